"""Lessons are given to people: begun, taken up where they were left, or begun anew."""

from __future__ import annotations

from collections.abc import Sequence

from bot import store
from bot.store import NOWHERE, Computer, Status
from bot.tables.allowance import require_another_table
from bot.tables.computers.seats import unused
from bot.tables.computers.strengths import USUAL
from bot.tables.lessons.library import LESSONS
from bot.tables.table import Changed, Table
from bot.tables.tables import Person, Tables

OPEN = (Status.LOBBY, Status.RUNNING)


async def under_way(tables: Tables, person_id: int, key: str | None = None) -> Table | None:
    """The lesson, or this very one, that a person has begun and not finished; None if they have none."""
    for row in await store.tables_of(tables.database, person_id, OPEN):
        if row.game in LESSONS and key in (None, row.game):
            table = await tables.get(row.id)
            # One whose script has changed was closed as it was read.
            if table.open:
                return table
    return None


async def give(
    tables: Tables, key: str, person: Person, names: Sequence[str], locale: str, interaction: int | None
) -> Table:
    """Begin a lesson for this person, with computers of these names; one that they left is taken up again. Raises
    IllegalMove where they, or all people together, have as many as the limits allow."""
    async with tables.opening:
        table = await under_way(tables, person.id, key)
        if table is None:
            table = await _open(tables, key, person, names, locale, interaction)
    if table.row.status is Status.LOBBY:
        await _deal(tables, table.id)
    return table


async def _open(
    tables: Tables, key: str, person: Person, names: Sequence[str], locale: str, interaction: int | None
) -> Table:
    await require_another_table(tables, NOWHERE, person.id, interaction)
    computers = [Computer(name, USUAL) for name in unused(names, [person.name], LESSONS[key].computers)]
    host, now = (person.id, person.name), tables.now()
    row = await store.create_table(
        tables.database, key, NOWHERE, NOWHERE, host, locale, now, interaction, computers
    )
    tables.opened.note(person.id, now)
    return await tables.get(row.id)


async def _deal(tables: Tables, table_id: int) -> None:
    async with tables.changing(table_id) as table:
        lesson = table.lesson
        if lesson is None or table.row.status is not Status.LOBBY:
            return
        decision, seats = lesson.deal(), [seat.person_id for seat in table.seats]
        written = table.written(decision.events)
        table.advance(await store.start(tables.database, table_id, seats, written, tables.now(), None), decision)
        changed = Changed(table, None, table.state, table.row.host_id)
    tables.announce(changed)
