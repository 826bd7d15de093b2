"""One run: the small Discord in this process, one of the bots in another, clicks, and what came of them."""

from __future__ import annotations

import asyncio
import contextlib
import random
import shutil
import sqlite3
import time
from collections import Counter, defaultdict
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

from bot import painting
from bot.playground import Limits, Playground, playground
from bot.ui.publishing.outbox.patience import FOLLOWS, TELLS
from tests.benchmarks.wire import plan
from tests.benchmarks.wire.calls import Call, Calls
from tests.benchmarks.wire.clicking import Click, Clicking
from tests.benchmarks.wire.counts import Counts
from tests.benchmarks.wire.kinds import kind
from tests.benchmarks.wire.processes import (
    COUNTS,
    PLAN,
    cpu,
    cpu_of_children,
    durable_write,
    machine,
    resident,
    resident_below,
    running,
)
from tests.benchmarks.wire.scenarios import BEHIND_AFTER, BETWEEN, OURS, Scenario
from tests.benchmarks.wire.template import GAMES, QUIET, SMALL_DISCORD, read_seated

PATIENCE = 3.0
"""Seconds to wait for a move to be shown."""
LONGEST = 60.0
"""Seconds after which a bot that still has not caught up is stopped."""


class Run(NamedTuple):
    """What one run came to."""

    took: list[float | None]
    """Seconds from each click to its answer."""
    cpu: float
    """Seconds of CPU that the bot's own process used, which is the one with the event loop."""
    workers: float
    """Seconds of CPU that the processes below it used."""
    calls: int
    counted: int
    """Calls that count for Discord's limit of all: those without an interaction's token."""
    kinds: Counter[str]
    """Calls by their kind."""
    following: dict[str, Counter[str]]
    """By what was clicked, how often (an empty kind), and the calls that followed, by their kind."""
    sent: int
    """Bytes in the bodies of its calls."""
    behind: int
    """Calls that came so late that they should have been made long ago."""
    waited: int
    """Edits that came as late because they may wait for more."""
    moves: int
    commits: int
    renders: int
    memory: float
    """MiB of the bot's own process."""
    below: float
    """MiB of the processes below it, its workers."""
    clicking: float
    """Seconds from the first click to the last one."""
    driver: float
    """Seconds of CPU that the small Discord and the driver used meanwhile."""
    others: float
    """Cores that were busy with anything else, on average."""
    disk: float
    """Seconds that a small durable write took beside the bot's database, when nothing was left to do."""


class _Moment(NamedTuple):
    """Everything that only grows."""

    at: float
    cpu: float
    workers: float
    driver: float
    machine: float
    moves: int
    commits: int
    renders: int


async def measure(which: str, scenario: Scenario, template: Path, folder: Path, limits: Limits) -> Run:
    """Run one of the bots in this folder, which is empty; for the bare one it holds the plan that ours left."""
    for name in (SMALL_DISCORD, GAMES):
        shutil.copy(template / name, folder / name)
    sprites = painting.folder_beside(template / GAMES)
    shutil.copytree(sprites, folder / sprites.name, dirs_exist_ok=True)
    calls = Calls()
    with calls.recorded():
        async with (
            playground(folder / SMALL_DISCORD, port=0, bot_name="Beans", limits=limits) as here,
            running(which, folder, here) as process,
        ):
            return await _Measuring(scenario, template, folder, here, calls, process.pid).run(which)


class _Measuring:
    def __init__(
        self, scenario: Scenario, template: Path, folder: Path, here: Playground, calls: Calls, pid: int
    ) -> None:
        self.scenario = scenario
        self.folder = folder
        self.calls = calls
        self.pid = pid
        self.counts = Counts(folder / COUNTS)
        seated = read_seated(template)
        self.clicking = Clicking(here.small_discord, seated, random.Random(1))
        self.channels = {str(table.channel) for table in seated}
        calls.heard = self.clicking.heard

    async def run(self, which: str) -> Run:
        await self._quiet(since=time.perf_counter())
        planned = None if which == OURS else plan.read(self.folder / PLAN)
        if self.scenario.warm_up:
            await self._click(0, self.scenario.warm_up, planned)
            # What the first clicks left to do is not counted.
            await self._quiet(since=time.perf_counter())
        before = self._now()
        await self._click(self.scenario.warm_up, self.scenario.clicks, planned)
        last, driver = time.perf_counter(), time.process_time() - before.driver
        await self._quiet(since=last + BEHIND_AFTER - QUIET)
        if which == OURS:
            plan.write(self.folder / PLAN, [click.planned for click in self.clicking.clicks])
        return self._result(before, self._now(), last)._replace(driver=driver)

    async def _click(self, first: int, count: int, planned: list[plan.Planned] | None) -> None:
        """So many clicks, chosen here or planned."""
        send = self._chosen if planned is None else lambda number: self._planned(planned, number)
        if self.scenario.rate is None:
            for number in range(first, first + count):
                click = await send(number)
                await asyncio.wait_for(click.answered.wait(), LONGEST)
                await asyncio.sleep(BETWEEN)
            return
        luck, due = random.Random(2), time.perf_counter()
        for number in range(first, first + count):
            await asyncio.sleep(due - time.perf_counter())
            due += luck.uniform(0, 2 / self.scenario.rate)
            await send(number)

    async def _chosen(self, number: int) -> Click:
        opened = self.clicking.open(number, self.scenario.tables) if self.scenario.panels else None
        target = opened or self.clicking.move(self.scenario.tables)
        if target is None and self.scenario.rate is None:
            # Whoever is next has to be shown their hand first.
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(PATIENCE):
                    while (target := self.clicking.move(self.scenario.tables)) is None:
                        await self.clicking.screens.change()
        return self.clicking.send(target or self.clicking.look(self.scenario.tables))

    async def _planned(self, planned: list[plan.Planned], number: int) -> Click:
        # Where the machine is busy, what took a message's place may come after the message has gone.
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                while not self.clicking.can_send_again(planned[number]):
                    await self.clicking.screens.change()
        return self.clicking.send_again(planned[number])

    async def _quiet(self, since: float) -> None:
        """Wait until there was no call for a while."""
        end = time.perf_counter() + LONGEST
        while time.perf_counter() < end:
            last = max(since, self.calls.all[-1].at if self.calls.all else 0)
            if time.perf_counter() - last > QUIET:
                return
            await asyncio.sleep(0.05)

    def _now(self) -> _Moment:
        return _Moment(
            time.perf_counter(),
            cpu(self.pid),
            cpu_of_children(self.pid),
            time.process_time(),
            machine(),
            _moves(self.folder / GAMES),
            *self.counts.read(),
        )

    def _result(self, before: _Moment, after: _Moment, last: float) -> Run:
        calls = [call for call in self.calls.all if call.at > before.at]
        used, driver = after.cpu - before.cpu, after.driver - before.driver
        workers = after.workers - before.workers
        late = [call for call in calls if call.at > last + BEHIND_AFTER]
        waited = [call for call in late if call.at <= last + self._may_wait(call) + BEHIND_AFTER]
        return Run(
            [click.took for click in self.clicking.clicks[self.scenario.warm_up :]],
            used,
            workers,
            len(calls),
            len([call for call in calls if call.parts[0] not in ("interactions", "webhooks")]),
            Counter(self._kind(call) for call in calls),
            self._following(),
            sum(call.size for call in calls),
            len(late) - len(waited),
            len(waited),
            after.moves - before.moves,
            after.commits - before.commits,
            after.renders - before.renders,
            resident(self.pid),
            resident_below(self.pid),
            last - before.at,
            driver,
            (after.machine - before.machine - used - workers - driver) / (after.at - before.at),
            durable_write(self.folder),
        )

    def _kind(self, call: Call | plan.Again) -> str:
        return kind(call.method, call.parts, self.channels)

    def _following(self) -> dict[str, Counter[str]]:
        """What was clicked, and what followed; which calls follow whose click, only our bot's run can tell."""
        found = defaultdict[str, Counter[str]](Counter)
        for click in self.clicking.clicks[self.scenario.warm_up :]:
            action = click.planned.custom_id.split(":")[2]
            found[action].update(["", *map(self._kind, click.planned.calls)])
        return found

    def _may_wait(self, call: Call) -> float:
        """The seconds for which an edit of a table's message, or of a panel that follows it, may wait for more; a
        pace is one second."""
        match call.method, call.parts:
            case "PATCH", ["channels", channel, "messages", _] if channel in self.channels:
                return TELLS.paces
            case "PATCH", ["webhooks", *_]:
                return FOLLOWS.paces
        return 0


def _moves(path: Path) -> int:
    """How many clicks and commands have changed a table."""
    with closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as database:
        return int(database.execute("SELECT count(*) FROM interactions").fetchone()[0])
