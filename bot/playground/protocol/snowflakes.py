"""Snowflakes: Discord's ids, which grow with time and hold it in their upper bits."""

from __future__ import annotations

import time
from collections.abc import Callable

EPOCH = 1_420_070_400_000
"""The first millisecond of 2015, from which Discord counts."""


class Snowflakes:
    """Generates unique ids, even if the clock is set back or the program restarts."""

    def __init__(self, last: int = 0, now: Callable[[], float] = time.time) -> None:
        self._last = last
        self._now = now

    def next(self) -> int:
        """Make a new id, greater than all before."""
        self._last = max(self._last + 1, (round(self._now() * 1000) - EPOCH) << 22)
        return self._last


def seconds_of(snowflake: int) -> float:
    """When this id was generated, in seconds since 1970."""
    return ((snowflake >> 22) + EPOCH) / 1000
