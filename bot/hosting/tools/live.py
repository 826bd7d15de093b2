"""What a host's tools need Discord for: saying that tables were closed, leaving a server, and catching up."""

from __future__ import annotations

import contextlib
import logging
from typing import TYPE_CHECKING

import discord

from bot import store
from bot.errors import trace
from bot.hosting.tools.requests import Answer, refusal
from bot.store.host import shut_out
from bot.tables import forgetting
from bot.tables.host import shutting_out
from bot.ui.faults import TRANSIENT, Fault, fault
from bot.ui.messages.shut_out import tables_closed_screen
from bot.ui.publishing.outbox.places import PUBLIC
from bot.ui.publishing.outbox.slots import Slot
from bot.words import language

if TYPE_CHECKING:
    from bot.client import BeanBot

log = logging.getLogger(__name__)


async def catch_up(bot: BeanBot) -> None:
    """Once the bot is up, do what a tool asked for while it was not, or what a kill has interrupted."""
    await bot.wait_until_ready()
    try:
        for person_id in sorted(bot.tables.shut_out.people):
            await forgetting.stand_up(bot.tables, person_id)
        for server_id in sorted(bot.tables.shut_out.servers):
            await shutting_out.close_tables(bot.tables, server_id)
        await say_owed(bot)
    except Exception as error:
        log.error("what the host's tools left to do is not done: %s", trace(error))
    bot.publisher.announcing.pass_on()


async def say_owed(bot: BeanBot) -> None:
    """Say in each channel whose tables were closed, because its server is shut out, that this has happened."""
    database = bot.tables.database
    for channel_id, locale in await shut_out.words_owed(database):
        words = tables_closed_screen(language(locale), bot.contact)
        try:
            await bot.get_partial_messageable(channel_id).send(
                view=words, allowed_mentions=discord.AllowedMentions.none()
            )
        except TRANSIENT as error:
            log.warning("nothing could be said in a channel whose server is shut out (%s)", type(error).__name__)
            if fault(error) is Fault.PASSING:
                continue
        await shut_out.words_said(database, channel_id)


async def leave(bot: BeanBot, server_id: int) -> Answer:
    """Close the tables of a server, say so on them, and leave it."""
    guild = bot.get_guild(server_id)
    if guild is None:
        return refusal("The bot is on no server with this number.")
    rows = await store.tables_of_server(bot.tables.database, server_id, forgetting.OPEN)
    await shutting_out.close(bot.tables, rows)
    for row in rows:
        with contextlib.suppress(*TRANSIENT):
            await bot.publisher.delivery.deliver(Slot(row.id, PUBLIC), fresh=False)
    try:
        await guild.leave()
    except TRANSIENT as error:
        return refusal(f"Discord does not let the bot leave ({type(error).__name__}); its tables are closed.")
    return Answer(done=True, lines=("Left. Its settings are dropped in 90 days, unless the bot is back by then.",))
