"""What is remembered of people beyond their seats, and how all of it is forgotten."""

import sqlite3
from collections.abc import Sequence
from typing import NamedTuple

from bot.store.calling.forgetting import forget_calling
from bot.store.calls import forget_calls
from bot.store.changes import Change, change_table
from bot.store.daily import forget_tries
from bot.store.doubts import forget_doubts_of
from bot.store.errors import WrongSeats
from bot.store.file.database import Database
from bot.store.file.notes import PATIENCE, Register
from bot.store.host.uses import forget_uses
from bot.store.messages import forget_messages_of
from bot.store.nights.erasing import forget_nights_of
from bot.store.rating import forget_ratings
from bot.store.tables import COMPUTERS, OPEN, Status, TableRow
from bot.store.totals import forget_totals
from bot.store.zones import forget_zone


class PersonRow(NamedTuple):
    """One person: their name and language as last seen, and how to reach them privately."""

    id: int
    name: str
    locale: str
    dm_channel_id: int | None
    dm_closed: bool
    seen_at: int = 0
    """When they last did anything at a table, to the day, in unix seconds."""
    pictures: str = "new"
    """Whether they want pictures: `on`, `off`, or `new`, which is `on` until they press something below one."""
    language: str = ""
    """The language that they chose; empty stands for that of their Discord."""
    listed: str = "new"
    """Whether leaderboards may list them: `yes`, `no`, or `new`, which is `no` for somebody who has not said."""
    asked_table: int | None = None
    """The table at the end of whose game they were asked that; None if they never were."""
    mentions: bool = True
    """Whether they are mentioned when it is their turn at a table where the bot is not."""


_PEOPLE = Register("people", PersonRow._fields, 1)

# Seated there, or its host without a seat.
_TABLES = """
    SELECT id, status FROM tables
    WHERE id IN (SELECT table_id FROM seats WHERE person_id = ?) OR host_id = ?
    ORDER BY id
"""
_CLOSE_HAND = """
    DELETE FROM open_hands WHERE (table_id, seat) IN
        (SELECT table_id, seat FROM seats WHERE table_id = ? AND person_id = ?)
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
    noted = database.noted(_PEOPLE).get((person_id,))
    sql = f"SELECT {', '.join(PersonRow._fields)} FROM people WHERE id = ?"
    for row in [noted] if noted else await database.read(sql, (person_id,)):
        found = PersonRow(*row)
        return found._replace(dm_closed=bool(found.dm_closed), mentions=bool(found.mentions))
    return None


def put_person(database: Database, row: PersonRow) -> None:
    """Remember this of a person in place of what was remembered before; it is noted, and written later."""
    database.note(_PEOPLE, (row.id,), row, within=PATIENCE)


async def forget_person(database: Database, person_id: int, placeholder_name: str) -> tuple[int, ...]:
    """Erase what is stored about a person, and give the open tables at which they still sit or are the host.

    Only that they do not want to be invited is kept. In games that are over, the seat stays and can still be read,
    under the placeholder and a negative number that means nothing. Open tables are left to the caller, who knows
    their games: `leave_lobby`, or `leave_seat` and then `forget_seat`.
    """

    def forget(connection: sqlite3.Connection) -> tuple[int, ...]:
        database.forget_noted(_PEOPLE, lambda key: key == (person_id,))
        connection.execute("DELETE FROM people WHERE id = ?", (person_id,))
        connection.execute("DELETE FROM guests WHERE person_id = ?", (person_id,))
        connection.execute("DELETE FROM watchers WHERE person_id = ?", (person_id,))
        forget_nights_of(connection, person_id)
        forget_uses(connection, person_id)
        forget_calls(connection, person_id)
        forget_zone(connection, person_id)
        forget_calling(connection, person_id)
        forget_messages_of(database, connection, person_id)
        forget_doubts_of(database, connection, person_id)
        tables = connection.execute(_TABLES, (person_id, person_id)).fetchall()
        _rename(connection, person_id, placeholder_name, [table for table, status in tables if status not in OPEN])
        return tuple(table for table, status in tables if status in OPEN)

    return await database.write(forget)


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

    def rename(change: Change) -> None:
        table = change.table()
        if table.host_id == person_id and table.status in OPEN:
            raise WrongSeats(table_id, "the host of an open table cannot be forgotten")
        if person_id not in change.people():
            raise WrongSeats(table_id, "this person has no seat")
        _rename(change.connection, person_id, placeholder_name, [table_id])

    return await change_table(database, table_id, tuple(Status), now, interaction, rename)


def _rename(
    connection: sqlite3.Connection, person_id: int, placeholder_name: str, table_ids: Sequence[int]
) -> None:
    """Put the placeholder and a fresh number in the person's place at these tables, and forget their totals."""
    forget_totals(connection, person_id)
    (fresh,) = connection.execute(_FRESH).fetchone()
    connection.executemany(_CLOSE_HAND, [(table_id, person_id) for table_id in table_ids])
    forget_ratings(connection, person_id, fresh)
    forget_tries(connection, person_id, fresh)
    connection.execute("UPDATE left_seats SET person_id = ? WHERE person_id = ?", (fresh, person_id))
    connection.executemany(
        "UPDATE seats SET person_id = ?, name = ? WHERE table_id = ? AND person_id = ?",
        [(fresh, placeholder_name, table_id, person_id) for table_id in table_ids],
    )
    connection.executemany(
        "UPDATE tables SET host_id = ? WHERE id = ? AND host_id = ?",
        [(fresh, table_id, person_id) for table_id in table_ids],
    )
