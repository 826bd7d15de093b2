"""Reads the whole database behind a running bot, since damage shows only where somebody reads."""

import asyncio
import sqlite3
import threading
from pathlib import Path

from bot.store.errors import DamageFound, UnusableFile
from bot.store.file.inspection import mark_damaged, reading, sound
from bot.store.file.uninterrupted import uninterrupted

STEPS, REST = 100_000, 0.005
"""So many of SQLite's steps (a millisecond of work) are followed by so many seconds of rest."""


async def check(path: Path) -> None:
    """Read a database that is in use, in a thread and gently; raise DamageFound if it is not sound.

    The next start then reads all of it, too. When this is cancelled, it stops soon, and raises only after that.
    """
    stop = threading.Event()
    work = asyncio.create_task(asyncio.to_thread(_check, path, stop))
    try:
        await asyncio.shield(work)
    except asyncio.CancelledError:
        stop.set()
        # The connection must be closed before the bot's own are: the last to close tidies up.
        await uninterrupted(_ended(work))
        raise


async def _ended(work: asyncio.Task[None]) -> None:
    await asyncio.wait({work})


def _check(path: Path, stop: threading.Event) -> None:
    try:
        with reading(path, alone=False) as connection:
            # Where a handler gives True, SQLite gives up.
            connection.set_progress_handler(lambda: stop.wait(REST), STEPS)
            damaged = not sound(connection, "quick_check")
    except sqlite3.OperationalError as error:
        if stop.is_set():
            return
        raise UnusableFile(f"{path} cannot be read ({error}). Check the disk.") from error
    except sqlite3.DatabaseError:
        damaged = True
    if damaged:
        mark_damaged(path)
        raise DamageFound(path)
