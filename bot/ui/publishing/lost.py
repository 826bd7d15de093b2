"""Messages that a run posted and could not note before it was killed: their channel still has them."""

from __future__ import annotations

import discord

from bot.ui.controls import read

LOOKED_AT = 50
"""How many of the newest messages of a channel are looked at."""


async def with_controls(channel: discord.abc.Messageable, author: int, table: int) -> list[int]:
    """The messages of this author that have controls of this table; raises what Discord's calls raise."""
    history = channel.history(limit=LOOKED_AT)
    return [message.id async for message in history if message.author.id == author and _shows(message, table)]


def _shows(message: discord.Message, table: int) -> bool:
    for item in discord.ui.LayoutView.from_message(message, timeout=None).walk_children():
        control = read(getattr(item, "custom_id", None) or "")
        if control is not None and control.table == table:
            return True
    return False
