"""Which language a table speaks."""

from __future__ import annotations

from discord import app_commands

from bot import store
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
    """The language that is named for a new table, else the server's, else that of its last table, else the
    language in which its community meets, else that of whoever opens it."""
    if named is not None:
        return language(named)
    bot, server = interaction.client, server_of(interaction) or 0
    usual = (await bot.publisher.servers.get(server)).language
    last = await store.last_language(bot.tables.database, server)
    return first_of(usual, last, _of_community(interaction), reply.locale)


def _of_community(interaction: Interaction) -> str | None:
    """The language of a server that is a community. No other server was ever asked for its language: Discord gives
    en-US for it."""
    guild, spoken = interaction.guild, interaction.guild_locale
    if guild is None or spoken is None or "COMMUNITY" not in guild.features:
        return None
    return spoken.value


async def choose_language(interaction: Interaction, reply: Reply, table: Table) -> None:
    """Let the table speak the language that was chosen in the lobby's list."""
    if chosen(interaction) not in locales():
        raise MalformedMove("unknown-control")
    if not await choose_in_list(interaction, reply, table, lobby.choose_language):
        await reply.say("language-chosen", table=table.id, language=own_name(table.row.locale))
