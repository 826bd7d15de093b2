"""Who is coming to a lobby, and who wants a seat at one that was full."""

import sqlite3
from collections.abc import Collection
from typing import NamedTuple

from bot.store.changes import Change, change_table
from bot.store.file.database import Database
from bot.store.tables import Status, TableRow

LOBBY = (Status.LOBBY,)
LONG_AGO = 1
"""When somebody was called who needs no seat kept for them any more."""


class Coming(NamedTuple):
    """Somebody who is coming to a lobby, by name, and until when it shows that, in unix seconds."""

    person_id: int
    name: str
    until: int


class CalledToSeat(NamedTuple):
    """Somebody who wanted a seat and is called to it."""

    table_id: int
    person_id: int


async def coming_to(database: Database, table_id: int) -> tuple[Coming, ...]:
    """Give those who are coming to a table, the first first."""
    sql = "SELECT person_id, name, until FROM coming WHERE table_id = ? ORDER BY until, person_id"
    return tuple([Coming(*row) for row in await database.read(sql, (table_id,))])


async def put_coming(
    database: Database, table_id: int, coming: Coming, now: int, interaction: int | None
) -> TableRow:
    """Note that somebody is coming to a lobby."""

    def note(change: Change) -> None:
        change.run("DELETE FROM coming WHERE table_id = ? AND person_id = ?", table_id, coming.person_id)
        sql = "INSERT INTO coming (table_id, person_id, name, until) VALUES (?, ?, ?, ?)"
        change.run(sql, table_id, *coming)

    return await change_table(database, table_id, LOBBY, now, interaction, note)


async def drop_coming(database: Database, table_id: int, until: int, person_id: int = 0) -> TableRow:
    """Drop who was coming to a table until this moment, and this person. It counts as one revision, but does not
    touch the table: nobody has done anything there."""

    def drop(connection: sqlite3.Connection) -> TableRow:
        change = Change(connection, table_id)
        change.run(
            "DELETE FROM coming WHERE table_id = ? AND (until <= ? OR person_id = ?)", table_id, until, person_id
        )
        change.run("UPDATE tables SET revision = revision + 1 WHERE id = ?", table_id)
        return change.table()

    return await database.write(drop)


async def tables_expecting(database: Database, until: int, person_id: int = 0) -> tuple[int, ...]:
    """Give the tables to which somebody was coming until this moment, or to which this person is."""
    sql = "SELECT DISTINCT table_id FROM coming WHERE until <= ? OR person_id = ? ORDER BY table_id"
    return tuple([table for (table,) in await database.read(sql, (until, person_id))])


def sat_down(change: Change, person_id: int) -> None:
    """Note, inside a change, that this person is there: neither coming nor in want of a seat."""
    change.run("DELETE FROM coming WHERE table_id = ? AND person_id = ?", change.table_id, person_id)
    _end_wish(change, person_id)


def _end_wish(change: Change, person_id: int) -> None:
    """A wish that has not been called is gone. One that has stays, so that nobody is called twice, but holds no
    seat any more."""
    change.run(
        "DELETE FROM seat_wishes WHERE table_id = ? AND person_id = ? AND called_at = 0",
        change.table_id,
        person_id,
    )
    change.run(
        "UPDATE seat_wishes SET called_at = ? WHERE table_id = ? AND person_id = ?",
        LONG_AGO,
        change.table_id,
        person_id,
    )


async def wish_for_seat(database: Database, table_id: int, person_id: int) -> None:
    """Note that this person, after all who did before, wants to be called to a seat at a lobby; whoever was called
    there is not called again."""
    sql = (
        "INSERT INTO seat_wishes (table_id, person_id, called_at, message_id) VALUES (?, ?, 0, 0) "
        "ON CONFLICT (table_id, person_id) DO NOTHING"
    )
    await database.write(lambda connection: connection.execute(sql, (table_id, person_id)))


async def unwish_seat(database: Database, table_id: int, person_id: int) -> None:
    """Note that this person wants no seat there any more."""
    await database.write(lambda connection: _end_wish(Change(connection, table_id), person_id))


async def tables_wished_for(database: Database) -> tuple[int, ...]:
    """Give the lobbies at which somebody wants a seat and has not been called to one."""
    sql = (
        "SELECT DISTINCT table_id FROM seat_wishes JOIN tables ON tables.id = table_id "
        "WHERE called_at = 0 AND status = ? ORDER BY table_id"
    )
    return tuple([table for (table,) in await database.read(sql, LOBBY)])


async def call_to_seats(
    database: Database, table_id: int, seats: int, held: int, now: int, but: Collection[int]
) -> tuple[int, ...]:
    """Note, and give, who is called to the free ones of so many seats of a lobby, in their order and `but` these:
    one for each seat that nobody was called to within the last `held` seconds."""

    def call(connection: sqlite3.Connection) -> tuple[int, ...]:
        change = Change(connection, table_id)
        there = change.people()
        on_the_way = change.number(
            "SELECT count(*) FROM seat_wishes WHERE table_id = ? AND called_at > ? "
            "AND person_id NOT IN (SELECT person_id FROM seats WHERE seats.table_id = seat_wishes.table_id)",
            table_id,
            now - held,
        )
        sql = "SELECT person_id FROM seat_wishes WHERE table_id = ? AND called_at = 0 ORDER BY number"
        waiting = [one for (one,) in connection.execute(sql, (table_id,)) if one not in there and one not in but]
        called = tuple(waiting[: max(0, seats - len(there) - on_the_way)])
        sql = "UPDATE seat_wishes SET called_at = ? WHERE table_id = ? AND person_id = ?"
        connection.executemany(sql, [(now, table_id, person) for person in called])
        return called

    return await database.write(call)


async def seats_to_post(database: Database, since: int) -> tuple[CalledToSeat, ...]:
    """Give who was called to a seat after this moment by a message that is not known to be posted."""
    sql = "SELECT table_id, person_id FROM seat_wishes WHERE message_id = 0 AND called_at > ? ORDER BY number"
    return tuple([CalledToSeat(*row) for row in await database.read(sql, (since,))])


async def note_seat_posted(database: Database, table_id: int, person_id: int, message_id: int) -> None:
    """Note that this person's message is posted, or with a number below 0, that it cannot be."""
    sql = "UPDATE seat_wishes SET message_id = ? WHERE table_id = ? AND person_id = ?"
    await database.write(lambda connection: connection.execute(sql, (message_id, table_id, person_id)))


async def prune_seats(database: Database) -> None:
    """Drop who was coming to tables, or wanted a seat there, that are no lobbies any more."""

    def prune(connection: sqlite3.Connection) -> None:
        for gone in ("coming", "seat_wishes"):
            sql = f"DELETE FROM {gone} WHERE table_id NOT IN (SELECT id FROM tables WHERE status = ?)"
            connection.execute(sql, LOBBY)

    await database.write(prune)
