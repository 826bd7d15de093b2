"""The alarm: waits until the next clock of all tables rings, or until one is set that rings earlier."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from bot import store
from bot.store import NO_SHARDS, Clock, Shards
from bot.tables.sleep import Sleep, sleep
from bot.tables.table import Changed
from bot.tables.tables import Tables

LONGEST = 24 * 3600.0
"""Seconds after which the alarm wakes although nothing rings."""

AGAIN = 1.0
"""Seconds after which it rings again for a seat for which nobody has decided yet: computers take their time."""


class Alarm:
    """Knows when the next clock rings."""

    def __init__(self, tables: Tables) -> None:
        self.sleep: Sleep = sleep
        """Lets time pass until a clock rings."""
        self.others: list[Callable[[], Awaitable[float | None]]] = []
        """What else rings: each gives the unix second at which it does next, None for never."""
        self._tables = tables
        self._earlier = asyncio.Event()
        self._next = 0.0
        tables.subscribe(self._changed)

    async def wait(self, deaf: Shards = NO_SHARDS) -> None:
        """Wait for the next clock that rings. The clocks of tables of which `deaf` shards would hear stand
        still."""
        self._earlier.clear()
        self._next = float("inf")
        found = [await store.next_ringing(self._tables.database, deaf), *[await other() for other in self.others]]
        # A clock that was set while this was read has its own moment here already.
        ringing = [moment for moment in found if moment is not None]
        self._next = min(self._next, *(ringing or [LONGEST + self._tables.time()]))
        rest = self._next - self._tables.time()
        if not self._earlier.is_set():
            await self.sleep(self._earlier, rest if rest > 0 else AGAIN)

    async def silence(self) -> None:
        """Wait until something is asked for."""
        self._earlier.clear()
        await self.sleep(self._earlier, LONGEST)

    def ring(self) -> None:
        """Ring now."""
        self._earlier.set()

    def _changed(self, changed: Changed) -> None:
        if changed.table.under_way:
            rings = min(map(_rings, changed.table.clocks.values()), default=float("inf"))
            if rings < self._next:
                self._next = rings
                self._earlier.set()


def _rings(clock: Clock) -> float:
    return clock.due_at if clock.reminded else clock.remind_at
