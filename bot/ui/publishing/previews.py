"""What each message would show if it were sent now, and whether it shows that already."""

from __future__ import annotations

from bot.tables import Table
from bot.ui.publishing.outbox import tokens
from bot.ui.publishing.outbox.contents import Prepared
from bot.ui.publishing.outbox.places import PUBLIC, Place
from bot.ui.publishing.outbox.reader import Reader
from bot.ui.publishing.outbox.rendering import Drafts
from bot.ui.publishing.outbox.slots import Slots
from bot.ui.publishing.people import People
from bot.ui.publishing.readers import Readers
from bot.ui.screens import Face


class Previews:
    """Prepares messages for whoever reads them."""

    def __init__(self, slots: Slots, people: People, readers: Readers) -> None:
        self._slots = slots
        self._people = people
        self._readers = readers
        self._drafts = Drafts()

    async def of(self, table: Table, place: Place, face: Face | None = None) -> tuple[Prepared, Reader]:
        """The message in this place as it is now, and for whom; a private one with this face, if it is to have
        another."""
        reader = await self._readers.of(table, place)
        reader = reader if face is None else reader._replace(face=face)
        if place == PUBLIC and table.elsewhere and face is Face.LIVE:
            reader = reader._replace(until=tokens.lasts_until(self._readers.now()))
        return self._drafts.of(table, place, reader), reader

    def shown(self, table: Table, place: Place, face: Face) -> bool:
        """Whether a private message with this face is known to show the table as it is now, which is noted; most
        do, whatever others do, and need no turn in a queue."""
        person = self._people.known(place.person_id)
        messages = self._slots.messages(table.id)
        row = messages.get(place) if self._slots.known(table.id) else None
        if row is None or person is None or person.dm_closed:
            return False
        now = self._drafts.of(table, place, self._readers.private(table, place, person, messages, face))
        if row.digest != now.digest:
            return False
        if row.revision != now.revision:
            self._slots.put(row._replace(revision=now.revision))
        return True
