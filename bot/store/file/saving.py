"""Tells whether what is written reaches the disk: notes what failed, and tries it while nobody else writes."""

import math
import sqlite3
import time
from collections.abc import Iterable

PROVEN = 60.0
"""So many seconds after a commit it still proves that moves can be saved."""
SIZE = 32 * 2**10
"""Bytes that a trial writes: more than a move does, since what is left of a full disk may be enough for less."""
_OTHERS = (sqlite3.IntegrityError, sqlite3.ProgrammingError)
"""Errors that are a defect of the program, and tell nothing of the disk."""


class Saving:
    """Remembers what came of the last writes; the writer's thread tells it, and others ask."""

    def __init__(self) -> None:
        self.failures = 0
        """How many changes, or batches of notes, SQLite could not write since the file was opened."""
        self._failing = False
        self._saved = -math.inf

    def heard(self, errors: Iterable[BaseException | None]) -> None:
        """Note what came of each thing that was to be written: an error, or None if it was written."""
        for error in errors:
            if error is None:
                self._saved = time.monotonic()
            elif isinstance(error, sqlite3.Error) and not isinstance(error, _OTHERS):
                self.failures += 1
                self._failing = True

    def proven(self) -> bool:
        """Whether something was saved not long ago, and nothing has failed since."""
        return not self._failing and time.monotonic() - self._saved < PROVEN

    def tried(self) -> None:
        """Note that a trial has succeeded. Once something has failed, a small change does not prove as much."""
        self._failing = False


def trial(connection: sqlite3.Connection) -> None:
    """Write something, and take it back in the same transaction: the file must be able to grow."""
    connection.execute("INSERT INTO trials (written) VALUES (zeroblob(?))", (SIZE,))
    connection.execute("DELETE FROM trials")
