"""The pace of a game: how long a decision may take, and the clocks of whom it waits for; no Discord here."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import NamedTuple

from bot.games.contract import Seat
from bot.store import Clock

PACES = ("none", "live", "day")
"""No clock, some minutes a decision, a day a decision."""
DAY = 24 * 3600
AWAY = 3
"""After so many decisions in a row that a computer made for somebody, it plays on until they are back."""
DAY_PATIENCE = 3600.0
"""How long, in seconds, a computer holds trading open for people where they have a day for each decision."""


class Pace(NamedTuple):
    """How long a decision may take, in seconds; the last third of it is the reminder's."""

    live: int = 180
    day: int = DAY

    def limit(self, pace: str) -> int | None:
        """The time for one decision, or None without a clock."""
        return {"live": self.live, "day": self.day}.get(pace)


def clocks(
    limit: int | None,
    waiting: Iterable[Seat],
    present: Collection[Seat],
    known: Mapping[Seat, Clock],
    decided: Collection[Seat | None],
    now: int,
) -> dict[Seat, Clock]:
    """The clocks of those who are waited for and present: fresh for whom the game has begun to wait, and for those
    who have just `decided`."""
    if limit is None:
        return {}
    return {
        seat: known[seat] if seat in known and seat not in decided else started(seat, limit, now)
        for seat in sorted(set(waiting) & set(present))
    }


def started(seat: Seat, limit: int, now: int) -> Clock:
    """A clock that begins to run."""
    return Clock(seat, now + limit - limit // 3, now + limit)


def resumed(clock: Clock, paused_at: int, now: int) -> Clock:
    """A clock that stood still: with what was left, but at least with the reminder's time."""
    grace = clock.due_at - clock.remind_at
    due = now + max(clock.due_at - paused_at, grace)
    return Clock(clock.seat, due - grace, due, clock.reminded)
