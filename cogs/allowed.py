"""Which tables there are for a person, and what they may do in a table's channel, which need not be the one they
are in."""

from __future__ import annotations

import discord

from bot.games.contract import IllegalMove, MalformedMove
from bot.store import Openers, ServerRow
from bot.tables import Table
from cogs.acting import Interaction
from cogs.reading import note


async def table_here(interaction: Interaction, table_id: int) -> Table:
    """The table with this number; raises MalformedMove if there is none, and in the same way if it is on another
    server and the person has no seat there."""
    table = await interaction.client.tables.get(table_id)
    if _had_a_seat(interaction, table):
        await note(interaction)
    elif interaction.guild_id != table.row.guild_id:
        raise MalformedMove("no-such-table", table=table_id)
    return table


def require_visible(interaction: Interaction, table: Table) -> None:
    """Refuse a table in a channel that this person cannot see, as if it did not exist."""
    if interaction.channel_id == table.row.channel_id or _had_a_seat(interaction, table):
        return
    permissions = _permissions_at(interaction, table)
    if permissions is None or not permissions.view_channel:
        raise MalformedMove("no-such-table", table=table.id)


def moderates(interaction: Interaction, table: Table) -> bool:
    """Whether this person may delete messages in the table's channel, whatever channel they are in."""
    permissions = _permissions_at(interaction, table)
    return permissions is not None and permissions.manage_messages


def manages(interaction: Interaction) -> bool:
    """Whether this person may manage the server that they are in."""
    return interaction.guild_id is not None and interaction.permissions.manage_guild


def opens(row: ServerRow, guild: discord.Guild | None) -> Openers:
    """Who may open tables on this server: everybody, once the role that was chosen is there no more, so that its
    end locks nobody out."""
    gone = row.openers is Openers.ROLE and (guild is None or guild.get_role(row.role_id) is None)
    return Openers.EVERYBODY if gone else row.openers


async def no_opener(interaction: Interaction, guild_id: int) -> IllegalMove | None:
    """Why this person may open no table on this server; None if they may. Asks Discord who they are there, if
    they are elsewhere."""
    guild = interaction.client.get_guild(guild_id)
    row = await interaction.client.publisher.servers.get(guild_id)
    openers = opens(row, guild)
    if guild is None or openers is Openers.EVERYBODY:
        return None
    may, roles = await _known(interaction, guild)
    if may or (openers is Openers.ROLE and row.role_id in roles):
        return None
    return IllegalMove("no-opener", openers=openers.value, role=f"<@&{row.role_id}>")


async def _known(interaction: Interaction, guild: discord.Guild) -> tuple[bool, set[int]]:
    """Whether this person manages the server, and their roles there."""
    person = interaction.user
    if interaction.guild_id == guild.id and isinstance(person, discord.Member):
        return manages(interaction), {role.id for role in person.roles}
    try:
        member = await guild.fetch_member(person.id)
    except discord.NotFound:
        return False, set()
    return member.guild_permissions.manage_guild, {role.id for role in member.roles}


def _had_a_seat(interaction: Interaction, table: Table) -> bool:
    """Whether this person sits there, or has left a seat that they can take back."""
    return any(seat.person_id == interaction.user.id for seat in table.seats)


def _permissions_at(interaction: Interaction, table: Table) -> discord.Permissions | None:
    """This person's permissions in the table's channel; None if they cannot be known from here."""
    if interaction.channel_id == table.row.channel_id:
        return interaction.permissions
    guild, person = interaction.guild, interaction.user
    if guild is None or not isinstance(person, discord.Member):
        return None
    channel = guild.get_channel_or_thread(table.row.channel_id)
    return None if channel is None else channel.permissions_for(person)
