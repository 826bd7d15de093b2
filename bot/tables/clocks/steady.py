"""A clock that runs on evenly where this machine's clock jumps: it is set right, or the machine has slept."""

from __future__ import annotations

import time
from collections.abc import Callable


class Steady:
    """The time in unix seconds, counted on from the start by a monotonic clock."""

    def __init__(
        self, wall: Callable[[], float] = time.time, elapsed: Callable[[], float] = time.monotonic
    ) -> None:
        self._wall = wall
        self._elapsed = elapsed
        self._began = self._offset = wall() - elapsed()

    def now(self) -> float:
        """What this machine's clock showed when it was last followed, plus the seconds since."""
        return self._offset + self._elapsed()

    def moment(self) -> float:
        """The time on the monotonic clock, which never follows this machine's: durations are measured by it."""
        return self._began + self._elapsed()

    def follow(self) -> float:
        """Follow this machine's clock; returns by how many seconds it had jumped."""
        jump = self._wall() - self.now()
        self._offset += jump
        return jump
