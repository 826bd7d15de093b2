"""Putting a backup in the place of the database, and the old one, with all that belongs to it, aside."""

import os
import sqlite3
import tempfile
import time
from collections.abc import Callable
from itertools import chain, count
from pathlib import Path
from typing import NamedTuple, TypeAlias

from bot.store.errors import RestoreRefused
from bot.store.file.database import ENDINGS, locked
from bot.store.file.inspection import inspect, reading, unmark_damaged

Prepare: TypeAlias = Callable[[Path], None]
"""What opens the copy, does what has to be done in it, and closes it."""


class Restored(NamedTuple):
    """Where the database is now, and where the one before it; None where there was none."""

    path: Path
    aside: Path | None


def restore(backup: Path, path: Path, prepare: Prepare) -> Restored:
    """Verify a backup, copy it, have the copy prepared, and only then let it take the place of the database.

    Raises a StoreError, and leaves everything as it was, if that is not possible; the backup stays in any case.
    """
    if not backup.is_file():
        raise RestoreRefused(f"There is no backup {backup}. Name the file that was made by the command backup.")
    if path.exists() and backup.samefile(path):
        raise RestoreRefused(f"{backup} is the database itself. Name a backup of it.")
    inspect(backup, alone=True, check="integrity_check")
    path, lock = locked(path)
    try:
        part = _part(path)
        try:
            _copy(backup, part)
            prepare(part)
            return Restored(path, _exchange(part, path))
        except (sqlite3.Error, OSError) as error:
            raise RestoreRefused(f"{path} could not be written ({error}). Is its disk full?") from error
        finally:
            for ending in (*ENDINGS, ".lock"):
                part.with_name(part.name + ending).unlink(missing_ok=True)
    finally:
        lock.release()


def _part(path: Path) -> Path:
    handle, name = tempfile.mkstemp(prefix=f".{path.name}.", suffix=".part", dir=path.parent)
    os.close(handle)
    return Path(name)


def _copy(backup: Path, part: Path) -> None:
    copy = sqlite3.connect(part, isolation_level=None)
    try:
        with reading(backup, alone=True) as original:
            original.backup(copy)
    finally:
        copy.close()


def _exchange(part: Path, path: Path) -> Path | None:
    """Rename both. A write-ahead log goes with its database: SQLite would play it into another one."""
    aside = _free(path.with_name(f"{path.name}.{time.strftime('%Y%m%d-%H%M%S')}"))
    found = [ending for ending in ENDINGS if path.with_name(path.name + ending).exists()]
    for ending in found:
        path.with_name(path.name + ending).rename(aside.with_name(aside.name + ending))
    part.rename(path)
    unmark_damaged(path)
    return aside if found else None


def _free(wanted: Path) -> Path:
    """This name, or one like it: what was set aside within the same second, or hour of a clock set back, stays."""
    names = chain([wanted], (wanted.with_name(f"{wanted.name}-{number}") for number in count(2)))
    return next(name for name in names if not any(name.with_name(name.name + end).exists() for end in ENDINGS))
