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
        "212 212 213 213 213 213 312 312 312 312 312 312 312 312 312 312 312 312 312 312 312 312 312 312 312 312 "
    ),
    4: (
        "2124 2124 2134 3123 3123 3123 3123 3123 3124 3124 4122 4122 4123 4123 4123 4123 4123 4123 4123 4123 "
        "4123 4123 4123 4123 4123 4123 "
    ),
    5: (
        "12344 21245 31233 31233 31235 31235 31235 31235 31245 41234 41234 41235 41235 41235 41235 51222 "
        "51224 51224 51233 51233 51234 51234 51234 51234 51234 51234 "
    ),
    6: (
        "212222 212226 212446 213355 311356 312333 312455 412244 412344 511335 512226 512335 512335 512336 "
        "512336 512345 611344 612244 612245 612333 612335 612335 612344 612345 612345 "
    ),
    7: (
        "1134447 1224567 2122227 2124557 3123337 3123555 3123557 3123566 3124557 4122444 4122444 4122467 "
        "4122557 4123447 4123467 5123357 5123366 5123366 6122226 6123356 6123356 7122255 7123336 7123355 "
        "7123356 "
    ),
}
"""By the number of players."""
HARD_AMONG_NORMAL = {
    3: (
        "122 122 122 122 123 123 123 123 123 123 123 123 123 123 123 123 123 123 123 123 123 123 123 123 123 123 "
    ),
    4: (
        "1224 1224 1233 1233 1233 1234 1234 1234 1234 1234 1234 1234 1234 1234 1234 1234 1234 1234 1234 1234 "
        "1234 1234 2133 2134 2134 3124 "
    ),
    5: (
        "11345 12225 12245 12333 12335 12344 12344 12345 12345 12345 12345 21245 21335 21345 21345 21345 "
        "21345 21345 21345 31233 31235 31245 31245 41224 41235 51224 "
    ),
    6: (
        "113336 122255 122256 122456 123336 123336 123356 123356 123444 123446 123446 123446 123455 123456 "
        "212444 212456 213456 312336 312336 312355 312356 312446 412246 512225 512336 "
    ),
    7: (
        "1224447 1224466 1224467 1224557 1233367 1233367 1234467 2133557 2133567 2134447 2134557 2134567 "
        "3114467 3123337 3123337 3123555 3123567 4113557 4122466 4123467 5122255 5122457 5123455 6122256 "
        "7122222 "
    ),
}
"""The same the other way round."""
AT_ONCE = 12
"""How many people the mean is taken of."""
FAR = 3.5
"""How far from its computer a copy may end; between `normal` and `hard` lie seven at a table of four."""


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
