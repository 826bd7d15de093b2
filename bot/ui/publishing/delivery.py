"""The one way from the outbox to Discord: a slot is prepared at the moment of sending, and never inside a table's
lock; then its room shows it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from weakref import WeakValueDictionary

import discord

from bot.tables import Table, Tables
from bot.ui.publishing.anew import Anew
from bot.ui.publishing.departing import UNKNOWN_CHANNEL
from bot.ui.publishing.direct_messages.hands import Hands
from bot.ui.publishing.direct_messages.nudges import Nudges
from bot.ui.publishing.outbox.contents import Prepared
from bot.ui.publishing.outbox.editing import Editing
from bot.ui.publishing.outbox.outbox import Outbox
from bot.ui.publishing.outbox.places import Kind
from bot.ui.publishing.outbox.posting import Posting
from bot.ui.publishing.outbox.reader import Reader
from bot.ui.publishing.outbox.slots import Slot, Slots
from bot.ui.publishing.outbox.table_messages import TableMessages
from bot.ui.publishing.previews import Previews


class Delivery:
    """Brings the slots up to date."""

    def __init__(
        self,
        tables: Tables,
        slots: Slots,
        outbox: Outbox,
        previews: Previews,
        editing: Editing,
        posting: Posting,
        table_messages: TableMessages,
        hands: Hands,
        nudges: Nudges,
        anew: Anew,
    ) -> None:
        self._tables = tables
        self._slots = slots
        self._outbox = outbox
        self._previews = previews
        self._editing = editing
        self._posting = posting
        self._table_messages = table_messages
        self._hands = hands
        self._nudges = nudges
        self._anew = anew
        self._locks: WeakValueDictionary[Slot, asyncio.Lock] = WeakValueDictionary()
        self.channel_gone: Callable[[Table], None] = lambda table: None
        """Is told of a table whose channel Discord knows no more."""

    async def deliver(self, slot: Slot, *, fresh: bool) -> bool:
        """Bring one slot up to date, if `fresh` with a new message; returns whether Discord was called."""
        # A queue and a greeting may want the same slot: the second finds what the first has sent.
        async with self._locks.setdefault(slot, asyncio.Lock()):
            table = await self._tables.get(slot.table)
            await self._slots.read(table.id)
            with self._outbox.sending(slot):
                shown, reader = await self._previews.of(table, slot.place)
                called = await self._show(table, slot, shown, reader, fresh=fresh)
                self._outbox.queues.take_up(slot)
                if slot.place.kind is Kind.PANEL and self._slots.get(slot) is None:
                    self._outbox.turn_over(table, slot.place.person_id)
                return called

    async def _show(self, table: Table, slot: Slot, shown: Prepared, reader: Reader, *, fresh: bool) -> bool:
        """Make the slot show this; tells whoever listens of a channel that is gone."""
        try:
            return await self._by_kind(table, slot, shown, reader, fresh=fresh)
        except discord.HTTPException as error:
            if error.code == UNKNOWN_CHANNEL and slot.place.kind in (Kind.TABLE, Kind.NUDGE):
                self.channel_gone(table)
            raise
        finally:
            if not table.open:
                self._posting.settled(slot)
                self._table_messages.forget(slot)
                self._hands.forget(slot)

    async def _by_kind(self, table: Table, slot: Slot, shown: Prepared, reader: Reader, *, fresh: bool) -> bool:
        match slot.place.kind:
            case Kind.TABLE:
                called = await self._table_messages.show(table, slot, shown, fresh=fresh)
                if called and table.elsewhere:
                    await self._anew.instead(table)
                return called
            case Kind.HAND:
                return await self._hands.show(table, slot, shown, reader, fresh=fresh)
            case Kind.NUDGE:
                return await self._nudges.show(table, slot, shown, wanted=fresh)
            case Kind.PANEL:
                return await self._editing.follow(table, slot, shown)
