"""/daily: the deal of the day, the same for everybody on this bot, given to each person alone."""

from __future__ import annotations

from datetime import date

from discord import app_commands
from discord.ext import commands

from bot.client import BeanBot
from bot.games.contract import IllegalMove, MalformedMove
from bot.slash import offered
from bot.store import Status
from bot.tables import Table
from bot.tables.daily import dealing, standing
from bot.ui.contexts import server_of
from bot.ui.controls import Control, word
from bot.ui.incoming import person_of
from bot.ui.messages.computers import names
from bot.ui.messages.daily import HERE, begun_lines, result_screen, shared_screen
from bot.ui.reply import Reply
from bot.words import DEFAULT, say
from cogs.acting import Interaction, in_private, show_panel, show_privately
from cogs.guard import answering
from cogs.languages import of_new_table
from cogs.picturing import drawn, with_pictures
from cogs.reading import note

TODAY, YESTERDAY = "today", "yesterday"
DAYS = offered((TODAY, YESTERDAY), lambda locale, key: say(locale, "choice-daily-day", day=key))


class Daily(commands.Cog):
    """Deals the game of the day."""

    @app_commands.command(name="daily", description=say(DEFAULT, "command-daily"))
    @app_commands.describe(day=say(DEFAULT, "option-daily-day"))
    @app_commands.choices(day=DAYS)
    async def daily(self, interaction: Interaction, day: str | None = None) -> None:
        """Begin the deal, take it up, or tell how it went."""
        async with answering(interaction) as reply:
            tables = interaction.client.tables
            left = await dealing.under_way(tables, interaction.user.id) if day is None else None
            if left is not None:
                await _show(interaction, reply, left)
            elif day == YESTERDAY:
                await _look_back(interaction, reply, dealing.today(tables) - dealing.DAY)
            else:
                await _play(interaction, reply)


async def play(interaction: Interaction, reply: Reply, control: Control) -> None:
    """Deal today's game to whoever pressed, or show them where they stand with it."""
    await _play(interaction, reply)


async def show_result(interaction: Interaction, reply: Reply, control: Control) -> None:
    """Tell how a deal went, in a message of its own or in place of the one that was pressed."""
    await _result(interaction, reply, _day(control), here=HERE in control.args)


async def share(interaction: Interaction, reply: Reply, control: Control) -> None:
    """Post the line about a deal that somebody has finished, in the channel where they are."""
    if not _shares(interaction):
        raise IllegalMove("daily-share-in-a-server")
    found = await _standing(interaction, reply, _day(control))
    if found.own is None:
        raise IllegalMove("daily-not-finished")
    spoken = await of_new_table(interaction, reply, None)
    await reply.public(shared_screen(found, spoken, person_of(interaction).name))


async def _play(interaction: Interaction, reply: Reply) -> None:
    tables, person = interaction.client.tables, person_of(interaction)
    given = await dealing.give(tables, person, names(reply.locale), reply.locale, interaction.id)
    deal = given.table.daily
    await note(interaction)
    if given.table.row.status is Status.ENDED and deal is not None:
        await _result(interaction, reply, deal.day)
    elif given.table.running and given.fresh and deal is not None:
        await _show(interaction, reply, given.table, begun_lines(deal, reply.locale))
    else:
        await _show(interaction, reply, given.table)


async def _look_back(interaction: Interaction, reply: Reply, day: date) -> None:
    """Tell how the deal of an earlier day went, or take it up where it can still be finished."""
    found = await dealing.begun_on(interaction.client.tables, interaction.user.id, day)
    if found is not None and found.open:
        await _show(interaction, reply, found)
    else:
        await _result(interaction, reply, day)


async def _show(interaction: Interaction, reply: Reply, table: Table, notice: str = "") -> None:
    """Show somebody their panel of a deal."""
    if interaction.message is not None and in_private(interaction):
        # What was shown in this message is shown there no longer.
        await interaction.client.publisher.slots.drop_message(interaction.message.id)
    await show_panel(interaction, reply, table, notice=notice)


async def _result(interaction: Interaction, reply: Reply, day: date, *, here: bool = False) -> None:
    found = await _standing(interaction, reply, day)
    pictures = await with_pictures(interaction)
    layout = result_screen(found, reply.locale, pictures=pictures, shares=_shares(interaction))
    await drawn(interaction, layout)
    await (show_privately(interaction, reply, layout) if here else reply.private(layout))


async def _standing(interaction: Interaction, reply: Reply, day: date) -> standing.Standing:
    return await standing.standing(interaction.client.tables, interaction.user.id, day, names(reply.locale))


def _shares(interaction: Interaction) -> bool:
    """Whether a line can be posted where this person is, and they may post there."""
    return server_of(interaction) is not None and interaction.permissions.send_messages


def _day(control: Control) -> date:
    try:
        return date.fromisoformat(word(control.args, 0))
    except ValueError:
        raise MalformedMove("unknown-control") from None


async def setup(bot: BeanBot) -> None:
    """Add this cog."""
    await bot.add_cog(Daily())
