"""Games that stand still for a while, and go on: at somebody's wish, or because nobody is left to play."""

from __future__ import annotations

from bot import store
from bot.games.contract import IllegalMove
from bot.store import Status
from bot.tables.table import Changed, Table
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
        changed = await pause_locked(tables, table, "asked", interaction)
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
            changed = await tables.resume(table, table.seated(person_id), interaction)
        else:
            if not moderator:
                table.require_host(person_id)
            changed = await tables.resume(table, table.seat_of(person_id), interaction)
    tables.announce(changed)
    return table


async def pause_locked(tables: Tables, table: Table, why: str, interaction: int | None) -> Changed:
    """Let a game stand still, as it was `asked` for or because `nobody` plays; the caller holds the lock."""
    row = await store.pause(tables.database, table.id, why, tables.now(), interaction)
    await tables.reload(table, row)
    return Changed(table, table.state, table.state, None)
