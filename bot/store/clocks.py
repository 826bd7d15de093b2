"""Clocks tell until when somebody who is waited for may decide; a table that is paused keeps them as they were."""

import sqlite3
from typing import NamedTuple

from bot.store.file.database import Database
from bot.store.tables import NOWHERE, OPEN, Status


class Clock(NamedTuple):
    """When the person at a seat is reminded, and when a computer decides for them, in unix seconds."""

    seat: int
    remind_at: int
    due_at: int
    reminded: bool = False


class Ringing(NamedTuple):
    """A clock whose reminder is due, or (`over`) whose time is over."""

    table_id: int
    seat: int
    over: bool


class Shards(NamedTuple):
    """The servers of which some of the bot's shards hear: Discord tells them apart by the time in their ids."""

    total: int
    numbers: frozenset[int]

    def sql(self) -> str:
        """Write the condition that a table stands on one of these servers; lessons, and tables where the bot is
        not, count as the first shard's."""
        return f"(max(guild_id, 0) >> 22) % {self.total:d} IN ({', '.join(map(str, sorted(self.numbers)))})"


NO_SHARDS = Shards(1, frozenset())


_UNDER_WAY = "status = ? AND paused_at IS NULL AND guild_id != ?"
"""RUNNING and NOWHERE are its two parameters."""


def _ticking(servers: str) -> str:
    return f"table_id IN (SELECT id FROM tables WHERE status = ? AND paused_at IS NULL AND {servers})"


async def clocks_of(database: Database, table_id: int) -> tuple[Clock, ...]:
    """Give the clocks of a table by seat."""
    rows = await database.read(
        "SELECT seat, remind_at, due_at, reminded FROM clocks WHERE table_id = ? ORDER BY seat", (table_id,)
    )
    return tuple(Clock(seat, remind, due, bool(reminded)) for seat, remind, due, reminded in rows)


async def ringing_clocks(database: Database, now: int, deaf: Shards = NO_SHARDS) -> tuple[Ringing, ...]:
    """Give the clocks at which something is to be done, oldest first; of tables that are not paused.

    The clocks of servers of which `deaf` shards would hear stand still.
    """
    rows = await database.read(
        "SELECT table_id, seat, due_at <= ? FROM clocks "
        f"WHERE remind_at <= ? AND (NOT reminded OR due_at <= ?) AND {_ticking(f'NOT {deaf.sql()}')} "
        "ORDER BY due_at, table_id, seat",
        (now, now, now, Status.RUNNING),
    )
    return tuple(Ringing(table, seat, bool(over)) for table, seat, over in rows)


async def next_ringing(database: Database, deaf: Shards = NO_SHARDS) -> int | None:
    """Give the moment at which the next of these clocks rings; None where there is none."""
    rows = await database.read(
        f"SELECT min(CASE WHEN reminded THEN due_at ELSE remind_at END) FROM clocks "
        f"WHERE {_ticking(f'NOT {deaf.sql()}')}",
        (Status.RUNNING,),
    )
    (moment,) = rows[0]
    return None if moment is None else int(moment)


async def games_at_rest(database: Database, after: int, until: int) -> tuple[int, ...]:
    """Give the games under way that were touched last after the first of these moments and until the second,
    longest untouched first; lessons are not among them."""
    rows = await database.read(
        f"SELECT id FROM tables WHERE touched_at > ? AND touched_at <= ? AND {_UNDER_WAY} ORDER BY touched_at, id",
        (after, until, Status.RUNNING, NOWHERE),
    )
    return tuple([table for (table,) in rows])


async def games_overdue(database: Database, since: int) -> tuple[int, ...]:
    """Give the games at which somebody's time was over by this moment, and nobody has decided for them."""
    rows = await database.read(
        "SELECT id FROM tables WHERE id IN (SELECT table_id FROM clocks WHERE remind_at <= ? AND due_at <= ?) "
        f"AND {_UNDER_WAY} ORDER BY touched_at, id",
        (since, since, Status.RUNNING, NOWHERE),
    )
    return tuple([table for (table,) in rows])


async def mark_reminded(database: Database, table_id: int, seat: int) -> None:
    """Note that the person at this seat was reminded."""
    sql = "UPDATE clocks SET reminded = 1 WHERE table_id = ? AND seat = ?"
    await database.write(lambda connection: connection.execute(sql, (table_id, seat)))


async def grant_time(database: Database, now: int, only: Shards | None = None) -> tuple[int, ...]:
    """Give everybody whose reminder was due by now a new reminder, and the time after it once more; give their
    tables.

    The program was away, or `only` these shards were, so that nobody could decide.
    """
    ticking = _ticking("TRUE" if only is None else only.sql())

    def grant(connection: sqlite3.Connection) -> tuple[int, ...]:
        sql = f"SELECT DISTINCT table_id FROM clocks WHERE remind_at < ? AND {ticking} ORDER BY table_id"
        tables = connection.execute(sql, (now, Status.RUNNING)).fetchall()
        connection.execute(
            "UPDATE clocks SET due_at = due_at + (? - remind_at), remind_at = ?, reminded = 0 "
            f"WHERE remind_at < ? AND {ticking}",
            (now, now, now, Status.RUNNING),
        )
        return tuple([table for (table,) in tables])

    return await database.write(grant)


async def shift_time(database: Database, seconds: int) -> tuple[int, ...]:
    """Give back to all open tables the time that a jump of this machine's clock took; give these tables."""

    def shift(connection: sqlite3.Connection) -> tuple[int, ...]:
        connection.execute(
            f"UPDATE clocks SET remind_at = remind_at + ?, due_at = due_at + ? WHERE {_ticking('TRUE')}",
            (seconds, seconds, Status.RUNNING),
        )
        connection.execute(
            "UPDATE tables SET touched_at = touched_at + ?, warned_at = warned_at + ? WHERE status IN (?, ?)",
            (seconds, seconds, *OPEN),
        )
        tables = connection.execute("SELECT id FROM tables WHERE status IN (?, ?)", OPEN).fetchall()
        return tuple([table for (table,) in tables])

    return await database.write(shift)
