"""The last click on each message: for a while that message can be edited through it, which no limit of the channel
counts."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from typing import NamedTuple

import discord

from bot.ui.faults import TRANSIENT

GOOD_FOR = 14 * 60
"""So many seconds after a click; Discord takes edits through it for a quarter of an hour."""
PATIENCE = 10.0
"""Seconds for such an edit: discord.py sleeps here for as long as Discord says, and the next ones would wait."""
KEPT = 2048
"""The last clicks on how many messages stay in memory."""


class LastClick(NamedTuple):
    """A click that was answered by an edit of its message, and when."""

    interaction: discord.Interaction
    at: int


class LastClicks:
    """The last clicks by message; those of the last minutes only."""

    def __init__(self, now: Callable[[], int]) -> None:
        self._now = now
        self._clicks: OrderedDict[int, LastClick] = OrderedDict()

    def answered(self, message_id: int, interaction: discord.Interaction) -> None:
        """This click was answered by an edit of the message that was clicked."""
        self._clicks[message_id] = LastClick(interaction, self._now())
        self._clicks.move_to_end(message_id)
        oldest = next(iter(self._clicks))
        while len(self._clicks) > KEPT or (oldest != message_id and self._outworn(self._clicks[oldest])):
            del self._clicks[oldest]
            oldest = next(iter(self._clicks))

    async def edit(self, message_id: int, layout: discord.ui.LayoutView) -> bool:
        """Edit a message through the last click on it; False where that cannot be done."""
        click = self._clicks.get(message_id)
        if click is None or self._outworn(click):
            return False
        try:
            async with asyncio.timeout(PATIENCE):
                await click.interaction.edit_original_response(view=layout)
        except TRANSIENT:
            # What is the matter shows when the message is edited in the ordinary way.
            self._clicks.pop(message_id, None)
            return False
        return True

    def _outworn(self, click: LastClick) -> bool:
        return self._now() - click.at > GOOD_FOR
