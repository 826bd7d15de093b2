"""Rates games behind the clicks, a moment after they end; those of old at the start."""

from __future__ import annotations

import asyncio
import logging
from itertools import repeat

from bot import store
from bot.errors import trace
from bot.store import Status
from bot.tables.gently import gently
from bot.tables.ratings.judging import JUDGE
from bot.tables.table import Changed
from bot.tables.tables import Tables

log = logging.getLogger(__name__)

AT_ONCE = 10
"""Games that are rated in one transaction: so few that no move waits for it."""


class Rater:
    """Rates what has ended, from `start` on; a restart goes on with what is left."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._started = False
        self._due = False
        self._rating: asyncio.Task[None] | None = None
        tables.subscribe(self._changed)

    def start(self) -> None:
        """Rate all games that have ended, and from then on each as it ends."""
        self._started = True
        self._rate_soon()

    def finish(self) -> None:
        """Rate no more."""
        self._started = False
        if self._rating is not None:
            self._rating.cancel()

    def _changed(self, changed: Changed) -> None:
        if self._started and changed.table.row.status is Status.ENDED:
            self._rate_soon()

    def _rate_soon(self) -> None:
        self._due = True
        if self._rating is None:
            self._rating = asyncio.create_task(self._rate(), name="rating")

    async def _rate(self) -> None:
        try:
            while self._due:
                self._due = False
                await self._try_to_catch_up()
        finally:
            # Whatever went wrong, the next game tries it again.
            self._rating = None

    async def _try_to_catch_up(self) -> None:
        try:
            await self.catch_up()
        except store.StoreError as error:
            # A full disk, perhaps.
            log.error("games could not be rated: %s", trace(error))

    async def catch_up(self) -> None:
        """Rate what is left, gently."""
        async for _ in gently(repeat(None)):
            if not await store.rate_next(self._tables.database, JUDGE, AT_ONCE):
                return
