"""A backup is restored whole, or nothing is changed; whoever asked to be forgotten since is not brought back."""

# ruff: noqa: ASYNC240 - nothing else runs in a test that a small file could hold up.

from __future__ import annotations

import asyncio
import gzip
import os
import shutil
import sqlite3
from pathlib import Path

import pytest

from bot.hosting.restoring import restore
from bot.store import (
    DamagedDatabase,
    Database,
    DatabaseInUse,
    GuestStatus,
    PersonRow,
    RestoreRefused,
    StoreError,
    UnusableFile,
    forget_person,
    get_table,
    guests_of,
    note_erasure,
    put_person,
    seats_of,
    set_guests,
    set_watching,
    watchers_of,
)
from bot.store.calls import Why, note_calls
from bot.store.file.backup import backup
from bot.store.file.erasures import ENDING
from bot.store.host.uses import Use, note_use, uses
from bot.store.nights.changing import change_night, plan_night
from bot.store.nights.rows import AHEAD, Answer, Plan, Stage, nights_of
from bot.store.nights.rows import guests_of as night_guests
from tests.store.scenes import ANA, BEN, CEM, GUILD, contents, damage, game, lobby

MILESTONES = Path(__file__).parents[1] / "store" / "milestones"


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "games.sqlite3"


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    (tmp_path / "backups").mkdir()
    return tmp_path / "backups" / "copy.sqlite3"


async def with_a_copy(path: Path, copy: Path, *, now: int = 100) -> int:
    """A lobby of Ana's with Ben and Cem for a game that nobody here knows, then a backup of it; its number."""
    database = await Database.open(path)
    table = await lobby(database, (BEN, "Benjamin"), (CEM, "Cem"), now=now)
    put_person(database, PersonRow(BEN, "Benjamin", "en", None, dm_closed=False, seen_at=now))
    await database.write_noted()
    await backup(path, copy)
    await database.close()
    return table.id


async def test_what_was_written_later_is_set_aside_with_its_log(path: Path, copy: Path) -> None:
    await with_a_copy(path, copy)
    before = contents(copy)
    database = await Database.open(path)
    await game(database)
    log = path.with_name(path.name + "-wal")
    kept = log.read_bytes(), path.read_bytes()
    await database.close()
    # As after a crash: the last moves are in the log alone.
    log.write_bytes(kept[0])
    path.write_bytes(kept[1])
    (path.parent / f"{path.name}.damaged").write_text("damaged")
    report = await asyncio.to_thread(restore, copy, path)
    assert report.erased == 0
    assert not log.exists()
    assert not (path.parent / f"{path.name}.damaged").exists()
    assert [line for line in contents(path) if "INSERT" in line] == [line for line in before if "INSERT" in line]
    aside = report.files.aside
    assert aside is not None
    assert aside.with_name(aside.name + "-wal").read_bytes() == kept[0]
    again = await Database.open(aside)
    assert len(await again.read("SELECT id FROM tables")) == 2
    await again.close()
    assert contents(copy) == before


async def test_one_that_is_compressed_is_restored_likewise(path: Path, copy: Path) -> None:
    packed = copy.with_name("copy.sqlite3.gz")
    await with_a_copy(path, packed)
    before = packed.read_bytes(), contents(path)
    database = await Database.open(path)
    await game(database)
    await database.close()
    await asyncio.to_thread(note_erasure, path, BEN, 200)
    report = await asyncio.to_thread(restore, packed, path)
    assert report.erased == 1
    assert "Benjamin" not in "".join(contents(path))
    assert sum('INTO "tables"' in line for line in contents(path)) == 1
    assert packed.read_bytes() == before[0]
    assert [file.name for file in packed.parent.iterdir()] == [packed.name]


async def test_where_there_is_no_database_yet_it_is_put_there(path: Path, copy: Path) -> None:
    await with_a_copy(path, copy)
    moved = copy.with_name("new-machine.sqlite3")
    report = await asyncio.to_thread(restore, copy, moved)
    assert report.files.aside is None
    assert await asyncio.to_thread(contents, moved)
    assert {file.name for file in copy.parent.iterdir()} == {copy.name, moved.name, f"{moved.name}.lock"}


async def test_whoever_asked_later_is_erased_again_and_who_came_back_is_not(path: Path, copy: Path) -> None:
    # Cem asked before the copy was made, and had come back.
    await asyncio.to_thread(note_erasure, path, CEM, 99)
    number = await with_a_copy(path, copy)
    await asyncio.to_thread(note_erasure, path, BEN, 50)
    await asyncio.to_thread(note_erasure, path, BEN, 200)
    report = await asyncio.to_thread(restore, copy, path)
    assert report.erased == 1
    database = await Database.open(path)
    assert [seat.person_id for seat in await seats_of(database, number)] == [ANA, CEM]
    await database.close()
    assert b"Benjamin" not in path.read_bytes()


async def test_a_running_game_goes_on_without_their_name(path: Path, copy: Path) -> None:
    shutil.copy(next(MILESTONES.glob("4-*.db")), copy)
    database = await Database.open(path)
    await database.close()
    rows = await asyncio.to_thread(_seated, copy)
    person = rows[0]
    await asyncio.to_thread(note_erasure, path, person, 2**40)
    report = await asyncio.to_thread(restore, copy, path)
    assert report.erased == 1
    assert person not in await asyncio.to_thread(_seated, path)


def _seated(path: Path) -> list[int]:
    connection = sqlite3.connect(path)
    try:
        query = "SELECT DISTINCT person_id FROM seats JOIN tables ON tables.id = table_id"
        return [row for (row,) in connection.execute(f"{query} WHERE status = 'running' AND person_id > 0")]
    finally:
        connection.close()


async def refused(source: Path, path: Path, error: type[StoreError], match: str) -> None:
    """It raises this error, and every file is as it was."""

    def files() -> dict[Path, bytes]:
        return {file: file.read_bytes() for file in path.parent.glob(f"*{path.stem}*") if file.suffix != ".lock"}

    before = files()
    with pytest.raises(error, match=match):
        await asyncio.to_thread(restore, source, path)
    assert files() == before


async def test_what_cannot_be_restored_changes_nothing(path: Path, copy: Path) -> None:
    await with_a_copy(path, copy)
    await refused(copy.with_name("absent"), path, RestoreRefused, "There is no backup")
    await refused(path, path, RestoreRefused, "is the database itself")
    broken = copy.with_name("broken.sqlite3")
    shutil.copy(copy, broken)
    damage(broken)
    await refused(broken, path, DamagedDatabase, "damaged")
    packed = copy.with_name("packed.sqlite3.gz")
    packed.write_bytes(gzip.compress(broken.read_bytes()))
    await refused(packed, path, DamagedDatabase, "packed.sqlite3.gz cannot be used: SQLite finds it damaged")
    packed.write_bytes(gzip.compress(copy.read_bytes())[:-20])
    await refused(packed, path, DamagedDatabase, "was not copied to its end")
    (erasures := path.with_name(path.name + ENDING)).write_text("beans")
    await refused(copy, path, UnusableFile, "who asked to be forgotten")
    erasures.unlink()
    erasures.mkdir()
    with pytest.raises(UnusableFile, match="Let it belong to the bot's user"):
        await asyncio.to_thread(restore, copy, path)


async def test_not_while_a_bot_runs_on_it(path: Path, copy: Path) -> None:
    await with_a_copy(path, copy)
    database = await Database.open(path)
    with pytest.raises(DatabaseInUse):
        await asyncio.to_thread(restore, copy, path)
    await database.close()


async def test_a_restore_that_fails_half_way_leaves_the_database(
    path: Path, copy: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await with_a_copy(path, copy)

    def fail(*_: object) -> None:
        raise OSError("No space left on device")

    monkeypatch.setattr("bot.store.file.restoring._copy", fail)
    await refused(copy, path, RestoreRefused, "No space left")


async def test_the_list_of_erasures_holds_no_number_and_survives_a_torn_line(path: Path, copy: Path) -> None:
    number = await with_a_copy(path, copy)
    await asyncio.to_thread(note_erasure, path, ANA, 300)
    erasures = path.with_name(path.name + ENDING)
    assert erasures.stat().st_mode & 0o077 == 0
    with erasures.open("a") as file:
        file.write("400")
    await asyncio.to_thread(note_erasure, path, 1456074443980800052, 300)
    assert "1456074443980800052" not in erasures.read_text()
    assert (await asyncio.to_thread(restore, copy, path)).erased == 1
    database = await Database.open(path)
    table = await get_table(database, number)
    assert table is not None
    assert table.host_id == BEN
    assert await forget_person(database, ANA, "Somebody") == ()
    await database.close()


async def test_whoever_was_invited_or_watched_is_erased_again_too(path: Path, copy: Path) -> None:
    database = await Database.open(path)
    table = await lobby(database)
    await set_guests(database, table.id, {BEN: GuestStatus.INVITED}, 100, None)
    await set_watching(database, table.id, CEM, 100, None, on=True)
    await backup(path, copy)
    await database.close()
    for person in (BEN, CEM):
        await asyncio.to_thread(note_erasure, path, person, 200)
    assert (await asyncio.to_thread(restore, copy, path)).erased == 2
    database = await Database.open(path)
    assert await guests_of(database, table.id) == {}
    assert await watchers_of(database, table.id) == ()
    await database.close()


async def test_whoever_was_called_or_noted_by_a_tool_is_erased_again_too(path: Path, copy: Path) -> None:
    database = await Database.open(path)
    table = await lobby(database)
    await note_calls(database, table.id, [BEN], CEM, Why.INVITED, 100)
    await note_use(database, Use(100, "people shut-out", 14))
    await note_use(database, Use(100, "servers shut-out", GUILD))
    await backup(path, copy)
    await database.close()
    for person in (BEN, CEM, 14, GUILD):
        await asyncio.to_thread(note_erasure, path, person, 200)
    assert (await asyncio.to_thread(restore, copy, path)).erased == 3
    database = await Database.open(path)
    assert await database.read("SELECT * FROM calls") == []
    assert [use.subject for use in await uses(database)] == [None, GUILD]
    await database.close()


async def test_whoever_hosts_a_night_or_comes_to_one_is_erased_again_too(path: Path, copy: Path) -> None:
    database = await Database.open(path)
    wish = Plan(GUILD, 7, "en", "Beans", "rio_grande_2000", 5, 9_000, "UTC")
    night = await plan_night(database, wish, (BEN, "Ben"), 0, Stage.PLANNED, 9_000, 100, None, [])
    await change_night(database, night.id, AHEAD, 100, lambda change, _: change.answers(CEM, "Cem", Answer.COMING))
    await backup(path, copy)
    await database.close()
    for person in (BEN, CEM):
        await asyncio.to_thread(note_erasure, path, person, 200)
    assert (await asyncio.to_thread(restore, copy, path)).erased == 2
    database = await Database.open(path)
    assert await night_guests(database, night.id) == ()
    assert BEN not in [one.host_id for one in await nights_of(database, GUILD, tuple(Stage))]
    await database.close()


async def test_a_full_disk_leaves_a_list_of_erasures_that_can_go_on(
    path: Path, copy: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await with_a_copy(path, copy)
    erasures, write = path.with_name(path.name + ENDING), os.write
    for room in (0, 5):
        with monkeypatch.context() as full:
            full.setattr("os.write", lambda file, line, room=room: write(file, line[:room]))
            with pytest.raises(OSError, match="No space left"):
                await asyncio.to_thread(note_erasure, path, BEN, 200)
        assert erasures.read_bytes() == b""
    await asyncio.to_thread(note_erasure, path, BEN, 200)
    before = erasures.read_bytes()
    with monkeypatch.context() as full:
        full.setattr("os.write", lambda file, line: write(file, line[:20]))
        with pytest.raises(OSError, match="No space left"):
            await asyncio.to_thread(note_erasure, path, ANA, 200)
    assert erasures.read_bytes() == before
    assert (await asyncio.to_thread(restore, copy, path)).erased == 1


async def test_what_was_set_aside_in_the_same_second_stays(
    path: Path, copy: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("time.strftime", lambda _: "20261123-020000")
    await with_a_copy(path, copy)
    first = path.read_bytes()
    aside = [(await asyncio.to_thread(restore, copy, path)).files.aside for _ in range(2)]
    assert [file.name for file in aside if file] == [
        f"{path.name}.20261123-020000",
        f"{path.name}.20261123-020000-2",
    ]
    assert path.with_name(f"{path.name}.20261123-020000").read_bytes() == first


async def test_an_administrator_is_told_to_restore_as_the_bots_user(
    path: Path, copy: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await with_a_copy(path, copy)
    monkeypatch.setattr("os.geteuid", lambda: 0)
    monkeypatch.setattr("bot.hosting.restoring._owner", lambda _: 1234)
    await refused(copy, path, RestoreRefused, "runuser -u 1234 -- …")
    monkeypatch.setattr("bot.hosting.restoring._owner", lambda _: 0)
    assert (await asyncio.to_thread(restore, copy, path)).erased == 0
