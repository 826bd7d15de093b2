"""What a run that was killed has made on Discord and could not note: it is there still."""

from __future__ import annotations

from datetime import UTC, datetime

import discord

from bot.features.nights.events import event_name
from bot.store.nights.rows import NightRow
from bot.ui.controls import ANYWHERE, read
from bot.ui.messages.nights.actions import ANSWER

LOOKED_AT = 50
"""How many messages of a channel are looked at."""
CLOCKS = 60
"""Seconds by which Discord's clock and this machine's may differ."""


async def written(client: discord.Client, channel_id: int, since: int) -> list[discord.Message]:
    """What the bot has written in a channel since this unix second; nothing where it may write and not read.

    Raises what else Discord's calls raise.
    """
    channel, author = client.get_partial_messageable(channel_id), _own_number(client)
    after = datetime.fromtimestamp(since - CLOCKS, UTC)
    try:
        return [one async for one in channel.history(limit=LOOKED_AT, after=after) if one.author.id == author]
    except discord.Forbidden:
        return []


def begins_with(message: discord.Message, paragraph: str) -> bool:
    """Whether this is the first paragraph of a message."""
    texts = (item for item in _items(message) if isinstance(item, discord.ui.TextDisplay))
    return next((text.content for text in texts), None) == paragraph


def announces(message: discord.Message, night_id: int) -> bool:
    """Whether a message has the buttons of a night's announcement."""
    found = [read(getattr(item, "custom_id", None) or "") for item in _items(message)]
    return any(one and one[:2] == (ANYWHERE, ANSWER) and str(night_id) in one.args[:1] for one in found)


async def found_event(client: discord.Client, night: NightRow) -> int | None:
    """The number of the event that was made for a night; raises what Discord's calls raise."""
    guild, starts_at = client.get_guild(night.guild_id), datetime.fromtimestamp(night.starts_at, UTC)
    if guild is None:
        return None
    for event in await guild.fetch_scheduled_events(with_counts=False):
        ours = event.creator_id == _own_number(client)
        if ours and event.start_time == starts_at and event.name == event_name(night):
            return event.id
    return None


def _own_number(client: discord.Client) -> int:
    return client.user.id if client.user else 0


def _items(message: discord.Message) -> list[discord.ui.Item[discord.ui.LayoutView]]:
    return list(discord.ui.LayoutView.from_message(message, timeout=None).walk_children())
