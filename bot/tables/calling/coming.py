"""Saying at a lobby that one is coming in a few minutes."""

from __future__ import annotations

from bot.games.contract import IllegalMove
from bot.store import GuestStatus, Status
from bot.store.calling.seats import Coming, drop_coming, put_coming, tables_expecting
from bot.tables.calling.players import require_server
from bot.tables.capacity import require_seat
from bot.tables.guests import require_welcome
from bot.tables.table import Changed, Table
from bot.tables.tables import Person, Tables

MINUTES = 5
MOST = 8
"""So many people at most are coming to one lobby: more would crowd it."""


async def come(tables: Tables, table_id: int, person: Person, interaction: int | None) -> Table:
    """Say at a lobby that somebody is coming in a few minutes, from now on."""
    async with tables.changing(table_id) as table:
        table.require(Status.LOBBY)
        require_server(table)
        if table.seat_of(person.id) is not None:
            raise IllegalMove("seated-already", table=table_id)
        require_welcome(table, person.id)
        computers = len(table.people()) < len(table.seats)
        require_seat(table.row.game, len(table.seats), table_id, computers=computers)
        if len([one for one in coming(table) if one.person_id != person.id]) >= MOST:
            raise IllegalMove("too-many-coming", most=MOST)
        until = tables.now() + MINUTES * 60
        row = await put_coming(tables.database, table_id, Coming(*person, until), tables.now(), interaction)
        await tables.reload(table, row)
        changed = Changed(table, None, None, person.id)
    tables.announce(changed)
    return table


def coming(table: Table) -> tuple[Coming, ...]:
    """Who is coming to a lobby, and has not sat down or been removed since."""
    if table.row.status is not Status.LOBBY:
        return ()
    there = table.people()
    return tuple(
        [
            one
            for one in table.coming
            if one.person_id not in there and table.guests.get(one.person_id) is not GuestStatus.REMOVED
        ]
    )


async def expire(tables: Tables) -> None:
    """Show no more that people are coming whose minutes are over."""
    for table_id in await tables_expecting(tables.database, tables.now()):
        await _drop(tables, table_id)


async def expected_at(tables: Tables, person_id: int) -> tuple[int, ...]:
    """The tables to which this person is coming."""
    return await tables_expecting(tables.database, 0, person_id)


async def stay_away(tables: Tables, table_id: int, person_id: int) -> None:
    """Show no more at a table that this person, who is to be forgotten, is coming."""
    await _drop(tables, table_id, person_id)


async def _drop(tables: Tables, table_id: int, person_id: int = 0) -> None:
    async with tables.changing(table_id) as table:
        row = await drop_coming(tables.database, table_id, tables.now(), person_id)
        await tables.reload(table, row)
        changed = Changed(table, table.state, table.state, None)
    if table.row.status is Status.LOBBY:
        tables.announce(changed)
