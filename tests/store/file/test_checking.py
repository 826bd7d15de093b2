"""The whole file is read after a crash, otherwise behind the start; damage in it is never played on for long."""

# ruff: noqa: ASYNC240 - nothing else runs in a test that a small file could hold up.

import asyncio
import shutil
import sqlite3
from pathlib import Path

import pytest

from bot.store import DamagedDatabase, DamageFound, Database, UnusableFile, get_table
from bot.store.file import checking
from bot.store.file.checking import check
from tests.store.scenes import damage, game, lobby


async def made(path: Path) -> None:
    """A database with a half-played game, closed."""
    database = await Database.open(path)
    await game(database, *('{"kind":"dealt"}' for _ in range(400)))
    await database.close()


def beside(path: Path) -> set[str]:
    """The endings of the files beside it."""
    return {file.name.removeprefix(path.name) for file in path.parent.iterdir()} - {""}


def damage_only_the_file(path: Path) -> None:
    """The same, without SQLite's taking in the write-ahead log."""
    log = path.with_name(path.name + "-wal")
    aside = log.rename(path.parent / "aside")
    damage(path)
    aside.rename(log)


async def refused(path: Path, before: bytes) -> None:
    for _ in range(2):
        with pytest.raises(DamagedDatabase, match="damaged"):
            await Database.open(path)
        assert path.read_bytes() == before


async def test_a_start_does_not_read_the_whole_file(path: Path) -> None:
    await made(path)
    damage(path)
    database = await Database.open(path)
    assert await get_table(database, 1)
    await database.close()


async def test_after_a_crash_it_does(path: Path, tmp_path: Path) -> None:
    await made(path)
    writer = sqlite3.connect(path, isolation_level=None)
    writer.execute("INSERT INTO people (id, name, locale) VALUES (11, 'Ana', 'en')")
    crashed = tmp_path / "crashed" / path.name
    crashed.parent.mkdir()
    for ending in ("", "-wal"):
        shutil.copy(f"{path}{ending}", f"{crashed}{ending}")
    writer.close()
    damage_only_the_file(crashed)
    log = Path(f"{crashed}-wal").read_bytes()
    await refused(crashed, crashed.read_bytes())
    assert Path(f"{crashed}-wal").read_bytes() == log


async def test_what_is_sound_passes_while_it_is_used(path: Path) -> None:
    await made(path)
    database = await Database.open(path)
    checked = asyncio.create_task(check(path))
    tables = [await lobby(database) for _ in range(20)]
    await checked
    assert await get_table(database, tables[-1].id) == tables[-1]
    await database.close()
    assert beside(path) == {".lock"}


async def test_damage_that_is_found_later_is_refused_from_then_on(path: Path, tmp_path: Path) -> None:
    await made(path)
    backup = shutil.copy(path, tmp_path / "backup")
    damage(path)
    database = await Database.open(path)
    with pytest.raises(DamageFound, match="put a backup in its place") as found:
        await check(path)
    assert str(path) in str(found.value)
    # What is answered from here to the end of the program still counts.
    table = await lobby(database)
    assert await get_table(database, table.id) == table
    await database.close()
    await refused(path, path.read_bytes())
    assert beside(path) - {"backup"} == {".lock", ".damaged"}
    shutil.copy(backup, path)
    for _ in range(2):
        await (await Database.open(path)).close()
        assert beside(path) == {".lock", "backup"}


async def test_a_disk_that_cannot_be_read_at_the_moment_is_no_damage(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> bool:
        raise sqlite3.OperationalError("disk I/O error")

    await made(path)
    monkeypatch.setattr(checking, "sound", fail)
    with pytest.raises(UnusableFile, match="disk I/O error"):
        await check(path)
    assert beside(path) == {".lock"}


async def test_a_check_that_is_given_up_ends_at_once_and_lets_go_of_the_file(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await made(path)
    monkeypatch.setattr(checking, "STEPS", 1)
    monkeypatch.setattr(checking, "REST", 3600.0)
    database = await Database.open(path)
    await lobby(database)
    checked = asyncio.create_task(check(path))
    await asyncio.sleep(0.05)
    checked.cancel()
    async with asyncio.timeout(10):
        with pytest.raises(asyncio.CancelledError):
            await checked
    await database.close()
    assert beside(path) == {".lock"}
