"""How well computers play where nobody has chosen, and the player behind each strength."""

from __future__ import annotations

from bot.games import CATALOGUE
from bot.games.contract import AnyGame, MalformedMove
from bot.players import EXPERT, FAMILIES, STRENGTHS, Player

USUAL = "normal"
"""The strength unless somebody chooses another."""
FOR_PEOPLE = "normal"
"""How well a computer plays for people who left."""


def player(family: str, strength: str, *, among_people: bool) -> Player:
    """The player of this strength, with the manners that it has among people or among computers alone."""
    known = FAMILIES[family]
    mannerly = known.among_people.get(strength) if among_people else None
    return mannerly or known.players[strength]


def offered(game: AnyGame) -> tuple[str, ...]:
    """The strengths that people may choose for this game, the weakest first."""
    return FAMILIES[game.family].strengths(game.players)


def fitting(game: str, strength: str) -> str:
    """This strength, or the best one of a game that has none so good; raises MalformedMove where there is no such
    strength at all."""
    if strength not in (*STRENGTHS, EXPERT):
        raise MalformedMove("no-such-strength")
    known = offered(CATALOGUE[game])
    return strength if strength in known else known[-1]


def simplest(family: str) -> Player:
    """The player that always finds a lawful move, for when another one fails."""
    return FAMILIES[family].players["simplest"]
