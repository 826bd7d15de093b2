"""Backups that the bot makes of its database while it runs, and those that it removes again."""

from __future__ import annotations

import asyncio
import logging
import re
import time
from collections.abc import Callable
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path

from bot.private_files import way_to_write
from bot.store import StoreError
from bot.store.file.backup import backup
from bot.store.file.compressed import ENDING, begins_as_database

log = logging.getLogger(__name__)

HOUR = 3600.0
AGAIN = HOUR
"""Seconds until a backup that failed is tried again."""

_MOMENT = "bean-table-%Y%m%d-%H%M%SZ"
_NAME = re.compile(rf"bean-table-\d{{8}}-\d{{6}}Z\.sqlite3({re.escape(ENDING)})?")
"""How the bot names its backups; earlier versions did not compress them."""


async def back_up_regularly(source: Path, folder: Path, every: float, keep: int) -> None:
    """Copy the database every so many hours for as long as this runs, and keep so many of the copies.

    What the folder holds says when the next one is due, so that a restart makes none too many.
    """
    while True:
        await asyncio.sleep(await asyncio.to_thread(due_in, folder, every, time.time()))
        if not await back_up(source, folder, keep):
            await asyncio.sleep(AGAIN)


def due_in(folder: Path, every: float, now: float) -> float:
    """Seconds until the next copy is due. A copy from the future counts for nothing: its clock was wrong."""
    made = [moment for moment in map(made_at, copies(folder)) if moment <= now]
    return max(0.0, max(made, default=0.0) + every * HOUR - now)


def newest_age(folder: Path, now: float) -> float | None:
    """Seconds since the newest copy that can be opened was made; None where there is none. Raises OSError."""
    ages = [(now - made_at(copy), copy) for copy in copies(folder)]
    return next((age for age, copy in sorted(ages) if age >= 0 and begins_as_database(copy)), None)


async def back_up(source: Path, folder: Path, keep: int, now: Callable[[], float] = time.time) -> bool:
    """Make one copy, then remove those that are too many. Returns whether that worked; else the log says why."""
    made = now()
    target = folder / f"{datetime.fromtimestamp(made, UTC).strftime(_MOMENT)}.sqlite3{ENDING}"
    try:
        # No more than the folder itself: where a disk is not mounted, nothing is to be written in its place.
        await asyncio.to_thread(folder.mkdir, exist_ok=True)
        await backup(source, target)
        await asyncio.to_thread(_remove_old, folder, keep, made)
    except (StoreError, OSError) as error:
        log.error("no backup in %s: %s It is tried again in an hour.", folder, _why(error, folder))
        return False
    log.info("backed up to %s", target)
    return True


def _why(error: StoreError | OSError, folder: Path) -> str:
    """Say what went wrong, and what a host can do."""
    if isinstance(error, StoreError):
        return str(error)
    missing = isinstance(error, FileNotFoundError)
    # A folder that is not there yet can be given to no service.
    there = folder if folder.exists() else folder.parent
    way_out = f"Make {folder.parent}, or change [backup] folder" if missing else way_to_write(there)
    return f"{error.strerror}. {way_out}."


def copies(folder: Path) -> list[Path]:
    """Give the backups that the bot has made here, the oldest first; nothing else there is ever touched."""
    return sorted(file for file in folder.glob("bean-table-*") if _is_ours(file))


def _is_ours(file: Path) -> bool:
    """Whether the bot has made this file: its name has the form of a backup's, with a date that exists."""
    with suppress(ValueError):
        return _NAME.fullmatch(file.name) is not None and made_at(file) > 0
    return False


def _remove_old(folder: Path, keep: int, now: float) -> None:
    """Remove all but so many of the newest copies, and those from the future before any other.

    If they stayed, each new copy would go in their place, and the next would be due at once, without end.
    """
    for old in sorted(copies(folder), key=lambda copy: made_at(copy) <= now)[:-keep]:
        old.unlink(missing_ok=True)


def made_at(copy: Path) -> float:
    """When a copy was made, by its name, in unix seconds."""
    name, _, _ = copy.name.partition(".")
    return datetime.strptime(name, _MOMENT).replace(tzinfo=UTC).timestamp()
