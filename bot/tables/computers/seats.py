"""Computers in a lobby: the host lets them sit down and stand up."""

from __future__ import annotations

from collections.abc import Sequence

from bot import store
from bot.games.contract import IllegalMove, OutOfDate
from bot.store import Computer, Status
from bot.tables.capacity import require_seat
from bot.tables.computers.strengths import fitting
from bot.tables.table import Changed, Table
from bot.tables.tables import Tables


async def add_computer(
    tables: Tables, table_id: int, person_id: int, strength: str, names: Sequence[str], interaction: int | None
) -> Table:
    """Let a computer sit down, under the first of these names that nobody has there; the host's choice."""
    async with tables.changing(table_id) as table:
        table.require(Status.LOBBY)
        table.require_host(person_id)
        strength = fitting(table.row.game, strength)
        require_seat(table.row.game, len(table.seats), table_id)
        (name,) = unused(names, [seat.name for seat in table.seats], 1)
        computer = Computer(name, strength)
        row = await store.add_computer(tables.database, table_id, computer, tables.now(), interaction)
        await tables.reload(table, row)
        changed = Changed(table, None, None, person_id)
    tables.announce(changed)
    return table


async def remove_computer(
    tables: Tables, table_id: int, person_id: int, number: int, interaction: int | None
) -> Table:
    """Let the computer with this number stand up from a lobby; the host's choice."""
    async with tables.changing(table_id) as table:
        table.require(Status.LOBBY)
        table.require_host(person_id)
        if not any(seat.person_id == number and seat.computer is not None for seat in table.seats):
            raise OutOfDate("computer-gone", table=table_id)
        row = await store.leave_lobby(tables.database, table_id, number, None, tables.now(), interaction)
        await tables.reload(table, row)
        changed = Changed(table, None, None, person_id)
    tables.announce(changed)
    return table


def unused(names: Sequence[str], taken: Sequence[str], count: int) -> list[str]:
    """The first names, as many as asked for, that nobody has; raises IllegalMove if there are too few."""
    known = {name.casefold() for name in taken}
    free = [name for name in names if name.casefold() not in known]
    if len(free) < count:
        raise IllegalMove("no-name-left")
    return free[:count]
