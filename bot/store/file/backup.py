"""A copy of a database, made while a bot may be writing to it."""

import asyncio
import os
import re
import sqlite3
import tempfile
import time
from contextlib import suppress
from pathlib import Path

from bot.called import called
from bot.owner import way_to_write
from bot.store.errors import BackupRefused
from bot.store.file.exchange import interrupted
from bot.store.file.inspection import inspect, reading
from bot.store.file.uninterrupted import uninterrupted

PART = ".bean-table-part"
"""How the name ends of a copy that is not whole yet."""
ABANDONED = 24 * 3600.0
"""Seconds after which nobody writes to one any more: whoever made it was killed."""

_LEFT = re.compile(rf"\..+{re.escape(PART)}(-journal|-wal|-shm)?")


async def backup(source: Path, target: Path) -> None:
    """Copy the database as it stands at one moment; raise a StoreError, and leave no file, if it cannot."""
    await uninterrupted(asyncio.to_thread(_back_up, source, target))


def _back_up(source: Path, target: Path) -> None:
    if interrupted(source):
        raise BackupRefused(
            f"A restore of {source} was interrupted. Start the bot, or run {called('check')}: that puts it right."
        )
    if not source.is_file():
        raise BackupRefused(f"There is no database {source}. Check [store] path.")
    _check_free(target)
    inspect(source, alone=False)
    _sweep(target.parent)
    try:
        handle, name = tempfile.mkstemp(prefix=f".{target.name}.", suffix=PART, dir=target.parent)
    except OSError as error:
        raise BackupRefused(
            f"Nothing can be written in {target.parent}. {way_to_write(target.parent)}, or name another folder."
        ) from error
    os.close(handle)
    part = Path(name)
    try:
        _copy(source, part)
        inspect(part, alone=True, check="integrity_check")
        _move(part, target)
    except (sqlite3.Error, OSError) as error:
        raise BackupRefused(f"The copy could not be written ({error}). Is the disk of {target} full?") from error
    finally:
        part.unlink(missing_ok=True)


def _sweep(folder: Path) -> None:
    """Remove what backups that were killed have left in the folder: as large, and as private, as they are."""
    for file in folder.glob(f".*{PART}*"):
        # It is no reason to make no backup.
        with suppress(OSError):
            if _LEFT.fullmatch(file.name) and file.stat().st_mtime < time.time() - ABANDONED:
                file.unlink()


def _copy(source: Path, part: Path) -> None:
    copy = sqlite3.connect(part, isolation_level=None)
    try:
        with reading(source, alone=False) as original:
            # All pages in one step: a copy in several starts afresh at each write, so might never end.
            original.backup(copy)
        _drop_tokens(copy)
        # One file that is complete by itself: a bot that opens it turns WAL on again.
        copy.execute("PRAGMA journal_mode = DELETE")
    finally:
        copy.close()


def _drop_tokens(copy: sqlite3.Connection) -> None:
    """Leave out the tokens of clicks, with which whoever finds the copy could write in the bot's name."""
    if any(column == "token" for _, column, *_ in copy.execute("PRAGMA table_info(messages)")):
        copy.execute("PRAGMA secure_delete = ON")
        copy.execute("UPDATE messages SET token = NULL WHERE token IS NOT NULL")


def _move(part: Path, target: Path) -> None:
    with part.open("rb+") as file:
        os.fsync(file.fileno())
    _check_free(target)
    part.rename(target)


def _check_free(target: Path) -> None:
    if target.exists():
        raise BackupRefused(f"{target} exists already. Name a target that does not exist yet.")
