"""Limits how often a bot may identify: so many times a day, and so many shards at once."""

from __future__ import annotations

from collections.abc import Callable

from bot.playground.protocol.limits import Limits
from bot.playground.protocol.payload import Payload

DAY = 24 * 3600.0


class Logins:
    """Counts the logins of a day, and spaces those of shards that Discord counts together."""

    def __init__(self, limits: Limits, now: Callable[[], float]) -> None:
        self._limits = limits
        self._now = now
        self._last: dict[int, float] = {}
        """When one of the shards that count together last identified, by what their numbers have in common."""
        self._used = 0
        self._resets = now() + DAY

    def take(self, shard: int) -> bool:
        """Whether this shard may identify now; if so, it counts."""
        key, now = shard % self._limits.concurrency, self._now()
        self._reset(now)
        if self._used >= self._limits.logins or now - self._last.get(key, -DAY) < self._limits.between_logins:
            return False
        self._last[key] = now
        self._used += 1
        return True

    def limit(self) -> Payload:
        """Give what GET /gateway/bot says of it."""
        now = self._now()
        self._reset(now)
        return {
            "total": self._limits.logins,
            "remaining": self._limits.logins - self._used,
            "reset_after": round((self._resets - now) * 1000),
            "max_concurrency": self._limits.concurrency,
        }

    def _reset(self, now: float) -> None:
        if now >= self._resets:
            self._used, self._resets = 0, now + DAY
