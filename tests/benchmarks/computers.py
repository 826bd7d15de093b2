"""Measures whether computers hold up people: moves of people are timed while computers play at many other tables.

Run as `python -m tests.benchmarks.computers`; with `--delay 0` they move as fast as they can, as at no real table.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import tempfile
import time
from pathlib import Path

from bot.games import CATALOGUE
from bot.store import Computer
from bot.tables import Computers, Person, Table, Tables, Timing, lobby
from tests.benchmarks.dealing import deal, new_tables, people, play
from tests.benchmarks.table import spread

SEATS = 4
MOVES = 600
BETWEEN = 0.03
"""Seconds between two moves of people."""
LOOK = 0.002
"""Seconds between two looks at how late the event loop is."""


def main() -> None:
    """Measure without computers, and with them."""
    parser = argparse.ArgumentParser(description="Time moves of people while computers play.")
    parser.add_argument("--game", default="rio_grande_2000", choices=CATALOGUE)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--delay", type=float, default=Timing().delay)
    parser.add_argument("--strength", default="normal")
    given = parser.parse_args()
    for count in (0, given.tables):
        with tempfile.TemporaryDirectory() as folder:
            timing = Timing(given.delay, patience=0)
            print(asyncio.run(_measure(Path(folder), given.game, count, given.strength, timing)))


async def _measure(folder: Path, game: str, count: int, strength: str, timing: Timing) -> str:
    async with new_tables(folder / "beans.sqlite3") as tables:
        computers = Computers(tables, timing)
        playing = [await _of_computers(tables, game, strength) for _ in range(count)]
        lags: list[float] = []
        watching = asyncio.create_task(_watch(lags))
        began = time.perf_counter()
        await computers.start()
        lags.clear()
        moves = await _people(tables)
        seconds = time.perf_counter() - began
        watching.cancel()
        await computers.finish()
        events = sum(table.sequence for table in playing) / seconds
        return (
            f"{count} tables of computers ({events:.0f} events a second): a person's move {spread(moves)}; "
            f"the event loop late {spread(lags)}, at most {max(lags) * 1000:.1f} ms"
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


async def _people(tables: Tables) -> list[float]:
    """The seconds that moves of people take, one after the other."""
    luck, times = random.Random(1), list[float]()
    while len(times) < MOVES:
        table = await deal(tables, people(5))
        async for took in play(tables, table, luck):
            times.append(took)
            await asyncio.sleep(BETWEEN)
            if len(times) == MOVES:
                break
    return times


async def _watch(lags: list[float]) -> None:
    """Note how much later than asked for the event loop comes back."""
    while True:
        began = time.perf_counter()
        await asyncio.sleep(LOOK)
        lags.append(time.perf_counter() - began - LOOK)


if __name__ == "__main__":
    main()
