"""Nights without Discord."""

from __future__ import annotations

from typing import Any

from bot.store.nights import steps
from bot.store.nights.rows import Answer, NightRow, Plan
from bot.store.nights.steps import Kind
from bot.tables import Person
from bot.tables.nights import planning
from tests.tables.hall import ANA, CHANNEL, GAME, GUILD, Hall

HOUR, DAY = 3600, 24 * 3600
AT = 60 * 20_987
"""A whole minute, three days from the hall's first moment."""


def wish(starts_at: int = AT, **other: Any) -> Plan:
    plan = Plan(GUILD, CHANNEL, "en", "Beans on Friday", GAME, 5, starts_at, "Europe/Berlin")
    return plan._replace(**other)


async def planned(hall: Hall, *coming: Person, **other: Any) -> NightRow:
    """Ana plans a night, to which these come, too."""
    night = await planning.plan(hall.tables, wish(**other), ANA, None)
    for person in coming:
        hall.time += 1
        await planning.answer(hall.tables, night.id, person, Answer.COMING)
    return night


async def owed(hall: Hall, night: NightRow) -> list[tuple[Kind, int]]:
    return [(step.kind, step.part) for step in await steps.steps_of(hall.database, night.id)]


async def paid(hall: Hall, night: NightRow) -> None:
    """All that it owes is done."""
    for step in await steps.steps_of(hall.database, night.id):
        await steps.taken(hall.database, step)
