"""Whether somebody is still on the server of a table: Discord tells of it only who asks."""

from __future__ import annotations

import discord

from bot.tables import Table, Tables, seating
from bot.tables.calling import call_me
from bot.ui.faults import TRANSIENT

UNKNOWN_MEMBER = 10007


class Membership:
    """Asks Discord who has left a server, gives up their seats, and has them called there no more."""

    def __init__(self, client: discord.Client, tables: Tables) -> None:
        self._client = client
        self._tables = tables

    async def left(self, table: Table, person_id: int) -> bool:
        """Whether a person has left the server of a table at which they sit; if so, their seat is given up."""
        guild = self._client.get_guild(table.row.guild_id)
        if guild is None or table.seat_of(person_id) is None:
            return False
        try:
            await guild.fetch_member(person_id)
        except TRANSIENT as error:
            if isinstance(error, discord.HTTPException) and error.code == UNKNOWN_MEMBER:
                await seating.leave(self._tables, table.id, person_id, None)
                await call_me.end(self._tables, person_id, table.row.guild_id)
                return True
        return False
