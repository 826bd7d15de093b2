"""What somebody sees of a table, put together for the screens."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, NamedTuple
from weakref import WeakKeyDictionary

from bot.games.contract import Viewer
from bot.store import SeatRow, Status
from bot.tables import Table, guests, watching
from bot.tables.calling import coming
from bot.tables.clocks.pace import AWAY
from bot.ui.families import FAMILIES
from bot.ui.names import plain, told_apart
from bot.ui.screens import AnyScreens, ClockFacts, DailyFacts, SeatFacts, Seen, TableFacts
from bot.words import language, say

KEPT = 1024
"""Of how many tables, in how many languages, the seats are kept as they are shown; they change seldom."""


class _Known(NamedTuple):
    """A table as everybody knows it, and everything that this was made of."""

    facts: TableFacts
    made_of: tuple[Any, ...]


_known: WeakKeyDictionary[Table, dict[str, _Known]] = WeakKeyDictionary()
"""By language: a click asks eleven times, of the messages of all who sit there."""


def facts(table: Table, locale: str | None = None) -> TableFacts:
    """The table as everybody knows it, for words in a locale; without one, in the table's own language."""
    row = table.row
    spoken = language(row.locale if locale is None else locale)
    clocks = table.clocks.values()
    made_of = (row, table.seats, table.guests, table.watchers, table.coming, table.live, table.goes_on_at, *clocks)
    by_language = _known.setdefault(table, {})
    known = by_language.get(spoken)
    if known is None or known.made_of != made_of:
        known = by_language[spoken] = _Known(_facts(table, spoken), made_of)
    return known.facts


def _facts(table: Table, spoken: str) -> TableFacts:
    row, lobby = table.row, table.row.status is Status.LOBBY
    return TableFacts(
        id=row.id,
        game=game_of(table),
        guild_id=row.guild_id,
        channel_id=row.channel_id,
        host_id=row.host_id,
        locale=spoken,
        seats=_standing(table, _seats(table.seats, spoken)),
        pace=row.pace,
        minutes=max(1, table.live // 60),
        clocks=tuple(ClockFacts(clock.seat, clock.due_at, clock.reminded) for clock in table.clocks.values()),
        paused=row.paused_why,
        paused_by=row.paused_by,
        tempo=row.tempo,
        goes_on_at=table.goes_on_at,
        invited_only=lobby and row.invited_only,
        invited=guests.invited(table) if lobby or guests.free_seats(table) else (),
        removed=guests.removed(table) if lobby else (),
        watching=watching.watching(table) if lobby else (),
        coming=tuple([(plain(one.name), one.until) for one in coming.coming(table)]),
        daily=daily_of(table),
    )


def _standing(table: Table, seats: tuple[SeatFacts, ...]) -> tuple[SeatFacts, ...]:
    """The seats, and whose people the host has removed."""
    # Asked for each message of each change: mostly nobody was removed.
    removed = guests.removed(table) if table.guests else ()
    if not removed:
        return seats
    return tuple([seat._replace(removed=seat.left and seat.person_id in removed) for seat in seats])


def game_of(table: Table) -> str:
    """The key of the game that is played here, or that is taught, as it stands in the catalogue."""
    if table.daily is not None:
        return table.daily.kind.game
    return table.row.game if table.lesson is None else table.lesson.teaches


def daily_of(table: Table) -> DailyFacts | None:
    """The deal of the day that is played here."""
    if table.daily is None:
        return None
    day, kind = table.daily
    return DailyFacts(day.isoformat(), kind.piles, kind.without)


@lru_cache(KEPT)
def _seats(seats: tuple[SeatRow, ...], locale: str) -> tuple[SeatFacts, ...]:
    nobody = [seat for seat in seats if seat.person_id < 0 and seat.computer is None]
    names = [_name(seat, locale, alone=len(nobody) == 1) if seat in nobody else plain(seat.name) for seat in seats]
    return tuple(
        [
            SeatFacts(seat.person_id, name, seat.left, seat.computer, seat.missed >= AWAY, seat.done_by_default)
            for seat, name in zip(seats, told_apart(names), strict=True)
        ]
    )


def _name(seat: SeatRow, locale: str, *, alone: bool) -> str:
    """What somebody is called who was forgotten, whatever name was stored in its place; if others were as well, by
    their seat, or one would take them for one."""
    name = say(locale, "forgotten-name")
    return name if alone else say(locale, "forgotten-at-seat", name=name, seat=seat.seat + 1)


def seen(table: Table, viewer: Viewer, locale: str, link: str | None = None) -> Seen[Any, Any]:
    """What this viewer sees of the game at this table now."""
    return Seen(facts(table, locale), table.view(viewer), table.recent.news, locale, link)


def screens(table: Table) -> AnyScreens:
    """The screens of the game that is played here."""
    return FAMILIES[table.game.family]


def turn_of(table: Table) -> int:
    """The number of the turn at this table; 0 before the game."""
    return 0 if table.state is None else screens(table).turn(table.view(None))


def waited_for(table: Table, person_id: int) -> bool:
    """Whether somebody or something at this table waits for this person: the game, or an offer made to them by
    name."""
    seat = table.seat_of(person_id)
    if not table.under_way or seat is None or table.seats[seat].missed >= AWAY:
        return False
    return screens(table).alert(None, table.view(seat), seat)
