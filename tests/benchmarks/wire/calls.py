"""Every call of a bot to the small Discord, as it arrives: when, what, how large."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from email.parser import BytesParser
from typing import Any, NamedTuple
from unittest.mock import patch

from aiohttp import StreamReader, web
from aiohttp.base_protocol import BaseProtocol

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
    """What it says, without the file beside it."""
    size: int
    """The bytes of all that was sent."""
    status: int
    made: int | None
    """The id of what was posted or changed."""
    file: int = 0
    """The bytes of the file beside it."""

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
        said, file = _taken_apart(request, body)
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
            said.decode("utf-8", "replace"),
            len(body),
            response.status,
            made and int(made[1]),
            file,
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


def _taken_apart(request: web.Request, body: bytes) -> tuple[bytes, int]:
    """What a call says, and the bytes of the file beside it; whoever carries it out can read it again."""
    if request.content_type != "multipart/form-data":
        return body, 0
    again = StreamReader(BaseProtocol(asyncio.get_running_loop()), 2**16, loop=asyncio.get_running_loop())
    again.feed_data(body)
    again.feed_eof()
    request._payload = again
    whole = BytesParser().parsebytes(f"Content-Type: {request.headers['Content-Type']}\r\n\r\n".encode() + body)
    parts: dict[Any, bytes] = {
        part.get_param("name", header="Content-Disposition"): bytes(part.get_payload(decode=True) or b"")
        for part in whole.walk()
        if not part.is_multipart()
    }
    return parts.pop("payload_json", b"{}"), sum(map(len, parts.values()))
