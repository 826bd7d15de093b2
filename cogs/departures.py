"""Servers that removed the bot, and channels and threads that were deleted: their tables close, and what was kept
of them is dropped."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection

import discord
from discord.ext import commands, tasks

from bot import store
from bot.client import BeanBot
from bot.store import departures
from bot.store.host.uses import drop_old_uses
from bot.store.nights.erasing import drop_old_nights
from bot.store.tables import NOWHERE, OPEN, TableRow
from bot.tables import Table, retention
from bot.tables.gently import gently
from bot.tables.nights.leaving import lose_nights_in, lose_nights_of
from bot.ui.faults import TRANSIENT, trace
from bot.ui.publishing.departing import UNKNOWN_CHANNEL, close_without_channel

log = logging.getLogger(__name__)

DAY = 24 * 3600
CLOSED_AFTER = DAY
"""Seconds after a server has removed the bot until its tables close: it may have been a mistake."""
FORGOTTEN_AFTER = 90 * DAY
"""Seconds after it until what was chosen for the server is dropped."""
DROPPED_AFTER = 30 * DAY
"""Seconds after its end until nothing is left of a table that counts in no result, or of a night."""


class Departures(commands.Cog):
    """Notes who goes, and looks once an hour, and after each start, what follows from that."""

    def __init__(self, bot: BeanBot) -> None:
        self.bot = bot
        self.absent: set[int] = set()
        """Servers that removed the bot while their shard was not connected: discord.py still lists them."""
        self.before: dict[int, dict[int, discord.Guild]] = {}
        """The servers of each shard that was disconnected, as they were listed then."""
        self._looking: set[asyncio.Task[None]] = set()
        bot.publisher.delivery.channel_gone = self.channel_gone
        self.tick.start()

    async def cog_unload(self) -> None:
        """Stop looking."""
        self.tick.cancel()

    # Servers

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """A server has removed the bot. One that is only out of order, as Discord calls it, is not among these."""
        await departures.note_left(self.bot.tables.database, guild.id, self.bot.tables.now())

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """A server has added the bot, perhaps again."""
        self.absent.discard(guild.id)
        await departures.note_back(self.bot.tables.database, guild.id)

    @commands.Cog.listener()
    async def on_shard_disconnect(self, shard: int) -> None:
        """Keep in mind which servers there are, for discord.py forgets none."""
        self.before[shard] = {guild.id: guild for guild in self.bot.guilds if guild.shard_id == shard}

    @commands.Cog.listener()
    async def on_shard_ready(self, shard: int) -> None:
        """Discord has listed the servers anew: each that it has listed is another object than before."""
        before = self.before.pop(shard, {})
        for server_id, guild in before.items():
            if self.bot.get_guild(server_id) is guild:
                self.absent.add(server_id)
                await departures.note_left(self.bot.tables.database, server_id, self.bot.tables.now())
            else:
                self.absent.discard(server_id)

    def there(self, server_id: int) -> bool:
        """Whether the bot is on this server, which may be out of order."""
        return server_id not in self.absent and self.bot.get_guild(server_id) is not None

    # Channels

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """A channel was deleted, and with it its threads."""
        await self._deleted(channel.id)

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """A thread was deleted."""
        await self._deleted(payload.thread_id)

    async def _deleted(self, channel_id: int) -> None:
        database = self.bot.tables.database
        await close_all(self.bot, await store.tables_around(database, channel_id, OPEN))
        await lose_nights_in(self.bot.tables, channel_id)
        self.bot.alarm.ring()
        await departures.forget_thread(database, channel_id)

    def channel_gone(self, table: Table) -> None:
        """Discord said that it knows a table's channel no more: perhaps it was deleted while the bot was away."""
        looking = asyncio.create_task(self._look_at(table.row.channel_id), name="channel gone")
        self._looking.add(looking)
        looking.add_done_callback(self._looking.discard)

    async def _look_at(self, channel_id: int) -> None:
        """Close the tables of a channel if Discord, asked for it, knows it no more: one answer is no proof, and
        games that are closed do not come back."""
        if await _is_deleted(self.bot, channel_id):
            await self._deleted(channel_id)

    # What follows

    @tasks.loop(hours=1)
    async def tick(self) -> None:
        """Do what is due; an error must not end the loop."""
        try:
            await self.look()
        except Exception as error:
            log.error("who has gone could not be looked at: %s", trace(error))

    @tick.before_loop
    async def _when_ready(self) -> None:
        await self.bot.wait_until_ready()

    async def look(self) -> None:
        """Note the servers that have gone or come while nobody told, and do what is due."""
        database, now = self.bot.tables.database, self.bot.tables.now()
        for server_id in await departures.servers_known(database):
            if not self.there(server_id):
                await departures.note_left(database, server_id, now)
        for server_id in await departures.servers_left(database):
            if self.there(server_id):
                await departures.note_back(database, server_id)
        for server_id in await departures.servers_left(database, now - CLOSED_AFTER):
            await close_all(self.bot, await store.tables_of_server(database, server_id, OPEN))
            await lose_nights_of(self.bot.tables, server_id)
        await self._look_at_channels()
        # A wrong clock of this machine must not erase anything.
        await drop(self.bot, min(now, int(self.bot.ages.newest)))

    async def _look_at_channels(self) -> None:
        """Close the tables whose channel was deleted while the bot was away."""
        for channel_id, guild_id in await departures.channels_in_use(self.bot.tables.database):
            guild = self.bot.get_guild(guild_id)
            if guild is None or guild.unavailable or guild.get_channel_or_thread(channel_id) is not None:
                continue
            # It may be a thread that was archived.
            await self._look_at(channel_id)


async def _is_deleted(bot: BeanBot, channel_id: int) -> bool:
    """Whether Discord knows a channel no more."""
    try:
        await bot.fetch_channel(channel_id)
    except TRANSIENT as error:
        return isinstance(error, discord.HTTPException) and error.code == UNKNOWN_CHANNEL
    return False


async def close_all(bot: BeanBot, rows: Collection[TableRow]) -> None:
    """Close these tables, whose channels are gone; one that cannot be closed does not keep the others open."""
    async for table_id in gently([row.id for row in rows if row.guild_id != NOWHERE]):
        try:
            await close_without_channel(bot.tables, bot.publisher.slots, table_id)
        except Exception as error:
            log.error("table %d could not be closed: %s", table_id, trace(error))


async def drop(bot: BeanBot, now: int) -> None:
    """Drop what was chosen for servers that removed the bot long ago, what nothing needs of tables and threads,
    nights that were over long ago, and old uses of the host's tools."""
    database = bot.tables.database
    for server_id in await departures.servers_left(database, now - FORGOTTEN_AFTER):
        await departures.forget_server(database, server_id)
        bot.publisher.servers.forget(server_id)
    await retention.drop_without_result(bot.tables, now - DROPPED_AFTER)
    await drop_old_nights(database, now - DROPPED_AFTER)
    await departures.drop_quiet_threads(database, now - DROPPED_AFTER)
    await drop_old_uses(database, now)


async def setup(bot: BeanBot) -> None:
    """Add this cog."""
    await bot.add_cog(Departures(bot))
