"""Messages that are there: how each is reached, and deleted."""

from __future__ import annotations

import discord

from bot.store import MessageRow
from bot.ui.faults import TRANSIENT
from bot.ui.publishing.outbox import tokens
from bot.ui.publishing.outbox.places import Kind


def message(client: discord.Client, row: MessageRow) -> discord.PartialMessage:
    """The message of this row, which can be edited and deleted without being fetched."""
    return client.get_partial_messageable(row.channel_id).get_partial_message(row.message_id)


async def delete(client: discord.Client, row: MessageRow, now: int) -> bool:
    """Delete a private message; returns whether it is gone, or nothing reaches it any more."""
    try:
        if tokens.good(row, now):
            await tokens.delete(client, row)
        elif row.kind == Kind.HAND:
            await message(client, row).delete()
    except TRANSIENT as error:
        return is_gone(error)
    return True


def is_gone(error: Exception) -> bool:
    """Whether this error says that a message is there no more, or that this token does not reach it."""
    return isinstance(error, discord.HTTPException) and error.status in tokens.GONE
