"""What people did in all their games is the sum of their results, whoever left or was forgotten."""

from __future__ import annotations

import random
import sqlite3
from collections.abc import Iterable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from bot.store import Database, partners_of, played_by
from bot.store.file.migrations import all_migrations, migrate
from tests.store.evenings import PEOPLE, evening, forget_somebody

BEFORE = next(step.version for step in all_migrations() if step.name.endswith("_ratings.sql")) - 1
"""The last migration before there were totals."""
RESULTS = ("tables", "seats", "ended_games", "results", "harvests")
TOTALS = ("played", "harvested", "played_with")
KIND = "own.person_id, game.game, game.players, game.computers > 0"
JOINED = "ended_games AS game JOIN seats AS own ON own.table_id = game.table_id"
THEIRS = "own.person_id > 0 AND NOT own.left"
SUMS = (
    f"""
    SELECT {KIND}, count(*), sum(won), sum(score), sum(rank), count(did.turns), total(did.turns), total(trades),
        total(gifts), total(thalers)
    FROM {JOINED} JOIN results AS did ON did.table_id = own.table_id AND did.seat = own.seat
    WHERE {THEIRS} GROUP BY 1, 2, 3, 4
    """,
    f"""
    SELECT {KIND}, bean, sum(thalers)
    FROM {JOINED} JOIN harvests AS did ON did.table_id = own.table_id AND did.seat = own.seat
    WHERE {THEIRS} GROUP BY 1, 2, 3, 4, 5
    """,
    f"""
    SELECT own.person_id, other.person_id, count(*), max(game.table_id)
    FROM {JOINED} JOIN seats AS other ON other.table_id = game.table_id
    WHERE {THEIRS} AND other.person_id > 0 AND NOT other.left AND other.person_id != own.person_id GROUP BY 1, 2
    """,
)


async def totals(database: Database) -> list[set[Any]]:
    """What is kept."""
    return [set(await database.read(f"SELECT * FROM {name}")) for name in TOTALS]


@pytest.mark.parametrize("seed", range(3))
async def test_they_are_what_the_results_add_up_to(database: Database, seed: int) -> None:
    luck = random.Random(seed)
    for begin in range(1, 41, 5):
        await evening(database, luck, range(begin, begin + 5), just_now=luck.random() < 0.7)
        if luck.random() < 0.4:
            gone = await forget_somebody(database, luck)
            assert await played_by(database, gone) == ()
            assert await partners_of(database, gone, 9) == ()
    kept = await totals(database)
    assert all(kept)
    assert kept == [set(await database.read(sums)) for sums in SUMS]


async def test_games_of_earlier_versions_are_added_up_at_once(database: Database, tmp_path: Path) -> None:
    luck = random.Random(7)
    await evening(database, luck, range(1, 40))
    await forget_somebody(database, luck)
    older = tmp_path / "older.sqlite3"
    rows = {name: await database.read(f"SELECT * FROM {name}") for name in RESULTS}
    with closing(sqlite3.connect(older, isolation_level=None)) as connection:
        migrate(connection, BEFORE)
        for name in RESULTS:
            _copy(connection, name, rows[name])
    again = await Database.open(older)
    assert await totals(again) == await totals(database)
    for person in PEOPLE:
        assert await played_by(again, person) == await played_by(database, person)
    await again.close()


def _copy(connection: sqlite3.Connection, name: str, rows: Iterable[Any]) -> None:
    """Put rows of today into a table that had fewer columns."""
    columns = len(connection.execute(f"SELECT * FROM {name}").description)
    marks = ", ".join("?" * columns)
    connection.executemany(f"INSERT INTO {name} VALUES ({marks})", [row[:columns] for row in rows])
