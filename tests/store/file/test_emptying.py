"""What is erased is in no file any more: SQLite's log is emptied, behind every move."""

from __future__ import annotations

import asyncio
import random
import sqlite3
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from bot.store import Database, MessageRow, PersonRow, create_table, forget_person, join, put_message, put_person
from bot.store.file import database as of_database
from bot.store.file import emptying
from tests.store.scenes import lobby, traces
from tests.store.slow import Held

ZOE, NAME = 123_456_789_012_345_678, "Zdislawa"


async def remembered(database: Database) -> None:
    """Zdislawa, where anything of a person is stored, among others who came and went."""
    luck = random.Random(7)
    for number in range(60):
        host = (ZOE, NAME) if number % 7 == 0 else (luck.randrange(10**17, 10**18), f"Host {number}")
        table = await create_table(database, "bohnanza", 500, 600, host, "en", 100, None)
        for _ in range(luck.randrange(4)):
            person = (luck.randrange(10**17, 10**18), f"Guest {luck.random()}")
            await join(database, table.id, *person, 100, None)
            put_person(database, PersonRow(*person, "en", None, False))
        if host[0] != ZOE and number % 3 == 0:
            await join(database, table.id, ZOE, NAME, 100, None)
            put_message(database, MessageRow(table.id, "hand", ZOE, 601, 7001 + number, 1, "abc", 100))
    put_person(database, PersonRow(ZOE, NAME, "de", 77, False))
    await database.write_noted()
    await database.write(lambda connection: connection.execute("UPDATE tables SET status = 'ended'"))


@contextmanager
def reader(path: Path) -> Iterator[None]:
    """Somebody who reads the database as it stands now, such as a backup."""
    connection = sqlite3.connect(path, isolation_level=None)
    try:
        connection.execute("BEGIN")
        connection.execute("SELECT count(*) FROM people").fetchall()
        yield
    finally:
        connection.close()


async def test_nothing_of_a_person_stays_in_any_file(database: Database, path: Path) -> None:
    await remembered(database)
    assert all(traces(path, NAME, ZOE))
    await forget_person(database, ZOE, "somebody")
    assert all(traces(path, NAME, ZOE))
    await database.erase_for_good()
    assert traces(path, NAME, ZOE) == (0, 0)


async def test_while_somebody_reads_it_waits_and_moves_do_not(
    database: Database, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(of_database, "ERASED_WITHIN", 0.2)
    await remembered(database)
    with reader(path):
        await forget_person(database, ZOE, "somebody")
        # It does not wait for ever.
        await database.erase_for_good()
        assert all(traces(path, NAME, ZOE))
        began = time.monotonic()
        for _ in range(5):
            await lobby(database)
        assert time.monotonic() - began < 1
        later = database._writer.empty_log()
        await asyncio.sleep(0.1)
        assert not later.done()
    async with asyncio.timeout(10):
        await later
    assert traces(path, NAME, ZOE) == (0, 0)


async def test_a_move_that_waits_comes_first(database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[str] = []
    empty = emptying.Emptying.empty

    def noting(self: emptying.Emptying, connection: sqlite3.Connection) -> bool:
        done.append("emptied")
        return empty(self, connection)

    monkeypatch.setattr(emptying.Emptying, "empty", noting)
    with Held(database) as held:
        await held.begun()
        erased = asyncio.create_task(database.erase_for_good())
        await asyncio.sleep(0.05)
        moved = asyncio.create_task(database.write(lambda _: done.append("moved")))
        await asyncio.sleep(0.05)
        assert not done
    await asyncio.gather(held.done, erased, moved)
    assert done == ["moved", "emptied"]


async def test_a_log_that_cannot_be_emptied_is_named_and_tried_again(
    database: Database, path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    class Failing:
        """A connection whose disk fails the first time."""

        def __init__(self, connection: sqlite3.Connection) -> None:
            self.connection = connection
            self.failures = 1

        def execute(self, sql: str) -> sqlite3.Cursor:
            if "checkpoint" in sql and self.failures:
                self.failures -= 1
                raise sqlite3.OperationalError("disk I/O error")
            return self.connection.execute(sql)

    await remembered(database)
    await forget_person(database, ZOE, "somebody")
    empty, failing = emptying.Emptying.empty, Failing(database._writer.connection)
    monkeypatch.setattr(emptying.Emptying, "empty", lambda self, _: empty(self, failing))  # type: ignore[arg-type]  # quacks
    await database.erase_for_good()
    assert traces(path, NAME, ZOE) == (0, 0)
    assert "what was erased is still in its write-ahead log" in caplog.text


def test_emptying_waits_for_no_reader_and_writers_wait_afterwards_as_before(path: Path) -> None:
    connection = sqlite3.connect(path, timeout=30, isolation_level=None)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("CREATE TABLE people (id)")
    waited: list[str] = []
    with reader(path):
        connection.execute("INSERT INTO people VALUES (1)")
        connection.set_trace_callback(waited.append)
        began = time.monotonic()
        assert not emptying.Emptying(path).empty(connection)
        assert time.monotonic() - began < 20
    assert connection.execute("PRAGMA busy_timeout").fetchone() == (30_000,)
    connection.close()
    assert waited.index("PRAGMA busy_timeout = 0") < waited.index("PRAGMA wal_checkpoint(TRUNCATE)")
