"""Where people end up who play exactly as a computer does, and which standings bring such copies to themselves."""

from __future__ import annotations

import random
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from statistics import mean
from typing import NamedTuple

from bot.players import EXPERT, STRENGTHS, Standing
from bot.tables.computers.strengths import USUAL
from bot.tables.ratings.anchors import BEGINNING
from bot.tables.ratings.judging import MODEL

GAMES, LONG = 80, 1000
"""After how many games of a person it is looked at, and after how many it is at last."""
PEOPLE = 6
"""How many people the mean is taken of."""
FIRST: Standing = (0.0, 1.0)
"""Where every strength stands before any is moved."""
FIRST_STEP, LAST_STEP = 4.0, 0.1
"""How far standings are moved at first, and at last."""


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


def by_pair(games: Sequence[Game]) -> dict[Pair, list[Game]]:
    """The games of each company that there is."""
    strengths = [one for one in (*STRENGTHS, EXPERT) if any(one in game.seats for game in games)]
    found = {pair: [game for game in games if _is_of(game, pair)] for pair in pairs(strengths)}
    return {pair: _evened(of_pair) for pair, of_pair in found.items() if of_pair}


def _evened(games: list[Game]) -> list[Game]:
    """Of duels, one more that each of both won: that somebody lost all does not say they always will."""
    seats = games[0].seats
    return games if len(seats) > 2 else [*games, Game(seats, (1, 2)), Game(seats, (2, 1))]


def _is_of(game: Game, pair: Pair) -> bool:
    return {*game.seats} == {*pair} and game.seats.count(pair.one) == 1


def end(games: Sequence[Game], copied: str, others: Standing, after: int) -> float:
    """How much above the beginning people are after so many games, drawn from these, who play as this strength."""
    luck = random.Random(18)
    return mean(_end(luck.choices(games, k=after), copied, others, luck) for _ in range(PEOPLE)) - BEGINNING


def _end(games: Sequence[Game], copied: str, others: Standing, luck: random.Random) -> float:
    person, (above, spread) = MODEL.rating(), others
    for game in games:
        own = luck.choice([seat for seat, name in enumerate(game.seats) if name == copied])
        teams = [[MODEL.rating(BEGINNING + above, spread)] for _ in game.seats]
        teams[own] = [person]
        person = MODEL.rate(teams, ranks=[float(rank) for rank in game.ranks])[own][0]
    return float(person.mu)


def errors(
    played: Mapping[Pair, Sequence[Game]], standings: Mapping[str, Standing], after: int
) -> dict[Pair, float]:
    """How much too high each strength comes out after so many games, alone among each other one."""
    return {
        pair: end(games, pair.one, standings[pair.among], after) - standings[pair.one][0]
        for pair, games in played.items()
    }


def fitted(played: Mapping[Pair, Sequence[Game]]) -> dict[str, Standing]:
    """The standings that bring every copy as near to itself as they can, and those that are furthest off first.

    In a duel the better one wins all of 80: how far above that one stands changes little then, but much in
    hundreds. There copies are looked at after both, and what is off after 80 counts twice.
    """
    duel = all(len(game.seats) == 2 for games in played.values() for game in games)
    misfit, step = _misfit_of(played, {GAMES: 2.0, LONG: 1.0} if duel else {GAMES: 1.0}), FIRST_STEP
    strengths = [one for one in (*STRENGTHS, EXPERT) if any(one in pair for pair in played)]
    best = dict.fromkeys(strengths, FIRST)
    least = misfit(best)
    while step > LAST_STEP:
        before = least
        for strength in best:
            for moved in _moves(strength, best[strength], step):
                tried = {**best, strength: moved}
                if misfit(tried) < least:
                    best, least = tried, misfit(tried)
        if least > 0.95 * before:
            step /= 2
    return {strength: (round(above, 1), round(spread, 1)) for strength, (above, spread) in best.items()}


def _moves(strength: str, standing: Standing, step: float) -> Iterator[Standing]:
    """Where this strength could stand instead; the usual one stands where people begin."""
    above, spread = standing
    for up in (0.0,) if strength == USUAL else (0.0, step, -step):
        for wider in (0.0, step, -step):
            if up or wider:
                yield above + up, max(LAST_STEP, spread + wider)


def _misfit_of(
    played: Mapping[Pair, Sequence[Game]], weights: Mapping[int, float]
) -> Callable[[Mapping[str, Standing]], float]:
    """What says how far off the copies are after so many games, above all the one that is furthest off."""
    known: dict[tuple[Pair, Standing, int], float] = {}

    def ended(pair: Pair, others: Standing, after: int) -> float:
        if (pair, others, after) not in known:
            known[pair, others, after] = end(played[pair], pair.one, others, after)
        return known[pair, others, after]

    def misfit(standings: Mapping[str, Standing]) -> float:
        return sum(
            (weight * (ended(pair, standings[pair.among], after) - standings[pair.one][0])) ** 6
            for after, weight in weights.items()
            for pair in played
        )

    return misfit
