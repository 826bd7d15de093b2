"""After a start, or once it may succeed: what is out of date, was lost or was given up is shown again, gently."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Sequence

from bot import store
from bot.store import MessageRow
from bot.tables import Table, Tables
from bot.tables.gently import gently
from bot.ui.faults import TRANSIENT, trace
from bot.ui.publishing.places import PUBLIC, Kind, Place, hand_of, place_of
from bot.ui.publishing.publisher import Publisher
from bot.ui.publishing.slots import Slot
from bot.ui.seeing import waited_for

log = logging.getLogger(__name__)

LATELY = round(store.PATIENCE) + 5
"""Tables touched in so many seconds before a crash may have messages that were not noted."""
RECOVERING = 40
"""After a start, the messages of one more table are brought up to date once fewer queues than this are at work:
Discord takes 50 calls a second from a bot, and people's moves need some of them."""


class Recovery:
    """Marks for the publisher what no change of a table will mark."""

    def __init__(self, tables: Tables, publisher: Publisher) -> None:
        self._tables = tables
        self._publisher = publisher

    async def start(self) -> None:
        """After a start: bring up to date what the last run left behind, touched tables first."""
        stale: dict[int, dict[Place, MessageRow | None]] = {}
        if self._tables.database.crashed:
            # What such a table said of direct messages under way may be noted as shown, and is true no more.
            stale = {table_id: {PUBLIC: None} for table_id in await self._find_lost()}
        for row in await store.stale_messages(self._tables.database):
            stale.setdefault(row.table_id, {})[place_of(row)] = row
        async for table_id, behind in gently(stale.items()):
            # While everybody plays there may never be so few: then one table each second.
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(1):
                    await self._publisher.queues.until_fewer(RECOVERING)
            table = await self._table(table_id)
            if table is None:
                continue
            # Somebody without any message may have been about to get the first one.
            hands = {hand_of(person) for person in table.people() if person > 0}
            without = {hand for hand in hands if self._publisher.slots.get(Slot(table_id, hand)) is None}
            for place in sorted({*behind, *without}):
                self._take_up(table, place, behind.get(place))
            await asyncio.sleep(0)

    def _take_up(self, table: Table, place: Place, row: MessageRow | None) -> None:
        """Mark one message: if its person is waited for and does not follow the table elsewhere, it comes anew."""
        publisher = self._publisher
        late = row is None or row.revision < table.row.revision
        if publisher.drowsing.take_up(Slot(table.id, place)) and not late:
            # Also what it says besides the game is still true.
            return
        awaited = waited_for(table, place.person_id)
        follows = publisher.panels.live(table.id, place.person_id) is not None
        if place.kind is not Kind.NUDGE:
            publisher.mark(table, place, fresh=awaited and late and not follows and place.kind is Kind.HAND)
        elif not awaited:
            publisher.mark(table, place)

    async def _find_lost(self) -> Sequence[int]:
        """Take over the messages that the last run posted just before it was killed, and could not note; returns
        the tables where it may have done so."""
        touched = await store.tables_touched_last(self._tables.database, LATELY)
        async for table_id in gently(touched):
            table = await self._table(table_id)
            if table is None:
                continue
            for place in (PUBLIC, *map(hand_of, table.people())):
                with contextlib.suppress(*TRANSIENT):
                    await self._publisher.find_lost(table, place)
        return touched

    async def _table(self, table_id: int) -> Table | None:
        """This table with its messages; None if it cannot be read, which must not keep the others from coming
        back."""
        try:
            table = await self._tables.get(table_id)
            await self._publisher.slots.read(table_id)
        except Exception as error:
            log.error("table %d cannot be read: %s", table_id, trace(error))
            return None
        return table

    async def again(self) -> None:
        """Try again what had been given up after failing for too long."""
        for slot, fresh in self._publisher.queues.given_up():
            table = await self._table(slot.table)
            if table is not None and self._publisher.queues.take_up(slot):
                self._publisher.mark(table, slot.place, fresh=fresh)
