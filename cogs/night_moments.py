"""What somebody means who types when a night is to be, and what is wrong where that can't be read."""

from __future__ import annotations

import asyncio
from functools import partial

from bot.games.contract import IllegalMove
from bot.ui.names import escape
from bot.ui.reply import Reply
from bot.words.moments import lacks_hour, missed_moments
from cogs.acting import Interaction
from cogs.zones import moments_of, region

ANY_ZONE = "UTC"
"""What can't be read there can't be read anywhere."""


async def moments_meant(interaction: Interaction, reply: Reply, words: str, zone: str) -> tuple[int, ...]:
    """The moments, in unix seconds, that somebody may mean who lives in this IANA zone. They may also be over, or
    too far ahead: so people are told that, and not that they can't be read."""
    found = await moments_of(interaction, reply, words, zone)
    if found:
        return found
    here, now = region(interaction, reply), interaction.client.tables.now()
    return await asyncio.to_thread(missed_moments, words, here, zone, now)


async def unread(interaction: Interaction, reply: Reply, words: str) -> IllegalMove:
    """What is wrong with words that can't be read as a moment: mostly nobody has said at what time of the day."""
    here, now = region(interaction, reply), interaction.client.tables.now()
    lacks = await asyncio.to_thread(partial(lacks_hour, words, here, ANY_ZONE, now))
    return IllegalMove("night-hour-missing" if lacks else "night-unreadable", words=escape(words))
