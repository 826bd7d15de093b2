"""Dates and times are read as people type them, in all languages, and what may be several is guessed by nobody."""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from bot.words.moments import FAR, LONG, lacks_hour, missed_moments, moment_of, read_moment, read_moments

BERLIN = "Europe/Berlin"
NOW = datetime(2026, 11, 25, 15, 0)
"""A Wednesday."""
FRIDAY, SATURDAY, TOMORROW = "27.11. 20:00", "28.11. 19:30", "26.11. 20:00"

TYPED = {
    "en-US": {
        "friday 20:00": FRIDAY,
        "fri 8pm": FRIDAY,
        "Friday at 8 PM": FRIDAY,
        "this friday @ 8 p.m.": FRIDAY,
        "next friday 20:00": FRIDAY,
        "20:00 friday": FRIDAY,
        "fri 20": FRIDAY,
        "fri 27 20:00": FRIDAY,
        "fri 27 8pm": FRIDAY,
        "fri 7 30pm": "27.11. 19:30",
        "7 15 pm friday": "27.11. 19:15",
        "fri 20 30": "27.11. 20:30",
        "december 4 19 30": "04.12. 19:30",
        "friday at 8 in the evening": FRIDAY,
        "fri 8.30pm": "27.11. 20:30",
        "friday half past seven pm": "27.11. 19:30",
        "wed 8pm": "25.11. 20:00",
        "wednesday 2pm": "02.12. 14:00",
        "thurs 8pm": TOMORROW,
        "tomorrow 8pm": TOMORROW,
        "tmrw 20h": TOMORROW,
        "tonight at 9": "25.11. 21:00",
        "tonight 9pm": "25.11. 21:00",
        "day after tomorrow 20:00": FRIDAY,
        "20:00": "25.11. 20:00",
        "08:00": "26.11. 08:00",
        "12am": "26.11. 00:00",
        "noon": "26.11. 12:00",
        "friday 24:00": "28.11. 00:00",
        "in 2 hours": "25.11. 17:00",
        "in an hour": "25.11. 16:00",
        "in half an hour": "25.11. 15:30",
        "in 2 days at 8pm": FRIDAY,
        "in a week 20:00": "02.12. 20:00",
        "28.11. 19:30": SATURDAY,
        "11/28 7:30pm": SATURDAY,
        "28 nov 19:30": SATURDAY,
        "nov 28th at 7:30 pm": SATURDAY,
        "2026-11-28 19:30": SATURDAY,
        "5 January 20:00": "05.01. 20:00",
    },
    "en-GB": {"28/11 19:30": SATURDAY, "friday 8:30": "27.11. 08:30"},
    "de": {
        "fr 20 uhr": FRIDAY,
        "Fr. 20 Uhr": FRIDAY,
        "freitag um 20 uhr": FRIDAY,
        "morgen 8 uhr 30": "26.11. 08:30",
        "19 uhr 30": "25.11. 19:30",
        "freitag abend halb acht": "27.11. 19:30",
        "fr um halb 8 abends": "27.11. 19:30",
        "samstag halb eins": "28.11. 12:30",
        "freitag 19 uhr 30": "27.11. 19:30",
        "20 uhr 15": "25.11. 20:15",
        "sa 20 uhr 05": "28.11. 20:05",
        "am 4. 20 uhr": "04.12. 20:00",
        "am 4. Dezember um 20 Uhr 15": "04.12. 20:15",
        "nächsten Freitag 20 Uhr": FRIDAY,
        "naechsten freitag 20h": FRIDAY,
        "freitag 20.30 uhr": "27.11. 20:30",
        "freitag morgen 9 uhr": "27.11. 09:00",
        "morgen 20 uhr": TOMORROW,
        "morgen abend um 8": TOMORROW,
        "heute abend um 9": "25.11. 21:00",
        "übermorgen 20 uhr": FRIDAY,
        "uebermorgen 20 uhr": FRIDAY,
        "Sonnabend 19:30": SATURDAY,
        "28.11. 19:30": SATURDAY,
        "am 28.11. um 19:30 Uhr": SATURDAY,
        "Sa, 28. November, 19:30": SATURDAY,
        "in 2 stunden": "25.11. 17:00",
        "in einer halben stunde": "25.11. 15:30",
        "friday 8pm": FRIDAY,
        "viernes 20h": FRIDAY,
    },
    "es-ES": {
        "viernes 20h": FRIDAY,
        "el viernes a las 20:00": FRIDAY,
        "el próximo viernes a las 20h": FRIDAY,
        "viernes 8 p. m.": FRIDAY,
        "viernes a las 20 y 30": "27.11. 20:30",
        "viernes a las 8 y media de la tarde": "27.11. 20:30",
        "viernes 20 h 30": "27.11. 20:30",
        "el 28 a las 20h": "28.11. 20:00",
        "viernes a las 8 de la tarde": FRIDAY,
        "vie 20hs": FRIDAY,
        "mañana a las 20:00": TOMORROW,
        "manana a las 8 de la noche": TOMORROW,
        "mañana a las 8 de la mañana": "26.11. 08:00",
        "pasado mañana 20h": FRIDAY,
        "esta noche a las 9": "25.11. 21:00",
        "28/11 19:30": SATURDAY,
        "el sábado 28 de noviembre a las 19:30": SATURDAY,
        "dentro de 2 horas": "25.11. 17:00",
        "en media hora": "25.11. 15:30",
        "mar 20:00": "01.12. 20:00",
    },
    "it": {
        "venerdì sera alle 8 e mezza": "27.11. 20:30",
        "venerdì alle 20": FRIDAY,
        "venerdi alle ore 20:00": FRIDAY,
        "venerdì prossimo alle 20": FRIDAY,
        "ven ore 20": FRIDAY,
        "venerdì alle 20 e 30": "27.11. 20:30",
        "venerdì alle 20.30": "27.11. 20:30",
        "domani sera alle 8": TOMORROW,
        "stasera alle 21": "25.11. 21:00",
        "dopodomani alle 20": FRIDAY,
        "il 28 novembre alle 19:30": SATURDAY,
        "28/11 19.30": SATURDAY,
        "fra due ore": "25.11. 17:00",
        "tra un’ora": "25.11. 16:00",
        "tra mezz'ora": "25.11. 15:30",
        "mar 20:00": "01.12. 20:00",
    },
}
UNREADABLE = [
    *(
        "",
        "soon",
        "friday",
        "28.11.",
        "friday evening",
        "next week",
        "yesterday",
        "25:00",
        "fri 8:75",
        "20:00 21:00",
    ),
    *(
        "31.2. 20:00",
        "friday 26.11. 20:00",
        "today 9:00 am",
        "25.11.2026 9:00 am",
        "1.1.2020 20:00",
        "friday friday 20:00",
    ),
    *("in 2 potatoes", "in 2 hours friday", "0.0. 20:00", "99/99 20:00", "🫘", "20:00 " * 100, "1 " * 40),
]
SEVERAL = {
    "friday 8": ("27.11. 08:00", "27.11. 20:00"),
    "friday 8:30": ("27.11. 08:30", "27.11. 20:30"),
    "at 5": ("25.11. 17:00", "26.11. 05:00"),
}


def at(text: str) -> int:
    """The moment of `28.11. 19:30` in Berlin, within the year from now on."""
    day, month, hour, minute = (int(text[start : start + 2]) for start in (0, 3, 7, 10))
    found = datetime(2026, month, day, hour, minute)
    return moment_of(found if found > NOW else found.replace(year=2027), BERLIN)


CASES = [(locale, typed, meant) for locale, table in TYPED.items() for typed, meant in table.items()]


@pytest.mark.parametrize(("locale", "typed", "meant"), CASES, ids=lambda value: str(value))
def test_what_people_type_is_read(locale: str, typed: str, meant: str) -> None:
    assert read_moment(typed, locale, BERLIN, moment_of(NOW, BERLIN)) == at(meant)


@pytest.mark.parametrize("typed", UNREADABLE)
@pytest.mark.parametrize("locale", ["en-US", "de"])
def test_what_says_no_moment_is_none(typed: str, locale: str) -> None:
    assert read_moments(typed, locale, BERLIN, moment_of(NOW, BERLIN)) == ()


@pytest.mark.parametrize("typed", SEVERAL)
def test_what_may_be_several_is_none_of_them_but_can_be_asked_about(typed: str) -> None:
    now = moment_of(NOW, BERLIN)
    assert read_moment(typed, "en-US", BERLIN, now) is None
    assert read_moments(typed, "en-US", BERLIN, now) == tuple(map(at, SEVERAL[typed]))


def test_of_two_only_the_one_that_is_to_come_counts() -> None:
    assert read_moment("today at 8", "en-US", BERLIN, moment_of(NOW, BERLIN)) == at("25.11. 20:00")


def test_a_date_is_read_in_the_order_of_the_country() -> None:
    now = moment_of(NOW, BERLIN)
    assert read_moment("12/5 20:00", "en-US", BERLIN, now) == at("05.12. 20:00")
    assert read_moment("12/5 20:00", "en-GB", BERLIN, now) == at("12.05. 20:00")


def test_a_weekday_is_today_until_its_time_has_passed() -> None:
    assert read_moment("mi 15:01", "de", BERLIN, moment_of(NOW, BERLIN)) == at("25.11. 15:01")
    assert read_moment("mi 15:00", "de", BERLIN, moment_of(NOW, BERLIN)) == at("02.12. 15:00")
    assert read_moment("nächsten mi 20:00", "de", BERLIN, moment_of(NOW, BERLIN)) == at("02.12. 20:00")


def test_the_clock_is_the_one_of_whoever_types() -> None:
    now = moment_of(NOW, BERLIN)
    there = read_moment("friday 8pm", "en-US", "America/New_York", now)
    assert there == at(FRIDAY) + 6 * 3600
    assert datetime.fromtimestamp(there, ZoneInfo("America/New_York")).hour == 20


def test_through_a_change_of_the_clocks_the_wall_clock_counts() -> None:
    saturday = moment_of(datetime(2027, 3, 27, 12, 0), BERLIN)
    assert read_moment("tomorrow 20:00", "en-GB", BERLIN, saturday) == saturday + 31 * 3600
    assert read_moment("in 24 hours", "en-GB", BERLIN, saturday) == saturday + 24 * 3600


def test_an_hour_that_is_left_out_comes_when_the_clocks_are_put_forward() -> None:
    assert moment_of(datetime(2027, 3, 28, 2, 30), BERLIN) == moment_of(datetime(2027, 3, 28, 3, 30), BERLIN)


def test_of_an_hour_that_comes_twice_the_first_counts() -> None:
    doubled = moment_of(datetime(2026, 10, 25, 2, 30), BERLIN)
    assert doubled == moment_of(datetime(2026, 10, 25, 1, 30), BERLIN) + 3600
    assert doubled == moment_of(datetime(2026, 10, 25, 3, 30), BERLIN) - 2 * 3600


def test_nothing_is_read_that_is_further_than_a_year_or_longer_than_anybody_needs() -> None:
    now = moment_of(NOW, BERLIN)
    assert read_moment("25.11.2027 20:00", "de", BERLIN, now) is not None
    assert read_moment("28.11.2027 20:00", "de", BERLIN, now) is None
    assert read_moment(f"in {FAR} tagen 20:00", "de", BERLIN, now) is None
    assert read_moment("freitag 20:00".ljust(LONG + 1), "de", BERLIN, now) is None


@pytest.mark.parametrize("typed", ["fri 8-10pm", "fri 20-23", "friday 8 - 10", "fr 20–22 uhr"])
def test_from_when_until_when_is_no_moment(typed: str) -> None:
    assert read_moments(typed, "en-US", BERLIN, moment_of(NOW, BERLIN)) == ()


@pytest.mark.parametrize(
    ("locale", "typed", "meant"),
    [
        ("en-US", "today 9:00 am", datetime(2026, 11, 25, 9, 0)),
        ("de", "heute 14 uhr", datetime(2026, 11, 25, 14, 0)),
        ("de", "1.1.2020 20:00", datetime(2020, 1, 1, 20, 0)),
        ("en-US", "february 29 2028 8pm", datetime(2028, 2, 29, 20, 0)),
    ],
)
def test_what_is_over_or_too_far_is_told_from_what_cannot_be_read(
    locale: str, typed: str, meant: datetime
) -> None:
    now = moment_of(NOW, BERLIN)
    assert read_moments(typed, locale, BERLIN, now) == ()
    assert missed_moments(typed, locale, BERLIN, now) == (moment_of(meant, BERLIN),)


@pytest.mark.parametrize("typed", ["soon", "friday", "29.2.2027 20:00", "today", ""])
def test_what_cannot_be_read_was_no_moment_either(typed: str) -> None:
    assert missed_moments(typed, "de", BERLIN, moment_of(NOW, BERLIN)) == ()


@pytest.mark.parametrize(
    ("locale", "typed"),
    [
        ("en-US", "tomorrow"),
        ("de", "freitag abend"),
        ("es", "el viernes"),
        ("it", "domani mattina"),
        ("de", "28.11."),
    ],
)
def test_a_day_alone_lacks_its_hour(locale: str, typed: str) -> None:
    assert lacks_hour(typed, locale, BERLIN, moment_of(NOW, BERLIN))


@pytest.mark.parametrize("typed", ["soon", "friday 25:00", "31.2."])
def test_other_words_lack_more_than_an_hour(typed: str) -> None:
    assert not lacks_hour(typed, "en-US", BERLIN, moment_of(NOW, BERLIN))


def test_a_locale_that_nobody_has_heard_of_is_read_as_english() -> None:
    assert read_moment("friday 20:00", "tlh", BERLIN, moment_of(NOW, BERLIN)) == at(FRIDAY)


def test_another_language_counts_where_the_readers_own_says_nothing() -> None:
    now = moment_of(NOW, BERLIN)
    assert read_moment("venerdì alle 20", "en-US", BERLIN, now) == at(FRIDAY)
    assert read_moment("venerdì alle 20", "fr", BERLIN, now) == at(FRIDAY)
