"""The deal of the day: the secret behind its luck, which game it is, everybody's try, and the computer's."""

import secrets
import sqlite3
from collections.abc import Iterable
from typing import NamedTuple

from bot.store.changes import Change
from bot.store.file.database import Database
from bot.store.tables import OPEN

SECRET = 32
"""How many bytes the secret has."""


class Try(NamedTuple):
    """Somebody's game of a deal; score and rank, from 1 on, once it is finished."""

    table_id: int
    score: int | None = None
    rank: int | None = None


async def secret_of(database: Database) -> bytes:
    """Give the secret of this bot, which is made when it is first needed."""

    def ensure(connection: sqlite3.Connection) -> bytes:
        made = secrets.token_bytes(SECRET)
        connection.execute("INSERT OR IGNORE INTO daily_secret (id, secret) VALUES (1, ?)", (made,))
        (kept,) = connection.execute("SELECT secret FROM daily_secret").fetchone()
        return bytes(kept)

    return await database.write(ensure)


async def game_on(database: Database, day: str, usual: str) -> str:
    """Give the key of the game of a day: the `usual` one if nobody has asked for it yet; then it stays that."""

    def ensure(connection: sqlite3.Connection) -> str:
        connection.execute("INSERT OR IGNORE INTO daily_deals (day, game) VALUES (?, ?)", (day, usual))
        (kept,) = connection.execute("SELECT game FROM daily_deals WHERE day = ?", (day,)).fetchone()
        return str(kept)

    return await database.write(ensure)


async def hard_on(database: Database, day: str) -> Try | None:
    """Give the deal of a day as the computer played it; None if it has not yet."""
    rows = await database.read("SELECT table_id, score, rank FROM daily_hard WHERE day = ?", (day,))
    return Try(*rows[0]) if rows else None


def note_hard(change: Change, day: str, score: int, rank: int) -> None:
    """Note that a new table shows a day's deal as the computer played it, and how that ended."""
    sql = "INSERT INTO daily_hard (day, table_id, score, rank) VALUES (?, ?, ?, ?)"
    change.run(sql, day, change.table_id, score, rank)


async def hard_tables_before(database: Database, day: str) -> tuple[int, ...]:
    """Give the tables that show the computer's games of all days before this one."""
    rows = await database.read("SELECT table_id FROM daily_hard WHERE day < ?", (day,))
    return tuple([table for (table,) in rows])


def note_try(change: Change, day: str, person_id: int) -> None:
    """Note that a new table, at which no card has been dealt yet, is a person's one try at the deal of a day."""
    sql = "INSERT INTO daily_tries (day, person_id, table_id) VALUES (?, ?, ?)"
    change.run(sql, day, person_id, change.table_id)


async def try_of(database: Database, day: str, person_id: int) -> Try | None:
    """Give a person's try at the deal of a day; None if they have not begun it."""
    sql = "SELECT table_id, score, rank FROM daily_tries WHERE day = ? AND person_id = ?"
    rows = await database.read(sql, (day, person_id))
    return Try(*rows[0]) if rows else None


async def scores_of(database: Database, day: str) -> tuple[int, ...]:
    """Give the scores of all who have finished the deal of a day, the highest first."""
    sql = "SELECT score FROM daily_tries WHERE day = ? AND score IS NOT NULL ORDER BY score DESC"
    return tuple([score for (score,) in await database.read(sql, (day,))])


async def tries_left_open(database: Database, before: str) -> tuple[int, ...]:
    """Give the tables of tries at the deals of all days before this one that are not over."""
    sql = (
        "SELECT table_id FROM daily_tries JOIN tables ON tables.id = table_id "
        "WHERE day < ? AND status IN (?, ?) ORDER BY table_id"
    )
    return tuple([table for (table,) in await database.read(sql, (before, *OPEN))])


def finish_try(connection: sqlite3.Connection, table_id: int, ended: Iterable[tuple[int, int, int]]) -> None:
    """Note how a try ended, in the transaction of its last move, by each seat's number, score and rank; at any
    other table nothing is noted."""
    sql = """
        UPDATE daily_tries SET score = ?2, rank = ?3 WHERE table_id = ?4 AND score IS NULL
        AND ?1 = (SELECT seat FROM seats WHERE table_id = ?4 AND computer IS NULL)
    """
    connection.executemany(sql, [(*seat, table_id) for seat in ended])


def forget_tries(connection: sqlite3.Connection, person_id: int, fresh: int) -> None:
    """Put this number in a person's place at the tries that they finished, and drop those that they did not."""
    connection.execute("DELETE FROM daily_tries WHERE person_id = ? AND score IS NULL", (person_id,))
    connection.execute("UPDATE daily_tries SET person_id = ? WHERE person_id = ?", (fresh, person_id))
