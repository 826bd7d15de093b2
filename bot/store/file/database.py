"""One database file: opened once, written by one thread, and read beside that; its rows mean nothing here."""

import asyncio
import logging
import os
import sqlite3
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

import aiosqlite
from filelock import FileLock

from bot.private_files import ALONE, make_private
from bot.store.errors import DatabaseClosed, OldSQLite, WrongPlace, translating
from bot.store.file.exchange import ENDINGS
from bot.store.file.inspection import inspect, suspect, unmark_damaged
from bot.store.file.locking import locked, unwritable
from bot.store.file.migrations import migrate
from bot.store.file.notes import Register, Row
from bot.store.file.safeguard import safeguard
from bot.store.file.saving import trial
from bot.store.file.uninterrupted import uninterrupted
from bot.store.file.versions import note_version
from bot.store.file.writer import Job, Result, Writer

log = logging.getLogger(__name__)

Parameter = int | str | None

PATIENCE = 1.0
"""Seconds that a statement waits while another program holds the file; a click is answered within three."""
ERASED_WITHIN = 1.0
"""Seconds that whoever wants something erased for good waits for it at most."""

INCREMENTAL = 2
"""SQLite's number for a file that gives pages back when it is asked to."""
PAGES, SHRINKING_REST = 32, 0.05
"""So many pages are given back at once (a millisecond or two of work), followed by so many seconds of rest."""

_WRITER = (
    "PRAGMA foreign_keys = ON",
    # What was answered survives a power cut.
    "PRAGMA synchronous = FULL",
    # What somebody asked us to forget is overwritten, not only unlinked.
    "PRAGMA secure_delete = ON",
)
_READER = ("PRAGMA query_only = ON",)


class Database:
    """An open database with two connections: one writes, the other only reads what is committed."""

    def __init__(
        self, path: Path, lock: FileLock, writer: Writer, reader: aiosqlite.Connection, *, crashed: bool
    ) -> None:
        self.path = path
        self.crashed = crashed
        """Whether whoever had the file last did not close it; what was noted last may be lost."""
        self.observe: Callable[[float], None] | None = None
        """It is told how many seconds each change took, if anybody wants to know."""
        self._lock = lock
        self._writer = writer
        self._reader = reader
        self._closing = asyncio.Lock()
        self._closed = False

    @classmethod
    async def open(cls, path: Path, *, copied: bool = False) -> "Database":
        """Open the file, making it or bringing it up to date; raise a StoreError if it cannot be used.

        Before a migration a copy is made beside it, unless it is a copy itself (`copied`).
        """
        path, lock = locked(path)
        try:
            crashed = suspect(path)
            with translating(path):
                # The lock must not be given up while the thread still works on the file.
                await uninterrupted(asyncio.to_thread(_prepare, path, copied=copied))
                reader = await _reader(path)
                try:
                    writer = Writer(path, _writer(path))
                except BaseException:
                    await reader.close()
                    raise
        except OSError as error:
            lock.release()
            raise unwritable(path, error) from error
        except BaseException:
            lock.release()
            raise
        return cls(path, lock, writer, reader, crashed=crashed)

    async def write(self, job: Job[Result], *, behind: bool = False) -> Result:
        """Do a job inside a transaction: committed before its result is given, undone on any error.

        The job runs in the writer's thread, perhaps in one commit with others, and perhaps a second time after
        what it had done to the file was undone. If the caller is cancelled before it has begun, it is withdrawn;
        after that, the caller is cancelled only once it is finished. A job that comes `behind` is bookkeeping: all
        moves come before it, and none waits in one commit with it.
        """
        self._check_open()
        with translating(self.path):
            if self.observe is None or behind:
                return await self._writer.submit(job, behind=behind)
            began = time.monotonic()
            result = await self._writer.submit(job)
            self.observe(time.monotonic() - began)
            return result

    def note(self, register: Register, key: Row, row: Row | None, *, within: float) -> None:
        """Have a row written (with None: deleted) within so many seconds, in one batch with others.

        Nobody waits for it, so a process that dies may lose it. Of several rows with one key the newest counts.
        """
        self._check_open()
        self._writer.note(register, key, row, within)

    def noted(self, register: Register) -> Mapping[Row, Row | None]:
        """The rows that are noted and perhaps not yet written, by key; None stands for a row that is gone."""
        return self._writer.noted(register)

    def forget_noted(self, register: Register, theirs: Callable[[Row], bool]) -> None:
        """Drop what is noted of such keys, in the job that deletes their rows, so that nothing restores them."""
        self._writer.forget(register, theirs)

    async def write_noted(self) -> None:
        """Have everything noted so far written at once."""
        self._check_open()
        self._writer.hurry()
        await self.write(lambda _: None)

    async def erase_for_good(self) -> None:
        """Let nothing that was deleted stay in any file: SQLite's log keeps it until the log is emptied.

        Returns once it is, or after some seconds. While somebody reads (a backup, a check), the log cannot be
        emptied; that is done as soon as it can be.
        """
        self._check_open()
        await asyncio.wait({self._writer.empty_log()}, timeout=ERASED_WITHIN)

    async def shrink(self) -> None:
        """Give back to the disk what deleted rows have left, gently: every move comes before the next pages."""
        left = True
        while left:
            left = await self.write(_give_back, behind=True)
            await asyncio.sleep(SHRINKING_REST)
        await self.erase_for_good()

    async def read(self, sql: str, parameters: Sequence[Parameter] = ()) -> list[sqlite3.Row]:
        """Give the rows of one query, as they stand after the last commit; never waits for a writer."""
        self._check_open()
        with translating(self.path):
            return list(await self._reader.execute_fetchall(sql, parameters))

    @property
    def failed_writes(self) -> int:
        """How many changes could not be written since the file was opened."""
        return self._writer.saving.failures

    async def try_to_save(self, *, in_any_case: bool = False) -> None:
        """See that moves can be saved, by a trial unless something just was; raises a StoreError if not."""
        if in_any_case or not self._writer.saving.proven():
            await self.write(trial)
            self._writer.saving.tried()

    async def close(self) -> None:
        """Wait until everything is written, close the file and let others open it. A second call does nothing."""
        async with self._closing:
            if not self._closed:
                self._closed = True
                await uninterrupted(self._close())

    async def _close(self) -> None:
        try:
            await self._reader.close()
        finally:
            try:
                await asyncio.to_thread(self._writer.close)
            finally:
                self._lock.release()

    def _check_open(self) -> None:
        if self._closed:
            raise DatabaseClosed(self.path)


def _give_back(connection: sqlite3.Connection) -> bool:
    """Give back some pages; returns whether there are more."""
    for _ in range(PAGES):
        # One at a time: of more, Python takes but the first step.
        connection.execute("PRAGMA incremental_vacuum(1)")
    (vacuuming,) = connection.execute("PRAGMA auto_vacuum").fetchone()
    (free,) = connection.execute("PRAGMA freelist_count").fetchone()
    return bool(free) and vacuuming == INCREMENTAL


def _prepare(path: Path, *, copied: bool) -> None:
    """Refuse what cannot be used, then take the migrations that are missing."""
    if sqlite3.sqlite_version_info < (3, 38):
        raise OldSQLite(f"SQLite {sqlite3.sqlite_version} is too old: install Python with SQLite 3.38 or newer.")
    if path.exists():
        if not os.access(path, os.W_OK):
            raise unwritable(path)
        if path.stat().st_size:
            # To read all of a file takes the longer the more games there are: `checking` does it afterwards.
            inspect(path, alone=True, check="quick_check" if suspect(path) else None)
            unmark_damaged(path)
            if not copied:
                safeguard(path)
        else:
            log.info("%s was an empty file: now it is the database", path)
        for ending in ENDINGS:
            make_private(path.with_name(path.name + ending))
    else:
        # SQLite would let everybody read it. The files that it puts beside it get the rights of this one.
        try:
            path.touch(ALONE)
        except OSError as error:
            raise unwritable(path, error) from error
    connection = sqlite3.connect(path, isolation_level=None)
    try:
        (mode,) = connection.execute("PRAGMA journal_mode = WAL").fetchone()
        if mode != "wal":
            raise WrongPlace(f"{path} lies where SQLite cannot work safely. Put it on a local disk.")
        connection.execute("PRAGMA synchronous = FULL")
        _let_shrink(connection, path)
        migrate(connection)
        note_version(connection)
    finally:
        connection.close()


def _let_shrink(connection: sqlite3.Connection, path: Path) -> None:
    """Let the file give back what is deleted. A file of an earlier version is written anew for that, once."""
    (vacuuming,) = connection.execute("PRAGMA auto_vacuum").fetchone()
    if vacuuming == INCREMENTAL:
        return
    try:
        connection.execute(f"PRAGMA auto_vacuum = {INCREMENTAL}")
        connection.execute("VACUUM")
    except sqlite3.OperationalError as error:
        log.warning("%s will not shrink before a later start, when there is room for a copy (%s)", path, error)


def _writer(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, timeout=PATIENCE, isolation_level=None, check_same_thread=False)
    try:
        for setting in _WRITER:
            connection.execute(setting)
    except BaseException:
        connection.close()
        raise
    return connection


async def _reader(path: Path) -> aiosqlite.Connection:
    connection = await aiosqlite.connect(path, timeout=PATIENCE, isolation_level=None)
    try:
        for setting in _READER:
            await connection.execute_fetchall(setting)
    except BaseException:
        await connection.close()
        raise
    return connection
