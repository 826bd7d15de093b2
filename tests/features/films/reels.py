"""Films for tests: pictures of no game, drawn in no time."""

from __future__ import annotations

import asyncio
import struct
from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple, cast

from bot.art.scenes.film import Frame
from bot.features.films.shots import Shown
from bot.ui.components import Picture, Scene
from bot.ui.pictures import Studio
from bot.workers import Workers
from bot.workers.work import LONGEST, Value, Values

HEAD = b"\x89PNG\r\n\x1a\n" + struct.pack(">I", 13) + b"IHDR"


class Dot(NamedTuple):
    """A scene."""

    number: int
    high: int = 500


def dots(many: int) -> Iterator[Shown]:
    """A game of so many turns."""
    for number in range(many):
        yield Shown(Picture("table.png", Dot(number), ""), number / max(many - 1, 1))


def paint(scene: Scene) -> bytes:
    """What a PNG begins with; of a frame, as many bytes as it is wide, in which its picture can be read."""
    if isinstance(scene, Frame):
        return scene.shown.png.ljust(scene.form.wide, b".")
    assert isinstance(scene, Dot)
    return HEAD + struct.pack(">II", 1000, scene.high) + b"%d;" % scene.number


class Crew:
    """Workers that do at once what they are asked for, once they may; what they did is noted."""

    at_once, replaced = 1, 0

    def __init__(self, *, apart: bool = True, fails: Exception | None = None) -> None:
        self.apart = apart
        self.fails = fails
        self.done: list[Scene] = []
        self.may = asyncio.Event()
        self.may.set()
        self._turn, self._steps = asyncio.Lock(), 0

    def step(self, many: int = 1) -> None:
        """Do so many things more, though they may not yet."""
        self._steps += many
        self.may.set()

    async def run(self, function: Callable[[*Values], Value], *values: *Values, within: float = LONGEST) -> Value:
        """What the function gives for these values, one after the other in the order asked for."""
        async with self._turn:
            await self.may.wait()
            if self._steps:
                self._steps -= 1
                if not self._steps:
                    self.may.clear()
            await asyncio.sleep(0)
            if self.fails is not None:
                raise self.fails
            self.done += cast(tuple[Scene], values)
            return function(*values)

    async def finish(self) -> None:
        """Nothing is left to do."""

    @property
    def frames(self) -> Sequence[Frame]:
        """The frames that were made."""
        return [scene for scene in self.done if isinstance(scene, Frame)]


def studio(crew: Workers) -> Studio:
    """Who makes films in tests."""
    return Studio(paint, crew)
