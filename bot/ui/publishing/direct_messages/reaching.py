"""Reaching people by direct messages: whether they arrive, who is greeted, reminded, and told something beside the
game."""

from __future__ import annotations

import contextlib
from enum import Enum

import discord

from bot import store
from bot.store import Status
from bot.tables import Table, Tables
from bot.ui.faults import TRANSIENT
from bot.ui.layout import Screen
from bot.ui.publishing.direct_messages.dm_channels import DmChannels
from bot.ui.publishing.direct_messages.hands import Hands
from bot.ui.publishing.direct_messages.nudges import Nudges
from bot.ui.publishing.outbox.outbox import Outbox
from bot.ui.publishing.outbox.places import PUBLIC, hand_of, nudge_for, panel_of
from bot.ui.publishing.outbox.slots import Slot, Slots
from bot.ui.publishing.people import People
from bot.ui.seeing import turn_of, waited_for
from bot.ui.sending import Files, Sending


class Reach(Enum):
    """Whether direct messages reach a person who has sat down."""

    OPEN = "they do"
    LATER = "others have to be written to first"
    CLOSED = "they do not"


class DirectMessages:
    """Writes to people."""

    def __init__(
        self,
        client: discord.Client,
        tables: Tables,
        slots: Slots,
        outbox: Outbox,
        people: People,
        dm_channels: DmChannels,
        sending: Sending,
        hands: Hands,
        nudges: Nudges,
    ) -> None:
        self._client = client
        self._tables = tables
        self._slots = slots
        self._outbox = outbox
        self._people = people
        self._dm_channels = dm_channels
        self._sending = sending
        self._hands = hands
        self._nudges = nudges

    async def greet(self, table: Table, person_id: int, *, installed: bool = False) -> Reach:
        """Write to a person who has just sat down, if their turn has come; returns whether direct messages reach
        them. Where the bot is not, only those are written to who were reached before, or have it among their own
        apps."""
        before = await self._people.get(person_id)
        if table.elsewhere and not installed and (before.dm_closed or before.dm_channel_id is None):
            await self._people.closed(person_id)
            self._outbox.mark(table, PUBLIC)
            return Reach.CLOSED
        await self._people.reopen(person_id)
        slot = Slot(table.id, hand_of(person_id))
        if before.dm_channel_id is None and self._dm_channels.channel(person_id) is None:
            self._dm_channels.ask(slot, fresh=False)
            if not await self._dm_channels.at_once(person_id) and self._dm_channels.waiting(person_id):
                self._outbox.mark(table, PUBLIC)
                return Reach.LATER
        with self._outbox.holding(slot):
            self._outbox.queues.unmark(person_id, slot)
            try:
                # An edit tells nothing of whether a message would arrive.
                await self._outbox.carrier(slot, fresh=table.elsewhere and before.dm_closed)
            except TRANSIENT as error:
                self._outbox.queues.failed(slot, error)
                self._outbox.mark(table, slot.place)
        closed = (await self._people.get(person_id)).dm_closed
        if closed or before.dm_closed:
            self._outbox.mark(table, PUBLIC)
        if self._dm_channels.waiting(person_id):
            return Reach.LATER
        return Reach.CLOSED if closed else Reach.OPEN

    async def heard(self, person_id: int, channel_id: int) -> None:
        """A person has used a button or a command among their direct messages: there they can be written to."""
        self._dm_channels.heard(person_id, channel_id)
        if not (await self._people.get(person_id)).dm_closed:
            return
        for row in await store.tables_of(self._tables.database, person_id, (Status.LOBBY, Status.RUNNING)):
            table, hand = await self._tables.get(row.id), hand_of(person_id)
            if self._hands.attempts.heard(Slot(table.id, hand), turn_of(table)):
                await self._people.reached(person_id, channel_id)
                self._outbox.mark(table, hand, fresh=waited_for(table, person_id))
                self._outbox.mark(table, PUBLIC)

    async def installed(self, table: Table, person_id: int) -> None:
        """Somebody who sits at a table where the bot is not turns out to have it among their own apps: if nothing
        has reached them so far, that is tried, once a turn."""
        closed = (await self._people.get(person_id)).dm_closed
        if closed and self._hands.attempts.may_try(Slot(table.id, hand_of(person_id)), turn_of(table)):
            await self.greet(table, person_id, installed=True)

    async def remind(self, table: Table, person_id: int) -> None:
        """Send the person's hand as a new message or, if their direct messages are closed, the line that mentions
        them; their panel says it, too."""
        if (await self._people.get(person_id)).dm_closed:
            slot = Slot(table.id, nudge_for(person_id))
            with contextlib.suppress(*TRANSIENT):
                await self._nudges.take_away(table, slot)
            self._outbox.nudge(table, person_id)
        else:
            self._outbox.mark(table, hand_of(person_id), fresh=True)
        await self._slots.read(table.id)
        if self._slots.get(Slot(table.id, panel_of(person_id))) is not None:
            self._outbox.mark(table, panel_of(person_id))
        self._outbox.mark(table, PUBLIC)

    async def send_direct_message(self, person_id: int, layout: Screen) -> None:
        """Send one person a message that belongs to no slot, if direct messages reach them: no channel is opened
        for this."""
        if person_id < 0:
            return
        person = await self._people.get(person_id)
        if person.dm_closed or person.dm_channel_id is None:
            return
        channel = self._client.get_partial_messageable(person.dm_channel_id)
        with contextlib.suppress(*TRANSIENT):
            none = discord.AllowedMentions.none()

            async def send(screen: Screen, files: Files) -> discord.Message:
                return await channel.send(view=screen, allowed_mentions=none, **files)

            await self._sending.send(layout, send, person_id)
