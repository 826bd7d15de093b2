"""Who is shut out, people and servers, and the channels in which that is still to be said."""

import sqlite3
from collections.abc import Sequence
from enum import StrEnum
from typing import NamedTuple

from bot.store.file.database import Database


class Kind(StrEnum):
    """What can be shut out."""

    PERSON = "person"
    SERVER = "server"


class ShutOutRow(NamedTuple):
    """Somebody, or a server, by Discord's number, and since when, in unix seconds."""

    kind: Kind
    id: int
    since: int


class Owed(NamedTuple):
    """A channel that is still to be told that its tables were closed, and the language in which."""

    channel_id: int
    locale: str


async def all_shut_out(database: Database) -> tuple[ShutOutRow, ...]:
    """Give all who are shut out, longest first."""
    rows = await database.read("SELECT kind, id, since FROM shut_out ORDER BY since, kind, id")
    return tuple([ShutOutRow(Kind(kind), number, since) for kind, number, since in rows])


async def put_shut_out(database: Database, row: ShutOutRow) -> bool:
    """Note that this one is shut out; returns whether that is new."""
    sql = "INSERT OR IGNORE INTO shut_out (kind, id, since) VALUES (?, ?, ?)"
    changed = await database.write(lambda connection: connection.execute(sql, row).rowcount)
    return changed > 0


async def let_in(database: Database, kind: Kind, number: int) -> bool:
    """Note that this one is no longer shut out; returns whether it was."""
    sql = "DELETE FROM shut_out WHERE kind = ? AND id = ?"
    changed = await database.write(lambda connection: connection.execute(sql, (kind, number)).rowcount)
    return changed > 0


async def owe_words(database: Database, owed: Sequence[Owed]) -> None:
    """Note that something is to be said in these channels."""

    def note(connection: sqlite3.Connection) -> None:
        connection.executemany("INSERT OR IGNORE INTO words_owed (channel_id, locale) VALUES (?, ?)", owed)

    await database.write(note)


async def words_owed(database: Database) -> tuple[Owed, ...]:
    """Give the channels in which something is still to be said."""
    return tuple([Owed(*row) for row in await database.read("SELECT channel_id, locale FROM words_owed")])


async def words_said(database: Database, channel_id: int) -> None:
    """Note that nothing is owed in this channel any more."""
    sql = "DELETE FROM words_owed WHERE channel_id = ?"
    await database.write(lambda connection: connection.execute(sql, (channel_id,)))
