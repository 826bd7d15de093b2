"""In which time zone somebody lives, as they have said themselves."""

import sqlite3

from bot.store.file.database import Database


async def zone_of(database: Database, person_id: int) -> str | None:
    """Give the IANA zone of this person; None if they have not said."""
    rows = await database.read("SELECT zone FROM zones WHERE person_id = ?", (person_id,))
    return next((str(zone) for (zone,) in rows), None)


async def choose_zone(database: Database, person_id: int, zone: str) -> None:
    """Note that this person lives in this IANA zone."""
    sql = "INSERT INTO zones VALUES (?, ?) ON CONFLICT (person_id) DO UPDATE SET zone = excluded.zone"
    await database.write(lambda connection: connection.execute(sql, (person_id, zone)))


def forget_zone(connection: sqlite3.Connection, person_id: int) -> None:
    """Forget where this person lives."""
    connection.execute("DELETE FROM zones WHERE person_id = ?", (person_id,))
