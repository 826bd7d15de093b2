"""How well people play, by ladders, which are games that are rated together: it is derived from results alone,
game by game in the order of their ends.

A rating is of what somebody did on one server, or everywhere. Which game was rated last is noted in the same
transaction, so that after any interruption it goes on with the next one. If an older game is filled in, or ratings
are made in another way than before, all begin anew; until the last game is rated, none of them counts.
"""

import sqlite3
from collections.abc import Callable, Mapping
from typing import NamedTuple

from bot.store.file.database import Database

EVERYWHERE = 0
"""This stands in place of a server's number."""


class Rating(NamedTuple):
    """How well somebody plays, and how sure that is: mean and standard deviation of a normal distribution."""

    mu: float
    sigma: float
    games: int = 0
    """How many games they have played to the end."""


class Contestant(NamedTuple):
    """A seat of a game that is over: who sat there, and which place they reached, from 1 on."""

    person_id: int
    rank: int
    left: bool
    computer: str | None
    """Its strength; None for a person."""
    version: str
    """The version of the computer's play; empty where it is not known."""
    removed: bool = False
    """Whether the host removed this person from the game."""
    has_removed: bool = False
    """Whether this person, as the host, removed somebody else."""


class Judge(NamedTuple):
    """Says what games tell of people; is pure, and never raises."""

    method: str
    """The name of the way in which it rates. Ratings that were made in another way are made anew."""
    ladder: Callable[[str], str | None]
    """Gives the name of the ladder that a game counts in; None for one that is not rated."""
    rate: Callable[[str, tuple[Contestant, ...], Mapping[int, Rating]], Mapping[int, Rating]]
    """Gives the new ratings of those whom a game of this ladder tells of, from everybody's old ones."""


_PLACE = "(number, ended_at, table_id)"
_LAST = f"(SELECT {_PLACE[1:-1]} FROM rated)"
_NEXT = f"""
    SELECT {_PLACE[1:-1]}, game, guild_id FROM ended_games WHERE {_PLACE} > {_LAST} ORDER BY {_PLACE[1:-1]} LIMIT ?
"""
# Of a seat that a spare has taken, the game tells of whoever left it.
_CONTESTANTS = """
    SELECT coalesce(gone.person_id, seats.person_id), rank, seats.left OR gone.person_id IS NOT NULL, computer,
        version, coalesce(gone.removed, seats.removed), has_removed
    FROM results JOIN seats USING (table_id, seat) LEFT JOIN left_seats AS gone USING (table_id, seat)
    WHERE table_id = ? ORDER BY seat
"""
# The column is older than ladders, and holds the name of one.
_KNOWN = """
    SELECT person_id, mu, sigma, games FROM ratings
    WHERE guild_id = ?1 AND family = ?2 AND person_id IN (
        SELECT person_id FROM seats WHERE table_id = ?3 UNION SELECT person_id FROM left_seats WHERE table_id = ?3
    )
"""
_PUT = """
    INSERT OR REPLACE INTO ratings (person_id, guild_id, family, mu, sigma, games, table_id)
    VALUES (?, ?, ?, ?, ?, ?, ?)
"""


async def still_to_rate(database: Database, before: int) -> bool:
    """Whether a game that ended before this moment is not rated yet."""
    sql = f"SELECT 1 FROM ended_games WHERE {_PLACE} > {_LAST} AND ended_at < ? LIMIT 1"
    return bool(await database.read(sql, (before,)))


async def rate_next(database: Database, judge: Judge, most: int) -> bool:
    """Rate the next games, so many at most; returns whether there may be more."""
    return await database.write(lambda connection: _rate_next(connection, judge, most), behind=True)


def _rate_next(connection: sqlite3.Connection, judge: Judge, most: int) -> bool:
    (method,) = connection.execute("SELECT method FROM rated").fetchone()
    if method != judge.method:
        _begin_anew(connection, judge.method)
    games = connection.execute(_NEXT, (most,)).fetchall()
    for *place, game, guild_id in games:
        ladder = judge.ladder(game)
        if ladder is not None:
            _rate(connection, judge, place[-1], ladder, guild_id)
        connection.execute("UPDATE rated SET number = ?, ended_at = ?, table_id = ?", place)
    if len(games) == most:
        return True
    _drop_forgotten(connection)
    return False


def _rate(connection: sqlite3.Connection, judge: Judge, table_id: int, ladder: str, guild_id: int) -> None:
    contestants = tuple([Contestant(*row) for row in connection.execute(_CONTESTANTS, (table_id,))])
    for where in (EVERYWHERE, guild_id):
        rows = connection.execute(_KNOWN, (where, ladder, table_id))
        known = {person_id: Rating(*rating) for person_id, *rating in rows}
        after = judge.rate(ladder, contestants, known)
        connection.executemany(
            _PUT,
            [
                (person_id, where, ladder, rating.mu, rating.sigma, rating.games, table_id)
                for person_id, rating in after.items()
            ],
        )


def rate_anew_from(connection: sqlite3.Connection, table_id: int) -> None:
    """Begin all ratings anew if later games than this one, which has just been written, were rated already."""
    behind = f"SELECT 1 FROM ended_games WHERE table_id = ? AND {_PLACE} <= {_LAST}"
    if connection.execute(behind, (table_id,)).fetchone():
        _begin_anew(connection)


def _begin_anew(connection: sqlite3.Connection, method: str = "") -> None:
    connection.execute("DELETE FROM ratings")
    connection.execute("UPDATE rated SET number = 0, ended_at = 0, table_id = 0, method = ?", (method,))


def forget_ratings(connection: sqlite3.Connection, person_id: int, fresh: int) -> None:
    """Erase the ratings of a person, whose seats have this fresh number now.

    While games are left to be rated, the ratings stay under that number: what others get must not depend on who
    was forgotten.
    """
    connection.execute("UPDATE ratings SET person_id = ? WHERE person_id = ?", (fresh, person_id))
    if not connection.execute(_NEXT, (1,)).fetchone():
        _drop_forgotten(connection)


def _drop_forgotten(connection: sqlite3.Connection) -> None:
    connection.execute("DELETE FROM ratings WHERE person_id < 0")
