"""The thread of a new table: opened below its line in the channel; when it is archived stands elsewhere."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

import discord

from bot.tables import Table
from bot.ui.faults import TRANSIENT
from bot.ui.messages.threads import thread_name
from bot.ui.seeing import game_of

log = logging.getLogger(__name__)

PATIENCE = 6.0
"""Seconds for the call; then the table stands in the channel."""
ALREADY_THERE = 160004
"""Discord's code for a message that has a thread."""
WEEK: Final = 10080
"""Minutes without a message after which Discord archives a thread by itself; the longest that there is."""


async def open_thread(client: discord.Client, table: Table, line: discord.PartialMessage) -> bool:
    """Open a thread for this table below its line, whose number it then has; returns whether Discord did."""
    try:
        async with asyncio.timeout(PATIENCE):
            # Not by the line itself: right after a start its server may not be known yet.
            await client.http.start_thread_with_message(
                line.channel.id, line.id, name=name_for(table), auto_archive_duration=WEEK
            )
    except TRANSIENT as error:
        if isinstance(error, discord.HTTPException) and error.code == ALREADY_THERE:
            # An earlier try succeeded, and its answer was lost.
            return True
        log.warning("table %d: no thread was opened (%s)", table.id, type(error).__name__)
        return False
    return True


async def take_back(line: discord.PartialMessage) -> None:
    """Delete a line that leads to no thread."""
    try:
        await line.delete()
    except TRANSIENT as error:
        log.warning("the line %d could not be taken back (%s)", line.id, type(error).__name__)


def name_for(table: Table) -> str:
    """The name of the thread in which this table stands."""
    return thread_name(table.row.locale, game_of(table), host_of(table))


def host_of(table: Table) -> str:
    """The name of its host; empty where nobody is."""
    return next((seat.name for seat in table.seats if seat.person_id == table.row.host_id), "")
