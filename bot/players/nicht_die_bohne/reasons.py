"""Why a computer player of Nicht die Bohne makes a move; the words are in `hints.ftl`.

Whatever is said is a fact that the seat's own View shows, so that it stays true however the move was chosen.
"""

from __future__ import annotations

from typing import assert_never

from bot.games.contract import Seat
from bot.games.nicht_die_bohne.cards import FACE, Card, Kind
from bot.games.nicht_die_bohne.moves import Lay, Move, Take
from bot.games.nicht_die_bohne.view import Own, View
from bot.players.hint import Fact, Reason
from bot.players.nicht_die_bohne.points import added, colour_of


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


def compared(view: View, own: Own, done: Move, best: Move, reason: Reason) -> Reason:
    """The reason for the best move, and what speaks against the one that was made."""
    if isinstance(done, Lay):
        against = _laid(view, own, done.card)
    else:
        less = added(view, own.seat, done.card) < added(view, own.seat, best.card)
        against = _took(view, own, done.card) if less else ()
    return reason._replace(besides=(*reason.besides, *against))


def _took(view: View, own: Own, card: Card) -> tuple[Reason, ...]:
    """What its colour counts with the card that was taken."""
    points = added(view, own.seat, card)
    return (_counts(view, own, card, points)._replace(id="bohne-hint-took"),) if points else ()


def _laid(view: View, own: Own, card: Card) -> tuple[Reason, ...]:
    """Who might gain most by the card that was laid, or that nobody would lose by it."""
    effects = {seat.seat: added(view, seat.seat, card) for seat in view.seats if seat.seat != own.seat}
    keen = max(effects, key=lambda seat: effects[seat])
    if effects[keen] > 0:
        return (Reason("bohne-hint-laid-gives", {"who": keen, "points": effects[keen]}),)
    return () if min(effects.values()) < 0 else (Reason("bohne-hint-laid-nothing"),)


def _take(view: View, own: Own, card: Card) -> Reason:
    """Why to take this card: what it adds at once, and what speaks for it where others add more."""
    colour, kind, _ = FACE[card]
    points = added(view, own.seat, card)
    facts: dict[str, Fact] = {"colour": colour, "points": abs(points)}
    counts = (_counts(view, own, card, points),) if points else ()
    if kind is not Kind.NUMBER and points > 0:
        return Reason(SPECIAL[kind], facts, counts)
    best = max(own.options.take, key=lambda other: added(view, own.seat, other))
    most = added(view, own.seat, best)
    if points == most:
        return Reason(BEST[(points > 0) - (points < 0)], facts, counts)
    besides = (*_denied(view, own, card), *counts)
    return Reason("bohne-hint-take-later", {"cards": (best,), "more": most - points}, besides)


def _counts(view: View, own: Own, card: Card, points: int) -> Reason:
    """What the card's colour counts with this card, and what it counts now."""
    now = colour_of(view, own.seat, card).result
    return Reason("bohne-hint-colour", {"colour": FACE[card].colour, "before": now, "after": now + points})


def _denied(view: View, own: Own, card: Card) -> tuple[Reason, ...]:
    """Who would gain most by the card, of those who are still to take one; nothing where nobody would gain."""
    taken = {laid.taken_by for laid in view.up}
    others = [seat.seat for seat in view.seats if seat.seat != own.seat and seat.seat not in taken]
    who = max(others, key=lambda seat: added(view, seat, card), default=None)
    if who is None or added(view, who, card) <= 0:
        return ()
    return (Reason("bohne-hint-take-denies", {"who": who, "points": added(view, who, card)}),)


SPECIAL = {
    Kind.MINUS: "bohne-hint-take-minus",
    Kind.X2: "bohne-hint-take-x2",
    Kind.NICHT_DIE_BOHNE: "bohne-hint-take-nothing",
}
"""The sentence for each kind of card that is no number and adds points."""

BEST = {1: "bohne-hint-take-most", 0: "bohne-hint-take-harmless", -1: "bohne-hint-take-least"}
"""The sentence where no other card adds more: this one adds points (1), nothing (0) or costs some (-1)."""


def _lay(view: View, own: Own, card: Card) -> Reason:
    """Why to lay this card: what it does to the others, each of whom may have to take it."""
    if len(own.options.lay) == 1:
        return Reason("bohne-hint-lay-last")
    effects = {seat.seat: added(view, seat.seat, card) for seat in view.seats if seat.seat != own.seat}
    who, most = min(effects, key=lambda seat: effects[seat]), max(effects.values())
    costs: dict[str, Fact] = {"who": who, "costs": -effects[who]}
    if most <= 0:
        return Reason("bohne-hint-lay-hurts", costs) if effects[who] < 0 else Reason("bohne-hint-lay-useless")
    if effects[who] < 0:
        return Reason("bohne-hint-lay-mixed", {**costs, "most": most})
    least = min(own.options.lay, key=lambda other: _most(view, own.seat, other))
    if _most(view, own.seat, least) == most:
        return Reason("bohne-hint-lay-little", {"most": most})
    keen = max(effects, key=lambda seat: effects[seat])
    return Reason("bohne-hint-lay-keeps", {"who": keen, "most": most, "cards": (least,)})


def _most(view: View, me: Seat, card: Card) -> int:
    """What this card would add at most to somebody else's scoring area."""
    return max(added(view, seat.seat, card) for seat in view.seats if seat.seat != me)
