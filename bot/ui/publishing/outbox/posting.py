"""A new message in a slot: posted, and noted in place of the one before."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import NamedTuple

import discord

from bot.store import MessageRow
from bot.tables import Table
from bot.ui.faults import TRANSIENT, Fault, fault
from bot.ui.layout import Screen
from bot.ui.publishing.outbox.contents import Prepared
from bot.ui.publishing.outbox.editing import Editing, shown_after
from bot.ui.publishing.outbox.places import Kind
from bot.ui.publishing.outbox.slots import Slot, Slots
from bot.ui.sending import ANYTHING, NOTHING, Files, Sending, Shown

STALE_AFTER = 50 * 60
"""Seconds after which a message is posted again: Discord limits edits of messages older than an hour."""


class Posted(NamedTuple):
    """A message that was posted, and is not noted yet."""

    channel_id: int
    message_id: int
    prepared: Prepared
    """What was to be shown, and what is shown:"""
    shown: Prepared
    picture: Shown
    doubtful: bool
    """Whether it may be the one of an earlier call that seemed to fail, with what was to be shown then."""


class Posting:
    """Posts messages; `now`: the time in whole unix seconds. Raises what Discord's calls raise."""

    def __init__(
        self,
        client: discord.Client,
        slots: Slots,
        editing: Editing,
        sending: Sending,
        now: Callable[[], int],
    ) -> None:
        self._client = client
        self._slots = slots
        self._editing = editing
        self._sending = sending
        self._now = now
        self._nonces: dict[Slot, str] = {}
        """Of messages that may have been posted though the call failed: Discord posts none twice."""

    async def post(
        self,
        table: Table,
        slot: Slot,
        prepared: Prepared,
        channel_id: int,
        mentions: discord.AllowedMentions | None = None,
    ) -> Posted:
        """Post a new message in this channel."""
        channel = self._client.get_partial_messageable(channel_id)
        again = slot in self._nonces
        nonce = self._nonces.setdefault(slot, str(secrets.randbits(63)))
        none = discord.AllowedMentions.none()

        async def send(screen: Screen, files: Files) -> discord.Message:
            return await channel.send(view=screen, allowed_mentions=mentions or none, nonce=nonce, **files)

        address = slot.place.person_id if slot.place.kind is Kind.HAND else channel_id
        try:
            ready = await self._editing.ready(table, slot, prepared, NOTHING)
            sent = await self._sending.send(ready.screen, send, address)
        except TRANSIENT as error:
            if fault(error) is not Fault.PASSING:
                self.settled(slot)
            raise
        shown = shown_after(ready.prepared, sent)
        return Posted(channel_id, sent.answer.id, prepared, shown, sent.shown, again)

    async def take_place(self, table: Table, slot: Slot, posted: Posted, old: MessageRow | None) -> None:
        """Note that this message is in the slot now; the one before goes, or loses its buttons."""
        self.settled(slot)
        row = self.noted(slot, posted)
        if old is not None and old.message_id != row.message_id:
            await self._editing.replace(table, old, row)
        if posted.doubtful:
            # What it shows is known once it has been edited.
            row = row._replace(digest="", picture=ANYTHING.picture, attachment_id=0)
            self._slots.put(row)
            await self._editing.update(table, slot, row, posted.prepared)

    def noted(self, slot: Slot, posted: Posted) -> MessageRow:
        """Note that this message is in the slot now."""
        row = self.row(slot, posted)
        self._slots.put(row)
        return row

    def row(self, slot: Slot, posted: Posted) -> MessageRow:
        """What is noted of a message that was posted."""
        shown = posted.shown
        row = MessageRow(
            slot.table,
            *slot.place,
            posted.channel_id,
            posted.message_id,
            shown.revision,
            shown.digest,
            self._now(),
        )
        return row._replace(picture=posted.picture.picture, attachment_id=posted.picture.attachment_id)

    def settled(self, slot: Slot) -> None:
        """Nothing of what was to be posted in this slot may still arrive."""
        self._nonces.pop(slot, None)

    def kept(self, row: MessageRow, prepared: Prepared, *, buried: bool) -> bool:
        """Whether a message shows this already; of a `buried` one, which would be posted anew, its meaning counts:
        nobody is written to anew for other emojis, nor for a picture in place of words."""
        if row.digest != prepared.digest and not (buried and prepared.redrawn(row.digest)):
            return False
        self._slots.put(row._replace(revision=prepared.revision))
        return True

    def old(self, row: MessageRow) -> bool:
        """Whether Discord will soon take few edits of this message."""
        return self._now() - row.posted_at > STALE_AFTER
