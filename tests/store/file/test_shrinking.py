"""A file gives back what was deleted from it, bit by bit and behind every move."""

from __future__ import annotations

# ruff: noqa: ASYNC240 - nothing else runs in a test that a small file could hold up.
import asyncio
import sqlite3
import time
from pathlib import Path

import pytest

from bot.store import Database
from bot.store.file import database as of_database
from bot.store.file.migrations import migrate
from tests.store.scenes import contents, game, lobby

EVENT = '{"kind":"%s"}' % ("x" * 500)


async def emptied(database: Database, path: Path) -> int:
    """A database from which almost everything was deleted, and how large it was before."""
    await game(database, *[EVENT] * 12000)
    await database.erase_for_good()
    size = path.stat().st_size
    assert size > 4_000_000
    await database.write(lambda connection: connection.execute("DELETE FROM events WHERE sequence > 1"))
    await database.erase_for_good()
    assert path.stat().st_size == size
    return size


@pytest.mark.long
async def test_it_shrinks_while_moves_go_on(
    database: Database, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(of_database, "SHRINKING_REST", 0.01)
    size = await emptied(database, path)
    shrinking = asyncio.create_task(database.shrink())
    longest, moves = 0.0, 0
    # No more than so many: what is written meanwhile takes room of its own, the more the slower the machine.
    while not shrinking.done() and moves < 1000:
        began = time.monotonic()
        await lobby(database)
        longest, moves = max(longest, time.monotonic() - began), moves + 1
    await shrinking
    assert await database.read("PRAGMA freelist_count") == [(0,)]
    assert path.stat().st_size < size / 10
    assert moves > 20
    assert longest < 0.5
    assert await database.read("PRAGMA quick_check") == [("ok",)]


@pytest.mark.long
async def test_one_of_an_earlier_version_learns_to_shrink(path: Path) -> None:
    old = sqlite3.connect(path, isolation_level=None)
    old.execute("PRAGMA journal_mode = WAL")
    migrate(old, 3)
    old.execute("INSERT INTO people (id, name, locale) VALUES (1, 'Ana', 'en')")
    old.close()
    before = [line for line in contents(path) if 'INSERT INTO "people"' in line]
    database = await Database.open(path)
    ((seen,),) = await database.read("SELECT seen_at FROM people")
    # Nobody noted it, so it counts from now on.
    assert abs(seen - time.time()) < 60
    size = await emptied(database, path)
    await database.shrink()
    assert path.stat().st_size < size / 10
    await database.close()
    assert before
    await (await Database.open(path)).close()


async def test_where_there_is_no_room_for_that_it_opens_all_the_same(
    path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    old = sqlite3.connect(path, isolation_level=None)
    migrate(old, 3)
    old.close()

    class Full(sqlite3.Connection):
        def execute(self, sql: str, /, *values: object) -> sqlite3.Cursor:
            if sql == "VACUUM":
                raise sqlite3.OperationalError("database or disk is full")
            return super().execute(sql, *values)  # type: ignore[arg-type]  # passed on as they are

    with monkeypatch.context() as patched:
        connect = sqlite3.connect
        patched.setattr(
            sqlite3, "connect", lambda *args, **options: connect(*args, **{"factory": Full, **options})
        )
        database = await Database.open(path)
    assert "will not shrink" in caplog.text
    await game(database)
    await database.shrink()
    await database.close()
