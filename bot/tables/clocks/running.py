"""The clocks of those whom a game waits for: how they start, run on and stand still; pure functions."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping

from bot.games.contract import Seat
from bot.store import Clock


def clocks_for(
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
    """Let a clock that stood still run on with the time that was left, but at least with the reminder's."""
    grace = clock.due_at - clock.remind_at
    due = now + max(clock.due_at - paused_at, grace)
    return Clock(clock.seat, due - grace, due, clock.reminded)
