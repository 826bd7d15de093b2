"""Pictures are drawn beside the event loop, each once, and whoever waits is told in time."""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import Callable
from typing import NamedTuple, cast

import pytest

from bot.ui import pictures as module
from bot.ui.components import Picture, Scene
from bot.ui.pictures import Pictures, Studio, digest
from bot.workers import NoWorker, WorkLost
from bot.workers.work import Value, Values


class Dot(NamedTuple):
    """A scene."""

    number: int


class Spot(NamedTuple):
    """Another one, of the same parts."""

    number: int


class Brush:
    """Draws scenes, as soon as it may."""

    def __init__(self) -> None:
        self.drawn: list[Scene] = []
        self.threads: set[str] = set()
        self.may = threading.Event()
        self.may.set()

    def __call__(self, scene: Scene) -> bytes:
        assert self.may.wait(5)
        self.threads.add(threading.current_thread().name)
        self.drawn.append(scene)
        return repr(scene).encode()


async def test_a_picture_is_drawn_once_in_a_thread_of_its_own() -> None:
    pictures = Pictures(brush := Brush())
    assert await pictures.drawn(Dot(1), 5) == b"Dot(number=1)"
    assert await pictures.drawn(Dot(1), 0) == b"Dot(number=1)"
    assert await pictures.drawn(Spot(1), 5) == b"Spot(number=1)"
    assert brush.drawn == [Dot(1), Spot(1)]
    assert threading.current_thread().name not in brush.threads
    await pictures.finish()


async def test_equal_pictures_that_wait_at_once_are_one() -> None:
    pictures = Pictures(brush := Brush())
    assert await asyncio.gather(*[pictures.drawn(Dot(1), 5) for _ in range(3)]) == [b"Dot(number=1)"] * 3
    assert brush.drawn == [Dot(1)]
    await pictures.finish()


async def test_nobody_waits_longer_than_they_said_and_the_picture_comes_all_the_same() -> None:
    pictures = Pictures(brush := Brush())
    come = asyncio.Event()
    brush.may.clear()
    assert await pictures.drawn(Dot(1), 0.01) is None
    pictures.when_drawn(Dot(1), come.set)
    assert not come.is_set()
    brush.may.set()
    async with asyncio.timeout(5):
        await come.wait()
    assert pictures.known(Dot(1)) == b"Dot(number=1)"
    await pictures.finish()


async def test_whoever_still_waits_at_the_end_gets_none() -> None:
    pictures = Pictures(brush := Brush())
    brush.may.clear()
    waiting = [asyncio.create_task(pictures.drawn(Dot(number), 5)) for number in range(2)]
    await asyncio.sleep(0.01)
    finishing = asyncio.create_task(pictures.finish())
    assert await asyncio.gather(*waiting) == [None, None]
    brush.may.set()
    await finishing


async def test_a_picture_that_is_there_already_comes_at_once() -> None:
    pictures = Pictures(Brush())
    await pictures.drawn(Dot(1), 5)
    come = asyncio.Event()
    pictures.when_drawn(Dot(1), come.set)
    assert come.is_set()
    await pictures.finish()


async def test_what_somebody_waits_for_comes_before_the_rest() -> None:
    pictures = Pictures(brush := Brush())
    brush.may.clear()
    waiting = [asyncio.create_task(pictures.drawn(Dot(number), 5)) for number in range(3)]
    await asyncio.sleep(0.01)
    waiting.append(asyncio.create_task(pictures.drawn(Dot(9), 5, urgent=True)))
    await asyncio.sleep(0.01)
    brush.may.set()
    await asyncio.gather(*waiting)
    assert brush.drawn == [Dot(0), Dot(9), Dot(1), Dot(2)]
    await pictures.finish()


class SlowBrush(Brush):
    """Draws for a hundred seconds each, by a clock of its own."""

    now = 0.0

    def __call__(self, scene: Scene) -> bytes:
        drawn = super().__call__(scene)
        self.now += 100
        return drawn


async def test_whoever_would_wait_too_long_is_told_at_once_and_the_picture_comes_after_the_rest() -> None:
    brush = SlowBrush()
    pictures = Pictures(brush, lambda: brush.now)
    await pictures.drawn(Dot(0), 5)
    brush.may.clear()
    waiting = [asyncio.create_task(pictures.drawn(Dot(number), 250, urgent=True)) for number in (1, 2)]
    waiting.append(asyncio.create_task(pictures.drawn(Dot(3), 250)))
    await asyncio.sleep(0.01)
    come = asyncio.Event()
    async with asyncio.timeout(5):
        assert await pictures.drawn(Dot(4), 250, urgent=True) is None
        pictures.when_drawn(Dot(4), come.set)
        waiting.append(asyncio.create_task(pictures.drawn(Dot(2), 250, urgent=True)))
        brush.may.set()
        await come.wait()
    assert await asyncio.gather(*waiting) == [
        b"Dot(number=1)",
        b"Dot(number=2)",
        b"Dot(number=3)",
        b"Dot(number=2)",
    ]
    assert brush.drawn == [Dot(0), Dot(1), Dot(2), Dot(3), Dot(4)]
    await pictures.finish()


async def test_what_is_slow_alone_is_never_waited_for() -> None:
    brush = SlowBrush()
    pictures = Pictures(brush, lambda: brush.now)
    await pictures.drawn(Dot(0), 5)
    brush.may.clear()
    async with asyncio.timeout(5):
        assert await pictures.drawn(Dot(1), 99, urgent=True) is None
    brush.may.set()
    await pictures.finish()


async def test_what_cannot_be_drawn_is_not_tried_again_and_told_once(caplog: pytest.LogCaptureFixture) -> None:
    tried: list[Scene] = []

    def fails(scene: Scene) -> bytes:
        tried.append(scene)
        raise OSError("no font")

    pictures = Pictures(fails)
    for _ in range(2):
        assert [await pictures.drawn(Dot(number), 5) for number in range(3)] == [None] * 3
    assert tried == [Dot(0), Dot(1), Dot(2)]
    assert len(caplog.records) == 1
    assert caplog.records[0].levelno == logging.ERROR
    assert "OSError" in caplog.text
    await pictures.finish()


async def test_what_draws_may_panic_without_taking_the_other_pictures_along() -> None:
    class Panic(BaseException):
        """As Rust's are."""

    def panics(scene: Scene) -> bytes:
        if scene == Dot(1):
            raise Panic
        return b"png"

    pictures = Pictures(panics)
    assert [await pictures.drawn(Dot(number), 5) for number in (1, 2)] == [None, b"png"]
    await pictures.finish()


class TwoWorkers:
    """Workers of whom two draw at one time, each picture as soon as it may."""

    at_once = 2
    apart = True
    replaced = 0

    def __init__(self) -> None:
        self.under_way: dict[Scene, asyncio.Future[None]] = {}
        self.begun: list[Scene] = []

    async def run(self, function: Callable[[*Values], Value], *values: *Values, within: float = 1) -> Value:
        (scene,) = cast(tuple[Scene], values)
        self.begun.append(scene)
        may = self.under_way[scene] = asyncio.get_running_loop().create_future()
        await may
        del self.under_way[scene]
        return function(*values)

    async def finish(self) -> None:
        raise AssertionError("They are not the pictures' own.")

    async def let_go(self, scene: Scene, error: Exception | None = None) -> None:
        """One is done, or not; whoever waited, and whatever begins now, has done so."""
        may = self.under_way[scene]
        may.set_result(None) if error is None else may.set_exception(error)
        await asyncio.sleep(0.01)


def png(scene: Scene) -> bytes:
    return repr(scene).encode()


async def test_as_many_are_drawn_at_one_time_as_there_are_workers_and_the_urgent_come_first() -> None:
    pictures = Pictures(Studio(png, two := TwoWorkers()))
    waiting = [asyncio.create_task(pictures.drawn(Dot(number), 5)) for number in range(4)]
    await asyncio.sleep(0.01)
    waiting.append(asyncio.create_task(pictures.drawn(Dot(9), 5, urgent=True)))
    # One that is being drawn is not asked for again.
    waiting.append(asyncio.create_task(pictures.drawn(Dot(1), 5, urgent=True)))
    await asyncio.sleep(0.01)
    assert two.begun == [Dot(0), Dot(1)]
    await two.let_go(Dot(1))
    assert two.begun == [Dot(0), Dot(1), Dot(9)]
    # The first one may come last.
    for number in (9, 2, 3, 0):
        await two.let_go(Dot(number))
    assert await asyncio.gather(*waiting) == [png(Dot(number)) for number in (0, 1, 2, 3, 9, 1)]
    await pictures.finish()


async def test_two_workers_are_late_half_as_soon() -> None:
    now = 0.0
    pictures = Pictures(Studio(png, two := TwoWorkers()), lambda: now)
    waiting = [asyncio.create_task(pictures.drawn(Dot(0), 5))]
    await asyncio.sleep(0.01)
    now = 100
    await two.let_go(Dot(0))
    for number in (1, 2, 3):
        waiting.append(asyncio.create_task(pictures.drawn(Dot(number), 200, urgent=True)))
    await asyncio.sleep(0.01)
    # Two are being drawn and one waits: a fourth is the second of its worker, a fifth the third.
    waiting.append(asyncio.create_task(pictures.drawn(Dot(4), 200, urgent=True)))
    await asyncio.sleep(0.01)
    async with asyncio.timeout(5):
        assert await pictures.drawn(Dot(5), 200, urgent=True) is None
    for number in (1, 2, 3, 4, 5):
        await two.let_go(Dot(number))
    assert None not in await asyncio.gather(*waiting)
    await pictures.finish()


async def test_words_stand_in_for_a_picture_over_which_a_worker_is_lost_and_it_is_not_tried_again(
    caplog: pytest.LogCaptureFixture,
) -> None:
    pictures = Pictures(Studio(png, two := TwoWorkers()))
    waiting = [asyncio.create_task(pictures.drawn(Dot(number), 5)) for number in (1, 2)]
    await asyncio.sleep(0.01)
    await two.let_go(Dot(1), WorkLost("a worker has died"))
    await two.let_go(Dot(2))
    assert await asyncio.gather(*waiting) == [None, png(Dot(2))]
    assert await pictures.drawn(Dot(1), 5) is None
    assert two.begun == [Dot(1), Dot(2)]
    (record,) = caplog.records
    assert record.levelno == logging.WARNING
    assert "WorkLost: a worker has died" in record.message
    await pictures.finish()


async def test_a_picture_for_which_there_was_no_worker_is_tried_when_it_is_asked_for_again() -> None:
    pictures = Pictures(Studio(png, two := TwoWorkers()))
    for error, shown in ((NoWorker("none"), None), (None, png(Dot(1)))):
        waiting = asyncio.create_task(pictures.drawn(Dot(1), 5))
        await asyncio.sleep(0.01)
        await two.let_go(Dot(1), error)
        assert await waiting == shown
    await pictures.finish()


async def test_only_the_newest_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "KEPT", 2 * len(repr(Dot(1))))
    pictures = Pictures(Brush())
    for number in (1, 2, 1, 3):
        await pictures.drawn(Dot(number), 5)
    assert [number for number in (1, 2, 3) if pictures.known(Dot(number))] == [1, 3]
    await pictures.finish()


async def test_without_a_brush_there_are_none() -> None:
    pictures = Pictures(None)
    assert not pictures.work
    assert await pictures.drawn(Dot(1), 5) is None
    await pictures.finish()


def test_a_digest_tells_what_is_shown_and_not_its_words() -> None:
    picture = Picture("table.png", Dot(1), "One")
    assert digest(picture) == digest(picture._replace(alt="Two"))
    others = (picture._replace(scene=Dot(2)), picture._replace(scene=Spot(1)), picture._replace(name="brush.png"))
    assert len({digest(one) for one in (picture, *others)}) == 4
