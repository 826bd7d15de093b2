"""The announcement of a night: posted, and kept as the night is. Who asks for that, and notes it, is elsewhere."""

from __future__ import annotations

import asyncio
import contextlib
from collections import OrderedDict
from functools import partial
from typing import NamedTuple

import discord

from bot.store import Database
from bot.store.nights.rows import NightRow, guests_of
from bot.tables import Tables
from bot.ui.faults import TRANSIENT, Fault, fault
from bot.ui.layout import Screen
from bot.ui.messages.nights.announcement import announcement_screen
from bot.ui.sending import Files, Sending

PATIENCE = 10.0
"""Seconds for one call."""
TOKEN = 14 * 60
"""Seconds for which the token of a click may edit the message that was clicked."""
KEPT = 256
"""Of so many nights the last click is remembered."""
NO_MORE_EDITS = (Fault.MESSAGE_GONE, Fault.TOO_OLD, Fault.ARCHIVED)


class Click(NamedTuple):
    """The last press on an announcement, whose token edits it without counting for Discord's limits."""

    message_id: int
    interaction: discord.Interaction
    at: float


class NightBoard:
    """Posts and edits announcements; raises what Discord's calls raise."""

    def __init__(self, client: discord.Client, tables: Tables, sending: Sending) -> None:
        self._client = client
        self._tables = tables
        self._sending = sending
        self._clicks: OrderedDict[int, Click] = OrderedDict()

    @property
    def _database(self) -> Database:
        return self._tables.database

    async def show(self, night: NightRow) -> int:
        """Post the announcement, or bring it up to date; a night to come gets another one where the first is gone
        or takes no more edits. Returns the number of its message."""
        layout = announcement_screen(night, await guests_of(self._database, night.id))
        if night.message_id is None:
            return await self._post(night, layout)
        try:
            await self._edit(night, night.message_id, layout)
        except TRANSIENT as error:
            if fault(error) not in NO_MORE_EDITS:
                raise
            if not night.ahead:
                return night.message_id
            fresh = await self._post(night, layout)
            await self._delete(night, night.message_id)
            return fresh
        return night.message_id

    def clicked(self, night: NightRow, interaction: discord.Interaction) -> None:
        """Note that a press on the announcement was answered by editing it: its token serves for more of that."""
        self._clicks[night.id] = Click(night.message_id or 0, interaction, self._tables.moment())
        self._clicks.move_to_end(night.id)
        if len(self._clicks) > KEPT:
            self._clicks.popitem(last=False)

    async def _post(self, night: NightRow, layout: Screen) -> int:
        channel = self._client.get_partial_messageable(night.channel_id, guild_id=night.guild_id)
        # Of a call whose answer was lost Discord gives the message back; one in its place has another nonce.
        nonce = f"{night.id}-{(night.message_id or 0) % 10**12}"

        async def send(screen: Screen, files: Files) -> discord.Message:
            none = discord.AllowedMentions.none()
            return await channel.send(view=screen, allowed_mentions=none, nonce=nonce, **files)

        async with asyncio.timeout(PATIENCE):
            return (await self._sending.send(layout, send, night.channel_id)).answer.id

    async def _edit(self, night: NightRow, message_id: int, layout: Screen) -> None:
        """By the token of the last press, or else by a call that counts."""
        click = self._clicks.pop(night.id, None)
        if click is not None and click.message_id == message_id and self._tables.moment() - click.at < TOKEN:
            with contextlib.suppress(*TRANSIENT):
                async with asyncio.timeout(PATIENCE):
                    await self._sending.send(layout, partial(_by_token, click.interaction), night.channel_id)
                self._clicks.setdefault(night.id, click)
                return
        message = self._client.get_partial_messageable(night.channel_id).get_partial_message(message_id)

        async def edit(screen: Screen, files: Files) -> None:
            await message.edit(view=screen, allowed_mentions=discord.AllowedMentions.none(), **files)

        async with asyncio.timeout(PATIENCE):
            await self._sending.send(layout, edit, night.channel_id)

    async def _delete(self, night: NightRow, message_id: int) -> None:
        message = self._client.get_partial_messageable(night.channel_id).get_partial_message(message_id)
        with contextlib.suppress(*TRANSIENT):
            async with asyncio.timeout(PATIENCE):
                await message.delete()


async def _by_token(interaction: discord.Interaction, screen: Screen, files: Files) -> None:
    await interaction.edit_original_response(view=screen, **files)


def url_of(night: NightRow) -> str:
    """The address of the announcement, or of its channel as long as there is none."""
    there = f"https://discord.com/channels/{night.guild_id}/{night.channel_id}"
    return there if night.message_id is None else f"{there}/{night.message_id}"
