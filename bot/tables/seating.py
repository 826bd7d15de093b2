"""Who sits at a table: people sit down, leave, and come back to their seats; computers sit down elsewhere."""

from __future__ import annotations

from bot import store
from bot.games.contract import IllegalMove
from bot.players import FAMILIES
from bot.store import Status
from bot.tables.acting import play_besides
from bot.tables.capacity import require_seat
from bot.tables.clocks.pausing import come_back
from bot.tables.guests import free_seats, invited, require_welcome
from bot.tables.table import Changed, Table
from bot.tables.tables import Person, Tables


async def join(tables: Tables, table_id: int, person: Person, interaction: int | None) -> Table:
    """Take a seat in a lobby, or take back the own seat in a running game."""
    async with tables.changing(table_id) as table:
        table.require(Status.LOBBY, Status.RUNNING)
        seat = table.seat_of(person.id)
        if seat is not None and seat in (table.present() if table.running else (seat,)):
            raise IllegalMove("seated-already", table=table_id)
        require_welcome(table, person.id)
        if table.row.status is Status.RUNNING:
            await _return(tables, table, person, interaction)
        else:
            computers = len(table.people()) < len(table.seats)
            require_seat(table.row.game, len(table.seats), table_id, computers=computers)
            row = await store.join(tables.database, table_id, person.id, person.name, tables.now(), interaction)
            await tables.reload(table, row)
        changed = Changed(table, table.state, table.state, person.id)
    tables.announce(changed)
    return table


async def _return(tables: Tables, table: Table, person: Person, interaction: int | None) -> None:
    """Take back the seat that one has left, or that a computer plays because one was away; or, for a spare, take
    one that somebody else has left."""
    if not any(seat.person_id == person.id for seat in table.seats):
        await _take(tables, table, person, interaction)
        return
    seat = table.seat_of(person.id)
    if seat is not None:
        await come_back(tables, table, seat, interaction)
        return
    back = [other._replace(left=False) if other.person_id == person.id else other for other in table.seats]
    row = await store.take_back_seat(
        tables.database,
        table.id,
        person.id,
        tables.now(),
        interaction,
        tables.clocks(table, back, table.state),
    )
    await tables.reload(table, row)


async def _take(tables: Tables, table: Table, person: Person, interaction: int | None) -> None:
    """Take the first seat that somebody left; only whom the host has called may."""
    free = free_seats(table)
    if not free or person.id not in invited(table):
        raise IllegalMove("seat-is-taken" if person.id in invited(table) else "table-is-running", table=table.id)
    taken = [
        seat._replace(person_id=person.id, name=person.name, left=False) if seat == free[0] else seat
        for seat in table.seats
    ]
    clocks = tables.clocks(table, taken, table.state)
    row = await store.take_left_seat(
        tables.database, table.id, free[0].seat, person.id, person.name, tables.now(), interaction, clocks
    )
    await tables.reload(table, row)


async def leave(tables: Tables, table_id: int, person_id: int, interaction: int | None) -> Table:
    """Give up a seat. In a game a computer plays it on; a table that all people have left is closed."""
    async with tables.changing(table_id) as table:
        table.seated(person_id)
        table.require(Status.LOBBY, Status.RUNNING)
        before = table.state
        rest = [person for person in table.people() if person != person_id]
        if rest:
            await _hand_over(tables, table, person_id, rest, interaction)
        else:
            row = await store.close_table(tables.database, table_id, Status.CLOSED, tables.now(), interaction)
            await tables.reload(table, row)
        changed = Changed(table, before, table.state, person_id)
    tables.announce(changed)
    return table


async def _hand_over(
    tables: Tables, table: Table, person_id: int, rest: list[int], interaction: int | None
) -> None:
    """Let the seat go; when the host leaves, the longest-seated person who plays is host, or else the
    longest-seated one for whom a computer plays until they are back."""
    playing = [seat.person_id for seat in table.seats if seat.seat in table.present()]
    successor = next((person for person in rest if person in playing), rest[0])
    host = successor if person_id == table.row.host_id else None
    if table.row.status is Status.LOBBY:
        row = await store.leave_lobby(tables.database, table.id, person_id, host, tables.now(), interaction)
        await tables.reload(table, row)
        return
    seat = table.seated(person_id)
    row = await store.leave_seat(
        tables.database,
        table.id,
        person_id,
        host,
        tables.now(),
        interaction,
        [clock for clock in table.clocks.values() if clock.seat != seat],
    )
    await tables.reload(table, row)
    await play_besides(tables, table, seat, FAMILIES[table.game.family].leaving_moves)
