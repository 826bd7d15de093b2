"""The calls of a second that Discord counts, of the fifty that it takes from a bot; nothing here sends."""

from __future__ import annotations

import logging
import math
import re
from collections import deque
from collections.abc import Callable

import aiohttp
from aiohttp.connector import Connection
from aiohttp.tracing import Trace

log = logging.getLogger(__name__)

MOST = 50
"""Calls a second that Discord takes from a bot on up to 150,000 servers, whatever machine it runs on."""
NEARLY = 0.8
"""Of these, how much is worth a line in the log."""
AGAIN = 3600.0
"""Seconds after such a line in which there is no other one."""
_API = re.compile(r"^/api(/v\d+)?")
_FREE = ("", "interactions", "webhooks")
"""The gateway, and calls with the token of a click: all others count."""


class Budget:
    """Knows how full the last second is; `clock` gives seconds, and nobody sets it."""

    def __init__(self, clock: Callable[[], float], most: int = MOST) -> None:
        self._clock = clock
        self._most = most
        self._made = deque[float]()
        """When the calls of the last second were made."""
        self._said_at = -math.inf

    def connections(self) -> aiohttp.TCPConnector:
        """Make what discord.py gives to its session, so that each call is heard of, whoever makes it; one that is
        repeated counts again. Belongs to the event loop that runs."""
        return _Heard(self.called)

    def called(self, path: str) -> None:
        """A call with this path goes out."""
        if counts(path):
            self._made.append(self._clock())
            self._warn()

    def full(self) -> float:
        """How much of the last second's calls is used: 0 to 1, and more where Discord is about to refuse some."""
        now = self._clock()
        while self._made and self._made[0] <= now - 1:
            self._made.popleft()
        return len(self._made) / self._most

    def _warn(self) -> None:
        if self.full() >= NEARLY and self._clock() - self._said_at >= AGAIN:
            self._said_at = self._clock()
            log.warning(
                "%d calls within a second, of the %d that Discord takes: what nobody waits for comes later",
                len(self._made),
                self._most,
            )


def counts(path: str) -> bool:
    """Whether a call with this path counts for Discord's limit of all calls of a bot."""
    return _API.sub("", path).strip("/").split("/")[0] not in _FREE


class _Heard(aiohttp.TCPConnector):
    """Connections that tell of each call by its path. A trace of the session would tell as well, but aiohttp then
    tells of every step: that took a seventh of each call."""

    def __init__(self, called: Callable[[str], None]) -> None:
        # As discord.py makes its own.
        super().__init__(limit=0)
        self._called = called

    async def connect(
        self,
        req: aiohttp.ClientRequest,
        traces: list[Trace],
        timeout: aiohttp.ClientTimeout,  # noqa: ASYNC109  # aiohttp gives it by this name.
    ) -> Connection:
        """Find or make a connection for this call."""
        self._called(req.url.path)
        return await super().connect(req, traces, timeout)
