"""The line that whoever runs the bot puts on tables and in /help."""

from typing import NamedTuple

from bot.store.file.database import Database
from bot.store.tables import OPEN


class Announcement(NamedTuple):
    """The line, empty where there is none, and whether every open table has been told."""

    text: str = ""
    passed: bool = True


async def announcement(database: Database) -> Announcement:
    """Give what is announced now."""
    for text, passed in await database.read("SELECT text, passed FROM announcement"):
        return Announcement(text, bool(passed))
    return Announcement()


async def put_announcement(database: Database, text: str) -> None:
    """Announce this in place of what was; an empty text takes it back. No table has been told of it yet."""
    sql = "INSERT OR REPLACE INTO announcement (id, text, passed) VALUES (1, ?, 0)"
    await database.write(lambda connection: connection.execute(sql, (text,)))


async def tables_shown(database: Database) -> tuple[int, ...]:
    """Give the open tables that have a message in their channel, last touched first."""
    await database.write_noted()
    rows = await database.read(
        "SELECT id FROM tables JOIN messages ON table_id = id AND kind = 'table' WHERE status IN (?, ?) "
        "ORDER BY touched_at DESC, id DESC",
        OPEN,
    )
    return tuple([table for (table,) in rows])


async def note_passed(database: Database, text: str) -> None:
    """Note that every open table has been told this, if it is still what is announced."""
    sql = "UPDATE announcement SET passed = 1 WHERE text = ?"
    await database.write(lambda connection: connection.execute(sql, (text,)))
