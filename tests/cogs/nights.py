"""A night in the small world: planned, answered, and its hours let pass."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from typing import Any

from bot.store import Ending, Result, Status
from bot.store.nights import rows
from bot.store.nights.rows import Answer, NightRow, Plan
from bot.store.results import write_ending
from bot.tables import Changed, Person
from bot.tables.nights import planning
from tests.cogs.world import World, words

HOUR = 3600
DAY = 24 * HOUR
NINE = ("Ana", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gil", "Hana", "Ida")
GAME = "rio_grande_2000"


def person(here: World, name: str) -> Person:
    return Person(here[name].id, name)


async def plan(here: World, *coming: str, within: int = 3 * HOUR, **other: Any) -> NightRow:
    """The first of these plans a night that begins in so many seconds; the others say that they come."""
    starts_at = here.bot.tables.now() + within
    wish = Plan(here.guild.id, here.channel.id, "en", "Beans on Friday", GAME, 5, starts_at, "Europe/Berlin")
    night = await planning.plan(here.bot.tables, wish._replace(**other), person(here, coming[0]), None)
    for name in coming[1:]:
        await planning.answer(here.bot.tables, night.id, person(here, name), Answer.COMING)
    await wake(here)
    return night


async def wake(here: World) -> None:
    """Let the alarm look at what is due."""
    with here.env._bot_scope():
        here.bot.alarm.ring()
    await here.env.settle()


async def night_of(here: World, night_id: int = 1) -> NightRow:
    return await planning.get(here.bot.tables, night_id)


async def guests(here: World, night_id: int = 1) -> list[str]:
    """Who has answered, by name."""
    return [guest.name for guest in await rows.guests_of(here.bot.tables.database, night_id)]


async def table_ids(here: World, night_id: int = 1) -> list[int | None]:
    return [one.table_id for one in await rows.tables_of(here.bot.tables.database, night_id)]


def said(here: World, *, without: Sequence[str] = ()) -> list[str]:
    """What the bot has said in the channel, oldest first."""
    texts = [words(message) for message in sorted(here.channel.history(), key=lambda one: one.id)]
    return [text for text in texts if not any(part in text for part in without)]


def telling(here: World, part: str) -> list[str]:
    """The messages of the channel in which this stands."""
    return [text for text in said(here) if part in text]


async def finish(here: World, table_id: int, *winners: int) -> None:
    """As if the game at a table were over: these seats have won, or the first."""
    table = await here.bot.tables.get(table_id)
    won = winners or (0,)
    results = [Result(seat.seat, 10, 1 if seat.seat in won else 2, seat.seat in won) for seat in table.seats]

    def write(connection: sqlite3.Connection) -> None:
        connection.execute("UPDATE tables SET status = ? WHERE id = ?", (Status.ENDED, table_id))
        write_ending(connection, table_id, here.bot.tables.now(), Ending(9, tuple(results)))

    await here.database.write(write)
    over = table.row._replace(status=Status.ENDED)
    with here.env._bot_scope():
        table.row = over
        here.bot.tables.announce(Changed(table, table.state, table.state, None))
    await here.env.settle()


def privately(here: World, name: str) -> list[str]:
    """What the bot has said to somebody in direct messages, oldest first."""
    return [words(message) for message in sorted(here[name].user.dm_channel.history(), key=lambda one: one.id)]


def calls(here: World, part: str) -> list[set[int]]:
    """Whom each message of the channel in which this stands has really called."""
    messages = sorted(here.channel.history(), key=lambda one: one.id)
    return [{one.id for one in message.mentions} for message in messages if part in words(message)]


async def later(here: World, seconds: float) -> None:
    """Let so much time pass at once: only what is due then happens."""
    here.env._move_clock(here.env._virtual_time + seconds)
    await wake(here)


async def away(here: World, seconds: float) -> None:
    """The bot is not there for so long, and is started again."""
    old = here.database
    await here.bot.close()
    await old.close()
    here.env._move_clock(here.env._virtual_time + seconds)
    await here.env.restart_bot(await here.build())
    await here.env.settle()
