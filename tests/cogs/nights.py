"""A night in the small world: planned, answered, and its hours let pass."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.store.nights import rows
from bot.store.nights.rows import Answer, NightRow, Plan
from bot.tables import Person
from bot.tables.nights import planning
from tests.cogs.world import World, words

HOUR = 3600
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


async def table_ids(here: World, night_id: int = 1) -> list[int | None]:
    return [one.table_id for one in await rows.tables_of(here.bot.tables.database, night_id)]


def said(here: World, *, without: Sequence[str] = ()) -> list[str]:
    """What the bot has said in the channel, oldest first."""
    texts = [words(message) for message in sorted(here.channel.history(), key=lambda one: one.id)]
    return [text for text in texts if not any(part in text for part in without)]


def telling(here: World, part: str) -> list[str]:
    """The messages of the channel in which this stands."""
    return [text for text in said(here) if part in text]
