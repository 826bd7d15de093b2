"""What belongs in which slot, as the table is at this moment: drafts, of which each is made once."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any, NamedTuple
from weakref import WeakKeyDictionary

from bot.store import GuestStatus, Status
from bot.tables import Table
from bot.tables.clocks.expiry import closes_at
from bot.tables.clocks.pace import LAPSED
from bot.tables.lessons.lesson import Lesson
from bot.ui.messages.elsewhere import lasting_line
from bot.ui.messages.hints import advised
from bot.ui.messages.lessons import Guide
from bot.ui.messages.pace import own_notice, stands_still
from bot.ui.names import plain
from bot.ui.publishing.outbox.contents import (
    Away,
    Closed,
    Contents,
    Greeting,
    Hand,
    Left,
    Lobby,
    Nudge,
    Prepared,
    PublicTable,
    Resting,
    Sealed,
)
from bot.ui.publishing.outbox.places import Kind, Place
from bot.ui.publishing.outbox.reader import Reader
from bot.ui.screens import Face, SeatFacts, Seen, TableFacts
from bot.ui.seeing import KEPT, daily_of, facts, game_of, screens, waited_for
from bot.words import say

LATELY = 3
"""So much of what others did last stands in the panel of somebody who plays alone."""
ALL_AT_ONCE = 8
"""The same in a deal of the day, where they do all of it at once, and where a table's message rests."""


class _Kept(NamedTuple):
    """A prepared, and everything that it was made of."""

    prepared: Prepared
    state: Any
    rest: tuple[Any, ...]


class Drafts:
    """Keeps the last prepared of each message of all tables in memory.

    A change asks for it up to three times: is the message out of date, what is sent, and is that still so then? A
    prepared is made once, and a checksum only of what has changed.
    """

    def __init__(self) -> None:
        self._kept: WeakKeyDictionary[Table, dict[Place, _Kept]] = WeakKeyDictionary()

    def of(self, table: Table, place: Place, reader: Reader) -> Prepared:
        """The message in this place for this reader, as the table is now."""
        drafts = self._kept.setdefault(table, {})
        rest = (reader, table.row, table.seats, (*table.clocks.values(),), table.goes_on_at, table.recent.news)
        kept = drafts.get(place)
        if kept is None or kept.state is not table.state or kept.rest != rest:
            made = prepare(table, place, reader, None if kept is None else kept.prepared)
            kept = drafts[place] = _Kept(made, table.state, rest)
        return kept.prepared


def prepare(table: Table, place: Place, reader: Reader, before: Prepared | None = None) -> Prepared:
    """The message in this place, not rendered yet. Most show what they did `before`, whatever has changed at the
    table: then the checksum, which takes longest, is the one from there."""
    contents = _contents(table, place, reader)
    sealed = None if before is None else before.sealed
    if sealed is None or type(sealed.contents) is not type(contents) or sealed.contents != contents:
        sealed = Sealed(contents)
    announced = reader.announced if reader.announced and table.open else ""
    lasts = "\n".join(_below(table, reader)) if table.open else ""
    if isinstance(contents, Resting):
        announced = lasts = ""
    return Prepared(sealed, reader.url, table.row.revision, reader.mark, announced, lasts=lasts)


def _below(table: Table, reader: Reader) -> Iterator[str]:
    """What stands below a table's message that only tokens reach."""
    if reader.until and table.row.pace.startswith(LAPSED):
        yield say(reader.locale, "deadline-lapsed")
    if reader.until:
        yield lasting_line(reader.locale, reader.until)


def _contents(table: Table, place: Place, reader: Reader) -> Contents:
    match place.kind:
        case Kind.TABLE:
            return _public(table, reader)
        case Kind.NUDGE:
            return Nudge(facts(table)._replace(goes_on_at=None), place.person_id)
        case Kind.HAND | Kind.PANEL:
            return _hand(table, place.person_id, reader)


def _hand(table: Table, person_id: int, reader: Reader) -> Contents:
    """The hand of this person, or what stands there while they have none."""
    seat, running, lesson = table.seat_of(person_id), table.running, table.lesson
    linked = reader.url is not None
    if table.row.status is Status.CLOSED:
        return Closed(_named(table, reader.locale), reader.locale)
    if seat is None:
        return _left(table, person_id, reader)
    if table.state is None:
        return Greeting(_named(table, reader.locale), reader.locale, linked)
    known, shown = facts(table, reader.locale), screens(table)
    if running and known.seats[seat].away:
        return Away(_named(table, reader.locale), reader.locale, linked)
    guide = None if lesson is None else _guide(table, lesson)
    # The end of a lesson stays what it is, wherever it is shown.
    face = Face.RESTING if guide is not None and not guide.step else reader.face
    live, awake = face is Face.LIVE, face in (Face.LIVE, Face.RESTING)
    looked = Seen(
        _without_reminders(known) if live else _in_a_hand(known, panel=awake),
        table.view(seat),
        table.recent.news,
        reader.locale,
        part=reader.part if live else None,
        called=reader.called and face in (Face.CARD, Face.RESTING) and waited_for(table, person_id),
        pictures=reader.pictures,
        switch=reader.switch if live else "",
    )
    if live and running and lesson is None and reader.hint is not None:
        looked = looked._replace(advised=advised(shown, looked, reader.hint))
    about_time = own_notice(known, seat, reader.locale) if running and awake else None
    happened = reader.happened if live else ""
    sight = shown.hand_excerpt(looked, face)
    asks = reader.asks and awake and not table.given and table.row.status is Status.ENDED
    most = ALL_AT_ONCE if reader.resting or table.daily is not None else LATELY
    told = running and live and (known.alone or reader.resting)
    lately = tuple(shown.lately(looked, most)) if told else ()
    return Hand(table.game.family, sight, linked, about_time, face, happened, asks, guide, lately)


def _left(table: Table, person_id: int, reader: Reader) -> Left:
    """What stands in place of the hand of somebody who has left, or whom the host has removed."""
    named, linked = _named(table, reader.locale), reader.url is not None
    if table.guests.get(person_id) is GuestStatus.REMOVED:
        # What was said of a removal stays once the game is over.
        return Left(named, reader.locale, linked, table.state is not None, plain(table.host))
    if table.running and any(seat.person_id == person_id and seat.removed for seat in table.seats):
        return Left(named, reader.locale, linked, table.running, plain(table.host), let_back=True)
    # The seat may be a spare's by now.
    theirs = table.running and any(seat.person_id == person_id for seat in table.seats)
    return Left(named, reader.locale, linked, theirs)


def _guide(table: Table, lesson: Lesson) -> Guide:
    """At which step of this lesson the table is; at none once it is over."""
    step = lesson.step(table.sequence) if table.running else None
    if step is None:
        return Guide(lesson.key)
    press = tuple([tuple(button) for button in step.press])
    return Guide(lesson.key, step.key, step.number, len(lesson.steps), press)


def _public(table: Table, reader: Reader) -> Contents:
    if table.row.status is Status.CLOSED:
        return Closed(_named(table, reader.locale), reader.locale)
    if table.elsewhere and table.open and reader.face is Face.ASLEEP:
        return Resting(_named(table, reader.locale))
    if table.state is None:
        dms = tuple(sorted(reader.closed_dms)), tuple(sorted(reader.waiting_dms))
        return Lobby(facts(table), *dms, closes_at(table.row), _missed(table))
    known = _at_the_table(facts(table, reader.locale))
    looked = Seen(known, table.view(None), table.recent.news, reader.locale, pictures=reader.pictures)
    return PublicTable(table.game.family, looked)


def _missed(table: Table) -> tuple[str, ...]:
    """Who played the game of which this is the rematch, also those who left it, and does not sit here yet."""
    before = [seat for seat in table.played_before if seat.person_id > 0 and table.seat_of(seat.person_id) is None]
    welcome = [seat for seat in before if table.guests.get(seat.person_id) is not GuestStatus.REMOVED]
    return tuple([plain(seat.name) for seat in welcome])


def _named(table: Table, locale: str) -> TableFacts:
    """Which table and which game it is, without what changes there."""
    row = table.row
    named = TableFacts(row.id, game_of(table), row.guild_id, row.channel_id, 0, locale, ())
    return named._replace(daily=daily_of(table))


def _in_a_hand(table: TableFacts, *, panel: bool) -> TableFacts:
    """Of the table only what a hand shows that is not edited freely: which one it is, and who plays there. A
    `panel` shows while the game is paused also by whom, and its host."""
    named = table.id, table.game, table.guild_id, table.channel_id
    shown = TableFacts(*named, 0, table.locale, _present(table.seats), daily=table.daily)
    if panel and stands_still(table):
        return shown._replace(host_id=table.host_id, paused=table.paused, paused_by=table.paused_by)
    return shown


@lru_cache(KEPT)
def _present(seats: tuple[SeatFacts, ...]) -> tuple[SeatFacts, ...]:
    return tuple([seat._replace(left=False, away=False, done_by_default=False, removed=False) for seat in seats])


def _at_the_table(table: TableFacts) -> TableFacts:
    """The table without what its message does not show of a running game: its host, and who was reminded."""
    return _without_reminders(table)._replace(host_id=0)


def _without_reminders(table: TableFacts) -> TableFacts:
    if not any(clock.reminded for clock in table.clocks):
        return table
    return table._replace(clocks=tuple([clock._replace(reminded=False) for clock in table.clocks]))
