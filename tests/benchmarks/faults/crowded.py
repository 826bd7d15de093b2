"""A crowd while the bot is killed and everything goes wrong: after each time of calm all is looked at.

Everybody has one panel a table, what they see is true, every click was answered, and Discord refused no message.
"""

from __future__ import annotations

import asyncio
import random
import re
import signal
import sqlite3
import sys
import time
from asyncio.subprocess import PIPE
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import Any

from bot.playground import Playground, playground
from tests.benchmarks.faults.crowd import Crowd
from tests.benchmarks.faults.injection import EDITS, EVERYTHING, FOLLOWUPS, POSTS, Injection, lost, refused
from tests.benchmarks.faults.truth import untrue
from tests.benchmarks.wire.template import UNLIMITED as NO_RATES
from tests.playground.page import custom_ids
from tests.playground.process import UNLIMITED, Running, environ

GAMES = "bean-table.sqlite3"
NOTHING = "nothing"
PART = re.compile(r"(?:panel|hand): \[[^\]]*:back'")
"""A private message with something besides the hand."""
LOOKS = 0.5
"""Seconds between two looks at everything."""


class Found(Counter[str]):
    """What was not as it must be, and how often."""


class Crowded:
    """A crowd, the bot beside it as a process of its own, and what goes wrong between them."""

    def __init__(
        self, folder: Path, here: Playground, injection: Injection, seed: int, *, tables: int, patience: float
    ) -> None:
        self.folder = folder
        self.here = here
        self.injection = injection
        self.luck = random.Random(seed)
        self.crowd = Crowd(here.small_discord, self.luck, tables=tables, seats=4, rest=0.6)
        self.patience = patience
        self.found = Found()
        self.done: Counter[str] = Counter()
        self.bot: Running
        self._said: set[object] = set()
        self.faults: dict[str, Callable[[], Awaitable[None]]] = {
            NOTHING: lambda: asyncio.sleep(10),
            "kill -9": self._killed,
            "a torn gateway": self._torn,
            "an invalid session": self._invalid,
            "50013": lambda: self._calls(f"{EDITS}|{POSTS}|{FOLLOWUPS}|DELETE /channels/", 403, 50013),
            "503": lambda: self._calls(f"{EDITS}|{POSTS}|{FOLLOWUPS}|DELETE /channels/", 503, 0),
            "torn connections": self._connections,
        }

    async def start_bot(self) -> None:
        """Start the bot, and wait until it is connected."""
        addresses = f'[discord]\napi_url = "{self.here.api_url}"\ngateway_url = "{self.here.gateway_url}"\n'
        (self.folder / "config.toml").write_text(
            addresses + "new_dms_every = 0.1\nnew_emojis_every = 60\n" + UNLIMITED, "utf-8"
        )
        self.bot = Running(
            await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "tests.benchmarks.faults.ours", "late-notes"),
                cwd=self.folder,
                env=environ(DISCORD_TOKEN=self.here.token),
                stdout=PIPE,
                stderr=PIPE,
            )
        )
        try:
            await self.bot.until("has connected to Gateway")
        except TimeoutError:
            print(f"the bot has not started: {self.bot.said[-3000:]}", flush=True)
            raise

    async def run(self, kills: int, minutes: float, only: list[str] | None) -> None:
        """Play, and let something go wrong, so many times or so long; then look at all of it once more."""
        await self.start_bot()
        over, until = asyncio.Event(), time.monotonic() + 60 * minutes
        playing = asyncio.create_task(self.crowd.play(over))
        names = only or list(self.faults)
        try:
            await asyncio.sleep(8)
            while time.monotonic() < until and (not kills or self.done["kill -9"] < kills):
                name = self.luck.choice(names)
                self.done[name] += 1
                self.crowd.disturbed = name != NOTHING
                await self.faults[name]()
                self.injection.clear()
                await self._calm(name)
                self.crowd.disturbed = False
                self.crowd.calm.clear()
                await asyncio.sleep(self.luck.uniform(1, 5))
        finally:
            over.set()
            await asyncio.wait({playing}, timeout=10)
            await self.bot.end(signal.SIGTERM)
            self._read_log()

    async def _calm(self, after: str) -> None:
        """Let everybody rest until all is as it must be; what is not after a while is noted."""
        self.crowd.calm.set()
        end = time.monotonic() + self.patience
        wrong = await self._wrong()
        while wrong and time.monotonic() < end:
            await asyncio.sleep(LOOKS)
            wrong = await self._wrong()
        for kind, what in wrong.items():
            self._said.add(what)
            self.found[f"{kind} (after {after})"] += 1
            print(f"  after {after}: {kind}: {what}", flush=True)
            if kind == "untrue":
                print(
                    f"    (kind, whose, changes behind, in doubt, with a token): {self._noted(what)}", flush=True
                )

    async def _wrong(self) -> dict[str, str]:
        """What is not as it must be now, but for what was said before."""
        running = self._running()
        wrong: dict[str, str] = {}
        for (person, table), messages in self.crowd.live().items():
            told = f"{person} at {table}: {[(one['id'], ' '.join(custom_ids(one))) for one in messages]}"
            if table in running and len(messages) > 1 and told not in self._said:
                wrong["more than one panel"] = told
        found = await untrue(self.folder / GAMES, self.crowd.world, self.folder, sorted(running))
        now = self._running()
        for line in found:
            number = int(line.split()[0].rstrip(":"))
            # Computers play on: where one moves during the look, the message may be newer than what was read.
            still = running[number] == now.get(number)
            # What a panel shows besides the hand, such as an offer in the making, is not on the disk.
            if still and line not in self._said and not PART.search(line):
                wrong["untrue"] = line
        return wrong

    def _running(self) -> dict[int, int]:
        """The games that are being played, and how often each has changed."""
        return dict(self._ask("SELECT id, revision FROM tables WHERE status = 'running'"))

    def _noted(self, line: str) -> list[tuple[int, ...]]:
        """What is noted of the messages of the table that a line is about: which are behind, or in doubt."""
        number = int(line.split()[0].rstrip(":"))
        revision = f"(SELECT revision FROM tables WHERE id = {number})"
        return self._ask(
            f"SELECT kind, person_id, {revision} - revision, digest = '', token IS NOT NULL "
            f"FROM messages WHERE table_id = {number}"
        )

    def _ask(self, sql: str) -> list[Any]:
        with closing(sqlite3.connect(f"file:{self.folder / GAMES}?mode=ro", uri=True)) as database:
            return database.execute(sql).fetchall()

    # What goes wrong

    async def _killed(self) -> None:
        await asyncio.sleep(self.luck.uniform(0, 0.3))
        await self.bot.end(signal.SIGKILL)
        self._read_log()
        await self.start_bot()

    async def _torn(self) -> None:
        await self.here.small_discord.gateway.disconnect()
        await asyncio.sleep(1)

    async def _invalid(self) -> None:
        self.here.small_discord.gateway.invalidate_session()
        await self.here.small_discord.gateway.disconnect()
        await asyncio.sleep(1)

    async def _calls(self, calls: str, status: int, code: int) -> None:
        self.injection.arm(calls, refused(status, code), 30)
        await asyncio.sleep(2)

    async def _connections(self) -> None:
        self.injection.arm(EVERYTHING, lost(), 30)
        await asyncio.sleep(2)

    def _read_log(self) -> None:
        for line in self.bot.said.splitlines():
            if " ERROR " in line:
                self.found["an error in the log"] += 1
                print("  " + line, flush=True)


async def crowded(
    folder: Path, seed: int, *, kills: int, minutes: float, only: list[str] | None, tables: int, patience: float
) -> Found:
    """Tell such a story; what was found in it."""
    injection = Injection()
    with injection.injected():
        async with playground(folder / "small-discord.sqlite3", port=0, limits=NO_RATES) as here:
            story = Crowded(folder, here, injection, seed, tables=tables, patience=patience)
            try:
                await story.run(kills, minutes, only)
            finally:
                if story.bot.process.returncode is None:
                    await story.bot.end(signal.SIGKILL)
    for code, count in injection.invalid.items():
        story.found[f"refused: {code}"] += count
    for told in story.crowd.unanswered:
        story.found["not answered"] += 1
        print(f"  not answered: {told}")
    print(f"{injection.requests} requests, {dict(story.crowd.outcomes)}, {dict(story.done)}")
    return story.found
