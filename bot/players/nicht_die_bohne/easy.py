"""A player of Nicht die Bohne who is new to it, and looks at the own score sheet and the cards alone."""

from __future__ import annotations

from bot.games.chance import Chance
from bot.games.nicht_die_bohne.cards import FACE, Card, Kind
from bot.games.nicht_die_bohne.moves import Lay, Move, Take
from bot.games.nicht_die_bohne.view import View
from bot.players.nicht_die_bohne.points import added

LOOKS = {Kind.MINUS: -6, Kind.NICHT_DIE_BOHNE: -3, Kind.X2: 6, Kind.NUMBER: 0}
"""What a card seems to be worth by itself, beside its number."""


def easy_player(view: View, chance: Chance) -> Move | None:
    """Take what adds most points at once, give away what seems worst; None where the game does not wait."""
    own = view.own
    if own is None or own.seat not in view.waiting_for:
        return None
    if own.options.take:
        return Take(max(own.options.take, key=lambda card: (added(view, own.seat, card), _looks(card))))
    return Lay(min(own.options.lay, key=_looks))


def _looks(card: Card) -> int:
    """What the card seems to be worth, whoever takes it."""
    _, kind, number = FACE[card]
    return LOOKS[kind] + number
