"""Panels, and tables where the bot is not, follow until the token of their last click is too old; then they fall
asleep, and say so."""

from __future__ import annotations

import asyncio
import logging

from bot.store import MessageRow
from bot.tables import Table, Tables
from bot.ui.faults import TRANSIENT, trace
from bot.ui.publishing.outbox import tokens
from bot.ui.publishing.outbox.doubts import Doubts
from bot.ui.publishing.outbox.outbox import Outbox
from bot.ui.publishing.outbox.places import PUBLIC, Kind
from bot.ui.publishing.outbox.slots import Slot, Slots, slot_of
from bot.ui.publishing.panels.faces import Panels

log = logging.getLogger(__name__)


class FallingAsleep:
    """Gives each message that only a token reaches its last edit in time."""

    def __init__(self, tables: Tables, slots: Slots, outbox: Outbox, doubts: Doubts, panels: Panels) -> None:
        self._tables = tables
        self._slots = slots
        self._outbox = outbox
        self._doubts = doubts
        self._panels = panels
        self._dozing: asyncio.Task[None] | None = None

    def finish(self) -> None:
        """Leave the panels as they are: another run takes them up."""
        if self._dozing is not None:
            self._dozing.cancel()

    def follow(self, slot: Slot) -> None:
        """Let the message in this slot follow its table, as long as its token lasts."""
        self._panels.woke(slot)
        if self._dozing is None:
            self._dozing = asyncio.create_task(self._doze(), name="panels-falling-asleep")

    def take_up(self, table: Table, slot: Slot) -> bool:
        """After a start, let a message go on following its table, or use its token no more; returns whether
        it follows."""
        row = self._slots.get(slot)
        if row is None or row.token is None:
            return False
        if not tokens.good(row, int(self._tables.moment())):
            self._slots.put(row._replace(token=None))
            return False
        if slot.place.kind in (Kind.HAND, Kind.PANEL) or (slot.place == PUBLIC and table.elsewhere):
            self.follow(slot)
        return True

    async def _doze(self) -> None:
        """Let the panels fall asleep, each at its time; whatever is clicked meanwhile does so later."""
        while (rest := self._panels.rest()) is not None:
            await self._outbox.queues.rest(asyncio.Event(), rest)
            await self.fall_asleep()
        self._dozing = None

    async def fall_asleep(self) -> None:
        """Give the panels that no longer follow their tables their last free edit."""
        for row in self._panels.tired():
            try:
                await self._last_edit(row)
            except Exception as error:
                # One table that cannot be read or shown must not keep the other panels awake.
                log.error("cannot show table %d: %s", row.table_id, trace(error))

    async def _last_edit(self, row: MessageRow) -> None:
        slot = slot_of(row)
        table = await self._tables.get(row.table_id)
        try:
            await self._outbox.carrier(slot, fresh=False)
        except TRANSIENT as error:
            self._outbox.queues.failed(slot, error)
            if slot.place == PUBLIC:
                # Its token is good for a moment still, and it must not stay as it is.
                self._outbox.mark(table, PUBLIC)
                return
            self._give_up(slot, row)
        now = self._slots.get(slot)
        if now is not None and now.token == row.token:
            self._slots.put(now._replace(token=None))
        if slot.place.kind is Kind.PANEL:
            # The direct message is the panel from now on, and tells only what lasts.
            self._outbox.turn_over(table, slot.place.person_id)
        else:
            self._outbox.mark(table, slot.place)

    def _give_up(self, slot: Slot, row: MessageRow) -> None:
        """A private answer that could not be put to sleep goes as soon as it can: its buttons would stay."""
        now = self._slots.get(slot)
        if slot.place.kind is Kind.PANEL and now is not None and now.token == row.token:
            self._slots.drop(slot)
            self._doubts.lose_sight(now)
