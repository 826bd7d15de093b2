"""Remembers when whoever runs the bot has used which of their tools, and about whom; the log names nobody."""

import sqlite3
from typing import NamedTuple

from bot.store.file.database import Database

KEPT = 365 * 24 * 3600
"""Seconds for which a use is kept."""


class Use(NamedTuple):
    """One use, at a unix second; `subject` is Discord's number of the person or server, None for neither."""

    used_at: int
    command: str
    subject: int | None


async def note_use(database: Database, use: Use) -> None:
    """Note that a tool is used."""
    sql = "INSERT INTO host_uses (used_at, command, subject) VALUES (?, ?, ?)"
    await database.write(lambda connection: connection.execute(sql, use))


async def drop_old_uses(database: Database, now: int) -> None:
    """Drop the uses that were kept for long enough."""
    sql = "DELETE FROM host_uses WHERE used_at < ?"
    await database.write(lambda connection: connection.execute(sql, (now - KEPT,)))


async def uses(database: Database) -> tuple[Use, ...]:
    """Give every use that is kept, oldest first."""
    return tuple(
        [Use(*row) for row in await database.read("SELECT used_at, command, subject FROM host_uses ORDER BY id")]
    )


def forget_uses(connection: sqlite3.Connection, person_id: int) -> None:
    """Let no use tell of a person any more, inside a transaction."""
    connection.execute("UPDATE host_uses SET subject = NULL WHERE subject = ?", (person_id,))
