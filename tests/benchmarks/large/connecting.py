"""What shards weigh, and what they cost a bot that needs one alone; the small Discord is in the same process."""

from __future__ import annotations

import asyncio
import statistics
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import NamedTuple
from unittest.mock import patch

import discord
from discord.ext import commands
from discord.gateway import DiscordWebSocket
from discord.http import Route
from yarl import URL

from bot.playground import Limits, Playground, playground
from bot.shards import ShardedBot
from tests.benchmarks.large import payloads
from tests.benchmarks.large.holding import hear
from tests.benchmarks.table import resident

EVENTS = 3000


class Cost(NamedTuple):
    """Of a bot with one connection, in CPU that the small Discord's share is part of."""

    start: float
    """Milliseconds until it is connected."""
    event: float
    """Microseconds for a message that somebody writes."""


async def connected(path: Path, shards: int) -> float:
    """The MiB of a bot with so many shards."""
    async with _discord(path / f"{shards}.sqlite3", Limits(shards=shards, concurrency=shards)) as here:
        bot = _bot(shards)
        async with bot:
            await bot.login(here.token)
            await bot.ask_for_shards()
            connecting = asyncio.create_task(bot.connect())
            await bot.wait_until_ready()
            weight = resident()
        await connecting
    return weight


async def beside(path: Path, runs: int) -> tuple[Cost, Cost]:
    """A bot with shards, of which it needs one, and discord.py's plain one, by turns."""
    found: tuple[list[Cost], list[Cost]] = [], []
    async with _discord(path / "beside.sqlite3", Limits()) as here:
        for _ in range(runs):
            found[0].append(await _cost(here, _bot(None)))
            plain = commands.Bot(command_prefix=(), intents=_INTENTS, help_command=None, max_messages=None)
            found[1].append(await _cost(here, plain))
    ours, theirs = [Cost(*map(statistics.median, zip(*costs, strict=True))) for costs in found]
    return ours, theirs


_INTENTS = discord.Intents(guilds=True, guild_messages=True)


def _bot(shards: int | None) -> ShardedBot:
    return ShardedBot(
        command_prefix=(), intents=_INTENTS, help_command=None, max_messages=None, shard_count=shards
    )


async def _cost(here: Playground, bot: commands.Bot | ShardedBot) -> Cost:
    up = asyncio.Event()

    async def on_connect() -> None:
        up.set()

    bot.add_listener(on_connect)
    async with bot:
        began = time.process_time()
        await bot.login(here.token)
        if isinstance(bot, ShardedBot):
            await bot.ask_for_shards()
        connecting = asyncio.create_task(bot.connect())
        await up.wait()
        start = time.process_time() - began
        socket = bot.shards[0]._parent.ws if isinstance(bot, ShardedBot) else bot.ws
        _, heard = await hear(socket, "MESSAGE_CREATE", EVENTS, lambda number: payloads.message(number, 1))
    connecting.cancel()
    await asyncio.wait({connecting})
    return Cost(start * 1000, heard / EVENTS * 1e6)


@asynccontextmanager
async def _discord(path: Path, limits: Limits) -> AsyncIterator[Playground]:
    """A small Discord, which bots in this process take for the real one."""
    async with playground(path, port=0, limits=limits) as here:
        with (
            patch.object(Route, "BASE", here.api_url),
            patch.object(DiscordWebSocket, "DEFAULT_GATEWAY", URL(here.gateway_url)),
        ):
            yield here
