"""Who has left the server while a game waits for them: Discord tells of it only who asks."""

from __future__ import annotations

import asyncio
import logging
from typing import NamedTuple

from bot import store
from bot.errors import trace
from bot.games.contract import Refusal
from bot.tables import Table, Tables
from bot.tables.gently import gently
from bot.tables.sleep import Sleep, sleep
from bot.ui.publishing.direct_messages.membership import Membership

log = logging.getLogger(__name__)

EVERY = 30.0
"""Seconds between two looks."""
FIRST, LONGEST = 120, 24 * 3600
"""Seconds for which a game waits until it is asked whether those whom it waits for are still there; the pauses
between two questions double."""


class _Asked(NamedTuple):
    """When the people whom a game waits for are asked about next, and how long the pause after that is."""

    touched_at: int
    at: int
    pause: int


class Absentees:
    """Lets computers play for people who have left the server."""

    def __init__(self, membership: Membership, tables: Tables) -> None:
        self.every = EVERY
        self.sleep: Sleep = sleep
        """Lets time pass between two looks."""
        self._membership = membership
        self._tables = tables
        self._until = 0
        self._asked: dict[int, _Asked] = {}

    async def run(self) -> None:
        """Look for as long as the program runs."""
        never = asyncio.Event()
        while True:
            await self.sleep(never, self.every)
            try:
                await self.look()
            except store.DatabaseClosed:
                return
            except Exception as error:
                log.error("it could not be seen who has left: %s", trace(error))

    async def look(self) -> None:
        """Ask about the people for whom games have waited for a while."""
        now = self._tables.now()
        until = now - FIRST
        # The clock may have been set back.
        since = min(self._until, until - round(self.every))
        for table_id in await store.games_at_rest(self._tables.database, max(since, 0), until):
            self._asked[table_id] = _Asked(0, now, FIRST)
        self._until = until
        async for table_id in gently([one for one, asked in self._asked.items() if asked.at <= now]):
            try:
                await self._ask(table_id, self._asked.pop(table_id))
            except Refusal:
                pass
            except Exception as error:
                log.error("table %d: it could not be seen who has left: %s", table_id, trace(error))

    async def _ask(self, table_id: int, asked: _Asked) -> None:
        """Ask about those whom this game waits for, unless it has gone on since."""
        table = await self._tables.get(table_id)
        touched_at = table.row.touched_at
        if not table.under_way or asked.touched_at not in (0, touched_at):
            return
        left = [person for person in _waited_for(table) if await self._membership.left(table, person)]
        if left:
            log.info("table %d: %d of those whom it waited for have left the server", table_id, len(left))
        else:
            self._asked[table_id] = _Asked(
                touched_at, self._tables.now() + asked.pause, min(2 * asked.pause, LONGEST)
            )


def _waited_for(table: Table) -> list[int]:
    """The people whom the game waits for."""
    return [table.seats[seat].person_id for seat in table.game.to_act(table.state) if seat in table.present()]
