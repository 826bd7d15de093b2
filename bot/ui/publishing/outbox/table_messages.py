"""The table's message in its channel: edited if that is enough, otherwise posted again."""

from __future__ import annotations

from collections.abc import Collection

import discord

from bot.store import MessageRow, Status
from bot.tables import Table
from bot.ui.publishing.outbox.contents import Prepared
from bot.ui.publishing.outbox.editing import Editing
from bot.ui.publishing.outbox.outbox import Outbox
from bot.ui.publishing.outbox.places import PUBLIC
from bot.ui.publishing.outbox.posting import Posted, Posting
from bot.ui.publishing.outbox.scrolling import Scrolling
from bot.ui.publishing.outbox.slots import Slot, Slots
from bot.ui.seeing import turn_of
from bot.ui.sending import NOTHING

SCROLLED_AWAY = 8
"""Messages below a table message after which the next turn posts it again."""


class TableMessages:
    """Shows tables in their channels; raises what Discord's calls raise."""

    def __init__(self, slots: Slots, outbox: Outbox, editing: Editing, posting: Posting) -> None:
        self._slots = slots
        self._outbox = outbox
        self._editing = editing
        self._posting = posting
        self._called: dict[int, set[int]] = {}
        """By table, whom its next new message in the channel mentions: so that they are told, and told once."""
        self.scrolling = Scrolling()

    async def show(self, table: Table, slot: Slot, prepared: Prepared, *, fresh: bool) -> bool:
        """Make the slot show this, if `fresh` with a new message; returns whether Discord was called."""
        row = self._slots.get(slot)
        if table.elsewhere:
            # What no token reaches waits for the next click there.
            return await self._editing.follow(table, slot, prepared)
        if row is None and not _wants_a_message(table):
            return False
        if row is not None and not fresh:
            buried = self._buried(table, slot, row)
            if self._posting.kept(row, prepared, buried=buried):
                return False
            if not buried and await self._editing.update(table, slot, row, prepared):
                self.scrolling.shows(slot, turn_of(table))
                return True
        channel_id = table.row.channel_id
        posted = await self._posting.post(table, slot, prepared, channel_id, self.mentions(table.id))
        self._arrived(table, slot, channel_id)
        await self._posting.take_place(table, slot, posted, row)
        return True

    def posted(self, table: Table, message_id: int, shown: Prepared) -> None:
        """Note that an answer has posted the table's message in its channel."""
        slot, channel_id = Slot(table.id, PUBLIC), table.row.channel_id
        self._posting.noted(slot, Posted(channel_id, message_id, shown, shown, NOTHING, doubtful=False))
        self._arrived(table, slot, channel_id)

    def call(self, table: Table, people: Collection[int]) -> None:
        """Mention these people, who were invited, in a new message of the lobby: an edit would tell nobody."""
        if people and not table.elsewhere:
            self.call_soon(table, people)
            self._outbox.mark(table, PUBLIC, fresh=True)

    def call_soon(self, table: Table, people: Collection[int]) -> None:
        """Mention these people in the table's next new message, which comes anyway."""
        if people:
            self._called.setdefault(table.id, set()).update(people)

    def mentions(self, table: int) -> discord.AllowedMentions:
        """Whom a new message of this table in the channel calls."""
        return discord.AllowedMentions(users=[discord.Object(one) for one in sorted(self._called.get(table, ()))])

    def forget(self, slot: Slot) -> None:
        """Drop what is in memory of a table that is over."""
        self.scrolling.forget(slot)
        self._called.pop(slot.table, None)

    def _arrived(self, table: Table, slot: Slot, channel_id: int) -> None:
        self._called.pop(table.id, None)
        self.scrolling.posted(slot, channel_id)
        self.scrolling.shows(slot, turn_of(table))

    def _buried(self, table: Table, slot: Slot, row: MessageRow) -> bool:
        """Whether a message is posted again rather than edited: not in the middle of a turn, unless it is old."""
        if self._posting.old(row):
            return True
        if self.scrolling.below(slot, row.channel_id) <= SCROLLED_AWAY:
            return False
        return not (table.running and self.scrolling.shown(slot, turn_of(table)))


def _wants_a_message(table: Table) -> bool:
    """Whether an empty slot should be filled: not to say that a table is closed, and never for what one person has
    all of in their panel."""
    return table.in_a_channel and table.row.status is not Status.CLOSED
