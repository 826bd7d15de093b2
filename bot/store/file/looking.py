"""Looks at what lies where the database should be, before anything is touched there: a path may be wrong."""

import shutil
import sqlite3
import tempfile
from contextlib import suppress
from pathlib import Path

from bot.store.errors import DamagedDatabase, NotOurs, UnusableFile, WrongPlace
from bot.store.file.migrations import is_ours, names_in

HEADER = b"SQLite format 3\x00"
UNFINISHED = ("-wal", "-journal")
"""What follows a database's name in the names of the files in which SQLite notes what is not in it yet."""
LARGEST = 64 * 2**20
"""Up to so many bytes a file and its notes are copied to find out whose they are: an unfinished one is small."""

_TRACES = (".lock", ".damaged", "-erasures", "-restoring")
"""What follows a database's name in the names of our own files beside it."""
_NO_DATABASE = "it is not an SQLite database"
_ANOTHERS = "it is another program's database"


def real(path: Path) -> Path:
    """Follow a path through all links to its file. Raises WrongPlace if they lead to none, and PermissionError."""
    try:
        there = path.resolve()
        with suppress(FileNotFoundError, NotADirectoryError):
            there.stat()
    except PermissionError:
        raise
    except (OSError, RuntimeError) as error:
        # Of links in a circle Python tells by either, and in one place or the other, depending on its version.
        why = (error.strerror if isinstance(error, OSError) else None) or "it is a link that leads to itself"
        raise WrongPlace(f"{path} can be no file ({why}). Change [store] path.") from error
    return there


def look(path: Path) -> None:
    """Raise a StoreError unless what lies here is a database of ours, or nothing; not a byte of anything changes.

    One of ours may be damaged: that is for `inspect` to find, once nobody else can have it open.
    """
    if not path.exists():
        return
    if not path.is_file():
        what = "a folder" if path.is_dir() else "no file that can be written"
        raise WrongPlace(f"{path} is {what}. [store] path must name a file.")
    start = beginning(path)
    # An empty file is SQLite's empty database.
    if start and start != HEADER and not _been_here(path):
        raise NotOurs(path, _NO_DATABASE)
    if start == HEADER:
        _look_inside(path)


def beginning(path: Path) -> bytes:
    """Read the bytes by which one knows a database; raises UnusableFile for a file that cannot be read."""
    try:
        with path.open("rb") as file:
            return file.read(len(HEADER))
    except OSError as error:
        raise UnusableFile(
            f"{path} cannot be read ({error.strerror}). Check the path and its permissions."
        ) from error


def _been_here(path: Path) -> bool:
    """Whether files of ours lie beside it."""
    return any(path.with_name(path.name + trace).exists() for trace in _TRACES)


def _look_inside(path: Path) -> None:
    try:
        # SQLite neither makes a file beside one that cannot change, nor finishes what is noted there.
        ours = _ours(f"{path.absolute().as_uri()}?mode=ro&immutable=1")
    except sqlite3.DatabaseError as error:
        ours = _as_noted(path, DamagedDatabase(path, f"SQLite finds it damaged ({error})"))
    if ours is None:
        ours = _as_noted(path, None)
    if ours is False:
        raise NotOurs(path, _ANOTHERS)


def _as_noted(path: Path, otherwise: DamagedDatabase | None) -> bool | None:
    """Find out in a copy what a database is once all that is noted beside it is in it."""
    if _been_here(path):
        return True
    files = [file for ending in UNFINISHED if (file := path.with_name(path.name + ending)).exists()]
    if files and sum(file.stat().st_size for file in (path, *files)) <= LARGEST:
        with tempfile.TemporaryDirectory() as folder:
            for file in (path, *files):
                shutil.copyfile(file, Path(folder, file.name))
            try:
                return _ours(Path(folder, path.name).as_uri())
            except sqlite3.DatabaseError as error:
                raise DamagedDatabase(path, f"SQLite finds it damaged ({error})") from error
    if otherwise is not None:
        raise otherwise
    return None


def _ours(address: str) -> bool | None:
    """Whether this is a database of ours; None where nothing is in it at all."""
    connection = sqlite3.connect(address, uri=True, isolation_level=None)
    try:
        if names_in(connection):
            return is_ours(connection)
        marks = [connection.execute(f"PRAGMA {name}").fetchone()[0] for name in ("application_id", "user_version")]
        return False if any(marks) else None
    finally:
        connection.close()
