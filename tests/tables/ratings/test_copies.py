"""Whoever plays as a computer does gets about its rating, and none for losing to `hard` as `normal` does."""

from __future__ import annotations

import random
from statistics import mean

import pytest

from bot.store import COMPUTERS, Contestant
from bot.tables.ratings.anchors import BEGINNING
from bot.tables.ratings.judging import UNKNOWN, rate
from tests.breadth import few_rows

# Games of Rio Grande 2000 that were played by computers: the place of the one, and then those of all others.
NORMAL_AMONG_HARD = {
    3: (
        "212 212 212 212 212 213 213 213 213 213 213 213 312 312 312 312 312 312 312 312 312 312 312 312 312 "
        "312 312 312 312 312 312 312 312 312 312 312 312 312 312 312 312 312 312 312 312 312 312 312 312 312 "
    ),
    4: (
        "1224 2124 2134 2134 3123 3123 3123 3123 3123 3123 3123 3124 3124 3124 3124 3124 3124 3124 4113 4113 "
        "4122 4122 4122 4122 4122 4122 4123 4123 4123 4123 4123 4123 4123 4123 4123 4123 4123 4123 4123 4123 "
        "4123 4123 4123 4123 4123 4123 4123 4123 4123 4123 "
    ),
    5: (
        "12245 12345 21225 21225 21244 21245 21245 21245 21335 21345 21345 21345 31145 31233 31235 31235 "
        "31244 31244 31244 31245 31245 31245 31245 41224 41224 41224 41225 41225 41225 41235 41235 41235 "
        "51134 51222 51224 51224 51224 51224 51224 51224 51233 51233 51234 51234 51234 51234 51234 51234 "
        "51234 51234 "
    ),
    6: (
        "122456 123446 212256 212446 212456 213456 312336 312336 312355 312355 312355 312355 312444 312444 "
        "312456 412246 412255 412255 412256 412346 412346 412346 412356 412356 511346 512225 512245 512245 "
        "512246 512246 512246 512246 512336 512336 512336 512345 512345 512346 512346 612244 612245 612245 "
        "612333 612333 612333 612335 612344 612345 612345 612345 "
    ),
    7: (
        "1134447 1134467 1233557 1234447 2122266 2122555 2122557 2124447 2124447 2124466 2124466 2124557 "
        "2124557 2133366 2134447 2134467 2134555 2134557 3113555 3123367 3123367 3123555 3123566 3123567 "
        "3124447 3124555 4122467 4122557 4122557 4122557 4122567 4123444 4123447 4123467 5122255 5122257 "
        "5122467 5123357 5123367 5123457 6111156 6122447 6123356 6123447 7113455 7122255 7122444 7123356 "
        "7123356 7123456 "
    ),
}
"""By the number of players."""
AT_ONCE = 12
"""How many people the mean is taken of."""


def end(games: list[str], version: str) -> float:
    """The mean rating after 80 of these games, in all of which the others are `hard`."""
    return mean(_end(games, version, random.Random(one)) for one in range(AT_ONCE))


def _end(games: list[str], version: str, luck: random.Random) -> float:
    known = UNKNOWN
    for game in luck.choices(games, k=80):
        own, *others = (int(place) for place in game)
        seats = [Contestant(COMPUTERS - seat, rank, False, "hard", version) for seat, rank in enumerate(others)]
        known = rate("bohnanza", (Contestant(1, own, False, None, ""), *seats), {1: known})[1]
    return known.mu


@pytest.mark.parametrize(("sizes", "most"), few_rows([((3, 4), 7), ((5,), 8), ((6, 7), 3)], ((3, 4), 7)), ids=str)
def test_whoever_plays_as_normal_gains_little_by_losing_to_hard(sizes: tuple[int, ...], most: float) -> None:
    """One figure cannot bring both there: as `hard` among `normal` somebody comes out as much too high."""
    games = [game for players in sizes for game in NORMAL_AMONG_HARD[players].split()]
    today, once = end(games, "3"), end(games, "2")
    assert abs(today - BEGINNING) < most
    assert once - today > 2
    assert once - BEGINNING > most
