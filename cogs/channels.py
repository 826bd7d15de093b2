"""What happens in the channels: messages that push a table up, and messages or channels that disappear."""

from __future__ import annotations

import discord
from discord.ext import commands

from bot.client import BeanBot


class Channels(commands.Cog):
    """Listens to the channels; reads no message's content."""

    def __init__(self, bot: BeanBot) -> None:
        self.bot = bot
        self._heard: set[int] = set()
        """The shards that had a session before."""

    @commands.Cog.listener()
    async def on_message(self, message: discord.Message) -> None:
        """A message was written: the tables of this channel have moved up."""
        if not message.flags.ephemeral:
            self.bot.publisher.table_messages.scrolling.written(message.channel.id)

    @commands.Cog.listener()
    async def on_raw_message_delete(self, payload: discord.RawMessageDeleteEvent) -> None:
        """A message was deleted; if it was a table's, it is posted again."""
        await self.bot.publisher.deleted(payload.message_id)

    @commands.Cog.listener()
    async def on_raw_bulk_message_delete(self, payload: discord.RawBulkMessageDeleteEvent) -> None:
        """Several messages were deleted at once."""
        for message_id in payload.message_ids:
            await self.bot.publisher.deleted(message_id)

    @commands.Cog.listener()
    async def on_shard_ready(self, shard: int) -> None:
        """A session has begun; if it is not the first one, what happened between the two was missed."""
        if shard in self._heard:
            await self.bot.recovery.heard_again(missed=True)
        self._heard.add(shard)

    @commands.Cog.listener()
    async def on_shard_resumed(self, shard: int) -> None:
        """The session goes on, and what happened meanwhile has been heard."""
        await self.bot.recovery.heard_again(missed=False)


async def setup(bot: BeanBot) -> None:
    """Add this cog."""
    await bot.add_cog(Channels(bot))
