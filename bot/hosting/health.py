"""Looks whether a running bot does what it is there for: is it connected, saving moves, backed up? If not, why?"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from typing import TYPE_CHECKING

from bot.hosting.backups import HOUR, newest_age
from bot.hosting.disk import room_at
from bot.store import StoreError

if TYPE_CHECKING:
    from bot.client import BeanBot
    from bot.config import BackupSection

PATIENCE = 1.5
"""Seconds that the database has to answer; whoever asks has little more."""
GRACE = 600.0
"""Seconds after the start in which a backup that is due is made."""
OVERDUE = 2
"""The newest backup is too old after so many times the hours that should lie between two backups."""
TIGHT = 16 * 2**20
"""With fewer bytes left on the disk, that a move was saved a moment ago proves nothing for the next one."""
NAMED = 10
"""At most so many shards that are not connected are named."""


class Health:
    """Looks whenever somebody asks. What it says names no person, no path and no token."""

    def __init__(self, bot: BeanBot, backup: BackupSection) -> None:
        self._bot = bot
        self._backup = backup
        self._began = time.monotonic()
        self._saving: asyncio.Task[None] | None = None

    async def wrong(self) -> list[str]:
        """Say what is wrong, in one reason each; nothing where all is well."""
        return [reason async for reason in self._reasons()]

    async def _reasons(self) -> AsyncIterator[str]:
        if not self.connected():
            yield "not connected to Discord"
        if (why := await self._not_read()) is not None:
            yield f"the database does not answer: {why}"
        elif (why := await self.not_saved()) is not None:
            yield f"moves cannot be saved: {why}"
        if (why := await asyncio.to_thread(self._not_backed_up)) is not None:
            yield why

    def connected(self) -> bool:
        """Whether at least one shard is connected, and so hears of its servers."""
        return not self._bot.is_closed() and len(self._bot.lost()) < (self._bot.shard_count or 1)

    def besides(self) -> str:
        """Name the shards that are not connected, as the end of a sentence; nothing if all are."""
        lost, shards = self._bot.lost(), self._bot.shard_count or 1
        if not lost:
            return ""
        named = ", ".join(map(str, lost[:NAMED])) + (", …" if len(lost) > NAMED else "")
        return f", but {len(lost)} of {shards} shards are not connected: {named}"

    async def _not_read(self) -> str | None:
        """Why nothing can be read from the database; None where it can."""
        try:
            await asyncio.wait_for(self._bot.tables.database.read("SELECT 1"), PATIENCE)
        except Exception as error:
            return _why(error)
        return None

    async def not_saved(self) -> str | None:
        """Why moves cannot be saved, which is tried where nobody moves; None where they can."""
        if self._saving is None or self._saving.done():
            # One at a time, however many ask and however long a disk takes.
            self._saving = asyncio.create_task(self._try_to_save(), name="trial")
        trial = self._saving
        await asyncio.wait({trial}, timeout=PATIENCE)
        if not trial.done():
            return f"the disk has taken more than {PATIENCE:g} seconds"
        return None if (error := trial.exception()) is None else _why(error)

    async def _try_to_save(self) -> None:
        database = self._bot.tables.database
        try:
            tight = await asyncio.to_thread(room_at, database.path.parent) < TIGHT
        except OSError:
            tight = True
        await database.try_to_save(in_any_case=tight)

    def backup_age(self) -> float | None:
        """Seconds since the newest usable backup was made; None where there is none. To be called in a thread."""
        folder = self._backup.folder
        return None if folder is None else newest_age(folder, time.time())

    def _not_backed_up(self) -> str | None:
        """Why there is no backup that is new enough; None where there is one, or none is wanted."""
        if self._backup.folder is None or time.monotonic() - self._began < GRACE:
            return None
        try:
            age = self.backup_age()
        except OSError as error:
            return f"the backups cannot be looked at: {error.strerror}"
        every = f"one is due every {self._backup.every:g} hours; the log says why none is made"
        if age is None:
            return f"there is no backup, and {every}"
        if age > OVERDUE * self._backup.every * HOUR:
            return f"the newest backup is {age / HOUR:.0f} hours old, and {every}"
        return None


def _why(error: BaseException) -> str:
    """Say what SQLite or the system has said. Our own sentence around it is left out, since it names the file."""
    if isinstance(error, StoreError) and error.__cause__ is not None:
        return str(error.__cause__)
    return type(error).__name__
