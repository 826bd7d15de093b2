"""What ratings the computer players are worth: `python -m tests.benchmarks.ratings [FAMILY …] [--games N]`.

They play each other in every game of a family, by threes, or by twos in a game for two, and are rated as people
are. The usual strength is where people begin; all others are told as so much above or below it. These are the
figures of `bot/players/FAMILY/strengths.py`: whoever makes a computer play better writes a new line there.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Iterator, Sequence
from itertools import combinations
from statistics import mean

from openskill.models import PlackettLuce

from bot.games import CATALOGUE
from bot.players import STRENGTHS
from bot.simulate.batch import Batch, Result, play_all
from bot.tables.computers.strengths import USUAL

OLD = "tests.benchmarks.players.hard_0_1:player"
"""The strongest of version 0.1.0, who is no longer among those to choose from."""


def line_ups(seats: int) -> Iterator[tuple[str, ...]]:
    """Who plays whom: all of different strengths."""
    return combinations((OLD, *STRENGTHS), seats)


def played(family: str, games: int, jobs: int, seed: int) -> Iterator[Result]:
    """So many games of each line-up in each game of a family."""
    for key, game in CATALOGUE.items():
        if game.family == family:
            for seats in line_ups(min(3, game.players[-1])):
                yield from play_all(Batch(key, seats, games, seed, recorded=False), jobs)


def ranks(result: Result) -> list[float]:
    """The place of each seat, from 1 on; equals share one, but for those who did not win with as much."""
    worth = [(score, seat in result.winners) for seat, score in enumerate(result.scores)]
    return [1.0 + sum(other > own for other in worth) for own in worth]


def rated(results: Sequence[Result]) -> dict[str, float]:
    """What each player is worth: its mean rating while the second half of all games is counted."""
    model = PlackettLuce()
    known = {name: model.rating() for result in results for name in result.seats}
    course: dict[str, list[float]] = {name: [] for name in known}
    for number, result in enumerate(results):
        after = model.rate([[known[name]] for name in result.seats], ranks=ranks(result))
        known |= {name: team[0] for name, team in zip(result.seats, after, strict=True)}
        if 2 * number >= len(results):
            for name in result.seats:
                course[name].append(known[name].mu)
    usual = mean(course[USUAL])
    return {name: mean(mus) - usual for name, mus in course.items()}


def main() -> None:
    """Play, and print a line for each player."""
    parser = argparse.ArgumentParser(description="Rate the computer players.")
    parser.add_argument("families", nargs="*", default=sorted({game.family for game in CATALOGUE.values()}))
    parser.add_argument("--games", type=int, default=60, help="of each line-up in each game")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", type=int, default=18)
    given = parser.parse_args()
    for family in given.families:
        results = list(played(family, given.games, given.jobs, given.seed))
        random.Random(given.seed).shuffle(results)
        for name, above in sorted(rated(results).items(), key=lambda one: one[1]):
            print(f"{family:16} {name:45} {above:+6.2f} in {len(results)} games", flush=True)


if __name__ == "__main__":
    main()
