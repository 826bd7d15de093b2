"""Erasing what is stored about a person, at the tables and beyond them."""

from __future__ import annotations

import logging

from bot import store
from bot.errors import trace
from bot.store import DamagedGame, SeatRow, Status, StoreError, TableRow
from bot.tables import guests, seating, watching
from bot.tables.calling import coming
from bot.tables.clocks.pace import AWAY
from bot.tables.nights.leaving import leave_nights
from bot.tables.table import Changed
from bot.tables.tables import Tables

log = logging.getLogger(__name__)

OPEN = (Status.LOBBY, Status.RUNNING)


async def stand_up(tables: Tables, person_id: int) -> None:
    """Let go of all the person's seats at open tables, of what hosts there have said of them, of what they watch,
    and of the nights that they host or come to."""
    await leave_nights(tables, person_id)
    for row in await store.tables_of(tables.database, person_id, OPEN):
        if await readable(tables, row.id):
            await seating.leave(tables, row.id, person_id, None)
        else:
            await _leave_unread(tables, row, person_id)
    for table_id in await store.tables_naming(tables.database, person_id):
        if await readable(tables, table_id):
            await guests.unsay(tables, table_id, person_id)
    for table_id in await store.tables_watched_by(tables.database, person_id):
        if await readable(tables, table_id):
            await watching.stop(tables, table_id, person_id)
    for table_id in await coming.expected_at(tables, person_id):
        if await readable(tables, table_id):
            await coming.stay_away(tables, table_id, person_id)


async def erase(tables: Tables, person_id: int, placeholder: str) -> None:
    """Erase name, language and messages of a person who has stood up; their seats bear the placeholder from now
    on."""
    for table_id in await store.forget_person(tables.database, person_id, placeholder):
        if not await readable(tables, table_id):
            await store.forget_seat(tables.database, table_id, person_id, placeholder, tables.now(), None)
            continue
        async with tables.changing(table_id) as table:
            row = await store.forget_seat(tables.database, table_id, person_id, placeholder, tables.now(), None)
            await tables.reload(table, row)
        tables.announce(Changed(table, table.state, table.state, None))
    tables.reread_tables_of(person_id)


async def readable(tables: Tables, table_id: int) -> bool:
    """Whether this version of the bot knows the table's game and can replay it; a table that only another version
    can read must keep nobody from being forgotten."""
    try:
        await tables.get(table_id)
    except Exception as error:
        if isinstance(error, StoreError) and not isinstance(error, DamagedGame):
            raise
        log.warning("table %d cannot be read: somebody is erased from its rows alone (%s)", table_id, trace(error))
        return False
    return True


def _away(seat: SeatRow) -> bool:
    return seat.missed >= AWAY


async def _leave_unread(tables: Tables, row: TableRow, person_id: int) -> None:
    """Do what `seating.leave` does, except for the moves. Nobody else is at such a table meanwhile. Its game goes
    on, with a computer on this seat, once a version of the bot that knows the game runs again."""
    database, now = tables.database, tables.now()
    seats = await store.seats_of(database, row.id)
    rest = [seat.person_id for seat in sorted(seats, key=_away) if not seat.left and seat.computer is None]
    rest.remove(person_id)
    host = rest[0] if rest and person_id == row.host_id else None
    if not rest:
        await store.close_table(database, row.id, Status.CLOSED, now, None)
    elif row.status is Status.LOBBY:
        await store.leave_lobby(database, row.id, person_id, host, now, None)
    else:
        theirs = {seat.seat for seat in seats if seat.person_id == person_id}
        clocks = [clock for clock in await store.clocks_of(database, row.id) if clock.seat not in theirs]
        await store.leave_seat(database, row.id, person_id, host, now, None, clocks)
