"""Lets time pass at once for a bot whose clock can be set forward: what is due meanwhile is done at its time."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import NamedTuple

from bot.tables.sleep import sleep

SHORTEST = 1.0
"""Seconds that the clock is set forward at least, where the next thing is due at once."""
WORK = 4.0
"""Seconds of this machine that the bot gets at most for what is due at one moment."""
PATIENCE = 10.0
"""Seconds of this machine after which the rest passes in one go: whoever waits at a page wants an answer."""


class Sleeper(NamedTuple):
    """Whoever waits for a moment, and the event that wakes them."""

    due: float
    until: asyncio.Event
    task: asyncio.Task[object]


class PassingTime:
    """Wakes those who sleep by it when the clock is set forward past their moment.

    `now` gives the clock's seconds since 1970, `set_forward` sets it forward. `passed` is called after that: it
    has somebody look at the clock who then sleeps again.
    """

    def __init__(
        self, now: Callable[[], float], set_forward: Callable[[float], None], passed: Callable[[], None]
    ) -> None:
        self._now = now
        self._set_forward = set_forward
        self._passed = passed
        self._sleepers: list[Sleeper] = []
        self._asleep = asyncio.Event()
        """Set once somebody sleeps again, or has done with that."""
        self._passing = asyncio.Lock()

    async def sleep(self, until: asyncio.Event, seconds: float) -> None:
        """Sleep so many seconds of the clock, or fewer where the event is set."""
        task = asyncio.current_task()
        assert task is not None
        sleeper = Sleeper(self._now() + seconds, until, task)
        self._sleepers.append(sleeper)
        self._asleep.set()
        try:
            await sleep(until, seconds)
        finally:
            self._sleepers.remove(sleeper)

    async def let_pass(self, seconds: float) -> None:
        """Set the clock forward by so many seconds, and stop on the way wherever somebody is to be woken."""
        async with self._passing:
            end, patience = self._now() + seconds, asyncio.get_running_loop().time() + PATIENCE
            while (rest := end - self._now()) > 0:
                hurry = asyncio.get_running_loop().time() > patience
                await self._pass(rest if hurry else min(rest, max(SHORTEST, self._next() - self._now())))

    def _next(self) -> float:
        return min((sleeper.due for sleeper in self._sleepers), default=float("inf"))

    async def _pass(self, seconds: float) -> None:
        self._asleep.clear()
        self._set_forward(seconds)
        self._passed()
        # Whoever is told that time has passed comes before those whom it wakes.
        await asyncio.sleep(0)
        woken = [sleeper for sleeper in self._sleepers if sleeper.due <= self._now()]
        for sleeper in woken:
            sleeper.until.set()
            sleeper.task.add_done_callback(lambda _: self._asleep.set())
        with suppress(TimeoutError):
            async with asyncio.timeout(WORK):
                await self._asleep.wait()
                while any(self._works(sleeper) for sleeper in woken):
                    self._asleep.clear()
                    await self._asleep.wait()

    def _works(self, woken: Sleeper) -> bool:
        """Whether somebody who was woken still does what was due, and neither has ended nor sleeps again."""
        sleeping = [sleeper.task for sleeper in self._sleepers if sleeper is not woken]
        return not woken.task.done() and woken.task not in sleeping
