"""Which picture is drawn next: the urgent ones first, in the order asked for; and which of them would be late."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from math import ceil
from typing import TypeAlias

from bot.ui.components import Scene

Key: TypeAlias = tuple[type, Scene]
"""Scenes of different kinds may be equal tuples."""
Drawing: TypeAlias = asyncio.Future[bytes | None]
"""A picture to come; None if it cannot be drawn."""

LATELY = 16
"""So many of the last drawings tell how long the next one takes."""


class Queue:
    """Pictures still to be drawn, and those that are being drawn, of which there are so many `at_once`."""

    def __init__(self, at_once: int = 1) -> None:
        self._at_once = at_once
        self._urgent: OrderedDict[Key, Drawing] = OrderedDict()
        self._later: OrderedDict[Key, Drawing] = OrderedDict()
        self._under_way: dict[Key, Drawing] = {}
        self._took: deque[float] = deque(maxlen=LATELY)

    def __bool__(self) -> bool:
        return bool(self._urgent or self._later)

    def get(self, key: Key) -> Drawing | None:
        """This picture, if it is being drawn or still to be."""
        return self._under_way.get(key) or self._urgent.get(key) or self._later.get(key)

    def ask(self, key: Key) -> Drawing:
        """Ask for a picture that nobody waits for long: it is drawn after the rest."""
        return self.get(key) or self._later.setdefault(key, _new())

    def ask_urgently(self, key: Key, within: float) -> Drawing | None:
        """Ask for a picture before all that are not urgent.

        Returns None where that would take longer than so many seconds: then it waits with the rest.
        """
        if key in self._under_way:
            return self._under_way[key]
        if key not in self._urgent:
            drawing = self.ask(key)
            if self._wait() > within:
                return None
            self._urgent[key] = self._later.pop(key, drawing)
        return self._urgent[key]

    def next(self) -> tuple[Key, Drawing]:
        """The picture that is drawn from now on."""
        key, drawing = (self._urgent or self._later).popitem(last=False)
        self._under_way[key] = drawing
        return key, drawing

    def done(self, key: Key, seconds: float) -> None:
        """Note that drawing it took so long."""
        del self._under_way[key]
        self._took.append(seconds)

    def give_up(self) -> None:
        """Tell all who wait that there is nothing to wait for."""
        for drawing in (*self._urgent.values(), *self._later.values(), *self._under_way.values()):
            if not drawing.done():
                drawing.set_result(None)

    def _wait(self) -> float:
        """Seconds until one more urgent picture would be there, as long as the last ones took."""
        usual = sum(self._took) / len(self._took) if self._took else 0.0
        return usual * ceil((len(self._under_way) + len(self._urgent) + 1) / self._at_once)


def _new() -> Drawing:
    return asyncio.get_running_loop().create_future()
