"""What whoever runs the bot announces: open tables show it with their next edit, or in a quiet pass."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import TYPE_CHECKING

from bot.store.host import announcing as stored
from bot.tables.gently import gently
from bot.ui.faults import trace
from bot.ui.publishing.places import PUBLIC

if TYPE_CHECKING:
    from bot.ui.publishing.publisher import Publisher

log = logging.getLogger(__name__)

AT_WORK = 20
"""One more table is told once fewer queues than this are at work: Discord takes 50 calls a second from a bot, and
people's moves come first."""
EACH = 0.1
"""Seconds at least from one table to the next, so that all of them together are ten calls a second."""


class Announcing:
    """What is announced now, and the pass in which open tables are told, one `each` so many seconds at most."""

    def __init__(self, publisher: Publisher, *, each: float) -> None:
        self._publisher = publisher
        self._each = each
        self._passing: asyncio.Task[None] | None = None
        self.text = ""
        """Empty where there is nothing."""

    async def read(self) -> None:
        """Take over what is stored."""
        self.text, _ = await stored.announcement(self._publisher.tables.database)

    async def announce(self, text: str) -> None:
        """From now on this stands on open tables and in /help; empty: nothing does."""
        await stored.put_announcement(self._publisher.tables.database, text)
        self.text = text
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
        publisher, (text, passed) = self._publisher, await stored.announcement(self._publisher.tables.database)
        if passed:
            return
        async for table_id in gently(await stored.tables_shown(publisher.tables.database)):
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(1):
                    await publisher.queues.until_fewer(AT_WORK)
            try:
                publisher.mark(await publisher.tables.get(table_id), PUBLIC, later=True)
            except Exception as error:
                log.warning("table %d is not told what is announced: %s", table_id, trace(error))
            await publisher.queues.sleep(self._each)
        await stored.note_passed(publisher.tables.database, text)
