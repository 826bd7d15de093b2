"""Messages of nights, each sent once: what a run that was killed could not note is found in its channel again."""

from __future__ import annotations

import asyncio
from collections.abc import Collection

import discord

from bot.features.nights.finding import announces, begins_with, written
from bot.features.nights.members import mentionable
from bot.store.nights import steps
from bot.store.nights.rows import NightRow
from bot.store.nights.steps import Step
from bot.tables import Tables
from bot.ui.layout import Screen
from bot.ui.publishing.people import People
from bot.ui.sending import Files, Sending

PATIENCE = 10.0
"""Seconds for one call."""


class Saying:
    """Says something in a night's channel, or to one person; raises what Discord's calls raise."""

    def __init__(self, client: discord.Client, tables: Tables, people: People, sending: Sending) -> None:
        self._client = client
        self._tables = tables
        self._people = people
        self._sending = sending

    async def in_channel(self, night: NightRow, step: Step, layout: Screen, called: Collection[int] = ()) -> int:
        """Say this in the night's channel, unless it stands there; `called`: who is to be mentioned. Returns the
        number of the message."""
        mentioned = await mentionable(self._client, night.guild_id, night.channel_id, called)
        return await self._once(step, layout, night.channel_id, mentioned)

    async def anew(self, night: NightRow, message_id: int, layout: Screen) -> None:
        """Say this in place of what a message in the night's channel says."""
        message = self._client.get_partial_messageable(night.channel_id).get_partial_message(message_id)

        async def edit(screen: Screen, files: Files) -> None:
            await message.edit(view=screen, allowed_mentions=discord.AllowedMentions.none(), **files)

        async with asyncio.timeout(PATIENCE):
            await self._sending.send(layout, edit, night.channel_id)

    async def to(self, person_id: int, step: Step, layout: Screen) -> None:
        """Say this to one person, unless it has been said: they have asked for it, or nothing else reaches them.
        So it is tried although their direct messages were closed before."""
        channel_id = (await self._people.get(person_id)).dm_channel_id
        if channel_id is None:
            async with asyncio.timeout(PATIENCE):
                channel_id = (await self._client.create_dm(discord.Object(person_id))).id
        await self._once(step, layout, channel_id, ())
        await self._people.reached(person_id, channel_id)

    async def _once(self, step: Step, layout: Screen, channel_id: int, called: Collection[int]) -> int:
        channel = self._client.get_partial_messageable(channel_id)
        if step.begun_at is not None:
            there = await self._stands(channel_id, layout, step.begun_at)
            if there is not None:
                return there
        await steps.begin(self._tables.database, step, self._tables.now())
        mentioned = discord.AllowedMentions(users=[discord.Object(person) for person in sorted(called)])
        # Of a call that is made again soon, Discord gives the message back that it has.
        nonce = f"night-{step.id}"

        async def send(screen: Screen, files: Files) -> discord.Message:
            return await channel.send(view=screen, allowed_mentions=mentioned, nonce=nonce, **files)

        async with asyncio.timeout(PATIENCE):
            return (await self._sending.send(layout, send, channel_id)).answer.id

    async def found(self, night: NightRow, since: int) -> int | None:
        """The number of a night's announcement in its channel, posted since this unix second."""
        async with asyncio.timeout(PATIENCE):
            messages = await written(self._client, night.channel_id, since)
        return next((one.id for one in messages if announces(one, night.id)), None)

    async def _stands(self, channel_id: int, layout: Screen, since: int) -> int | None:
        """The number of a message that begins like this one and was written there since this unix second."""
        async with asyncio.timeout(PATIENCE):
            messages = await written(self._client, channel_id, since)
        return next((one.id for one in messages if begins_with(one, layout.texts()[0])), None)
