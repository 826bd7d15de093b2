"""Puts a backup in the place of the database, and the old one, with all that belongs to it, aside."""

import os
import sqlite3
import tempfile
import time
from collections.abc import Callable
from itertools import chain, count
from pathlib import Path
from typing import NamedTuple, TypeAlias

from bot.store.errors import NotOurs, RestoreRefused
from bot.store.file.compressed import decompress, is_compressed
from bot.store.file.exchange import ENDINGS, exchange, part_of, recover
from bot.store.file.inspection import inspect, reading
from bot.store.file.locking import locked
from bot.store.file.looking import look

Prepare: TypeAlias = Callable[[Path], None]
"""Opens the copy, does what has to be done in it, and closes it."""


class Restored(NamedTuple):
    """Where the database is now, and where the one before it was set aside; None where there was none."""

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
    _look(backup)
    path, lock = locked(path, replacing=True)
    try:
        return _in_its_place(backup, path, prepare)
    except (sqlite3.Error, OSError) as error:
        raise RestoreRefused(f"{path} could not be written ({error}). Is its disk full?") from error
    finally:
        lock.release()


def _look(backup: Path) -> None:
    """Raise a StoreError for what is no backup of ours. A compressed file is told only once it is decompressed."""
    if is_compressed(backup):
        return
    try:
        look(backup)
    except NotOurs as error:
        raise RestoreRefused(f"{backup} is no backup of this bot: {error.why}. Nothing was touched.") from error
    inspect(backup, alone=True, check=None)


def _in_its_place(backup: Path, path: Path, prepare: Prepare) -> Restored:
    aside = _free(path.with_name(f"{path.name}.{time.strftime('%Y%m%d-%H%M%S')}"))
    try:
        part = _part(path)
        _copy(backup, part)
        inspect(part, alone=True, check="integrity_check", name=backup)
        prepare(part)
        exchange(part, path, aside)
    finally:
        recover(path)
    return Restored(path, aside if _there(aside) else None)


def _part(path: Path) -> Path:
    handle, name = tempfile.mkstemp(prefix=part_of(path), suffix=".part", dir=path.parent)
    os.close(handle)
    return Path(name)


def _copy(backup: Path, part: Path) -> None:
    if is_compressed(backup):
        decompress(backup, part)
        return
    copy = sqlite3.connect(part, isolation_level=None)
    try:
        with reading(backup, alone=True) as original:
            original.backup(copy)
    finally:
        copy.close()


def _free(wanted: Path) -> Path:
    """Give this name or one like it: what was set aside in the same second, or hour of a clock set back, stays."""
    names = chain([wanted], (wanted.with_name(f"{wanted.name}-{number}") for number in count(2)))
    return next(name for name in names if not _there(name))


def _there(path: Path) -> bool:
    return any(path.with_name(path.name + ending).exists() for ending in ENDINGS)
