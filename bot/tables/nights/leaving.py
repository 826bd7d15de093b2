"""Nights of somebody, or of a server or a channel, that will be there no more."""

from __future__ import annotations

from bot.store.nights import rows
from bot.store.nights.rows import GOING_ON
from bot.tables.nights import hours
from bot.tables.tables import Tables


async def leave_nights(tables: Tables, person_id: int) -> None:
    """Take somebody off all nights that have not begun."""
    for night_id in await rows.nights_with(tables.database, person_id):
        await hours.drop_guests(tables, night_id, [person_id])


async def lose_nights_in(tables: Tables, channel_id: int) -> None:
    """Call off the nights of a channel that was deleted; their hosts are told."""
    for night in await rows.nights_in(tables.database, channel_id):
        await hours.lose(tables, night.id, told=True)


async def lose_nights_of(tables: Tables, guild_id: int) -> None:
    """Call off the nights of a server on which nothing can be said any more."""
    for night in await rows.nights_of(tables.database, guild_id, GOING_ON):
        await hours.lose(tables, night.id, told=False)
