"""Keeps for good how games ended that were played to their end: derived from the events and in step with them."""

import sqlite3
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from bot.store.daily import finish_try
from bot.store.file.database import Database
from bot.store.rating import rate_anew_from
from bot.store.tables import NOBODY, NOWHERE, Status
from bot.store.totals import add_up


class Result(NamedTuple):
    """How a game ended for one seat: its score, its place from 1 on (shared by equals), whether it won, and what
    it did. None stands for what is not known, because the events were gone."""

    seat: int
    score: int
    rank: int
    won: bool
    turns: int | None = None
    """How many turns were its own."""
    trades: int | None = None
    gifts: int | None = None
    """How many gifts it made; those that it received are not among them."""
    thalers: int | None = None
    """What all its harvests paid; `harvested` tells it by bean."""
    harvested: tuple[tuple[str, int], ...] = ()
    version: str = ""
    """The version of the computer's play, where one sits; empty for a person, and where it is not known."""


class Ending(NamedTuple):
    """How a game ended: after how many turns, and for each seat."""

    turns: int
    results: tuple[Result, ...]
    version: str = ""
    """The version of the program whose computers played last; empty where it is not known."""


_GAME = f"""
    INSERT OR IGNORE INTO ended_games
        (table_id, game, guild_id, ended_at, players, computers, turns, version, number)
    SELECT id, game, guild_id, ?, (SELECT count(*) FROM seats WHERE table_id = tables.id),
        (SELECT count(computer) FROM seats WHERE table_id = tables.id), ?, ?,
        iif(?, (SELECT coalesce(max(number), 0) + 1 FROM ended_games), 0)
    FROM tables WHERE id = ? AND status = ? AND host_id != {NOBODY} AND guild_id != {NOWHERE}
"""
_RESULT = """
    INSERT INTO results (table_id, seat, score, rank, won, turns, trades, gifts, thalers, version)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
"""
_HARVEST = "INSERT INTO harvests (table_id, seat, bean, thalers) VALUES (?, ?, ?, ?)"
_TO_FILL_IN = f"""
    SELECT id, game, touched_at, (SELECT count(*) FROM seats WHERE table_id = tables.id)
    FROM tables WHERE status = ? AND host_id != {NOBODY} AND guild_id != {NOWHERE}
        AND id NOT IN (SELECT table_id FROM ended_games)
    ORDER BY touched_at DESC, id DESC
"""


def write_ending(
    connection: sqlite3.Connection, table_id: int, ended_at: int, ending: Ending, *, just_now: bool = True
) -> None:
    """Keep how the game of a table ended, if it counts; nothing changes it once it is kept. Of a deal of the day,
    which counts nowhere else, it is kept with the day.

    It counts as the last of all games if it ended `just_now`.
    """
    finish_try(connection, table_id, [(result.seat, result.score, result.rank) for result in ending.results])
    parameters = (ended_at, ending.turns, ending.version, just_now, table_id, Status.ENDED)
    if not connection.execute(_GAME, parameters).rowcount:
        return
    connection.executemany(_RESULT, [_row(table_id, result) for result in ending.results])
    connection.executemany(_HARVEST, _harvests(table_id, ending.results))
    add_up(connection, table_id)
    rate_anew_from(connection, table_id)


def _row(table_id: int, result: Result) -> tuple[int | str | None, ...]:
    *counted, _, version = result
    return (table_id, *counted, version)


def _harvests(table_id: int, results: Iterable[Result]) -> Iterator[tuple[int, int, str, int]]:
    for result in results:
        for bean, thalers in result.harvested:
            yield table_id, result.seat, bean, thalers


class Uncounted(NamedTuple):
    """A game that is over and of which no result is kept yet."""

    table_id: int
    game: str
    touched_at: int
    players: int


async def games_to_fill_in(database: Database) -> tuple[Uncounted, ...]:
    """Give the games that ended before results were kept, newest first."""
    return tuple([Uncounted(*row) for row in await database.read(_TO_FILL_IN, (Status.ENDED,))])


async def put_ending(database: Database, table_id: int, ended_at: int, ending: Ending) -> None:
    """Keep later on how the game of a table ended."""
    await database.write(lambda connection: write_ending(connection, table_id, ended_at, ending, just_now=False))


async def results_of(database: Database, table_id: int) -> tuple[Result, ...]:
    """Give the results of a game that was played to its end, by seat; any other game has none."""
    columns = "seat, score, rank, won, turns, trades, gifts, thalers, version"
    rows = await database.read(f"SELECT {columns} FROM results WHERE table_id = ? ORDER BY seat", (table_id,))
    harvested = await database.read(
        "SELECT seat, bean, thalers FROM harvests WHERE table_id = ? ORDER BY thalers DESC, bean", (table_id,)
    )
    found = []
    for *counted, version in rows:
        result = Result(*counted)
        beans = tuple([(bean, thalers) for seat, bean, thalers in harvested if seat == result.seat])
        found.append(result._replace(won=bool(result.won), harvested=beans, version=version))
    return tuple(found)
