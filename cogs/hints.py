"""A private hint for somebody who does not know what to do."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.client import BeanBot
from bot.store import Status
from bot.tables import Table
from bot.ui.messages.hints import hint_words
from bot.ui.reply import Reply
from bot.ui.seeing import screens, seen
from bot.words import DEFAULT, say
from cogs.acting import Interaction, show_panel
from cogs.choosing import table_choices, which_table
from cogs.guard import answering, suggesting


class Hints(commands.Cog):
    """Says what a computer would do."""

    @app_commands.command(name="hint", description=say(DEFAULT, "command-hint"))
    @app_commands.describe(table=say(DEFAULT, "option-table"))
    async def hint(self, interaction: Interaction, table: int | None = None) -> None:
        """Say what a computer would do in the person's place."""
        async with answering(interaction) as reply:
            await show_hint(interaction, reply, await which_table(interaction, table))

    @hint.autocomplete("table")
    @suggesting
    async def complete_table(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[int]]:
        """The games of this person."""
        return await table_choices(interaction, typed, (Status.RUNNING,))


async def show_hint(interaction: Interaction, reply: Reply, table: Table) -> None:
    """Say above a person's panel what a computer would do in their place."""
    seat = table.seated(interaction.user.id)
    table.require(Status.RUNNING)
    # The hint is about what was seen, whatever happens in the meantime.
    looked = seen(table, seat, reply.locale)
    if table.lesson is not None:
        # The guide says it, above the usual buttons.
        await show_panel(interaction, reply, table)
        return
    given = await interaction.client.computers.hint(table, seat)
    await show_panel(interaction, reply, table, notice=hint_words(screens(table), looked, given))


async def setup(bot: BeanBot) -> None:
    """Add this cog."""
    await bot.add_cog(Hints())
