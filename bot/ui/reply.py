"""The answer to one interaction: given once, in time, privately or in the message that was clicked."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Callable
from io import BytesIO
from types import TracebackType
from typing import NamedTuple, Self, TypeAlias

import discord

from bot.ui.contexts import Context, address_of, context_of, in_bot_dm
from bot.ui.echo import without_echo
from bot.ui.emojis import Emojis
from bot.ui.faults import TRANSIENT
from bot.ui.layout import Screen
from bot.ui.messages.elsewhere import with_line
from bot.ui.messages.lobby import words_screen
from bot.ui.pictures import Pictures
from bot.ui.sending import NOTHING, Files, Sending, Shown, shown_by
from bot.words import say

PATIENCE = 1.8
"""Seconds until Discord is told that the answer takes longer; Discord waits three."""
GIVE_UP = 6.0
"""Seconds for one call: discord.py waits for as long as a rate limit says, and the clicked message meanwhile for
it."""
UPLOAD = 120.0
"""Seconds for one call with some MiB."""

FOLLOW_UPS = 5
"""So many messages may follow an answer where the bot is not."""
FOLLOWED = "followed"
"""Under this name an interaction keeps how many have."""

Response: TypeAlias = discord.Message | discord.InteractionCallbackResponse[discord.Client]
"""What Discord says of a message that it was given."""


class Answered(NamedTuple):
    """The message in which an answer stands."""

    message_id: int
    shown: Shown = NOTHING
    """Its picture."""
    in_words: bool = False
    """Whether it had to go without its picture."""
    first: bool = False
    """Whether this is the answer itself, which its token reaches by itself, and not what follows one."""
    ephemeral: bool = False
    """Whether Discord shows it to the person alone, even if it was meant for everybody."""


class NoRoom(TimeoutError):
    """Where the bot is not, Discord takes no more messages below this answer: this one was not sent."""

    words: Screen | None = None
    """What it was to say, where nothing else says that."""


class Reply:
    """Answers an interaction; used as a context manager, it makes sure that Discord hears something within three
    seconds."""

    def __init__(self, interaction: discord.Interaction, sending: Sending | None = None) -> None:
        self.interaction = interaction
        self.locale = interaction.locale.value
        """The reader's language: until it is known whether they chose one, their Discord's."""
        self._sending = sending or Sending(Emojis(), Pictures(None), time.time)
        self.serves = False
        """Whether the token of this click is to serve the message that was clicked: whatever is said to the person
        alone then follows an answer that changes nothing there."""
        self.acknowledged: Callable[[], None] = lambda: None
        """Is called once such an answer was given, whoever gave it, and however the click goes on."""
        self._last: tuple[Answered, Screen] | None = None
        """What the person alone was told last, but for their panel, which follows its table."""
        self._lock = asyncio.Lock()
        self._timer: asyncio.TimerHandle | None = None
        self._deferring: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        self._timer = asyncio.get_running_loop().call_later(PATIENCE, self._defer)
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for pending in (self._timer, self._deferring):
            if pending is not None:
                pending.cancel()

    async def private(self, layout: Screen, *, lasting: bool = False) -> Answered:
        """Show this to the person alone, in a message of its own. Among direct messages with the bot it may be a
        `lasting` one, which can be edited for ever."""
        interaction = self.interaction
        ephemeral = not (lasting and in_bot_dm(interaction))

        async def send(screen: Screen, files: Files) -> Response:
            if interaction.response.is_done():
                self._follow()
                return await interaction.followup.send(view=screen, ephemeral=ephemeral, wait=True, **files)
            return await interaction.response.send_message(view=screen, ephemeral=ephemeral, **files)

        async with asyncio.timeout(GIVE_UP), self._lock:
            # Not before the lock is held: the time may be up for an answer of its own.
            if self.serves and not interaction.response.is_done():
                await self._defer_update()
            first = not interaction.response.is_done()
            answered = (await self._answered(layout, send))._replace(first=first)
            self._last = None if lasting else (answered, layout)
            return answered

    async def _answered(self, layout: Screen, send: Callable[[Screen, Files], Awaitable[Response]]) -> Answered:
        sent = await self._sending.send(layout, send, address_of(self.interaction))
        answer = sent.answer
        if isinstance(answer, discord.Message):
            message_id, ephemeral = answer.id, answer.flags.ephemeral
        else:
            message_id, ephemeral = answer.message_id or 0, answer.is_ephemeral()
        if not message_id:
            message_id = (await self.interaction.original_response()).id
        return Answered(message_id, sent.shown, sent.in_words, ephemeral=ephemeral)

    @property
    def room(self) -> int:
        """How many messages for everybody may still follow this answer where the bot is not: one more is kept for
        what the person alone is told."""
        return max(0, self._left - 1)

    @property
    def full(self) -> bool:
        """Whether nothing more may follow this answer."""
        return not self._left

    @property
    def _left(self) -> int:
        """How many messages may still follow, whoever reads them; each that was tried counts."""
        if context_of(self.interaction) is not Context.ELSEWHERE:
            return FOLLOW_UPS
        return FOLLOW_UPS - int(self.interaction.extras.get(FOLLOWED, 0))

    def _follow(self) -> None:
        """Count one more message that follows, whoever answers this interaction; raises NoRoom where Discord would
        refuse it."""
        if not self._left:
            raise NoRoom("no more messages may follow this answer")
        self.interaction.extras[FOLLOWED] = int(self.interaction.extras.get(FOLLOWED, 0)) + 1

    async def more_waits(self) -> None:
        """Say below what the person alone was told last that there is more, which waits for their next click."""
        if self._last is None:
            return
        answered, layout = self._last
        layout = with_line(layout, say(self.locale, "more-waits"))

        async def send(screen: Screen, files: Files) -> object:
            if answered.first:
                return await self.interaction.edit_original_response(view=screen, **files)
            return await self.interaction.followup.edit_message(answered.message_id, view=screen, **files)

        async with asyncio.timeout(GIVE_UP), self._lock:
            await self._sending.send(layout, send, address_of(self.interaction), answered.shown)

    async def below(self, layout: Screen, called: int = 0) -> Answered:
        """Post this for everybody below an answer that was given; it calls nobody but the one who is `called`."""
        only = discord.AllowedMentions(users=[discord.Object(called)] if called else [])

        async def send(screen: Screen, files: Files) -> Response:
            self._follow()
            return await self.interaction.followup.send(view=screen, allowed_mentions=only, wait=True, **files)

        async with asyncio.timeout(GIVE_UP), self._lock:
            return await self._answered(layout, send)

    @property
    def follows(self) -> bool:
        """Whether what is said to the person alone follows an answer, and is not the answer itself."""
        return self.serves or self.interaction.response.is_done()

    async def change(self, message_id: int, layout: Screen) -> Answered:
        """Show this in place of a message without a picture that has followed this answer."""

        async def send(screen: Screen, files: Files) -> discord.Message:
            return await self.interaction.followup.edit_message(message_id, view=screen, **files)

        if self._last is not None and self._last[0].message_id == message_id:
            self._last = None
        async with asyncio.timeout(GIVE_UP), self._lock:
            sent = await self._sending.send(layout, send, address_of(self.interaction), NOTHING)
        return Answered(message_id, sent.shown, sent.in_words)

    async def say(self, message: str, **facts: str | int) -> None:
        """Say this to the person alone, in their language."""
        layout = words_screen(say(self.locale, message, **facts))
        try:
            await self.private(layout)
        except NoRoom as full:
            full.words = layout
            raise

    async def update(self, layout: Screen, before: Shown | None = None) -> Answered:
        """Change the message that was clicked, of whose picture may be known what it showed `before`."""

        async def send(screen: Screen, files: Files) -> Response | None:
            if self.interaction.response.is_done():
                return await self.interaction.edit_original_response(view=screen, **files)
            with without_echo():
                return await self.interaction.response.edit_message(view=screen, **files)

        clicked = self.interaction.message
        async with asyncio.timeout(GIVE_UP), self._lock:
            sent = await self._sending.send(
                layout, send, address_of(self.interaction), before or shown_by(clicked)
            )
        return Answered(clicked.id if clicked is not None else 0, sent.shown, sent.in_words)

    async def public(self, layout: Screen, mentions: discord.AllowedMentions | None = None) -> Answered:
        """Post this in the channel as the answer; only these `mentions` call anybody."""

        async def send(screen: Screen, files: Files) -> Response:
            interaction, called = self.interaction, mentions or discord.AllowedMentions.none()
            if not interaction.response.is_done():
                return await interaction.response.send_message(view=screen, allowed_mentions=called, **files)
            if interaction.message is not None:
                self._follow()
                return await interaction.followup.send(view=screen, allowed_mentions=called, wait=True, **files)
            if context_of(interaction) is Context.ELSEWHERE:
                return await self._after_thinking(screen, called, files)
            # "Thinking …" was shown to the person alone, and what follows it would be too.
            channel = interaction.client.get_partial_messageable(interaction.channel_id or 0)
            message = await channel.send(view=screen, allowed_mentions=called, **files)
            with contextlib.suppress(*TRANSIENT):
                await interaction.delete_original_response()
            return message

        async with asyncio.timeout(GIVE_UP), self._lock:
            first = not self.interaction.response.is_done()
            return (await self._answered(layout, send))._replace(first=first)

    async def _after_thinking(
        self, screen: Screen, called: discord.AllowedMentions, files: Files
    ) -> discord.Message:
        """Post this where the bot is not, once "thinking …" was shown to the person alone: what follows it at once
        would be too."""
        interaction = self.interaction
        await interaction.edit_original_response(view=words_screen(say(self.locale, "panel-coming")))
        self._follow()
        message = await interaction.followup.send(view=screen, allowed_mentions=called, wait=True, **files)
        with contextlib.suppress(*TRANSIENT):
            await interaction.delete_original_response()
        return message

    async def file(self, words: str, name: str, content: bytes) -> None:
        """Give the person alone this file, below these words."""
        interaction, file = self.interaction, discord.File(BytesIO(content), name)
        async with asyncio.timeout(GIVE_UP), self._lock:
            if interaction.response.is_done():
                self._follow()
                await interaction.followup.send(words, file=file, ephemeral=True)
            else:
                await interaction.response.send_message(words, file=file, ephemeral=True)

    async def film(self, layout: Screen, made: bytes) -> bool:
        """Post this in the channel, with this file as its picture, once the person alone was told of it; whether a
        file is taken there."""

        async def send(screen: Screen, files: Files) -> Response:
            none = discord.AllowedMentions.none()
            self._follow()
            return await self.interaction.followup.send(view=screen, allowed_mentions=none, wait=True, **files)

        async with asyncio.timeout(UPLOAD):
            return await self._sending.send_made(layout, made, send, address_of(self.interaction)) is not None

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
                if self.interaction.type is discord.InteractionType.component:
                    await self._defer_update()
                else:
                    await self.interaction.response.defer(ephemeral=True)

    async def _defer_update(self) -> None:
        await self.interaction.response.defer()
        self.acknowledged()

    def _defer(self) -> None:
        self._deferring = asyncio.create_task(self.acknowledge())
