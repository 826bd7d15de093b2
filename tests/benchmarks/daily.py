"""How long a deal of the day takes: how much its person has to decide, and how long the computers think.

`python -m tests.benchmarks.daily [GAMES]` plays each kind of the week so often, with a computer in the person's
place, which has the manners that it has among people; a person is taken to need six seconds for each thing that
they do.
"""

from __future__ import annotations

import sys
import time
from statistics import mean, median
from typing import Any, NamedTuple

from bot.games.contract import Decision
from bot.players import ADVISER, FAMILIES
from bot.tables.daily.answering import Deal, in_the_place
from bot.tables.daily.luck import seat_of
from bot.tables.daily.week import GAMES, WEEK, Kind

PAUSE = 6.0
"""Seconds that a person takes for one thing."""


class Played(NamedTuple):
    """A game: how often its person did something, what the answers cost, and what they came to."""

    done: int
    answers: list[float]
    """The seconds of processor of each."""
    score: int
    best: int


def play(deal: Deal) -> Played:
    """Play it to its end."""
    answers, done = list[float](), 0
    made = _timed(answers, deal, None)
    while deal.game.outcome(made.after) is None:
        moves = in_the_place(deal, made.after, FAMILIES[deal.game.family].among_people[ADVISER])
        done += len(moves)
        made = _timed(answers, deal, deal.made(made, moves))
    outcome = deal.game.outcome(made.after)
    assert outcome is not None
    scores = {one.seat: one.score for one in outcome.standings}
    return Played(done, answers, scores[deal.person], max(scores.values()))


def _timed(answers: list[float], deal: Deal, made: Decision[Any, Any] | None) -> Decision[Any, Any]:
    before = time.process_time()
    answered = deal.begun() if made is None else deal.answered(made)
    answers.append(time.process_time() - before)
    return answered


def measure(kind: Kind, games: int) -> None:
    """Print a line about this kind."""
    found = []
    for number in range(games):
        seed = f"{kind.key} {number}".encode()
        found.append(play(Deal(GAMES[kind.key], seed, seat_of(seed, kind.players), kind.players)))
    done, answers = [one.done for one in found], [1000 * one for played in found for one in played.answers]
    slowest = sorted(answers)[-max(1, len(answers) // 100)]
    print(
        f"{kind.key:32} {mean(done):5.1f} things done ({min(done)} to {max(done)}): "
        f"{mean(done) * PAUSE / 60:4.1f} min, at most {max(done) * PAUSE / 60:4.1f}; "
        f"an answer {median(answers):4.0f} ms, 1 % over {slowest:4.0f}, longest {max(answers):4.0f}; "
        f"score {mean(one.score for one in found):4.1f}, best of the table {mean(one.best for one in found):4.1f}"
    )


if __name__ == "__main__":
    for each in WEEK:
        measure(each, int(sys.argv[1]) if len(sys.argv) > 1 else 20)
