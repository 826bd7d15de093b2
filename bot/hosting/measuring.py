"""Counting and measuring with prometheus-client, which is only loaded where a host wants it; by kinds alone."""

from __future__ import annotations

import re
import time
from types import SimpleNamespace
from typing import TYPE_CHECKING

import aiohttp
import discord
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, Info, Summary, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4
from yarl import URL

from bot.store import Status

if TYPE_CHECKING:
    from bot.client import BeanBot

ANSWERS = (0.01, 0.025, 0.05, 0.1, 0.2, 0.3, 0.5, 1.0, 2.0, 3.0)
"""Limits of seconds; Discord waits for three."""
SHORT = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 1.0)
WAITING = 1000
"""At most so many clicks are remembered that were not answered yet."""

_NUMBER = re.compile(r"\d+")
_WORD = re.compile(r"[a-z@][a-z0-9_-]{0,20}")
"""A part of an address that is no token, which is longer or has capitals."""
_CALLBACK = re.compile(r"/interactions/(\d+)/[^/]+/callback")
_OPEN = "SELECT status, count(*) FROM tables WHERE status IN (?, ?) GROUP BY status"


class Measures:
    """All that is counted. What tells it: a listener of discord.py's, a trace of aiohttp's, the database."""

    content_type = CONTENT_TYPE_PLAIN_0_0_4

    def __init__(self, version: str) -> None:
        registry = self._registry = CollectorRegistry()
        Info("beantable", "The program.", registry=registry).info({"version": version})
        self.interactions = Counter(
            "beantable_interactions", "Clicks and commands that arrived.", ["kind"], registry=registry
        )
        self.answers = Histogram(
            "beantable_answer_seconds",
            "From a click's arrival until Discord took the answer.",
            buckets=ANSWERS,
            registry=registry,
        )
        self.calls = Counter("beantable_calls", "Calls to Discord.", ["call", "answer"], registry=registry)
        self.call_time = Summary("beantable_call_seconds", "How long they took.", ["call"], registry=registry)
        self.queued = Gauge("beantable_queued_messages", "Messages that wait for their turn.", registry=registry)
        self.tables = Gauge("beantable_tables", "Open tables.", ["status"], registry=registry)
        self.shards = Gauge("beantable_shards", "Connections to Discord.", ["state"], registry=registry)
        self.servers = Gauge("beantable_servers", "Servers that the bot is on.", registry=registry)
        self.writes = Histogram(
            "beantable_database_write_seconds",
            "From asking for a change until it is on the disk.",
            buckets=SHORT,
            registry=registry,
        )
        self.loop_delay = Histogram(
            "beantable_event_loop_delay_seconds",
            "By how much the event loop comes too late.",
            buckets=SHORT,
            registry=registry,
        )
        self._arrived: dict[int, float] = {}

    def trace(self) -> aiohttp.TraceConfig:
        """What discord.py gives to its session."""
        trace = aiohttp.TraceConfig()
        trace.on_request_start.append(self._began)
        trace.on_request_end.append(self._ended)
        trace.on_request_exception.append(self._failed)
        return trace

    async def arrived(self, interaction: discord.Interaction) -> None:
        """A click or a command has come; a listener for `on_interaction`."""
        self.interactions.labels(interaction.type.name).inc()
        if len(self._arrived) >= WAITING:
            self._arrived.clear()
        self._arrived[interaction.id] = time.monotonic()

    async def page(self, bot: BeanBot) -> bytes:
        """Everything, as Prometheus reads it."""
        lost = len(bot.lost())
        self.shards.labels("connected").set((bot.shard_count or 1) - lost)
        self.shards.labels("lost").set(lost)
        self.servers.set(len(bot.guilds))
        self.queued.set(bot.publisher.queues.waiting())
        open_now = (Status.LOBBY, Status.RUNNING)
        counted = dict([tuple(row) for row in await bot.tables.database.read(_OPEN, open_now)])
        for status in open_now:
            self.tables.labels(status.value).set(counted.get(status.value, 0))
        return generate_latest(self._registry)

    async def _began(
        self, session: aiohttp.ClientSession, context: SimpleNamespace, call: aiohttp.TraceRequestStartParams
    ) -> None:
        context.began = time.monotonic()

    async def _ended(
        self, session: aiohttp.ClientSession, context: SimpleNamespace, call: aiohttp.TraceRequestEndParams
    ) -> None:
        self._called(call.method, call.url, str(call.response.status), context)
        if (callback := _CALLBACK.search(call.url.path)) and (at := self._arrived.pop(int(callback[1]), None)):
            self.answers.observe(time.monotonic() - at)

    async def _failed(
        self, session: aiohttp.ClientSession, context: SimpleNamespace, call: aiohttp.TraceRequestExceptionParams
    ) -> None:
        self._called(call.method, call.url, type(call.exception).__name__, context)

    def _called(self, method: str, url: URL, answer: str, context: SimpleNamespace) -> None:
        call = kind(method, url.path)
        self.calls.labels(call, answer).inc()
        self.call_time.labels(call).observe(time.monotonic() - context.began)


def kind(method: str, path: str) -> str:
    """Which call this is, without the numbers and tokens in its address: `PATCH channels/#/messages/#`."""
    parts = re.sub(r"^/api(/v\d+)?", "", path).strip("/").split("/")
    return f"{method} {'/'.join([_part(part) for part in parts])}"


def _part(part: str) -> str:
    if _NUMBER.fullmatch(part):
        return "#"
    return part if _WORD.fullmatch(part) else "…"
