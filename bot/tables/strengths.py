"""How well computers play: the names of the strengths, and the player behind each of them."""

from __future__ import annotations

from bot.players import FAMILIES, Player

STRENGTHS = ("easy", "normal", "hard")
"""From the weakest."""
USUAL = "normal"
"""The strength where nobody chooses another."""
FOR_PEOPLE = "normal"
"""How well people who left are played for."""


def player(family: str, strength: str) -> Player:
    """The player of this strength; a family that has none of that name plays as well as it can."""
    players = FAMILIES[family].players
    return players.get(strength) or players[list(players)[-1]]


def simplest(family: str) -> Player:
    """The player that always knows something lawful, where another one fails."""
    return FAMILIES[family].players["simplest"]
