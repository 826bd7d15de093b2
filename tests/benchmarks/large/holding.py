"""What a process weighs that holds servers or tables, and what it takes to hear of them."""

from __future__ import annotations

import asyncio
import gc
import json
import sqlite3
import time
from pathlib import Path
from typing import Any, NamedTuple

import discord
from discord.gateway import DiscordWebSocket

from bot.client import BeanBot
from bot.interpreter import favour_the_event_loop
from bot.shards import ShardedBot
from bot.store import Database, deadlines
from bot.ui.publishing.outbox.places import PUBLIC, hand_of
from tests.benchmarks.large import payloads
from tests.benchmarks.table import resident

MESSAGES = 4000


class Servers(NamedTuple):
    """What it takes to know servers, and to hear what is written on them."""

    base: float
    """MiB of the bot without any."""
    server: float
    """KiB of memory for each."""
    create: float
    """Milliseconds of CPU to hear of one."""
    told: float
    """KiB that Discord tells of one."""
    message: float
    """Microseconds of CPU to hear that somebody wrote a message there."""
    look: float
    """Milliseconds that the garbage collector looks at a thousand of them."""


async def servers(path: Path, count: int, *, everything: bool) -> Servers:
    """Hear of so many servers, and of messages on them; with `everything` by a bot that asks for all unprivileged
    intents and keeps what discord.py keeps by itself, which ours does not."""
    database = await Database.open(path)
    bot: ShardedBot = BeanBot(database)
    if everything:
        bot = ShardedBot(command_prefix=(), intents=discord.Intents.default(), shard_count=1)
    async with bot:
        if isinstance(bot, BeanBot):
            await bot.add_cogs()
        bot._connection.user = discord.ClientUser(state=bot._connection, data=_itself())
        favour_the_event_loop()
        socket = _socket(bot)
        base = resident()
        told, created = await hear(socket, "GUILD_CREATE", count, lambda number: payloads.server(number))
        grown = resident() - base
        began = time.process_time()
        gc.collect()
        look = time.process_time() - began
        _, heard = await hear(
            socket, "MESSAGE_CREATE", MESSAGES, lambda number: payloads.message(number, number % count)
        )
        assert len(bot.guilds) == count
    await database.close()
    return Servers(
        base,
        grown * 1024 / count,
        created / count * 1000,
        told / count / 1024,
        heard / MESSAGES * 1e6,
        look / count * 1e6,
    )


async def hear(socket: DiscordWebSocket, event: str, count: int, made: Any) -> tuple[int, float]:
    """So many events arrive; how many bytes they were, and the seconds of CPU that all of this took."""
    told, took = 0, 0.0
    for number in range(count):
        text = json.dumps({"op": 0, "s": number, "t": event, "d": made(number)}, separators=(",", ":"))
        told += len(text)
        began = time.process_time()
        await socket.received_message(text)
        await asyncio.sleep(0)
        took += time.process_time() - began
    return told, took


def _socket(bot: ShardedBot) -> DiscordWebSocket:
    """A socket of this bot that is connected to nothing: what arrives is said by whoever measures."""
    nothing: Any = None
    socket = DiscordWebSocket(nothing, loop=asyncio.get_running_loop())
    socket.shard_id = 0
    socket._connection = bot._connection
    socket._discord_parsers = bot._connection.parsers
    socket._dispatch = bot.dispatch
    return socket


def _itself() -> Any:
    return payloads.server(0)["members"][0]["user"]


class Tables(NamedTuple):
    """What it takes to hold tables in the middle of their games."""

    held: int
    load: float
    """Milliseconds of CPU to read one and to play what has happened again."""
    read: float
    """KiB of memory for one that was read."""
    drawn: float
    """KiB for one whose messages were drawn once."""


async def tables(path: Path) -> Tables:
    """Hold every running table of this database."""
    database = await Database.open(path)
    async with BeanBot(database) as bot:
        await bot.add_cogs()
        rows = await deadlines(database)
        # What is loaded with the first table is none of the tables'.
        first = await bot.tables.get(rows[0].id)
        (await bot.publisher.prepare(first, PUBLIC)).render()
        before, began = resident(), time.process_time()
        kept = [await bot.tables.get(row.id) for row in rows]
        read, took = resident(), time.process_time() - began
        for table in kept:
            for place in (PUBLIC, *map(hand_of, table.people())):
                (await bot.publisher.prepare(table, place)).render()
        drawn = resident()
    await database.close()
    count = len(kept)
    return Tables(count, took / count * 1000, (read - before) * 1024 / count, (drawn - before) * 1024 / count)


def size(path: Path) -> int:
    """The bytes of a database with nothing in its log and no empty pages."""
    with sqlite3.connect(path) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        pages, free, page = (
            connection.execute(f"PRAGMA {name}").fetchone()[0]
            for name in ("page_count", "freelist_count", "page_size")
        )
    return int((pages - free) * page)
