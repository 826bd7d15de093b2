"""Who reads a slot: in which language, where the table's message is, and what else a message depends on."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, NamedTuple

from bot.store import MessageRow, PersonRow, Status
from bot.tables import Table
from bot.tables.ratings.judging import is_rated
from bot.ui.messages.announcing import announcement
from bot.ui.messages.hints import Given
from bot.ui.publishing.people import NEW, OFF, language_of
from bot.ui.publishing.places import PUBLIC, Kind, Place
from bot.ui.publishing.slots import Slot
from bot.ui.screens import Face, Part
from bot.words import language

if TYPE_CHECKING:
    from bot.ui.publishing.publisher import Publisher

ASKED_WITHIN = 3600
"""Seconds after the end of a game in which people are asked if leaderboards may list them; whoever looks at an old
game is asked nothing."""


class Reader(NamedTuple):
    """For whom a slot is rendered: their language, and where the table message is."""

    locale: str
    url: str | None
    closed_dms: frozenset[int] = frozenset()
    waiting_dms: frozenset[int] = frozenset()
    """Who has not been written to yet, since others come first."""
    face: Face = Face.RESTING
    """How much the reader's own message shows."""
    part: Part | None = None
    """What it shows besides the game, and what has happened to the reader since:"""
    happened: str = ""
    hint: Given | None = None
    """The last hint that the reader asked for."""
    called: bool = False
    """Whether a direct message has called the reader."""
    told: bool = False
    """Whether an answer has told the reader that they left or closed the lobby."""
    mark: str = ""
    """Which emojis there are (`Dressing.mark`)."""
    pictures: bool = False
    """Whether they are shown pictures."""
    switch: str = ""
    """What they may do about pictures: turn them `off` or `on`; empty where none are drawn."""
    announced: str = ""
    """The line above an open table of whoever runs the bot."""
    asks: bool = False
    """Whether they are asked at this table's end if leaderboards may list them."""


class Readers:
    """Finds out who reads a slot."""

    def __init__(self, publisher: Publisher) -> None:
        self._publisher = publisher

    async def of(self, table: Table, place: Place) -> Reader:
        """Who reads the message in this place now."""
        publisher = self._publisher
        await publisher.slots.read(table.id)
        if place.kind in (Kind.HAND, Kind.PANEL):
            person = await publisher.people.get(place.person_id)
            if table.row.status is Status.ENDED and self._is_asked(table, place.person_id):
                person = await publisher.people.ask_once(place.person_id, table.id)
            return self.private(table, place, person, publisher.slots.messages(table.id))
        people = [await publisher.people.get(person) for person in table.people()] if table.state is None else []
        server = await publisher.servers.get(table.row.guild_id)
        spoken, announced = language(table.row.locale), publisher.announcing.text
        return Reader(
            spoken,
            url_of(table, publisher.slots.get(Slot(table.id, PUBLIC))),
            closed_dms=frozenset([person.id for person in people if person.dm_closed]),
            waiting_dms=frozenset([person.id for person in people if publisher.dm_channels.waiting(person.id)]),
            mark=publisher.emojis.now.mark,
            pictures=server.pictures and publisher.sending.takes_files(table.row.channel_id),
            announced=announcement(spoken, announced) if announced and place == PUBLIC else "",
        )

    def private(
        self, table: Table, place: Place, person: PersonRow, messages: Mapping[Place, MessageRow]
    ) -> Reader:
        """Who reads a private message now, at a table with these messages."""
        publisher = self._publisher
        panels, row = publisher.panels, messages.get(place)
        besides, face = panels.besides(table.id, place.person_id), panels.face_among(messages, place)
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
            mark=publisher.emojis.now.mark,
            pictures=person.pictures != OFF and publisher.sending.takes_files(address),
            switch=_switch(person) if publisher.pictures.work else "",
            asks=person.listed == NEW and person.asked_table == table.id,
        )

    def _is_asked(self, table: Table, person_id: int) -> bool:
        """Whether the game that has ended here was rated, and ended just now: then this person, who played it, is
        asked, unless they have been before."""
        if self._publisher.tables.now() - table.row.touched_at > ASKED_WITHIN:
            return False
        return table.seat_of(person_id) is not None and is_rated(table.game.family, table.seats)


def _switch(person: PersonRow) -> str:
    return "on" if person.pictures == OFF else "off"


def url_of(table: Table, row: MessageRow | None) -> str | None:
    """Where the table message is, for a link."""
    if row is None:
        return None
    return f"https://discord.com/channels/{table.row.guild_id}/{row.channel_id}/{row.message_id}"
