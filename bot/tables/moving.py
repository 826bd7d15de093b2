"""Tables that go on in another channel; their messages are no business of this module."""

from __future__ import annotations

from bot import store
from bot.store import Status
from bot.tables.table import Changed, Table
from bot.tables.tables import Tables


async def move(tables: Tables, table_id: int, channel_id: int) -> Table:
    """Let a table that is not over go on in another channel."""
    async with tables.changing(table_id) as table:
        table.require(Status.LOBBY, Status.RUNNING)
        row = await store.move_table(tables.database, table_id, channel_id, tables.now())
        await tables.reload(table, row)
        changed = Changed(table, table.state, table.state, None)
    tables.announce(changed)
    return table
