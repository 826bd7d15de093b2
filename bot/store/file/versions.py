"""Which versions of the program have had a database: what is new follows from that, and which one can open it."""

import sqlite3
import time
from contextlib import closing, suppress
from typing import NamedTuple

from bot.store.file.migrations import names_in
from bot.version import VERSION


class Had(NamedTuple):
    """One version, and since when it had the database after another one, in unix seconds."""

    version: str
    since: int


FIRST = Had("0.1.0", 0)
"""The version of a database from before versions were noted."""


def versions_of(connection: sqlite3.Connection) -> tuple[Had, ...]:
    """Give the versions that have had a database, the last one last; none for one in which nothing is yet."""
    present = names_in(connection)
    if "versions" not in present:
        return (FIRST,) if present else ()
    with closing(connection.execute("SELECT version, since FROM versions ORDER BY since, rowid")) as found:
        return tuple([Had(*row) for row in found])


def note_version(connection: sqlite3.Connection, version: str = VERSION) -> None:
    """Note that this version has the database from now on, unless it was the last that had it."""
    if version not in [had.version for had in versions_of(connection)[-1:]]:
        connection.execute("INSERT OR REPLACE INTO versions VALUES (?, ?)", (version, int(time.time())))


def newer_version(connection: sqlite3.Connection) -> str:
    """Give the version that left a database which this one does not understand; nothing where it is not known, as
    between two releases, which have one number."""
    with suppress(sqlite3.Error):
        return "".join(
            had.version for had in versions_of(connection)[-1:] if had.version not in (FIRST.version, VERSION)
        )
    return ""
