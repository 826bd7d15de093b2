"""Watching a table: the lobby's button, the command, and whom the beginning of a game calls."""

from __future__ import annotations

import logging

import discord
from discord import app_commands
from discord.ext import commands

from bot import store
from bot.client import BeanBot
from bot.games.contract import IllegalMove
from bot.store import TableRow, Why
from bot.tables import Table, calls, watching
from bot.ui.faults import TRANSIENT
from bot.ui.messages.guests import mentions
from bot.ui.messages.lobby import words_screen
from bot.ui.reply import Reply
from bot.words import DEFAULT, say
from cogs.acting import Interaction, clicked_slot, show, show_privately
from cogs.allowed import table_here
from cogs.channel_access import still_there
from cogs.choosing import OPEN, choices
from cogs.guard import answering, suggesting
from cogs.reading import read_by

log = logging.getLogger(__name__)


class Watching(commands.Cog):
    """Lets people watch."""

    @app_commands.command(name="watch", description=say(DEFAULT, "command-watch"))
    @app_commands.describe(table=say(DEFAULT, "option-table"))
    async def watch(self, interaction: Interaction, table: int | None = None) -> None:
        """Watch a table here, or no longer."""
        async with answering(interaction) as reply:
            await watch(interaction, reply, await _table(interaction, table))

    @watch.autocomplete("table")
    @suggesting
    async def complete_table(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[int]]:
        """The tables here at which this person does not sit."""
        return choices(await read_by(interaction), await _others(interaction), typed)


async def watch(interaction: Interaction, reply: Reply, table: Table) -> None:
    """Let somebody who has no seat watch a table, or no longer if they do."""
    slot = await clicked_slot(interaction, table)
    with interaction.client.publisher.outbox.holding(slot):
        on = await watching.switch(interaction.client.tables, table.id, interaction.user.id, interaction.id)
        if slot is not None and table.state is None:
            await show(interaction, reply, table, slot)
    begun = "yes" if table.running else "no"
    words = say(reply.locale, "watch-on" if on else "watch-off", table=table.id, begun=begun)
    await show_privately(interaction, reply, words_screen(words))


async def call_watchers(bot: BeanBot, table: Table, host_id: int) -> None:
    """Mention those who watch, in a line below the table: its game begins, and an edit tells nobody."""
    watchers = await still_there(bot, table.row, watching.watching(table))
    people = await calls.call(bot.tables, table.id, watchers, host_id, Why.BEGINS)
    if not people:
        return
    locale = table.row.locale
    words = say(locale, "watch-begins", people=mentions(locale, people), table=table.id)
    called = discord.AllowedMentions(users=[discord.Object(person) for person in people])
    try:
        channel = bot.get_partial_messageable(table.row.channel_id)
        await channel.send(view=words_screen(words), allowed_mentions=called)
    except TRANSIENT as error:
        log.warning("table %d: who watches could not be called (%s)", table.id, type(error).__name__)


async def _table(interaction: Interaction, named: int | None) -> Table:
    """The table to watch: the one named, otherwise the newest one here."""
    if named is not None:
        return await table_here(interaction, named)
    others = await _others(interaction)
    if not others:
        raise IllegalMove("nothing-to-watch")
    return await interaction.client.tables.get(others[0].id)


async def _others(interaction: Interaction) -> list[TableRow]:
    """The open tables of this channel, or of a thread of it, at which this person has no seat."""
    database = interaction.client.tables.database
    own = {row.id for row in await store.tables_of(database, interaction.user.id, OPEN)}
    here = await store.tables_around(database, interaction.channel_id or 0, OPEN)
    return [row for row in here if row.id not in own]


async def setup(bot: BeanBot) -> None:
    """Add this cog."""
    await bot.add_cog(Watching())
