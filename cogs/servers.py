"""What those who manage a server choose for its tables: the page that shows it, and its lists and buttons."""

from __future__ import annotations

import discord

from bot import store
from bot.client import BeanBot
from bot.games.contract import IllegalMove, MalformedMove
from bot.store import Openers
from bot.ui.contexts import server_of
from bot.ui.controls import Control, word
from bot.ui.incoming import chosen
from bot.ui.messages import settings
from bot.ui.messages.lobby import words_screen
from bot.ui.messages.servers import OPENER, AtTables, language_chosen, server_screen
from bot.ui.publishing.outbox.places import PUBLIC
from bot.ui.reply import Reply
from bot.words import is_there, locales
from cogs.acting import Interaction, show_privately
from cogs.allowed import manages, opens
from cogs.reading import PLAYED

SWITCH = {"on": True, "off": False}


async def at_tables(bot: BeanBot, server: int) -> AtTables:
    """What holds for the tables of this server."""
    row, guild = await bot.publisher.servers.get(server), bot.get_guild(server)
    roles = [] if guild is None else [role for role in guild.roles if not role.is_default() and not role.managed]
    return AtTables(
        row.openers,
        row.role_id,
        row.openers is not opens(row, guild),
        bool(roles),
        row.language if is_there(row.language) else "",
        row.pictures if bot.publisher.pictures.work else None,
        row.threads,
        row.call_role_id,
        _call_role(guild, row.call_role_id),
        invite="" if guild is None or guild.me.guild_permissions.create_events else bot.invite_link(),
    )


def _call_role(guild: discord.Guild | None, role_id: int) -> str:
    """How it is with the role that is called to tables."""
    role = None if guild is None else guild.get_role(role_id)
    if guild is None or role is None:
        return "gone" if role_id else "none"
    return "there" if role.mentionable or guild.me.guild_permissions.mention_everyone else "mute"


async def show(interaction: Interaction, reply: Reply, _: Control | None = None) -> None:
    """Show what holds, to whoever asks; in place of a private message that was clicked."""
    here = await at_tables(interaction.client, _server(interaction))
    await show_privately(interaction, reply, server_screen(reply.locale, here, manages=manages(interaction)))


async def choose(
    interaction: Interaction,
    reply: Reply,
    pictures: bool | None,  # noqa: FBT001  # The options of a command, in their order.
    language: str | None,
    listed: bool | None,  # noqa: FBT001
    invitable: bool | None,  # noqa: FBT001
) -> None:
    """Note what was chosen by a command for the tables of a server; where nothing was, show the page."""
    if (pictures, language, listed, invitable) == (None, None, None, None):
        await show(interaction, reply)
        return
    if server_of(interaction) is not None and listed is not None:
        raise IllegalMove("leaderboard-own-choice")
    if server_of(interaction) is not None and invitable is not None:
        raise IllegalMove("invitations-own-choice")
    server, words = _managed(interaction), []
    if language is not None:
        await interaction.client.publisher.servers.choose_language(server, language)
        words.append(language_chosen(reply.locale, language))
    if pictures is not None:
        await interaction.client.publisher.servers.choose_pictures(server, on=pictures)
        words.append(settings.chosen(reply.locale, pictures=pictures, at_tables=True))
    await reply.private(words_screen("\n".join(words)))
    if pictures is not None:
        await _redraw(interaction.client, server)


async def choose_openers(interaction: Interaction, reply: Reply, control: Control) -> None:
    """Let everybody open tables, or only those who manage the server."""
    server, who = _managed(interaction), word(control.args, 0)
    if who not in (Openers.EVERYBODY, Openers.MANAGERS):
        raise MalformedMove("unknown-control")
    await interaction.client.publisher.servers.choose_openers(server, Openers(who))
    await show(interaction, reply)


async def choose_role(interaction: Interaction, reply: Reply, _: Control) -> None:
    """Let those open tables who have the role that was chosen in the list; everybody has the first one."""
    server, number = _managed(interaction), chosen(interaction)
    guild = interaction.client.get_guild(server)
    role = guild.get_role(int(number)) if guild is not None and number.isdecimal() else None
    if role is None:
        raise MalformedMove("unknown-control")
    openers = Openers.EVERYBODY if role.is_default() else Openers.ROLE
    await interaction.client.publisher.servers.choose_openers(server, openers, 0 if role.is_default() else role.id)
    await show(interaction, reply)


async def choose_language(interaction: Interaction, reply: Reply, _: Control) -> None:
    """Let new tables speak the language that was chosen in the list; those that have been opened keep theirs."""
    server, language = _managed(interaction), chosen(interaction)
    if language not in (OPENER, *locales()):
        raise MalformedMove("unknown-control")
    await interaction.client.publisher.servers.choose_language(server, "" if language == OPENER else language)
    await show(interaction, reply)


async def choose_pictures(interaction: Interaction, reply: Reply, control: Control) -> None:
    """Let the tables' messages have pictures from now on, or none; those of running games follow at once."""
    server, on = _managed(interaction), word(control.args, 0)
    if on not in SWITCH:
        raise MalformedMove("unknown-control")
    await interaction.client.publisher.servers.choose_pictures(server, on=SWITCH[on])
    await show(interaction, reply)
    await _redraw(interaction.client, server)


async def choose_threads(interaction: Interaction, reply: Reply, control: Control) -> None:
    """Let each new table open a thread from now on, or stand in its channel; those that are open stay where they
    are."""
    server, on = _managed(interaction), word(control.args, 0)
    if on not in SWITCH:
        raise MalformedMove("unknown-control")
    await interaction.client.publisher.servers.choose_threads(server, on=SWITCH[on])
    await show(interaction, reply)


async def choose_call_role(interaction: Interaction, reply: Reply, _: Control) -> None:
    """Let the role be called to tables that was chosen in the list, or none; never the one that everybody has."""
    server, number = _managed(interaction), chosen(interaction)
    guild = interaction.client.get_guild(server)
    role = guild.get_role(int(number)) if guild is not None and number.isdecimal() else None
    if number and role is None:
        raise MalformedMove("unknown-control")
    if role is not None and role.is_default():
        raise IllegalMove("call-role-not-everybody")
    await interaction.client.publisher.servers.choose_call_role(server, 0 if role is None else role.id)
    await show(interaction, reply)


async def _redraw(bot: BeanBot, server: int) -> None:
    """Show the tables of running games with pictures or without, as was chosen."""
    for row in await store.tables_of_server(bot.tables.database, server, PLAYED):
        bot.publisher.outbox.mark(await bot.tables.get(row.id), PUBLIC)


def _server(interaction: Interaction) -> int:
    server = server_of(interaction)
    if server is None:
        raise IllegalMove("settings-in-a-server")
    return server


def _managed(interaction: Interaction) -> int:
    """The server, for somebody who manages it; that is checked at each click, since it may be over."""
    server = _server(interaction)
    if not manages(interaction):
        raise IllegalMove("not-your-server")
    return server
