"""What is known of nights and of who comes to them: their rows, and questions about them that change nothing."""

import sqlite3
from collections.abc import Sequence
from enum import StrEnum
from typing import NamedTuple

from bot.store.file.database import Database, Parameter
from bot.store.tables import placeholders


class Stage(StrEnum):
    """How far a night is."""

    PLANNED = "planned"
    REMINDED = "reminded"
    """Those who come have been reminded, or it was too late for that."""
    OPENED = "opened"
    """Its tables have been opened."""
    OVER = "over"
    CANCELLED = "cancelled"
    MISSED = "missed"
    """The bot was away for too long at its time, or nobody came."""


AHEAD = (Stage.PLANNED, Stage.REMINDED)
"""Before it begins: it can be answered, moved and cancelled."""
GOING_ON = (*AHEAD, Stage.OPENED)


class Answer(StrEnum):
    """What somebody says to a night."""

    COMING = "coming"
    MAYBE = "maybe"
    NOT = "not"


class Division(StrEnum):
    """How people are divided among tables."""

    LOT = "lot"
    RATING = "rating"
    """The strong sit with the strong."""


class Plan(NamedTuple):
    """What is planned: everything of a night that people choose. `seats`: at one table at most, the game's rules
    permitting; `zone`: its IANA name; `computers`: whether they may fill up a table that is too small."""

    guild_id: int
    channel_id: int
    locale: str
    title: str
    game: str
    seats: int
    starts_at: int
    zone: str
    weekly: bool = False
    division: Division = Division.LOT
    computers: bool = False


class NightRow(NamedTuple):
    """One night; moments are unix seconds. For what people choose see `Plan`."""

    id: int
    series: int
    """The number of the first of a weekly night; its own for one that is held once."""
    host_id: int
    guild_id: int
    channel_id: int
    locale: str
    title: str
    game: str
    seats: int
    starts_at: int
    zone: str
    weekly: bool
    division: Division
    computers: bool
    minute: int
    """Of the day in its zone, at which it is meant to begin, also where a change of the clocks prevents it."""
    stage: Stage
    rings_at: int | None
    """When it goes on by itself; None for one that is over."""
    message_id: int | None
    """Its announcement; None as long as there is none."""
    event_id: int | None
    """Its scheduled event on Discord; None as long as there is none."""
    wants_event: bool
    """Whether there is to be one: not any more, where somebody has deleted it."""
    told_at: int | None = None
    """When it was last told that it has moved, or is to be."""
    heard: int = 0
    """The moment that those who come know of: as planned, or as they were last told."""
    asked_id: int | None = None
    """The message that asks its host whether it is to be kept; None where nothing is asked."""
    last_id: int | None = None
    """The message that says who has won; None as long as there is none."""

    @property
    def ahead(self) -> bool:
        """Whether it has not begun: it can be answered, moved and cancelled."""
        return self.stage in AHEAD

    @property
    def asks(self) -> bool:
        """Whether its host may say if it is to be kept, since somebody has deleted its event."""
        return self.ahead and not self.wants_event

    @property
    def plan(self) -> Plan:
        """What was planned."""
        return Plan(*[getattr(self, field) for field in Plan._fields])


class GuestRow(NamedTuple):
    """What somebody says to a night, and under which name; `direct`: whether they want a direct message before
    it."""

    night_id: int
    person_id: int
    name: str
    answer: Answer
    direct: bool
    answered_at: int
    at_table: int | None = None
    """At which table of the night they are to sit, from 1 on; None before that is known."""


class NightTable(NamedTuple):
    """A table of a night, by its place in the division, from 1 on."""

    number: int
    table_id: int | None
    """None as long as it is not open."""
    refused: str | None
    """Why it could not be opened: the id of a sentence."""


ORDER = "answered_at, person_id"
"""In which order guests are told."""
_NIGHT = ", ".join(NightRow._fields)
_GUEST = ", ".join(GuestRow._fields)


async def night(database: Database, night_id: int) -> NightRow | None:
    """Give this night; None if there is none of this number any more."""
    found = await _nights(database, "id = ?", night_id)
    return found[0] if found else None


async def planned_by(database: Database, interaction: int) -> bool:
    """Whether this command or click has planned a night already."""
    return bool(await database.read("SELECT 1 FROM nights WHERE interaction = ?", (interaction,)))


async def nights_of(database: Database, guild_id: int, stages: Sequence[Stage] = GOING_ON) -> tuple[NightRow, ...]:
    """Give the nights of a server that are this far, earliest first."""
    return await _nights(database, f"guild_id = ? AND stage IN ({placeholders(stages)})", guild_id, *stages)


async def night_of_event(database: Database, event_id: int) -> NightRow | None:
    """Give the night to which this scheduled event of Discord belongs."""
    found = await _nights(database, "event_id = ?", event_id)
    return found[0] if found else None


async def nights_in(database: Database, channel_id: int) -> tuple[NightRow, ...]:
    """Give the nights of a channel that are not over."""
    return await _nights(
        database, f"channel_id = ? AND stage IN ({placeholders(GOING_ON)})", channel_id, *GOING_ON
    )


async def nights_with(database: Database, person_id: int) -> tuple[int, ...]:
    """Give the nights to come of which this person is the host, or to which they have said something."""
    rows = await database.read(
        f"SELECT id FROM nights WHERE stage IN ({placeholders(AHEAD)}) AND (host_id = ? OR id IN "
        "(SELECT night_id FROM night_guests WHERE person_id = ?)) ORDER BY id",
        (*AHEAD, person_id, person_id),
    )
    return tuple([night for (night,) in rows])


async def also_coming(database: Database, one: NightRow, person_id: int, within: int) -> tuple[NightRow, ...]:
    """Give the other nights to come to which this person comes, and which begin within so many seconds of this
    one."""
    coming = "id IN (SELECT night_id FROM night_guests WHERE person_id = ? AND answer = ?)"
    where = f"id != ? AND abs(starts_at - ?) < ? AND stage IN ({placeholders(AHEAD)}) AND {coming}"
    return await _nights(database, where, one.id, one.starts_at, within, *AHEAD, person_id, Answer.COMING)


async def night_of_table(database: Database, table_id: int) -> int | None:
    """Give the number of the night under way to which this table belongs."""
    rows = await database.read(
        "SELECT night_id FROM night_tables JOIN nights ON nights.id = night_id WHERE table_id = ? AND stage = ?",
        (table_id, Stage.OPENED),
    )
    return int(rows[0][0]) if rows else None


async def guests_of(database: Database, night_id: int) -> tuple[GuestRow, ...]:
    """Give everybody who has answered, in the order in which they did."""
    rows = await database.read(
        f"SELECT {_GUEST} FROM night_guests WHERE night_id = ? ORDER BY {ORDER}", (night_id,)
    )
    return tuple([guest_row(row) for row in rows])


async def tables_of(database: Database, night_id: int) -> tuple[NightTable, ...]:
    """Give the tables of a night in their order; none before it begins."""
    rows = await database.read(
        "SELECT number, table_id, refused FROM night_tables WHERE night_id = ? ORDER BY number", (night_id,)
    )
    return tuple([NightTable(*row) for row in rows])


def night_row(row: sqlite3.Row | tuple[object, ...]) -> NightRow:
    """Make a NightRow of a row with its columns."""
    found = NightRow(*row)
    return found._replace(
        weekly=bool(found.weekly),
        division=Division(found.division),
        computers=bool(found.computers),
        stage=Stage(found.stage),
        wants_event=bool(found.wants_event),
    )


def guest_row(row: sqlite3.Row | tuple[object, ...]) -> GuestRow:
    """Make a GuestRow of a row with its columns."""
    found = GuestRow(*row)
    return found._replace(answer=Answer(found.answer), direct=bool(found.direct))


async def _nights(database: Database, where: str, *values: Parameter) -> tuple[NightRow, ...]:
    rows = await database.read(f"SELECT {_NIGHT} FROM nights WHERE {where} ORDER BY starts_at, id", values)
    return tuple([night_row(row) for row in rows])
