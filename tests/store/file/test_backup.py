"""A backup is one moment of the database, whole, or it is not made."""

# ruff: noqa: ASYNC240 - nothing else runs in a test that a small file could hold up.

import asyncio
import os
import sqlite3
import time
from pathlib import Path

import pytest

from bot.store import (
    BackupRefused,
    DamagedDatabase,
    Database,
    Status,
    StoreError,
    append,
    events_of,
    get_table,
    seats_of,
)
from bot.store.file.backup import ABANDONED, PART, backup
from tests.store.scenes import contents, game

EVENT = '{"kind":"planted"}'


@pytest.fixture
def target(tmp_path: Path) -> Path:
    (tmp_path / "backups").mkdir()
    return tmp_path / "backups" / "copy.sqlite3"


async def test_a_backup_of_a_closed_database_is_equal(path: Path, target: Path) -> None:
    database = await Database.open(path)
    await game(database)
    await database.close()
    await backup(path, target)
    assert contents(target) == contents(path)
    assert list(target.parent.iterdir()) == [target]


async def test_a_backup_beside_a_writer_is_one_moment_and_can_be_played_on(
    database: Database, target: Path
) -> None:
    table = await game(database, EVENT)
    copies = [target.with_name(f"{number}.sqlite3") for number in range(3)]
    last = 1

    async def write() -> None:
        nonlocal last
        while not all(copy.exists() for copy in copies):
            # Pairs: a copy with half of one would not be one moment.
            await append(database, table.id, last, [EVENT, EVENT], Status.RUNNING, 200, None)
            last += 2

    async def copy_all() -> None:
        for copy in copies:
            await backup(database.path, copy)

    await asyncio.gather(write(), copy_all())
    lengths = []
    for copy in copies:
        again = await Database.open(copy)
        events = len(await events_of(again, table.id))
        row = await get_table(again, table.id)
        assert row is not None
        assert events == 1 + 2 * (row.revision - table.revision)
        await append(again, table.id, events, [EVENT], Status.RUNNING, 300, None)
        assert len(await seats_of(again, table.id)) == 3
        await again.close()
        lengths.append(events)
    assert lengths == sorted(lengths)
    assert 1 <= lengths[-1] <= last
    assert len(await events_of(database, table.id)) == last


async def refused(source: Path, target: Path, error: type[StoreError], match: str) -> None:
    """The backup raises this error and leaves the target's folder as it was."""
    before = {file: file.read_bytes() for file in target.parent.glob("*")}
    with pytest.raises(error, match=match):
        await backup(source, target)
    assert {file: file.read_bytes() for file in target.parent.glob("*")} == before


async def test_an_existing_target_is_not_overwritten(database: Database, target: Path) -> None:
    target.write_text("precious")
    await refused(database.path, target, BackupRefused, "exists already")


async def test_a_missing_source_is_refused(path: Path, target: Path) -> None:
    await refused(path, target, BackupRefused, "no database")
    assert not path.exists()


async def test_a_missing_target_folder_is_refused(database: Database, tmp_path: Path) -> None:
    await refused(database.path, tmp_path / "absent" / "copy.sqlite3", BackupRefused, "another folder")


async def test_a_damaged_source_is_refused(path: Path, target: Path) -> None:
    database = await Database.open(path)
    await game(database)
    await database.close()
    path.write_bytes(path.read_bytes()[:-4096])
    await refused(path, target, DamagedDatabase, "damaged")
    path.write_text("beans")
    await refused(path, target, DamagedDatabase, "not an SQLite database")


async def test_a_copy_that_fails_half_way_is_removed(
    database: Database, target: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(_: int) -> None:
        raise OSError("No space left on device")

    monkeypatch.setattr("os.fsync", fail)
    await refused(database.path, target, BackupRefused, "No space left")


async def test_a_copy_that_is_not_sound_is_removed(
    database: Database, target: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def truncate(_: Path, part: Path) -> None:
        copy = sqlite3.connect(part)
        copy.execute("CREATE TABLE something_else (x)")
        copy.close()

    monkeypatch.setattr("bot.store.file.backup._copy", truncate)
    await refused(database.path, target, DamagedDatabase, "not a database of this bot")


async def test_what_killed_backups_left_is_removed_by_the_next(path: Path, target: Path) -> None:
    await (await Database.open(path)).close()
    folder, long_ago = target.parent, time.time() - ABANDONED - 60
    left = [folder / f".copy.sqlite3.a1b2c3d4{PART}{ending}" for ending in ("", "-journal")]
    others = [folder / name for name in (".copy.sqlite3.part", f"mine{PART}", f".copy{PART}.gz")]
    for file in left + others:
        file.write_text("beans")
        os.utime(file, (long_ago, long_ago))
    (under_way := folder / f".other.sqlite3.a1b2c3d4{PART}").write_text("beans")
    await backup(path, target)
    assert set(folder.iterdir()) == {target, under_way, *others}
