"""Who is mentioned at a table where the bot is not when the game begins to wait for them: whom nothing else tells.

In the place of the line about closed direct messages it is kept in which turn that was.
"""

from __future__ import annotations

from collections.abc import Collection

import discord

from bot.store import MessageRow
from bot.tables import Table, Tables, calls
from bot.ui.publishing.outbox.places import nudge_for
from bot.ui.publishing.outbox.slots import Slot, Slots
from bot.ui.publishing.panels.faces import Panels
from bot.ui.publishing.people import People
from bot.ui.seeing import turn_of


class Calling:
    """Says whom to mention, and keeps whom the bot has mentioned."""

    def __init__(self, tables: Tables, slots: Slots, panels: Panels, people: People) -> None:
        self._tables = tables
        self._slots = slots
        self._panels = panels
        self._people = people
        self._owed: dict[int, Collection[int]] = {}
        """By table, who was to be mentioned when there was no room for it; a restart forgets it."""

    def owe(self, table: Table, people: Collection[int]) -> None:
        """Have them mentioned with the next click, since there was no room for it."""
        if people:
            self._owed[table.id] = people

    def owed(self, table: Table) -> set[int]:
        """Whom there was no room to mention at a table; there is now."""
        return set(self._owed.pop(table.id, ()))

    async def wanted(self, table: Table, person_id: int) -> bool:
        """Whether this person, for whom the game has begun to wait, is mentioned: once a turn, while they do not
        play live and no direct message reaches them; and only those who are willing."""
        person = await self._people.get(person_id)
        if not (person.dm_closed and person.mentions) or person_id in self._tables.shut_out.people:
            return False
        if self._panels.live(table.id, person_id) is not None or self._panels.looking(table.id, person_id):
            return False
        row = self._slots.get(Slot(table.id, nudge_for(person_id)))
        if row is not None and row.digest == _turn(table):
            return False
        return await calls.invitable(self._tables, person_id)

    def note(self, table: Table, person_id: int, interaction: discord.Interaction, message_id: int) -> None:
        """Keep that they were mentioned in this turn, by a message that follows this answer."""
        now = int(self._tables.moment())
        row = self._row(table, person_id, _turn(table))
        where = interaction.channel_id or 0
        row = row._replace(channel_id=where, message_id=message_id, token=interaction.token, token_at=now)
        self._slots.put(row)

    def _row(self, table: Table, person_id: int, kept: str) -> MessageRow:
        row = MessageRow(table.id, *nudge_for(person_id), 0, 0, table.row.revision, kept, self._tables.now())
        return row._replace(original=False)


def _turn(table: Table) -> str:
    return f"turn {turn_of(table)}"
