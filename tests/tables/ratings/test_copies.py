"""Whoever plays as a computer does gets about its rating, and none for losing to `hard` as `normal` does."""

from __future__ import annotations

import random
from statistics import mean

import pytest

from bot.store import COMPUTERS, Contestant
from bot.tables.ratings.anchors import BEGINNING
from bot.tables.ratings.judging import UNKNOWN, rate

# Games of Rio Grande 2000 that were played by computers: the place of the one, and then those of all others.
NORMAL_AMONG_HARD = {
    3: (
        "123 212 212 212 212 212 213 213 213 213 213 213 213 213 312 312 312 312 312 312 312 312 312 312 312 "
        "312 312 312 312 312 312 312 312 312 312 312 312 312 312 312 "
    ),
    4: (
        "2124 2124 2133 2134 2134 2134 2134 2134 3123 3123 3123 3124 3124 3124 3124 3124 4122 4122 4122 4122 "
        "4122 4123 4123 4123 4123 4123 4123 4123 4123 4123 4123 4123 4123 4123 4123 4123 4123 4123 4123 4123 "
    ),
    5: (
        "12245 12335 21245 21245 21335 21335 21335 21335 21345 31145 31233 31235 31235 31235 31244 31244 "
        "31244 31245 31245 41135 41224 41234 41234 41234 41235 41235 41235 41235 41235 41235 51133 51224 "
        "51224 51224 51233 51233 51234 51234 51234 51234 "
    ),
    6: (
        "122255 123356 212226 212226 212256 212456 212456 212456 213446 312336 312336 312336 312336 312336 "
        "312336 312456 412344 412344 412346 412346 412356 412356 511336 512245 512246 512246 512335 512336 "
        "512336 512336 512345 611344 611345 611345 612244 612333 612344 612345 612345 612345 "
    ),
    7: (
        "1222557 1224447 1233367 1233557 2122555 2122567 2122567 2124447 2124467 2124566 2124567 2133366 "
        "2133367 2133567 2133567 3123337 3123337 3123367 3123557 3124467 3124566 4122466 4122467 4122567 "
        "4123447 4123467 5122457 5122457 5123357 5123357 5123357 5123357 5123367 5123457 6122446 6123456 "
        "7113446 7122456 7123356 7123444 "
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


@pytest.mark.parametrize(("sizes", "most"), [((3, 4), 7), ((5,), 10), ((6, 7), 2)], ids=str)
def test_whoever_plays_as_normal_gains_little_by_losing_to_hard(sizes: tuple[int, ...], most: float) -> None:
    """One figure cannot bring both there: as `hard` among `normal` somebody comes out as much too high."""
    games = [game for players in sizes for game in NORMAL_AMONG_HARD[players].split()]
    today, once = end(games, "3"), end(games, "2")
    assert abs(today - BEGINNING) < most
    assert once - today > 2
    assert once - BEGINNING > most
