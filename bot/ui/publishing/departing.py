"""Tables whose channel is no more: they close, and nothing is tried in that channel any longer."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from bot.games.contract import Refusal
from bot.tables import closing
from bot.ui.publishing.places import Kind

if TYPE_CHECKING:
    from bot.ui.publishing.publisher import Publisher

log = logging.getLogger(__name__)

UNKNOWN_CHANNEL = 10003
"""Discord's code for a channel or thread that was deleted; one that is closed to the bot has others."""


async def close_without_channel(publisher: Publisher, table_id: int) -> None:
    """Close a table whose channel is gone, if it is open; its people's direct messages say so."""
    await publisher.slots.read(table_id)
    for slot in publisher.slots.of(table_id):
        if slot.place.kind is not Kind.HAND:
            publisher.slots.drop(slot)
            publisher.panels.gone(slot)
    try:
        await closing.close(publisher.tables, table_id, None, None)
    except Refusal:
        # Somebody was quicker, or its game is unknown to this version.
        await closing.close_unread(publisher.tables, table_id)
    log.info("table %d is closed: its channel, or the bot's place on its server, is no more", table_id)
