"""Answers are given up where Discord holds them up for minutes: the clicked message would wait for them."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest
from discord import app_commands
from discord.webhook.async_ import async_context

from bot.ui import reply as module
from bot.ui.echo import _WithoutEcho
from bot.ui.messages.lobby import words_screen
from bot.ui.reply import Reply


class Limited:
    """An interaction whose every response waits for a rate limit."""

    locale = SimpleNamespace(value="en")
    guild_id, channel_id = 1, 2
    context = app_commands.AppCommandContext(guild=True)
    type = discord.InteractionType.component
    message = None

    def __init__(self, *, done: bool) -> None:
        self.response = SimpleNamespace(
            is_done=lambda: done, edit_message=self.wait, send_message=self.wait, defer=self.wait
        )
        self.followup = SimpleNamespace(send=self.wait)
        self.extras: dict[str, int] = {}
        self.edit_original_response = self.wait

    def is_guild_integration(self) -> bool:
        return True

    async def wait(self, *_: Any, **__: Any) -> None:
        await asyncio.Event().wait()


@pytest.mark.parametrize("done", [False, True])
async def test_an_answer_that_is_held_up_for_minutes_is_given_up(
    monkeypatch: pytest.MonkeyPatch, *, done: bool
) -> None:
    monkeypatch.setattr(module, "GIVE_UP", 0.01)
    reply = Reply(cast(discord.Interaction, Limited(done=done)))
    screen = words_screen("Hello")
    for answer in (reply.update, reply.private):
        with pytest.raises(TimeoutError):
            await answer(screen)


class Edited(Limited):
    """An interaction that notes how the clicked message was edited."""

    def __init__(self) -> None:
        super().__init__(done=False)
        self.adapter: object = None
        self.response.edit_message = self.edit

    async def edit(self, **_: Any) -> None:
        self.adapter = async_context.get()


async def test_an_answer_that_edits_what_was_clicked_is_not_repeated_by_discord() -> None:
    interaction = Edited()
    await Reply(cast(discord.Interaction, interaction)).update(words_screen("Hello"))
    assert isinstance(interaction.adapter, _WithoutEcho)
    assert not isinstance(async_context.get(), _WithoutEcho)


class Elsewhere(Limited):
    """An interaction where the bot is not, which was answered, and what has followed it."""

    context = app_commands.AppCommandContext(private_channel=True)

    def __init__(self) -> None:
        super().__init__(done=True)
        self.sent = 0
        self.followup = SimpleNamespace(send=self.send)

    def is_guild_integration(self) -> bool:
        return False

    async def send(self, **_: Any) -> Any:
        self.sent += 1
        return SimpleNamespace(message_id=self.sent, is_ephemeral=lambda: True)


async def test_no_sixth_message_follows_an_answer_whoever_says_it() -> None:
    interaction = Elsewhere()
    several = [Reply(cast(discord.Interaction, interaction)) for _ in range(2)]
    assert [one.room for one in several] == [4, 4], "the last is for what the person alone is told"
    for number in range(module.FOLLOW_UPS):
        await several[number % 2].private(words_screen("Hello"))
    for one in several:
        with pytest.raises(module.NoRoom):
            await one.private(words_screen("Hello"))
    assert interaction.sent == module.FOLLOW_UPS
