"""The answer to one interaction: given once, in time, privately or in the message that was clicked."""

from __future__ import annotations

import asyncio
import contextlib
from types import TracebackType
from typing import Self

import discord

from bot.ui.emojis import Emojis
from bot.ui.faults import TRANSIENT
from bot.ui.layout import Screen
from bot.ui.messages.lobby import words_screen
from bot.words import say

PATIENCE = 1.8
"""Seconds until Discord is told that the answer takes longer; Discord waits three."""
GIVE_UP = 6.0
"""Seconds for one call: discord.py waits for as long as a rate limit says, and the clicked message meanwhile for
it."""


class Reply:
    """Answers an interaction; used as a context manager, it makes sure that Discord hears something within three
    seconds."""

    def __init__(self, interaction: discord.Interaction, emojis: Emojis | None = None) -> None:
        self.interaction = interaction
        self._emojis = emojis or Emojis()
        self._lock = asyncio.Lock()
        self._timer: asyncio.TimerHandle | None = None
        self._deferring: asyncio.Task[None] | None = None

    @property
    def locale(self) -> str:
        """The reader's language."""
        return self.interaction.locale.value

    @property
    def clicked(self) -> discord.Message | None:
        """The message whose control was used; a command has none."""
        return self.interaction.message

    async def __aenter__(self) -> Self:
        self._timer = asyncio.get_running_loop().call_later(PATIENCE, self._defer)
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for pending in (self._timer, self._deferring):
            if pending is not None:
                pending.cancel()

    async def private(self, layout: Screen, *, lasting: bool = False) -> int:
        """Show this to the person alone, in a message of its own; returns the message's id. Among direct messages
        it may be a `lasting` one, which can be edited for ever."""
        ephemeral = self.interaction.guild_id is not None or not lasting
        async with asyncio.timeout(GIVE_UP), self._lock:
            return await self._emojis.send(layout, lambda: self._private(layout, ephemeral=ephemeral))

    async def _private(self, layout: Screen, *, ephemeral: bool) -> int:
        interaction = self.interaction
        if interaction.response.is_done():
            return (await interaction.followup.send(view=layout, ephemeral=ephemeral, wait=True)).id
        sent = await interaction.response.send_message(view=layout, ephemeral=ephemeral)
        return sent.message_id or (await interaction.original_response()).id

    async def follow_up(self, layout: Screen) -> int:
        """Show this to the person alone, below the public message that was clicked, which is answered by nothing
        or was by an edit; returns the message's id."""
        await self.acknowledge()
        return await self.private(layout)

    async def say(self, message: str, **facts: str | int) -> None:
        """Say this to the person alone, in their language."""
        await self.private(words_screen(say(self.locale, message, **facts)))

    async def update(self, layout: Screen) -> None:
        """Change the message that was clicked."""
        async with asyncio.timeout(GIVE_UP), self._lock:
            await self._emojis.send(layout, lambda: self._update(layout))

    async def _update(self, layout: Screen) -> None:
        if self.interaction.response.is_done():
            await self.interaction.edit_original_response(view=layout)
        else:
            await self.interaction.response.edit_message(view=layout)

    async def public(self, layout: Screen) -> int:
        """Post this in the channel as the answer; returns the message's id."""
        async with asyncio.timeout(GIVE_UP), self._lock:
            return await self._emojis.send(layout, lambda: self._public(layout))

    async def _public(self, layout: Screen) -> int:
        interaction, none = self.interaction, discord.AllowedMentions.none()
        if not interaction.response.is_done():
            sent = await interaction.response.send_message(view=layout, allowed_mentions=none)
            return sent.message_id or (await interaction.original_response()).id
        if interaction.message is not None:
            return (await interaction.followup.send(view=layout, allowed_mentions=none, wait=True)).id
        # "Thinking …" was shown to the person alone, and what follows it would be too.
        channel = interaction.client.get_partial_messageable(interaction.channel_id or 0)
        message = await channel.send(view=layout, allowed_mentions=none)
        with contextlib.suppress(*TRANSIENT):
            await interaction.delete_original_response()
        return message.id

    async def open_modal(self, modal: discord.ui.Modal) -> None:
        """Open a modal; it must be the first answer, and discord.py need not keep it."""
        async with asyncio.timeout(GIVE_UP), self._lock:
            if not self.interaction.response.is_done():
                modal.stop()
                await self.interaction.response.send_modal(modal)
                return
        await self.say("form-too-late")

    async def acknowledge(self) -> None:
        """Tell Discord that the answer takes longer, unless it has been given."""
        async with asyncio.timeout(GIVE_UP), self._lock:
            if not self.interaction.response.is_done():
                component = self.interaction.type is discord.InteractionType.component
                await self.interaction.response.defer(ephemeral=not component)

    def _defer(self) -> None:
        self._deferring = asyncio.create_task(self.acknowledge())
