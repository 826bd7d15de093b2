"""What whoever runs the bot announces: open tables show it with their next edit, or in a quiet pass."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from dataclasses import dataclass

from bot.store.host import announcing as stored
from bot.tables import Tables
from bot.tables.gently import gently
from bot.ui.faults import trace
from bot.ui.publishing.outbox.outbox import Outbox
from bot.ui.publishing.outbox.patience import TELLS
from bot.ui.publishing.outbox.places import PUBLIC

log = logging.getLogger(__name__)

AT_WORK = 20
"""One more table is told once fewer queues than this are at work: Discord takes 50 calls a second from a bot, and
people's moves come first."""
EACH = 0.1
"""Seconds at least from one table to the next, so that all of them together are ten calls a second."""


@dataclass(slots=True)
class Announcement:
    """What is announced now."""

    text: str = ""
    """Empty where there is nothing."""


class Announcing:
    """Has an announcement told to all open tables, one `each` so many seconds at most."""

    def __init__(self, tables: Tables, outbox: Outbox, announcement: Announcement, *, each: float) -> None:
        self._tables = tables
        self._outbox = outbox
        self._announcement = announcement
        self._each = each
        self._passing: asyncio.Task[None] | None = None

    @property
    def text(self) -> str:
        """What is announced now; empty where there is nothing."""
        return self._announcement.text

    async def read(self) -> None:
        """Take over what is stored."""
        self._announcement.text, _ = await stored.announcement(self._tables.database)

    async def announce(self, text: str) -> None:
        """From now on this stands on open tables and in /help; empty: nothing does."""
        await stored.put_announcement(self._tables.database, text)
        self._announcement.text = text
        self.pass_on()

    def pass_on(self) -> None:
        """Tell every open table that has not been told yet, behind everything else; also after a start."""
        self.finish()
        self._passing = asyncio.create_task(self._pass_on(), name="announcing")

    def finish(self) -> None:
        """Tell no more tables; the next start goes on."""
        if self._passing is not None:
            self._passing.cancel()

    async def _pass_on(self) -> None:
        database, queues = self._tables.database, self._outbox.queues
        text, passed = await stored.announcement(database)
        if passed:
            return
        async for table_id in gently(await stored.tables_shown(database)):
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(1):
                    await queues.until_fewer(AT_WORK)
            try:
                self._outbox.mark(await self._tables.get(table_id), PUBLIC, patience=TELLS)
            except Exception as error:
                log.warning("table %d is not told what is announced: %s", table_id, trace(error))
            await queues.sleep(self._each)
        await stored.note_passed(database, text)
