"""Dates and times as people type them, read as one moment in their time zone.

By the calendars of Babel, and not by `dateparser`: of `fr 20 uhr`, `viernes 20h` and `friday at 8` that makes days
of the month, without a word.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from datetime import datetime, timedelta
from itertools import chain, product
from math import prod
from zoneinfo import ZoneInfo

from bot.words.languages import DEFAULT, language, locales
from bot.words.moment_words import AFTERNOON, DAY, EVENING, HOUR, MORNING, Kind, Meaning, scan

FAR = 366
"""Days from today within which a day is looked for."""
LONG = 80
"""Characters of what is read; nobody needs so many for a moment."""
MANY = 1000
"""Ways to read one text; what may mean more is not looked at."""
NOON = 12 * HOUR
NOTHING = Meaning(Kind.SMALL)

_TIMES = (Kind.TIME, Kind.HOUR)
_SPANS = {MORNING: (0, NOON), AFTERNOON: (NOON, DAY), EVENING: (NOON + 4 * HOUR, DAY)}
"""The minutes since midnight of each part of a day, from and to."""
_HOURS = ("8:00", "20:00")
"""One in each half of a day."""
_YEAR = re.compile(r"(?<!\d)20\d\d(?!\d)")
_DAYS = (Kind.WEEKDAY, Kind.DATE, Kind.DAY, Kind.OFFSET)


def read_moment(typed: str, locale: str, zone: str, now: int) -> int | None:
    """The coming moment, in unix seconds, that somebody has typed who reads in this locale and lives in this IANA
    zone; None where it cannot be read, or may be one of several."""
    found = read_moments(typed, locale, zone, now)
    return found[0] if len(found) == 1 else None


def read_moments(typed: str, locale: str, zone: str, now: int) -> tuple[int, ...]:
    """The coming moments, earliest first, that this may mean: none where it cannot be read, two where `friday 8`
    may be in the morning or in the evening.

    The reader's own language counts before English, and that before the others, where these agree.
    """
    today = datetime.fromtimestamp(now, ZoneInfo(zone))
    for spoken in (locale, DEFAULT):
        if found := _read(typed, spoken, today):
            return tuple(sorted(found))
    others = frozenset(locales()) - {language(locale), DEFAULT}
    return tuple(sorted(set().union(*[_read(typed, one, today) for one in others])))


def missed_moments(typed: str, locale: str, zone: str, now: int) -> tuple[int, ...]:
    """The moments that this may mean where none is coming soon: they were today, or are in the year that is
    typed, and over or far ahead; none where it cannot be read."""
    today, year = datetime.fromtimestamp(now, ZoneInfo(zone)), _YEAR.search(typed)
    if year is None:
        return read_moments(typed, locale, zone, moment_of(datetime(today.year, today.month, today.day), zone))
    return read_moments(typed, locale, zone, moment_of(datetime(int(year[0]), 1, 1), zone) - 1)


def lacks_hour(typed: str, locale: str, zone: str, now: int) -> bool:
    """Whether this can be read as soon as it says a time of the day: a day alone, or a part of one."""
    return any(read_moments(f"{typed} {hour}", locale, zone, now) for hour in _HOURS)


def moment_of(wall: datetime, zone: str) -> int:
    """When the clocks of an IANA zone show this, in unix seconds.

    An hour that they leave out in spring comes when they have been put forward: 2:30 is 3:30. Of one that they
    show twice in autumn the first counts.
    """
    return int(wall.replace(tzinfo=ZoneInfo(zone), fold=0).timestamp())


def _read(typed: str, locale: str, today: datetime) -> set[int]:
    """All moments that this may mean in one language."""
    tokens = scan(typed, locale) if len(typed) <= LONG else None
    if not tokens or prod(map(len, tokens)) > MANY:
        return set()
    ways = [[one for one in chain(*way) if one.kind is not Kind.SMALL] for way in product(*tokens)]
    return set(chain.from_iterable([_moments(way, today) for way in ways if way]))


def _moments(way: Sequence[Meaning], today: datetime) -> Iterator[int]:
    """What is meant if each part means this."""
    if way[0].kind is not Kind.IN:
        yield from _on_a_day(way, today)
        return
    match way[1:]:
        case [Meaning(kind=Kind.HALF, value=length)]:
            yield _later(today, length)
        case [Meaning(kind=Kind.COUNT, value=count), Meaning(kind=Kind.LENGTH, value=length)] if length < DAY:
            yield _later(today, count * length)
        case [Meaning(kind=Kind.COUNT, value=count), Meaning(kind=Kind.LENGTH, value=length), *rest] if (
            length >= DAY
        ):
            yield from _on_a_day([Meaning(Kind.OFFSET, count * length // DAY), *rest], today)


def _later(today: datetime, minutes: int) -> int:
    return int(today.timestamp()) // 60 * 60 + minutes * 60


def _on_a_day(way: Sequence[Meaning], today: datetime) -> Iterator[int]:
    """The first coming days that this may mean, at the time that is said."""
    if not _in_order([one.kind for one in way]) or not _in_places(way):
        return
    said = {one.kind: one for one in way}
    for minutes in _times(said, {one.value for one in way if one.kind is Kind.PART}):
        for days in range(FAR + 1):
            midnight = datetime(today.year, today.month, today.day) + timedelta(days)
            if not _is_it(midnight, days, said):
                continue
            moment = moment_of(midnight + timedelta(minutes=minutes), str(today.tzinfo))
            if moment > today.timestamp():
                # A date on another weekday is a mistake, and not that of the next year.
                if midnight.weekday() == said.get(Kind.WEEKDAY, Meaning(Kind.WEEKDAY, midnight.weekday())).value:
                    yield moment
                break


def _in_order(kinds: Sequence[Kind]) -> bool:
    """Whether these parts make sense together: each once, one time, and beside it what belongs there."""
    # `Tonight at 8 pm` names two parts of a day.
    if any(kinds.count(kind) > 1 for kind in set(kinds) - {Kind.PART}) or len(set(kinds) & set(_TIMES)) != 1:
        return False
    if set(kinds) & {Kind.IN, Kind.COUNT, Kind.LENGTH, Kind.HALF} or len(set(kinds) & {Kind.DATE, Kind.DAY}) == 2:
        return False
    beside = [(Kind.CLOCK, _TIMES), (Kind.MONTH, (Kind.DAY,)), (Kind.YEAR, (Kind.MONTH,))]
    if any(kind in kinds and not set(_around(kinds, kind)) & set(wanted) for kind, wanted in beside):
        return False
    return Kind.AT not in kinds or any(kind in _after(kinds, Kind.AT) for kind in (*_TIMES, Kind.CLOCK))


def _in_places(way: Sequence[Meaning]) -> bool:
    """Whether each figure stands where it can be what it is taken for: in `19 uhr 30` and in `7 30 pm` the second
    one is minutes, and no day."""
    kinds = [one.kind for one in way]
    time = min(place for place, kind in enumerate(kinds) if kind in _TIMES)
    for place, one in enumerate(way):
        before, after = kinds[:place][-1:], kinds[place + 1 :][:1]
        if one.kind is Kind.MINUTES and not (
            before == [Kind.HOUR] or kinds[:place][-2:] == [Kind.HOUR, Kind.CLOCK]
        ):
            return False
        if one.kind is Kind.CLOCK and before == [Kind.DAY]:
            return False
        if one.kind is Kind.DAY and one.bare and Kind.MONTH not in (*before, *after):
            minutes = after == [Kind.HOUR] and way[place + 1].bare and one.value * HOUR < DAY
            if place > time or minutes:
                return False
    return True


def _around(kinds: Sequence[Kind], kind: Kind) -> Sequence[Kind]:
    place = kinds.index(kind)
    # A year may stand behind `nov 28`.
    return kinds[max(0, place - 1 - (kind is Kind.YEAR)) : place + 2]


def _after(kinds: Sequence[Kind], kind: Kind) -> Sequence[Kind]:
    return kinds[kinds.index(kind) + 1 :][:1]


def _times(said: Mapping[Kind, Meaning], parts: Collection[int]) -> Sequence[int]:
    """The minutes since midnight that may be meant, in all these parts of the day."""
    time = said.get(Kind.TIME) or said[Kind.HOUR]
    time = time._replace(value=time.value + said.get(Kind.MINUTES, NOTHING).value)
    clear = time.kind is Kind.TIME or said.get(Kind.CLOCK, NOTHING).value
    if time.value > DAY:
        return ()
    if not parts:
        return (time.value,) if clear or not HOUR <= time.value < NOON else (time.value, time.value + NOON)
    # Twelve in the morning is midnight.
    shown = time.value % NOON if NOON <= time.value < NOON + HOUR else time.value
    return [
        one for one in {shown, shown + NOON} if all(_SPANS[part][0] <= one < _SPANS[part][1] for part in parts)
    ]


def _is_it(midnight: datetime, days: int, said: Mapping[Kind, Meaning]) -> bool:
    """Whether a day, so many from today, is all that is said of it."""
    if not said.keys() & set(_DAYS):
        return days <= 1
    date, dated = said.get(Kind.DATE, NOTHING), not said.keys().isdisjoint({Kind.DATE, Kind.MONTH, Kind.OFFSET})
    is_it = {
        Kind.DATE: (midnight.day, midnight.month) == (date.value, date.month) and date.year in (0, midnight.year),
        Kind.DAY: midnight.day == said.get(Kind.DAY, NOTHING).value,
        Kind.MONTH: midnight.month == said.get(Kind.MONTH, NOTHING).value,
        Kind.YEAR: midnight.year == said.get(Kind.YEAR, NOTHING).value,
        Kind.WEEKDAY: dated or midnight.weekday() == said.get(Kind.WEEKDAY, NOTHING).value,
        Kind.OFFSET: days == said.get(Kind.OFFSET, NOTHING).value,
        Kind.NEXT: days > 0,
    }
    return all(is_it.get(kind, True) for kind in said)
