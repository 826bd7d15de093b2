"""The steps that a night still owes: each is noted with what makes it necessary, and goes once it is taken."""

import json
import sqlite3
from collections.abc import Iterable
from enum import StrEnum
from typing import NamedTuple

from bot.store.file.database import Database
from bot.store.nights.rows import Stage
from bot.store.tables import OPEN


class Kind(StrEnum):
    """What is to be done. Those that show something say it as it is when they are taken."""

    ANNOUNCEMENT = "announcement"
    """Post the announcement, or bring it up to date."""
    EVENT = "event"
    """Make Discord's scheduled event, or bring it up to date."""
    REMINDER = "reminder"
    """Remind ten of those who come."""
    DIRECT = "direct"
    """Remind one person, by their number, in a direct message."""
    MOVED = "moved"
    """Tell ten of those who come that the night has moved."""
    CANCELLED = "cancelled"
    """Tell ten of those who come that it does not take place."""
    HOST = "host"
    """Tell whoever comes first that they are its host now."""
    ASKED = "asked"
    """Ask the host whether the night is to be kept, since its event was deleted, or say what was decided."""
    TABLE = "table"
    """Open a table, by its place in the division."""
    CALL = "call"
    """Call ten of those who have a seat."""
    MISSED = "missed"
    """Say that the night was missed."""
    LAST = "last"
    """Say who has won."""
    RESTS = "rests"
    """Tell the host of a weekly night that no next one is planned, since nobody else has come for weeks."""
    LOST = "lost"
    """Tell the host in a direct message that the night's channel is gone."""


class Step(NamedTuple):
    """A step; `part` tells those of one kind apart, `due_at` is a unix second."""

    kind: Kind
    part: int = 0
    due_at: int = 0
    people: tuple[int, ...] = ()
    """Whom its message is to mention, as far as that is settled beforehand."""
    begun_at: int | None = None
    """When its message was first sent, of which no answer is noted; None if it was not."""
    tries: int = 0
    """How often it has failed."""
    id: int = 0
    """They are taken in this order; another one once it is owed anew."""


def put_steps(connection: sqlite3.Connection, night_id: int, steps: Iterable[Step], now: int) -> None:
    """Note inside a transaction that these steps are to be taken, in this order and not before now. One that is
    owed already is owed anew, so that what is being shown meanwhile does not count for it."""
    for step in steps:
        put = connection.execute(
            "INSERT OR REPLACE INTO night_steps (night_id, kind, part, due_at, begun_at) VALUES (?1, ?2, ?3, ?4, "
            "(SELECT begun_at FROM night_steps WHERE night_id = ?1 AND kind = ?2 AND part = ?3))",
            (night_id, step.kind, step.part, max(step.due_at, now)),
        )
        mentions = [(put.lastrowid, person) for person in step.people]
        connection.executemany("INSERT INTO night_mentions (step_id, person_id) VALUES (?, ?)", mentions)


async def owe(database: Database, night_id: int, now: int, *steps: Step) -> None:
    """Note that these steps are to be taken."""
    await database.write(lambda connection: put_steps(connection, night_id, steps, now))


async def steps_of(database: Database, night_id: int) -> tuple[Step, ...]:
    """Give what a night owes, in the order in which it is to be done."""
    rows = await database.read(
        "SELECT kind, part, due_at, begun_at, tries, id, "
        "(SELECT json_group_array(person_id) FROM night_mentions WHERE step_id = night_steps.id) "
        "FROM night_steps WHERE night_id = ? ORDER BY id",
        (night_id,),
    )
    return tuple([_step(*row) for row in rows])


def _step(kind: str, part: int, due_at: int, begun_at: int | None, tries: int, number: int, people: str) -> Step:
    return Step(Kind(kind), part, due_at, tuple(json.loads(people)), begun_at, tries, number)


async def taken(database: Database, step: Step) -> None:
    """Note that a step is taken, or needs no taking; if it was owed anew meanwhile, it still is."""
    sql = "DELETE FROM night_steps WHERE id = ?"
    await database.write(lambda connection: connection.execute(sql, (step.id,)))


async def begin(database: Database, step: Step, now: int) -> None:
    """Note that a step's message is about to be sent, unless that is noted already."""
    sql = "UPDATE night_steps SET begun_at = coalesce(begun_at, ?) WHERE id = ?"
    await database.write(lambda connection: connection.execute(sql, (now, step.id)))


async def postpone(database: Database, step: Step, due_at: int) -> None:
    """Note that a step has failed, and when it is to be tried again."""
    sql = "UPDATE night_steps SET due_at = ?, tries = tries + 1 WHERE id = ?"
    await database.write(lambda connection: connection.execute(sql, (due_at, step.id)))


# People are called once all tables of their night are open.
_WAITS = f"""
    kind = '{Kind.CALL}' AND EXISTS (
        SELECT 1 FROM night_steps AS other
        WHERE other.night_id = night_steps.night_id AND other.kind = '{Kind.TABLE}'
    )
"""


async def next_ring(database: Database) -> int | None:
    """Give when the next night goes on, or owes something; None if none ever will."""
    rows = await database.read(
        "SELECT min(moment) FROM (SELECT min(rings_at) AS moment FROM nights WHERE rings_at IS NOT NULL "
        f"UNION ALL SELECT min(due_at) FROM night_steps WHERE NOT ({_WAITS}))"
    )
    return None if rows[0][0] is None else int(rows[0][0])


_DUE = f"""
    SELECT DISTINCT id FROM (
        SELECT id FROM nights WHERE rings_at <= ?1
        UNION ALL SELECT night_id FROM night_steps WHERE due_at <= ?1 AND NOT ({_WAITS})
        UNION ALL SELECT id FROM nights
        WHERE rings_at IS NOT NULL AND stage IN ('{Stage.OPENED}', '{Stage.OVER}') AND NOT EXISTS (
            SELECT 1 FROM night_tables LEFT JOIN tables ON tables.id = table_id
            WHERE night_id = nights.id AND (status IN (?2, ?3) OR (table_id IS NULL AND refused IS NULL))
        )
    ) ORDER BY id
"""


async def nights_due(database: Database, now: int) -> tuple[int, ...]:
    """Give the nights that go on now, or owe something now: those too whose tables are all over."""
    return tuple([night for (night,) in await database.read(_DUE, (now, *OPEN))])
