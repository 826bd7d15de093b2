"""When a weekly night is held again: at the same time of day where it was planned, over changes of the clocks."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

WEEK = timedelta(days=7)


def minute_of(starts_at: int, zone: str) -> int:
    """The minute of the day in this zone at a moment in unix seconds."""
    local = datetime.fromtimestamp(starts_at, ZoneInfo(zone))
    return 60 * local.hour + local.minute


def next_week(starts_at: int, zone: str, minute: int, now: int) -> int:
    """The first moment after `now`, in unix seconds, that is whole weeks later, at this minute of the day there.

    A minute that the clocks leave out that day comes as much later as they jump; one that comes twice counts when
    it comes first.
    """
    place = ZoneInfo(zone)
    day = datetime.fromtimestamp(starts_at, place).date()
    while True:
        day += WEEK
        local = datetime(day.year, day.month, day.day, *divmod(minute, 60), tzinfo=place)
        # By way of UTC: of a minute that is left out, Python takes the moment that the old offset gives.
        moment = round(local.astimezone(UTC).timestamp())
        if moment > now:
            return moment
