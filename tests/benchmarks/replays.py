"""How long a step of a replay takes: `python -m tests.benchmarks.replays [--key rio_grande_2000] [--players 4]`.

A whole game between computers is looked at again from end to end, by a player, by a spectator and with all hands.
Printed are milliseconds of CPU: the median and what 99 of 100 steps stay below, for the message in words, for the
message with its picture, and for drawing that alone, which happens in a thread; and once for opening the game.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from functools import partial
from statistics import median, quantiles
from typing import Any, NamedTuple, TypeVar

from bot.art.pictures import draw
from bot.games import CATALOGUE
from bot.games.contract import Viewer
from bot.players import FAMILIES
from bot.simulate.playing import play
from bot.store import COMPUTERS, SeatRow, Status, TableRow
from bot.tables import Table
from bot.tables.replays.course import Course
from bot.tables.replays.replays import course_of
from bot.ui.layout import Screen
from bot.ui.replaying import Offered, replay_screen, turning_points

STEPS = 120
"""So many steps of the game are looked at, evenly apart."""

WARMING = 3
"""Each such step is drawn before, so that everything is drawn once, as in a bot that runs."""

T = TypeVar("T")


class Looked(NamedTuple):
    """A game that is looked at again by somebody, perhaps with all hands."""

    table: Table
    course: Course
    viewer: Viewer
    offered: Offered

    def screen(self, number: int, *, pictures: bool) -> Screen:
        """One step as it is sent."""
        hands = range(len(self.table.seats)) if self.offered.all_hands else ()
        moment = self.course.moment(self.viewer, number, hands)
        made = replay_screen(self.table, moment, "en", pictures=pictures, offered=self.offered)
        made.to_components()
        return made


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="Milliseconds for a step of a replay.")
    parser.add_argument("--key", default="rio_grande_2000", choices=CATALOGUE)
    parser.add_argument("--players", type=int, default=4)
    given = parser.parse_args()
    game = CATALOGUE[given.key]
    events = play(game, FAMILIES[game.family], ("normal",) * given.players, "replay").events
    course, opening = timed(lambda: course_of(game, given.players, events))
    points, finding = timed(lambda: turning_points(course, 0, game.family))
    print(f"{given.key}, {given.players} players: {len(events)} events, {course.last(0) + 1} steps")
    print(f"once: the game from its events {opening:.1f} ms, its turning points {finding:.1f} ms")
    table = _table(given.key, given.players)
    offered = Offered(shares=True, opens=True, turning=points)
    _measure("a player", Looked(table, course, 0, offered))
    _measure("a spectator", Looked(table, course, None, offered))
    _measure("all hands", Looked(table, course, 0, offered._replace(all_hands=True)))


def _measure(name: str, looked: Looked) -> None:
    last = looked.course.last(looked.viewer)
    numbers = [step * last // (STEPS - 1) for step in range(STEPS)]
    for at in numbers[::WARMING]:
        draw(_scene(looked.screen(at, pictures=True)))
    worded = [timed(partial(looked.screen, at, pictures=False))[1] for at in numbers]
    made = [timed(partial(looked.screen, at, pictures=True)) for at in numbers]
    drawn = [timed(partial(draw, _scene(one)))[1] for one, _ in made]
    whole = [took + drawing for (_, took), drawing in zip(made, drawn, strict=True)]
    for what, took in (("in words", worded), ("with a picture", whole), ("… of it drawing", drawn)):
        most = quantiles(took, n=100)[-1]
        print(f"{name:12} {what:16} median {median(took):5.1f} ms, 99 of 100 below {most:5.1f} ms")


def _scene(screen: Screen) -> Any:
    if screen.picture is None:
        raise AssertionError("every step has its picture")
    return screen.picture.scene


def timed(work: Callable[[], T]) -> tuple[T, float]:
    """What this gives, and the milliseconds of CPU that it took."""
    began = time.process_time()
    found = work()
    return found, 1000 * (time.process_time() - began)


def _table(key: str, players: int) -> Table:
    table = Table(12, CATALOGUE[key])
    table.row = TableRow(12, key, 500, 600, 1, "en", Status.ENDED, 1, 0, 0, None)
    table.seats = tuple(
        [
            SeatRow(12, seat, COMPUTERS - seat - 1 if seat else 1, f"Seat {seat + 1}", left=False)
            for seat in range(players)
        ]
    )
    return table


if __name__ == "__main__":
    main()
