"""Begins and ends scheduled events at their time, also where nobody asks for them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from bot.playground.world.events import ClockSet, Event, EventChanged, EventGone, EventMade
from bot.playground.world.scheduled import Scheduled

LONGEST = 3600.0
"""Seconds after which it looks again in any case."""


class Turning:
    """Waits for the next moment at which an event begins or ends; `now` gives seconds since 1970."""

    def __init__(self, scheduled: Scheduled, now: Callable[[], float]) -> None:
        self._scheduled = scheduled
        self._now = now
        self._timer: asyncio.TimerHandle | None = None
        self._wait()

    def on_event(self, event: Event) -> None:
        """Wait for another moment, where this changes it."""
        if isinstance(event, EventMade | EventChanged | EventGone | ClockSet):
            self._wait()

    def stop(self) -> None:
        """Wait no more."""
        if self._timer is not None:
            self._timer.cancel()

    def _wait(self) -> None:
        self.stop()
        moment = self._scheduled.next_moment()
        if moment is not None:
            rest = min(max(0.0, moment - self._now()), LONGEST)
            self._timer = asyncio.get_running_loop().call_later(rest, self._look)

    def _look(self) -> None:
        self._scheduled.keep_time()
        self._wait()
