"""How well computers play where nobody has chosen, and the player behind each strength."""

from __future__ import annotations

from bot.players import FAMILIES, Player

USUAL = "normal"
"""The strength unless somebody chooses another."""
FOR_PEOPLE = "normal"
"""How well a computer plays for people who left."""


def player(family: str, strength: str, *, among_people: bool) -> Player:
    """The player of this strength, with the manners that it has among people or among computers alone."""
    known = FAMILIES[family]
    mannerly = known.among_people.get(strength) if among_people else None
    return mannerly or known.players[strength]


def simplest(family: str) -> Player:
    """The player that always finds a lawful move, for when another one fails."""
    return FAMILIES[family].players["simplest"]
