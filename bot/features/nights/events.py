"""The scheduled event of Discord's beside a night: made, moved, ended and deleted. Who asks for that, and notes
it, is elsewhere."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from typing import Any, NamedTuple

import discord

from bot.features.nights.board import url_of
from bot.store.nights.rows import NightRow, Stage
from bot.tables import Tables
from bot.ui.messages.games import name
from bot.ui.names import plain
from bot.ui.phrases import cut
from bot.words import say

LASTS = 3 * 3600
"""Seconds that a night is assumed to take: Discord wants to know when an event ends."""
PATIENCE = 10.0
"""Seconds for one call."""
NAME_LIMIT, PLACE_LIMIT, ABOUT_LIMIT = 100, 100, 1000
"""Characters."""
UNKNOWN_EVENT, NO_PERMISSION, TOO_MANY, FINISHED = 10070, 50013, 30038, 180000
"""Discord's codes where an event was deleted, may not be made, is one too many (a server has at most 100), or is
over."""


class Followed(NamedTuple):
    """What became of a night's event."""

    event_id: int | None
    """None: there is none."""
    lost: bool = False
    """Whether somebody has deleted or cancelled it in Discord."""
    barred: bool = False
    """Whether the bot may make none."""


class NightEvents:
    """Keeps events as their nights are; raises what Discord's calls raise."""

    def __init__(self, client: discord.Client, tables: Tables) -> None:
        self._client = client
        self._tables = tables

    def may(self, guild_id: int) -> bool:
        """Whether the bot may make events on this server, and change those that it has made."""
        guild = self._client.get_guild(guild_id)
        return guild is not None and not guild.unavailable and guild.me.guild_permissions.create_events

    def hidden(self, night: NightRow) -> bool | None:
        """Whether not everybody on the server sees the night's channel; None if that is not known. An event has no
        channel: everybody would read there what this one hides."""
        guild = self._client.get_guild(night.guild_id)
        room = None if guild is None else guild.get_channel_or_thread(night.channel_id)
        if guild is None or room is None:
            return None
        if isinstance(room, discord.Thread):
            parent = guild.get_channel(room.parent_id)
            if room.is_private() or parent is None:
                return True if room.is_private() else None
            room = parent
        return not room.permissions_for(guild.default_role).view_channel

    async def follow(self, night: NightRow) -> Followed:
        """Make the event of a night to come, bring it up to date, end it with its night, or delete that of a
        cancelled one."""
        guild = self._client.get_guild(night.guild_id)
        if guild is None:
            return Followed(night.event_id)
        if guild.unavailable:
            raise TimeoutError("the server is not there at the moment")
        async with asyncio.timeout(PATIENCE):
            if night.stage in (Stage.CANCELLED, Stage.MISSED):
                return await self._delete(guild, night)
            if night.stage is Stage.OVER:
                return await self._end(guild, night)
            if not night.ahead or night.starts_at <= self._tables.now():
                # Discord begins it and ends it by itself.
                return Followed(night.event_id)
            if night.event_id is None:
                return await self._make(guild, night)
            return await self._change(guild, night)

    async def _make(self, guild: discord.Guild, night: NightRow) -> Followed:
        if not night.wants_event or self.hidden(night) is not False:
            return Followed(None)
        if not self.may(night.guild_id):
            return Followed(None, barred=True)
        try:
            event = await guild.create_scheduled_event(
                entity_type=discord.EntityType.external,
                privacy_level=discord.PrivacyLevel.guild_only,
                **_said(night),
            )
        except discord.HTTPException as error:
            if error.code in (NO_PERMISSION, TOO_MANY):
                return Followed(None, barred=True)
            raise
        return Followed(event.id)

    async def _change(self, guild: discord.Guild, night: NightRow) -> Followed:
        """A look first: that alone tells whether it is still there, and mostly nothing has changed."""
        if self.hidden(night):
            return await self._delete(guild, night)
        try:
            event = await guild.fetch_scheduled_event(night.event_id or 0, with_counts=False)
            if event.status is discord.EventStatus.cancelled:
                return Followed(None, lost=True)
            said = _said(night)
            if event.status is discord.EventStatus.scheduled and any(
                getattr(event, part) != wanted for part, wanted in said.items()
            ):
                await event.edit(**said)
        except discord.HTTPException as error:
            if error.code in (UNKNOWN_EVENT, FINISHED):
                return Followed(None, lost=True)
            if error.code == NO_PERMISSION:
                return Followed(night.event_id, barred=True)
            raise
        return Followed(night.event_id)

    async def _end(self, guild: discord.Guild, night: NightRow) -> Followed:
        """A night may be over before its event is, which Discord ends by itself: one that has begun is completed,
        and one that Discord has not begun yet can only be cancelled."""
        if night.event_id is None or self._tables.now() >= night.starts_at + LASTS:
            return Followed(night.event_id)
        try:
            event = await guild.fetch_scheduled_event(night.event_id, with_counts=False)
            if event.status is discord.EventStatus.active:
                await event.end()
            elif event.status is discord.EventStatus.scheduled:
                await event.cancel()
        except discord.HTTPException as error:
            if error.code == NO_PERMISSION:
                return Followed(night.event_id, barred=True)
            if error.code not in (UNKNOWN_EVENT, FINISHED):
                raise
        return Followed(night.event_id)

    async def _delete(self, guild: discord.Guild, night: NightRow) -> Followed:
        if night.event_id is None:
            return Followed(None)
        try:
            await self._client.http.delete_scheduled_event(guild.id, night.event_id)
        except discord.HTTPException as error:
            if error.code == NO_PERMISSION:
                return Followed(night.event_id, barred=True)
            if error.code not in (UNKNOWN_EVENT, FINISHED):
                raise
        return Followed(None)


def event_name(night: NightRow) -> str:
    """What a night's event is called: its title, in which nothing is invisible."""
    return cut(plain(night.title), NAME_LIMIT)


def _said(night: NightRow) -> dict[str, Any]:
    """What an event says, in the night's language."""
    url = url_of(night)
    starts_at = datetime.fromtimestamp(night.starts_at, UTC)
    about = say(night.locale, "night-event-about", game=name(night.locale, night.game), url=url)
    return {
        "name": event_name(night),
        "start_time": starts_at,
        "end_time": datetime.fromtimestamp(night.starts_at + LASTS, UTC),
        "location": cut(url, PLACE_LIMIT),
        "description": cut(about, ABOUT_LIMIT),
    }
