"""Inspects a database file, without changing a byte of it, before anybody works with it."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from bot.store.errors import DamagedDatabase, NewerDatabase, UnusableFile
from bot.store.file.looking import HEADER, beginning
from bot.store.file.migrations import is_ours, names_at, names_in, newest, version_of
from bot.store.file.versions import newer_version

_MARK = ".damaged"
"""The ending of a file that lies beside a database in which a running bot has found damage."""


def inspect(path: Path, *, alone: bool, check: str | None = "quick_check", name: Path | None = None) -> None:
    """Raise a StoreError unless this is a sound database of ours that this program understands.

    `alone` says that nobody else can have the file open. `check` is `quick_check` or `integrity_check`, both of
    which read the whole file, or None: then only its length, header, schema and version are looked at. `name` is
    what an error calls the file; None stands for its path.
    """
    name = name or path
    if beginning(path) != HEADER:
        raise DamagedDatabase(name, "it is not an SQLite database")
    try:
        with reading(path, alone=alone) as connection:
            if check is not None and not sound(connection, check):
                raise DamagedDatabase(name, "SQLite finds it damaged")
            _inspect_schema(connection, name)
    except sqlite3.OperationalError as error:
        way_out = "Check its permissions and its folder's, and that its disk is not read-only."
        raise UnusableFile(f"{name} cannot be read ({error}). {way_out}") from error
    except sqlite3.DatabaseError as error:
        raise DamagedDatabase(name, f"SQLite finds it damaged ({error})") from error


@contextmanager
def reading(path: Path, *, alone: bool) -> Iterator[sqlite3.Connection]:
    """Open a connection that cannot write, and close it afterwards."""
    connection = sqlite3.connect(_address(path, alone=alone), uri=True, isolation_level=None)
    try:
        yield connection
    finally:
        connection.close()


def _address(path: Path, *, alone: bool) -> str:
    mode = "ro"
    if _beside(path, "-journal"):
        # A crash while the file was first made: SQLite must be allowed to undo that before it can read.
        mode = "rw"
    elif alone and not _beside(path, "-wal"):
        # Otherwise SQLite would leave two files of its own beside one that we may be about to refuse.
        mode = "ro&immutable=1"
    return f"{path.absolute().as_uri()}?mode={mode}"


def sound(connection: sqlite3.Connection, check: str) -> bool:
    """Read the whole database; returns whether that check finds nothing wrong. May raise SQLite's own error."""
    (verdict,) = connection.execute(f"PRAGMA {check}(1)").fetchone()
    return bool(verdict == "ok")


def suspect(path: Path) -> bool:
    """Whether whoever had this database last did not close it, or has found damage in it."""
    return any(_beside(path, ending) for ending in ("-journal", "-wal", _MARK))


def mark_damaged(path: Path) -> None:
    """Have the next start check the whole database, until one finds it sound."""
    # Without this note (the disk may be full) only the next start is quicker, and the damage found again.
    with suppress(OSError):
        _beside_it(path, _MARK).write_text("The bot has found damage in the database beside this file.\n", "utf-8")


def unmark_damaged(path: Path) -> None:
    """Take back what `mark_damaged` noted: the database has been put right or replaced."""
    _beside_it(path, _MARK).unlink(missing_ok=True)


def _beside_it(path: Path, ending: str) -> Path:
    return path.with_name(path.name + ending)


def _beside(path: Path, ending: str) -> bool:
    neighbour = _beside_it(path, ending)
    return neighbour.exists() and neighbour.stat().st_size > 0


def _inspect_schema(connection: sqlite3.Connection, path: Path) -> None:
    present = names_in(connection)
    if not present:
        return
    if not is_ours(connection):
        raise DamagedDatabase(path, "it is not a database of this bot")
    version = version_of(connection)
    if version > newest():
        raise NewerDatabase(path, newer_version(connection), version, newest())
    missing = names_at(version) - present
    if missing:
        raise DamagedDatabase(path, f"parts of it are missing ({', '.join(sorted(missing))})")
