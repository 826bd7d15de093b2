"""Who reads a slot: in which language, where the table's message is, and what else a message depends on."""

from __future__ import annotations

from collections.abc import Mapping

from bot.store import MessageRow, PersonRow, Status
from bot.tables import Table, Tables
from bot.tables.ratings.judging import is_rated
from bot.ui.emojis import Emojis
from bot.ui.messages.announcing import announcement
from bot.ui.publishing.announcing import Announcement
from bot.ui.publishing.direct_messages.dm_channels import DmChannels
from bot.ui.publishing.outbox import tokens
from bot.ui.publishing.outbox.places import PUBLIC, Kind, Place
from bot.ui.publishing.outbox.reader import Reader, url_of
from bot.ui.publishing.outbox.slots import Slots
from bot.ui.publishing.panels.faces import Panels
from bot.ui.publishing.people import NEW, OFF, People, language_of
from bot.ui.publishing.servers import Servers
from bot.ui.screens import Face
from bot.ui.sending import Sending
from bot.words import language

ASKED_WITHIN = 3600
"""Seconds after the end of a game in which people are asked if leaderboards may list them; whoever looks at an old
game is asked nothing."""


class Readers:
    """Finds out who reads a slot."""

    def __init__(
        self,
        tables: Tables,
        slots: Slots,
        panels: Panels,
        people: People,
        servers: Servers,
        dm_channels: DmChannels,
        emojis: Emojis,
        sending: Sending,
        announcement: Announcement,
    ) -> None:
        self._tables = tables
        self._slots = slots
        self._panels = panels
        self._people = people
        self._servers = servers
        self._dm_channels = dm_channels
        self._emojis = emojis
        self._sending = sending
        self._announcement = announcement

    def now(self) -> int:
        """The time in unix seconds."""
        return int(self._tables.moment())

    async def of(self, table: Table, place: Place) -> Reader:
        """Who reads the message in this place now."""
        await self._slots.read(table.id)
        if place.kind in (Kind.HAND, Kind.PANEL):
            person = await self._people.get(place.person_id)
            if table.row.status is Status.ENDED and self._is_asked(table, place.person_id):
                person = await self._people.ask_once(place.person_id, table.id)
            messages = self._slots.messages(table.id)
            return self.private(table, place, person, messages, self._panels.face_among(messages, place))
        people = [await self._people.get(person) for person in table.people()] if table.state is None else []
        server = await self._servers.get(table.row.guild_id)
        spoken, announced = language(table.row.locale), self._announcement.text
        row = self._slots.messages(table.id).get(PUBLIC)
        reader = Reader(
            spoken,
            url_of(table, row),
            closed_dms=frozenset([person.id for person in people if person.dm_closed]),
            waiting_dms=frozenset([person.id for person in people if self._dm_channels.waiting(person.id)]),
            mark=self._emojis.now.mark,
            pictures=server.pictures and self._sending.takes_files(table.row.channel_id),
            announced=announcement(spoken, announced) if announced and place == PUBLIC else "",
        )
        return self._by_token(reader, row) if table.elsewhere and place == PUBLIC else reader

    def _by_token(self, reader: Reader, row: MessageRow | None) -> Reader:
        """The same for a message that only tokens reach: how much it shows goes by the one that it has."""
        if row is None or not self._awake(row):
            return reader._replace(face=Face.ASLEEP)
        return reader._replace(face=Face.LIVE, until=tokens.lasts_until(row.token_at))

    def _awake(self, row: MessageRow | None) -> bool:
        return row is not None and tokens.awake(row, self.now())

    def private(
        self, table: Table, place: Place, person: PersonRow, messages: Mapping[Place, MessageRow], face: Face
    ) -> Reader:
        """Who reads a private message with this face now, at a table with these messages."""
        row, besides = messages.get(place), self._panels.besides(table.id, place.person_id)
        channel_id = table.row.channel_id if row is None else row.channel_id
        address = place.person_id if place.kind is Kind.HAND else channel_id
        return Reader(
            language_of(person),
            url_of(table, messages.get(PUBLIC)),
            face=face,
            part=besides.part,
            happened=besides.happened,
            hint=besides.hint,
            called=besides.called,
            told=besides.told,
            mark=self._emojis.now.mark,
            pictures=person.pictures != OFF and self._sending.takes_files(address),
            switch=_switch(person) if self._sending.pictures.work else "",
            asks=person.listed == NEW and person.asked_table == table.id,
            resting=table.elsewhere and not self._awake(messages.get(PUBLIC)),
        )

    def _is_asked(self, table: Table, person_id: int) -> bool:
        """Whether the game that has ended here was rated, and ended just now: then this person, who played it, is
        asked, unless they have been before."""
        if self._tables.now() - table.row.touched_at > ASKED_WITHIN:
            return False
        return table.seat_of(person_id) is not None and is_rated(table.game.family, table.seats)


def _switch(person: PersonRow) -> str:
    return "on" if person.pictures == OFF else "off"
