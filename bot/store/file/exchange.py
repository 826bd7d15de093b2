"""Puts one database in the place of another: whoever dies in between leaves one of the two, whole.

The files of a database are several, and no system renames several at once; SQLite would play the write-ahead log
of one into the other. So a note beside them says what is being done, and the next who has the lock undoes what was
not finished.
"""

import glob
import logging
import os
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

from bot.private_files import ALONE
from bot.store.file.inspection import unmark_damaged
from bot.store.file.looking import real

log = logging.getLogger(__name__)

ENDINGS = ("", "-wal", "-shm", "-journal")
"""What follows the database's name in its own and in those of the files that SQLite keeps beside it."""

_NOTE = "-restoring"
"""What follows the database's name in the name of the note. It holds the names of the new file and of the old one
set aside, with a NUL after each."""


def exchange(new: Path, path: Path, aside: Path) -> None:
    """Set the database at this path, if there is one, aside with what belongs to it, and put the new one there.

    All three lie in one folder, and nobody has any of them open. Raises an OSError; then `recover` brings back
    what was there.
    """
    note = _noted(path)
    _write(note, b"%s\0%s\0" % (os.fsencode(new.name), os.fsencode(aside.name)))
    try:
        for old, name in _pairs(path, aside):
            if old.exists():
                os.rename(old, name)
        os.rename(new, path)
        sync(path.parent)
        os.unlink(note)
    except OSError:
        if not new.exists():
            os.rename(path, new)
        raise
    # Otherwise the next start reads all of it, and does that then.
    with suppress(OSError):
        unmark_damaged(path)


def interrupted(path: Path) -> bool:
    """Whether an exchange of this database was not finished; raises WrongPlace."""
    return _noted(real(path)).exists()


def recover(path: Path) -> None:
    """Undo what was not finished, and remove the copies that were not put in place. Whoever calls has the lock.

    Raises an OSError; then it can be tried again.
    """
    if interrupted(path):
        _undo(path)
    for left in path.parent.glob(f"{glob.escape(part_of(path))}*.part*"):
        os.unlink(left)


def part_of(path: Path) -> str:
    """The beginning of the names of copies that are to take this database's place."""
    return f".{path.name}."


def _undo(path: Path) -> None:
    note = _noted(path)
    match [os.fsdecode(name) for name in note.read_bytes().split(b"\0")]:
        # The last step takes the new one away. A note without its end was written before the first.
        case [new, aside, ""] if path.with_name(new).exists():
            for old, name in _pairs(path, path.with_name(aside)):
                if name.exists():
                    os.rename(name, old)
            sync(path.parent)
            log.warning("A restore was interrupted: %s is as it was before. Restore the backup again.", path)
    os.unlink(note)


def _pairs(path: Path, aside: Path) -> Iterator[tuple[Path, Path]]:
    return ((path.with_name(path.name + ending), aside.with_name(aside.name + ending)) for ending in ENDINGS)


def _noted(path: Path) -> Path:
    return path.with_name(path.name + _NOTE)


def _write(file: Path, words: bytes) -> None:
    descriptor = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, ALONE)
    try:
        os.write(descriptor, words)
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
    sync(file.parent)


def sync(folder: Path) -> None:
    """Let the names in a folder survive a power cut, in their order; Windows does so by itself."""
    if os.name != "posix":
        return
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
