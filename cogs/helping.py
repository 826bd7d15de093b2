"""/help: what to do next, and all commands."""

from __future__ import annotations

from collections.abc import Sequence

from discord import app_commands
from discord.ext import commands

from bot import store
from bot.client import BeanBot
from bot.games import CATALOGUE
from bot.store import Status
from bot.tables import Table
from bot.tables.daily import dealing
from bot.ui.contexts import Context, context_of, server_of
from bot.ui.families import FAMILIES
from bot.ui.messages.help import Helped, OwnTable, help_screen
from bot.ui.seeing import facts, waited_for
from bot.words import DEFAULT, say
from cogs.acting import Interaction
from cogs.choosing import OPEN
from cogs.guard import answering


class Help(commands.Cog):
    """Says how to go on."""

    @app_commands.command(name="help", description=say(DEFAULT, "command-help"))
    async def help(self, interaction: Interaction) -> None:
        """Say what to do next, and list the commands."""
        async with answering(interaction) as reply:
            tables = await _own(interaction)
            at = [OwnTable(facts(table), _how(table, interaction.user.id)) for table in tables]
            playing = {table.game.family for table in tables if table.running}
            announced = interaction.client.publisher.announcing.text
            deal = await dealing.under_way(interaction.client.tables, interaction.user.id)
            begun = None if deal is None else facts(deal).daily
            new = not await store.played_by(interaction.client.tables.database, interaction.user.id)
            helped = Helped(
                reply.locale, interaction.locale.value, at, await _place(interaction), announced, new, begun
            )
            every = {family: typed(family) for family in FAMILIES}
            await reply.private(
                help_screen(
                    helped,
                    {family: every[family] for family in every if family in playing},
                    {family: every[family] for family in every if family not in playing},
                )
            )


async def _own(interaction: Interaction) -> list[Table]:
    """The open tables at which this person sits."""
    tables = interaction.client.tables
    rows = await store.tables_of(tables.database, interaction.user.id, OPEN)
    return [await tables.get(row.id) for row in rows if row.game in CATALOGUE]


def _how(table: Table, person: int) -> str:
    """How the table stands with this person."""
    if not table.running:
        return "host" if table.row.host_id == person else "guest"
    if table.row.paused_at is not None:
        return "paused"
    return "waits" if waited_for(table, person) else "others"


async def _place(interaction: Interaction) -> str:
    """What there is in this channel for somebody without a table."""
    if server_of(interaction) is None and context_of(interaction) is not Context.ELSEWHERE:
        return "messages"
    lobbies = await store.tables_around(
        interaction.client.tables.database, interaction.channel_id or 0, (Status.LOBBY,)
    )
    return "open" if lobbies else "nothing"


def typed(family: str) -> Sequence[str]:
    """The commands of a family of games."""
    return [action[1:] for action in FAMILIES[family].controls() if action.startswith("/")]


async def setup(bot: BeanBot) -> None:
    """Add this cog."""
    await bot.add_cog(Help())
