"""A private hint for somebody who does not know what to do."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.client import BeanBot
from bot.store import Status
from bot.ui.messages.hints import hint_screen
from bot.ui.seeing import screens, seen
from bot.words import DEFAULT, say
from cogs.acting import Interaction
from cogs.choosing import table_choices, which_table
from cogs.guard import answering, suggesting


class Hints(commands.Cog):
    """Says what a computer would do."""

    @app_commands.command(name="hint", description=say(DEFAULT, "command-hint"))
    @app_commands.describe(table=say(DEFAULT, "option-table"))
    async def hint(self, interaction: Interaction, table: int | None = None) -> None:
        """Say what a computer would do in the person's place."""
        async with answering(interaction) as reply:
            found = await which_table(interaction, table)
            seat = found.seated(interaction.user.id)
            found.require(Status.RUNNING)
            # The hint is about what was seen, whatever happens in the meantime.
            looked = seen(found, seat, reply.locale)
            given = await interaction.client.computers.hint(found, seat)
            await reply.private(hint_screen(screens(found), looked, given))

    @hint.autocomplete("table")
    @suggesting
    async def complete_table(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[int]]:
        """The games of this person."""
        return await table_choices(interaction, typed, (Status.RUNNING,))


async def setup(bot: BeanBot) -> None:
    """Add this cog."""
    await bot.add_cog(Hints())
