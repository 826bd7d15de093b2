"""When players were called to which table, by whom, and who they were."""

import sqlite3
from collections.abc import Iterable, Iterator
from enum import StrEnum
from typing import NamedTuple

from bot.store.calling.call_me import DAY, is_callable
from bot.store.file.database import Database, Parameter
from bot.store.tables import Status, placeholders

HOUR = 3600
"""Seconds within which a host has one call; a role has one within a DAY."""
FORGOTTEN = 0
"""In place of a caller who was forgotten."""


class Whom(StrEnum):
    """Who was called."""

    NOBODY = "nobody"
    """There was nobody; the table has its call still."""
    PLAYERS = "players"
    ROLE = "role"


class PlayerCall(NamedTuple):
    """A call of players to a table."""

    table_id: int
    guild_id: int
    caller_id: int
    called_at: int
    whom: Whom
    role_id: int = 0
    message_id: int = 0
    """0 until the message is posted."""


_COLUMNS = ", ".join(PlayerCall._fields)


async def call_to(database: Database, table_id: int) -> PlayerCall | None:
    """Give the call of players to this table, if there was one."""
    return await _first(database, "table_id = ?", table_id)


async def last_call_by(database: Database, caller_id: int) -> PlayerCall | None:
    """Give the last call of this host."""
    return await _first(database, "caller_id = ? ORDER BY called_at DESC LIMIT 1", caller_id)


async def last_call_of_role(database: Database, guild_id: int) -> PlayerCall | None:
    """Give the last call of a role on this server."""
    return await _first(database, "guild_id = ? AND whom = ? ORDER BY called_at DESC LIMIT 1", guild_id, Whom.ROLE)


async def calls_to_post(database: Database, since: int) -> tuple[PlayerCall, ...]:
    """Give the calls after this moment whose message is not known to be posted."""
    sql = f"SELECT {_COLUMNS} FROM player_calls WHERE message_id = 0 AND whom != ? AND called_at > ?"
    return tuple([_read(*row) for row in await database.read(sql, (Whom.NOBODY, since))])


async def players_called(database: Database, table_id: int) -> tuple[int, ...]:
    """Give those who were called to this table."""
    sql = "SELECT person_id FROM called_players WHERE table_id = ? ORDER BY person_id"
    return tuple([person for (person,) in await database.read(sql, (table_id,))])


async def note_call(database: Database, call: PlayerCall, people: Iterable[int] = ()) -> tuple[int, ...] | None:
    """Note this call, and that these people are called by it, as far as they still may be; gives them.

    None, where something has come between: the table, the host or the role has had its call, or none of the people
    is left. Then nothing is noted.
    """
    wanted = tuple(people)

    def note(connection: sqlite3.Connection) -> tuple[int, ...] | None:
        if any(connection.execute(*one).fetchone() is not None for one in _against(call)):
            return None
        called = [one for one in wanted if is_callable(connection, call.guild_id, one, call.called_at)]
        if wanted and not called:
            return None
        connection.execute("DELETE FROM player_calls WHERE table_id = ?", (call.table_id,))
        connection.execute(f"INSERT INTO player_calls ({_COLUMNS}) VALUES ({placeholders(call)})", call)
        connection.executemany(
            "INSERT INTO called_players (table_id, person_id, guild_id, called_at) VALUES (?, ?, ?, ?)",
            [(call.table_id, person, call.guild_id, call.called_at) for person in called],
        )
        return tuple(called)

    return await database.write(note)


def _against(call: PlayerCall) -> Iterator[tuple[str, tuple[Parameter, ...]]]:
    """What finds a call after which this one may not be."""
    yield "SELECT 1 FROM player_calls WHERE table_id = ? AND whom != ?", (call.table_id, Whom.NOBODY)
    since = call.called_at - HOUR
    yield "SELECT 1 FROM player_calls WHERE caller_id = ? AND called_at > ?", (call.caller_id, since)
    if call.whom is Whom.ROLE:
        role = (call.guild_id, Whom.ROLE, call.called_at - DAY)
        yield "SELECT 1 FROM player_calls WHERE guild_id = ? AND whom = ? AND called_at > ?", role


async def note_call_posted(database: Database, table_id: int, message_id: int) -> None:
    """Note that the message of a call is posted, or with a number below 0, that it cannot be."""
    sql = "UPDATE player_calls SET message_id = ? WHERE table_id = ?"
    await database.write(lambda connection: connection.execute(sql, (message_id, table_id)))


async def prune_player_calls(database: Database, now: int) -> None:
    """Drop what tells nothing any more; that a lobby has had its call is kept as long as it is one."""

    def prune(connection: sqlite3.Connection) -> None:
        connection.execute("DELETE FROM called_players WHERE called_at <= ?", (now - DAY,))
        lobbies = "SELECT id FROM tables WHERE status = ?"
        sql = f"DELETE FROM player_calls WHERE called_at <= ? AND table_id NOT IN ({lobbies})"
        connection.execute(sql, (now - DAY, Status.LOBBY))

    await database.write(prune)


async def _first(database: Database, where: str, *values: int | str) -> PlayerCall | None:
    rows = await database.read(f"SELECT {_COLUMNS} FROM player_calls WHERE {where}", values)
    return next((_read(*row) for row in rows), None)


def _read(
    table_id: int, guild_id: int, caller_id: int, called_at: int, whom: str, role_id: int, message_id: int
) -> PlayerCall:
    return PlayerCall(table_id, guild_id, caller_id, called_at, Whom(whom), role_id, message_id)
