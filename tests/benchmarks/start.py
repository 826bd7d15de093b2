"""The way to the first click after a restart: `python -m tests.benchmarks.start [--tables N N …]`.

A database of running tables, each with some 150 events and the messages of its five people, a few out of date; at
half of them a computer sits, and a third keep clocks that rang meanwhile. Timed is a fresh process, from its start
to the answer to a click at the table that was left alone longest, while what is out of date is being sent and
computers go on; logging in to Discord and telling it the commands are not counted. Then how long recovery takes to
find what must be sent. The databases take turns; given are medians, and how many times the first one's each is.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

RUNS = 5
SHAPES = 20
"""How many different games there are; the others are copies of them under other numbers."""
STALE = 20
"""One table in so many was changed after its messages were last sent."""
CLICKED = 1
"""The table that is clicked at: nobody waits there for a computer, and it was touched before all others."""


def main() -> None:
    """Make the databases and start on them in turn."""
    parser = argparse.ArgumentParser(description="Measure the start of the bot on many running tables.")
    parser.add_argument("--tables", type=int, nargs="+", default=[100, 10_000])
    parser.add_argument("--runs", type=int, default=RUNS)
    parser.add_argument("--ready", type=Path, help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.ready:
        asyncio.run(_start(arguments.ready))
        return
    with tempfile.TemporaryDirectory() as folder:
        paths = {count: Path(folder) / f"{count}.sqlite3" for count in arguments.tables}
        for count, path in paths.items():
            asyncio.run(_deal(path))
            _copy(path, count)
        times: dict[int, list[tuple[float, ...]]] = {count: [] for count in paths}
        for _ in range(arguments.runs):
            for count, path in paths.items():
                times[count].append(_time(path))
        _report(paths, times)


def _report(paths: dict[int, Path], times: dict[int, list[tuple[float, ...]]]) -> None:
    first = None
    for count, path in paths.items():
        ready, answered, recovered = map(statistics.median, zip(*times[count], strict=True))
        first = first or answered
        print(
            f"{count} running tables ({path.stat().st_size / 2**20:.0f} MiB): ready after {ready:.2f} s, "
            f"the first click answered after {answered:.2f} s ({answered / first:.2f} times), "
            f"what is out of date found after {recovered:.2f} s"
        )


def _time(path: Path) -> tuple[float, ...]:
    """Start a process; the seconds until it is ready, has answered a click, and has ended its recovery."""
    began = time.perf_counter()
    command = (sys.executable, "-m", "tests.benchmarks.start", "--ready", str(path))
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        marks = ("ready", "answered", "recovered")
        times = [time.perf_counter() - began for line in process.stdout if line.strip() in marks]
    if process.returncode or len(times) != len(marks):
        raise RuntimeError("the bot did not start")
    return tuple(times)


async def _start(path: Path) -> None:
    """What `bot.run` does, without Discord."""
    import bot.run  # noqa: F401  # The command line's own imports count.
    from bot.client import BeanBot
    from bot.store import Database
    from bot.ui.publishing.delivery import Delivery

    async def nothing(*arguments: object, **named: object) -> list[object]:
        return []

    database = await Database.open(path)
    bean = BeanBot(database)
    bean.tree.sync = nothing  # type: ignore[assignment]
    Delivery._show = nothing  # type: ignore[assignment]
    async with bean:
        await bean.setup_hook()
        print("ready", flush=True)
        await _click(bean)
        print("answered", flush=True)
        for recovering in [task for task in asyncio.all_tasks() if task.get_name() == "recover"]:
            await recovering
        print("recovered", flush=True)
    await database.close()


async def _click(bean: object) -> None:
    """Somebody moves, and is shown the table."""
    from bot.client import BeanBot
    from bot.players import FAMILIES
    from bot.tables.acting import act
    from bot.ui.publishing.outbox.places import PUBLIC

    assert isinstance(bean, BeanBot)
    table = await bean.tables.get(CLICKED)
    seat = min(table.game.to_act(table.state))
    move = FAMILIES[table.game.family].players["simplest"](table.view(seat), bean.tables.chance)
    await act(bean.tables, table.id, table.seats[seat].person_id, lambda _: (move,), time.time_ns())
    (await bean.publisher.prepare(table, PUBLIC)).render()


async def _deal(path: Path) -> None:
    """Some games, half-played."""
    # Imported here: the process that is timed must not pay for it.
    from tests.benchmarks.dealing import EVENTS, deal, new_tables, people, play

    luck = random.Random(1)
    async with new_tables(path) as tables:
        for _ in range(SHAPES):
            table = await deal(tables, people(5))
            async for _ in play(tables, table, luck, EVENTS):
                pass


def _copy(path: Path, count: int) -> None:
    """Copy the games until there are so many, each for people of its own, with messages, computers and clocks."""
    connection = sqlite3.connect(path)
    connection.execute(_COPIES, (count,))
    for sql in _FILLING:
        connection.execute(sql)
    connection.commit()
    connection.close()


_COPIES = (
    "CREATE TEMP TABLE copies AS WITH RECURSIVE counted(id) AS "
    f"(SELECT {SHAPES + 1} UNION ALL SELECT id + 1 FROM counted WHERE id < ?) "
    f"SELECT id, (id - 1) % {SHAPES} + 1 AS shape FROM counted"
)
_MESSAGES = "INSERT INTO messages (table_id, kind, person_id, channel_id, message_id, revision, digest, posted_at)"
_FILLING = (
    "INSERT INTO tables "
    "(id, game, guild_id, channel_id, host_id, locale, status, revision, created_at, touched_at) "
    "SELECT c.id, game, guild_id, c.id, host_id, locale, status, revision, created_at, touched_at "
    "FROM copies AS c JOIN tables AS t ON t.id = c.shape",
    "INSERT INTO seats (table_id, seat, person_id, name) "
    "SELECT c.id, seat, person_id, name FROM copies AS c JOIN seats AS s ON s.table_id = c.shape",
    "INSERT INTO events SELECT c.id, sequence, event FROM copies AS c JOIN events AS e ON e.table_id = c.shape",
    "UPDATE tables SET touched_at = touched_at + id, host_id = 10 * id + host_id",
    "UPDATE seats SET person_id = 10 * table_id + person_id",
    "UPDATE seats SET computer = 'normal', person_id = -2000000000 WHERE table_id % 2 = 0 AND seat = 4",
    "UPDATE tables SET pace = 'day' WHERE id % 3 = 0",
    "INSERT INTO clocks (table_id, seat, remind_at, due_at) SELECT id, 0, 1, 2 FROM tables WHERE pace = 'day'",
    f"{_MESSAGES} SELECT id, 'table', 0, channel_id, 100 * id, revision - (id % {STALE} = 0), '0', 1 FROM tables",
    f"{_MESSAGES} SELECT table_id, 'hand', person_id, person_id, 100 * table_id + seat + 1, "
    f"(SELECT revision FROM tables WHERE id = table_id) - (table_id % {STALE} = 0), '0', 1 FROM seats "
    "WHERE computer IS NULL",
)


if __name__ == "__main__":
    main()
