"""A backup is one moment of the database, whole, or it is not made."""

# ruff: noqa: ASYNC240 - nothing else runs in a test that a small file could hold up.

import asyncio
import gzip
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
    UnusableFile,
    append,
    events_of,
    get_table,
    seats_of,
)
from bot.store.file import compressed
from bot.store.file.backup import ABANDONED, backup, verify
from bot.store.file.compressed import PART
from tests.store.scenes import contents, damage, game

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
    def truncate(_: Path, part: Path, *, alone: bool) -> None:
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


async def test_one_whose_name_says_so_is_compressed_and_the_same_is_in_it(
    database: Database, target: Path, tmp_path: Path
) -> None:
    await game(database, *[EVENT] * 2000)
    packed = target.with_name("copy.sqlite3.gz")
    await backup(database.path, target)
    await backup(database.path, packed)
    assert set(target.parent.iterdir()) == {target, packed}
    assert packed.stat().st_size < target.stat().st_size / 5
    assert packed.stat().st_mode & 0o077 == 0
    # Whoever has no bot has gunzip.
    unpacked = tmp_path / "unpacked.sqlite3"
    unpacked.write_bytes(gzip.decompress(packed.read_bytes()))
    assert contents(unpacked) == contents(target)


async def test_whatever_its_form_one_is_found_sound_or_damaged(database: Database, target: Path) -> None:
    await game(database, *[EVENT] * 2000)
    packed = target.with_name("copy.sqlite3.gz")
    for copy in (target, packed):
        await backup(database.path, copy)
        verify(copy)
    damaged = target.with_name("damaged.sqlite3")
    damaged.write_bytes(target.read_bytes())
    damage(damaged)
    plain, small, bad = target.read_bytes(), packed.read_bytes(), damaged.read_bytes()
    damaged.unlink()
    torn = small[: len(small) // 2] + b"\xff" * 9 + small[len(small) // 2 + 9 :]
    for copy, broken in (
        (target, plain[: len(plain) // 2]),
        (target, bad),
        (packed, small[: len(small) // 2]),
        (packed, torn),
        (packed, gzip.compress(bad)),
    ):
        copy.write_bytes(broken)
        with pytest.raises(DamagedDatabase, match="damaged") as caught:
            verify(copy)
        assert str(caught.value).startswith(f"{copy} ")
    packed.write_bytes(gzip.compress(b"beans"))
    with pytest.raises(DamagedDatabase, match="not an SQLite database"):
        verify(packed)
    with pytest.raises(UnusableFile, match="There is no backup"):
        verify(target.with_name("absent"))
    assert set(target.parent.iterdir()) == {target, packed}


async def test_one_that_does_not_come_back_as_it_was_written_is_none(
    database: Database, target: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    original = compressed._pour
    monkeypatch.setattr(compressed, "_pour", lambda source, into: original(source, into) if into else b"other")
    await refused(database.path, target.with_name("copy.sqlite3.gz"), BackupRefused, "not what can be read")


async def test_what_cannot_be_unpacked_for_a_look_says_why(
    database: Database, target: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await backup(database.path, packed := target.with_name("copy.sqlite3.gz"))

    def full(*_: object, **__: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(compressed, "decompress", full)
    with pytest.raises(UnusableFile, match=r"cannot be looked at \(No space left on device\). Check that there"):
        verify(packed)
    assert list(target.parent.iterdir()) == [packed]
