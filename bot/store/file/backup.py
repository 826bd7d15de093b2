"""Copies a database while a bot may be writing to it, and finds out whether a copy is sound."""

import asyncio
import os
import re
import sqlite3
import time
from contextlib import suppress
from pathlib import Path

from bot.invocation import invocation
from bot.private_files import way_to_write
from bot.store.errors import BackupRefused, UnusableFile
from bot.store.file.compressed import ENDING, PART, as_database, compress, new_part
from bot.store.file.exchange import interrupted, sync
from bot.store.file.inspection import inspect, reading
from bot.store.file.looking import look
from bot.store.file.uninterrupted import uninterrupted

ABANDONED = 24 * 3600.0
"""Seconds after which nobody writes to an unfinished copy any more: whoever made it was killed."""

_LEFT = re.compile(rf"\..+{re.escape(PART)}(-journal|-wal|-shm)?")


async def backup(source: Path, target: Path) -> None:
    """Copy the database as it stands at one moment, compressed if the target's name ends with .gz; raise a
    StoreError, and leave no file, if it cannot."""
    await uninterrupted(asyncio.to_thread(back_up, source, target))


def back_up(source: Path, target: Path, check: str = "integrity_check", *, alone: bool = False) -> None:
    """Do what `backup` does, for whoever is in a thread already.

    `check` is how the copy is verified. `alone` says that nobody else can have the database open: then nothing is
    put beside it.
    """
    if interrupted(source):
        raise BackupRefused(
            f"A restore of {source} was interrupted. "
            f"Start the bot, or run {invocation('check')}: that puts it right."
        )
    if not source.is_file():
        raise BackupRefused(f"There is no database {source}. Check [store] path.")
    look(source)
    _check_free(target)
    inspect(source, alone=alone)
    _sweep(target.parent)
    part = _part(target)
    try:
        _copy(source, part, alone=alone)
        inspect(part, alone=True, check=check)
        if target.suffix == ENDING:
            _compress(part, target)
        else:
            _move(part, target)
    except (sqlite3.Error, OSError) as error:
        raise BackupRefused(f"The copy could not be written ({error}). Is the disk of {target} full?") from error
    finally:
        part.unlink(missing_ok=True)


def verify(backup: Path, check: str = "quick_check") -> None:
    """Raise a StoreError unless this backup, of whatever form, holds a sound database of ours, as `inspect` does.

    A compressed one takes room for the whole database beside it meanwhile.
    """
    if not backup.is_file():
        raise UnusableFile(f"There is no backup {backup}.")
    with as_database(backup) as database:
        inspect(database, alone=True, check=check, name=backup)


def _part(target: Path) -> Path:
    try:
        return new_part(target.parent, target.name)
    except OSError as error:
        raise BackupRefused(
            f"Nothing can be written in {target.parent}. {way_to_write(target.parent)}, or name another folder."
        ) from error


def _compress(plain: Path, target: Path) -> None:
    part = new_part(target.parent, target.name)
    try:
        compress(plain, part)
        _move(part, target)
    finally:
        part.unlink(missing_ok=True)


def _sweep(folder: Path) -> None:
    """Remove what backups that were killed have left in the folder: it is as large and as private as a backup."""
    for file in folder.glob(f".*{PART}*"):
        # It is no reason to make no backup.
        with suppress(OSError):
            if _LEFT.fullmatch(file.name) and file.stat().st_mtime < time.time() - ABANDONED:
                file.unlink()


def _copy(source: Path, part: Path, *, alone: bool) -> None:
    copy = sqlite3.connect(part, isolation_level=None)
    try:
        with reading(source, alone=alone) as original:
            # All pages in one step: a copy in several starts afresh at each write, so might never end.
            original.backup(copy)
        _drop_tokens(copy)
        # One file that is complete by itself: a bot that opens it turns WAL on again.
        copy.execute("PRAGMA journal_mode = DELETE")
    finally:
        copy.close()


def _drop_tokens(copy: sqlite3.Connection) -> None:
    """Leave out the tokens of clicks, since whoever finds the copy could write in the bot's name with them."""
    if any(column == "token" for _, column, *_ in copy.execute("PRAGMA table_info(messages)")):
        copy.execute("PRAGMA secure_delete = ON")
        copy.execute("UPDATE messages SET token = NULL WHERE token IS NOT NULL")
    if copy.execute("PRAGMA table_info(doubts)").fetchone() is not None:
        # Without their tokens they lead to nothing.
        copy.execute("PRAGMA secure_delete = ON")
        copy.execute("DELETE FROM doubts WHERE token <> ''")


def _move(part: Path, target: Path) -> None:
    with part.open("rb+") as file:
        os.fsync(file.fileno())
    _check_free(target)
    part.rename(target)
    sync(target.parent)


def _check_free(target: Path) -> None:
    if target.exists():
        raise BackupRefused(f"{target} exists already. Name a target that does not exist yet.")
