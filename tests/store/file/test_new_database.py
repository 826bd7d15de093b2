"""The database with which most tests begin is the one that all migrations make."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence

from bot.store.file.migrations import migrate, newest, version_of
from tests.new_database import Copying


def whole(connection: sqlite3.Connection) -> Sequence[Sequence[object]]:
    """All that stands in a new database, and how it was made."""
    made = connection.execute("SELECT type, name, tbl_name, sql FROM sqlite_schema ORDER BY name").fetchall()
    return made, connection.execute("SELECT * FROM migrations").fetchall()


def empty() -> sqlite3.Connection:
    return sqlite3.connect(":memory:", isolation_level=None)


def test_a_copy_is_what_the_migrations_make() -> None:
    copying, real, first, second = Copying(), empty(), empty(), empty()
    migrate(real)
    for one in (first, second):
        copying.migrate(one)
    assert whole(first) == whole(second) == whole(real)
    for connection in (copying, real, first, second):
        connection.close()


def test_an_older_one_takes_the_steps_that_are_missing() -> None:
    copying, new, old = Copying(), empty(), empty()
    copying.migrate(new)
    migrate(old, 3)
    copying.migrate(old)
    assert version_of(old) == newest()
    assert whole(old)[1] == whole(new)[1]
    for connection in (copying, new, old):
        connection.close()
