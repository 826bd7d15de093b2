"""Which tables there are for a person, and what they may do in a table's channel, which need not be the one they
are in. Which channels they see stands in `cogs/sights.py`."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot import store
from bot.games.contract import IllegalMove, MalformedMove, Refusal
from bot.store import NOWHERE, Openers, SeatRow, ServerRow, TableRow
from bot.tables import Table
from bot.tables.daily.standing import may_be_seen
from bot.ui.contexts import server_of
from cogs.acting import Interaction
from cogs.channel_access import permissions_in, sees
from cogs.reading import note


async def table_here(interaction: Interaction, table_id: int) -> Table:
    """The table with this number; raises MalformedMove if there is none, and in the same way if the person has no
    seat there and it is on another server, or in a channel that they cannot see."""
    try:
        table = await interaction.client.tables.get(table_id)
    except Refusal:
        raise
    except Exception:
        # That its game cannot be read is told to nobody who may not know of it.
        await _require_known(interaction, table_id)
        raise
    if _had_a_seat(interaction, table.seats):
        await note(interaction)
    elif not await may_be_seen(interaction.client.tables, table, interaction.user.id):
        await _require_seen(interaction, table.row)
    return table


def moderates(interaction: Interaction, table: Table) -> bool:
    """Whether this person may delete messages in the table's channel, whatever channel they are in."""
    permissions = _permissions_at(interaction, table)
    return permissions is not None and permissions.manage_messages


def manages(interaction: Interaction) -> bool:
    """Whether this person may manage the server that they are in."""
    return server_of(interaction) is not None and interaction.permissions.manage_guild


def opens(row: ServerRow, guild: discord.Guild | None) -> Openers:
    """Who may open tables on this server: everybody, once the role that was chosen has been deleted, so that
    nobody is locked out by that."""
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
    if server_of(interaction) == guild.id and isinstance(person, discord.Member):
        return manages(interaction), {role.id for role in person.roles}
    try:
        member = await guild.fetch_member(person.id)
    except discord.NotFound:
        return False, set()
    return member.guild_permissions.manage_guild, {role.id for role in member.roles}


async def _require_known(interaction: Interaction, table_id: int) -> None:
    """Refuse the same people at a table of which only the rows can be read."""
    database = interaction.client.tables.database
    row = await store.get_table(database, table_id)
    if row is not None and not _had_a_seat(interaction, await store.seats_of(database, table_id)):
        await _require_seen(interaction, row)


async def _require_seen(interaction: Interaction, row: TableRow) -> None:
    """Refuse whoever is on another server, or cannot see the table's channel, as if there were no such table.
    Where the bot is not, whoever acts in its channel sees it."""
    if row.guild_id < NOWHERE and interaction.channel_id == row.channel_id:
        return
    if server_of(interaction) != row.guild_id or not await sees(interaction, row.channel_id):
        raise MalformedMove("no-such-table", table=row.id)


def _had_a_seat(interaction: Interaction, seats: Sequence[SeatRow]) -> bool:
    """Whether this person sits there, or has left a seat that they can take back."""
    return any(seat.person_id == interaction.user.id for seat in seats)


def _permissions_at(interaction: Interaction, table: Table) -> discord.Permissions | None:
    """This person's permissions in the table's channel; None if they cannot be known from here, or tell nothing
    where the bot is not."""
    if table.elsewhere:
        return None
    if interaction.channel_id == table.row.channel_id:
        return interaction.permissions
    guild, person = interaction.guild, interaction.user
    if guild is None or not isinstance(person, discord.Member):
        return None
    return permissions_in(guild.get_channel_or_thread(table.row.channel_id), person)
