"""What the best player of Nicht die Bohne expects of a card that was laid or taken: how sure a win is then."""

from __future__ import annotations

from collections.abc import Sequence
from math import copysign, sqrt
from statistics import fmean, stdev

from bot.games.contract import Seat
from bot.games.nicht_die_bohne.cards import Card
from bot.games.nicht_die_bohne.moves import Lay, Move, Take
from bot.games.nicht_die_bohne.view import Own, View
from bot.players.hint import luck_of
from bot.players.judging import Judged, judged
from bot.players.nicht_die_bohne.colours import summed
from bot.players.nicht_die_bohne.hard import BUDGETS, Deal, Tried, laying, prospects, ranked, taking
from bot.players.nicht_die_bohne.playing_out import Areas
from bot.players.nicht_die_bohne.reasons import compared, explain

DEALS = 32
"""In so many deals the card is compared with the best ones, which were found in others: luck that made them look
good does not count twice."""

PLAY_OUTS = 32
"""What finding the best two may cost: less than a move of the best player, since a whole game has a hundred."""


PARTS = ("laying", "taking")

AS_GOOD = 3.0
"""Per cent that a card may make a win less sure than the best one, and count as good as that."""


def judge(view: View, move: Move, taker: Seat | None = None) -> Judged | None:
    """This card beside the best two, by how sure it is with each to win the game."""
    own = view.own
    if own is None:
        return None
    match move:
        case Lay(card):
            options, tried, part = own.options.lay, laying(view, own, _areas(view)), "laying"
        case Take(card):
            options, tried, part = own.options.take, taking(view, own, _areas(view)), "taking"
    if card not in options or len(options) < 2:
        return None
    kind = type(move)
    found = judged(part, move, [(kind(one), worth) for one, worth in _worths(view, own, options, tried, card)])
    if found is None:
        return None
    reason = explain(view, found.best)
    return found._replace(reason=compared(view, own, move, found.best, reason) if found.loss else reason)


def _areas(view: View) -> Areas:
    return [[summed(colour) for colour in seat.area] for seat in view.seats]


def _worths(view: View, own: Own, options: Sequence[Card], tried: Tried, card: Card) -> list[tuple[Card, float]]:
    deal = Deal(view, own, luck_of(view), BUDGETS[len(view.seats)].ahead)
    sure = prospects(view, own)
    best = ranked(options, deal.tricks, lambda *dealt: sure.of(tried(*dealt)), PLAY_OUTS)[:2]
    found: dict[Card, list[float]] = {one: [] for one in dict.fromkeys([card, *best])}
    for _ in range(DEALS):
        tricks = deal.tricks()
        for one, sureness in found.items():
            sureness.append(100 * sure.of(tried(tricks, one)))
    return [(one, _surely_more(sureness, found[card])) for one, sureness in found.items()]


def _surely_more(one: Sequence[float], other: Sequence[float]) -> float:
    """How much more the one brings in the same deals than the other (below 0: less), as far as luck cannot be the
    reason: a standard error less than the mean."""
    apart = [mine - theirs for mine, theirs in zip(one, other, strict=True)]
    mean = fmean(apart)
    return copysign(max(0.0, abs(mean) - stdev(apart) / sqrt(len(apart))), mean)
