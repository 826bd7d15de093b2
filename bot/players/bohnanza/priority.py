"""The order in which every strength considers what it may do: the town, then trading, then its fields."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from bot.games.bohnanza.moves import EndTrading, Move
from bot.games.bohnanza.view import Own, View

Considered: TypeAlias = Callable[[View, Own], Move | None]
"""What a player wants of one kind of moves, if anything."""


def first_wanted(view: View, *, in_town: Considered, trade: Considered, grow: Considered) -> Move | None:
    """The first move that is wanted; None where none is and the game does not wait for this seat."""
    own = view.own
    if own is None:
        return None
    bought = in_town(view, own)
    if bought is not None:
        return bought
    if own.options.may_offer:
        return trade(view, own) or (EndTrading() if own.options.end_trading else None)
    return grow(view, own) if own.seat in view.waiting_for else None
