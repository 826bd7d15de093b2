"""Notes what the answers to clicks and commands have shown, since the publisher has not sent it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord

from bot.store import MessageRow
from bot.tables import Table
from bot.ui.publishing.contents import Prepared
from bot.ui.publishing.places import Kind, Place, panel_of
from bot.ui.publishing.slots import Slot, slot_of
from bot.ui.screens import Face
from bot.ui.sending import ANYTHING, NOTHING, Shown

if TYPE_CHECKING:
    from bot.ui.publishing.publisher import Publisher


class Answers:
    """Keeps the publisher's notes true to the answers that went past it."""

    def __init__(self, publisher: Publisher) -> None:
        self._publisher = publisher

    async def answered(
        self,
        table: Table,
        place: Place,
        shown: Prepared,
        interaction: discord.Interaction,
        picture: Shown = NOTHING,
    ) -> None:
        """Note that the answer to a click has shown this, with this picture; if an older state may have landed
        last, send it again."""
        publisher, slot = self._publisher, Slot(table.id, place)
        await publisher.slots.read(table.id)
        row = publisher.slots.get(slot)
        if row is None:
            return
        row = self._showing(slot, row._replace(revision=shown.revision), shown, picture)
        if interaction.message is not None and interaction.message.id == row.message_id:
            row = row._replace(token=interaction.token, token_at=self._moment(), original=True)
        publisher.slots.put(row)
        publisher.mark(table, place)

    async def took_over(
        self,
        table: Table,
        place: Place,
        shown: Prepared,
        interaction: discord.Interaction,
        message_id: int,
        picture: Shown = NOTHING,
        *,
        original: bool,
    ) -> None:
        """Note that an answer to this click or command has become a person's panel here: the one before goes, and
        the one elsewhere is no longer it. `original`: the answer is the message that was clicked, or the
        command's first."""
        publisher, slot = self._publisher, Slot(table.id, place)
        old, is_panel = publisher.slots.get(slot), place.kind is Kind.PANEL
        followed = is_panel and publisher.panels.face(slot) is Face.LIVE
        row = self._row(slot, old, shown, interaction, message_id, original=original)
        publisher.slots.put(self._showing(slot, row, shown, picture))
        publisher.falling_asleep.follow(slot)
        publisher.mark_unless_shown(table, place)
        if old is not None and old.message_id != message_id:
            await publisher.doubts.remove(old)
        if not is_panel:
            await self._end_panel(Slot(table.id, panel_of(place.person_id)))
        elif not followed:
            publisher.turn_over(table, place.person_id)

    async def adopt(self, table: Table, row: MessageRow) -> None:
        """Take a message that was sent and never noted, with the token of its click, for its person's panel: the
        one before goes, and the one elsewhere is no longer it."""
        publisher, slot = self._publisher, slot_of(row)
        old = publisher.slots.get(slot)
        publisher.slots.put(row)
        publisher.falling_asleep.follow(slot)
        publisher.mark(table, slot.place)
        if old is not None and old.message_id != row.message_id:
            await publisher.doubts.remove(old)
        if slot.place.kind is Kind.PANEL:
            publisher.turn_over(table, slot.place.person_id)
        else:
            await self._end_panel(Slot(table.id, panel_of(slot.place.person_id)))

    def _row(
        self,
        slot: Slot,
        old: MessageRow | None,
        shown: Prepared,
        interaction: discord.Interaction,
        message_id: int,
        *,
        original: bool,
    ) -> MessageRow:
        """What is noted of the message that is in this slot now, in place of `old`."""
        same = old if old is not None and old.message_id == message_id else None
        return MessageRow(
            slot.table,
            *slot.place,
            channel_id=interaction.channel_id or 0,
            message_id=message_id,
            revision=shown.revision,
            digest="",
            posted_at=self._publisher.tables.now() if same is None else same.posted_at,
            token=interaction.token,
            token_at=self._moment(),
            original=original,
        )

    async def _end_panel(self, slot: Slot) -> None:
        """Take away a panel in the channel whose person plays by direct messages now."""
        row = self._publisher.slots.get(slot)
        if row is not None:
            self._publisher.slots.drop(slot)
            self._publisher.panels.gone(slot)
            await self._publisher.doubts.remove(row)

    def _showing(self, slot: Slot, row: MessageRow, shown: Prepared, picture: Shown) -> MessageRow:
        """The message with what is known to be shown: nothing, if an older state may have landed last."""
        unsure = self._publisher.unsure(slot)
        known = ANYTHING if unsure and (picture != NOTHING or row.picture) else picture
        digest = "" if unsure else shown.digest
        return row._replace(digest=digest, picture=known.picture, attachment_id=known.attachment_id)

    def _moment(self) -> int:
        return int(self._publisher.tables.moment())
