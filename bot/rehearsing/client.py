"""The bot of a rehearsal: it registers `/rehearse`, waits for it, and passes on what the person does."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable

import discord

from bot.rehearsing.offered import NAME, installable, offer_alone, withdraw
from bot.rehearsing.patience import TIDYING
from bot.rehearsing.record.tracing import Listener
from bot.rehearsing.told import given
from bot.ui.contexts import Context, context_of
from bot.ui.faults import TRANSIENT

ELSEWHERE = "A rehearsal is under way: this bot plays again when it is over."
NOT_YOURS = "Only who typed /rehearse presses here."
NOT_HERE = "Type /rehearse in an ordinary text channel of the test server, as somebody who manages it."

NEEDED = {
    "view_channel": "View Channel",
    "send_messages": "Send Messages",
    "read_message_history": "Read Message History",
    "attach_files": "Attach Files",
}
"""The permissions without which there is no rehearsal, as Discord calls them."""
PATIENCE = 2.0
"""Seconds in which the next server must be told of, or there is none; discord.py's own."""


class Rehearsal(discord.Client):
    """Hears presses and commands; `server` is the number of the test server, None for the only one there is."""

    def __init__(self, listener: Listener, server: int | None) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True, guild_messages=True),
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,
            max_ratelimit_timeout=30,
            guild_ready_timeout=PATIENCE,
            http_trace=listener.trace(),
            enable_debug_events=True,
        )
        self.begun: asyncio.Future[discord.Interaction] = asyncio.get_running_loop().create_future()
        """The command with which somebody began; it is answered."""
        self.passed_on: Callable[[discord.Interaction], None] | None = None
        """Takes what the person does from then on."""
        self.completing: Callable[[discord.Interaction], Awaitable[None]] | None = None
        """Offers from then on what one may choose while one types."""
        self.wrote: dict[int, int] = {}
        """Who has written which message, by its number, while the rehearsal lasts; private ones do not count."""
        self.listener = listener
        self._server = server
        self._offered = False
        self.replaced: list[str] = []
        """The names of another program's commands that were there before."""

    async def setup_hook(self) -> None:
        """Register the command with which one begins."""
        self._offered = True
        self.replaced = await offer_alone(self, anywhere=installable(self))

    async def tidy(self) -> None:
        """Leave the bot's own commands, and no others."""
        if not self._offered:
            return
        with contextlib.suppress(*TRANSIENT, discord.DiscordException):
            async with asyncio.timeout(TIDYING):
                await withdraw(self, anywhere=installable(self))

    def servers(self) -> list[discord.Guild]:
        """Where a rehearsal may be: on the server that was named, or on all."""
        return [guild for guild in self.guilds if self._server in (None, guild.id)]

    async def on_socket_raw_receive(self, frame: str) -> None:
        """Have what people do written down."""
        self.listener.heard(frame)

    async def on_message(self, message: discord.Message) -> None:
        """Note that somebody has written, as the bot counts it."""
        if self.passed_on is not None and not message.flags.ephemeral:
            self.wrote[message.id] = message.author.id

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Begin with the first /rehearse, and pass on what its person does after that."""
        command = interaction.command is None and given(interaction).get("name")
        if interaction.type is discord.InteractionType.autocomplete:
            if command == NAME and self.completing is not None:
                await self.completing(interaction)
            return
        if command and command != NAME:
            await self._refuse(interaction, ELSEWHERE)
        elif not self.begun.done():
            await self._begin(interaction)
        elif interaction.user.id != self.begun.result().user.id and not (
            command and context_of(interaction) is Context.ELSEWHERE
        ):
            await self._refuse(interaction, NOT_YOURS)
        elif self.passed_on is not None:
            self.passed_on(interaction)

    async def _begin(self, interaction: discord.Interaction) -> None:
        here = interaction.guild is not None and self.servers() == [interaction.guild]
        if not (
            here
            and interaction.type is discord.InteractionType.application_command
            and isinstance(interaction.channel, discord.TextChannel)
            and not interaction.channel.is_news()
            and interaction.permissions.manage_guild
        ):
            await self._refuse(interaction, NOT_HERE)
            return
        if lacking := [words for name, words in NEEDED.items() if not getattr(interaction.app_permissions, name)]:
            await self._refuse(interaction, f"In this channel I lack: {', '.join(lacking)}.")
            return
        self.begun.set_result(interaction)
        await interaction.response.send_message("The rehearsal begins below.", ephemeral=True)

    async def _refuse(self, interaction: discord.Interaction, words: str) -> None:
        with contextlib.suppress(*TRANSIENT, discord.InteractionResponded):
            await interaction.response.send_message(words, ephemeral=True)
