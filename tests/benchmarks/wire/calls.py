"""Every call of a bot to the small Discord, as it arrives: when, what, how large."""

from __future__ import annotations

import re
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import NamedTuple
from unittest.mock import patch

from aiohttp import web

from bot.playground import server
from bot.playground.rest import api
from bot.playground.small_discord import SmallDiscord

_MADE = re.compile(rb'{"id":"(\d+)"')

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


class Call(NamedTuple):
    """One call that was carried out, or refused."""

    at: float
    """On the clock of `time.perf_counter`."""
    method: str
    path: str
    """Without what stands before the first resource."""
    body: str
    size: int
    """The bytes of its body."""
    status: int
    made: int | None
    """The id of what was posted or changed."""

    @property
    def parts(self) -> list[str]:
        """The path by its parts."""
        return self.path.strip("/").split("/")


class Calls:
    """All calls, in the order in which they arrived; `heard` is told of each."""

    def __init__(self) -> None:
        self.all: list[Call] = []
        self.heard: Callable[[Call], None] = lambda call: None

    @web.middleware
    async def record(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Note a call; the time is that of its arrival."""
        at, body = time.perf_counter(), await request.read()
        response = await handler(request)
        made = (
            _MADE.match(response.body)
            if isinstance(response, web.Response) and isinstance(response.body, bytes)
            else None
        )
        path = request.path.removeprefix("/api/v10")
        call = Call(
            at,
            request.method,
            path,
            body.decode("utf-8", "replace"),
            len(body),
            response.status,
            made and int(made[1]),
        )
        self.all.append(call)
        self.heard(call)
        return response

    @contextmanager
    def recorded(self) -> Iterator[None]:
        """Record the calls to every small Discord that begins to serve meanwhile."""

        def build(here: SmallDiscord) -> web.Application:
            app = api(here)
            # Outermost: what is refused counts, too.
            app.middlewares.insert(0, self.record)
            return app

        with patch.object(server, "api", build):
            yield
