"""How many people were active within a day, as a number alone."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from hashlib import blake2b
from secrets import token_bytes

DAY = 86_400.0


class Active:
    """Counts people by hashes whose key dies with this process; each is dropped a day after its last click."""

    def __init__(self, now: Callable[[], float] = time.time) -> None:
        self._now = now
        self._key = token_bytes(16)
        self._seen: OrderedDict[bytes, float] = OrderedDict()
        """When each was seen last, the longest ago first."""

    def saw(self, person: int, moment: float | None = None) -> None:
        """Somebody has clicked or typed a command; tell of earlier moments before later ones."""
        one = blake2b(str(person).encode(), key=self._key, digest_size=8).digest()
        self._seen[one] = self._now() if moment is None else moment
        self._seen.move_to_end(one)

    def count(self) -> int:
        """How many were seen within the last day."""
        while self._seen and next(iter(self._seen.values())) < self._now() - DAY:
            self._seen.popitem(last=False)
        return len(self._seen)
