"""The last click on each message: for a while the message can be edited through it, outside the channel's rate
limit."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from typing import NamedTuple

import discord

from bot.ui.faults import TRANSIENT

GOOD_FOR = 14 * 60
"""Seconds after a click; Discord accepts edits through it for a quarter of an hour."""
PATIENCE = 10.0
"""Seconds that such an edit may take: discord.py sleeps for as long as Discord says, and other messages would
wait."""
KEPT = 2048
"""For how many messages the last click is kept in memory."""


class LastClick(NamedTuple):
    """A click that was answered by an edit of its message, and when."""

    interaction: discord.Interaction
    at: float


class LastClicks:
    """The last clicks by message, if they are no more than some minutes old."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._clicks: OrderedDict[int, LastClick] = OrderedDict()

    def answered(self, message_id: int, interaction: discord.Interaction) -> None:
        """Note that this click was answered by editing the message that was clicked."""
        self._clicks[message_id] = LastClick(interaction, self._now())
        self._clicks.move_to_end(message_id)
        oldest = next(iter(self._clicks))
        while len(self._clicks) > KEPT or (oldest != message_id and self._outworn(self._clicks[oldest])):
            del self._clicks[oldest]
            oldest = next(iter(self._clicks))

    async def edit(self, message_id: int, layout: discord.ui.LayoutView) -> bool:
        """Edit a message through the last click on it; returns False if that is not possible."""
        click = self._clicks.get(message_id)
        if click is None or self._outworn(click):
            return False
        try:
            async with asyncio.timeout(PATIENCE):
                await click.interaction.edit_original_response(view=layout)
        except TRANSIENT:
            # What is wrong will show when the message is edited in the ordinary way.
            self._clicks.pop(message_id, None)
            return False
        return True

    def _outworn(self, click: LastClick) -> bool:
        return self._now() - click.at > GOOD_FOR
