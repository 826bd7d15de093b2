"""Why a computer player of Nicht die Bohne makes a move, in one reason; the words are in `hints.ftl`."""

from __future__ import annotations

from typing import assert_never

from bot.games.nicht_die_bohne.cards import FACE, Card, Kind
from bot.games.nicht_die_bohne.moves import Lay, Move, Take
from bot.games.nicht_die_bohne.view import Own, View
from bot.players.hint import Reason
from bot.players.nicht_die_bohne.points import added


def explain(view: View, move: Move) -> Reason:
    """Why this move, which a seat may make now, is a good one; the facts are the seat's own to know."""
    own = view.own
    assert own is not None
    match move:
        case Lay(card):
            return _lay(view, own, card)
        case Take(card):
            return _take(view, own, card)
        case _:
            assert_never(move)


def _take(view: View, own: Own, card: Card) -> Reason:
    """What the card adds at once, and what speaks for it where others add more."""
    colour, kind, _ = FACE[card]
    points = added(view, own.seat, card)
    facts: dict[str, str | int] = {"colour": colour, "points": abs(points)}
    if kind is not Kind.NUMBER and points > 0:
        return Reason(SPECIAL[kind], facts)
    most = max(added(view, own.seat, other) for other in own.options.take)
    if points == most:
        return Reason(BEST[(points > 0) - (points < 0)], facts)
    return Reason("bohne-hint-take-later", facts)


SPECIAL = {
    Kind.MINUS: "bohne-hint-take-minus",
    Kind.X2: "bohne-hint-take-x2",
    Kind.NICHT_DIE_BOHNE: "bohne-hint-take-nothing",
}
"""Where a card other than a number adds points."""

BEST = {1: "bohne-hint-take-most", 0: "bohne-hint-take-harmless", -1: "bohne-hint-take-least"}
"""Where no other card adds more: whether it adds points, changes nothing or costs points."""


def _lay(view: View, own: Own, card: Card) -> Reason:
    """What the card does to the others, each of whom may have to take it."""
    if len(own.options.lay) == 1:
        return Reason("bohne-hint-lay-last")
    others = [seat.seat for seat in view.seats if seat.seat != own.seat]
    effects = [added(view, seat, card) for seat in others]
    facts = {"most": max(effects), "costs": -min(effects)}
    if max(effects) > 0:
        least = min(max(added(view, seat, other) for seat in others) for other in own.options.lay)
        if min(effects) < 0:
            return Reason("bohne-hint-lay-mixed", facts)
        return Reason("bohne-hint-lay-little" if max(effects) == least else "bohne-hint-lay-keeps", facts)
    return Reason("bohne-hint-lay-hurts" if min(effects) < 0 else "bohne-hint-lay-useless", facts)
