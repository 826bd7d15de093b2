"""The threads that were opened for tables: which tables stand there, and which are to be archived."""

from collections.abc import Collection
from typing import NamedTuple

from bot.store.changes import Change, change_table
from bot.store.file.database import Database
from bot.store.tables import OPEN, Status, TableRow, placeholders, tables_where

_QUIET = """
    SELECT id, guild_id FROM threads
    WHERE NOT archived AND NOT EXISTS (
        SELECT * FROM tables WHERE channel_id = threads.id AND (status IN (?, ?) OR touched_at > ?)
    )
    ORDER BY id
"""


class ThreadRow(NamedTuple):
    """One thread, by Discord's numbers."""

    id: int
    guild_id: int


async def move_into_thread(database: Database, table_id: int, thread_id: int, now: int) -> TableRow:
    """Put an open table into a thread that was opened for it in its channel."""

    def move(change: Change) -> None:
        change.run(
            "INSERT OR IGNORE INTO threads (id, guild_id, parent_id) "
            "SELECT ?, guild_id, channel_id FROM tables WHERE id = ?",
            thread_id,
            table_id,
        )
        change.run("UPDATE tables SET channel_id = ? WHERE id = ?", thread_id, table_id)

    return await change_table(database, table_id, OPEN, now, None, move)


async def tables_around(database: Database, channel_id: int, statuses: Collection[Status]) -> tuple[TableRow, ...]:
    """Give the tables of this channel and of the threads that were opened in it, newest touched first."""
    here = (
        "channel_id IN (WITH here (id) AS (SELECT ?) "
        "SELECT id FROM here UNION SELECT threads.id FROM threads JOIN here ON parent_id = here.id)"
    )
    return await tables_where(database, here, channel_id, statuses)


async def opened_in(database: Database, thread_id: int) -> int | None:
    """Give the channel in which this thread was opened for a table; None for any other thread or channel."""
    rows = await database.read("SELECT parent_id FROM threads WHERE id = ?", (thread_id,))
    return int(rows[0][0]) if rows else None


async def threads_to_archive(database: Database, before: int) -> tuple[ThreadRow, ...]:
    """Give the threads without an open table, none of whose tables was touched after this moment."""
    return tuple([ThreadRow(*row) for row in await database.read(_QUIET, (*OPEN, before))])


async def note_archived(database: Database, thread_id: int) -> bool:
    """Note that this thread was archived, or is gone; the next table there takes that back.

    Returns whether it was noted: it is not where a table has been opened meanwhile.
    """
    sql = (
        "UPDATE threads SET archived = 1 WHERE id = ? AND NOT EXISTS "
        f"(SELECT * FROM tables WHERE channel_id = threads.id AND status IN ({placeholders(OPEN)}))"
    )
    changed = await database.write(lambda connection: connection.execute(sql, (thread_id, *OPEN)).rowcount)
    return changed > 0
