"""What is known of tables and their seats: their rows, and questions about them that change nothing."""

import sqlite3
from collections.abc import Collection, Iterable, Mapping
from enum import StrEnum
from itertools import chain
from typing import NamedTuple

from bot.store.file.database import Database


class Status(StrEnum):
    """How far a table has come."""

    LOBBY = "lobby"
    RUNNING = "running"
    ENDED = "ended"
    CLOSED = "closed"


FOREVER = 2**62
"""A moment after all others, in unix seconds."""
NOWHERE = 0
"""This stands in place of a server for what one person is given where they ask for it, lessons and deals of the
day: it stands on none, and counts in no result."""
ALONE = 2**22 - 1
"""This stands in place of a server for games that one person plays against computers, among their direct messages.
No server has this number: in Discord's, what is above these bits tells when it was opened."""
ON_A_SERVER = f"guild_id > {NOWHERE} AND guild_id != {ALONE}"
"""The condition for a table on a server that has added the bot. Below zero stands where the bot is not: the number
of a server or, in a direct message among people, of that channel, with a minus before it."""
LESSON = f"guild_id = {NOWHERE} AND id NOT IN (SELECT table_id FROM daily_tries)"
"""The condition for the table of a lesson."""
OPEN = (Status.LOBBY, Status.RUNNING)
_IS_OPEN = "status IN (?, ?)"
"""The statuses in OPEN are its parameters."""


class TableRow(NamedTuple):
    """One table; times are unix seconds, `revision` counts the changes that somebody could see."""

    id: int
    game: str
    guild_id: int
    channel_id: int
    host_id: int
    locale: str
    """The language of its public messages; empty: opened when there was only English."""
    status: Status
    revision: int
    created_at: int
    touched_at: int
    warned_at: int | None
    pace: str = "none"
    paused_at: int | None = None
    paused_why: str | None = None
    tempo: str = "brisk"
    paused_by: int | None = None
    """The seat of whoever paused the game; None if they have no seat, or if it is not known."""
    invited_only: bool = False
    """Whether only people whom the host invites may sit down."""


NOBODY = 0
"""The host of a game that was never played here, but brought from a record; it counts as nobody's result."""
COMPUTERS = -1_000_000_000
"""Computers have numbers below this one; people who were forgotten have the numbers from here up to 0."""


class SeatRow(NamedTuple):
    """One seat; `left` says that its person went away from a running game."""

    table_id: int
    seat: int
    person_id: int
    name: str
    left: bool
    computer: str | None = None
    """The strength of the computer that sits here; None for a person."""
    missed: int = 0
    """How many decisions in a row were made for this person because their time was over."""
    done_by_default: bool = False
    """Whether “I'm done” is said for this person whenever somebody else's trading begins."""
    removed: bool = False
    """Whether its person left because the host removed them."""
    has_removed: bool = False
    """Whether its person has, as the host, removed somebody else from this game."""


class Deadline(NamedTuple):
    """When an open table was last touched, and when its people were last warned."""

    id: int
    status: Status
    touched_at: int
    warned_at: int | None


TABLE_COLUMNS = (
    "id, game, guild_id, channel_id, host_id, locale, status, revision, created_at, touched_at, warned_at, "
    "pace, paused_at, paused_why, tempo, paused_by, invited_only"
)


def table_row(row: sqlite3.Row) -> TableRow:
    """Make a TableRow of a row with TABLE_COLUMNS."""
    table = TableRow(*row)
    return table._replace(status=Status(table.status), invited_only=bool(table.invited_only))


async def get_table(database: Database, table_id: int) -> TableRow | None:
    """Give the table, or None if there never was one with this number."""
    rows = await database.read(f"SELECT {TABLE_COLUMNS} FROM tables WHERE id = ?", (table_id,))
    return table_row(rows[0]) if rows else None


async def seats_of(database: Database, table_id: int) -> tuple[SeatRow, ...]:
    """Give the table's seats in their order, those left included."""
    rows = await database.read(
        "SELECT table_id, seat, person_id, name, left, computer, missed, done_by_default, removed, has_removed "
        "FROM seats WHERE table_id = ? ORDER BY seat",
        (table_id,),
    )
    return tuple(
        SeatRow(table, seat, person, name, bool(left), computer, missed, *map(bool, switches))
        for table, seat, person, name, left, computer, missed, *switches in rows
    )


async def tables_of(database: Database, person_id: int, statuses: Collection[Status]) -> tuple[TableRow, ...]:
    """Give the tables at which this person sits and has not left, newest touched first."""
    where = "id IN (SELECT table_id FROM seats WHERE person_id = ? AND NOT left)"
    return await tables_where(database, where, person_id, statuses)


async def tables_left_by(database: Database, person_id: int) -> tuple[TableRow, ...]:
    """Give the running games in which this person left a seat and may take it back, newest touched first."""
    where = (
        "id IN (SELECT table_id FROM seats WHERE person_id = ? AND left AND (table_id, person_id) NOT IN "
        "(SELECT table_id, person_id FROM guests WHERE standing = 'removed'))"
    )
    return await tables_where(database, where, person_id, (Status.RUNNING,))


async def tables_in(database: Database, channel_id: int, statuses: Collection[Status]) -> tuple[TableRow, ...]:
    """Give the tables opened in this channel, newest touched first."""
    return await tables_where(database, "channel_id = ?", channel_id, statuses)


async def channels_elsewhere(database: Database) -> tuple[int, ...]:
    """Give the channels in which tables stand that were opened where the bot was not, and that are not closed."""
    rows = await database.read(
        "SELECT DISTINCT channel_id FROM tables WHERE guild_id < ? AND status != ?", (NOWHERE, Status.CLOSED)
    )
    return tuple([channel for (channel,) in rows])


async def tables_of_server(
    database: Database, guild_id: int, statuses: Collection[Status]
) -> tuple[TableRow, ...]:
    """Give the tables of this server, newest touched first."""
    return await tables_where(database, "guild_id = ?", guild_id, statuses)


async def tables_hosted_by(database: Database, host_id: int) -> int:
    """Give how many open tables this person is the host of, lessons and deals of the day not among
    them."""
    return await _count(database, f"host_id = ? AND guild_id != ? AND {_IS_OPEN}", host_id, NOWHERE, *OPEN)


async def lessons_of(database: Database, host_id: int) -> tuple[int, ...]:
    """Give the open lessons of this person, longest untouched first."""
    sql = f"SELECT id FROM tables WHERE host_id = ? AND {LESSON} AND {_IS_OPEN} ORDER BY touched_at, id"
    return tuple([table for (table,) in await database.read(sql, (host_id, *OPEN))])


async def tables_opened_by(database: Database, host_id: int, since: int) -> int:
    """Give how many tables, lessons too, this host opened after this moment, whatever has become of them."""
    return await _count(database, "host_id = ? AND created_at > ?", host_id, since)


async def tables_on(database: Database, guild_id: int) -> int:
    """Give how many tables of this server are open, or how many lessons for NOWHERE, and games for ALONE."""
    if guild_id == NOWHERE:
        return await _count(database, f"{LESSON} AND {_IS_OPEN}", *OPEN)
    return await _count(database, f"guild_id = ? AND {_IS_OPEN}", guild_id, *OPEN)


async def _count(database: Database, where: str, *values: int | str) -> int:
    rows = await database.read(f"SELECT count(*) FROM tables WHERE {where}", values)
    return int(rows[0][0])


async def tables_where(
    database: Database, where: str, value: int, statuses: Collection[Status]
) -> tuple[TableRow, ...]:
    """Give the tables for which this condition holds with this value, newest touched first."""
    rows = await database.read(
        f"SELECT {TABLE_COLUMNS} FROM tables WHERE {where} AND status IN ({placeholders(statuses)}) "
        "ORDER BY touched_at DESC, id DESC",
        (value, *statuses),
    )
    return tuple(table_row(row) for row in rows)


async def deadlines(database: Database, before: Mapping[Status, int] | None = None) -> tuple[Deadline, ...]:
    """Give what the clock must know of every lobby and running game, longest untouched first; lessons and
    deals of the day are left out.

    `before` gives a moment in unix seconds for each status: only tables last touched by then count.
    """
    latest = dict.fromkeys(OPEN, FOREVER) if before is None else before
    rows = await database.read(
        "SELECT id, status, touched_at, warned_at FROM tables "
        f"WHERE guild_id != ? AND ({' OR '.join('(status = ? AND touched_at <= ?)' for _ in latest)}) "
        "ORDER BY touched_at, id",
        tuple(chain((NOWHERE,), chain.from_iterable(latest.items()))),
    )
    return tuple(Deadline(table, Status(status), touched, warned) for table, status, touched, warned in rows)


async def lessons_untouched(database: Database, since: int) -> tuple[int, ...]:
    """Give the lessons under way that nobody has touched since this moment, longest untouched first."""
    rows = await database.read(
        f"SELECT id FROM tables WHERE {_IS_OPEN} AND {LESSON} AND touched_at <= ? ORDER BY touched_at, id",
        (*OPEN, since),
    )
    return tuple(table for (table,) in rows)


async def tables_touched_last(database: Database, seconds: int) -> tuple[int, ...]:
    """Give the tables touched in the last seconds in which any was, most recently touched first."""
    rows = await database.read(
        "SELECT id FROM tables WHERE touched_at >= (SELECT max(touched_at) FROM tables) - ? "
        "ORDER BY touched_at DESC, id",
        (seconds,),
    )
    return tuple(table for (table,) in rows)


def placeholders(values: Iterable[object]) -> str:
    """Give one question mark for each value, for SQL's IN (…)."""
    return ", ".join("?" for _ in values)
