"""Erasing what is stored about a person, at the tables and beyond them."""

from __future__ import annotations

from bot import store
from bot.store import Status
from bot.tables import seating
from bot.tables.table import Changed
from bot.tables.tables import Tables

OPEN = (Status.LOBBY, Status.RUNNING)


async def stand_up(tables: Tables, person_id: int) -> None:
    """Let go of all the person's seats at open tables."""
    for row in await store.tables_of(tables.database, person_id, OPEN):
        await seating.leave(tables, row.id, person_id, None)


async def erase(tables: Tables, person_id: int, placeholder: str) -> None:
    """Erase name, language and messages of a person who has stood up; the placeholder is on their seats now."""
    for table_id in await store.forget_person(tables.database, person_id, placeholder):
        async with tables.changing(table_id) as table:
            row = await store.forget_seat(tables.database, table_id, person_id, placeholder, tables.now(), None)
            await tables.reload(table, row)
        tables.announce(Changed(table, table.state, table.state, None))
    tables.reread_tables_of(person_id)
