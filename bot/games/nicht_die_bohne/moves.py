"""The moves: what a player may ask to do."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from bot.games.nicht_die_bohne.cards import Card


class Lay(NamedTuple):
    """Lay a card of the hand, the leader face up, everybody else face down (N2).

    Until the last card is down, it may also take the place of the one laid before.
    """

    card: Card


class Take(NamedTuple):
    """Take a card of the trick into the own scoring area (N2)."""

    card: Card


Move: TypeAlias = Lay | Take
