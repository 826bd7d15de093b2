"""The clock's hand: closes forgotten tables and says a word before."""

from __future__ import annotations

import logging

from discord.ext import commands, tasks

from bot.client import BeanBot
from bot.games.contract import Refusal
from bot.tables import clock, lobby
from bot.ui.faults import TRANSIENT
from bot.ui.lobby import words_screen
from bot.words import say

log = logging.getLogger(__name__)


class Deadlines(commands.Cog):
    """Looks at the clock once a minute."""

    def __init__(self, bot: BeanBot) -> None:
        self.bot = bot
        self.tick.start()

    async def cog_unload(self) -> None:
        """Stop looking."""
        self.tick.cancel()

    @tasks.loop(minutes=1)
    async def tick(self) -> None:
        """Do what is due."""
        await look(self.bot)

    @tick.before_loop
    async def _when_ready(self) -> None:
        await self.bot.wait_until_ready()


async def look(bot: BeanBot) -> None:
    """Close the tables whose time has run out, warn those whose time soon will."""
    due = await clock.due(bot.tables)
    for table_id in due.warn:
        await _warn(bot, table_id)
    for table_id in due.close:
        try:
            await lobby.close(bot.tables, table_id, None, None)
        except Refusal:
            # Somebody touched the table between the look and the closing.
            log.info("table %d was not closed after all", table_id)
    await clock.tidy(bot.tables)


async def _warn(bot: BeanBot, table_id: int) -> None:
    table = await bot.tables.get(table_id)
    when = f"<t:{bot.tables.now() + clock.WORD_BEFORE}:R>"
    words = say(table.row.locale, "table-gone-quiet", table=table_id, when=when)
    await clock.warned(bot.tables, table_id)
    try:
        await bot.get_partial_messageable(table.row.channel_id).send(view=words_screen(words))
    except TRANSIENT as error:
        log.warning("table %d could not be warned (%s)", table_id, type(error).__name__)


async def setup(bot: BeanBot) -> None:
    """Add this cog."""
    await bot.add_cog(Deadlines(bot))
