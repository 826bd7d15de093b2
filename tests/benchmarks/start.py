"""The way to the first click after a restart: `python -m tests.benchmarks.start [--tables N]`.

A database of running tables, each with some 150 events and the messages of its five people, a few out of date.
Timed is a fresh process, from its start to the moment when database, cogs and recovery are under way; logging in
to Discord and telling it the commands are not counted. Then how long recovery takes to find what must be sent.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

RUNS = 3
STALE = 20
"""One table in so many was changed after its messages were last sent."""


def main() -> None:
    """Make the database and start on it."""
    parser = argparse.ArgumentParser(description="Measure the start of the bot on many running tables.")
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--ready", type=Path, help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.ready:
        asyncio.run(_start(arguments.ready))
        return
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "beans.sqlite3"
        asyncio.run(_fill(path, arguments.tables))
        size = path.stat().st_size / 2**20
        ready, recovered = zip(*[_time(path) for _ in range(RUNS)], strict=True)
    print(f"{arguments.tables} running tables ({size:.0f} MiB): ready after {statistics.median(ready):.2f} s")
    print(f"what is out of date is found after {statistics.median(recovered):.2f} s")


def _time(path: Path) -> tuple[float, float]:
    """Start a process; the seconds until it is ready and until recovery has ended."""
    began = time.perf_counter()
    command = (sys.executable, "-m", "tests.benchmarks.start", "--ready", str(path))
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        times = [time.perf_counter() - began for line in process.stdout if line.strip() in ("ready", "recovered")]
    if process.returncode or len(times) != 2:
        raise RuntimeError("the bot did not start")
    return times[0], times[1]


async def _start(path: Path) -> None:
    """What `bot.run` does, without Discord."""
    import bot.run  # noqa: F401  # The command line's own imports count.
    from bot.client import BeanBot
    from bot.store import Database
    from bot.ui.publishing.posting import Post

    async def nothing(*arguments: object, **named: object) -> list[object]:
        return []

    database = await Database.open(path)
    bean = BeanBot(database)
    bean.tree.sync = nothing  # type: ignore[assignment]
    Post.show = nothing  # type: ignore[assignment]
    async with bean:
        await bean.setup_hook()
        print("ready", flush=True)
        (recovering,) = [task for task in asyncio.all_tasks() if task.get_name() == "recover"]
        await recovering
        print("recovered", flush=True)
    await database.close()


async def _fill(path: Path, count: int) -> None:
    """Tables with the messages of everybody; one game is written down several times, under other numbers."""
    # Imported here: the process that is timed must not pay for it.
    from bot.store import MessageRow, Status, append, create_table, events_of, join, put_messages, start
    from tests.benchmarks.dealing import EVENTS, GAME, deal, new_tables, people, play

    luck = random.Random(1)
    async with new_tables(path) as tables:
        games = []
        for _ in range(20):
            table = await deal(tables, people(5))
            async for _ in play(tables, table, luck, EVENTS):
                pass
            games.append(await events_of(tables.database, table.id))
        rows = []
        for number in range(count):
            events = games[number % len(games)]
            seated = people(5, first=10 * number + 10)
            host = (seated[0].id, seated[0].name)
            row = await create_table(tables.database, GAME, 1, number, host, "en", 1, None)
            for person in seated[1:]:
                await join(tables.database, row.id, person.id, person.name, 1, None)
            order = [person.id for person in seated]
            await start(tables.database, row.id, order, list(events[:1]), 1, None)
            row = await append(tables.database, row.id, 1, events[1:], Status.RUNNING, number, None)
            shown = row.revision - (number % STALE == 0)
            for viewer in (0, *order):
                rows.append(MessageRow(row.id, viewer, number, 100 * row.id + viewer % 10, shown, "0" * 16, 1))
        await put_messages(tables.database, rows)


if __name__ == "__main__":
    main()
