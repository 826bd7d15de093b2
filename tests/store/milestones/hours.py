"""What goes by the clock in a milestone, from the sixth on: a night that has begun, a later one, and a deal."""

from __future__ import annotations

from datetime import timedelta

from bot.games.chance import seeded
from bot.store import Database, daily
from bot.store.nights import rows
from bot.store.nights.rows import Answer, NightRow, Plan, Stage
from bot.store.nights.steps import Kind, steps_of
from bot.tables import Tables
from bot.tables.daily import dealing, standing
from bot.tables.nights import hours, opening, planning
from tests.store.milestones.around import ANA, BEN, CEM, NOW, ZONE

SERVER, CHANNEL = 4, 70
HOUR = 3600
NAMES = ("Ida", "Jon", "Kim", "Lea", "Max", "Noa")
"""The computers' names."""
TONIGHT = Plan(SERVER, CHANNEL, "en", "Tonight", "amigo_1997", 3, NOW + 2 * HOUR, ZONE)
LATER = TONIGHT._replace(title="Later", starts_at=NOW + 3 * HOUR, computers=True)


async def write_a_night_and_a_deal(database: Database) -> None:
    """Let a night begin, another one be told of, and somebody begin the deal of the day."""
    for wish in (TONIGHT, LATER):
        night = await planning.plan(_at(database, NOW), wish, ANA, None)
        for guest in (BEN, CEM):
            await planning.answer(_at(database, NOW), night.id, guest, Answer.COMING)
    tonight, later = await rows.nights_of(database, SERVER)
    tables = _at(database, TONIGHT.starts_at)
    await hours.begin(tables, tonight.id)
    await opening.open_table(tables, tonight, 1, NAMES)
    await hours.remind(tables, later.id)
    await dealing.give(tables, CEM, NAMES, "en", None)
    await standing.standing(tables, ANA.id, dealing.today(tables) - timedelta(days=1), NAMES)


async def require_a_night_and_a_deal(database: Database) -> None:
    """Find them as they were left."""
    tonight, later = await rows.nights_of(database, SERVER)
    assert (tonight.plan, tonight.stage) == (TONIGHT, Stage.OPENED)
    ((_, table, _),) = await rows.tables_of(database, tonight.id)
    assert table is not None
    assert (later.plan, later.stage) == (LATER, Stage.REMINDED)
    assert await _to_be_reminded(database, later) == {ANA.id, BEN.id, CEM.id}
    tables = _at(database, TONIGHT.starts_at)
    begun = await dealing.under_way(tables, CEM.id)
    assert begun is not None
    assert (await dealing.deal_at(tables, begun)).person == begun.seated(CEM.id)
    assert await daily.hard_on(database, (dealing.today(tables) - timedelta(days=1)).isoformat()) is not None


async def _to_be_reminded(database: Database, night: NightRow) -> set[int]:
    return {
        one for step in await steps_of(database, night.id) if step.kind is Kind.REMINDER for one in step.people
    }


def _at(database: Database, now: int) -> Tables:
    return Tables(database, chance=lambda: seeded("milestone"), now=lambda: now)
