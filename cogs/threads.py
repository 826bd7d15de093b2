"""Threads for tables: opened by /play, named after their game and host, and archived some time after the last
table there."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from typing import NamedTuple

import discord

from bot import store
from bot.client import BeanBot
from bot.games import CATALOGUE
from bot.tables import Table, closing, moving
from bot.tables.gently import gently
from bot.ui.contexts import Context, context_of, server_of
from bot.ui.faults import TRANSIENT, Fault, fault
from bot.ui.messages.threads import starter_screen, thread_name
from bot.ui.publishing.outbox.places import PUBLIC
from bot.ui.publishing.outbox.slots import Slot
from bot.ui.publishing.threads import host_of, name_for, open_thread, take_back
from bot.ui.reply import Reply
from bot.ui.seeing import facts
from bot.words import locales
from cogs.acting import Interaction
from cogs.choosing import OPEN
from cogs.reading import note

log = logging.getLogger(__name__)

CALM = 60 * 60
"""Seconds after the last table of a thread until it is archived: time to look at the end, and for a rematch; until
then nobody has to open it again for a click."""


class Wish(NamedTuple):
    """Whether a table opens a thread, and if it should and cannot, why: the id of a message and its facts."""

    wanted: bool
    obstacle: str = ""
    facts: Mapping[str, str] = {}

    @property
    def granted(self) -> bool:
        """Whether it opens one."""
        return self.wanted and not self.obstacle


async def wish(interaction: Interaction, chosen: bool | None) -> Wish:  # noqa: FBT001  # An option of a command.
    """What whoever opens a table has `chosen`, otherwise what holds for the server. In a thread no other one is
    opened; where there can be none, only somebody who has chosen one themselves is told so."""
    if context_of(interaction) is Context.ELSEWHERE:
        return Wish(wanted=bool(chosen), obstacle="no-threads-here")
    usual = (await interaction.client.publisher.servers.get(server_of(interaction) or 0)).threads
    if not (usual if chosen is None else chosen) or isinstance(interaction.channel, discord.Thread):
        return Wish(wanted=False)
    if not isinstance(interaction.channel, discord.TextChannel):
        return Wish(wanted=bool(chosen), obstacle="no-threads-here")
    if not usual and not interaction.permissions.create_public_threads:
        return Wish(wanted=True, obstacle="thread-not-yours")
    needed = ("create_public_threads", "send_messages_in_threads")
    missing = [name for name in needed if not getattr(interaction.app_permissions, name)]
    if missing:
        facts = {"permissions": " ".join(missing)}
        return Wish(wanted=True, obstacle="thread-missing-permissions", facts=facts)
    return Wish(wanted=True)


async def post_in_thread(interaction: Interaction, reply: Reply, table: Table) -> bool:
    """Answer with a line in the channel, and open the table in a thread below it; returns whether there is one.
    Where Discord opens none, the table stands in the channel."""
    bot = interaction.client
    await note(interaction)
    try:
        starter = (await reply.public(starter_screen(facts(table)))).message_id
    except BaseException:
        await closing.close(bot.tables, table.id, None, None)
        raise
    line = bot.get_partial_messageable(table.row.channel_id).get_partial_message(starter)
    opened = await open_thread(bot, table, line)
    if opened:
        await moving.into_thread(bot.tables, table.id, starter)
    else:
        await take_back(line)
    try:
        await bot.publisher.delivery.deliver(Slot(table.id, PUBLIC), fresh=False)
    except TRANSIENT as error:
        # It is marked, and is tried again like any other message.
        bot.publisher.outbox.mark(table, PUBLIC)
        log.warning("table %d could not be shown at once (%s)", table.id, type(error).__name__)
    return opened


async def call_by_its_game(bot: BeanBot, table: Table) -> None:
    """Give a thread that is named after another game, or in another language, the right name once a game begins
    there. A name that somebody else gave it stays."""
    thread, right = bot.get_channel(table.row.channel_id), name_for(table)
    if not isinstance(thread, discord.Thread) or thread.owner_id != thread.guild.me.id or thread.name == right:
        return
    if thread.name in {thread_name(locale, game, host_of(table)) for locale in locales() for game in CATALOGUE}:
        try:
            await thread.edit(name=right)
        except TRANSIENT as error:
            log.warning("thread %d keeps its name (%s)", thread.id, type(error).__name__)


async def archive_quiet(bot: BeanBot) -> None:
    """Archive the threads whose last table has been over for a while."""
    quiet = await store.threads_to_archive(bot.tables.database, bot.tables.now() - CALM)
    async for thread_id, guild_id in gently(quiet):
        guild = bot.get_guild(guild_id)
        if guild is not None and guild.unavailable:
            continue
        # There may be many: meanwhile somebody may have opened a rematch in one of them.
        if await store.tables_in(bot.tables.database, thread_id, OPEN):
            continue
        # One that is not known was archived, or deleted, by somebody else.
        thread = None if guild is None else guild.get_thread(thread_id)
        try:
            if thread is not None:
                await thread.edit(archived=True)
        except TRANSIENT as error:
            log.warning("thread %d could not be archived (%s)", thread_id, type(error).__name__)
            if fault(error) is Fault.PASSING:
                continue
        if not await store.note_archived(bot.tables.database, thread_id) and thread is not None:
            await _open_again(thread)


async def _open_again(thread: discord.Thread) -> None:
    """Open a thread again in which a table was opened while it was being archived."""
    try:
        await thread.edit(archived=False)
    except TRANSIENT as error:
        log.warning("thread %d could not be opened again (%s)", thread.id, type(error).__name__)
