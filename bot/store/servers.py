"""What is remembered of servers: what whoever manages one has chosen for its tables."""

import sqlite3
from enum import StrEnum
from typing import NamedTuple

from bot.store.calling.call_me import forget_wishes_on
from bot.store.file.database import Database
from bot.store.file.notes import Register


class Openers(StrEnum):
    """Who may open tables on a server."""

    EVERYBODY = "everybody"
    MANAGERS = "managers"
    """Those who manage it."""
    ROLE = "role"
    """Those with a role, and those who manage it."""


class ServerRow(NamedTuple):
    """One server, by Discord's number."""

    id: int
    pictures: bool = True
    """Whether its tables' messages have pictures."""
    language: str = ""
    """The language of its new tables; empty if nobody has chosen one."""
    openers: Openers = Openers.EVERYBODY
    role_id: int = 0
    """The role of those who may open tables, by Discord's number; 0 where no role counts."""
    threads: bool = False
    """Whether each new table opens a thread, unless whoever opens it says otherwise."""
    call_role_id: int = 0
    """The role that is called when a host calls players, by Discord's number; 0 where none is."""


_SERVERS = Register("servers", ServerRow._fields, 1)
SOON = 1.0
"""Seconds within which a choice is on the disk: its answer has been given, and nobody chooses a second time."""


async def server(database: Database, server_id: int) -> ServerRow:
    """Give what was chosen for this server, or the defaults."""
    noted = database.noted(_SERVERS).get((server_id,))
    sql = f"SELECT {', '.join(ServerRow._fields)} FROM servers WHERE id = ?"
    for row in [noted] if noted else await database.read(sql, (server_id,)):
        found = ServerRow(*row)
        pictures, threads = bool(found.pictures), bool(found.threads)
        return found._replace(pictures=pictures, openers=Openers(found.openers), threads=threads)
    return ServerRow(server_id)


def put_server(database: Database, row: ServerRow) -> None:
    """Remember this of a server; it is noted, and written soon."""
    database.note(_SERVERS, (row.id,), row, within=SOON)


def forget_choices(database: Database, connection: sqlite3.Connection, server_id: int) -> None:
    """Drop, inside a transaction, what was chosen for a server."""
    database.forget_noted(_SERVERS, lambda key: key == (server_id,))
    connection.execute("DELETE FROM servers WHERE id = ?", (server_id,))
    forget_wishes_on(connection, server_id)
