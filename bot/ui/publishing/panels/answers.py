"""Notes what the answers to clicks and commands have shown, since they went past the outbox."""

from __future__ import annotations

from collections import OrderedDict
from contextlib import AbstractAsyncContextManager

import discord

from bot import store
from bot.store import Doubt, MessageRow
from bot.tables import Table, Tables
from bot.ui.publishing.outbox import tokens
from bot.ui.publishing.outbox.contents import Prepared
from bot.ui.publishing.outbox.doubts import Doubts
from bot.ui.publishing.outbox.editing import Editing
from bot.ui.publishing.outbox.outbox import Outbox
from bot.ui.publishing.outbox.places import PUBLIC, Kind, Place, panel_of
from bot.ui.publishing.outbox.reader import url_of
from bot.ui.publishing.outbox.slots import Slot, Slots, slot_of
from bot.ui.publishing.panels.faces import OLD, Panels
from bot.ui.publishing.panels.falling_asleep import FallingAsleep
from bot.ui.screens import Face
from bot.ui.sending import ANYTHING, NOTHING, Shown

KEPT = 4096
"""Of so many tokens of tables' messages it is kept whose they are."""
YOUNG = 60
"""Seconds for which a press on the table's message need not bring a new token: five who press *My hand* at once
are answered by one call each, which is found again even if the answer to it is lost."""


class Answers:
    """Keeps what is noted of messages true to the answers."""

    def __init__(
        self,
        tables: Tables,
        slots: Slots,
        outbox: Outbox,
        doubts: Doubts,
        panels: Panels,
        falling_asleep: FallingAsleep,
        editing: Editing,
    ) -> None:
        self._tables = tables
        self._slots = slots
        self._outbox = outbox
        self._doubts = doubts
        self._panels = panels
        self._falling_asleep = falling_asleep
        self._editing = editing
        self._whose: OrderedDict[str, int] = OrderedDict()
        """By token, by whose click or command it serves a table's message; forgotten in a restart."""

    def whose(self, token: str) -> int | None:
        """Whose click or command has brought this token of a table's message; None if it is not known."""
        return self._whose.get(token)

    def _came(self, interaction: discord.Interaction) -> None:
        self._whose[interaction.token] = interaction.user.id
        while len(self._whose) > KEPT:
            self._whose.popitem(last=False)

    def answering(
        self, table: Table, place: Place, interaction: discord.Interaction, message_id: int, *, original: bool
    ) -> AbstractAsyncContextManager[None]:
        """Answer this click or command with a panel in this place: in the message that was clicked (`original`),
        in one that follows the answer, or (0) in the answer itself."""
        now, channel_id = self._moment(), interaction.channel_id or 0
        doubt = Doubt(
            table.id,
            place.kind,
            place.person_id,
            message_id,
            interaction.token,
            channel_id,
            token_at=now,
            original=original or not message_id,
        )
        return self._doubts.doubting(doubt, noted=not self._stays(table, place, message_id, now))

    def _stays(self, table: Table, place: Place, message_id: int, now: int) -> bool:
        """Whether a panel stays what it was, or is compared after a kill since a move has touched its table."""
        slot = Slot(table.id, place)
        known = self._slots.get(slot)
        if known is None or known.message_id != message_id:
            return False
        young = now - known.token_at <= OLD
        lately = self._tables.now() - table.row.touched_at <= store.PATIENCE
        return lately or (young and self._panels.face(slot) is Face.LIVE)

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
        slot = Slot(table.id, place)
        await self._slots.read(table.id)
        row = self._slots.get(slot)
        if row is None:
            return
        row = self._showing(slot, row._replace(revision=shown.revision), shown, picture)
        if interaction.message is not None and interaction.message.id == row.message_id:
            row = row._replace(token=interaction.token, token_at=self._moment(), original=True)
            self._came(interaction)
        self._slots.put(row)
        self._follows(table, slot)
        self._outbox.mark(table, place)

    def serves(
        self, table: Table, interaction: discord.Interaction, message_id: int, *, original: bool = True
    ) -> None:
        """Note that the token of this interaction reaches the table's message, which was clicked there or is its
        answer, `original`ly or as what follows one: it is edited by that from now on."""
        row = self._slots.get(Slot(table.id, PUBLIC))
        if row is None or row.message_id != message_id or row.token == interaction.token:
            return
        self._slots.put(row._replace(token=interaction.token, token_at=self._moment(), original=original))
        self._came(interaction)
        self._follows(table, Slot(table.id, PUBLIC))
        self._outbox.mark(table, PUBLIC)

    def _follows(self, table: Table, slot: Slot) -> None:
        """A table's message that nothing but a token reaches says so before it has none."""
        if table.elsewhere and slot.place == PUBLIC:
            self._falling_asleep.follow(slot)

    async def brought(self, table: Table, interaction: discord.Interaction, message_id: int) -> None:
        """Note that a message which follows this answer is the table's from now on, and have it shown there. The
        one before stays as it is if it rests, otherwise it leads here."""
        slot, now = Slot(table.id, PUBLIC), self._moment()
        old = self._slots.get(slot)
        where = interaction.channel_id or 0
        row = MessageRow(table.id, *PUBLIC, where, message_id, 0, "", self._tables.now(), interaction.token, now)
        self._slots.put(row._replace(original=False))
        self._came(interaction)
        self._follows(table, slot)
        self._outbox.mark(table, PUBLIC)
        if old is not None:
            await self._editing.replace(table, old, row)

    async def take_up(self, table: Table, interaction: discord.Interaction) -> str | None:
        """An older message of a table where the bot is not, of which a button was pressed, is the table's again,
        unless another is kept up to date; returns where that one is."""
        await self._slots.read(table.id)
        slot, clicked = Slot(table.id, PUBLIC), interaction.message
        row = self._slots.get(slot)
        if clicked is None or (row is not None and row.message_id == clicked.id):
            return None
        if row is not None and tokens.awake(row, self._moment()):
            return url_of(table, row)
        if row is not None and row.token is None and self._moment() - row.token_at <= tokens.AWAKE:
            # Discord has taken no edit of it before its time: it stays in mind until another stands below it.
            return None
        posted_at = int(clicked.created_at.timestamp()) if row is None else row.posted_at
        where = interaction.channel_id or 0
        self._slots.put(MessageRow(table.id, *PUBLIC, where, clicked.id, 0, "", posted_at))
        return None

    def served(self, slot: Slot) -> bool:
        """Whether the token by which the message in this slot is edited was got a moment ago."""
        row, now = self._slots.get(slot), self._moment()
        return row is not None and tokens.good(row, now) and now - row.token_at < YOUNG

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
        slot = Slot(table.id, place)
        old, followed = self._slots.get(slot), self._panels.face(slot) is Face.LIVE
        row = self._row(slot, old, shown, interaction, message_id, original=original)
        row = self._showing(slot, row, shown, picture)
        await self._is_panel(table, row, old, followed=followed)

    async def adopt(self, table: Table, row: MessageRow) -> None:
        """Take a message that was sent and never noted, with the token of its click, for its person's panel: the
        one before goes, and the one elsewhere is no longer it."""
        self._outbox.mark(table, slot_of(row).place)
        await self._is_panel(table, row, self._slots.get(slot_of(row)), followed=False)

    async def _is_panel(self, table: Table, row: MessageRow, old: MessageRow | None, *, followed: bool) -> None:
        """This message is its person's panel, in place of an `old` one, which may have `followed` the table."""
        slot = slot_of(row)
        self._slots.put(row)
        self._falling_asleep.follow(slot)
        if old is not None and old.message_id != row.message_id:
            await self._doubts.remove(old)
        if slot.place.kind is not Kind.PANEL:
            await self._end_panel(Slot(table.id, panel_of(slot.place.person_id)))
        elif not followed:
            self._outbox.turn_over(table, slot.place.person_id)

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
            posted_at=self._tables.now() if same is None else same.posted_at,
            token=interaction.token,
            token_at=self._moment(),
            original=original,
        )

    async def _end_panel(self, slot: Slot) -> None:
        """Take away a panel in the channel whose person plays by direct messages now."""
        row = self._slots.get(slot)
        if row is not None:
            self._slots.drop(slot)
            await self._doubts.remove(row)

    def _showing(self, slot: Slot, row: MessageRow, shown: Prepared, picture: Shown) -> MessageRow:
        """The message with what is known to be shown: nothing, if an older state may have landed last."""
        unsure = self._outbox.unsure(slot)
        known = ANYTHING if unsure and (picture != NOTHING or row.picture) else picture
        digest = "" if unsure else shown.digest
        return row._replace(digest=digest, picture=known.picture, attachment_id=known.attachment_id)

    def _moment(self) -> int:
        return int(self._tables.moment())
