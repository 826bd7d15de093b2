"""A table goes on in another channel; this module does not touch its messages."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from bot import store
from bot.store import Status, TableRow
from bot.tables.table import Changed, Table
from bot.tables.tables import Tables


async def move(tables: Tables, table_id: int, channel_id: int) -> Table:
    """Let a table that is not over go on in another channel."""
    return await _move(tables, table_id, lambda now: store.move_table(tables.database, table_id, channel_id, now))


async def into_thread(tables: Tables, table_id: int, thread_id: int) -> Table:
    """Let a table that is not over go on in a thread that was opened for it in its channel."""
    return await _move(
        tables, table_id, lambda now: store.move_into_thread(tables.database, table_id, thread_id, now)
    )


async def _move(tables: Tables, table_id: int, move: Callable[[int], Awaitable[TableRow]]) -> Table:
    async with tables.changing(table_id) as table:
        table.require(Status.LOBBY, Status.RUNNING)
        row = await move(tables.now())
        await tables.reload(table, row)
        changed = Changed(table, table.state, table.state, None)
    tables.announce(changed)
    return table
