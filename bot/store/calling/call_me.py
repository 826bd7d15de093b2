"""Who has asked to be called to the tables of a server, and when."""

import sqlite3
from collections.abc import Sequence
from typing import NamedTuple

from bot.store.file.database import Database, Parameter
from bot.store.tables import OPEN, placeholders

DAY = 24 * 3600
"""Seconds for which it counts that somebody was called."""


class CallMe(NamedTuple):
    """That somebody wants to be called on a server."""

    guild_id: int
    person_id: int
    games: tuple[str, ...] = ()
    """By their keys; none stand for all."""
    from_hour: int = 0
    until_hour: int = 0
    """Of their own clock, over midnight too; the same hour twice stands for any."""
    a_day: int = 1
    """So often within 24 hours at most."""


class Candidate(NamedTuple):
    """Somebody who wants to be called, and their IANA zone; None if they have not said."""

    wish: CallMe
    zone: str | None


_COLUMNS = ", ".join(CallMe._fields)
# Who is at a table there or on the way to one, was called often enough, or wants no invitations, is left out.
_CALLABLE = f"""
    SELECT {", ".join(f"call_me.{name}" for name in CallMe._fields)}, zone
    FROM call_me LEFT JOIN zones ON zones.person_id = call_me.person_id
    WHERE guild_id = ?
    AND call_me.person_id NOT IN (SELECT person_id FROM uninvitable)
    AND call_me.person_id NOT IN (
        SELECT person_id FROM seats JOIN tables ON tables.id = table_id
        WHERE tables.guild_id = ? AND status IN ({placeholders(OPEN)}) AND seats.left = 0
    )
    AND call_me.person_id NOT IN (
        SELECT person_id FROM coming JOIN tables ON tables.id = table_id WHERE tables.guild_id = ? AND until > ?
    )
    AND a_day > (
        SELECT count(*) FROM called_players
        WHERE called_players.person_id = call_me.person_id AND called_players.guild_id = call_me.guild_id
        AND called_at > ?
    )
"""


async def call_me_of(database: Database, guild_id: int, person_id: int) -> CallMe | None:
    """Give what this person has asked for on a server; None if they do not want to be called there."""
    sql = f"SELECT {_COLUMNS} FROM call_me WHERE guild_id = ? AND person_id = ?"
    return next((_read(row) for row in await database.read(sql, (guild_id, person_id))), None)


async def servers_calling(database: Database, person_id: int) -> tuple[int, ...]:
    """Give the servers on which this person wants to be called."""
    rows = await database.read("SELECT guild_id FROM call_me WHERE person_id = ? ORDER BY guild_id", (person_id,))
    return tuple([guild for (guild,) in rows])


async def put_call_me(database: Database, wish: CallMe) -> None:
    """Note that this person wants to be called so, in place of what they wanted before on this server."""
    row = wish._replace(games=" ".join(wish.games))  # type: ignore[arg-type]  # As it is stored.

    def put(connection: sqlite3.Connection) -> None:
        connection.execute("DELETE FROM call_me WHERE guild_id = ? AND person_id = ?", wish[:2])
        connection.execute(f"INSERT INTO call_me ({_COLUMNS}) VALUES ({placeholders(row)})", row)

    await database.write(put)


async def drop_call_me(database: Database, person_id: int, guild_id: int | None = None) -> bool:
    """Note that this person does not want to be called on a server, or on any; gives whether they had."""
    where, values = ("", [person_id]) if guild_id is None else (" AND guild_id = ?", [person_id, guild_id])
    sql = f"DELETE FROM call_me WHERE person_id = ?{where}"
    return await database.write(lambda connection: connection.execute(sql, values).rowcount > 0)


async def callable_on(database: Database, guild_id: int, now: int) -> tuple[Candidate, ...]:
    """Give those who may be called on a server now if the hour and the game suit them."""
    rows = await database.read(f"{_CALLABLE} ORDER BY call_me.person_id", _asked(guild_id, now))
    return tuple([Candidate(_read(wish), zone) for *wish, zone in rows])


def is_callable(connection: sqlite3.Connection, guild_id: int, person_id: int, now: int) -> bool:
    """Whether, inside a transaction, this person still may be called."""
    sql = f"{_CALLABLE} AND call_me.person_id = ?"
    return connection.execute(sql, (*_asked(guild_id, now), person_id)).fetchone() is not None


def _asked(guild_id: int, now: int) -> tuple[Parameter, ...]:
    return (guild_id, guild_id, *OPEN, guild_id, now, now - DAY)


def forget_wishes_on(connection: sqlite3.Connection, guild_id: int) -> None:
    """Drop, inside a transaction, what people have asked for on a server."""
    connection.execute("DELETE FROM call_me WHERE guild_id = ?", (guild_id,))


def _read(row: Sequence[Parameter]) -> CallMe:
    guild, person, games, *rest = row
    return CallMe(guild, person, tuple(str(games).split()), *rest)  # type: ignore[arg-type]  # As the columns are.
