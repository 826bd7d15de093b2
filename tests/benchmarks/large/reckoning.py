"""From what was measured to what a large bot needs: plain sums, with every assumption by its name."""

from __future__ import annotations

from collections.abc import Iterator
from math import ceil
from typing import NamedTuple

from bot.tables.tables import KEPT

DAY = 86_400
BETWEEN_LOGINS = 5
CALLS = 50
"""Calls a second that Discord takes of one bot; those with an interaction's token do not count."""
IN_A_CHANNEL = 1
"""Calls a second in one channel: five in five seconds."""
GIB = 1024 * 1024
"""KiB."""


class Assumed(NamedTuple):
    """What nobody can measure here."""

    servers: int = 100_000
    games: int = 5_000
    """That are played at one time."""
    between: float = 8.0
    """Seconds between two clicks at a table where people play live."""
    messages: float = 300.0
    """Messages that people write on a server in a day."""
    rush: float = 3.0
    """By how much the busiest hour is above the day's average."""
    servers_a_shard: int = 1000
    """As Discord advises; it allows 2,500."""
    memory: float = 1.0
    """GiB that the unit and the container allow."""
    threads: int = 512
    """The tasks that they allow."""
    hours: float = 6.0
    """Hours a day for which so many games are played."""


class Measured(NamedTuple):
    """One process on this machine."""

    base: float
    """MiB of memory with neither servers nor tables."""
    server: float
    """KiB of memory for a server."""
    create: float
    """Milliseconds of CPU to hear of a server at the start."""
    told: float
    """KiB that are told of it."""
    message: float
    """Microseconds of CPU to hear that a message was written."""
    look: float
    """Milliseconds of a full look of the garbage collector at a thousand servers, while they are not frozen."""
    table: float
    """KiB of memory for a table in play, of which so many are kept."""
    load: float
    """Milliseconds of CPU to read a table that is kept no longer."""
    shard: float
    """MiB of memory for a shard."""
    click: float
    """Milliseconds of CPU for a click, drawing included."""
    in_words: float
    """The same without pictures."""
    counted: float
    """Calls for a click that Discord counts."""
    calls: float
    """All calls for a click."""
    moves: float
    """Moves for a click."""
    commits: float
    """Commits for a move."""
    write: float
    """Milliseconds of a durable write."""
    game: float
    """KiB on disk for a game that is over, and packed."""
    result: float
    """KiB on disk for a game that was pruned."""
    clicks_a_game: float


class Need(NamedTuple):
    """What is needed of something, how much of it there is, and where it ends."""

    what: str
    needed: float
    there: float
    unit: str
    ends: str

    @property
    def share(self) -> float:
        """1: just enough."""
        return self.needed / self.there


def needs(assumed: Assumed, measured: Measured) -> list[Need]:
    """What one process needs; what breaks first comes first."""
    clicks = assumed.games / assumed.between
    written = assumed.servers * assumed.messages * assumed.rush / DAY
    hearing = written * measured.message / 1e6
    shards = ceil(assumed.servers / assumed.servers_a_shard)
    kept = min(assumed.games, KEPT) * measured.table / GIB
    weight = (measured.base + shards * measured.shard) / 1024 + kept
    per_server = measured.server / GIB + measured.shard / 1024 / assumed.servers_a_shard
    commits = clicks * measured.moves * measured.commits
    room = assumed.memory - measured.base / 1024 - kept
    found = [
        _cores("processor, with pictures", assumed, measured.click, measured.load, hearing),
        _cores("processor, in words", assumed, measured.in_words, measured.load, hearing),
        _by_games("calls that count", assumed, clicks * measured.counted, CALLS, "a second"),
        Need(
            "calls in one channel",
            measured.counted / assumed.between,
            IN_A_CHANNEL,
            "a second",
            f"a click every {measured.counted / IN_A_CHANNEL:.1f} s",
        ),
        _by_games("commits, were none shared", assumed, commits, 1000 / measured.write, "a second"),
        Need(
            "memory",
            weight + assumed.servers * measured.server / GIB,
            assumed.memory,
            "GiB",
            f"{room / per_server:,.0f} servers",
        ),
        Need(
            "threads",
            shards + 16,
            assumed.threads,
            "",
            f"{(assumed.threads - 16) * assumed.servers_a_shard:,.0f} servers",
        ),
        Need("hearing of messages", hearing, 1, "cores", f"{assumed.servers / hearing:,.0f} servers"),
    ]
    return sorted(found, key=lambda need: -need.share)


def _cores(what: str, assumed: Assumed, click: float, load: float, hearing: float) -> Need:
    """With more games than are kept, some clicks have to read their table first."""
    a_game, missed = click / 1000 / assumed.between, load / 1000 / assumed.between
    needed = assumed.games * a_game + max(0, assumed.games - KEPT) * missed + hearing
    games = max(0.0, 1 - hearing) / a_game
    if games > KEPT:
        games = (max(0.0, 1 - hearing) + KEPT * missed) / (a_game + missed)
    return Need(what, needed, 1, "cores", f"{games:,.0f} games")


def _by_games(what: str, assumed: Assumed, needed: float, there: float, unit: str) -> Need:
    return Need(what, needed, there, unit, f"{assumed.games * there / needed:,.0f} games")


def lines(assumed: Assumed, measured: Measured) -> Iterator[str]:
    """Everything, to be printed."""
    yield f"Assumed: {_named(assumed)}"
    yield f"Measured: {_named(measured)}"
    yield ""
    clicks = assumed.games / assumed.between
    shards = ceil(assumed.servers / assumed.servers_a_shard)
    written = assumed.servers * assumed.messages * assumed.rush / DAY
    events = written + clicks * (1 + measured.counted)
    yield f"{clicks:,.0f} clicks a second, {shards} shards"
    yield f"{events:,.0f} events a second: {written:,.0f} messages of people, the clicks, the bot's own messages"
    yield f"{'what':28}{'needed':>12}{'there is':>12}{'':10}{'share':>8}   ends at"
    for need in needs(assumed, measured):
        figures = f"{need.needed:12,.2f}{need.there:12,.2f} {need.unit:9}{need.share:8.2f}"
        yield f"{need.what:28}{figures}   {need.ends}"
    yield ""
    for at_once in (1, 16):
        wait = (ceil(shards / at_once) - 1) * BETWEEN_LOGINS
        yield f"start, {at_once} shards at once: {wait:,} s of waiting for logins"
    told = assumed.servers * measured.told / GIB
    yield f"start: {assumed.servers * measured.create / 1000:,.0f} s of CPU to hear of {told:,.1f} GiB of servers"
    yield f"start: {1000 // shards} times a day, of 1,000 logins"
    look = assumed.servers / 1000 * measured.look / 1000
    yield f"a full look of the garbage collector, were they not frozen: {look:,.1f} s"
    ended = assumed.games / (measured.clicks_a_game * assumed.between) * 3600 * assumed.hours
    daily, left = ended * measured.game / GIB, ended * measured.result / GIB
    yield f"disk: {ended:,.0f} games a day, {daily:,.1f} GiB for a year ({365 * daily:,.0f}), then {left:,.3f}"


def _named(values: Assumed | Measured) -> str:
    return ", ".join([f"{name} {value:,.3g}" for name, value in values._asdict().items()])
