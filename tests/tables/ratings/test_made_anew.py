"""What an earlier version rated in its way an upgrade rates anew, from the same games; nothing else changes."""

from __future__ import annotations

import shutil
from contextlib import closing
from pathlib import Path

import pytest

from bot.store import Database
from bot.tables import Tables
from bot.tables.ratings.judging import JUDGE, UNKNOWN
from bot.tables.ratings.rater import Rater
from tests.release.changelog import ROOT
from tests.release.kept import MILESTONES, milestones, reading

METHOD = "SELECT method FROM rated"
RATINGS = "SELECT person_id, guild_id, family, games, mu, sigma FROM ratings ORDER BY 1, 2, 3"


def of_another_method() -> list[Path]:
    """The databases of earlier versions in which people were rated in another way than today."""
    found = list[Path]()
    for file in milestones(ROOT / MILESTONES / "around"):
        with closing(reading(file)) as connection:
            rated = connection.execute(RATINGS).fetchall()
            if rated and connection.execute(METHOD).fetchone() != (JUDGE.method,):
                found.append(file)
    return found


async def all_else(database: Database) -> dict[str, object]:
    """Every row of every table but those of ratings: also who wants to be listed."""
    names = [name for (name,) in await database.read("SELECT name FROM sqlite_schema WHERE type = 'table'")]
    return {name: await database.read(f"SELECT * FROM {name}") for name in set(names) - {"ratings", "rated"}}


@pytest.mark.parametrize("file", of_another_method(), ids=lambda file: file.stem)
async def test_ratings_of_another_method_are_made_anew_and_no_game_and_no_yes_is_lost(
    file: Path, tmp_path: Path
) -> None:
    path = tmp_path / "beans.sqlite3"
    shutil.copy(file, path)
    database = await Database.open(path)
    try:
        before, kept = await database.read(RATINGS), await all_else(database)
        assert kept["people"]
        assert kept["results"]
        await Rater(Tables(database)).catch_up()
        after = await database.read(RATINGS)
        assert await database.read(METHOD) == [(JUDGE.method,)]
        assert [rating[:4] for rating in after] == [rating[:4] for rating in before]
        assert all(one[4:] != other[4:] for one, other in zip(before, after, strict=True))
        assert all(sigma < UNKNOWN.sigma for *_, sigma in after)
        assert await all_else(database) == kept
    finally:
        await database.close()


def test_there_is_such_a_database() -> None:
    assert of_another_method()
