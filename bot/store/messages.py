"""Which Discord message shows which table to whom, and which revision of it; never what it shows."""

import sqlite3
from typing import NamedTuple

from bot.store.file.database import Database
from bot.store.file.notes import PATIENCE, Register


class MessageRow(NamedTuple):
    """One message: everybody's in the channel (viewer 0) or one person's own; `revision` is the one shown."""

    table_id: int
    viewer_id: int
    channel_id: int
    message_id: int
    revision: int
    digest: str
    posted_at: int


_MESSAGES = Register("messages", MessageRow._fields, 2)
_SELECT = f"SELECT {', '.join(MessageRow._fields)} FROM messages"
_STALE = """
    SELECT m.table_id, m.viewer_id, m.channel_id, m.message_id, m.revision, m.digest, m.posted_at
    FROM messages AS m JOIN tables AS t ON t.id = m.table_id
    WHERE m.revision < t.revision
    ORDER BY t.touched_at DESC, m.table_id DESC, m.viewer_id
"""


async def messages_of(database: Database, table_id: int) -> tuple[MessageRow, ...]:
    """Give all messages of a table, everybody's first."""
    noted = {key: row for key, row in database.noted(_MESSAGES).items() if key[0] == table_id}
    stored = {row[:2]: row for row in await database.read(f"{_SELECT} WHERE table_id = ?", (table_id,))}
    now = sorted({**stored, **noted}.items())
    return tuple([MessageRow(*row) for _, row in now if row is not None])


async def message_by_id(database: Database, message_id: int) -> MessageRow | None:
    """Give what is known of this Discord message."""
    noted = database.noted(_MESSAGES)
    stored = await database.read(f"{_SELECT} WHERE message_id = ?", (message_id,))
    for row in (*noted.values(), *(row for row in stored if row[:2] not in noted)):
        if row is not None and row[3] == message_id:
            return MessageRow(*row)
    return None


async def stale_messages(database: Database) -> tuple[MessageRow, ...]:
    """Give the messages that show an older revision than their table has, most recently touched table first."""
    await database.write_noted()
    return tuple(MessageRow(*row) for row in await database.read(_STALE))


def put_message(database: Database, row: MessageRow, *, within: float = PATIENCE) -> None:
    """Remember this message in place of the one that its viewer had; noted, and written within so many seconds."""
    database.note(_MESSAGES, row[:2], row, within=within)


def forget_message(database: Database, table_id: int, viewer_id: int) -> None:
    """Forget the message that shows the table to this viewer, if there is one; it is noted, and written later."""
    database.note(_MESSAGES, (table_id, viewer_id), None, within=PATIENCE)


def forget_messages_of(database: Database, connection: sqlite3.Connection, person_id: int) -> None:
    """Forget, inside a transaction, a person's own messages and the lines in a channel that mention them."""
    viewers = (person_id, -person_id)
    database.forget_noted(_MESSAGES, lambda key: key[1] in viewers)
    connection.execute("DELETE FROM messages WHERE viewer_id IN (?, ?)", viewers)
