"""Who is still on a night's server, and in its thread: Discord tells of it only who asks."""

from __future__ import annotations

import asyncio
from collections.abc import Collection

import discord

from bot.ui.faults import TRANSIENT
from bot.ui.publishing.direct_messages.membership import UNKNOWN_MEMBER

LIMIT = 100
"""So many people can be asked about at once."""
PATIENCE = 5.0
"""Seconds for an answer."""


async def gone(client: discord.Client, guild_id: int, people: Collection[int]) -> set[int]:
    """Those of these people (a hundred at most) who have left the server. What cannot be known counts as no.

    One question over the gateway, which is no call that Discord counts and needs no intent, asks for all of them;
    whoever is missing from its answer is asked for alone, since the answer may be lost.
    """
    guild = client.get_guild(guild_id)
    if guild is None or not people:
        return set()
    try:
        async with asyncio.timeout(PATIENCE):
            found = await guild.query_members(user_ids=sorted(people), limit=LIMIT, cache=False)
    except (*TRANSIENT, discord.DiscordException):
        return set()
    missing = sorted(set(people) - {member.id for member in found})
    return {person for person in missing if await _left(guild, person)}


async def mentionable(
    client: discord.Client, guild_id: int, channel_id: int, people: Collection[int]
) -> list[int]:
    """Those of these people whom a mention in this channel lets in nowhere: whoever has left a private thread
    would be in it again."""
    guild = client.get_guild(guild_id)
    thread = None if guild is None else guild.get_thread(channel_id)
    if thread is None or not thread.is_private():
        return list(people)
    return [person for person in people if await _is_in(thread, person)]


async def _is_in(thread: discord.Thread, person_id: int) -> bool:
    try:
        await thread.fetch_member(person_id)
    except TRANSIENT:
        return False
    return True


async def _left(guild: discord.Guild, person_id: int) -> bool:
    try:
        await guild.fetch_member(person_id)
    except TRANSIENT as error:
        return isinstance(error, discord.HTTPException) and error.code == UNKNOWN_MEMBER
    return False
