"""One database file: opened once, written by one task at a time, read beside that; knows no row's meaning."""

import asyncio
import os
import sqlite3
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

import aiosqlite
from filelock import FileLock, Timeout

from bot.store.errors import DatabaseClosed, DatabaseInUse, StoreError, UnusableFile, translating
from bot.store.file.inspection import inspect, suspect, unmark_damaged
from bot.store.file.migrations import migrate
from bot.store.file.uninterrupted import uninterrupted

Parameter = int | str | None

_WRITER = (
    "PRAGMA foreign_keys = ON",
    # What was answered survives a power cut.
    "PRAGMA synchronous = FULL",
    # What somebody asked us to forget is overwritten, not only unlinked.
    "PRAGMA secure_delete = ON",
)
_READER = ("PRAGMA query_only = ON",)


class Database:
    """An open database. Two connections: one writes, one reads only what is committed."""

    def __init__(
        self, path: Path, lock: FileLock, writer: aiosqlite.Connection, reader: aiosqlite.Connection
    ) -> None:
        self.path = path
        self._lock = lock
        self._writer = writer
        self._reader = reader
        self._writing = asyncio.Lock()
        self._closed = False

    @classmethod
    async def open(cls, path: Path) -> "Database":
        """Open the file, making it or bringing it up to date; raise a StoreError if it cannot be used."""
        path, lock = _locked(path)
        try:
            with translating(path):
                # The lock must not be given up while the thread still works on the file.
                await uninterrupted(asyncio.to_thread(_prepare, path))
                writer = await _connect(path, _WRITER)
                try:
                    reader = await _connect(path, _READER)
                except BaseException:
                    await writer.close()
                    raise
        except BaseException:
            lock.release()
            raise
        return cls(path, lock, writer, reader)

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[aiosqlite.Connection]:
        """Give the writing connection inside a transaction: committed at the end, rolled back on any error.

        Transactions do not nest: asking for one inside another waits for ever.
        """
        async with self._writing:
            self._check_open()
            with translating(self.path):
                try:
                    await uninterrupted(self._begin())
                    yield self._writer
                    await uninterrupted(_run(self._writer, "COMMIT"))
                except BaseException:
                    # After a commit carried out although its task was cancelled, this undoes nothing.
                    await uninterrupted(self._roll_back())
                    raise

    async def read(self, sql: str, parameters: Sequence[Parameter] = ()) -> list[sqlite3.Row]:
        """Give the rows of one query, as they stand after the last commit; never waits for a writer."""
        self._check_open()
        with translating(self.path):
            return list(await self._reader.execute_fetchall(sql, parameters))

    async def close(self) -> None:
        """Wait for the running transaction, close the file and let others open it; again does nothing."""
        async with self._writing:
            if not self._closed:
                self._closed = True
                await uninterrupted(self._close())

    async def _close(self) -> None:
        try:
            await self._reader.close()
        finally:
            try:
                await self._writer.close()
            finally:
                self._lock.release()

    async def _begin(self) -> None:
        if self._writer.in_transaction:
            # Only after an event loop that was torn down in the middle of a commit or a rollback.
            await self._roll_back()
        await _run(self._writer, "BEGIN IMMEDIATE")

    async def _roll_back(self) -> None:
        # A statement of a cancelled task may still be under way: the connection's queue puts this after it.
        try:
            await _run(self._writer, "ROLLBACK")
        except sqlite3.OperationalError:
            # SQLite has rolled back by itself (disk full, for one) or there was nothing to roll back.
            if self._writer.in_transaction:
                raise

    def _check_open(self) -> None:
        if self._closed:
            raise DatabaseClosed(self.path)


def _locked(path: Path) -> tuple[Path, FileLock]:
    # One file, one lock, whatever name or link leads to it.
    path = path.resolve()
    if not path.parent.is_dir():
        raise UnusableFile(f"The folder {path.parent} does not exist. Make it, or change [store] path.")
    if path.is_dir():
        raise UnusableFile(f"{path} is a folder. [store] path must name a file.")
    file = path.with_name(path.name + ".lock")
    lock = FileLock(file, blocking=False, thread_local=False)
    try:
        lock.acquire()
    except Timeout as error:
        # filelock waits likewise for a file that some file systems never let anybody make.
        raise (DatabaseInUse(path) if file.exists() else _unwritable(path.parent)) from error
    except OSError as error:
        raise _unwritable(path.parent) from error
    return path, lock


def _prepare(path: Path) -> None:
    """Refuse what cannot be used, then take the migrations that are missing."""
    if sqlite3.sqlite_version_info < (3, 38):
        raise StoreError(f"SQLite {sqlite3.sqlite_version} is too old: install Python with SQLite 3.38 or newer.")
    if path.exists():
        if not os.access(path, os.W_OK):
            raise _unwritable(path)
        if path.stat().st_size:
            # To read all of a file takes the longer the more games there are: `checking` does it afterwards.
            inspect(path, alone=True, check="quick_check" if suspect(path) else None)
            unmark_damaged(path)
    connection = sqlite3.connect(path, isolation_level=None)
    try:
        (mode,) = connection.execute("PRAGMA journal_mode = WAL").fetchone()
        if mode != "wal":
            raise UnusableFile(f"{path} lies where SQLite cannot work safely. Put it on a local disk.")
        connection.execute("PRAGMA synchronous = FULL")
        migrate(connection)
    finally:
        connection.close()


def _unwritable(path: Path) -> UnusableFile:
    return UnusableFile(f"{path} cannot be written. Give the bot's user the right to, or change [store] path.")


async def _connect(path: Path, settings: Sequence[str]) -> aiosqlite.Connection:
    connection = await aiosqlite.connect(path, isolation_level=None)
    try:
        for setting in settings:
            await _run(connection, setting)
    except BaseException:
        await connection.close()
        raise
    return connection


async def _run(connection: aiosqlite.Connection, sql: str) -> None:
    await connection.execute_fetchall(sql)
