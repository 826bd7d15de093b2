"""When players were called to which table, by whom, and who they were."""

import sqlite3
from collections.abc import Iterable
from enum import StrEnum
from typing import NamedTuple

from bot.store.file.database import Database
from bot.store.tables import Status, placeholders

DAY = 24 * 3600
"""Seconds for which it counts that somebody was called."""
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
_AGAIN = """
    SELECT 1 FROM call_me WHERE guild_id = ? AND person_id = ? AND a_day > (
        SELECT count(*) FROM called_players WHERE person_id = ? AND guild_id = ? AND called_at > ?
    )
"""


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
    """Note this call, and that these people are called by it, as far as they may still be called so often; gives
    them. None, if the table has had its call meanwhile, or none of the people is left: then nothing is noted."""
    wanted = tuple(people)

    def note(connection: sqlite3.Connection) -> tuple[int, ...] | None:
        sql = "SELECT 1 FROM player_calls WHERE table_id = ? AND whom != ?"
        if connection.execute(sql, (call.table_id, Whom.NOBODY)).fetchone() is not None:
            return None
        since, guild = call.called_at - DAY, call.guild_id
        called = [one for one in wanted if connection.execute(_AGAIN, (guild, one, one, guild, since)).fetchone()]
        if wanted and not called:
            return None
        connection.execute("DELETE FROM player_calls WHERE table_id = ?", (call.table_id,))
        connection.execute(f"INSERT INTO player_calls ({_COLUMNS}) VALUES ({placeholders(call)})", call)
        connection.executemany(
            "INSERT INTO called_players (table_id, person_id, guild_id, called_at) VALUES (?, ?, ?, ?)",
            [(call.table_id, person, guild, call.called_at) for person in called],
        )
        return tuple(called)

    return await database.write(note)


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
