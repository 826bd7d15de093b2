"""Which language a table speaks."""

from __future__ import annotations

from discord import app_commands

from bot.games.contract import MalformedMove
from bot.tables import Table, lobby
from bot.ui.contexts import server_of
from bot.ui.incoming import chosen
from bot.ui.layout import OPTION_LIMIT
from bot.ui.reply import Reply
from bot.words import first_of, language, locales
from bot.words.own_names import by_own_name, own_name
from cogs.acting import Interaction
from cogs.pace import choose_in_list

LANGUAGES = [app_commands.Choice(name=own_name(one), value=one) for one in by_own_name()[:OPTION_LIMIT]]
"""By the names that they give themselves: in any Discord one finds one's own."""


async def of_new_table(interaction: Interaction, reply: Reply, named: str | None) -> str:
    """The language that is named for a new table, else the one that its server has chosen, else that in which
    whoever opens it reads: what others chose for a table of theirs says nothing about this one."""
    if named is not None:
        return language(named)
    usual = await interaction.client.publisher.servers.get(server_of(interaction) or 0)
    return first_of(usual.language, reply.locale)


async def choose_language(interaction: Interaction, reply: Reply, table: Table) -> None:
    """Let the table speak the language that was chosen in the lobby's list."""
    if chosen(interaction) not in locales():
        raise MalformedMove("unknown-control")
    if not await choose_in_list(interaction, reply, table, lobby.choose_language):
        await reply.say("language-chosen", table=table.id, language=own_name(table.row.locale))
