"""Measures whether computers hold up people: people move while computers play at many other tables.

Run as `python -m tests.benchmarks.computers`; with `--delay 0` they move as fast as they can, as at no real table.
Given are how long a person's move takes with the two messages that it changes, and for how long the event loop was
held: how much later than asked for it came back to a task that sleeps, without the time for which the machine gave
the processor to others. The longest pause is one of the garbage collector.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import random
import tempfile
import time
from pathlib import Path
from typing import Any

from bot.games import CATALOGUE
from bot.interpreter import favour_the_event_loop
from bot.store import Computer
from bot.tables import Computers, Person, Table, Tables, Timing, lobby
from bot.ui.publishing.outbox.places import PUBLIC, hand_of
from bot.ui.publishing.outbox.reader import Reader
from bot.ui.publishing.outbox.rendering import prepare
from tests.benchmarks.dealing import deal, new_tables, people, play
from tests.benchmarks.table import spread

SEATS = 4
MOVES = 600
BETWEEN = 0.03
"""Seconds between two moves of people."""
LOOK = 0.001
"""Seconds between two looks at how late the event loop is."""
HELD = 0.02
"""Seconds for which the event loop must never be held."""


def main() -> None:
    """Measure without computers, and with them."""
    parser = argparse.ArgumentParser(description="Time moves of people while computers play.")
    parser.add_argument("--game", default="rio_grande_2000", choices=CATALOGUE)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--delay", type=float, default=Timing().delay)
    parser.add_argument("--strength", default="hard")
    parser.add_argument("--moves", type=int, default=MOVES)
    given = parser.parse_args()
    for count in (0, given.tables):
        with tempfile.TemporaryDirectory() as folder:
            timing = Timing(given.delay, patience=0)
            path = Path(folder) / "beans.sqlite3"
            print(asyncio.run(_measure(path, given.game, count, given.strength, timing, given.moves)))


async def _measure(path: Path, game: str, count: int, strength: str, timing: Timing, moves: int) -> str:
    async with new_tables(path) as tables:
        computers = Computers(tables, timing)
        playing = [await _of_computers(tables, game, strength) for _ in range(count)]
        await computers.start()
        favour_the_event_loop()
        watch = Watch()
        before, began = sum(table.sequence for table in playing), time.perf_counter()
        times = await _people(tables, moves)
        seconds = time.perf_counter() - began
        watch.end()
        await computers.finish()
        events = (sum(table.sequence for table in playing) - before) / seconds
        return (
            f"{count} tables of computers ({events:.0f} events a second): a person's move {spread(times)}; {watch}"
        )


async def _of_computers(tables: Tables, game: str, strength: str) -> Table:
    """A running game whose people have all left; only here is such a thing played on."""
    computers = [Computer(f"C{number}", strength) for number in range(1, SEATS)]
    table = await lobby.open_table(tables, game, 1, 2, Person(999, "P"), "en", None, computers)
    await lobby.start(tables, table.id, 999, None)
    sql = "UPDATE seats SET left = 1 WHERE table_id = ?"
    await tables.database.write(lambda connection: connection.execute(sql, (table.id,)))
    table.loaded = False
    return table


async def _people(tables: Tables, count: int) -> list[float]:
    """The seconds that moves of people take, one after the other."""
    luck, times = random.Random(1), list[float]()
    while len(times) < count:
        table = await deal(tables, people(5))
        async for took in play(tables, table, luck):
            began = time.perf_counter()
            for place in (PUBLIC, hand_of(table.seats[0].person_id)):
                prepare(table, place, Reader("en", None)).render()
            times.append(took + time.perf_counter() - began)
            await asyncio.sleep(BETWEEN)
            if len(times) == count:
                break
    return times


class Watch:
    """For how long the event loop is held, and by how long pauses of the garbage collector."""

    def __init__(self) -> None:
        self._held: list[float] = []
        self._pauses = [0.0]
        self._pausing = 0.0
        gc.callbacks.append(self._collecting)
        self._task = asyncio.create_task(self._look())

    def end(self) -> None:
        """Look no longer."""
        self._task.cancel()
        gc.callbacks.remove(self._collecting)

    async def _look(self) -> None:
        while True:
            elsewhere, began = _elsewhere(), time.perf_counter()
            await asyncio.sleep(LOOK)
            late = time.perf_counter() - began - LOOK
            self._held.append(max(0.0, late - (_elsewhere() - elsewhere)))

    def _collecting(self, phase: str, _: dict[str, Any]) -> None:
        if phase == "start":
            self._pausing = time.perf_counter()
        else:
            self._pauses.append(time.perf_counter() - self._pausing)

    def __str__(self) -> str:
        often = sum(held > HELD for held in self._held)
        return (
            f"the event loop held {spread(self._held)}, at most {max(self._held) * 1000:.1f} ms, "
            f"{often} times over {HELD * 1000:.0f} ms; longest pause {max(self._pauses) * 1000:.1f} ms"
        )


def _elsewhere() -> float:
    """The seconds so far for which this thread could have run but others had the processors; only Linux knows."""
    try:
        return int(Path("/proc/thread-self/schedstat").read_text("ascii").split()[1]) / 1e9
    except OSError:
        return 0.0


if __name__ == "__main__":
    main()
