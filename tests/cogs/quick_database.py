"""The database without its threads: the same file and the same transactions, but nobody wakes anybody for each."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from types import SimpleNamespace
from typing import Any

import aiosqlite
import pytest
from simcord._dpy_internals import real_monotonic

from bot.store.file import database, notes
from bot.store.file.writer import Job, Outcome, Result, Waiting, Writer


class PromptWriter(Writer):
    """Does jobs in the loop, those of one round in one commit; its thread is left with what waits for time."""

    def __init__(self, *args: Any) -> None:
        self._alone = threading.RLock()
        super().__init__(*args)

    def submit(self, job: Job[Result], *, behind: bool = False) -> Waiting[Result]:
        waiting = Waiting(job, self._withdraw)
        with self._wake:
            self._waiting.append(waiting)
        asyncio.get_running_loop().call_soon(self._serve)
        return waiting

    def _serve(self) -> None:
        with self._wake:
            together, self._waiting = self._waiting, []
        if together:
            outcomes = self._transact([waiting.job for waiting in together], with_notes=True)
            for waiting, outcome in zip(together, outcomes, strict=True):
                waiting.tell(outcome)

    def _transact(self, jobs: Sequence[Job[Any]], *, with_notes: bool) -> list[Outcome]:
        with self._alone:
            return super()._transact(jobs, with_notes=with_notes)

    def _empty_log(self) -> None:
        with self._alone:
            super()._empty_log()


@contextmanager
def quick_database() -> Iterator[None]:
    """Every database that is opened meanwhile is one of these. Notes wait by the real clock: the bot's own stands
    still in a story, and of two that differ the thread would make a commit for each note."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(aiosqlite, "connect", partial(aiosqlite.connect, check_same_thread=False))
        patch.setattr(aiosqlite.Connection, "_execute", _execute)
        patch.setattr(database, "Writer", PromptWriter)
        patch.setattr(notes, "time", SimpleNamespace(monotonic=real_monotonic))
        yield


async def _execute(connection: aiosqlite.Connection, work: Callable[..., Any], *args: Any, **options: Any) -> Any:
    # As with a thread, whatever else is ready goes on meanwhile.
    await asyncio.sleep(0)
    if connection._connection is None:
        raise ValueError("Connection closed")
    return work(*args, **options)
