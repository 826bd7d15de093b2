"""One message brought up to date: edited if that is enough, otherwise posted again."""

from __future__ import annotations

import contextlib
import secrets
from collections.abc import Awaitable, Callable

import discord

from bot.store import MessageRow, Status
from bot.tables import Table
from bot.ui.faults import TRANSIENT, Fault, fault
from bot.ui.layout import Screen
from bot.ui.publishing.attempts import Attempts
from bot.ui.publishing.contents import Prepared
from bot.ui.publishing.dm_channels import DmChannels
from bot.ui.publishing.doubts import Doubts
from bot.ui.publishing.editing import Editing, message, shown_after
from bot.ui.publishing.panels import Panels
from bot.ui.publishing.people import People
from bot.ui.publishing.places import PUBLIC, Kind
from bot.ui.publishing.readers import Reader
from bot.ui.publishing.rendering import prepare
from bot.ui.publishing.scrolling import Scrolling
from bot.ui.publishing.slots import Slot, Slots
from bot.ui.screens import Face
from bot.ui.seeing import turn_of, waited_for
from bot.ui.sending import ANYTHING, NOTHING, Files, Sending, Shown

STALE_AFTER = 50 * 60
"""Seconds after which a message is posted again: Discord limits edits of messages older than an hour."""
SCROLLED_AWAY = 8
"""Messages below a table message after which the next turn posts it again."""


class Post:
    """Sends the messages of the slots, or has them edited; raises what Discord's calls raise."""

    def __init__(
        self,
        client: discord.Client,
        slots: Slots,
        panels: Panels,
        people: People,
        editing: Editing,
        sending: Sending,
        dm_channels: DmChannels,
        now: Callable[[], int],
        nudge: Callable[[Table, int], None],
        arrived: Callable[[Table, int], None],
        unreachable: Callable[[Table, int], Awaitable[bool]],
        doubts: Doubts,
    ) -> None:
        self._client = client
        self._slots = slots
        self._panels = panels
        self._people = people
        self._editing = editing
        self._sending = sending
        self._dm_channels = dm_channels
        self._now = now
        self._nudge = nudge
        """Asks for the line that mentions a person; it stands in the channel, whose queue writes it."""
        self._arrived = arrived
        """Says that a person's hand has arrived, so that they need no line."""
        self._unreachable = unreachable
        self._doubts = doubts
        self.attempts = Attempts()
        self.called: dict[int, set[int]] = {}
        """By table, whom its next new message in the channel mentions: so that they are told, and told once."""
        self._nonces: dict[Slot, str] = {}
        """Of messages that may have been posted though the call failed: Discord posts none twice."""
        self.scrolling = Scrolling()

    async def show(self, table: Table, slot: Slot, prepared: Prepared, reader: Reader, *, fresh: bool) -> bool:
        """Make the slot show this; returns whether Discord was called. Rendered is only what is sent."""
        try:
            if slot.place.kind is Kind.NUDGE:
                return await self._line(table, slot, prepared, reader, wanted=fresh)
            if slot.place.kind is Kind.PANEL:
                return await self._editing.follow(table, slot, prepared)
            return await self._show(table, slot, prepared, reader, fresh=fresh)
        finally:
            if not table.open:
                self.scrolling.forget(slot)
                self.attempts.forget(slot)
                self._nonces.pop(slot, None)
                self.called.pop(slot.table, None)

    async def _show(self, table: Table, slot: Slot, prepared: Prepared, reader: Reader, *, fresh: bool) -> bool:
        row = self._slots.get(slot)
        if row is None and not _wants_a_message(table, slot):
            return False
        if row is not None and _said_elsewhere(table, slot, reader):
            self._slots.drop(slot)
            await self._doubts.remove(row)
            return True
        writable = slot.place.kind is not Kind.HAND or await self._writable(table, slot, fresh=fresh)
        if row is not None and not (fresh and writable):
            buried = writable and self._buried(table, slot, row)
            # Nobody is written to anew for other emojis, nor for a picture in place of words.
            if row.digest == prepared.digest or (buried and prepared.redrawn(row.digest)):
                self._slots.put(row._replace(revision=prepared.revision))
                return False
            if not buried and await self._editing.update(table, slot, row, prepared):
                if slot.place == PUBLIC:
                    self.scrolling.shows(slot, turn_of(table))
                return True
        shown = _unclicked(table, slot, prepared, reader)
        sent = writable and await self._post(table, slot, shown, row, reader)
        if writable and not sent and row is not None and row.digest != prepared.digest:
            # The buttons that are there have to serve.
            await self._editing.update(table, slot, row, prepared)
        return writable or row is not None

    async def _writable(self, table: Table, slot: Slot, *, fresh: bool) -> bool:
        """Whether a person can be written to at this moment; if a new hand is due and they cannot, a line in the
        channel mentions them."""
        person_id = slot.place.person_id
        person = await self._people.get(person_id)
        if person.dm_closed and not fresh:
            return False
        if person.dm_closed and not self.attempts.may_try(slot, turn_of(table)):
            self._nudge(table, person_id)
            return False
        if person.dm_channel_id is not None or self._dm_channels.channel(person_id) is not None:
            return True
        self._dm_channels.ask(slot, fresh=fresh)
        if fresh and (person.dm_closed or self._dm_channels.late(person_id)):
            self._nudge(table, person_id)
        return False

    async def _line(self, table: Table, slot: Slot, prepared: Prepared, reader: Reader, *, wanted: bool) -> bool:
        """Mention a person whose direct messages are closed, or take the line away again: they have acted."""
        row = self._slots.get(slot)
        if wanted and waited_for(table, slot.place.person_id):
            if row is not None:
                return False
            if not await self._unreachable(table, slot.place.person_id):
                await self._send(table, slot, prepared, None, reader)
            return True
        return await self.take_away(table, slot)

    async def take_away(self, table: Table, slot: Slot) -> bool:
        """Delete the message in a slot; returns whether there was one."""
        await self._slots.read(table.id)
        row = self._slots.get(slot)
        if row is None:
            return False
        with contextlib.suppress(discord.NotFound):
            await message(self._client, row).delete()
        self._slots.drop(slot)
        return True

    def _buried(self, table: Table, slot: Slot, row: MessageRow) -> bool:
        """Whether a message is posted again rather than edited: not in the middle of a turn, unless it is old, and
        not for somebody without a seat, whom others could have called by it."""
        old = self._now() - row.posted_at > STALE_AFTER
        if slot.place.kind is Kind.HAND:
            return old and table.seat_of(slot.place.person_id) is not None
        if old:
            return True
        if slot.place != PUBLIC or self.scrolling.below(slot, row.channel_id) <= SCROLLED_AWAY:
            return False
        return not (table.running and self.scrolling.shown(slot, turn_of(table)))

    async def _post(
        self, table: Table, slot: Slot, prepared: Prepared, old: MessageRow | None, reader: Reader
    ) -> bool:
        """The same as `_send`; of a direct message it is noted before."""
        async with self._doubts.posting(slot) if slot.place.kind is Kind.HAND else contextlib.nullcontext():
            return await self._send(table, slot, prepared, old, reader)

    async def _send(
        self, table: Table, slot: Slot, prepared: Prepared, old: MessageRow | None, reader: Reader
    ) -> bool:
        """Post a new message into the slot; the one before goes, or loses its buttons. Returns False if a person
        cannot be written to."""
        hand, person_id = slot.place.kind is Kind.HAND, slot.place.person_id
        mentions = discord.AllowedMentions.none()
        if slot.place.kind is Kind.NUDGE:
            mentions = discord.AllowedMentions(users=[discord.Object(person_id)])
        elif slot.place == PUBLIC:
            mentions = self.mentions(table.id)
        try:
            channel_id = await self._dm(person_id) if hand else table.row.channel_id
            channel = self._client.get_partial_messageable(channel_id)
            again = slot in self._nonces
            nonce = self._nonces.setdefault(slot, str(secrets.randbits(63)))
            ready = await self._editing.ready(table, slot, prepared, NOTHING)

            async def send(screen: Screen, files: Files) -> discord.Message:
                return await channel.send(view=screen, allowed_mentions=mentions, nonce=nonce, **files)

            sent = await self._sending.send(ready.screen, send, person_id if hand else channel_id)
        except TRANSIENT as error:
            if fault(error) is not Fault.PASSING:
                self._nonces.pop(slot, None)
            if not hand or not await self._not_written(table, slot, error):
                raise
            return False
        if hand:
            self._dm_channels.arrived(person_id)
            await self._people.reached(person_id, channel_id)
            self.attempts.forget(slot)
            self._arrived(table, person_id)
        del self._nonces[slot]
        if hand and self._taken(slot, old, sent.answer.id):
            # A command among the direct messages was answered meanwhile: that is the one which is looked at.
            await self._doubts.remove(_row(table, slot, channel_id, sent.answer.id, prepared, self._now()))
            return True
        row = self.posted(table, slot, channel_id, sent.answer.id, shown_after(ready.prepared, sent), sent.shown)
        if old is not None and old.message_id != row.message_id:
            await self._editing.replace(table, old, row, reader)
        if again:
            # It may be the one that was rendered then: what it shows is known once it has been edited.
            row = row._replace(digest="", picture=ANYTHING.picture, attachment_id=0)
            self._slots.put(row)
            await self._editing.update(table, slot, row, prepared)
        return True

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
            self._nudge(table, person_id)
        return what in (Fault.DMS_CLOSED, Fault.NO_NEW_DMS)

    def mentions(self, table: int) -> discord.AllowedMentions:
        """Whom a new message of this table in the channel calls."""
        return discord.AllowedMentions(users=[discord.Object(one) for one in sorted(self.called.get(table, ()))])

    def posted(
        self,
        table: Table,
        slot: Slot,
        channel_id: int,
        message_id: int,
        prepared: Prepared,
        picture: Shown = NOTHING,
    ) -> MessageRow:
        """Note that this message, with this picture, is in the slot now."""
        row = _row(table, slot, channel_id, message_id, prepared, self._now())
        row = row._replace(picture=picture.picture, attachment_id=picture.attachment_id)
        self._slots.put(row)
        self._panels.gone(slot)
        if slot.place == PUBLIC:
            self.called.pop(table.id, None)
            self.scrolling.posted(slot, channel_id)
            self.scrolling.shows(slot, turn_of(table))
        return row

    async def _dm(self, person_id: int) -> int:
        """The channel of a person who is writable."""
        known = (await self._people.get(person_id)).dm_channel_id or self._dm_channels.channel(person_id)
        if known is None:
            raise AssertionError("nobody is written to before their channel is open")
        return known


def _row(table: Table, slot: Slot, channel_id: int, message_id: int, prepared: Prepared, now: int) -> MessageRow:
    """What is noted of a message that was posted."""
    return MessageRow(table.id, *slot.place, channel_id, message_id, prepared.revision, prepared.digest, now)


def _unclicked(table: Table, slot: Slot, shown: Prepared, reader: Reader) -> Prepared:
    """What a new message shows: it does not follow the table before it is clicked."""
    if slot.place.kind is not Kind.HAND or reader.face is not Face.LIVE:
        return shown
    return prepare(table, slot.place, reader._replace(face=Face.RESTING))


def _wants_a_message(table: Table, slot: Slot) -> bool:
    """Whether an empty slot should be filled: not for somebody who has stood up, nor to say that a table is
    closed, and never for a lesson, which is shown where somebody asks for it."""
    if table.lesson is not None:
        return False
    if slot.place.kind is Kind.HAND:
        return table.seat_of(slot.place.person_id) is not None
    return table.in_a_channel and table.row.status is not Status.CLOSED


def _said_elsewhere(table: Table, slot: Slot, reader: Reader) -> bool:
    """Whether a direct message would only repeat that a table is closed, or that its reader left the lobby: their
    panel in the channel says so, or an answer has."""
    if slot.place.kind is not Kind.HAND or table.row.status in (Status.RUNNING, Status.ENDED):
        return False
    left = table.row.status is Status.CLOSED or table.seat_of(slot.place.person_id) is None
    return left and (reader.face is Face.CARD or (reader.told and table.state is None))
