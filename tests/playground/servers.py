"""Servers of the small Discord of which a certain shard of the bot hears."""

from __future__ import annotations

from bot.playground import Playground
from bot.playground.world.places import Channel

SHARDS = 3


def shard_of(guild: int | str | None) -> int:
    """Discord's own rule."""
    return (int(guild or 0) >> 22) % SHARDS


def server_on(here: Playground, shard: int, name: str = "Elsewhere") -> Channel:
    """The channel of one more server, of which this shard hears."""
    world = here.small_discord.world
    number = world.place.guild
    while number in world.guilds or shard_of(number) != shard:
        number += 1 << 22
    return world.add_guild(name, number)
