"""Where people end up who play exactly as a computer does, and which anchors bring such copies to themselves."""

from __future__ import annotations

import random
from collections.abc import Collection, Iterator, Mapping, Sequence
from statistics import mean
from typing import NamedTuple

from bot.players import EXPERT, STRENGTHS
from bot.tables.computers.strengths import USUAL
from bot.tables.ratings.anchors import BEGINNING, SIGMA
from bot.tables.ratings.judging import MODEL

GAMES = 80
"""After how many games of a person it is looked at."""
PEOPLE = 6
"""How many people the mean is taken of."""
SWEEPS = 4
"""How often an anchor is moved; after three times it hardly moves."""


class Game(NamedTuple):
    """Who played at each seat, and which place each reached, from 1 on."""

    seats: tuple[str, ...]
    ranks: tuple[int, ...]


class Pair(NamedTuple):
    """One of a strength among others who are all of one other strength."""

    one: str
    among: str


def pairs(strengths: Collection[str]) -> Iterator[Pair]:
    """All pairs of these strengths."""
    return (Pair(one, among) for one in strengths for among in strengths if one != among)


def of_pair(games: Sequence[Game], pair: Pair) -> list[Game]:
    """The games of such company."""
    return [game for game in games if set(game.seats) == {*pair} and game.seats.count(pair.one) == 1]


def end(games: Sequence[Game], copied: str, above: Mapping[str, float]) -> float:
    """How much above the beginning people are after 80 games, drawn from these, who play as this strength."""
    luck = random.Random(18)
    return mean(_end(luck.choices(games, k=GAMES), copied, above, luck) for _ in range(PEOPLE)) - BEGINNING


def _end(games: Sequence[Game], copied: str, above: Mapping[str, float], luck: random.Random) -> float:
    person = MODEL.rating()
    for game in games:
        own = luck.choice([seat for seat, name in enumerate(game.seats) if name == copied])
        teams = [[MODEL.rating(BEGINNING + above[name], SIGMA)] for name in game.seats]
        teams[own] = [person]
        person = MODEL.rate(teams, ranks=[float(rank) for rank in game.ranks])[own][0]
    return float(person.mu)


def errors(games: Sequence[Game], above: Mapping[str, float]) -> dict[Pair, float]:
    """How much too high each strength comes out, alone among each other one of which there are games."""
    played = {pair: of_pair(games, pair) for pair in pairs(above)}
    return {pair: end(found, pair.one, above) - above[pair.one] for pair, found in played.items() if found}


def fitted(games: Sequence[Game]) -> dict[str, float]:
    """How much above the usual strength each other one stands, with the least errors between those two.

    Easy among hard does not count here: it is always last, and 80 games are too few to tell how far below it is.
    """
    above = {one: 0.0 for one in (*STRENGTHS, EXPERT) if any(one in game.seats for game in games)}
    for strength in above:
        if strength != USUAL:
            of_both = [game for game in games if {*game.seats} == {strength, USUAL}]
            for _ in range(SWEEPS if of_both else 0):
                found = errors(of_both, above)
                # Too high alone, it wants its anchor higher, and so it does if others come out too low among it.
                wanted = [error if pair.one == strength else -error for pair, error in found.items()]
                above[strength] += (max(wanted) + min(wanted)) / 2
    return {strength: round(2 * figure) / 2 for strength, figure in above.items()}
