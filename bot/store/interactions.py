"""Remembers which clicks and commands were handled, so that one delivered twice does nothing the second time."""

import sqlite3

from bot.store.errors import AlreadyHandled
from bot.store.file.database import Database


def record(connection: sqlite3.Connection, interaction: int | None, table_id: int, now: int) -> None:
    """Note inside a transaction that this interaction was handled; raise AlreadyHandled if it was before.

    None stands for what no interaction asked for: a clock, a computer player.
    """
    if interaction is None:
        return
    noted = connection.execute(
        "INSERT INTO interactions (id, table_id, handled_at) VALUES (?, ?, ?) ON CONFLICT (id) DO NOTHING",
        (interaction, table_id, now),
    )
    if noted.rowcount == 0:
        raise AlreadyHandled(interaction)


async def handled(database: Database, interaction: int) -> bool:
    """Whether this interaction has changed something already."""
    return bool(await database.read("SELECT 1 FROM interactions WHERE id = ?", (interaction,)))


async def prune_interactions(database: Database, before: int) -> int:
    """Drop the notes of interactions handled before this moment, and give their number."""
    sql = "DELETE FROM interactions WHERE handled_at < ?"
    return await database.write(lambda connection: connection.execute(sql, (before,)).rowcount)
