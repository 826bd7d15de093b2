"""Listens to everything that goes to Discord and comes from there, and has it written down without whose it is."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable
from email import message_from_bytes
from types import SimpleNamespace
from typing import Any, NamedTuple

import aiohttp
from yarl import URL

from bot.rehearsing.record.file import Entry, Record
from bot.rehearsing.record.scrubbing import Json, Scrubber

HEARD = frozenset({"INTERACTION_CREATE"})
"""What is written down of all that the gateway tells: what people did."""
MOST = 3
"""Of a list of commands, emojis or messages so many are written down: all of them are alike."""
LIMIT = "X-RateLimit-"
"""So begin the headers that say how often a call may be made."""
ANYTHING = re.compile(r"<\w+ \d+>|@original")
"""What differs from one call to another of the same kind."""


class Limit(NamedTuple):
    """How often one kind of call may be made, as Discord said with the last one."""

    calls: int
    left: int
    seconds: float
    """Until there were all of them again, at most."""
    bucket: str
    """Calls of one bucket count together."""


class Listener:
    """Writes down calls and events; `base` is the address below which Discord is called, `now` the clock."""

    def __init__(self, record: Record, base: str, now: Callable[[], float] = time.time) -> None:
        self._record = record
        self._now = now
        self._began_at = now()
        self._base = URL(base)
        self._scrubber = Scrubber(now)
        self.limits: dict[str, Limit | None] = {}
        """By the kind of call, such as `PATCH /channels/*/messages/*`; None where Discord says nothing of one."""

    def trace(self) -> aiohttp.TraceConfig:
        """Make what discord.py gives to its session."""
        trace = aiohttp.TraceConfig()
        trace.on_request_start.append(self._began)
        trace.on_request_chunk_sent.append(self._sent)
        trace.on_request_end.append(self._answered)
        trace.on_request_exception.append(self._failed)
        trace.on_response_chunk_received.append(self._told)
        return trace

    def heard(self, frame: str) -> None:
        """Write down an event of the gateway."""
        event = json.loads(frame)
        if event.get("t") in HEARD:
            self._record.note({"event": event["t"], "at": self._at(), "told": self._scrubber.told(event["d"])})

    def did(self, what: str) -> None:
        """Write down what a person did, or that was waited: of that nothing else tells."""
        self._record.note({"did": what, "at": self._at()})

    def _at(self) -> int:
        """The seconds since the beginning."""
        return round(self._now() - self._began_at)

    async def _began(
        self, session: aiohttp.ClientSession, context: SimpleNamespace, call: aiohttp.TraceRequestStartParams
    ) -> None:
        context.body = bytearray()

    async def _sent(
        self, session: aiohttp.ClientSession, context: SimpleNamespace, part: aiohttp.TraceRequestChunkSentParams
    ) -> None:
        context.body += part.chunk

    async def _failed(
        self, session: aiohttp.ClientSession, context: SimpleNamespace, call: aiohttp.TraceRequestExceptionParams
    ) -> None:
        path = self._scrubber.path(call.url.raw_path_qs.removeprefix(self._base.path))
        self._record.note({"failed": f"{call.method} {path}", "why": type(call.exception).__name__})

    async def _answered(
        self, session: aiohttp.ClientSession, context: SimpleNamespace, call: aiohttp.TraceRequestEndParams
    ) -> None:
        context.response = call.response

    async def _told(
        self,
        session: aiohttp.ClientSession,
        context: SimpleNamespace,
        part: aiohttp.TraceResponseChunkReceivedParams,
    ) -> None:
        if part.url.path.startswith(self._base.path) and part.url.host == self._base.host:
            self._record.note(self._call(part.method, part.url, bytes(context.body), context.response, part.chunk))

    def _call(self, method: str, url: URL, body: bytes, response: aiohttp.ClientResponse, answer: bytes) -> Entry:
        path = self._scrubber.path(url.raw_path_qs.removeprefix(self._base.path))
        entry: Entry = {"call": method, "path": path, **self._body(body), "status": response.status}
        limit = self._limit(response)
        self._keep(f"{method} {ANYTHING.sub('*', path.split('?')[0])}", limit)
        if limit is not None:
            entry |= {"limit": limit.calls, "seconds": limit.seconds, "bucket": limit.bucket}
        if answer:
            entry["told"] = self._scrubber.told(shortened(_json(answer)))
        return entry

    def _keep(self, kind: str, limit: Limit | None) -> None:
        """Keep what is said of a kind of call: right after the first one, of how many seconds its limit is."""
        before = self.limits.get(kind)
        if limit is not None and before is not None:
            limit = limit._replace(seconds=max(limit.seconds, before.seconds))
        self.limits[kind] = limit

    def _limit(self, response: aiohttp.ClientResponse) -> Limit | None:
        said = response.headers
        try:
            calls, left = int(said[f"{LIMIT}Limit"]), int(said[f"{LIMIT}Remaining"])
            seconds = round(float(said[f"{LIMIT}Reset-After"]), 1)
            return Limit(calls, left, seconds, self._scrubber.bucket(said[f"{LIMIT}Bucket"]))
        except (KeyError, ValueError):
            return None

    def _body(self, body: bytes) -> Entry:
        """What was sent: JSON, or JSON with files beside it, of which name, kind and size are written down."""
        if not body:
            return {}
        if not body.startswith(b"--"):
            return {"sent": self._scrubber.sent(shortened(_json(body)))}
        boundary = body.split(b"\r\n", 1)[0][2:]
        parts = message_from_bytes(b"Content-Type: multipart/form-data; boundary=" + boundary + b"\r\n\r\n" + body)
        entry: Entry = {"files": []}
        for part in parts.walk():
            content: Any = part.get_payload(decode=True)
            if part.get_filename() is not None:
                file = {"name": part.get_filename(), "kind": part.get_content_type(), "size": len(content)}
                entry["files"].append(file)
            elif part.get_param("name", header="content-disposition") == "payload_json":
                entry["sent"] = self._scrubber.sent(_json(content))
        return entry


def _json(body: bytes) -> Json:
    try:
        return json.loads(body)
    except ValueError:
        return None


def shortened(value: Json) -> Json:
    """The same with the first of many alike; Discord puts emojis into a list of this name."""
    if isinstance(value, list):
        return value[:MOST]
    if isinstance(value, dict) and isinstance(value.get("items"), list):
        return {**value, "items": value["items"][:MOST]}
    return value
