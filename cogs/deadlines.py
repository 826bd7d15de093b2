"""The clock: reminds people, ends their time, closes forgotten tables, and retries messages that could not be
shown."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable, Iterator
from contextlib import contextmanager

from discord.ext import commands, tasks

from bot import store
from bot.client import BeanBot
from bot.games.contract import Refusal
from bot.shards import FIRST
from bot.store import Shards
from bot.tables import calls, closing
from bot.tables.clocks import expiry, reminders
from bot.tables.clocks.lapsing import lapse
from bot.tables.gently import gently
from bot.ui.faults import TRANSIENT, Fault, fault, trace
from bot.ui.messages.lobby import words_screen
from bot.ui.publishing.people import language_of
from bot.words import say
from cogs import calling
from cogs.elsewhere import deadline_holds
from cogs.threads import archive_quiet

log = logging.getLogger(__name__)

GONE = 150
"""Seconds without a look at the clock after which the bot counts as having been away."""
DEAF = 10
"""Seconds without Discord after which the people of a shard count as having been unable to decide."""


class Deadlines(commands.Cog):
    """Looks at the clock once a minute, and whenever somebody's time is up or soon will be."""

    def __init__(self, bot: BeanBot) -> None:
        self.bot = bot
        self.looked_at = 0.0
        self.deaf: dict[int, float] = {}
        """The shards that cannot hear Discord now, and since when."""
        self.returned: set[int] = set()
        """Those that were deaf for long, whose people are to have their time again."""
        self.tick.start()
        self.ringing = asyncio.create_task(self._ring(), name="ringing")

    async def cog_unload(self) -> None:
        """Stop looking."""
        self.tick.cancel()
        self.ringing.cancel()

    @commands.Cog.listener()
    async def on_shard_disconnect(self, shard: int) -> None:
        """This shard cannot hear Discord."""
        self.deaf.setdefault(shard, self.bot.tables.moment())

    @commands.Cog.listener("on_shard_ready")
    @commands.Cog.listener("on_shard_resumed")
    async def on_connected(self, shard: int) -> None:
        """This shard can hear Discord again; the time in which it could not did not count."""
        since = self.deaf.pop(shard, None)
        if since is not None and self.bot.tables.moment() - since > DEAF:
            self.returned.add(shard)
        self.bot.alarm.ring()

    @commands.Cog.listener()
    async def on_time_passed(self) -> None:
        """The bot's clock was set forward: that time has gone by, and nobody was away. What is due is done."""
        self.looked_at = self.bot.tables.moment()
        await self.tick()

    async def _ring(self) -> None:
        """Remind people and end their time, each at the right moment.

        The clocks of tables of which a deaf shard would hear stand still; all of them, if nobody's direct messages
        are heard.
        """
        await self.bot.wait_until_ready()
        while True:
            try:
                if FIRST not in self.deaf:
                    await self._not_away()
                    deaf = self._shards(self.deaf)
                    await ring(self.bot, deaf)
                    await self.bot.night_hours.due()
                    await self.bot.alarm.wait(deaf)
                else:
                    await self.bot.alarm.silence()
            except Exception as error:
                log.error("the clocks could not be looked at: %s", trace(error))
                await self.bot.alarm.silence()

    async def _not_away(self) -> None:
        """Give people their time again if nobody could decide because the bot, or their shard, was away."""
        await reminders.follow_the_clock(self.bot.tables)
        before, self.looked_at = self.looked_at, self.bot.tables.moment()
        returned = frozenset(self.returned)
        if self.looked_at - before > GONE or FIRST in returned:
            await reminders.make_up_for_absence(self.bot.tables)
        elif returned:
            await reminders.make_up_for_absence(self.bot.tables, self._shards(returned))
        self.returned -= returned

    def _shards(self, numbers: Iterable[int]) -> Shards:
        return Shards(self.bot.shard_count or 1, frozenset(numbers))

    @tasks.loop(minutes=1)
    async def tick(self) -> None:
        """Do what is due; an error must not end the loop."""
        try:
            if FIRST not in self.deaf:
                await self._not_away()
            await look(self.bot)
            self.bot.alarm.ring()
        except Exception as error:
            log.error("the clock could not be looked at: %s", trace(error))

    @tick.before_loop
    async def _when_ready(self) -> None:
        await self.bot.wait_until_ready()


async def ring(bot: BeanBot, deaf: Shards) -> None:
    """Remind those whose time will soon be up, and let computers decide for those whose time is up; not at tables
    of which `deaf` shards would hear.

    After an absence these may be thousands.
    """
    async for ringing in gently(await store.ringing_clocks(bot.tables.database, bot.tables.now(), deaf)):
        with _noted(ringing.table_id):
            if not await deadline_holds(bot, ringing.table_id):
                await lapse(bot.tables, ringing.table_id)
            elif ringing.over:
                await reminders.time_is_over(bot.tables, ringing)
            elif (found := await reminders.mark_reminded(bot.tables, ringing)) is not None:
                await bot.publisher.direct_messages.remind(*found)


async def look(bot: BeanBot) -> None:
    """Close the tables whose time has run out, warn those whose time soon will, and archive quiet threads."""
    due = await expiry.due(bot.tables)
    for table_id in due.warn:
        with _noted(table_id):
            await _warn(bot, table_id)
    for table_id in due.close:
        with _noted(table_id):
            await closing.close(bot.tables, table_id, None, None)
    await archive_quiet(bot)
    await expiry.prune_interactions(bot.tables)
    await calls.prune(bot.tables)
    await calling.look(bot)
    await bot.recovery.again()


@contextmanager
def _noted(table_id: int) -> Iterator[None]:
    """Log what goes wrong at one table: if it cannot be read, or was closed by somebody, the others go on."""
    try:
        yield
    except Refusal as refusal:
        log.info("table %d was left alone (%s)", table_id, refusal.reason)
    except Exception as error:
        log.error("table %d: its deadline failed: %s", table_id, trace(error))


async def _warn(bot: BeanBot, table_id: int) -> None:
    table = await bot.tables.get(table_id)
    when = f"<t:{bot.tables.now() + expiry.WARNING_TIME}:R>"
    words = say(table.row.locale, "table-gone-quiet", table=table_id, when=when)
    try:
        if not table.elsewhere:
            await bot.get_partial_messageable(table.row.channel_id).send(view=words_screen(words))
    except TRANSIENT as error:
        log.warning("table %d could not be warned (%s)", table_id, type(error).__name__)
        if fault(error) is Fault.PASSING:
            return
    await expiry.mark_warned(bot.tables, table_id)
    for person_id in table.people():
        person = await bot.people.get(person_id)
        words = say(language_of(person), "table-gone-quiet", table=table_id, when=when)
        await bot.publisher.direct_messages.send_direct_message(person_id, words_screen(words))


async def setup(bot: BeanBot) -> None:
    """Add this cog."""
    await bot.add_cog(Deadlines(bot))
