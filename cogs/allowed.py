"""What a person may do where a table stands, which need not be where they say so."""

from __future__ import annotations

import discord

from bot.games.contract import MalformedMove
from bot.tables import Table
from cogs.acting import Interaction


def may_sit_down(interaction: Interaction, table: Table) -> None:
    """Refuse a table of another server, or in a channel that this person cannot see, as if there were none."""
    if interaction.channel_id == table.row.channel_id:
        return
    if any(seat.person_id == interaction.user.id for seat in table.seats):
        return
    permissions = _permissions_at(interaction, table)
    if permissions is None or not permissions.view_channel:
        raise MalformedMove("no-such-table", table=table.id)


def moderates(interaction: Interaction, table: Table) -> bool:
    """Whether this person may take away messages where the table stands, wherever they say so."""
    permissions = _permissions_at(interaction, table)
    return permissions is not None and permissions.manage_messages


def _permissions_at(interaction: Interaction, table: Table) -> discord.Permissions | None:
    """What this person may do in the channel of the table; None where that cannot be known from here."""
    if interaction.channel_id == table.row.channel_id:
        return interaction.permissions
    guild, person = interaction.guild, interaction.user
    if guild is None or not isinstance(person, discord.Member):
        return None
    channel = guild.get_channel_or_thread(table.row.channel_id)
    return None if channel is None else channel.permissions_for(person)
