"""A private hint for somebody who does not know what to do."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.client import BeanBot
from bot.games.contract import IllegalMove, Refusal, Seat
from bot.store import Status
from bot.tables import Table
from bot.ui.incoming import control_of
from bot.ui.messages.hints import Given, given, suggested
from bot.ui.reply import Reply
from bot.ui.seeing import screens
from bot.words import DEFAULT, say
from cogs.acting import Interaction, act, explain, show_panel
from cogs.choosing import table_choices, which_table
from cogs.guard import answering, suggesting

TRIES = 3
"""So often a hint is thought of at most."""


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
    """Say in a person's panel what a computer would do in their place."""
    seat = table.seated(interaction.user.id)
    table.require(Status.RUNNING)
    if table.daily is not None:
        raise IllegalMove("daily-no-hints")
    # In a lesson the guide says it.
    if table.lesson is None:
        client = interaction.client
        client.publisher.panels.advised(table.id, interaction.user.id, await _thought(client, table, seat))
    await show_panel(interaction, reply, table)


async def _thought(client: BeanBot, table: Table, seat: Seat) -> Given:
    """A hint for this seat: thought of anew while the game went on meanwhile, so that it still holds."""
    shown = screens(table)
    for _ in range(TRIES):
        view = table.view(seat)
        hint = given(shown, view, await client.computers.hint(table, seat))
        if not table.running or given(shown, table.view(seat), hint.hint) == hint:
            break
    return hint


async def take_hint(interaction: Interaction, reply: Reply, table: Table) -> None:
    """Make the move that a hint named, or open its part filled in; refused once what it was about has changed."""
    pressed = control_of(interaction)
    try:
        await act(interaction, reply, table, suggested(() if pressed is None else pressed.args))
    except Refusal as refusal:
        await explain(interaction, reply, table, refusal)


async def setup(bot: BeanBot) -> None:
    """Add this cog."""
    await bot.add_cog(Hints())
