"""Counts and measures by kind, never by person, with prometheus-client, which only hosts who want it load."""

from __future__ import annotations

import logging
import re
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from hashlib import blake2b
from secrets import token_bytes
from types import SimpleNamespace
from typing import TYPE_CHECKING
from weakref import WeakSet

import aiohttp
import discord
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, Info, Summary, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4
from yarl import URL

from bot.errors import Trace
from bot.games import CATALOGUE
from bot.hosting.gauges import Gauges
from bot.logs import OURS
from bot.store import Status
from bot.tables import Changed
from bot.tables.table import Table
from bot.ui.budget import counts

if TYPE_CHECKING:
    from bot.client import BeanBot
    from bot.config import BackupSection
    from bot.hosting.health import Health

ANSWERS = (0.01, 0.025, 0.05, 0.1, 0.2, 0.3, 0.5, 1.0, 2.0, 3.0)
"""The bounds in seconds between which answers are counted; Discord waits for three."""
SHORT = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 1.0)
WAITING = 1000
"""At most so many clicks are remembered that were not answered yet."""
DAY = 86_400.0
ENDS = {Status.ENDED: "finished", Status.CLOSED: "closed"}
"""How a game may end: it was played to its end, or its table was closed before."""
NO_EXCEPTION = "none"
"""The kind of an error that no exception tells of."""

_NUMBER = re.compile(r"\d+")
_WORD = re.compile(r"[a-z@][a-z0-9_-]{0,20}")
"""A part of an address that is no token, which is longer or has capitals."""
_API = re.compile(r"^/api(/v\d+)?")
_CALLBACK = re.compile(r"/interactions/(\d+)/[^/]+/callback")
_SEEN = "SELECT id, seen_at FROM people WHERE seen_at > ? ORDER BY seen_at"


class Measures:
    """Counts what discord.py's listeners, aiohttp's traces, the database, the tables and the log tell it."""

    content_type = CONTENT_TYPE_PLAIN_0_0_4

    def __init__(self, version: str) -> None:
        registry = self._registry = CollectorRegistry()
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
        """Let this bot tell what is to be counted, for as long as the context lasts."""
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
        """Make what discord.py gives to its session, so that each call to Discord is counted."""
        trace = aiohttp.TraceConfig()
        trace.on_request_start.append(self._began)
        trace.on_request_end.append(self._ended)
        trace.on_request_exception.append(self._failed)
        return trace

    async def arrived(self, interaction: discord.Interaction) -> None:
        """Count a click or a command that has come; a listener for `on_interaction`."""
        self.interactions.labels(interaction.type.name).inc()
        self._active.saw(interaction.user.id)
        if len(self._arrived) >= WAITING:
            self._arrived.clear()
        self._arrived[interaction.id] = time.monotonic()

    async def page(self, bot: BeanBot, health: Health, backup: BackupSection) -> bytes:
        """Write all metrics as Prometheus reads them."""
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


def kind(method: str, path: str) -> str:
    """Which call this is, without the numbers and tokens in its address: `PATCH channels/#/messages/#`."""
    parts = _API.sub("", path).strip("/").split("/")
    return f"{method} {'/'.join([_part(part) for part in parts])}"


def _part(part: str) -> str:
    if _NUMBER.fullmatch(part):
        return "#"
    return part if _WORD.fullmatch(part) else "…"


class Active:
    """Counts people by hashes whose key dies with this process; each is dropped a day after its last click."""

    def __init__(self, now: Callable[[], float] = time.time) -> None:
        self._now = now
        self._key = token_bytes(16)
        self._seen: OrderedDict[bytes, float] = OrderedDict()
        """When each was seen last, the longest ago first."""

    def saw(self, person: int, moment: float | None = None) -> None:
        """Note that somebody has clicked or typed a command. Earlier moments must be told before later ones."""
        one = blake2b(str(person).encode(), key=self._key, digest_size=8).digest()
        self._seen[one] = self._now() if moment is None else moment
        self._seen.move_to_end(one)

    def count(self) -> int:
        """How many people were seen within the last day."""
        while self._seen and next(iter(self._seen.values())) < self._now() - DAY:
            self._seen.popitem(last=False)
        return len(self._seen)


class Games:
    """Calls `begun` with the game of each table that begins one, and `ended` with the game and how it ended."""

    def __init__(self, begun: Callable[[str], None], ended: Callable[[str, str], None]) -> None:
        self._begun = begun
        self._ended = ended
        self._over: WeakSet[Table] = WeakSet()

    def changed(self, changed: Changed) -> None:
        """Look at a change of a table; a listener for `Tables.subscribe`."""
        table, row = changed.table, changed.table.row
        if changed.before is None and changed.after is not None:
            self._begun(row.game)
        # Of tables that are over further changes are told, such as who has left.
        if changed.after is not None and row.status in ENDS and table not in self._over:
            self._over.add(table)
            if changed.before is not changed.after or row.status is Status.CLOSED:
                self._ended(row.game, ENDS[row.status])


class CountedErrors(logging.Handler):
    """Calls `count` with the module and the kind of each error in the log; a library's module is its name."""

    def __init__(self, count: Callable[[str, str], None]) -> None:
        super().__init__(logging.ERROR)
        self._count = count

    def emit(self, record: logging.LogRecord) -> None:
        """Count the error of this record."""
        first = record.name.partition(".")[0]
        self._count(record.name if first in OURS else first, next(_kinds(record), NO_EXCEPTION))


def _kinds(record: logging.LogRecord) -> Iterator[str]:
    """Give the types of the exceptions that a record tells of."""
    if record.exc_info and record.exc_info[0] is not None:
        yield record.exc_info[0].__name__
    for value in record.args if isinstance(record.args, tuple) else ():
        if isinstance(value, Trace):
            yield value.kind
        elif isinstance(value, BaseException):
            yield type(value).__name__
