"""A weekly night over the changes of the clocks."""

from __future__ import annotations

from datetime import UTC, datetime
from zoneinfo import ZoneInfo

import pytest

from bot.tables.nights.weeks import minute_of, next_week

BERLIN, NEW_YORK, LORD_HOWE = "Europe/Berlin", "America/New_York", "Australia/Lord_Howe"


def moment(zone: str, *local: int) -> int:
    return round(datetime(*local, tzinfo=ZoneInfo(zone)).timestamp())  # type: ignore[arg-type, misc]


@pytest.mark.parametrize(
    ("zone", "before", "after"),
    [
        (BERLIN, (2026, 3, 27, 20), (2026, 4, 3, 20)),
        (BERLIN, (2026, 10, 23, 20), (2026, 10, 30, 20)),
        (NEW_YORK, (2026, 3, 6, 19, 30), (2026, 3, 13, 19, 30)),
        (NEW_YORK, (2026, 10, 30, 19, 30), (2026, 11, 6, 19, 30)),
        (LORD_HOWE, (2026, 4, 3, 21, 15), (2026, 4, 10, 21, 15)),
        ("UTC", (2026, 12, 28, 20), (2027, 1, 4, 20)),
    ],
)
def test_it_is_held_at_the_same_time_of_day(zone: str, before: tuple[int, ...], after: tuple[int, ...]) -> None:
    begun = moment(zone, *before)
    assert next_week(begun, zone, minute_of(begun, zone), begun) == moment(zone, *after)


def test_an_hour_that_is_left_out_is_an_hour_late_that_day_and_on_time_a_week_later() -> None:
    begun = moment(BERLIN, 2026, 3, 22, 2, 30)
    minute = minute_of(begun, BERLIN)
    late = next_week(begun, BERLIN, minute, begun)
    assert datetime.fromtimestamp(late, ZoneInfo(BERLIN)).isoformat() == "2026-03-29T03:30:00+02:00"
    assert next_week(late, BERLIN, minute, late) == moment(BERLIN, 2026, 4, 5, 2, 30)


def test_an_hour_that_comes_twice_counts_when_it_comes_first() -> None:
    begun = moment(BERLIN, 2026, 10, 18, 2, 30)
    twice = next_week(begun, BERLIN, minute_of(begun, BERLIN), begun)
    assert datetime.fromtimestamp(twice, UTC).isoformat() == "2026-10-25T00:30:00+00:00"


def test_weeks_that_went_by_unnoticed_are_left_out() -> None:
    begun = moment(BERLIN, 2026, 3, 20, 20)
    month_later = moment(BERLIN, 2026, 4, 18, 12)
    assert next_week(begun, BERLIN, 20 * 60, month_later) == moment(BERLIN, 2026, 4, 24, 20)


def test_a_night_after_midnight_far_from_utc_keeps_its_day() -> None:
    begun = moment("Pacific/Auckland", 2026, 4, 4, 0, 15)
    assert next_week(begun, "Pacific/Auckland", 15, begun) == moment("Pacific/Auckland", 2026, 4, 11, 0, 15)
