"""Which Discord message shows which table to whom, and which revision of it; never what it shows."""

from collections.abc import Iterable
from typing import NamedTuple

from bot.store.file.database import Database, Parameter


class MessageRow(NamedTuple):
    """One message: everybody's in the channel (viewer 0) or one person's own; `revision` is the one shown."""

    table_id: int
    viewer_id: int
    channel_id: int
    message_id: int
    revision: int
    digest: str
    posted_at: int


_COLUMNS = "table_id, viewer_id, channel_id, message_id, revision, digest, posted_at"
_STALE = """
    SELECT m.table_id, m.viewer_id, m.channel_id, m.message_id, m.revision, m.digest, m.posted_at
    FROM messages AS m JOIN tables AS t ON t.id = m.table_id
    WHERE m.revision < t.revision
    ORDER BY t.touched_at DESC, m.table_id DESC, m.viewer_id
"""


async def messages_of(database: Database, table_id: int) -> tuple[MessageRow, ...]:
    """Give all messages of a table, everybody's first."""
    return await _messages(database, "table_id = ?", table_id)


async def message_by_id(database: Database, message_id: int) -> MessageRow | None:
    """Give what is known of this Discord message."""
    found = await _messages(database, "message_id = ?", message_id)
    return found[0] if found else None


async def stale_messages(database: Database) -> tuple[MessageRow, ...]:
    """Give the messages that show an older revision than their table has, most recently touched table first."""
    return tuple(MessageRow(*row) for row in await database.read(_STALE))


async def put_message(database: Database, row: MessageRow) -> None:
    """Remember this message in place of the one that its viewer had before."""
    await put_messages(database, (row,))


async def put_messages(database: Database, rows: Iterable[MessageRow]) -> None:
    """Remember these messages in place of those that their viewers had before, all in one transaction."""
    async with database.transaction() as connection:
        await connection.executemany(
            f"INSERT OR REPLACE INTO messages ({_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?)", rows
        )


async def forget_message(database: Database, table_id: int, viewer_id: int) -> None:
    """Forget the message that shows the table to this viewer, if there is one."""
    async with database.transaction() as connection:
        await connection.execute(
            "DELETE FROM messages WHERE table_id = ? AND viewer_id = ?", (table_id, viewer_id)
        )


async def _messages(database: Database, where: str, *values: Parameter) -> tuple[MessageRow, ...]:
    rows = await database.read(
        f"SELECT {_COLUMNS} FROM messages WHERE {where} ORDER BY table_id, viewer_id", values
    )
    return tuple(MessageRow(*row) for row in rows)
