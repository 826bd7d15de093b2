"""The small Discord's time: this machine's, or as far ahead of it as somebody has set it."""

from __future__ import annotations

import time
from collections.abc import Callable


class Clock:
    """A clock that can be set forward, and never back: what has happened stays in the past."""

    def __init__(self, ahead: float = 0.0, wall: Callable[[], float] = time.time) -> None:
        self.ahead = ahead
        """By so many seconds it is ahead of this machine's."""
        self._wall = wall

    def now(self) -> float:
        """Seconds since 1970."""
        return self._wall() + self.ahead

    def set_forward(self, seconds: float) -> None:
        """Set it forward by so many seconds."""
        self.ahead += max(0.0, seconds)
