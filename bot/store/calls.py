"""Whom the bot has called to tables for somebody else, and who does not want to be invited."""

import sqlite3
from collections.abc import Collection, Iterable
from enum import StrEnum

from bot.store.file.database import Database
from bot.store.tables import placeholders

HOUR = 3600
"""Seconds for which a call counts."""
MOST = 5
"""Within an hour one person may have another called at most so often for one reason, to whatever tables."""
FORGOTTEN = 0
"""In place of a caller who was forgotten: their calls count as everybody's, or they could begin anew."""


class Why(StrEnum):
    """Why somebody is called: each reason counts by itself."""

    INVITED = "invited"
    """They may sit down, also again."""
    REMOVED = "removed"
    """They have lost their seat."""
    BEGINS = "begins"
    """The game that they watch begins."""
    REMATCH = "rematch"
    """There is a rematch of the game that they watched."""


_REFUSED = f"""
    SELECT 1 FROM uninvitable WHERE person_id = ?1 AND ?2 = '{Why.INVITED}'
    UNION ALL
    SELECT 1 FROM calls WHERE person_id = ?1 AND why = ?2 AND called_at > ?3 AND table_id = ?4
    UNION ALL
    SELECT 1 WHERE ?6 <= (
        SELECT count(*) FROM calls WHERE person_id = ?1 AND why = ?2 AND called_at > ?3 AND caller_id IN (?5, ?7)
    )
"""


async def note_calls(
    database: Database, table_id: int, people: Iterable[int], caller_id: int, why: Why, now: int
) -> tuple[int, ...]:
    """Note that these people are called to this table for `caller_id`, and give those who may be called.

    Nobody is called to the same table twice within an hour, nor more often than MOST for one caller, nor invited
    if they do not want to be.
    """

    def note(connection: sqlite3.Connection) -> tuple[int, ...]:
        since = now - HOUR
        called = []
        for person in people:
            asked = (person, why, since, table_id, caller_id, MOST, FORGOTTEN)
            if connection.execute(_REFUSED, asked).fetchone() is None:
                row = (person, table_id, why, caller_id, now)
                connection.execute("INSERT OR REPLACE INTO calls VALUES (?, ?, ?, ?, ?)", row)
                called.append(person)
        return tuple(called)

    return await database.write(note)


async def prune_calls(database: Database, now: int) -> int:
    """Drop the calls that no longer count, and give how many there were."""
    sql = "DELETE FROM calls WHERE called_at <= ?"
    return await database.write(lambda connection: connection.execute(sql, (now - HOUR,)).rowcount)


def forget_calls(connection: sqlite3.Connection, person_id: int) -> None:
    """Let no call tell of this person any more. That they do not want to be invited stays: they still don't."""
    connection.execute("DELETE FROM calls WHERE person_id = ?", (person_id,))
    connection.execute("UPDATE calls SET caller_id = ? WHERE caller_id = ?", (FORGOTTEN, person_id))


async def choose_invitable(database: Database, person_id: int, *, invitable: bool) -> None:
    """Note that this person can be invited from now on, or not."""
    sql = (
        "DELETE FROM uninvitable WHERE person_id = ?"
        if invitable
        else "INSERT OR IGNORE INTO uninvitable (person_id) VALUES (?)"
    )
    await database.write(lambda connection: connection.execute(sql, (person_id,)))


async def uninvitable(database: Database, people: Collection[int]) -> frozenset[int]:
    """Give those of these people who do not want to be invited."""
    sql = f"SELECT person_id FROM uninvitable WHERE person_id IN ({placeholders(people)})"
    return frozenset([person for (person,) in await database.read(sql, tuple(people))])
