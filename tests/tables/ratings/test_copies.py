"""Whoever plays as a computer does gets about its rating, and none for losing to `hard` as `normal` does."""

from __future__ import annotations

import random
from collections.abc import Mapping
from statistics import mean

import pytest

from bot.players import FAMILIES
from bot.store import COMPUTERS, Contestant, Rating
from bot.tables.ratings.anchors import anchor
from bot.tables.ratings.judging import UNKNOWN, rate
from tests.breadth import few_rows

# Games of Rio Grande 2000 that were played by computers: the place of the one, and then those of all others.
NORMAL_AMONG_HARD = {
    3: (
        "122 123 123 212 212 213 213 213 213 213 213 213 312 312 312 312 312 312 312 312 312 312 312 312 312 "
        "312 312 312 312 312 312 312 312 "
    ),
    4: (
        "1224 1234 2122 2124 2124 2124 2134 3123 3124 3124 3124 4113 4122 4122 4122 4122 4122 4123 4123 4123 "
        "4123 4123 4123 4123 4123 4123 4123 4123 4123 4123 "
    ),
    5: (
        "11345 12335 21225 21245 21245 21333 21335 21344 21345 31235 31235 31244 31244 31245 31245 31245 "
        "41224 41225 41234 41234 41234 41235 41235 41235 51222 51224 51233 51234 51234 51234 "
    ),
    6: (
        "122446 122456 212256 212446 213336 213356 213446 312336 312355 312356 312446 411344 412244 412256 "
        "412256 412344 412346 412346 412346 512226 512336 512346 611335 612222 612225 612245 612335 612344 "
        "612344 612345 "
    ),
    7: (
        "1133367 1134557 1233366 1234566 2122555 2124466 2124467 2124567 3114555 3123366 3123557 3124466 "
        "4113466 4122466 4123557 5122257 5122455 5123355 5123367 5123457 6122226 6122256 6123337 6123357 "
        "6123447 7113336 7122455 7123355 7123444 7123455 "
    ),
}
"""By the number of players."""
HARD_AMONG_NORMAL = {
    3: (
        "113 122 122 122 123 123 123 123 123 123 123 123 123 123 123 123 123 123 123 123 123 123 123 123 123 "
        "123 212 212 213 213 213 312 312 "
    ),
    4: (
        "1134 1224 1224 1224 1233 1233 1234 1234 1234 1234 1234 1234 1234 1234 2122 2124 2133 2133 2134 2134 "
        "2134 2134 3114 3123 3124 3124 3124 3124 4122 4123 "
    ),
    5: (
        "12225 12245 12245 12335 12344 12345 12345 21245 21245 21335 21335 21335 21344 21345 21345 21345 "
        "31145 31235 31235 31235 31244 31245 31245 41224 41225 41234 41235 41235 51224 51234 "
    ),
    6: (
        "113455 122455 123336 123355 123356 212226 212256 212256 212446 212446 212456 213446 213455 311356 "
        "312336 312336 312356 312356 312356 312446 411346 412246 412255 412355 512226 512245 512336 612225 "
        "612335 612344 "
    ),
    7: (
        "1222567 1233367 2122266 2122267 2122567 2124466 2124467 2124566 2133337 2134557 2134567 3123366 "
        "3123367 3123566 3124566 4122447 4122467 4123447 4123447 5122257 5122267 5123357 5123357 5123367 "
        "5123457 6122457 6123357 6123456 7122455 7123336 "
    ),
}
"""The same the other way round."""
AT_ONCE = 12
"""How many people the mean is taken of."""
FAR = 2.5
"""How far from its computer a copy of it may end."""


def standing(strength: str, players: int) -> Rating:
    """Where a computer of today stands."""
    found = anchor("bohnanza", strength, FAMILIES["bohnanza"].versions[strength], players)
    assert found is not None
    return found


def end(games: list[str], among: str) -> float:
    """The mean rating after 80 of these games, in all of which the others are of this strength."""
    return mean(_end(games, among, random.Random(one)) for one in range(AT_ONCE))


def _end(games: list[str], among: str, luck: random.Random) -> float:
    known, version = UNKNOWN, FAMILIES["bohnanza"].versions[among]
    for game in luck.choices(games, k=80):
        own, *others = (int(place) for place in game)
        seats = [Contestant(COMPUTERS - seat, rank, False, among, version) for seat, rank in enumerate(others)]
        known = rate("bohnanza", (Contestant(1, own, False, None, ""), *seats), {1: known})[1]
    return known.mu


@pytest.mark.parametrize(
    ("games", "one", "among", "players"),
    few_rows(
        [
            (games, *pair, players)
            for pair, games in (
                (("normal", "hard"), NORMAL_AMONG_HARD),
                (("hard", "normal"), HARD_AMONG_NORMAL),
            )
            for players in games
        ],
        (NORMAL_AMONG_HARD, "normal", "hard", 4),
        (HARD_AMONG_NORMAL, "hard", "normal", 4),
    ),
)
def test_whoever_plays_as_a_computer_does_gets_about_its_rating(
    games: Mapping[int, str], one: str, among: str, players: int
) -> None:
    """Also after losing to better ones all the time, or winning against worse."""
    assert abs(end(games[players].split(), among) - standing(one, players).mu) < FAR
