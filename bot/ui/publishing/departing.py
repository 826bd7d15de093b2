"""Tables whose channel is no more: they close, and nothing is tried in that channel any longer."""

from __future__ import annotations

import logging

from bot.games.contract import Refusal
from bot.tables import Tables, closing
from bot.ui.publishing.outbox.places import Kind
from bot.ui.publishing.outbox.slots import Slots

log = logging.getLogger(__name__)

UNKNOWN_CHANNEL = 10003
"""Discord's code for a channel or thread that was deleted; one that is closed to the bot has others."""


async def close_without_channel(tables: Tables, slots: Slots, table_id: int) -> None:
    """Close a table whose channel is gone, if it is open; its people's direct messages say so."""
    await slots.read(table_id)
    for slot in slots.of(table_id):
        if slot.place.kind is not Kind.HAND:
            slots.drop(slot)
    try:
        await closing.close(tables, table_id, None, None)
    except Refusal:
        # Somebody was quicker, or its game is unknown to this version.
        await closing.close_unread(tables, table_id)
    log.info("table %d is closed: its channel, or the bot's place on its server, is no more", table_id)
