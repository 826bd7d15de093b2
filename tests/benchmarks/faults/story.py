"""A game while everything goes wrong: after each fault it can be played on, and every message is true."""

from __future__ import annotations

import asyncio
import random
import re
import signal
import sqlite3
import sys
from asyncio import FIRST_COMPLETED
from asyncio.subprocess import PIPE
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, closing
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from bot.playground import Playground, playground
from bot.playground.world import objects
from bot.words import say
from tests.benchmarks.faults.disk import DIES, FAILS, FULL, WELL, order
from tests.benchmarks.faults.injection import (
    ANSWERS,
    EDITS,
    EVERYTHING,
    FOLLOWUPS,
    NEW_DMS,
    POSTS,
    Answer,
    Injection,
    cloudflare,
    limited,
    lost,
    refused,
    slow,
)
from tests.benchmarks.faults.standing import Standing
from tests.benchmarks.faults.truth import untrue
from tests.benchmarks.wire.template import UNLIMITED as NO_RATES
from tests.playground.page import Page, custom_ids, page_at, words
from tests.playground.playing import NAMES, Company
from tests.playground.process import UNLIMITED, Running, environ

GAMES = "bean-table.sqlite3"
PATIENCE = 40.0
"""Seconds until every message has to be true again."""
OLD = 100
"""Changes of a table after which its game may soon be over; three people who trade nothing make some 200."""
AT_ONCE = "[computers]\ndelay = 0\npatience = 0\n"
"""Settings for computers that keep nobody waiting."""
NOT_SAVED = "could not be read or written"
EXPECTED = re.compile(f"{NOT_SAVED}|cannot note what is shown")
"""What is said at the level of errors, of a disk that is full or fails."""
FRAME = 24 + 4096
"""The bytes that a page has in SQLite's log."""


class Wire(NamedTuple):
    """A fault of calls: of which, how they are answered, and how many."""

    calls: str
    answer: Answer
    times: int = 2


CALLS: dict[str, Wire] = {
    "500 to answers": Wire(ANSWERS, refused(500)),
    "503 to edits": Wire(EDITS, refused(503), 4),
    "502 from before Discord": Wire(EDITS, cloudflare(502), 4),
    "an answer that was carried out and failed": Wire(ANSWERS, lost(500)),
    "a post that was carried out and failed": Wire(POSTS, lost(500), 1),
    "torn connections": Wire(EVERYTHING, lost(), 4),
    "429 of a route": Wire(EDITS, limited(0.4), 3),
    "429 that is shared": Wire(POSTS, limited(0.4, "shared"), 3),
    "429 for everything": Wire(EDITS, limited(0.6, "global")),
    "429 of Cloudflare": Wire(EDITS, cloudflare(), 3),
    "429 of Cloudflare to answers": Wire(ANSWERS, cloudflare()),
    "429 for two minutes, editing": Wire(EDITS, limited(120), 1),
    "429 for two minutes, posting": Wire(POSTS, limited(120), 2),
    "429 for two minutes, after a click": Wire(FOLLOWUPS, limited(120), 1),
    "429 for two minutes, answering": Wire(ANSWERS, limited(120), 1),
    "slow answers": Wire(ANSWERS, slow(3.4), 1),
    "slow edits": Wire(EDITS, slow(2.5)),
    "10062": Wire(ANSWERS, refused(404, 10062)),
    "40060": Wire(ANSWERS, refused(400, 40060)),
    "10008": Wire(EDITS, refused(404, 10008)),
    "30046": Wire(EDITS, limited(120, code=30046), 1),
    "50001": Wire(f"{EDITS}|{POSTS}", refused(403, 50001), 4),
    "50013": Wire(f"{EDITS}|{POSTS}", refused(403, 50013), 4),
    "10003": Wire(f"{EDITS}|{POSTS}", refused(404, 10003), 4),
    "50007": Wire(POSTS, refused(403, 50007)),
    "50278": Wire(POSTS, refused(403, 50278), 1),
    "an archived thread": Wire(EDITS, refused(400, 50083), 1),
    "a locked thread": Wire(f"{EDITS}|{POSTS}", refused(400, 50083), 4),
    "nothing works": Wire(EVERYTHING, refused(503), 12),
}


class Story:
    """One table on a small Discord, and the bot beside it as a process of its own."""

    emojis = 0.05
    """Seconds between two emojis that the bot uploads."""
    more = AT_ONCE
    """Settings of the bot besides."""

    def __init__(
        self, folder: Path, here: Playground, page: Page, injection: Injection, luck: random.Random
    ) -> None:
        self.folder = folder
        self.here = here
        self.page = page
        self.injection = injection
        self.luck = luck
        self.company = Company(page, folder)
        self.bot: Running
        self.said = ""
        self.disk_failed = False
        self.faults: dict[str, Callable[[], Awaitable[None]]] = {
            **{name: partial(self._calls, wire) for name, wire in CALLS.items()},
            "a torn gateway": self._torn,
            "a silent gateway": self._silent,
            "an invalid session": self._invalid,
            "a doubled delivery": self._doubled,
            "a deleted message": self._deleted,
            "a deleted channel": self._channel_deleted,
            "kill -9": self._killed,
            "killed in a commit": self._killed_in_a_commit,
            "a full disk": partial(self._disk, FULL),
            "a failing disk": partial(self._disk, FAILS),
            **Standing(self, PATIENCE).faults,
        }

    async def begin(self) -> None:
        """Start the bot and a game, while Discord first wants no new direct messages."""
        await self.start_bot()
        self.injection.arm(NEW_DMS, refused(403, 40003))
        self.injection.arm(POSTS, refused(403, 20026))
        await self.company.open()
        await self.true()

    async def start_bot(self) -> None:
        """Start the bot, and wait until it is connected."""
        addresses = f'[discord]\napi_url = "{self.here.api_url}"\ngateway_url = "{self.here.gateway_url}"\n'
        (self.folder / "config.toml").write_text(
            addresses + f"new_dms_every = 0.1\nnew_emojis_every = {self.emojis}\n" + UNLIMITED + self.more, "utf-8"
        )
        self.bot = Running(
            await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "tests.benchmarks.faults.ours"),
                cwd=self.folder,
                env=environ(DISCORD_TOKEN=self.here.token),
                stdout=PIPE,
                stderr=PIPE,
            )
        )
        await self.bot.until("has connected to Gateway")
        await self.page.until(lambda: self.page.online)

    async def carry_out(self, name: str) -> None:
        """Let this go wrong; then all must be well again."""
        await self._ended_games()
        await self.faults[name]()
        self.injection.clear()
        await self.page.until(lambda: self.page.online, PATIENCE)
        await self._play_on()
        await self.true()

    async def end(self) -> None:
        """Stop the bot; nothing that must not be is in its log."""
        code = await self.bot.end()
        self._note()
        assert code == 0, self.said
        for secret in (self.here.token, *self.here.small_discord.interactions._by_token):
            assert secret not in self.said
        for person in self.here.small_discord.world.people:
            assert str(person) not in self.said, self.said
        assert "Traceback" not in self.said, self.said
        errors = [line for line in self.said.splitlines() if " ERROR " in line]
        assert all(EXPECTED.search(line) for line in errors), self.said
        assert self.disk_failed or not errors, self.said

    async def true(self) -> None:
        """Wait until every message shows what it should."""
        found: list[str] = ["nothing was looked at"]
        end = asyncio.get_running_loop().time() + PATIENCE
        while found and asyncio.get_running_loop().time() < end:
            await asyncio.sleep(0.3)
            world, path = self.here.small_discord.world, self.folder / GAMES
            found = await untrue(path, world, self.folder, [self.table])
        assert not found, "\n".join([*found, self.bot.said[-3000:]])

    @property
    def table(self) -> int:
        """The number of the newest table."""
        return int(self.company._ask("SELECT max(id) FROM tables")[0][0])

    # What goes wrong

    async def _calls(self, wire: Wire) -> None:
        self.injection.arm(*wire)
        await self._try(3)

    async def _torn(self) -> None:
        await self.here.small_discord.gateway.disconnect()
        await self._try(1)

    async def _silent(self) -> None:
        gateway: Any = self.here.small_discord.gateway
        for session in gateway._sessions:
            session.outbox = None
        await self._try(1)
        await gateway.disconnect()

    async def _invalid(self) -> None:
        self.here.small_discord.gateway.invalidate_session()
        await self.here.small_discord.gateway.disconnect()
        await self._try(1)

    async def _doubled(self) -> None:
        gateway: Any = self.here.small_discord.gateway
        dispatch = gateway.dispatch

        def twice(event: str, *data: Any, **where: Any) -> None:
            for _ in range(2 if event == "INTERACTION_CREATE" else 1):
                dispatch(event, *data, **where)

        gateway.dispatch = twice
        try:
            await self._try(3)
        finally:
            del gateway.dispatch

    async def _deleted(self) -> None:
        message = await self.company.table("hand")
        world = self.here.small_discord.world
        world.delete(world.messages[int(message["id"])])
        await self._try(1)

    async def _channel_deleted(self) -> None:
        """Discord knows the channel no longer, whose table closes, until another one can be opened there."""
        here = self.here.small_discord
        gone = self.page.channel
        self.injection.arm(rf"\w+ /channels/{gone}\b", refused(404, 10003), 10_000)
        channel = here.world.channel(int(gone))
        here.gateway.dispatch("CHANNEL_DELETE", objects.channel(here.world, channel), guild=channel.guild)
        await self._try(2)
        self.injection.clear()
        here.gateway.dispatch("CHANNEL_CREATE", objects.channel(here.world, channel), guild=channel.guild)
        await self._try(1)

    async def _killed(self) -> None:
        click = asyncio.create_task(self._try(1))
        await asyncio.sleep(self.luck.uniform(0, 0.05))
        await self.bot.end(signal.SIGKILL)
        self._note()
        click.cancel()
        await asyncio.wait({click})
        await self.page.until(lambda: not self.page.online)
        await self.start_bot()

    async def _killed_in_a_commit(self) -> None:
        """The kernel ends the bot where its log would grow beyond a place in the middle of a frame."""
        path = self.folder / GAMES
        await self._young_game()
        with closing(sqlite3.connect(path)) as database:
            # What is written next begins the log anew.
            database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        place, kept = self.luck.randrange(100, 3 * FRAME), self.company.events()
        await self._tell_disk(DIES, place)
        while self.bot.process.returncode is None:
            click = asyncio.create_task(self._try(1))
            await asyncio.wait({click, asyncio.create_task(self.bot.process.wait())}, return_when=FIRST_COMPLETED)
            click.cancel()
        assert self.bot.process.returncode == -signal.SIGXFSZ
        await self.bot.wait()
        self._note()
        # More where the bot wrote something before it was told.
        assert path.with_name(f"{GAMES}-wal").stat().st_size >= place
        await self.page.until(lambda: not self.page.online)
        await self.start_bot()
        assert self.company.events() >= kept

    async def _disk(self, what: str) -> None:
        """Nothing can be saved for a while, which the log and the people who act are told; reading goes on."""
        await self._young_game()
        told, self.disk_failed = self.bot.said.count(NOT_SAVED), True
        await self._tell_disk(what)
        end = asyncio.get_running_loop().time() + PATIENCE
        while self.bot.said.count(NOT_SAVED) == told:
            assert asyncio.get_running_loop().time() < end, self.bot.said[-3000:]
            await self._try(1)
        before = self.company.events()
        # My hand would take the panel into the channel for the rest of the story.
        assert (await self.page.command(NAMES[0], "rules"))["outcome"] == "ok"
        await self._try(1)
        told_to = "".join([words(one) for here in self.page.channels.values() for one in here.values()])
        assert say("en", "not-saved") in told_to
        assert what == FULL or self.company.events() == before
        await self._tell_disk(WELL)

    async def _tell_disk(self, what: str, place: int = 0) -> None:
        said = order(self.folder, what, place)
        times = self.bot.printed.count(said) + 1
        self.bot.process.send_signal(signal.SIGUSR1)
        await self.bot.until(said, times)

    # What people do

    async def _try(self, clicks: int) -> None:
        """Some clicks, whatever comes of them."""
        for _ in range(clicks):
            found = self.company.to_act()
            if found is not None:
                await self.page.click(*found)
            await asyncio.sleep(0.2)

    async def _play_on(self) -> None:
        """Two moves, each of which must come about; what people see may be a moment behind."""
        for _ in range(2):
            before, end = self.company.events(), asyncio.get_running_loop().time() + PATIENCE
            while self.company.events() == before:
                assert asyncio.get_running_loop().time() < end, self._stuck()
                # The first of the two may be the last of its game.
                await self._ended_games()
                await self._try(1)

    def _stuck(self) -> str:
        """What everybody sees, what the bot has noted of it, and what it said."""
        seen = [f"{name}: {self._hands(name)}" for name in NAMES]
        noted = [*self.company._ask("SELECT * FROM people"), *self.company._ask("SELECT * FROM messages")]
        return "\n".join([*seen, f"to act: {self.company.to_act()}", *map(str, noted), self.bot.said[-3000:]])

    def _hands(self, name: str) -> list[str]:
        shown = [*self.page.messages(self.page.dm(name))[-3:], *self.page.private(name)[-3:]]
        return [f"{message['id']}: {words(message)} {custom_ids(message)}" for message in shown]

    async def _ended_games(self) -> None:
        """Long stories play several games."""
        if self.company.over():
            await self.company.open()

    async def _young_game(self) -> None:
        """A game that does not end while no other can be opened."""
        await self._ended_games()
        ((revision,),) = self.company._ask(f"SELECT revision FROM tables WHERE id = {self.table}")
        if int(revision) > OLD:
            assert (await self.page.command(NAMES[0], "close"))["outcome"] == "ok"
            await self.company.open()

    def _note(self) -> None:
        self.said += self.bot.said


@asynccontextmanager
async def story(folder: Path, seed: int) -> AsyncIterator[Story]:
    """A game that has begun; at the end the bot stops as it should, and its log has been read."""
    injection = Injection()
    with injection.injected():
        async with (
            playground(folder / "small-discord.sqlite3", port=0, limits=NO_RATES) as here,
            page_at(here.page) as page,
        ):
            told = Story(folder, here, page, injection, random.Random(seed))
            try:
                await told.begin()
                yield told
                await told.end()
            finally:
                if told.bot.process.returncode is None:
                    await told.bot.end(signal.SIGKILL)
