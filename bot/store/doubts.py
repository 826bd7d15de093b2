"""Messages of which nobody knows for certain what has become: private ones may stand beside somebody's panel, and
a table's that has a successor may not lead there."""

import sqlite3
from typing import NamedTuple

from bot.store.file.database import Database
from bot.store.file.notes import PATIENCE, Register


class Doubt(NamedTuple):
    """A message of this `kind` that may be a person's panel at a table, or may have been."""

    table_id: int
    kind: str
    person_id: int
    message_id: int
    """Discord's number of the message; 0: not known. Without a token too, it may be any direct message."""
    token: str
    """The token of the click that the message answers; empty where none is needed."""
    channel_id: int
    token_at: int
    """When that click was, in unix seconds."""
    original: bool = True
    """Whether the message was clicked, or answers that click itself; otherwise it is a follow-up to it."""


_DOUBTS = Register("doubts", Doubt._fields, 5)


async def all_doubts(database: Database) -> tuple[Doubt, ...]:
    """Give everything that is in doubt, by tables."""
    await database.write_noted()
    rows = await database.read(f"SELECT {', '.join(Doubt._fields)} FROM doubts ORDER BY table_id, person_id")
    return tuple([found._replace(original=bool(found.original)) for found in (Doubt(*row) for row in rows)])


async def put_doubt(database: Database, doubt: Doubt) -> None:
    """Note a doubt before what it is about is done; returns once it is on the disk."""
    database.note(_DOUBTS, doubt[:5], doubt, within=0)
    await database.write_noted()


def note_doubt(database: Database, doubt: Doubt) -> None:
    """Note a doubt, to be written together with what is noted of messages at the same moment."""
    database.note(_DOUBTS, doubt[:5], doubt, within=PATIENCE)


def drop_doubt(database: Database, doubt: Doubt) -> None:
    """Note that there is no doubt any more; it is written later."""
    database.note(_DOUBTS, doubt[:5], None, within=PATIENCE)


def forget_doubts_of(database: Database, connection: sqlite3.Connection, person_id: int) -> None:
    """Forget, inside a transaction, the doubts about a person's messages."""
    database.forget_noted(_DOUBTS, lambda key: key[2] == person_id)
    connection.execute("DELETE FROM doubts WHERE person_id = ?", (person_id,))
