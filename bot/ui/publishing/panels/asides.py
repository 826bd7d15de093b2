"""Private answers beside the places of a table, such as a question to its host: as long as their tokens last, they
follow the table, and go once what they are about is over.

They are kept in memory alone: after a restart their buttons still say what is the matter.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable
from typing import NamedTuple

import discord

from bot.store import MessageRow
from bot.tables import Changed, Table, Tables
from bot.ui.faults import TRANSIENT, Fault, fault, trace
from bot.ui.layout import Screen
from bot.ui.publishing.outbox import tokens
from bot.ui.publishing.outbox.editing import Editing
from bot.ui.publishing.outbox.existing import delete

log = logging.getLogger(__name__)

KEPT = 512
"""How many such answers are kept."""


class Aside(NamedTuple):
    """A private answer that follows its table: its message, what draws it (None: nothing is left), and what it
    shows."""

    row: MessageRow
    draw: Callable[[Table], Screen | None]
    shown: str


class Asides:
    """Keeps such answers by table, person and what they are about: of each only the newest follows its table."""

    def __init__(self, client: discord.Client, tables: Tables, editing: Editing, *, behind: float) -> None:
        self._client = client
        self._tables = tables
        self._editing = editing
        self._behind = behind
        self._kept: OrderedDict[tuple[int, int, str], Aside] = OrderedDict()
        self._changed: set[int] = set()
        self._looking: asyncio.Task[None] | None = None
        tables.subscribe(self.changed)

    def keep(
        self,
        table: Table,
        kind: str,
        interaction: discord.Interaction,
        message_id: int,
        sent: Screen,
        draw: Callable[[Table], Screen | None],
    ) -> None:
        """Let the answer to this interaction, which shows what was `sent`, follow the table."""
        person = interaction.user.id
        row = row_of(interaction, table.id, kind, message_id, int(self._tables.moment()))
        self._kept[table.id, person, kind] = Aside(row, draw, _look(sent))
        self._kept.move_to_end((table.id, person, kind))
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        # The table may have changed while the answer was on its way.
        self._look_at(table.id)

    def changed(self, changed: Changed) -> None:
        """Look, a moment later, which answers about a table that has changed are out of date."""
        if any(key[0] == changed.table.id for key in self._kept):
            self._look_at(changed.table.id)

    def finish(self) -> None:
        """Let no answer follow its table any longer."""
        if self._looking is not None:
            self._looking.cancel()

    def _look_at(self, table_id: int) -> None:
        self._changed.add(table_id)
        if self._looking is None:
            self._looking = asyncio.create_task(self._look(), name="publisher-asides")

    async def _look(self) -> None:
        while self._changed:
            await asyncio.sleep(self._behind)
            changed, self._changed = self._changed, set()
            for key in [key for key in self._kept if key[0] in changed]:
                try:
                    await self._follow(key)
                except Exception as error:
                    # One that cannot be shown must not keep the others from it.
                    log.error("an answer about table %d: %s", key[0], trace(error))
        self._looking = None

    async def _follow(self, key: tuple[int, int, str]) -> None:
        table = await self._tables.get(key[0])
        # Only now: a newer answer may have taken the place of the one that was there before.
        aside = self._kept.get(key)
        if aside is None or _look(screen := aside.draw(table)) == aside.shown:
            return
        del self._kept[key]
        if not tokens.good(aside.row, int(self._tables.moment())):
            return
        after = aside if screen is None else aside._replace(shown=_look(screen))
        if screen is not None:
            self._kept[key] = after
        if not await self._shows(aside.row, screen) and self._kept.get(key, after) is after:
            # The next change of the table tries again.
            self._kept[key] = aside

    async def _shows(self, row: MessageRow, screen: Screen | None) -> bool:
        """Make an answer show this, or take it away; returns whether nothing is left to do."""
        if screen is None:
            return await delete(self._client, row, int(self._tables.moment()))
        try:
            await self._editing.edit_aside(row, screen)
        except TRANSIENT as error:
            return fault(error) is not Fault.PASSING
        return True


def row_of(interaction: discord.Interaction, table_id: int, kind: str, message_id: int, moment: int) -> MessageRow:
    """The private answer to this interaction, of this moment, as one that its token reaches."""
    first = interaction.response.type is not None
    original = first and interaction.response.type is not discord.InteractionResponseType.deferred_message_update
    return MessageRow(
        *(table_id, kind, interaction.user.id, interaction.channel_id or 0, message_id, 0, "", moment),
        token=interaction.token,
        token_at=moment,
        original=original,
    )


def _look(screen: Screen | None) -> str:
    """Tells one screen from another, whether or not it has been sent with emojis."""
    return "" if screen is None else repr(screen.items)
