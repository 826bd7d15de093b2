"""Slots: the places of each table, which message is in each, and what that message shows."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping
from typing import NamedTuple

from bot import store
from bot.store import Database, MessageRow
from bot.ui.publishing.outbox.places import Kind, Place

KEPT = 4096
"""For how many tables the messages are kept in memory."""
FIRST_WITHIN = 1.0
"""Seconds within which the first message of a slot is on the disk."""


class Slot(NamedTuple):
    """One place of one table."""

    table: int
    place: Place


class Slots:
    """The messages in all slots; read once per table, noted in the database."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._rows: OrderedDict[int, dict[Place, MessageRow]] = OrderedDict()
        """By table, then by place: every change of a table asks for all of its messages. Last used, last."""
        self._read: set[int] = set()

    async def read(self, table: int) -> None:
        """Make sure that the messages of a table are in memory."""
        if table not in self._read:
            rows = await store.messages_of(self._database, table)
            self._read.add(table)
            known = self._rows.setdefault(table, {})
            for row in rows:
                known.setdefault(slot_of(row).place, row)
        self._use(table)

    def known(self, table: int) -> bool:
        """Whether the messages of a table are in memory."""
        return table in self._read

    def get(self, slot: Slot) -> MessageRow | None:
        """The message in a slot of a table that was read."""
        return self._rows.get(slot.table, {}).get(slot.place)

    def messages(self, table: int) -> Mapping[Place, MessageRow]:
        """The messages of a table that was read, by their places."""
        return self._rows.get(table, {})

    def of(self, table: int) -> tuple[Slot, ...]:
        """The slots of a table in which there is a message."""
        return tuple([Slot(table, place) for place in self._rows.get(table, ())])

    def all(self) -> tuple[Slot, ...]:
        """Every slot in memory in which there is a message."""
        return tuple([slot for table in self._rows for slot in self.of(table)])

    def put(self, row: MessageRow) -> None:
        """Note what a slot shows now."""
        place, messages = slot_of(row).place, self._rows.setdefault(row.table_id, {})
        # Nothing leads back to the first message of a slot before it is written.
        within = store.PATIENCE if place in messages else FIRST_WITHIN
        messages[place] = row
        self._use(row.table_id)
        store.put_message(self._database, row, within=within)

    def drop(self, slot: Slot) -> None:
        """Note that the message in this slot is gone."""
        self._forget(slot)
        store.forget_message(self._database, slot.table, slot.place.kind, slot.place.person_id)

    async def drop_message(self, message_id: int) -> Slot | None:
        """Note that somebody has deleted this message; returns the slot that is empty now."""
        row = await store.message_by_id(self._database, message_id)
        now = None if row is None else self.get(slot_of(row))
        # While it was looked up, another may have been posted in its place.
        if row is None or (now is not None and now.message_id != message_id):
            return None
        self.drop(slot_of(row))
        return slot_of(row)

    def forget_person(self, person: int) -> None:
        """Drop what is in memory of a person's own messages, and of the lines that mention them."""
        for slot in self.all():
            if slot.place.person_id == person:
                self._forget(slot)

    def _use(self, table: int) -> None:
        """Keep this table in memory, and drop the least recently used one if there are too many."""
        self._rows.move_to_end(table)
        while len(self._rows) > KEPT:
            oldest = next(iter(self._rows))
            del self._rows[oldest]
            self._read.discard(oldest)

    def _forget(self, slot: Slot) -> None:
        self._rows.get(slot.table, {}).pop(slot.place, None)


def slot_of(row: MessageRow) -> Slot:
    """The slot in which a message stands."""
    return Slot(row.table_id, Place(Kind(row.kind), row.person_id))
