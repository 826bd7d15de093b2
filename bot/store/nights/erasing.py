"""Erases what is stored of nights: of one person, and of nights that were over long ago."""

import sqlite3

from bot.store.file.database import Database
from bot.store.nights.rows import GOING_ON
from bot.store.nights.steps import Kind
from bot.store.tables import placeholders

NOBODY = 0
"""In place of a host who was forgotten."""


def forget_nights_of(connection: sqlite3.Connection, person_id: int) -> None:
    """Let no night tell of this person any more, inside a transaction."""
    connection.execute("DELETE FROM night_guests WHERE person_id = ?", (person_id,))
    connection.execute("DELETE FROM night_steps WHERE kind = ? AND part = ?", (Kind.DIRECT, person_id))
    connection.execute("DELETE FROM night_mentions WHERE person_id = ?", (person_id,))
    connection.execute("UPDATE nights SET host_id = ? WHERE host_id = ?", (NOBODY, person_id))


async def drop_old_nights(database: Database, before: int) -> int:
    """Drop the nights that were over before this moment, with all who came, and give how many there were."""
    old = f"SELECT id FROM nights WHERE touched_at < ? AND stage NOT IN ({placeholders(GOING_ON)})"

    def drop(connection: sqlite3.Connection) -> int:
        for name in ("night_steps", "night_tables", "night_guests"):
            connection.execute(f"DELETE FROM {name} WHERE night_id IN ({old})", (before, *GOING_ON))
        return connection.execute(f"DELETE FROM nights WHERE id IN ({old})", (before, *GOING_ON)).rowcount

    return await database.write(drop)
