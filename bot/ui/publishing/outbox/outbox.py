"""The outbox: whoever changes anything marks here which message is out of date; one carrier takes it from here.

It knows nobody who marks, and of the carrier only that it brings a slot up to date.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager

from bot.tables import Table
from bot.ui.publishing.outbox.patience import AT_ONCE, Patience
from bot.ui.publishing.outbox.places import PUBLIC, Kind, Place, hand_of, nudge_for
from bot.ui.publishing.outbox.send_queues import Publish, SendQueues
from bot.ui.publishing.outbox.slots import Slot, Slots
from bot.ui.seeing import waited_for
from bot.ui.sending import ANYTHING


class Outbox:
    """What is out of date, in queues of one call each `pace` seconds; and what is being sent at this moment."""

    carrier: Publish
    """Brings a slot up to date once its turn has come."""

    def __init__(self, slots: Slots, *, pace: float) -> None:
        self._slots = slots
        self.queues = SendQueues(self._carry, pace=pace)
        self._sending: set[Slot] = set()
        self._overlapped: set[Slot] = set()
        """What was being sent when a click there began to be answered."""

    # What has to be shown again

    def mark(self, table: Table, place: Place, *, fresh: bool = False, patience: Patience = AT_ONCE) -> None:
        """Mark the message in this place as out of date; `fresh`: it should arrive as a new message, `patience`:
        how long it may wait for what else will change."""
        self.queues.mark(_queue(table, place), Slot(table.id, place), fresh=fresh, patience=patience)

    def unmark(self, table: Table, place: Place) -> None:
        """A message is not out of date any more."""
        self.queues.unmark(_queue(table, place), Slot(table.id, place))

    def due_afresh(self, table: Table, place: Place) -> bool:
        """Whether a new message is to arrive in this place."""
        return self.queues.due_afresh(_queue(table, place), Slot(table.id, place))

    def turn_over(self, table: Table, person_id: int) -> None:
        """Mark a direct message that is the panel from now on, or no longer: it is noted as out of date, since
        after a restart no change of the table would tell."""
        self._edit_anyway(table, hand_of(person_id))

    def compare(self, table: Table, place: Place) -> None:
        """Mark a message of which it is not certain what it shows, nor which picture: it is edited, whatever is
        noted."""
        self.doubt_picture(Slot(table.id, place))
        self._edit_anyway(table, place)

    def _edit_anyway(self, table: Table, place: Place) -> None:
        if (row := self._slots.get(Slot(table.id, place))) is not None:
            self._slots.put(row._replace(revision=0, digest=""))
        self.mark(table, place)

    def doubt_picture(self, slot: Slot) -> None:
        """Note that it is not certain which picture a message has: the next edit sends one."""
        row = self._slots.get(slot)
        if row is not None and row.picture:
            self._slots.put(row._replace(picture=ANYTHING.picture, attachment_id=0))

    def nudge(self, table: Table, person_id: int) -> None:
        """Ask for the line in the channel about a person whose direct messages are closed."""
        self.mark(table, nudge_for(person_id), fresh=True)

    def end_nudges(self, table: Table, people: Iterable[int], actor: int | None) -> None:
        """Take away the lines about these people, where there may be any: about the `actor`, and about whoever is
        no longer waited for."""
        known, messages = self._slots.known(table.id), self._slots.messages(table.id)
        # All these lines stand in the table's channel.
        queue = _queue(table, PUBLIC)
        for person_id in people:
            nudge = nudge_for(person_id)
            slot = Slot(table.id, nudge)
            if known and nudge not in messages and not self.queues.due(queue, slot):
                continue
            if person_id == actor or not waited_for(table, person_id):
                self.queues.unmark(queue, slot)
                self.mark(table, nudge)

    # What is being sent

    def at_rest(self, table: Table, place: Place) -> bool:
        """Whether nothing is about to happen to a message."""
        slot = Slot(table.id, place)
        under_way = slot in self._sending or self.queues.held(slot)
        return not (under_way or self.queues.due(_queue(table, place), slot))

    @contextmanager
    def sending(self, slot: Slot) -> Iterator[None]:
        """Bring this slot up to date meanwhile."""
        self._sending.add(slot)
        try:
            yield
        finally:
            self._sending.discard(slot)

    @contextmanager
    def holding(self, *clicked: Slot | None) -> Iterator[None]:
        """Keep the messages in these slots, where there are any, from being edited while the answer to a click on
        them is under way."""
        slots = [slot for slot in clicked if slot is not None]
        self._overlapped.update(slot for slot in slots if slot in self._sending or self.queues.held(slot))
        try:
            with self.queues.holding(slots):
                yield
        finally:
            self._overlapped.difference_update(slot for slot in slots if not self.queues.held(slot))

    def unsure(self, slot: Slot) -> bool:
        """Whether an older picture may land in this slot after what an answer shows there."""
        return slot in self._overlapped or slot in self._sending

    async def _carry(self, slot: Slot, *, fresh: bool) -> bool:
        return await self.carrier(slot, fresh=fresh)


def _queue(table: Table, place: Place) -> int:
    """The queue in which this message is sent: one for each person's hands, one for each channel, and one for each
    person's private answers, which Discord does not count."""
    if place.kind is Kind.PANEL:
        return -place.person_id
    return place.person_id if place.kind is Kind.HAND else table.row.channel_id
