"""Once a day: games that ended long ago are pruned to their results, and people long unseen are forgotten."""

from __future__ import annotations

import logging

from discord.ext import commands, tasks

from bot import store
from bot.client import BeanBot
from bot.tables import forgetting, retention
from bot.tables.gently import gently
from bot.ui.faults import trace
from bot.words import DEFAULT, say

log = logging.getLogger(__name__)

DAY = 24 * 3600


class Retention(commands.Cog):
    """Looks once an hour whether a day has gone by."""

    def __init__(self, bot: BeanBot) -> None:
        self.bot = bot
        self.done_at = 0.0
        if bot.keep:
            self.tidy.start()

    async def cog_unload(self) -> None:
        """Stop looking."""
        self.tidy.cancel()

    @tasks.loop(hours=1)
    async def tidy(self) -> None:
        """Drop what is old. The time is Discord's: a wrong clock of this machine must not erase anything."""
        now = min(self.bot.tables.now(), self.bot.ages.newest)
        if now - self.done_at < DAY:
            return
        try:
            await drop(self.bot, int(now) - self.bot.keep * DAY)
            self.done_at = now
        except Exception as error:
            log.error("what is old could not be dropped: %s", trace(error))

    @tidy.before_loop
    async def _when_ready(self) -> None:
        await self.bot.wait_until_ready()


async def drop(bot: BeanBot, before: int) -> None:
    """Prune games that were over before this moment, forget who was not seen since, and let the file shrink."""
    database = bot.tables.database
    pruned = await retention.prune(bot.tables, before)
    people = await store.people_not_seen(database, before)
    async for person_id in gently(people):
        await forgetting.erase(bot.tables, person_id, say(DEFAULT, "forgotten-name"))
        bot.people.forget(person_id)
    if pruned or people:
        log.info("%d games of long ago are pruned to their results, %d people forgotten", pruned, len(people))
    await database.shrink()


async def setup(bot: BeanBot) -> None:
    """Add this cog."""
    await bot.add_cog(Retention(bot))
