"""Servers that removed the bot, and rows of tables, seats, threads and servers that nothing needs any more."""

import sqlite3
from typing import NamedTuple

from bot.store.file.database import Database
from bot.store.messages import forget_messages_at
from bot.store.servers import forget_choices
from bot.store.tables import NOBODY, NOWHERE, ON_A_SERVER, OPEN, Status

_KNOWN = f"""
    SELECT id FROM servers
    UNION SELECT guild_id FROM threads
    UNION SELECT guild_id FROM call_me
    UNION SELECT guild_id FROM tables WHERE status IN (?, ?) AND {ON_A_SERVER}
    UNION SELECT guild_id FROM nights WHERE rings_at IS NOT NULL
    ORDER BY 1
"""
# Whatever counts in a result keeps its table, and with it its seats: they say who played. A record that was
# brought here from elsewhere is kept like a game.
_WITHOUT_RESULT = f"""
    SELECT id FROM tables WHERE touched_at < ? AND id NOT IN (SELECT table_id FROM ended_games)
    AND (status = '{Status.CLOSED}'
        OR (status = '{Status.ENDED}' AND guild_id = {NOWHERE} AND host_id != {NOBODY}))
    ORDER BY id
"""
OF_A_TABLE = (
    *("events", "packed_games", "messages", "clocks", "interactions", "open_hands", "guests", "watchers"),
    *("calls", "doubts", "results", "harvests", "left_seats", "played_for", "seats"),
    *("daily_tries", "daily_hard", "night_tables"),
    *("player_calls", "called_players", "coming", "seat_wishes"),
)
"""Where the rows stand that are dropped with a table."""
_NEEDED_THREADS = f"""
    SELECT channel_id FROM tables WHERE status IN ('{Status.LOBBY}', '{Status.RUNNING}', '{Status.ENDED}')
    OR touched_at >= ?
"""


async def servers_known(database: Database) -> tuple[int, ...]:
    """Give the servers of which settings, threads, open tables or nights are kept: these go when the bot does."""
    return tuple([server for (server,) in await database.read(_KNOWN, OPEN)])


async def channels_in_use(database: Database) -> tuple[tuple[int, int], ...]:
    """Give the channels in which tables are open or nights are planned, each with its server."""
    sql = (
        f"SELECT channel_id, guild_id FROM tables WHERE status IN (?, ?) AND {ON_A_SERVER} "
        "UNION SELECT channel_id, guild_id FROM nights WHERE rings_at IS NOT NULL"
    )
    return tuple([(channel, server) for channel, server in await database.read(sql, OPEN)])


class ServerUse(NamedTuple):
    """How many tables of a server are kept, how many of them are open, and when one was last touched."""

    server_id: int
    open: int
    tables: int
    touched_at: int


async def server_uses(database: Database) -> tuple[ServerUse, ...]:
    """Give every server that has tables, last touched first."""
    rows = await database.read(
        "SELECT guild_id, sum(status IN (?, ?)), count(*), max(touched_at) FROM tables "
        f"WHERE {ON_A_SERVER} GROUP BY guild_id ORDER BY max(touched_at) DESC, guild_id",
        OPEN,
    )
    return tuple([ServerUse(*row) for row in rows])


async def note_left(database: Database, server_id: int, now: int) -> None:
    """Note that the bot is on this server no more; if that was noted before, the earlier moment counts."""
    sql = "INSERT OR IGNORE INTO servers_left (id, since) VALUES (?, ?)"
    await database.write(lambda connection: connection.execute(sql, (server_id, now)))


async def note_back(database: Database, server_id: int) -> None:
    """Note that the bot is on this server again."""
    sql = "DELETE FROM servers_left WHERE id = ?"
    await database.write(lambda connection: connection.execute(sql, (server_id,)))


async def servers_left(database: Database, before: int | None = None) -> tuple[int, ...]:
    """Give the servers that the bot is on no more; with `before`, only those that it had left by then."""
    if before is None:
        rows = await database.read("SELECT id FROM servers_left ORDER BY since, id")
    else:
        rows = await database.read("SELECT id FROM servers_left WHERE since <= ? ORDER BY since, id", (before,))
    return tuple([server for (server,) in rows])


async def forget_server(database: Database, server_id: int) -> None:
    """Drop what was chosen for a server that the bot is on no more, its threads, and the note that it has left."""

    def forget(connection: sqlite3.Connection) -> None:
        forget_choices(database, connection, server_id)
        for sql in ("threads WHERE guild_id", "servers_left WHERE id"):
            connection.execute(f"DELETE FROM {sql} = ?", (server_id,))

    await database.write(forget)


async def forget_thread(database: Database, thread_id: int) -> None:
    """Drop a thread that was deleted, or all threads of a channel that was."""
    sql = "DELETE FROM threads WHERE id = ? OR parent_id = ?"
    await database.write(lambda connection: connection.execute(sql, (thread_id, thread_id)))


async def tables_without_result(database: Database, before: int) -> tuple[int, ...]:
    """Give the tables that were over before this moment and count for nothing: closed ones, and lessons."""
    return tuple([table for (table,) in await database.read(_WITHOUT_RESULT, (before,))])


async def drop_table(database: Database, table_id: int) -> None:
    """Drop everything of a table; its number is never used again."""

    def drop(connection: sqlite3.Connection) -> None:
        forget_messages_at(database, table_id)
        for name in OF_A_TABLE:
            connection.execute(f"DELETE FROM {name} WHERE table_id = ?", (table_id,))
        connection.execute("DELETE FROM tables WHERE id = ?", (table_id,))

    await database.write(drop)


async def drop_quiet_threads(database: Database, before: int) -> None:
    """Drop the archived threads without a game to look at, where no table was touched since this moment."""
    sql = f"DELETE FROM threads WHERE archived AND id NOT IN ({_NEEDED_THREADS})"
    await database.write(lambda connection: connection.execute(sql, (before,)))
