"""Games that an earlier version left half played are finished by this one."""

import shutil
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

import pytest

from bot.games.bohnanza.high_bohn.shown import QuestionKind
from bot.games.bohnanza.high_bohn.slots import town_of
from bot.games.bohnanza.view import View
from bot.games.chance import seeded
from bot.store import Database, Status, deadlines, events_of, games_to_fill_in, pack_game, results_of, seats_of
from bot.store.file.migrations import migrate, newest
from bot.tables import Tables
from bot.tables.replays.replays import Replays
from bot.tables.results import FillingIn
from tests.breadth import few
from tests.release.changelog import PAGE, ROOT, UNRELEASED, parts
from tests.release.kept import MILESTONES, format_of, milestones, reading
from tests.store.milestones.around import require_around
from tests.store.milestones.beside import require_beside
from tests.store.milestones.playing import play_on
from tests.store.scenes import uncount

FILES = milestones()
AROUND = milestones(ROOT / MILESTONES / "around")
BESIDE = AROUND[1:]
"""Those since the sixth milestone, which hold more."""
LOOKS = 5
"""Into so many parts a game is divided to look back at it."""
NEVER_HELD = "trials"
"""What is written there is taken back in the same transaction."""
ASKED_LATER = {QuestionKind.FINAL_HARVEST}
"""The questions that the version of that milestone did not ask yet."""


def test_a_released_format_has_a_milestone() -> None:
    changed_since = bool(parts((ROOT / PAGE).read_text("utf-8"))[UNRELEASED])
    assert changed_since or {format_of(FILES[-1]), format_of(AROUND[-1])} == {newest()}


def test_of_every_table_there_is_a_row_in_some_milestone() -> None:
    held = set[str]()
    for file in (*FILES, *AROUND):
        with closing(reading(file)) as connection:
            names = tables_in(connection)
            held |= {name for name in names if connection.execute(f"SELECT 1 FROM {name} LIMIT 1").fetchone()}
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as today:
        migrate(today)
        assert tables_in(today) - held == {NEVER_HELD}


def tables_in(connection: sqlite3.Connection) -> set[str]:
    """The names of its tables."""
    return {name for (name,) in connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")}


@pytest.mark.long
@pytest.mark.parametrize("file", few(FILES, FILES[0]), ids=lambda file: file.stem)
async def test_every_half_played_game_is_finished(file: Path, tmp_path: Path) -> None:
    path = tmp_path / "beans.sqlite3"
    shutil.copy(file, path)
    database = await Database.open(path)
    try:
        tables = Tables(database, chance=lambda: seeded(1))
        running = [deadline.id for deadline in await deadlines(database)]
        assert len(running) >= 5
        for table_id in running:
            assert await play_on(tables, table_id, 3000, best_every=6) is Status.ENDED
            table = await tables.get(table_id)
            outcome = table.game.outcome(table.state)
            assert outcome is not None
            assert outcome.winners
        before = [await lived(tables, table_id) for table_id in running]
        for table_id in running:
            assert await pack_game(database, table_id)
        await database.close()
        database = await Database.open(path)
        tables = Tables(database, chance=lambda: seeded(1))
        assert await database.read("SELECT 1 FROM events LIMIT 1") == []
        assert [await lived(tables, table_id) for table_id in running] == before
        await kept_as_they_ended(tables, running)
    finally:
        await database.close()


async def lived(tables: Tables, table_id: int) -> tuple[object, ...]:
    """What is stored of a game that is over, and what is shown to whoever looks back at it."""
    course = await Replays(tables).course(await tables.get(table_id))
    moments = [
        course.moment(viewer, course.last(viewer) * part // LOOKS)
        for viewer in (None, 0, 1)
        for part in range(LOOKS + 1)
    ]
    return await events_of(tables.database, table_id), moments


async def kept_as_they_ended(tables: Tables, ended: Sequence[int]) -> None:
    """The result of each game was kept with its last move, and made from the events alone it is the same, but for
    how well its computers played."""
    assert await games_to_fill_in(tables.database) == ()
    written = [await results_of(tables.database, table_id) for table_id in ended]
    assert all(written)
    await tables.database.write(uncount)
    assert sorted(one.table_id for one in await games_to_fill_in(tables.database)) == sorted(ended)
    filling_in = FillingIn(tables)
    await filling_in.start()
    assert filling_in.done
    unversioned = [tuple([one._replace(version="") for one in results]) for results in written]
    assert [await results_of(tables.database, table_id) for table_id in ended] == unversioned
    seats = [await seats_of(tables.database, table_id) for table_id in ended]
    assert [[bool(one.version) for one in results] for results in written] == [
        [seat.computer is not None for seat in there] for there in seats
    ]


@pytest.mark.parametrize("file", AROUND, ids=lambda file: file.stem)
async def test_what_stands_around_games_is_as_it_was_left(file: Path, tmp_path: Path) -> None:
    path = tmp_path / "beans.sqlite3"
    shutil.copy(file, path)
    database = await Database.open(path)
    try:
        await require_around(database)
        if file in BESIDE:
            await require_beside(database)
    finally:
        await database.close()


async def test_the_towns_were_stopped_in_the_middle_of_every_question(tmp_path: Path) -> None:
    path = tmp_path / "beans.sqlite3"
    shutil.copy(next(file for file in FILES if file.stem == "3-high-bohn"), path)
    database = await Database.open(path)
    try:
        tables = Tables(database, chance=lambda: seeded(1))
        views = [(await tables.get(deadline.id)).view(0) for deadline in await deadlines(database)]
        towns = [town for view in views if isinstance(view, View) and (town := town_of(view))]
        assert {town.question.kind for town in towns if town.question} == set(QuestionKind) - ASKED_LATER
        assert all(any(seat.buildings for seat in town.seats) for town in towns)
    finally:
        await database.close()
