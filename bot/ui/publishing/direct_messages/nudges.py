"""The line in the channel that mentions a person whose direct messages are closed."""

from __future__ import annotations

import contextlib
from collections.abc import Callable

import discord

from bot.tables import Table
from bot.ui.publishing.direct_messages.membership import Membership
from bot.ui.publishing.outbox import tokens
from bot.ui.publishing.outbox.contents import Prepared
from bot.ui.publishing.outbox.existing import message
from bot.ui.publishing.outbox.places import PUBLIC
from bot.ui.publishing.outbox.posting import Posting
from bot.ui.publishing.outbox.slots import Slot, Slots
from bot.ui.seeing import waited_for


class Nudges:
    """Writes these lines, and takes them away; `now`: the time in whole unix seconds. Raises what Discord's calls
    raise."""

    def __init__(
        self,
        client: discord.Client,
        slots: Slots,
        posting: Posting,
        membership: Membership,
        now: Callable[[], int],
    ) -> None:
        self._client = client
        self._slots = slots
        self._posting = posting
        self._membership = membership
        self._now = now

    async def show(self, table: Table, slot: Slot, prepared: Prepared, *, wanted: bool) -> bool:
        """Mention a person who is `wanted`, or take the line away again: they have acted. Returns whether Discord
        was called."""
        person_id = slot.place.person_id
        if table.elsewhere:
            # Nobody is mentioned there but by the answer to a move.
            return False if wanted else await self._take_away_by_token(table, slot)
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
        if table.elsewhere:
            return await self._take_away_by_token(table, slot)
        with contextlib.suppress(discord.NotFound):
            await message(self._client, row).delete()
        self._slots.drop(slot)
        return True

    async def _take_away_by_token(self, table: Table, slot: Slot) -> bool:
        """Delete such a line where the bot is not, while its token lasts, unless it is the table's message by now.
        What is kept with it stays."""
        row, shown = self._slots.get(slot), self._slots.get(Slot(table.id, PUBLIC))
        if row is None or row.token is None:
            return False
        self._slots.put(row._replace(token=None))
        if not tokens.good(row, self._now()) or (shown is not None and shown.message_id == row.message_id):
            return False
        with contextlib.suppress(discord.NotFound):
            await tokens.delete(self._client, row)
        return True
