"""Time that is let pass at once: whoever sleeps by it is woken at their moment, one after the other."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from bot import passing_time
from bot.passing_time import PassingTime


class Line:
    """A clock, and somebody who sleeps until each of some moments, as the alarm does."""

    def __init__(self, *moments: float) -> None:
        self.time = 0.0
        self.woken = list[float]()
        self.told = list[float]()
        self.passing = PassingTime(lambda: self.time, self._set_forward, lambda: self.told.append(self.time))
        self._moments = moments

    def _set_forward(self, seconds: float) -> None:
        self.time += seconds

    async def live(self) -> None:
        """Sleep until one moment after the other."""
        for moment in self._moments:
            await self.passing.sleep(asyncio.Event(), moment - self.time)
            self.woken.append(self.time)


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody here has any work to do."""
    monkeypatch.setattr(passing_time, "WORK", 0.01)


@pytest_asyncio.fixture
async def line() -> AsyncIterator[Line]:
    """Three moments, of which the last is far away."""
    made = Line(60, 3600, 90_000)
    living = asyncio.create_task(made.live())
    await asyncio.sleep(0)
    yield made
    living.cancel()


async def test_time_stops_at_each_moment_for_which_somebody_waits(line: Line) -> None:
    await line.passing.let_pass(7200)
    assert (line.woken, line.time) == ([60, 3600], 7200)
    assert line.told == [60, 3600, 7200]


async def test_where_nobody_waits_it_passes_in_one_go() -> None:
    line = Line()
    await line.passing.let_pass(7200)
    assert line.told == [7200]


async def test_what_is_asked_for_meanwhile_comes_after_it(line: Line) -> None:
    await asyncio.gather(line.passing.let_pass(100), line.passing.let_pass(100))
    assert (line.woken, line.time) == ([60], 200)


async def test_a_sleep_ends_early_where_its_event_is_set(line: Line) -> None:
    until = asyncio.Event()
    until.set()
    await line.passing.sleep(until, 1000)
    assert line.time == 0


async def test_what_is_due_is_done_before_more_time_passes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(passing_time, "WORK", 5.0)
    line, done = Line(), list[float]()

    async def work() -> None:
        await line.passing.sleep(asyncio.Event(), 100)
        # Somebody else sleeps on, as the alarm does.
        asleep = asyncio.create_task(line.passing.sleep(asyncio.Event(), 10_000))
        await asyncio.sleep(0.1)
        done.append(line.time)
        asleep.cancel()

    working = asyncio.create_task(work())
    await asyncio.sleep(0)
    passing = asyncio.create_task(line.passing.let_pass(1000))
    await working
    assert done == [100]
    passing.cancel()


async def test_who_never_comes_to_rest_does_not_hold_it_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(passing_time, "PATIENCE", 0.0)
    line = Line(*range(1, 1000))
    living = asyncio.create_task(line.live())
    await asyncio.sleep(0)
    await line.passing.let_pass(500)
    assert line.time == 500
    assert len(line.told) < 5
    living.cancel()
