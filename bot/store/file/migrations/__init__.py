"""The numbered steps from an empty file to today's schema, and how they are taken."""

import re
import sqlite3
from functools import cache
from importlib.resources import files
from typing import NamedTuple

_NAME = re.compile(r"(\d{4})_\w+\.sql")
_RECORD = "CREATE TABLE IF NOT EXISTS migrations (version INTEGER PRIMARY KEY, name TEXT NOT NULL) STRICT"


class Migration(NamedTuple):
    """One step: its number, its file's name and its statements."""

    version: int
    name: str
    sql: str


@cache
def all_migrations() -> tuple[Migration, ...]:
    """Give every migration the program knows, first to last."""
    found = sorted(entry.name for entry in files(__name__).iterdir() if _NAME.fullmatch(entry.name))
    return tuple(
        Migration(int(name[:4]), name, files(__name__).joinpath(name).read_text("utf-8")) for name in found
    )


def newest() -> int:
    """Give the number of the newest migration the program knows."""
    return all_migrations()[-1].version


def version_of(connection: sqlite3.Connection) -> int:
    """Give the number of the last migration that was taken; 0 for a new database."""
    if "migrations" not in names_in(connection):
        return 0
    (version,) = connection.execute("SELECT coalesce(max(version), 0) FROM migrations").fetchone()
    return int(version)


def migrate(connection: sqlite3.Connection, upto: int | None = None) -> None:
    """Take every step not yet taken (up to number `upto`), each in one transaction with its record."""
    connection.execute(_RECORD)
    taken = version_of(connection)
    last = newest() if upto is None else upto
    for step in all_migrations():
        if taken < step.version <= last:
            _take(connection, step)


def _take(connection: sqlite3.Connection, step: Migration) -> None:
    record = f"INSERT INTO migrations VALUES ({step.version}, '{step.name}');"
    try:
        connection.executescript(f"BEGIN IMMEDIATE;\n{step.sql}\n{record}\nCOMMIT;")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


def is_ours(connection: sqlite3.Connection) -> bool:
    """Whether a database that is not empty is one of ours, of whatever version; others have migrations, too."""
    columns = {column for _, column, *_ in connection.execute("PRAGMA table_info(migrations)")}
    if not {"version", "name"} <= columns:
        return False
    taken = connection.execute("SELECT version, name FROM migrations ORDER BY version").fetchmany(1)
    first = all_migrations()[0]
    # It may have been made, and no step taken yet.
    return taken == [(first.version, first.name)] or (not taken and names_in(connection) == {"migrations"})


@cache
def names_at(version: int) -> frozenset[str]:
    """Give the names of the tables and indexes that a database has after the migration with this number."""
    connection = sqlite3.connect(":memory:", isolation_level=None)
    try:
        migrate(connection, version)
        return names_in(connection)
    finally:
        connection.close()


def names_in(connection: sqlite3.Connection) -> frozenset[str]:
    """Give the names of the tables and indexes in this database."""
    return frozenset(name for (name,) in connection.execute("SELECT name FROM sqlite_schema"))
