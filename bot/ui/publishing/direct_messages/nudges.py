"""The line in the channel that mentions a person whose direct messages are closed."""

from __future__ import annotations

import contextlib

import discord

from bot.tables import Table
from bot.ui.publishing.direct_messages.membership import Membership
from bot.ui.publishing.outbox.contents import Prepared
from bot.ui.publishing.outbox.existing import message
from bot.ui.publishing.outbox.posting import Posting
from bot.ui.publishing.outbox.slots import Slot, Slots
from bot.ui.seeing import waited_for


class Nudges:
    """Writes these lines, and takes them away; raises what Discord's calls raise."""

    def __init__(self, client: discord.Client, slots: Slots, posting: Posting, membership: Membership) -> None:
        self._client = client
        self._slots = slots
        self._posting = posting
        self._membership = membership

    async def show(self, table: Table, slot: Slot, prepared: Prepared, *, wanted: bool) -> bool:
        """Mention a person who is `wanted`, or take the line away again: they have acted. Returns whether Discord
        was called."""
        person_id = slot.place.person_id
        if not (wanted and waited_for(table, person_id)):
            return await self.take_away(table, slot)
        if self._slots.get(slot) is not None:
            return False
        if not await self._membership.left(table, person_id):
            mentions = discord.AllowedMentions(users=[discord.Object(person_id)])
            posted = await self._posting.post(table, slot, prepared, table.row.channel_id, mentions)
            await self._posting.take_place(table, slot, posted, None)
        return True

    async def take_away(self, table: Table, slot: Slot) -> bool:
        """Delete the line in a slot; returns whether there was one."""
        await self._slots.read(table.id)
        row = self._slots.get(slot)
        if row is None:
            return False
        with contextlib.suppress(discord.NotFound):
            await message(self._client, row).delete()
        self._slots.drop(slot)
        return True
