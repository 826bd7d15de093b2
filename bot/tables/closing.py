"""Tables that are closed before their game is over; what closes by itself is decided elsewhere."""

from __future__ import annotations

import contextlib

from bot import store
from bot.store import Status, WrongStatus
from bot.tables.table import Changed, Table
from bot.tables.tables import Tables


async def close(
    tables: Tables, table_id: int, person_id: int | None, interaction: int | None, *, moderator: bool = False
) -> Table:
    """Close a table that is not over; the host's or a moderator's choice, or (None) the clock's."""
    async with tables.changing(table_id) as table:
        table.require(Status.LOBBY, Status.RUNNING)
        if person_id is not None and not moderator:
            table.require_host(person_id)
        row = await store.close_table(tables.database, table_id, Status.CLOSED, tables.now(), interaction)
        await tables.reload(table, row)
        changed = Changed(table, table.state, table.state, person_id)
    tables.announce(changed)
    return table


async def close_unread(tables: Tables, table_id: int) -> None:
    """Close a table whose game this version cannot read, if it is not over yet; nobody else is there meanwhile."""
    with contextlib.suppress(WrongStatus):
        await store.close_table(tables.database, table_id, Status.CLOSED, tables.now(), None)
    tables.reread_tables([table_id])
