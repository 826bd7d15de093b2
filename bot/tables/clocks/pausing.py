"""Games that stand still for a while, and go on: at somebody's wish, or because nobody is left to play."""

from __future__ import annotations

from bot import store
from bot.games.contract import IllegalMove, Seat
from bot.store import Status
from bot.tables.clocks.running import resumed
from bot.tables.table import Changed, Table, with_missed
from bot.tables.tables import Tables


async def pause(
    tables: Tables, table_id: int, person_id: int, interaction: int | None, *, moderator: bool = False
) -> Table:
    """Let a game stand still; the host's or a moderator's choice."""
    async with tables.changing(table_id) as table:
        table.require(Status.RUNNING)
        if not moderator:
            table.require_host(person_id)
        if table.row.paused_at is not None:
            raise IllegalMove("paused-already", table=table_id)
        changed = await pause_locked(tables, table, "asked", interaction, table.seat_of(person_id))
    tables.announce(changed)
    return table


async def resume(
    tables: Tables, table_id: int, person_id: int, interaction: int | None, *, moderator: bool = False
) -> Table:
    """Let a paused game go on; the host's or a moderator's choice, and where nobody was left to play everybody's
    who sits there."""
    async with tables.changing(table_id) as table:
        table.require(Status.RUNNING)
        if table.row.paused_at is None:
            raise IllegalMove("not-paused", table=table_id)
        if table.row.paused_why == "nobody" and person_id in table.people():
            changed = await resume_locked(tables, table, table.seated(person_id), interaction)
        else:
            if not moderator:
                table.require_host(person_id)
            changed = await resume_locked(tables, table, table.seat_of(person_id), interaction)
    tables.announce(changed)
    return table


async def pause_locked(
    tables: Tables, table: Table, why: str, interaction: int | None, by: Seat | None = None
) -> Changed:
    """Let a game stand still. `why` is `asked` if somebody wished it, perhaps `by` a player, and `nobody` if
    nobody is left to play. The caller holds the lock."""
    row = await store.pause(tables.database, table.id, why, by, tables.now(), interaction)
    await tables.reload(table, row)
    return Changed(table, table.state, table.state, None)


async def resume_locked(tables: Tables, table: Table, by: Seat | None, interaction: int | None) -> Changed:
    """Let a paused game go on, and the person `by` play again; the caller holds the lock."""
    now, paused_at = tables.now(), table.row.paused_at or 0
    later = [resumed(clock, paused_at, now) for clock in table.clocks.values()]
    await tables.reload(table, await store.resume(tables.database, table.id, later, now, interaction))
    if by is not None and table.seats[by].missed:
        await come_back(tables, table, by, None)
    return Changed(table, table.state, table.state, None)


async def come_back(tables: Tables, table: Table, seat: Seat, interaction: int | None) -> None:
    """The person at this seat decides again; the caller holds the lock."""
    later = tables.clocks(table, with_missed(table.seats, seat, 0), table.state, seat)
    row = await store.reset_missed(tables.database, table.id, seat, later, tables.now(), interaction)
    await tables.reload(table, row)
