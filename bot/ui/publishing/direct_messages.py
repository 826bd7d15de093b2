"""Reaching people by direct messages: whether they arrive, who is greeted and reminded, and who has left the
server."""

from __future__ import annotations

import contextlib
from enum import Enum
from typing import TYPE_CHECKING

import discord

from bot import store
from bot.store import Status
from bot.tables import Table, Tables, seating
from bot.ui.faults import TRANSIENT
from bot.ui.layout import Screen
from bot.ui.publishing.places import PUBLIC, hand_of, nudge_for
from bot.ui.publishing.slots import Slot
from bot.ui.seeing import turn_of, waited_for
from bot.ui.sending import Files

if TYPE_CHECKING:
    from bot.ui.publishing.publisher import Publisher

UNKNOWN_MEMBER = 10007


class Reach(Enum):
    """Whether direct messages reach a person who has sat down."""

    OPEN = "they do"
    LATER = "others have to be written to first"
    CLOSED = "they do not"


class DirectMessages:
    """Writes to people for the publisher."""

    def __init__(self, publisher: Publisher, client: discord.Client, tables: Tables) -> None:
        self._publisher = publisher
        self._client = client
        self._tables = tables

    async def greet(self, table: Table, person_id: int) -> Reach:
        """Write to a person who has just sat down, if their turn has come; returns whether direct messages reach
        them."""
        before = await self._publisher.people.get(person_id)
        await self._publisher.people.reopen(person_id)
        slot = Slot(table.id, hand_of(person_id))
        if before.dm_channel_id is None and self._publisher.dm_channels.channel(person_id) is None:
            self._publisher.dm_channels.ask(slot, fresh=False)
            if not await self._publisher.dm_channels.at_once(person_id) and self._publisher.dm_channels.waiting(
                person_id
            ):
                self._publisher.mark(table, PUBLIC)
                return Reach.LATER
        with self._publisher.holding(slot):
            self._publisher.queues.unmark(person_id, slot)
            try:
                await self._publisher.publish(slot, fresh=False)
            except TRANSIENT as error:
                self._publisher.queues.failed(slot, error)
                self._publisher.mark(table, slot.place)
        closed = (await self._publisher.people.get(person_id)).dm_closed
        if closed or before.dm_closed:
            self._publisher.mark(table, PUBLIC)
        if self._publisher.dm_channels.waiting(person_id):
            return Reach.LATER
        return Reach.CLOSED if closed else Reach.OPEN

    async def heard(self, person_id: int, channel_id: int) -> None:
        """A person has used a button or a command among their direct messages: there they can be written to."""
        self._publisher.dm_channels.heard(person_id, channel_id)
        if not (await self._publisher.people.get(person_id)).dm_closed:
            return
        for row in await store.tables_of(self._tables.database, person_id, (Status.LOBBY, Status.RUNNING)):
            table, hand = await self._tables.get(row.id), hand_of(person_id)
            if self._publisher.post.attempts.heard(Slot(table.id, hand), turn_of(table)):
                await self._publisher.people.reached(person_id, channel_id)
                self._publisher.mark(table, hand, fresh=waited_for(table, person_id))
                self._publisher.mark(table, PUBLIC)

    async def remind(self, table: Table, person_id: int) -> None:
        """Send the person's hand as a new message or, if their direct messages are closed, the line that mentions
        them."""
        if (await self._publisher.people.get(person_id)).dm_closed:
            slot = Slot(table.id, nudge_for(person_id))
            with contextlib.suppress(*TRANSIENT):
                await self._publisher.post.take_away(table, slot)
            self._publisher.nudge(table, person_id)
        else:
            self._publisher.mark(table, hand_of(person_id), fresh=True)
        self._publisher.mark(table, PUBLIC)

    async def send_direct_message(self, person_id: int, layout: Screen) -> None:
        """Send one person a message that belongs to no slot, if direct messages reach them: no channel is opened
        for this."""
        if person_id < 0:
            return
        person = await self._publisher.people.get(person_id)
        if person.dm_closed or person.dm_channel_id is None:
            return
        channel = self._client.get_partial_messageable(person.dm_channel_id)
        with contextlib.suppress(*TRANSIENT):
            none = discord.AllowedMentions.none()

            async def send(screen: Screen, files: Files) -> discord.Message:
                return await channel.send(view=screen, allowed_mentions=none, **files)

            await self._publisher.sending.send(layout, send, person_id)

    async def unreachable(self, table: Table, person_id: int) -> bool:
        """Whether a person whose direct messages are closed has left the server; if so, their seat is given up."""
        guild = self._client.get_guild(table.row.guild_id)
        if guild is None or table.seat_of(person_id) is None:
            return False
        try:
            await guild.fetch_member(person_id)
        except TRANSIENT as error:
            if isinstance(error, discord.HTTPException) and error.code == UNKNOWN_MEMBER:
                await seating.leave(self._tables, table.id, person_id, None)
                return True
        return False
