"""A message edited, with its picture if that is drawn in time, otherwise in words: what it shows now is noted,
unless another has taken its place meanwhile."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import NamedTuple

import discord

from bot.store import MessageRow, Status
from bot.tables import Table
from bot.ui.components import Scene, Screen
from bot.ui.faults import TRANSIENT, Fault, fault
from bot.ui.messages.lobby import moved_screen
from bot.ui.pictures import digest
from bot.ui.publishing.outbox import tokens
from bot.ui.publishing.outbox.contents import Prepared
from bot.ui.publishing.outbox.doubts import Doubts
from bot.ui.publishing.outbox.existing import is_gone, message
from bot.ui.publishing.outbox.outbox import Outbox
from bot.ui.publishing.outbox.patience import BEHIND
from bot.ui.publishing.outbox.places import Kind
from bot.ui.publishing.outbox.reader import url_of
from bot.ui.publishing.outbox.slots import Slot, Slots, slot_of
from bot.ui.seeing import facts
from bot.ui.sending import ANYTHING, AT_ONCE, Files, Sending, Sent, Shown
from bot.words import language

PATIENCE = 5.0
"""Seconds that an edit which answers nobody waits for its picture at most: without it, it would be sent twice."""


class Ready(NamedTuple):
    """A message that can be sent."""

    prepared: Prepared
    screen: Screen
    late: Scene | None = None
    """What is still being drawn for it."""
    behind: bool = False
    """Whether its picture stays as it was for a moment, and is to be sent then."""


class Editing:
    """Edits the messages of the slots; `moment`: the time in unix seconds. Raises what Discord's calls raise."""

    def __init__(
        self,
        client: discord.Client,
        slots: Slots,
        outbox: Outbox,
        doubts: Doubts,
        sending: Sending,
        moment: Callable[[], float],
    ) -> None:
        self._client = client
        self._slots = slots
        self._outbox = outbox
        self._doubts = doubts
        self._sending = sending
        self._moment = moment

    async def follow(self, table: Table, slot: Slot, prepared: Prepared) -> bool:
        """Make a private answer in the channel, or a table's message where the bot is not, show this, as long as
        Discord lets it be edited; returns whether Discord was called."""
        row = self._slots.get(slot)
        if row is None or not tokens.good(row, int(self._moment())):
            return False
        if row.digest == prepared.digest:
            self._slots.put(row._replace(revision=prepared.revision))
            return False
        before = shown_in(row)
        ready = await self.ready(table, slot, prepared, before)
        if not self._still_there(slot, row):
            self._outbox.mark(table, slot.place)
            return False
        if ready.prepared.digest == row.digest:
            self._slots.put(row._replace(revision=prepared.revision))
            return False
        try:
            sent = await self._by_token(row, ready.screen, before, self._wanted(slot, row))
        except tokens.Overtaken:
            self._overtaken(table, slot, row)
            return True
        except TRANSIENT as error:
            if fault(error) is Fault.PASSING:
                self._doubt(slot, row)
                raise
            # Dismissed, or its token is no longer taken.
            if slot.place.kind is Kind.TABLE:
                # When it was posted is still known.
                self._outworn(row)
            elif self._still_there(slot, row):
                self._slots.drop(slot)
                if not is_gone(error):
                    self._doubts.lose_sight(row)
            return True
        self._note(slot, row, ready.prepared, sent)
        await self._draw_lost(table, slot, ready, sent)
        return True

    async def update(self, table: Table, slot: Slot, row: MessageRow, prepared: Prepared) -> bool:
        """Make a message show this; returns False if it is gone or can no longer be edited."""
        before = shown_in(row)
        ready = await self.ready(table, slot, prepared, before)
        if not self._still_there(slot, row):
            self._outbox.mark(table, slot.place)
            return True
        if ready.prepared.digest == row.digest:
            # Its picture cannot be drawn, and the words are there.
            self._slots.put(row._replace(revision=prepared.revision))
            return True
        try:
            sent = await self._edit(row, ready.screen, before, self._wanted(slot, row))
        except tokens.Overtaken:
            self._overtaken(table, slot, row)
            return True
        if sent is None:
            return False
        self._note(slot, row, ready.prepared, sent)
        await self._draw_lost(table, slot, ready, sent)
        return True

    async def _edit(
        self, row: MessageRow, layout: Screen, before: Shown, wanted: Callable[[], bool]
    ) -> Sent[discord.Message] | None:
        """Edit a message that had this picture `before`; returns None if it is gone or can no longer be edited.
        Raises Overtaken."""
        if tokens.good(row, int(self._moment())):
            try:
                return await self._by_token(row, layout, before, wanted)
            except TRANSIENT:
                # What is wrong will show when the message is edited in the ordinary way.
                self._outworn(row)

        async def edit(screen: Screen, files: Files) -> discord.Message:
            none = discord.AllowedMentions.none()
            return await message(self._client, row).edit(view=screen, allowed_mentions=none, **files)

        try:
            return await self._sending.send(layout, edit, _address(row), before)
        except TRANSIENT as error:
            if fault(error) in (Fault.MESSAGE_GONE, Fault.TOO_OLD, Fault.ARCHIVED):
                return None
            self._doubt(slot_of(row), row)
            raise

    async def edit_aside(self, row: MessageRow, layout: Screen) -> None:
        """Make a private answer that belongs to no slot show this; raises what Discord's calls raise."""
        await self._by_token(row, layout, shown_in(row), tokens.always)

    async def ready(self, table: Table, slot: Slot, prepared: Prepared, shown: Shown) -> Ready:
        """Make a message ready to be sent; a picture that is not there in time comes by itself, later."""
        ready = await illustrated(prepared, self._sending, shown)
        if ready.behind:
            self._outbox.mark(table, slot.place, patience=BEHIND)
        if ready.late is not None:
            self._sending.pictures.when_drawn(ready.late, lambda: self._outbox.mark(table, slot.place))
        return ready

    async def _draw_lost(self, table: Table, slot: Slot, ready: Ready, sent: Sent[discord.Message]) -> None:
        """Have a picture drawn whose file should have been kept, and is gone; the message is sent again then."""
        pictures, picture = self._sending.pictures, ready.screen.picture
        if sent.in_words and picture is not None and pictures.known(picture.scene) is None:
            await pictures.drawn(picture.scene, 0)
            pictures.when_drawn(picture.scene, lambda: self._outbox.mark(table, slot.place))

    async def _by_token(
        self, row: MessageRow, layout: Screen, before: Shown, wanted: Callable[[], bool]
    ) -> Sent[discord.Message]:
        return await self._sending.send(
            layout,
            partial(tokens.edit, self._client, row, wanted),
            _address(row),
            before,
        )

    def _wanted(self, slot: Slot, row: MessageRow) -> Callable[[], bool]:
        """Says whether an edit of this message is still wanted: until a click there begins to be answered."""
        held = self._outbox.queues.held
        # Whoever edits what they hold themselves knows what they do.
        answers = held(slot)
        return lambda: self._still_there(slot, row) and (answers or not held(slot))

    def _overtaken(self, table: Table, slot: Slot, row: MessageRow) -> None:
        """An edit was not made again: it is made anew, as the table is then."""
        self._doubt(slot, row)
        self._outbox.mark(table, slot.place)

    def _still_there(self, slot: Slot, row: MessageRow) -> bool:
        """Whether no click and no command has put another message, or a newer token, in this slot since."""
        now = self._slots.get(slot)
        return now is not None and (now.message_id, now.token) == (row.message_id, row.token)

    def _note(self, slot: Slot, row: MessageRow, prepared: Prepared, sent: Sent[discord.Message]) -> None:
        """Note what this message shows now, unless another has taken its place; a newer token stays."""
        now = self._slots.get(slot)
        if now is None or now.message_id != row.message_id:
            return
        if now.token in (row.token, None):
            self._slots.put(_showing(now, prepared, sent))
        else:
            # Answered meanwhile, by whatever click: nobody knows which of the two has come last.
            self._doubt(slot, row)

    def _doubt(self, slot: Slot, row: MessageRow) -> None:
        """Note that nobody knows what this message shows: what failed may have been carried out."""
        now = self._slots.get(slot)
        if now is not None and now.message_id == row.message_id:
            self._slots.put(now._replace(digest="", picture=ANYTHING.picture, attachment_id=0))

    def _outworn(self, row: MessageRow) -> None:
        """Use the token of this message no more."""
        slot = slot_of(row)
        now = self._slots.get(slot)
        if now is not None and now.token == row.token:
            self._slots.put(now._replace(token=None))

    async def replace(self, table: Table, old: MessageRow, new: MessageRow) -> None:
        """Take away a table's message that has a successor: a lobby's is deleted, and a game's leads to the new
        one; of direct messages, too, only one stays."""
        if old.kind == Kind.HAND:
            await self._doubts.remove(old)
            return
        if table.elsewhere and not tokens.good(old, int(self._moment())):
            # It says that it rests, and nothing reaches it before somebody presses there.
            return
        try:
            await self.lead_on(table, old, new)
        except TRANSIENT as error:
            if fault(error) is Fault.PASSING:
                # Or it would tell for ever what was true then.
                self._doubts.lose_sight(old if table.elsewhere else old._replace(token=None))

    async def lead_on(self, table: Table, old: MessageRow, new: MessageRow) -> None:
        """Delete a lobby's message that has a successor, and have a game's lead there; raises what Discord's calls
        raise."""
        if table.row.status is Status.LOBBY and not table.elsewhere:
            await message(self._client, old).delete()
            return
        moved = moved_screen(facts(table), language(table.row.locale), url_of(table, new) or "")
        await self._edit(old, moved, shown_in(old), tokens.always)


async def illustrated(prepared: Prepared, sending: Sending, shown: Shown, *, urgent: bool = False) -> Ready:
    """Render a message with its picture, unless that takes too long; one that is `shown` there is not drawn, nor
    one that may follow it a little later."""
    screen, pictures = prepared.render(), sending.pictures
    picture = screen.picture
    if picture is None or digest(picture) == shown.picture:
        return Ready(prepared, screen)
    if (kept := sending.too_soon(picture, shown)) is not None:
        return Ready(replace(prepared, behind=True), screen.showing(kept), behind=True)
    if await pictures.drawn(picture.scene, AT_ONCE if urgent else PATIENCE, urgent=urgent) is not None:
        return Ready(prepared, screen)
    return Ready(prepared.in_words(), screen.words(), picture.scene)


def shown_in(row: MessageRow | None) -> Shown:
    """The picture of this message."""
    return Shown() if row is None else Shown(row.picture, row.attachment_id)


def shown_after(prepared: Prepared, sent: Sent[discord.Message]) -> Prepared:
    """What a message shows after this was sent."""
    return prepared.in_words() if sent.in_words else prepared


def _showing(row: MessageRow, prepared: Prepared, sent: Sent[discord.Message]) -> MessageRow:
    """The message after this was sent."""
    picture, attachment = sent.shown
    shown = shown_after(prepared, sent).digest
    return row._replace(revision=prepared.revision, digest=shown, picture=picture, attachment_id=attachment)


def _address(row: MessageRow) -> int:
    """Where files are sent with this message: to a person, or into a channel."""
    return row.person_id if row.kind == Kind.HAND else row.channel_id
