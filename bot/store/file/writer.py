"""The one thread that writes. Moves that wait together share a commit; notes ride along, or wait for a pause;
bookkeeping comes when no move waits."""

import asyncio
import contextlib
import logging
import sqlite3
import threading
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias, TypeVar

from bot.errors import trace
from bot.store.file.emptying import Emptying
from bot.store.file.notes import Notes, Register, Row
from bot.store.file.saving import Saving

log = logging.getLogger(__name__)

Result = TypeVar("Result")
Job: TypeAlias = Callable[[sqlite3.Connection], Result]


class Outcome(NamedTuple):
    """What came of a job: its result, or the error that undid it."""

    result: Any = None
    error: BaseException | None = None


class Waiting(asyncio.Future[Result]):
    """A job's result to come.

    Whoever awaits it and is cancelled withdraws the job. If it is under way, they wait for its end all the same: a
    table's lock must not be given up while a move of that table is being written.
    """

    def __init__(self, job: Job[Result], withdraw: Callable[["Waiting[Result]"], bool]) -> None:
        super().__init__()
        self.job = job
        self._withdraw = withdraw

    def cancel(self, msg: Any | None = None) -> bool:
        """Withdraw the job if it is not under way; otherwise let the task that asked be cancelled at its end."""
        return self._withdraw(self) and super().cancel(msg)

    def tell(self, outcome: Outcome) -> None:
        """Give the outcome to whoever waits."""
        if outcome.error is None:
            self.set_result(outcome.result)
        else:
            self.set_exception(outcome.error)
            # Looked at, so that asyncio does not complain if the caller was cancelled meanwhile.
            self.exception()


class Writer:
    """The writing connection and its thread; everything public is called from outside that thread."""

    def __init__(self, path: Path, connection: sqlite3.Connection) -> None:
        self.connection = connection
        self.saving = Saving()
        self._path = path
        self._wake = threading.Condition()
        """It guards everything below."""
        self._waiting: list[Waiting[Any]] = []
        self._behind: list[Waiting[Any]] = []
        """Jobs that come when nothing else waits, each in a commit of its own."""
        self._notes = Notes()
        self._emptying = Emptying(path)
        self._closing = False
        # A daemon: a program that fails before it closes the database still ends.
        self._thread = threading.Thread(target=self._work, name=f"writer of {path.name}", daemon=True)
        self._thread.start()

    def submit(self, job: Job[Result], *, behind: bool = False) -> Waiting[Result]:
        """Have a job done inside a transaction; its result is there once that is committed.

        The job may be done a second time, after all that it did was undone. One that comes `behind` waits for all
        others, and no other is in its commit.
        """
        waiting = Waiting(job, self._withdraw)
        with self._wake:
            (self._behind if behind else self._waiting).append(waiting)
            self._wake.notify()
        return waiting

    def note(self, register: Register, key: Row, row: Row | None, patience: float) -> None:
        """Have a row written, or with None deleted, within so many seconds, unless the process dies before."""
        with self._wake:
            if self._notes.add(register, key, row, patience):
                self._wake.notify()

    def noted(self, register: Register) -> Mapping[Row, Row | None]:
        """The rows of a table that are noted and not yet on the disk, by key; None stands for one that is gone."""
        with self._wake:
            return self._notes.of(register)

    def forget(self, register: Register, theirs: Callable[[Row], bool]) -> None:
        """Drop what is noted of such keys.

        Called from within the job that deletes their rows, it leaves nothing that could bring them back.
        """
        with self._wake:
            self._notes.forget(register, theirs)

    def hurry(self) -> None:
        """Let what is noted be written now."""
        with self._wake:
            self._notes.hurry()
            self._wake.notify()

    def empty_log(self) -> asyncio.Future[None]:
        """Let nothing erased stay in the log. It is emptied when no job waits, and nobody reads what it holds."""
        with self._wake:
            asked = self._emptying.ask()
            self._wake.notify()
        return asked

    def close(self) -> None:
        """Wait until everything is written and the connection is closed."""
        with self._wake:
            self._closing = True
            self._notes.hurry()
            self._wake.notify()
        self._thread.join()

    def _withdraw(self, waiting: Waiting[Any]) -> bool:
        with self._wake:
            for among in (self._waiting, self._behind):
                if waiting in among:
                    among.remove(waiting)
                    return True
        return False

    # In the thread

    def _work(self) -> None:
        while (together := self._next()) is not None:
            if not together and not self._notes_due():
                self._empty_log()
                continue
            outcomes = self._transact([waiting.job for waiting in together], with_notes=True)
            self.saving.heard(outcome.error for outcome in outcomes)
            for waiting, outcome in zip(together, outcomes, strict=True):
                # A loop that was torn down waits for nothing any more.
                with contextlib.suppress(RuntimeError):
                    waiting.get_loop().call_soon_threadsafe(waiting.tell, outcome)
        self.connection.close()

    def _next(self) -> list[Waiting[Any]] | None:
        """Wait until there is something to write; gives the jobs that wait, or None once the writer is to end."""
        with self._wake:
            while not (self._anything() or self._closing or self._notes.due() or self._emptying.due()):
                moments = (self._notes.due_in(), self._emptying.due_in())
                self._wake.wait(min((moment for moment in moments if moment is not None), default=None))
            if self._closing:
                self._notes.hurry()
                if not (self._anything() or self._notes.due()):
                    return None
            together, self._waiting = self._waiting, []
            if not together and self._behind and not (self._notes.due() or self._emptying.due()):
                together = [self._behind.pop(0)]
            return together

    def _anything(self) -> bool:
        return bool(self._waiting or self._behind)

    def _notes_due(self) -> bool:
        with self._wake:
            return self._notes.due()

    def _empty_log(self) -> None:
        with self._wake:
            asked = tuple(self._emptying.asked)
        emptied = self._emptying.empty(self.connection)
        with self._wake:
            self._emptying.tried(asked, emptied=emptied)

    def _transact(self, jobs: Sequence[Job[Any]], *, with_notes: bool) -> list[Outcome]:
        """Do these jobs in one transaction; if it cannot be kept as a whole, each in one of its own."""
        try:
            self._roll_back()
            self.connection.execute("BEGIN IMMEDIATE")
        except sqlite3.Error as error:
            with self._wake:
                self._notes.take()
            self._notes_failed(error)
            return [Outcome(error=error)] * len(jobs)
        try:
            outcomes = [self._do(job, shared=len(jobs) > 1) for job in jobs]
            if with_notes:
                self._write_notes()
            self.connection.execute("COMMIT")
        except BaseException as error:
            return self._undo(jobs, error)
        with self._wake:
            self._notes.written()
        return outcomes

    def _do(self, job: Job[Any], *, shared: bool) -> Outcome:
        """Do one job; in a shared transaction an error undoes this job alone."""
        if not shared:
            return Outcome(job(self.connection))
        self.connection.execute("SAVEPOINT job")
        try:
            outcome = Outcome(job(self.connection))
        except BaseException as error:
            if not self.connection.in_transaction:
                # SQLite has undone everything by itself (disk full, for one).
                raise
            self.connection.execute("ROLLBACK TO job")
            outcome = Outcome(error=error)
        self.connection.execute("RELEASE job")
        return outcome

    def _write_notes(self) -> None:
        with self._wake:
            batch = self._notes.take()
        for register, rows in batch.items():
            register.write(self.connection, rows)

    def _undo(self, jobs: Sequence[Job[Any]], error: BaseException) -> list[Outcome]:
        """Undo the transaction, and find out whose job is to blame: all others are done after all."""
        with contextlib.suppress(sqlite3.Error):
            self._roll_back()
        if not self._notes_failed(error) and len(jobs) == 1:
            return [Outcome(error=error)]
        return [self._transact([job], with_notes=False)[0] for job in jobs]

    def _roll_back(self) -> None:
        if self.connection.in_transaction:
            self.connection.execute("ROLLBACK")

    def _notes_failed(self, error: BaseException) -> bool:
        """Keep the notes that were to be part of a transaction which failed; returns whether there were any."""
        with self._wake:
            # A row that breaks a rule of the schema never gets better; and at the end it is now or never.
            lost = self._closing or isinstance(error, sqlite3.IntegrityError)
            tried = self._notes.failed(lost=lost)
        if tried:
            self.saving.heard([error])
            log.error("%s: cannot note what is shown to whom%s: %s", self._path, ", gives up" * lost, trace(error))
        return tried
