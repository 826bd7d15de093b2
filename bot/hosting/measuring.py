"""Counting and measuring with prometheus-client, which is only loaded where a host wants it; by kinds alone."""

from __future__ import annotations

import logging
import re
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from types import SimpleNamespace
from typing import TYPE_CHECKING

import aiohttp
import discord
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, Info, Summary, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4
from yarl import URL

from bot.games import CATALOGUE
from bot.hosting.active import DAY, Active
from bot.hosting.counted_errors import CountedErrors
from bot.hosting.games import ENDS, Games
from bot.hosting.gauges import Gauges
from bot.hosting.process import Process

if TYPE_CHECKING:
    from bot.client import BeanBot
    from bot.config import BackupSection
    from bot.hosting.health import Health

ANSWERS = (0.01, 0.025, 0.05, 0.1, 0.2, 0.3, 0.5, 1.0, 2.0, 3.0)
"""Limits of seconds; Discord waits for three."""
SHORT = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 1.0)
WAITING = 1000
"""At most so many clicks are remembered that were not answered yet."""

_NUMBER = re.compile(r"\d+")
_WORD = re.compile(r"[a-z@][a-z0-9_-]{0,20}")
"""A part of an address that is no token, which is longer or has capitals."""
_API = re.compile(r"^/api(/v\d+)?")
_CALLBACK = re.compile(r"/interactions/(\d+)/[^/]+/callback")
_OTHERS = ("", "interactions", "webhooks")
"""The gateway, and calls with the token of a click: all others count for the 50 a second that a bot may make."""
_SEEN = "SELECT id, seen_at FROM people WHERE seen_at > ? ORDER BY seen_at"


class Measures:
    """All that is counted. What tells it: a listener of discord.py's, a trace of aiohttp's, the database, the
    tables, the log."""

    content_type = CONTENT_TYPE_PLAIN_0_0_4

    def __init__(self, version: str) -> None:
        registry = self._registry = CollectorRegistry()
        Process(registry=registry)
        self._gauges = Gauges(registry)
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
        self.counted_calls = Counter(
            "beantable_counted_calls",
            "Calls that count for Discord's limit of 50 a second: those without the token of a click.",
            registry=registry,
        )
        self.call_time = Summary("beantable_call_seconds", "How long they took.", ["call"], registry=registry)
        self.begun = Counter("beantable_games_begun", "Games that began.", ["game"], registry=registry)
        self.ended = Counter(
            "beantable_games_ended", "Games that ended, or were closed before.", ["game", "how"], registry=registry
        )
        self.standing_still = Counter(
            "beantable_games_standing_still",
            "Games that stood still and were set going again.",
            registry=registry,
        )
        self.people = Gauge(
            "beantable_people_active", "People who clicked or typed a command within a day.", registry=registry
        )
        self.writes = Histogram(
            "beantable_database_write_seconds",
            "From asking for a change until it is on the disk.",
            buckets=SHORT,
            registry=registry,
        )
        self.errors = Counter(
            "beantable_errors",
            "Errors in the log, by module and exception.",
            ["module", "kind"],
            registry=registry,
        )
        self.loop_delay = Histogram(
            "beantable_event_loop_delay_seconds",
            "By how much the event loop comes too late.",
            buckets=SHORT,
            registry=registry,
        )
        for game in CATALOGUE:
            # So that what has not happened yet is 0, and the first time is seen to be one more.
            self.begun.labels(game)
            for how in ENDS.values():
                self.ended.labels(game, how)
        self._arrived: dict[int, float] = {}
        self._active = Active()

    @asynccontextmanager
    async def following(self, bot: BeanBot) -> AsyncIterator[None]:
        """Be told by this bot what is to be counted."""
        for person, moment in await bot.tables.database.read(_SEEN, (int(time.time() - DAY),)):
            self._active.saw(person, moment)
        games = Games(lambda game: self.begun.labels(game).inc(), lambda *ended: self.ended.labels(*ended).inc())
        bot.tables.subscribe(games.changed)
        bot.add_listener(self.arrived, "on_interaction")
        bot.tables.database.observe = self.writes.observe
        bot.watch.found = self.standing_still.inc
        errors = CountedErrors(lambda *kind: self.errors.labels(*kind).inc())
        logging.getLogger().addHandler(errors)
        try:
            yield
        finally:
            logging.getLogger().removeHandler(errors)

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
        self._active.saw(interaction.user.id)
        if len(self._arrived) >= WAITING:
            self._arrived.clear()
        self._arrived[interaction.id] = time.monotonic()

    async def page(self, bot: BeanBot, health: Health, backup: BackupSection) -> bytes:
        """Everything, as Prometheus reads it."""
        self.people.set(self._active.count())
        await self._gauges.look(bot, health, backup)
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
        if counts(url.path):
            self.counted_calls.inc()


def counts(path: str) -> bool:
    """Whether a call with this path counts for Discord's limit of all calls of a bot."""
    return _API.sub("", path).strip("/").split("/")[0] not in _OTHERS


def kind(method: str, path: str) -> str:
    """Which call this is, without the numbers and tokens in its address: `PATCH channels/#/messages/#`."""
    parts = _API.sub("", path).strip("/").split("/")
    return f"{method} {'/'.join([_part(part) for part in parts])}"


def _part(part: str) -> str:
    if _NUMBER.fullmatch(part):
        return "#"
    return part if _WORD.fullmatch(part) else "…"
