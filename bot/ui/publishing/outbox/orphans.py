"""Messages that a run posted and could not note before it was killed: their channel still has them."""

from __future__ import annotations

from datetime import UTC, datetime

import discord

from bot.store import MessageRow
from bot.tables import Table
from bot.ui.controls import read
from bot.ui.messages.threads import starter_words
from bot.ui.publishing.outbox.editing import Editing
from bot.ui.publishing.outbox.outbox import Outbox
from bot.ui.publishing.outbox.places import Kind, Place
from bot.ui.publishing.outbox.slots import Slot, Slots
from bot.ui.publishing.people import People
from bot.ui.seeing import facts
from bot.ui.sending import shown_by

LOOKED_AT = 50
"""How many of the newest messages of a channel are looked at."""


class Orphans:
    """Finds such messages in their channels, and takes over the newest of each slot."""

    def __init__(
        self, client: discord.Client, slots: Slots, outbox: Outbox, people: People, editing: Editing
    ) -> None:
        self._client = client
        self._slots = slots
        self._outbox = outbox
        self._people = people
        self._editing = editing

    async def take_over(self, table: Table, place: Place) -> None:
        """Take over a message that was posted here and never noted; raises what Discord's calls raise."""
        if table.elsewhere and place.kind is Kind.TABLE:
            # The bot reads nothing where it is not.
            return
        await self._slots.read(table.id)
        if await self.find(table, Slot(table.id, place)):
            self._outbox.mark(table, place)

    async def find(self, table: Table, slot: Slot) -> bool:
        """Take over the newest message of this slot if it was never noted, and take the buttons off all others;
        returns whether one was taken over.

        Raises what Discord's calls raise.
        """
        rows = await self._posted(table, slot)
        # Perhaps another one has been posted meanwhile.
        known = self._slots.get(slot)
        if known is not None:
            rows[known.message_id] = known
        if not rows:
            return False
        newest = rows.pop(max(rows))
        if newest is not known:
            self._slots.put(newest)
        for old in rows.values():
            await self._editing.replace(table, old, newest)
        return newest is not known

    async def starter(self, table: Table) -> discord.PartialMessage | None:
        """The line from which the thread of a new table was to hang, if it stands in its channel; raises what
        Discord's calls raise."""
        channel, line = self._client.get_partial_messageable(table.row.channel_id), starter_words(facts(table))
        for one in await _written(channel, self._author, table):
            if line in _texts(one):
                return channel.get_partial_message(one.id)
        return None

    @property
    def _author(self) -> int:
        return self._client.user.id if self._client.user else 0

    async def _posted(self, table: Table, slot: Slot) -> dict[int, MessageRow]:
        """The messages of this slot that its channel still has, by their numbers."""
        hand = slot.place.kind is Kind.HAND
        channel_id = table.row.channel_id
        if hand:
            person = await self._people.get(slot.place.person_id)
            if person.dm_channel_id is None:
                # Nothing has arrived, and new channels are opened only in turn.
                return {}
            channel_id = person.dm_channel_id
        channel = self._client.get_partial_messageable(channel_id)
        written = await _written(channel, self._author, table if self._slots.get(slot) is None else None)
        return {one.id: _found(table, slot, channel_id, one) for one in written if shows(one, table.id)}


def _found(table: Table, slot: Slot, channel_id: int, message: discord.Message) -> MessageRow:
    """The row of a message that was not noted; what it shows is unknown."""
    posted_at, picture = int(message.created_at.timestamp()), shown_by(message).picture
    row = MessageRow(table.id, *slot.place, channel_id, message.id, table.row.revision, "", posted_at)
    return row._replace(picture=picture)


async def _written(channel: discord.abc.Messageable, author: int, unseen: Table | None) -> list[discord.Message]:
    """What this author has written lately or, where a table was not seen since, when it was opened; raises what
    Discord's calls raise."""
    found = [message async for message in channel.history(limit=LOOKED_AT)]
    if unseen is not None and len(found) == LOOKED_AT:
        opened, oldest = datetime.fromtimestamp(unseen.row.created_at, UTC), found[-1]
        around = channel.history(limit=2 * LOOKED_AT, around=opened)
        found += [message async for message in around if message.id < oldest.id]
    return [message for message in found if message.author.id == author]


def shows(message: discord.Message, table: int) -> bool:
    """Whether a message has controls of this table."""
    for item in discord.ui.LayoutView.from_message(message, timeout=None).walk_children():
        control = read(getattr(item, "custom_id", None) or "")
        if control is not None and control.table == table:
            return True
    return False


def _texts(message: discord.Message) -> list[str]:
    items = discord.ui.LayoutView.from_message(message, timeout=None).walk_children()
    return [item.content for item in items if isinstance(item, discord.ui.TextDisplay)]
