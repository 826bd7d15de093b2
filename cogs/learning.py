"""/learn: guided games, each given to one person alone, there where they ask for it."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.client import BeanBot
from bot.games.contract import MalformedMove
from bot.slash import offered
from bot.tables import Table, learning
from bot.tables.lessons.library import FIRST, LESSONS, lesson_for
from bot.ui.contexts import Context, context_of, server_of
from bot.ui.controls import Control, word
from bot.ui.incoming import person_of
from bot.ui.messages.computers import names
from bot.ui.messages.lessons import how_screen
from bot.ui.reply import Reply
from bot.words import DEFAULT, say
from cogs.acting import Interaction, in_private, show_panel
from cogs.guard import answering
from cogs.opening import open_lobby
from cogs.reading import note

CHOICES = offered(LESSONS, lambda locale, key: say(locale, "lesson-name", lesson=key))


class Learning(commands.Cog):
    """Teaches the games."""

    @app_commands.command(name="learn", description=say(DEFAULT, "command-learn"))
    @app_commands.describe(what=say(DEFAULT, "option-learn-what"))
    @app_commands.choices(what=CHOICES)
    async def learn(self, interaction: Interaction, what: str | None = None) -> None:
        """Begin a lesson, or take up the one that was left."""
        async with answering(interaction) as reply:
            await _give(interaction, reply, what)


async def learn_here(interaction: Interaction, reply: Reply, table: Table) -> None:
    """Give the lesson for the game of a lobby."""
    await _give(interaction, reply, lesson_for(table.row.game))


async def learn(interaction: Interaction, reply: Reply, control: Control) -> None:
    """Give the lesson that a button names."""
    await _give(interaction, reply, word(control.args, 0))


async def play_with_others(interaction: Interaction, reply: Reply, control: Control) -> None:
    """Open a lobby for the game of the lesson that is over; where no table can stand, say where one can."""
    if server_of(interaction) is None and context_of(interaction) is not Context.ELSEWHERE:
        await reply.private(how_screen(reply.locale, interaction.client.links()))
        return
    # Older messages don't say which lesson they end.
    lesson = LESSONS.get(word(control.args, 0) if control.args else FIRST)
    if lesson is None:
        raise MalformedMove("unknown-control")
    await open_lobby(interaction, reply, lesson.teaches)


async def _give(interaction: Interaction, reply: Reply, key: str | None) -> None:
    """Show a lesson in the panel; without a key the one that was left, else the first."""
    tables, person = interaction.client.tables, person_of(interaction)
    if key is None:
        left = await learning.under_way(tables, person.id)
        key = FIRST if left is None else left.row.game
    if key not in LESSONS:
        raise MalformedMove("unknown-control")
    table = await learning.give(tables, key, person, names(reply.locale), reply.locale, interaction.id)
    await note(interaction)
    if interaction.message is not None and in_private(interaction):
        # What was shown in this message is shown there no longer.
        await interaction.client.publisher.slots.drop_message(interaction.message.id)
    await show_panel(interaction, reply, table)


async def setup(bot: BeanBot) -> None:
    """Add this cog."""
    await bot.add_cog(Learning())
