"""Remembers which Discord message shows which table to whom, and which revision of it; never what it shows."""

import sqlite3
from collections.abc import Iterable
from typing import Any, NamedTuple

from bot.store.file.database import Database
from bot.store.file.notes import PATIENCE, Register
from bot.store.tables import ON_A_SERVER, OPEN


class MessageRow(NamedTuple):
    """One message: its `kind`, whose it is (0: everybody's), and the `revision` of the table that it shows."""

    table_id: int
    kind: str
    person_id: int
    channel_id: int
    message_id: int
    revision: int
    digest: str
    posted_at: int
    token: str | None = None
    """With this token Discord lets the message be edited for some minutes after the click that brought it."""
    token_at: int = 0
    """When that click was, in unix seconds."""
    original: bool = True
    """Whether the message was clicked, or answers that click itself; otherwise it is a follow-up to it."""
    picture: str = ""
    """A digest of what its picture shows; empty where it has none."""
    attachment_id: int = 0
    """Discord's number of the picture's file; 0 where there is none, or it is not known."""


_MESSAGES = Register("messages", MessageRow._fields, 3)
_SELECT = f"SELECT {', '.join(MessageRow._fields)} FROM messages"
_STALE = f"""
    SELECT {", ".join(f"m.{column}" for column in MessageRow._fields)}
    FROM messages AS m JOIN tables AS t ON t.id = m.table_id
    WHERE m.revision < t.revision OR m.token IS NOT NULL OR m.digest = ''
    ORDER BY t.touched_at DESC, m.table_id DESC, m.person_id, m.kind
"""
_SHOWN_NOWHERE = f"""
    SELECT id FROM tables
    WHERE status IN (?, ?) AND {ON_A_SERVER} AND NOT EXISTS (
        SELECT * FROM messages WHERE table_id = tables.id AND kind = 'table'
    )
    ORDER BY touched_at DESC, id
"""


async def messages_of(database: Database, table_id: int) -> tuple[MessageRow, ...]:
    """Give all messages of a table, everybody's first."""
    noted = {key: row for key, row in database.noted(_MESSAGES).items() if key[0] == table_id}
    stored = {row[:3]: row for row in await database.read(f"{_SELECT} WHERE table_id = ?", (table_id,))}
    now = {**stored, **noted}
    return tuple([_row(row) for key in sorted(now, key=_by_person) if (row := now[key]) is not None])


async def message_by_id(database: Database, message_id: int) -> MessageRow | None:
    """Give what is known of this Discord message."""
    noted = database.noted(_MESSAGES)
    stored = await database.read(f"{_SELECT} WHERE message_id = ?", (message_id,))
    for row in (*noted.values(), *(row for row in stored if row[:3] not in noted)):
        if row is not None and row[4] == message_id:
            return _row(row)
    return None


async def stale_messages(database: Database) -> tuple[MessageRow, ...]:
    """Give the messages with an older revision than their table's, with a token, or of which it is not known what
    they show, latest touched table first."""
    await database.write_noted()
    return tuple([_row(row) for row in await database.read(_STALE)])


async def tables_shown_nowhere(database: Database) -> tuple[int, ...]:
    """Give the open tables on servers of which no message in a channel is known, latest touched first."""
    await database.write_noted()
    return tuple([table for (table,) in await database.read(_SHOWN_NOWHERE, OPEN)])


def put_message(database: Database, row: MessageRow, *, within: float = PATIENCE) -> None:
    """Remember this message in place of the one that stood there; noted, and written within so many seconds."""
    database.note(_MESSAGES, row[:3], row, within=within)


def forget_message(database: Database, table_id: int, kind: str, person_id: int) -> None:
    """Forget the message that stands there, if there is one; it is noted, and written later."""
    database.note(_MESSAGES, (table_id, kind, person_id), None, within=PATIENCE)


def forget_messages_of(database: Database, connection: sqlite3.Connection, person_id: int) -> None:
    """Forget, inside a transaction, a person's own messages and the lines in a channel that mention them."""
    database.forget_noted(_MESSAGES, lambda key: key[2] == person_id)
    connection.execute("DELETE FROM messages WHERE person_id = ?", (person_id,))


def forget_messages_at(database: Database, table_id: int) -> None:
    """Drop what is noted of a table's messages; it is called in the transaction that deletes their rows."""
    database.forget_noted(_MESSAGES, lambda key: key[0] == table_id)


def _by_person(key: tuple[Any, ...]) -> tuple[int, str]:
    return key[2], key[1]


def _row(values: Iterable[Any]) -> MessageRow:
    row = MessageRow(*values)
    return row._replace(original=bool(row.original))
