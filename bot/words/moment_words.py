"""The words and figures of a date or a time that somebody types, and what each may mean."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator, Mapping
from enum import Enum, auto
from functools import cache
from itertools import product
from typing import NamedTuple, TypeAlias

from babel import Locale

from bot.words.regions import bare, region_of
from bot.words.saying import say

HOUR, DAY, WEEK = 60, 1440, 10080
"""Minutes."""
MOST = 12
"""The largest number that may be written as a word."""


class Kind(Enum):
    """What a part of a date or a time is; its value is a number, or a date."""

    AT = auto()
    """What follows is a time."""
    TIME = auto()
    """Minutes since midnight."""
    HOUR = auto()
    """The same, of the morning or of the evening."""
    CLOCK = auto()
    """What stands beside it is a time; 1 where clocks have 24 hours, so that it is clear, otherwise 0."""
    PART = auto()
    """One of MORNING, AFTERNOON, EVENING."""
    OFFSET = auto()
    """Days from today."""
    NEXT = auto()
    """It is not today."""
    WEEKDAY = auto()
    """From Monday, 0, on."""
    DATE = auto()
    DAY = auto()
    """Of a month."""
    MINUTES = auto()
    """Of the hour before it."""
    MONTH = auto()
    YEAR = auto()
    IN = auto()
    """A length of time from now follows."""
    COUNT = auto()
    LENGTH = auto()
    """Minutes."""
    HALF = auto()
    """Half an hour, without a number."""
    SMALL = auto()
    """Nothing."""


MORNING, AFTERNOON, EVENING = range(3)


class Meaning(NamedTuple):
    """What a part may mean."""

    kind: Kind
    value: int = 0
    month: int = 0
    """Of a date, whose day is the value."""
    year: int = 0
    """Of a date; 0 if none was typed."""
    bare: bool = False
    """Whether it is nothing but figures, which may be another thing beside others."""


Token: TypeAlias = tuple[tuple[Meaning, ...], ...]
"""A part of what was typed: all that it may mean, each as one or two meanings in a row."""

_SAID: Mapping[str, tuple[Meaning, ...]] = {
    "today": (Meaning(Kind.OFFSET, 0),),
    "tonight": (Meaning(Kind.OFFSET, 0), Meaning(Kind.PART, EVENING)),
    "tomorrow": (Meaning(Kind.OFFSET, 1),),
    "after": (Meaning(Kind.OFFSET, 2),),
    "next": (Meaning(Kind.NEXT),),
    "morning": (Meaning(Kind.PART, MORNING),),
    "afternoon": (Meaning(Kind.PART, AFTERNOON),),
    "evening": (Meaning(Kind.PART, EVENING),),
    "noon": (Meaning(Kind.TIME, 12 * HOUR),),
    "half": (Meaning(Kind.HALF, 30),),
    "thirty": (Meaning(Kind.MINUTES, 30),),
    "at": (Meaning(Kind.AT),),
    "clock": (Meaning(Kind.CLOCK),),
    "in": (Meaning(Kind.IN),),
    "minutes": (Meaning(Kind.LENGTH, 1),),
    "hours": (Meaning(Kind.LENGTH, HOUR),),
    "days": (Meaning(Kind.LENGTH, DAY),),
    "weeks": (Meaning(Kind.LENGTH, WEEK),),
    "tuesday": (Meaning(Kind.WEEKDAY, 1),),
    "wednesday": (Meaning(Kind.WEEKDAY, 2),),
    "thursday": (Meaning(Kind.WEEKDAY, 3),),
    "saturday": (Meaning(Kind.WEEKDAY, 5),),
    "small": (Meaning(Kind.SMALL),),
}
_HALVES = {"a": MORNING, "p": AFTERNOON}
"""Of a day, in all languages: `am` and `pm`, however they are written."""
_FIGURES = re.compile(
    r"""
    (?P<iso>\d{4})-(?P<iso_month>\d\d?)-(?P<iso_day>\d\d?)t?
    | (?P<first>\d\d?)(?P<between>[./])(?P<second>\d\d?)
      (?: (?P=between)(?P<year>\d{4}|\d\d)? (?!\d) | (?=[^\d]|$) )
    | (?P<hour>\d\d?)(?:[:h])(?P<minute>\d\d)(?!\d)h?
    | (?P<ordinal>\d\d?)(?:st|nd|rd|th|º|°|\.(?!\d))(?!\w)
    | (?P<alone>20\d\d)(?!\d)
    | (?P<figure>\d\d?)(?!\d)
    """,
    re.VERBOSE,
)
_BETWEEN = re.compile(r"[\s,;.'\-]*")
_FROM_TO = re.compile(r"(?<![\d-])\d\d?\s*[-–]\s*\d\d?(?![\d:.-])")
"""From when until when, such as `8-10 pm`: its end must not pass for the minutes of its beginning."""
_UMLAUTS = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue"})


def scan(typed: str, locale: str) -> list[Token] | None:
    """The parts of what was typed in a locale, in their order; None where one of them means nothing."""
    text, known = bare(typed), _vocabulary(locale)
    if _FROM_TO.search(text):
        return None
    found, place = list[Token](), 0
    while (place := _end(_BETWEEN, text, place)) < len(text):
        if figures := _FIGURES.match(text, place):
            token, place = tuple(_figures(figures.groupdict(), known)), figures.end()
        elif word := known.words.match(text, place):
            token, place = known.meanings[" ".join(word[0].split())], word.end()
        else:
            return None
        found.append(token)
    return found


class _Vocabulary(NamedTuple):
    """What is understood in one locale."""

    meanings: Mapping[str, Token]
    words: re.Pattern[str]
    twelve: bool
    """Whether clocks have twelve hours there."""
    month_first: bool


@cache
def _vocabulary(locale: str) -> _Vocabulary:
    calendar = region_of(locale)
    twelve = "a" in calendar.time_formats["short"].pattern
    month_first = calendar.date_formats["short"].pattern.startswith("M")
    meanings = defaultdict[str, list[tuple[Meaning, ...]]](list)
    for word, meant in (*_named(calendar), *_said(locale, twelve=twelve)):
        if word and meant not in meanings[word]:
            meanings[word].append(meant)
    longest_first = sorted(meanings, key=len, reverse=True)
    pattern = "|".join(
        [
            r"\s+".join(map(re.escape, word.split())) + (r"(?!\w)" if word[-1].isalpha() else "")
            for word in longest_first
        ]
    )
    return _Vocabulary(
        {word: tuple(found) for word, found in meanings.items()}, re.compile(pattern), twelve, month_first
    )


def _named(calendar: Locale) -> Iterator[tuple[str, tuple[Meaning, ...]]]:
    """The names of weekdays and months, long and short."""
    kinds, forms = ((Kind.WEEKDAY, calendar.days), (Kind.MONTH, calendar.months)), ("wide", "abbreviated", "short")
    for (kind, names), context, width in product(kinds, ("format", "stand-alone"), forms):
        for number, name in names[context].get(width, {}).items():
            for word in _spellings(name.rstrip(".")):
                yield word, (Meaning(kind, number),)


def _said(locale: str, *, twelve: bool) -> Iterator[tuple[str, tuple[Meaning, ...]]]:
    """The words that the Fluent files list, and numbers."""
    for means, meant in _SAID.items():
        if means == "clock":
            meant = (Meaning(Kind.CLOCK, not twelve),)
        for word in _listed(say(locale, "typed-moment", means=means)):
            yield word, meant
    for letter, half in _HALVES.items():
        for written in ("{}m", "{}.m", "{} m", "{}. m"):
            yield written.format(letter), (Meaning(Kind.PART, half),)
    for number in range(1, MOST + 1):
        numbers = list(_listed(say(locale, "typed-number", number=number)))
        for word in numbers:
            yield word, (Meaning(Kind.COUNT, number),)
            yield word, (Meaning(Kind.HOUR, number * HOUR),)
        # Half eight is half past seven in German, and half past eight in English; half one is after noon.
        halves = {"to": ((number - 1) or MOST) * HOUR + 30, "past": number * HOUR + 30}
        for which, minutes in halves.items():
            for said, one in product(_listed(say(locale, "typed-half", which=which)), (str(number), *numbers)):
                yield said and f"{said} {one}", (Meaning(Kind.HOUR, minutes),)


def _listed(words: str) -> Iterator[str]:
    for word in words.split(","):
        yield from _spellings(word.strip())


def _spellings(word: str) -> set[str]:
    return {bare(word), bare(word.casefold().translate(_UMLAUTS))}


def _end(pattern: re.Pattern[str], text: str, place: int) -> int:
    found = pattern.match(text, place)
    return place if found is None else found.end()


def _figures(got: Mapping[str, str | None], known: _Vocabulary) -> Iterator[tuple[Meaning, ...]]:
    """What figures may mean."""
    for meaning in _meant({name: value for name, value in got.items() if value}, known):
        yield (meaning,)


def _meant(got: Mapping[str, str], known: _Vocabulary) -> Iterator[Meaning]:
    match got:
        case {"iso": year, "iso_month": month, "iso_day": day}:
            yield Meaning(Kind.DATE, int(day), int(month), int(year))
        case {"first": first, "between": "/", "second": second}:
            yield _date(first, second, got.get("year"), month_first=known.month_first)
        case {"first": first, "second": second}:
            yield _date(first, second, got.get("year"), month_first=False)
            if len(second) == 2 and "year" not in got:
                yield from _time(first, int(second), known)
        case {"hour": hour, "minute": minute}:
            yield from _time(hour, int(minute), known)
        case {"ordinal": day}:
            yield Meaning(Kind.DAY, int(day))
            yield Meaning(Kind.HOUR, int(day) * HOUR)
        case {"alone": year}:
            yield Meaning(Kind.YEAR, int(year))
        case {"figure": figure}:
            yield Meaning(Kind.COUNT, int(figure))
            yield Meaning(Kind.DAY, int(figure), bare=True)
            yield Meaning(Kind.HOUR, int(figure) * HOUR, bare=len(figure) == 2)
            if len(figure) == 2 and int(figure) < HOUR:
                yield Meaning(Kind.MINUTES, int(figure))
        case _:
            raise AssertionError("figures that are not looked for")


def _date(first: str, second: str, year: str | None, *, month_first: bool) -> Meaning:
    """A date in the order of the locale, or in the other one where only that can be."""
    day, month = (int(second), int(first)) if month_first else (int(first), int(second))
    if month > 12:
        day, month = month, day
    return Meaning(Kind.DATE, day, month, int(year) + 2000 * (len(year) == 2) if year else 0)


def _time(hour: str, minute: int, known: _Vocabulary) -> Iterator[Meaning]:
    if minute < HOUR:
        clear = not known.twelve or hour.startswith("0")
        yield Meaning(Kind.TIME if clear else Kind.HOUR, int(hour) * HOUR + minute)
