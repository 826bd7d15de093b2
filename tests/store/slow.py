"""Disks that are slow or full, for tests: jobs and commits that wait until they are let go."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Awaitable
from functools import partial
from typing import Any, TypeVar

import pytest

from bot.store import Database

PATIENCE = 30
"""Seconds after which a test that would wait for ever fails instead."""
Result = TypeVar("Result")


class Held:
    """A job that runs this statement and then stays inside its transaction until the end of the `with`."""

    def __init__(self, database: Database, sql: str = "SELECT 1") -> None:
        self._sql = sql
        self._begun, self._let_go = threading.Event(), threading.Event()
        self.done: asyncio.Task[None] = asyncio.ensure_future(database.write(self._hold))

    def _hold(self, connection: sqlite3.Connection) -> None:
        connection.execute(self._sql)
        self._begun.set()
        assert self._let_go.wait(PATIENCE)

    async def begun(self) -> None:
        """Wait until the job is inside its transaction."""
        assert await asyncio.to_thread(self._begun.wait, PATIENCE)

    def __enter__(self) -> Held:
        return self

    def __exit__(self, *_: object) -> None:
        self._let_go.set()


async def together(database: Database, *changes: Awaitable[Result]) -> list[Result | BaseException]:
    """Make these changes in one commit, and give what came of each."""
    with Held(database) as held:
        await held.begun()
        tasks = [asyncio.ensure_future(change) for change in changes]
        await asyncio.sleep(0)
    await held.done
    return await asyncio.gather(*tasks, return_exceptions=True)


class Disk:
    """What was written, in order. A commit takes so many seconds, waits at the `gate`, or fails if told to."""

    def __init__(self) -> None:
        self.statements: list[str] = []
        self.commits = 0
        self.seconds = 0.0
        self.gate = threading.Event()
        self.gate.set()
        self.reached = threading.Event()
        self.failing = 0
        self._passing = 0

    def commit(self) -> None:
        """What the writer's thread goes through before each commit."""
        self.commits += 1
        self.reached.set()
        threading.Event().wait(self.seconds)
        assert self.gate.wait(PATIENCE)
        if self._passing:
            self._passing -= 1
        elif self.failing:
            self.failing -= 1
            raise sqlite3.OperationalError("disk I/O error")

    def fail_next(self, count: int) -> None:
        """Let the commit at the gate pass, and so many after it fail."""
        self._passing, self.failing = 1, count
        self.gate.set()

    async def in_commit(self) -> None:
        """Wait until a commit stands at the gate."""
        assert await asyncio.to_thread(self.reached.wait, PATIENCE)

    def tables_written(self) -> list[list[str]]:
        """For each transaction that was committed, the tables that it wrote, in their order."""
        found: list[list[str]] = [[]]
        for sql in self.statements:
            word = sql.split()
            if word[0] == "COMMIT":
                found.append([])
            elif word[0] in {"INSERT", "UPDATE", "DELETE"}:
                into = (
                    word[1] if word[0] == "UPDATE" else word[word.index("INTO" if "INTO" in word else "FROM") + 1]
                )
                found[-1].append(into)
            elif word[0] == "ROLLBACK" and len(word) == 1:
                found[-1].clear()
        return [list(dict.fromkeys(each)) for each in found[:-1]]


def slow_disk(monkeypatch: pytest.MonkeyPatch) -> Disk:
    """Let databases that are opened from now on lie on such a disk."""
    disk = Disk()

    class Slow(sqlite3.Connection):
        def execute(self, sql: str, /, *values: Any) -> sqlite3.Cursor:
            disk.statements.append(sql)
            if sql == "COMMIT":
                disk.commit()
            return super().execute(sql, *values)

        def executemany(self, sql: str, /, *values: Any) -> sqlite3.Cursor:
            disk.statements.append(sql)
            return super().executemany(sql, *values)

    monkeypatch.setattr(sqlite3, "connect", partial(sqlite3.connect, factory=Slow))
    return disk


async def fill_disk(database: Database) -> None:
    """Let the file not grow any more."""

    def fill(connection: sqlite3.Connection) -> None:
        (pages,) = connection.execute("PRAGMA page_count").fetchone()
        connection.execute(f"PRAGMA max_page_count = {pages}")

    await database.write(fill)


async def empty_disk(database: Database) -> None:
    """Let it grow again."""
    await database.write(lambda connection: connection.execute("PRAGMA max_page_count = 100000"))
