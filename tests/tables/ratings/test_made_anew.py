"""What an earlier version rated in its way an upgrade rates anew, from the same games; nothing else changes."""

from __future__ import annotations

import random
import shutil
from contextlib import closing
from pathlib import Path

import pytest

from bot.games import CATALOGUE
from bot.store import Database, rate_next
from bot.tables import Tables
from bot.tables.ratings.judging import JUDGE, UNKNOWN
from bot.tables.ratings.rater import Rater
from tests.release.changelog import ROOT
from tests.release.kept import MILESTONES, milestones, reading
from tests.store.evenings import evening

METHOD = "SELECT method FROM rated"
RATINGS = "SELECT person_id, guild_id, games, family, mu, sigma FROM ratings ORDER BY 1, 2, 4"
PLAYED = "SELECT DISTINCT game FROM ended_games"


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
        assert [rating[:3] for rating in after] == [rating[:3] for rating in before]
        # Before, duels were rated together with all of Bohnanza.
        assert {rating[3] for rating in after} == {JUDGE.ladder(game) for (game,) in await database.read(PLAYED)}
        assert all(one[4:] != other[4:] for one, other in zip(before, after, strict=True))
        assert all(sigma < UNKNOWN.sigma for *_, sigma in after)
        assert await all_else(database) == kept
    finally:
        await database.close()


def test_there_is_such_a_database() -> None:
    assert of_another_method()


async def test_what_was_one_rating_becomes_two_from_the_same_games(database: Database) -> None:
    await evening(database, random.Random(5), range(1, 60))
    by_family = JUDGE._replace(method="by family", ladder=lambda game: CATALOGUE[game].family)
    while await rate_next(database, by_family, 9):
        pass
    before = await games_of_each(database)
    await Rater(Tables(database)).catch_up()
    after = await games_of_each(database)
    assert {ladder for _, ladder in before} == {"bohnanza", "nicht_die_bohne"}
    assert {ladder for _, ladder in after} == {"bohnanza", "duel", "nicht_die_bohne"}
    for person, ladder in before:
        both = after[person, ladder] + (after.get((person, "duel"), 0) if ladder == "bohnanza" else 0)
        assert both == before[person, ladder]


async def games_of_each(database: Database) -> dict[tuple[int, str], int]:
    """How many games each rating is of, by person and ladder."""
    rows = await database.read("SELECT person_id, family, games FROM ratings WHERE guild_id = 0")
    return {(person, ladder): games for person, ladder, games in rows}
