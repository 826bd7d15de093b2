"""A new database goes through all migrations once, and is copied for every other test that begins with one."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from threading import Lock

import pytest

from bot.store.file import database
from bot.store.file.migrations import migrate, names_in


class Copying:
    """Takes the steps that are missing, as the bot does; for a file in which nothing stands yet, only once."""

    def __init__(self) -> None:
        self._made: sqlite3.Connection | None = None
        # Files are opened in threads.
        self._one_at_a_time = Lock()

    def migrate(self, connection: sqlite3.Connection) -> None:
        """Bring this database up to date."""
        if names_in(connection):
            migrate(connection)
            return
        with self._one_at_a_time:
            if self._made is None:
                migrate(connection)
                self._made = sqlite3.connect(":memory:", check_same_thread=False)
                connection.backup(self._made)
            else:
                self._made.backup(connection)

    def close(self) -> None:
        """Keep no copy any more."""
        if self._made is not None:
            self._made.close()


@contextmanager
def made_once() -> Iterator[None]:
    """So it is meanwhile, in this process: the steps take two thirds of the time in which a new file is opened."""
    with pytest.MonkeyPatch.context() as patch, closing(Copying()) as copying:
        patch.setattr(database, "migrate", copying.migrate)
        yield
