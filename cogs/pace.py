"""The pace of a game: chosen in the lobby, paused and resumed by the host or a moderator."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from discord import app_commands
from discord.ext import commands

from bot.client import BeanBot
from bot.games.contract import Refusal
from bot.store import Status
from bot.tables import Table, Tables, lobby
from bot.tables.clocks import pausing
from bot.ui.incoming import chosen
from bot.ui.layout import Screen
from bot.ui.messages.lobby import words_screen
from bot.ui.messages.pace import pace_name
from bot.ui.reply import Reply
from bot.ui.seeing import facts
from bot.words import DEFAULT, say
from cogs.acting import Interaction, clicked_slot, in_private, show, show_aside, show_panel
from cogs.allowed import moderates
from cogs.choosing import table_choices, which_table
from cogs.guard import answering, suggesting

TABLE = say(DEFAULT, "option-table")


class Pace(commands.Cog):
    """Pauses and resumes games."""

    @app_commands.command(name="pause", description=say(DEFAULT, "command-pause"))
    @app_commands.describe(table=TABLE)
    async def pause(self, interaction: Interaction, table: int | None = None) -> None:
        """Pause a game."""
        async with answering(interaction) as reply:
            await pause_game(interaction, reply, await which_table(interaction, table))

    @app_commands.command(name="resume", description=say(DEFAULT, "command-resume"))
    @app_commands.describe(table=TABLE)
    async def resume(self, interaction: Interaction, table: int | None = None) -> None:
        """Resume a paused game."""
        async with answering(interaction) as reply:
            await resume_game(interaction, reply, await which_table(interaction, table))

    @pause.autocomplete("table")
    @resume.autocomplete("table")
    @suggesting
    async def complete_table(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[int]]:
        """The games of this person."""
        return await table_choices(interaction, typed, (Status.RUNNING,))


async def choose_pace(interaction: Interaction, reply: Reply, table: Table) -> None:
    """Set the pace of the game to the one that was chosen in the lobby's list."""
    if not await choose_in_list(interaction, reply, table, lobby.choose_pace):
        name = pace_name(reply.locale, table.row.pace, facts(table).minutes)
        await reply.say("pace-chosen", table=table.id, pace=name)


async def choose_in_list(
    interaction: Interaction,
    reply: Reply,
    table: Table,
    choose: Callable[[Tables, int, int, str, int | None], Awaitable[Table]],
) -> bool:
    """Set what was chosen in one of the lobby's lists; returns whether the lobby that was clicked shows it."""
    slot = await clicked_slot(interaction, table)
    with interaction.client.publisher.outbox.holding(slot):
        try:
            tables, person = interaction.client.tables, interaction.user.id
            await choose(tables, table.id, person, chosen(interaction), interaction.id)
        except Refusal:
            # Until the message is edited, the list shows this person what they chose.
            if slot is not None:
                await show(interaction, reply, table, slot)
            raise
        if slot is not None:
            await show(interaction, reply, table, slot)
    return slot is not None


async def pause_game(interaction: Interaction, reply: Reply, table: Table) -> None:
    """Pause a game."""
    await _change(interaction, reply, table, "paused")


async def resume_game(interaction: Interaction, reply: Reply, table: Table) -> None:
    """Resume a paused game."""
    await _change(interaction, reply, table, "resumed")


async def _change(interaction: Interaction, reply: Reply, table: Table, what: str) -> None:
    slot, moderator = await clicked_slot(interaction, table), moderates(interaction, table)
    change = pausing.pause if what == "paused" else pausing.resume
    with interaction.client.publisher.outbox.holding(slot):
        await change(interaction.client.tables, table.id, interaction.user.id, interaction.id, moderator=moderator)
        if slot is not None:
            await show(interaction, reply, table, slot)
        elif in_private(interaction) or table.seat_of(interaction.user.id) in table.present():
            # The panel's title says so for as long as it is true.
            await show_panel(interaction, reply, table)
        else:
            await _tell(interaction, reply, table, what)


async def _tell(interaction: Interaction, reply: Reply, table: Table, what: str) -> None:
    """Tell a moderator who doesn't play, for as long as it is true."""
    words = say(reply.locale, what, table=table.id)

    def draw(table: Table) -> Screen | None:
        still = table.running and (table.row.paused_at is not None) == (what == "paused")
        return words_screen(words) if still else None

    if draw(table) is None:
        await reply.say(what, table=table.id)
    else:
        await show_aside(interaction, reply, table, "pause", draw)


async def setup(bot: BeanBot) -> None:
    """Add this cog."""
    await bot.add_cog(Pace())
