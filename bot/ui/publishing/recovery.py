"""After a start, or once it may succeed: what is out of date, was lost or was given up is shown again, gently."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Iterable, Sequence

from bot import store
from bot.store import MessageRow
from bot.tables import Table, Tables
from bot.tables.gently import gently
from bot.ui.faults import TRANSIENT, Fault, fault, trace
from bot.ui.publishing.outbox import tokens
from bot.ui.publishing.outbox.places import PUBLIC, Kind, Place, hand_of
from bot.ui.publishing.outbox.slots import Slot, slot_of
from bot.ui.publishing.publisher import Publisher
from bot.ui.screens import Face
from bot.ui.seeing import waited_for

log = logging.getLogger(__name__)

LATELY = round(store.PATIENCE) + 5
"""Tables touched in so many seconds before a crash may have messages that were not noted."""
MISSED = 15 * 60
"""Tables touched in so many seconds before may have messages about which events were missed."""
NEW = 1
"""The revision of a table with which nothing has happened since it was opened."""
RECOVERING = 40
"""After a start, the messages of one more table are brought up to date once fewer queues than this are at work:
Discord takes 50 calls a second from a bot, and people's moves need some of them."""


class Recovery:
    """Marks for the publisher what no change of a table will mark."""

    def __init__(self, tables: Tables, publisher: Publisher) -> None:
        self._tables = tables
        self._publisher = publisher
        self._unseen: set[int] = set()
        """The tables of which it could not be seen yet whether a message shows them."""

    async def start(self) -> None:
        """After a start: bring up to date what the last run left behind, touched tables first."""
        # Before anybody can open another table.
        nowhere = await store.tables_shown_nowhere(self._tables.database)
        await self._publisher.settling.start()
        stale: dict[int, dict[Place, MessageRow | None]] = {}
        crashed, touched = self._tables.database.crashed, set[int]()
        if crashed:
            # What such a table said of direct messages under way may be noted as shown, and is true no more.
            stale = {table_id: {PUBLIC: None} for table_id in await self._find_lost()}
            touched = set(stale)
        for table_id in await self._look_for(nowhere):
            stale.setdefault(table_id, {})[PUBLIC] = None
        for table_id in self._unseen & stale.keys():
            del stale[table_id][PUBLIC]
        for row in await store.stale_messages(self._tables.database):
            stale.setdefault(row.table_id, {})[slot_of(row).place] = row
        async for table_id, behind in gently(stale.items()):
            # While everybody plays there may never be so few: then one table each second.
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(1):
                    await self._publisher.outbox.queues.until_fewer(RECOVERING)
            table = await self._table(table_id)
            if table is None:
                continue
            # Somebody without any message may have been about to get the first one.
            hands = {hand_of(person) for person in table.people() if person > 0}
            without = {hand for hand in hands if self._publisher.slots.get(Slot(table_id, hand)) is None}
            for place in sorted({*behind, *without}):
                self._take_up(table, place, behind.get(place))
            if crashed:
                # Of what was shown last, nothing may have been noted.
                self._compare(table, counted=table_id in touched)
            await asyncio.sleep(0)

    def _take_up(self, table: Table, place: Place, row: MessageRow | None) -> None:
        """Mark one message: if its person is waited for and does not follow the table elsewhere, it comes anew."""
        publisher = self._publisher
        late = row is None or row.revision < table.row.revision
        unsure = row is not None and not row.digest
        if publisher.falling_asleep.take_up(table, Slot(table.id, place)) and not (late or unsure):
            # Also what it says besides the game is still true.
            return
        awaited = waited_for(table, place.person_id)
        follows = publisher.panels.live(table.id, place.person_id) is not None
        if place.kind is not Kind.NUDGE:
            publisher.outbox.mark(table, place, fresh=awaited and late and not follows and place.kind is Kind.HAND)
        elif not awaited:
            publisher.outbox.mark(table, place)

    def _compare(self, table: Table, *, counted: bool) -> None:
        """Mark what this table's messages show as not certain; if that may cost no call that Discord `counted`, of
        those alone that follow it by a token."""
        for slot in self._publisher.slots.of(table.id):
            row = self._publisher.slots.get(slot)
            free = row is not None and tokens.good(row, int(self._tables.moment()))
            # Where only a token reaches a message, it rests without one.
            reached = counted and not (table.elsewhere and slot.place == PUBLIC)
            if slot.place.kind is not Kind.NUDGE and (reached or free):
                self._publisher.outbox.compare(table, slot.place)
            else:
                self._publisher.outbox.doubt_picture(slot)

    async def heard_again(self, *, missed: bool) -> None:
        """Discord is connected again: compare what follows its table by a token, which costs no call that Discord
        counts; if events were `missed`, such as that somebody has deleted a message, all messages of the tables at
        which somebody has done something of late."""
        panels = self._publisher.panels
        live = {slot.table for slot in self._publisher.slots.all() if panels.face(slot) is Face.LIVE}
        lately = set(await store.tables_touched_last(self._tables.database, MISSED)) if missed else set()
        async for table_id in gently(sorted(live | lately)):
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(1):
                    await self._publisher.outbox.queues.until_fewer(RECOVERING)
            table = await self._table(table_id)
            if table is not None:
                self._compare(table, counted=table_id in lately)

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
                    await self._publisher.orphans.take_over(table, place)
        return touched

    async def _look_for(self, tables: Iterable[int]) -> list[int]:
        """Look whether these tables, of which no message is known, have one in their channel, or where their
        thread was to be opened; returns those of which that is known now. The others are not posted: they might
        stand there twice."""
        known = []
        async for table_id in gently(tables):
            table = await self._table(table_id)
            if table is None:
                continue
            self._unseen.discard(table_id)
            try:
                if self._publisher.slots.get(Slot(table_id, PUBLIC)) is None:
                    await self._find(table)
            except TRANSIENT as error:
                if fault(error) is Fault.PASSING:
                    self._unseen.add(table_id)
                    continue
            known.append(table_id)
        return known

    async def _find(self, table: Table) -> None:
        """Take over the message of a table of which none is known; if it is a new one for which a thread was to be
        opened, open that now."""
        publisher = self._publisher
        await publisher.orphans.take_over(table, PUBLIC)
        if table.row.revision == NEW and publisher.slots.get(Slot(table.id, PUBLIC)) is None:
            await publisher.find_thread(table)

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
        """Try again what had been given up after failing for too long, and look again for what could not be looked
        for."""
        for slot, fresh in self._publisher.outbox.queues.given_up():
            table = await self._table(slot.table)
            if table is not None and self._publisher.outbox.queues.take_up(slot):
                self._publisher.outbox.mark(table, slot.place, fresh=fresh)
        for table_id in await self._look_for([*self._unseen]):
            self._publisher.outbox.mark(await self._tables.get(table_id), PUBLIC)
