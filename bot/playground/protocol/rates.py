"""Counts the bot's calls: how many it may make, the headers that say so, and the error beyond them."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping

from bot.playground.protocol.limits import Bucket, Limits
from bot.playground.protocol.refusals import Refused


class Window:
    """Counts the calls in one bucket; it is full again `seconds` after the first."""

    def __init__(self, bucket: Bucket) -> None:
        self.bucket = bucket
        self._used = 0
        self._ends = 0.0

    def take(self, now: float) -> float:
        """Count a call and return 0, or return the seconds until there is room for it."""
        if now >= self._ends:
            self._used, self._ends = 0, now + self.bucket.seconds
        if self._used >= self.bucket.calls:
            return self._ends - now
        self._used += 1
        return 0.0

    def over(self, now: float) -> bool:
        """Whether the window has expired."""
        return now >= self._ends

    def headers(self, now: float, name: str) -> dict[str, str]:
        """Give the rate limit headers of a response."""
        after = max(0.0, self._ends - now)
        return {
            "X-RateLimit-Limit": str(self.bucket.calls),
            "X-RateLimit-Remaining": str(self.bucket.calls - self._used),
            "X-RateLimit-Reset": f"{now + after:.3f}",
            "X-RateLimit-Reset-After": f"{after:.3f}",
            "X-RateLimit-Bucket": hashlib.md5(name.encode(), usedforsecurity=False).hexdigest(),
        }


class Rates:
    """Holds all buckets; `now` gives the time in seconds since 1970."""

    def __init__(self, limits: Limits, now: Callable[[], float]) -> None:
        self._limits = limits
        self._now = now
        self._all = Window(limits.everything)
        self._windows: dict[tuple[str, str], Window] = {}

    def take(self, route: str, major: str, bucket: Bucket | None, *, counted: bool = True) -> Mapping[str, str]:
        """Count a call and return its headers; raises RateLimited. Responses to interactions are not `counted`."""
        now = self._now()
        wait = self._all.take(now) if counted else 0.0
        if wait:
            raise RateLimited(wait, {"X-RateLimit-Global": "true"}, everything=True)
        if bucket is None:
            return {}
        window = self._window(route, major, bucket, now)
        wait = window.take(now)
        headers = window.headers(now, route)
        if wait:
            raise RateLimited(wait, headers, everything=False)
        return headers

    def old_edit(self, message: int) -> None:
        """Count an edit of a message that is older than an hour; raises RateLimited."""
        now = self._now()
        window = self._window("old edit", str(message), self._limits.old_edits, now)
        wait = window.take(now)
        if wait:
            words = "Maximum number of edits to messages older than 1 hour reached. Try again later."
            raise RateLimited(wait, {}, everything=False, code=30046, words=words)

    def _window(self, route: str, major: str, bucket: Bucket, now: float) -> Window:
        if len(self._windows) > 1000:
            self._windows = {key: window for key, window in self._windows.items() if not window.over(now)}
        return self._windows.setdefault((route, major), Window(bucket))


class RateLimited(Refused):
    """There were too many calls: the status is 429, and the body says how long to wait."""

    def __init__(
        self,
        wait: float,
        headers: Mapping[str, str],
        *,
        everything: bool,
        code: int = 0,
        words: str = "You are being rate limited.",
    ) -> None:
        seconds = round(wait, 3)
        super().__init__(429, code, words, retry_after=seconds, **{"global": everything})
        scope = "global" if everything else "user"
        self.headers = {**headers, "Retry-After": str(int(wait) + 1), "X-RateLimit-Scope": scope}
