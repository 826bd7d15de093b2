"""Games dealt beforehand: the files of a small Discord and of the bot, from which each run starts."""

from __future__ import annotations

import asyncio
import json
import os
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import NamedTuple
from unittest.mock import patch

from discord.gateway import DiscordWebSocket
from discord.http import Route
from yarl import URL

from bot import painting
from bot.client import BeanBot
from bot.games.chance import seeded
from bot.playground import Limits, Playground, playground
from bot.playground.protocol.limits import Bucket
from bot.playground.world.events import DirectoryChanged
from bot.playground.world.places import Channel, Person
from bot.playground.world.world import World
from bot.store import Database
from bot.tables import Person as Player
from bot.tables import Tables
from bot.workers import Threads
from tests.benchmarks.dealing import deal
from tests.benchmarks.wire.scenarios import IN_WORDS

SMALL_DISCORD, GAMES, SEATED = "small-discord.sqlite3", "bean-table.sqlite3", "tables.json"
"""The files' names."""
SEATS = 5
FREE = Bucket(1_000_000, 1)
UNLIMITED = Limits(everything=FREE, messages=FREE, deleting=FREE, webhook=FREE, old_edits=FREE)
"""Without rate limits: they would hide how fast a bot is. Answers still have to come within three seconds."""
QUIET = 1.5
"""Seconds without any change after which nothing more is expected."""


class Seated(NamedTuple):
    """A table, its channel, and its people with their direct messages."""

    table: int
    channel: int
    people: dict[int, int]
    """The channel of the direct messages by person."""


async def deal_games(folder: Path, count: int) -> None:
    """Write the files of so many tables, each in a channel of its own, with every message posted."""
    async with playground(folder / SMALL_DISCORD, port=0, bot_name="Beans", limits=UNLIMITED) as here:
        world = here.small_discord.world
        seated = [_populate(world, number) for number in range(1, count + 1)]
        world.emit(DirectoryChanged())
        changed = _Changed(world)
        async with _bot(folder, here) as bot:
            # The measured bot finds its emojis there, and so does the bare one, which repeats its messages.
            await changed.quiet()
            for one in seated:
                people = [Player(person, world.people[person].name) for person in one.people]
                await deal(bot.tables, people, world.place.guild, one.channel)
            await changed.quiet()
            # Where the machine is busy, quiet says little.
            while not _all_shown(world, seated):
                await changed.quiet()
    # They lie there since the first start of a bot.
    workers = Threads(partial(painting.shelve, painting.folder_beside(folder / GAMES)))
    await painting.prepare(workers, partial(asyncio.sleep, 0))
    await workers.finish()
    (folder / SEATED).write_text(json.dumps(seated), "utf-8")


@asynccontextmanager
async def _bot(folder: Path, here: Playground) -> AsyncIterator[BeanBot]:
    """Our bot in this process, connected; it posts as fast as it can."""
    database = await Database.open(folder / GAMES)
    draw = None if os.environ.get(IN_WORDS) else painting.draw
    tables = partial(Tables, chance=lambda: seeded("wire"))
    bot = BeanBot(database, tables=tables, pace=0, emoji_pace=0, draw=draw)
    try:
        with (
            patch.object(Route, "BASE", here.api_url),
            patch.object(DiscordWebSocket, "DEFAULT_GATEWAY", URL(here.gateway_url)),
        ):
            async with bot:
                serving = asyncio.create_task(bot.start(here.token))
                await bot.wait_until_ready()
                yield bot
                serving.cancel()
    finally:
        await database.close()


def _all_shown(world: World, seated: Sequence[Seated]) -> bool:
    """Whether each table and each of its people has a message."""
    shown = {int(message["channel_id"]) for message in world.messages.values()}
    return all(shown.issuperset([one.channel, *one.people.values()]) for one in seated)


def read_seated(folder: Path) -> list[Seated]:
    """The tables of the files in this folder."""
    found = json.loads((folder / SEATED).read_text("utf-8"))
    return [
        Seated(table, channel, {int(key): dm for key, dm in people.items()}) for table, channel, people in found
    ]


def _populate(world: World, table: int) -> Seated:
    """The channel and the people of one table; told to the listeners by whoever calls this, once for all."""
    people: dict[int, int] = {}
    channel = _channel(world, f"table-{table}", None)
    for place in range(1, SEATS + 1):
        person = Person(world.snowflakes.next(), f"P{table}-{place}")
        world.people[person.id] = person
        people[person.id] = _channel(world, person.name, person.id)
    return Seated(table, channel, people)


def _channel(world: World, name: str, person: int | None) -> int:
    guild = world.place.guild if person is None else None
    channel = Channel(world.snowflakes.next(), name, person, guild)
    world.channels[channel.id] = channel
    return channel.id


class _Changed:
    """When the world last changed."""

    def __init__(self, world: World) -> None:
        self._at = time.perf_counter()
        world.listeners.append(lambda event: self._note())

    def _note(self) -> None:
        self._at = time.perf_counter()

    async def quiet(self) -> None:
        """Wait until nothing changes any more."""
        rest = QUIET
        while rest > 0:
            await asyncio.sleep(rest)
            rest = self._at + QUIET - time.perf_counter()
