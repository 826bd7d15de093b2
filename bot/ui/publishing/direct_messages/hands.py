"""A person's message among their direct messages: edited if that is enough, otherwise posted again."""

from __future__ import annotations

from bot.store import MessageRow, Status
from bot.tables import Table
from bot.ui.faults import TRANSIENT, Fault, fault
from bot.ui.publishing.direct_messages.attempts import Attempts
from bot.ui.publishing.direct_messages.dm_channels import DmChannels
from bot.ui.publishing.outbox.contents import Prepared
from bot.ui.publishing.outbox.doubts import Doubts
from bot.ui.publishing.outbox.editing import Editing
from bot.ui.publishing.outbox.outbox import Outbox
from bot.ui.publishing.outbox.places import PUBLIC
from bot.ui.publishing.outbox.posting import Posted, Posting
from bot.ui.publishing.outbox.reader import Reader
from bot.ui.publishing.outbox.rendering import prepare
from bot.ui.publishing.outbox.slots import Slot, Slots
from bot.ui.publishing.people import People
from bot.ui.screens import Face
from bot.ui.seeing import turn_of


class Hands:
    """Writes hands to people; raises what Discord's calls raise."""

    def __init__(
        self,
        slots: Slots,
        outbox: Outbox,
        doubts: Doubts,
        editing: Editing,
        posting: Posting,
        people: People,
        dm_channels: DmChannels,
    ) -> None:
        self._slots = slots
        self._outbox = outbox
        self._doubts = doubts
        self._editing = editing
        self._posting = posting
        self._people = people
        self._dm_channels = dm_channels
        self.attempts = Attempts()

    async def show(self, table: Table, slot: Slot, prepared: Prepared, reader: Reader, *, fresh: bool) -> bool:
        """Make the slot show this, if `fresh` with a new message; returns whether Discord was called."""
        row = self._slots.get(slot)
        if row is None and not _wants_a_message(table, slot):
            return False
        if row is not None and _said_elsewhere(table, slot, reader):
            self._slots.drop(slot)
            await self._doubts.remove(row)
            return True
        writable = await self._writable(table, slot, fresh=fresh)
        if row is not None and not (fresh and writable):
            buried = writable and self._buried(table, slot, row)
            if self._posting.kept(row, prepared, buried=buried):
                return False
            if not buried and await self._editing.update(table, slot, row, prepared):
                return True
        shown = _unclicked(table, slot, prepared, reader)
        sent = writable and await self._write(table, slot, shown, row)
        if writable and not sent and row is not None and row.digest != prepared.digest:
            # The buttons that are there have to serve.
            await self._editing.update(table, slot, row, prepared)
        return writable or row is not None

    def forget(self, slot: Slot) -> None:
        """Drop what is in memory of a table that is over."""
        self.attempts.forget(slot)

    def _buried(self, table: Table, slot: Slot, row: MessageRow) -> bool:
        """Whether a hand is written anew rather than edited: not for somebody without a seat, whom others could
        have called by it."""
        return self._posting.old(row) and table.seat_of(slot.place.person_id) is not None

    async def _writable(self, table: Table, slot: Slot, *, fresh: bool) -> bool:
        """Whether a person can be written to at this moment; if a new hand is due and they cannot, a line in the
        channel mentions them."""
        person_id = slot.place.person_id
        person = await self._people.get(person_id)
        if person.dm_closed and (table.elsewhere or not fresh):
            return False
        if person.dm_closed and not self.attempts.may_try(slot, turn_of(table)):
            self._outbox.nudge(table, person_id)
            return False
        if person.dm_channel_id is not None or self._dm_channels.channel(person_id) is not None:
            return True
        self._dm_channels.ask(slot, fresh=fresh)
        if fresh and (person.dm_closed or self._dm_channels.late(person_id)):
            self._outbox.nudge(table, person_id)
        return False

    async def _write(self, table: Table, slot: Slot, prepared: Prepared, old: MessageRow | None) -> bool:
        """Write a new hand, which is noted before; returns False if the person cannot be written to."""
        async with self._doubts.posting(slot):
            try:
                channel_id = await self._channel_of(slot.place.person_id)
                posted = await self._posting.post(table, slot, prepared, channel_id)
            except TRANSIENT as error:
                if not await self._not_written(table, slot, error):
                    raise
                return False
            await self._arrived(table, slot, posted, old)
            return True

    async def _arrived(self, table: Table, slot: Slot, posted: Posted, old: MessageRow | None) -> None:
        """A hand has arrived: the line about this person is no longer needed, nor what the lobby says of them."""
        person_id = slot.place.person_id
        self._dm_channels.arrived(person_id)
        await self._people.reached(person_id, posted.channel_id)
        self.attempts.forget(slot)
        self._outbox.end_nudges(table, [person_id], person_id)
        if table.state is None:
            self._outbox.mark(table, PUBLIC)
        if self._taken(slot, old, posted.message_id):
            # A command among the direct messages was answered meanwhile: that is the one which is looked at.
            self._posting.settled(slot)
            await self._doubts.remove(self._posting.row(slot, posted))
        else:
            await self._posting.take_place(table, slot, posted, old)

    def _taken(self, slot: Slot, old: MessageRow | None, sent: int) -> bool:
        """Whether a message is in this slot by now that is neither the one before nor the one that was sent."""
        now = self._slots.get(slot)
        return now is not None and now.message_id not in (sent, None if old is None else old.message_id)

    async def _not_written(self, table: Table, slot: Slot, error: Exception) -> bool:
        """A hand could not be sent; returns whether the line in the channel does instead."""
        person_id, what = slot.place.person_id, fault(error)
        match what:
            case Fault.DMS_CLOSED:
                await self._people.closed(person_id)
                self.attempts.failed(slot, turn_of(table))
            case Fault.NO_NEW_DMS if (await self._people.get(person_id)).dm_channel_id is None:
                self._dm_channels.forget(person_id)
                self._dm_channels.stop(error)
                self._dm_channels.ask(slot, fresh=True)
            case Fault.NO_PLACE:
                # It may be that of another bot on this database; the next attempt opens one.
                self._dm_channels.forget(person_id)
                await self._people.without_channel(person_id)
        if what is not Fault.PASSING:
            self._outbox.nudge(table, person_id)
        return what in (Fault.DMS_CLOSED, Fault.NO_NEW_DMS)

    async def _channel_of(self, person_id: int) -> int:
        """The channel of a person who is writable."""
        known = (await self._people.get(person_id)).dm_channel_id or self._dm_channels.channel(person_id)
        if known is None:
            raise AssertionError("nobody is written to before their channel is open")
        return known


def _unclicked(table: Table, slot: Slot, shown: Prepared, reader: Reader) -> Prepared:
    """What a new message shows: it does not follow the table before it is clicked."""
    if reader.face is not Face.LIVE:
        return shown
    return prepare(table, slot.place, reader._replace(face=Face.RESTING))


def _wants_a_message(table: Table, slot: Slot) -> bool:
    """Whether somebody without a hand is sent one: not who has stood up, and nobody who was given the
    game where they asked for it."""
    return not table.given and table.seat_of(slot.place.person_id) is not None


def _said_elsewhere(table: Table, slot: Slot, reader: Reader) -> bool:
    """Whether a direct message would only repeat that a table is closed, or that its reader left the lobby: their
    panel in the channel says so, or an answer has."""
    if table.row.status in (Status.RUNNING, Status.ENDED):
        return False
    left = table.row.status is Status.CLOSED or table.seat_of(slot.place.person_id) is None
    return left and (reader.face is Face.CARD or (reader.told and table.state is None))
