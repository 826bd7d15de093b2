"""A table's speed and size: `python -m tests.benchmarks.table [move|click|memory]`; all three without a word.

`move`: one move at a table, from the wish to the commit on disk, by itself. `click`: the way of a click from its
arrival to the answer while fifty tables are played at once, some fifty clicks a second. `memory`: the size of a
process that holds two hundred tables in the middle of their games, each with its messages drawn once.
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
from typing import Any

from simcord.results import InteractionResult

from bot.client import BeanBot
from bot.store import Database, deadlines
from bot.tables import Person, Table
from bot.ui.publishing.outbox.places import PUBLIC, hand_of
from tests.benchmarks.dealing import EVENTS, deal, new_tables, people, play
from tests.cogs.world import World, controls, world

MOVES = 400
CLICKS = 600
TABLES_AT_ONCE = 50
TABLES_IN_MEMORY = 200
BETWEEN_CLICKS = 0.02
"""Seconds, on average."""


def main() -> None:
    """Measure what is asked for."""
    parser = argparse.ArgumentParser(description="Measure a table: a move, a click, and memory.")
    parser.add_argument("what", nargs="?", choices=("move", "click", "memory"))
    parser.add_argument("--hold", type=Path, help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.hold:
        print(asyncio.run(_hold(arguments.hold)))
        return
    for name, measure in {"move": _move, "click": _click, "memory": _memory}.items():
        if arguments.what in (None, name):
            with tempfile.TemporaryDirectory() as folder:
                print(measure(Path(folder)))


def _move(folder: Path) -> str:
    """Time moves through `Tables.act`, one after the other, each committed to a file."""

    async def measure() -> list[float]:
        times: list[float] = []
        luck = random.Random(1)
        async with new_tables(folder / "beans.sqlite3") as tables:
            while len(times) < MOVES:
                table = await deal(tables, people(5))
                times += [seconds async for seconds in play(tables, table, luck)]
        return times

    return f"a move, commit included: {spread(asyncio.run(measure())[:MOVES])}"


def _click(folder: Path) -> str:
    """Time clicks from their arrival to the answer; each may come while the one before is still under way."""
    names = [f"P{number}" for number in range(1, 31)]

    async def measure() -> tuple[int, list[float]]:
        luck = random.Random(1)
        async with world(folder, *names, threads=True) as here:
            clicking = _Clicking(here, luck)
            await clicking.deal(names)
            while len(clicking.sent) < CLICKS:
                await clicking.everywhere()
            return await here.moves(*clicking.sent), clicking.times()

    moves, times = asyncio.run(measure())
    return (
        f"a click answered, {TABLES_AT_ONCE} tables in play ({moves} moves among {len(times)} clicks): "
        f"{spread(times)}"
    )


class _Clicking:
    """Somebody at each table clicks what the own hand says; when each click was sent."""

    def __init__(self, here: World, luck: random.Random) -> None:
        self.here = here
        self.luck = luck
        self.sent: dict[int, float] = {}
        self.answers = _Answers()
        self.tables: list[Table] = []

    async def deal(self, names: list[str]) -> None:
        """Begin a game at every table, with its messages posted."""
        here = self.here
        everybody = [Person(here[name].id, name) for name in names]
        for _ in range(TABLES_AT_ONCE):
            seated = self.luck.sample(everybody, 5)
            self.tables.append(await deal(here.bot.tables, seated, here.guild.id, here.channel.id))
        await here.env.settle(timeout=60)
        here.env.backend.http_requests = self.answers

    async def everywhere(self) -> None:
        """One click at every table, and the answer to the question that it may have asked."""
        asked = []
        for table in self.luck.sample(self.tables, len(self.tables)):
            if table.running:
                seat = table.seats[self.luck.choice(table.game.to_act(table.state))]
                hand = self.here.hand_message(seat.name, table.id)
                asked.append((seat.name, await self._send(seat.name, hand)))
        await self.here.env.settle(timeout=60)
        for name, interaction in asked:
            shown = InteractionResult(self.here.env, interaction).response
            if shown is not None and shown.ephemeral and controls(shown):
                await self._send(name, shown)
        await self.here.env.settle(timeout=60)

    async def _send(self, name: str, message: Any) -> Any:
        found = controls(message)
        acts = [control for control in found if control.action in ("plant", "plant-all", "turn-up", "end")]
        plain = [control for control in found if control.action == "harvest-plant"]
        asking = [control for control in found if control.action.startswith("ask-")]
        control = self.luck.choice(acts or plain or asking or found)
        began = time.perf_counter()
        interaction = self.here.send_click(name, message, control)
        self.sent[interaction.id] = began
        await asyncio.sleep(self.luck.uniform(0, 2 * BETWEEN_CLICKS))
        return interaction

    def times(self) -> list[float]:
        """How long each click waited for its answer, in seconds."""
        return [self.answers.at[number] - began for number, began in self.sent.items()]


class _Answers(list[Any]):
    """The requests that the bot makes; notes when each interaction was answered."""

    def __init__(self) -> None:
        super().__init__()
        self.at: dict[int, float] = {}

    def append(self, request: Any) -> None:
        """Take a request."""
        if request.path.startswith("/interactions/"):
            self.at[int(request.path.split("/")[2])] = time.perf_counter()
        super().append(request)


def _memory(folder: Path) -> str:
    """Fill a database with half-played games, and let a fresh process hold them all."""
    path = folder / "beans.sqlite3"

    async def fill() -> None:
        luck = random.Random(1)
        async with new_tables(path) as tables:
            for number in range(TABLES_IN_MEMORY):
                table = await deal(tables, people(5, first=1 + 5 * number))
                async for _ in play(tables, table, luck, EVENTS):
                    pass

    asyncio.run(fill())
    child = (sys.executable, "-m", "tests.benchmarks.table", "--hold", str(path))
    return subprocess.run(child, check=True, capture_output=True, text=True).stdout.strip()


async def _hold(path: Path) -> str:
    """Hold every running table of a database, its messages drawn once; what the process weighs then."""
    database = await Database.open(path)
    async with BeanBot(database) as bot:
        await bot.add_cogs()
        kept = [await bot.tables.get(row.id) for row in await deadlines(database)]
        for table in kept:
            for place in (PUBLIC, *map(hand_of, table.people())):
                (await bot.publisher.prepare(table, place)).render()
        weight = resident()
    await database.close()
    events = statistics.mean(table.sequence for table in kept)
    return f"memory with {len(kept)} tables in play ({events:.0f} events each): {weight:.1f} MiB"


def resident() -> float:
    """The memory of this process that is really there, in MiB."""
    for line in Path("/proc/self/status").read_text("ascii").splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) / 1024
    raise OSError("this system does not tell the size of a process")


def spread(times: list[float]) -> str:
    """Median and the slowest of a hundred, in milliseconds."""
    slowest = statistics.quantiles(times, n=100)[98]
    return f"median {statistics.median(times) * 1000:.2f} ms, p99 {slowest * 1000:.2f} ms"


if __name__ == "__main__":
    main()
