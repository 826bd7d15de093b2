"""Faults on the wire: calls to the small Discord that fail, come to nothing, or are answered late."""

from __future__ import annotations

import asyncio
import json
import re
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import NamedTuple
from unittest.mock import patch

from aiohttp import web

from bot.playground import server
from bot.playground.rest import api
from bot.playground.small_discord import SmallDiscord

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]
Answer = Callable[[web.Request, Handler], Awaitable[web.StreamResponse]]

ANSWERS = "POST /interactions/"
FOLLOWUPS = "(POST|PATCH|DELETE) /webhooks/"
EDITS = "PATCH /channels/"
POSTS = r"POST /channels/\d+/messages$"
NEW_DMS = "POST /users/@me/channels"
EVERYTHING = "."


class Armed(NamedTuple):
    """Calls of this kind (a pattern of method and path) are answered in this way."""

    calls: re.Pattern[str]
    answer: Answer


class Injection:
    """What goes wrong at the moment."""

    def __init__(self) -> None:
        self._armed: list[Armed] = []
        self.hit = 0
        self.requests = 0
        """How many calls have reached the small Discord."""
        self.invalid: Counter[str] = Counter()
        """How many of their bodies it did not take, by what was wrong."""

    def arm(self, calls: str, answer: Answer, times: int = 1) -> None:
        """Let the next calls of this kind go wrong."""
        self._armed += [Armed(re.compile(calls), answer)] * times

    def clear(self) -> None:
        """Nothing more goes wrong."""
        self._armed.clear()

    @web.middleware
    async def inject(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Answer a call wrongly if one of its kind is to go wrong."""
        call = f"{request.method} {request.path.removeprefix('/api/v10')}"
        for place, armed in enumerate(self._armed):
            if armed.calls.match(call):
                del self._armed[place]
                self.hit += 1
                return await armed.answer(request, handler)
        response = await handler(request)
        self.requests += 1
        if response.status == 400 and isinstance(response, web.Response):
            self.invalid.update([f"{code} of {request.method} {kind_of(call)}" for code in _codes(response)])
        return response

    @contextmanager
    def injected(self) -> Iterator[None]:
        """Inject into every small Discord that begins to serve meanwhile."""

        def build(here: SmallDiscord) -> web.Application:
            app = api(here)
            app.middlewares.insert(0, self.inject)
            return app

        with patch.object(server, "api", build):
            yield


def refused(status: int, code: int = 0, **headers: str) -> Answer:
    """One of Discord's errors."""

    async def answer(request: web.Request, handler: Handler) -> web.StreamResponse:
        return _json({"message": "injected", "code": code}, status, headers)

    return answer


def limited(after: float, scope: str = "user", code: int = 0) -> Answer:
    """A rate limit: of the bot on this route, `shared` with others, or `global`."""
    body = {"message": "injected", "code": code, "retry_after": after, "global": scope == "global"}
    headers = {"Retry-After": str(after), "X-RateLimit-Scope": scope}
    if scope == "global":
        headers["X-RateLimit-Global"] = "true"

    async def answer(request: web.Request, handler: Handler) -> web.StreamResponse:
        return _json(body, 429, headers)

    return answer


def cloudflare(status: int = 429) -> Answer:
    """A page of whoever stands before Discord: no JSON, and not by Discord."""

    async def answer(request: web.Request, handler: Handler) -> web.StreamResponse:
        page = "<html><body>error code: 1015</body></html>"
        return web.Response(text=page, status=status, content_type="text/html")

    return answer


def slow(seconds: float) -> Answer:
    """Carried out late."""

    async def answer(request: web.Request, handler: Handler) -> web.StreamResponse:
        await asyncio.sleep(seconds)
        return await handler(request)

    return answer


def lost(status: int | None = None) -> Answer:
    """Carried out, but the answer says otherwise or never comes."""

    async def answer(request: web.Request, handler: Handler) -> web.StreamResponse:
        response = await handler(request)
        if status is not None:
            return _json({"message": "injected", "code": 0}, status, {})
        if request.transport is not None:
            request.transport.close()
        return response

    return answer


def kind_of(call: str) -> str:
    """A call without its numbers and tokens."""
    return re.sub(r"/(\d+|[\w-]{40,})", "/…", call.partition(" ")[2])


def _codes(response: web.Response) -> list[str]:
    """What is wrong in a body that was not taken."""
    return re.findall(r'"code":"(\w+)"', bytes(response.body or b"").decode()) if response.body else []  # type: ignore[arg-type]


def _json(body: object, status: int, headers: dict[str, str]) -> web.Response:
    return web.Response(
        body=json.dumps(body).encode(),
        status=status,
        content_type="application/json",
        headers={"Via": "1.1 playground", **headers},
    )
