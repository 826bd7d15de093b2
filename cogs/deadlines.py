"""The clock's hand: closes forgotten tables, says a word before, and shows again what could not be shown."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager

from discord.ext import commands, tasks

from bot.client import BeanBot
from bot.games.contract import Refusal
from bot.tables import clock, lobby
from bot.ui.faults import TRANSIENT, Fault, fault, trace
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
        """Do what is due; an error would end the loop for good."""
        try:
            await look(self.bot)
        except Exception as error:
            log.error("the clock could not be looked at: %s", trace(error))

    @tick.before_loop
    async def _when_ready(self) -> None:
        await self.bot.wait_until_ready()


async def look(bot: BeanBot) -> None:
    """Close the tables whose time has run out, warn those whose time soon will."""
    due = await clock.due(bot.tables)
    for table_id in due.warn:
        with _noted(table_id):
            await _warn(bot, table_id)
    for table_id in due.close:
        with _noted(table_id):
            await lobby.close(bot.tables, table_id, None, None)
    await clock.tidy(bot.tables)
    await bot.publisher.again()


@contextmanager
def _noted(table_id: int) -> Iterator[None]:
    """One table that cannot be read, or that somebody has just closed, must not hold up the others."""
    try:
        yield
    except Refusal as refusal:
        log.info("table %d was left alone (%s)", table_id, refusal.reason)
    except Exception as error:
        log.error("table %d: its deadline failed: %s", table_id, trace(error))


async def _warn(bot: BeanBot, table_id: int) -> None:
    table = await bot.tables.get(table_id)
    when = f"<t:{bot.tables.now() + clock.WORD_BEFORE}:R>"
    words = say(table.row.locale, "table-gone-quiet", table=table_id, when=when)
    try:
        await bot.get_partial_messageable(table.row.channel_id).send(view=words_screen(words))
    except TRANSIENT as error:
        log.warning("table %d could not be warned (%s)", table_id, type(error).__name__)
        if fault(error) is Fault.PASSING:
            return
    await clock.warned(bot.tables, table_id)
    for person_id in table.people():
        locale = (await bot.people.get(person_id)).locale
        words = say(locale, "table-gone-quiet", table=table_id, when=when)
        await bot.publisher.tell(person_id, words_screen(words))


async def setup(bot: BeanBot) -> None:
    """Add this cog."""
    await bot.add_cog(Deadlines(bot))
