"""The players of Nicht die Bohne who look ahead to the end of a trick: what will be laid, and who takes what."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from bot.games.chance import Chance
from bot.games.contract import Seat
from bot.games.nicht_die_bohne.cards import Card
from bot.games.nicht_die_bohne.moves import Lay, Move, Take
from bot.games.nicht_die_bohne.view import Own, View
from tests.benchmarks.players.bohne_hard_2.worth import Worth, unseen, worth_of


class Style(NamedTuple):
    """How far a player thinks, and about what."""

    guesses: int
    """How many times a trick is thought through, each time with other cards for the others, by lot."""
    envy: float
    """How much the average gain of the others counts against the own gain."""
    patience: float
    """How much of the harm that a card would do is gained by keeping it, for each card still in hand."""
    token: float
    """What it is worth to lead the next trick."""


HARD = Style(guesses=18, envy=1.0, patience=0.06, token=-4.0)
"""This player thinks of the tricks to come, too, and keeps bad cards until they hurt most.

The numbers won against others in thousands of games; whoever leads shows a card to all, and so would rather not.
"""


class Shares(NamedTuple):
    """What each seat that still had to take a card gains by it, and who leads next."""

    gained: Sequence[float]
    leader: Seat


def hard_player(view: View, chance: Chance) -> Move | None:
    """A good move; None where the game does not wait for this seat."""
    return best_move(view, chance, HARD)


def best_move(view: View, chance: Chance, style: Style) -> Move | None:
    """The move with the best prospect; None where the game does not wait for this seat."""
    own = view.own
    if own is None or own.seat not in view.waiting_for:
        return None
    if own.options.take:
        return Take(_best_to_take(view, own, style))
    if len(own.options.lay) == 1:
        return Lay(own.options.lay[0])
    return Lay(_best_to_lay(view, own, chance, style))


def _best_to_take(view: View, own: Own, style: Style) -> Card:
    """The card with which, once the others have taken theirs, this seat is furthest ahead."""
    worth = worth_of(view, own, [laid.card for laid in view.up])
    cards = [laid.card for laid in sorted(view.up)]
    left = [laid.seat for laid in view.up if laid.taken_by is None and not laid.token]

    def prospect(owner: Seat) -> float:
        rest = [seat for seat in left if seat != owner]
        shares = share_out(worth, cards, view.leader, owner, rest)
        return worth[own.seat][cards[owner]] + _ahead(shares, own.seat, style)

    return cards[max(left, key=prospect)]


def _best_to_lay(view: View, own: Own, chance: Chance, style: Style) -> Card:
    """The card with the best outcome on average; bad cards are kept while they would do little harm."""
    hidden = unseen(view, own)
    lead = () if view.lead is None else (view.lead,)
    worth = worth_of(view, own, (*hidden, *own.hand, *lead))
    others = [seat.seat for seat in view.seats if seat.seat != own.seat]
    followers = [seat for seat in others if view.lead is None or seat != view.leader]
    cards = [view.lead or own.hand[0]] * len(view.seats)
    prospects = dict.fromkeys(own.options.lay, 0.0)
    takable = [seat.seat for seat in view.seats if seat.seat != view.leader]
    for _ in range(style.guesses):
        # Why somebody lays a card is their secret: one who is taken to lay the worst that they have is misjudged.
        for seat, card in zip(followers, chance.shuffle(hidden), strict=False):
            cards[seat] = card
        for card in prospects:
            cards[own.seat] = card
            shares = share_out(worth, cards, view.leader, view.leader, takable)
            prospects[card] += _ahead(shares, own.seat, style)

    patience = style.patience * len(own.hand)

    def prospect(card: Card) -> float:
        return prospects[card] / style.guesses + patience * _helps(worth, others, card)

    return max(prospects, key=prospect)


def _helps(worth: Worth, others: Sequence[Seat], card: Card) -> float:
    """What the card is worth to the others, on average."""
    return sum([worth[seat][card] for seat in others]) / len(others)


def _ahead(shares: Shares, seat: Seat, style: Style) -> float:
    """How far these shares bring the seat ahead of the others."""
    mine = shares.gained[seat]
    others = (sum(shares.gained) - mine) / (len(shares.gained) - 1)
    return mine - style.envy * others + style.token * (shares.leader == seat)


def share_out(worth: Worth, cards: Sequence[Card], token: Seat, taker: Seat, left: Iterable[Seat]) -> Shares:
    """Let everybody take, beginning with `taker`, from the cards of the seats `left`, then the token's card.

    The cards stand by the seats that laid them.
    """
    gained = [0.0] * len(cards)
    owners = list(left)
    while owners:
        mine = worth[taker]
        best, most = owners[0], mine[cards[owners[0]]]
        for owner in owners[1:]:
            value = mine[cards[owner]]
            if value > most:
                best, most = owner, value
        gained[taker] = most
        owners.remove(best)
        taker = best
    gained[taker] = worth[taker][cards[token]]
    return Shares(gained, taker)
