"""A path that is wrong: whatever lies there is looked at first, and of what is not ours nothing is touched."""

# ruff: noqa: ASYNC240 - nothing else runs in a test that a small file could hold up.

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from bot.hosting.checking import check
from bot.hosting.findings import WRONG
from bot.store import Database, NotOurs, RestoreRefused, StoreError, UnusableFile
from bot.store.file import migrations
from bot.store.file.backup import backup
from bot.store.file.restoring import restore
from tests.store.scenes import contents, damage, lobby

Making = Callable[[Path], object]


def text(path: Path) -> None:
    path.write_text("This is a shopping list: beans, more beans.\n" * 200)


def another_programs(path: Path, *statements: str) -> None:
    connection = sqlite3.connect(path, isolation_level=None)
    for sql in statements or ("CREATE TABLE recipes (name TEXT)", "INSERT INTO recipes VALUES ('beans')"):
        connection.execute(sql)
    connection.close()


def with_migrations_of_its_own(path: Path) -> None:
    """Many programs number what they have done to their database."""
    numbered = "CREATE TABLE migrations (id INTEGER PRIMARY KEY, migration TEXT, batch INTEGER)"
    another_programs(path, numbered, "CREATE TABLE users (name TEXT)", "INSERT INTO migrations VALUES (1, 'a', 1)")


def with_the_same_columns(path: Path) -> None:
    numbered = "CREATE TABLE migrations (version INTEGER PRIMARY KEY, name TEXT)"
    another_programs(
        path, numbered, "CREATE TABLE users (name TEXT)", "INSERT INTO migrations VALUES (1, 'users')"
    )


def empty_but_marked(path: Path) -> None:
    another_programs(path, "PRAGMA application_id = 1196444487", "VACUUM")


def in_use_with_a_log(path: Path) -> None:
    """Another program's, killed before anything of it was moved from the log into the file."""
    left(path, "PRAGMA journal_mode = WAL", "CREATE TABLE recipes (name TEXT)", ending="-wal")


def half_written(path: Path) -> None:
    """Another program's, killed in the middle of its first transaction: the journal would undo it."""
    left(
        path,
        "CREATE TABLE recipes (name TEXT)",
        "PRAGMA cache_size = 1",
        "BEGIN",
        "CREATE TABLE more (x)",
        *(["INSERT INTO recipes VALUES (zeroblob(9000))"] * 20),
        ending="-journal",
    )


def left(path: Path, *statements: str, ending: str) -> None:
    """What such a program leaves if it is killed behind these statements."""
    making = path.with_name("making")
    making.mkdir()
    connection = sqlite3.connect(making / path.name, isolation_level=None)
    for sql in statements:
        connection.executescript(sql) if "--" in sql else connection.execute(sql)
    for name in (path.name, path.name + ending):
        shutil.copy(making / name, path.with_name(name))
    connection.close()
    shutil.rmtree(making)


FOREIGN: tuple[Making, ...] = (
    text,
    another_programs,
    with_migrations_of_its_own,
    with_the_same_columns,
    empty_but_marked,
    in_use_with_a_log,
    half_written,
)
Things = dict[str, tuple[bytes, int, int]]


def things(folder: Path) -> Things:
    """Every file there: what is in it, who may do what with it, and when it was written."""
    return {file.name: (file.read_bytes(), *_of(file)) for file in folder.iterdir() if file.is_file()}


def _of(file: Path) -> tuple[int, int]:
    return file.stat().st_mode, file.stat().st_mtime_ns


@contextmanager
def untouched(folder: Path) -> Iterator[None]:
    """Nothing in the folder changes meanwhile, nor is anything put beside it."""
    before = things(folder)
    yield
    assert things(folder) == before


@pytest.fixture
def path(tmp_path: Path) -> Path:
    (tmp_path / "elsewhere").mkdir()
    return tmp_path / "elsewhere" / "some.db"


@pytest.mark.parametrize("make", FOREIGN)
async def test_something_else_is_refused_and_not_touched(path: Path, make: Making) -> None:
    make(path)
    path.chmod(0o644)
    with untouched(path.parent):
        with pytest.raises(NotOurs, match=r"does not belong to this bot.* Nothing was touched") as caught:
            await Database.open(path)
        assert str(path) in str(caught.value)
        settings = {"DISCORD_TOKEN": "token", "BEAN_TABLE__STORE__PATH": str(path)}
        found = await asyncio.to_thread(check, path.parent / "config.toml", settings, login=False)
        assert [one.state for one in found if one.what == "database"] == [WRONG]
        assert not any("chmod" in one.words for one in found), "it is not ours to say who may read it"
        with pytest.raises(NotOurs):
            await backup(path, path.with_name("copy.sqlite3"))


@pytest.mark.parametrize("make", FOREIGN)
async def test_something_else_is_neither_replaced_by_a_backup_nor_taken_for_one(
    path: Path, tmp_path: Path, make: Making
) -> None:
    ours = tmp_path / "games.sqlite3"
    database = await Database.open(ours)
    await lobby(database)
    await database.close()
    make(path)
    path.chmod(0o644)
    before = contents(ours)
    with untouched(path.parent):
        with pytest.raises(NotOurs):
            await asyncio.to_thread(restore, ours, path, lambda _: None)
        with pytest.raises(RestoreRefused, match="is no backup of this bot"):
            await asyncio.to_thread(restore, path, ours, lambda _: None)
    assert contents(ours) == before


async def test_what_is_no_file_is_refused_and_nobody_waits_for_it(path: Path) -> None:
    os.mkfifo(path)
    with pytest.raises(UnusableFile, match="no file that can be written"):
        await Database.open(path)
    assert [file.name for file in path.parent.iterdir()] == [path.name]


async def test_a_folder_is_refused(path: Path) -> None:
    path.mkdir()
    with pytest.raises(UnusableFile, match=r"is a folder. \[store\] path must name a file"):
        await Database.open(path)
    assert [file.name for file in path.parent.iterdir()] == [path.name]


async def test_what_cannot_be_read_is_said_to_be_that(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Tests may run as root, whom no permission stops."""
    text(path)

    def denied(*_: object, **__: object) -> None:
        raise PermissionError(13, "Permission denied", str(path))

    with untouched(path.parent), monkeypatch.context() as system:
        system.setattr(Path, "open", denied)
        with pytest.raises(UnusableFile, match=r"cannot be read \(Permission denied\)"):
            await Database.open(path)


async def test_an_empty_file_becomes_the_database_and_that_is_said(
    path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """It is SQLite's empty database, and what is left where a first start was killed."""
    path.touch()
    with caplog.at_level("INFO"):
        await (await Database.open(path)).close()
    assert f"{path} was an empty file: now it is the database" in caplog.text


async def test_a_damaged_one_that_was_brought_here_alone_is_not_touched_but_can_be_replaced(
    path: Path, tmp_path: Path
) -> None:
    ours = tmp_path / "games.sqlite3"
    await (await Database.open(ours)).close()
    shutil.copy(ours, path)
    whole = bytearray(path.read_bytes())
    whole[100:164] = b"\xff" * 64
    path.write_bytes(whole)
    with untouched(path.parent), pytest.raises(StoreError, match="damaged"):
        await Database.open(path)
    await asyncio.to_thread(restore, ours, path, lambda _: None)
    await (await Database.open(path)).close()


async def test_one_of_ours_that_is_damaged_beyond_recognition_can_be_replaced(path: Path, tmp_path: Path) -> None:
    ours = tmp_path / "games.sqlite3"
    for one in (ours, path):
        await (await Database.open(one)).close()
    path.write_bytes(b"\0" * path.stat().st_size)
    with pytest.raises(StoreError, match="not an SQLite database"):
        await Database.open(path)
    await asyncio.to_thread(restore, ours, path, lambda _: None)
    await (await Database.open(path)).close()


async def test_one_of_ours_whose_tables_are_in_its_log_alone_is_known(path: Path) -> None:
    """As after a first start that was killed, and without the files of ours beside it."""
    (step, *_) = migrations.all_migrations()
    left(
        path,
        "PRAGMA journal_mode = WAL",
        "CREATE TABLE migrations (version INTEGER PRIMARY KEY, name TEXT NOT NULL) STRICT",
        step.sql,
        f"INSERT INTO migrations VALUES (1, '{step.name}')",
        ending="-wal",
    )
    assert path.with_name(f"{path.name}-wal").stat().st_size
    await (await Database.open(path)).close()


async def test_one_that_a_bot_has_made_this_very_moment_is_in_use_and_not_foreign(path: Path) -> None:
    database = await Database.open(path)
    with pytest.raises(StoreError, match="another running bot"):
        await Database.open(path)
    await database.close()
    damage(path)
    await (await Database.open(path)).close()
