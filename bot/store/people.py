"""What is remembered of people beyond their seats, and how all of it is forgotten."""

from collections.abc import Sequence
from typing import NamedTuple

import aiosqlite

from bot.store.changes import changing
from bot.store.errors import WrongSeats
from bot.store.file.database import Database
from bot.store.tables import COMPUTERS, OPEN, Status, TableRow


class PersonRow(NamedTuple):
    """One person: their name and language as last seen, and how to reach them privately."""

    id: int
    name: str
    locale: str
    dm_channel_id: int | None
    dm_closed: bool


# Seated there, or its host without a seat.
_TABLES = """
    SELECT id, status FROM tables
    WHERE id IN (SELECT table_id FROM seats WHERE person_id = ?) OR host_id = ?
    ORDER BY id
"""
# Numbers of people are positive; callers may use negative ones for seats that nobody sits on.
_FRESH = f"""
    SELECT min(0, coalesce(min(number), 0)) - 1
    FROM (
        SELECT min(person_id) AS number FROM seats WHERE person_id > {COMPUTERS}
        UNION ALL SELECT min(host_id) FROM tables
    )
"""


async def person(database: Database, person_id: int) -> PersonRow | None:
    """Give what is remembered of this person."""
    rows = await database.read(
        "SELECT id, name, locale, dm_channel_id, dm_closed FROM people WHERE id = ?", (person_id,)
    )
    for number, name, locale, dm_channel_id, dm_closed in rows:
        return PersonRow(number, name, locale, dm_channel_id, bool(dm_closed))
    return None


async def put_person(database: Database, row: PersonRow) -> None:
    """Remember this of a person in place of what was remembered before."""
    async with database.transaction() as connection:
        await connection.execute(
            "INSERT OR REPLACE INTO people (id, name, locale, dm_channel_id, dm_closed) VALUES (?, ?, ?, ?, ?)",
            row,
        )


async def forget_person(database: Database, person_id: int, placeholder_name: str) -> tuple[int, ...]:
    """Erase what is stored about a person, and give the open tables at which they still sit or are the host.

    In games that are over, the seat stays and can still be read, under the placeholder and a negative number
    that means nothing. Open tables are left to the caller, who knows their games: `leave_lobby`, or
    `leave_seat` and then `forget_seat`.
    """
    async with database.transaction() as connection:
        await connection.execute("DELETE FROM people WHERE id = ?", (person_id,))
        # Their own messages, and the lines in a channel that mention them.
        await connection.execute("DELETE FROM messages WHERE viewer_id IN (?, ?)", (person_id, -person_id))
        tables = list(await connection.execute_fetchall(_TABLES, (person_id, person_id)))
        await _rename(
            connection, person_id, placeholder_name, [table for table, status in tables if status not in OPEN]
        )
        return tuple(table for table, status in tables if status in OPEN)


async def forget_seat(
    database: Database,
    table_id: int,
    person_id: int,
    placeholder_name: str,
    now: int,
    interaction: int | None,
) -> TableRow:
    """Put the placeholder and a meaningless number on a person's seat of one table in any status.

    Raises WrongSeats if they have none, or are the host of an open table: first another must become it.
    """
    async with changing(database, table_id, tuple(Status), now, interaction) as change:
        table = await change.table()
        if table.host_id == person_id and table.status in OPEN:
            raise WrongSeats(table_id, "the host of an open table cannot be forgotten")
        if person_id not in await change.people():
            raise WrongSeats(table_id, "this person has no seat")
        await _rename(change.connection, person_id, placeholder_name, [table_id])
        return await change.table()


async def _rename(
    connection: aiosqlite.Connection, person_id: int, placeholder_name: str, table_ids: Sequence[int]
) -> None:
    """Put the placeholder and a number that nobody has in the person's place at these tables."""
    (fresh,) = next(iter(await connection.execute_fetchall(_FRESH)))
    await connection.executemany(
        "UPDATE seats SET person_id = ?, name = ? WHERE table_id = ? AND person_id = ?",
        [(fresh, placeholder_name, table_id, person_id) for table_id in table_ids],
    )
    await connection.executemany(
        "UPDATE tables SET host_id = ? WHERE id = ? AND host_id = ?",
        [(fresh, table_id, person_id) for table_id in table_ids],
    )
