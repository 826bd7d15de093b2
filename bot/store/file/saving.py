"""Whether what is written reaches the disk: what failed, and trying it while nobody else writes."""

import math
import sqlite3
import time
from collections.abc import Iterable

PROVEN = 60.0
"""For how many seconds a commit proves that moves can be saved."""
SIZE = 32 * 2**10
"""Bytes that a trial writes: more than a move does, since what is left of a full disk may be enough for less."""
_OTHERS = (sqlite3.IntegrityError, sqlite3.ProgrammingError)
"""A defect of the program, of which the disk knows nothing."""


class Saving:
    """What came of the last writes; told by the writer's thread, asked by others."""

    def __init__(self) -> None:
        self.failures = 0
        """How many changes, or batches of notes, SQLite could not write since the file was opened."""
        self._failing = False
        self._saved = -math.inf

    def heard(self, errors: Iterable[BaseException | None]) -> None:
        """These came of what was to be written; None: it was."""
        for error in errors:
            if error is None:
                self._saved = time.monotonic()
            elif isinstance(error, sqlite3.Error) and not isinstance(error, _OTHERS):
                self.failures += 1
                self._failing = True

    def proven(self) -> bool:
        """Whether nothing has failed since moves could be saved, and that is not long ago."""
        return not self._failing and time.monotonic() - self._saved < PROVEN

    def tried(self) -> None:
        """A trial has succeeded; a small change does not count for that, after something has failed."""
        self._failing = False


def trial(connection: sqlite3.Connection) -> None:
    """Write something, and take it back in the same transaction: the file must be able to grow."""
    connection.execute("INSERT INTO trials (written) VALUES (zeroblob(?))", (SIZE,))
    connection.execute("DELETE FROM trials")
