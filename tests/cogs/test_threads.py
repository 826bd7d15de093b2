"""A table in a thread: it is opened and played there like in a channel."""

from __future__ import annotations

from pathlib import Path

import discord

from tests.cogs.driving import Driver
from tests.cogs.mishaps import private
from tests.cogs.world import World, words, world

NAMES = ("Ana", "Ben", "Cleo")


async def move_into_a_thread(here: World) -> None:
    """From now on this world's channel is a thread of the one before."""
    channel = here.bot.get_channel(here.channel.id)
    assert isinstance(channel, discord.TextChannel)
    with here.env._bot_scope():
        await channel.create_thread(name="beans", type=discord.ChannelType.public_thread)
    await here.env.settle()
    (here.channel,) = here.channel.threads


async def test_a_table_is_played_in_a_thread(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await move_into_a_thread(here)
        table = await here.open(*NAMES)
        await Driver(here, table, NAMES).play(12)
        assert len(here.channel.history()) == 1
        assert "#1" in words(here.table_message(table))
        assert f"/{here.channel.id}/" in str(here.hand_message("Ana").components)
        assert not here.env.errors


async def test_play_in_a_thread_asks_for_the_permission_to_write_in_threads(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana") as here:
        me = here.guild.me
        assert me is not None
        denied = discord.PermissionOverwrite(send_messages_in_threads=False)
        here.channel = here.guild.create_text_channel("closed", overwrites={me: denied})
        await move_into_a_thread(here)
        assert "Send Messages in Threads" in private(await here["Ana"].slash(here.channel, "play"))
