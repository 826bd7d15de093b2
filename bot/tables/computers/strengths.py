"""How well computers play where nobody says so, and the player behind each strength."""

from __future__ import annotations

from bot.players import FAMILIES, Player

USUAL = "normal"
"""The strength where nobody chooses another."""
FOR_PEOPLE = "normal"
"""How well people who left are played for."""


def player(family: str, strength: str) -> Player:
    """The player of this strength."""
    return FAMILIES[family].players[strength]


def simplest(family: str) -> Player:
    """The player that always knows something lawful, where another one fails."""
    return FAMILIES[family].players["simplest"]
