"""Empties SQLite's write-ahead log, which keeps what was erased until something else is written over it."""

import asyncio
import contextlib
import logging
import math
import sqlite3
import time
from collections.abc import Sequence
from pathlib import Path

from bot.errors import trace

log = logging.getLogger(__name__)

FIRST, LONGEST = 0.05, 10.0
"""Seconds until the log is looked at again while somebody still reads what it holds: the first, and the most."""


class Emptying:
    """Decides whether and when the log is emptied. Whoever calls holds the writer's lock, but not for `empty`."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._at = math.inf
        self._pause = FIRST
        self.asked: list[asyncio.Future[None]] = []
        """Those who are told once it is done."""

    def ask(self) -> asyncio.Future[None]:
        """Have the log emptied as soon as nothing else is to be written; gives a future that is done with it."""
        self._at, self._pause = -math.inf, FIRST
        self.asked.append(asyncio.get_running_loop().create_future())
        return self.asked[-1]

    def due(self) -> bool:
        """Whether it is to be tried now."""
        return time.monotonic() >= self._at

    def due_in(self) -> float | None:
        """Seconds until it is to be tried; None where nobody has asked."""
        return None if self._at == math.inf else self._at - time.monotonic()

    def tried(self, asked: Sequence[asyncio.Future[None]], *, emptied: bool) -> None:
        """Note that what these have asked for has been tried."""
        if not emptied:
            self._at = time.monotonic() + self._pause
            self._pause = min(2 * self._pause, LONGEST)
            return
        self.asked = self.asked[len(asked) :]
        self._at = -math.inf if self.asked else math.inf
        for one in asked:
            # A loop that was torn down waits for nothing any more.
            with contextlib.suppress(RuntimeError):
                one.get_loop().call_soon_threadsafe(_tell, one)

    def empty(self, connection: sqlite3.Connection) -> bool:
        """Move all that the log holds into the database and cut it off; returns whether that was possible.

        It is not possible while somebody reads an older state. This waits for nobody: a move may come at any
        moment.
        """
        (patience,) = connection.execute("PRAGMA busy_timeout").fetchone()
        try:
            connection.execute("PRAGMA busy_timeout = 0")
            busy, _, _ = connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
        except sqlite3.Error as error:
            log.warning("%s: what was erased is still in its write-ahead log: %s", self._path, trace(error))
            return False
        finally:
            connection.execute(f"PRAGMA busy_timeout = {patience}")
        return not busy


def _tell(done: asyncio.Future[None]) -> None:
    if not done.done():
        done.set_result(None)
