"""From what was measured to what a large bot needs: plain sums, with every assumption by its name."""

from __future__ import annotations

from collections.abc import Iterator
from math import ceil, inf
from typing import NamedTuple

from bot.tables.tables import KEPT

DRAWN_GAMES, CALLED_GAMES = 700, 900
"""So many live games one bot should carry with pictures by processor, and by calls, however people play."""
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
    everything: float
    """The same for a bot that asks for all intents that are open to all."""
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
    read: float
    """KiB of these without its messages."""
    load: float
    """Milliseconds of CPU to read a table that is kept no longer."""
    shard: float
    """MiB of memory for a shard."""
    click: float
    """Milliseconds of CPU for a click with pictures, in the process of the event loop."""
    workers: float
    """The same in the processes below it, which draw; 0 where it draws in threads of its own."""
    in_words: float
    """Milliseconds of CPU for a click without pictures."""
    memory: float
    """MiB of the process of the event loop, with pictures and so many tables."""
    below: float
    """MiB of the processes below it."""
    calls: float
    """All calls for a click over the wire."""
    counted: float
    """Those of them that Discord counts; nobody presses anything at the table there."""
    in_channel: float
    """Calls for a move that Discord counts, from panels in the channel."""
    direct: float
    """The same from direct messages."""
    alone: float
    """The same where nobody presses anything at the table."""
    between: float
    """Seconds from one move to the next in these three."""
    moves: float
    """Moves for a click."""
    commits: float
    """Commits for a move."""
    write: float
    """Milliseconds of a durable write."""
    whole: float
    """KiB on disk for a game when it ends."""
    game: float
    """KiB on disk for a game that is over, and packed."""
    result: float
    """KiB on disk for a game that was pruned."""
    clicks_a_game: float
    one_shard: float
    """Milliseconds of CPU until a bot with one shard is connected."""
    plain: float
    """The same for a plain bot of discord.py's."""
    heard: float
    """Microseconds of CPU for a message that a bot with one shard hears of."""
    plainly_heard: float
    """The same for the plain bot."""


class Need(NamedTuple):
    """What is needed of something, how much of it there is, and where it ends."""

    what: str
    needed: float
    there: float
    unit: str
    end: float
    of: str
    """What it ends at so many of."""
    goal: int = 0
    """So many of them should be carried; 0 where nothing is asked."""

    @property
    def share(self) -> float:
        """1: just enough."""
        return self.needed / self.there

    @property
    def verdict(self) -> str:
        """Whether the goal is met, if there is one."""
        if not self.goal:
            return ""
        return f"goal {self.goal}: {'met' if self.end >= self.goal else 'MISSED'}"


def needs(assumed: Assumed, measured: Measured) -> list[Need]:
    """What one process needs; what breaks first comes first."""
    clicks = assumed.games / assumed.between
    commits = clicks * measured.moves * measured.commits
    found = [
        *_processor(assumed, measured),
        _by_games(
            "counted calls, panels in the channel", assumed, clicks * measured.in_channel, CALLS, CALLED_GAMES
        ),
        _by_games("counted calls, direct messages", assumed, clicks * measured.direct, CALLS, CALLED_GAMES),
        _by_games("counted calls, nobody at the table", assumed, clicks * measured.alone, CALLS),
        _by_games("commits, were none shared", assumed, commits, 1000 / measured.write),
        *_servers(assumed, measured),
    ]
    return sorted(found, key=lambda need: -need.share)


def _processor(assumed: Assumed, measured: Measured) -> Iterator[Need]:
    """The process of the event loop, its worker, and what is heard besides."""
    hearing = _written(assumed) * measured.message / 1e6
    goal = DRAWN_GAMES
    yield _cores("processor of the loop, with pictures", assumed, measured.click, measured.load, hearing, goal)
    yield _cores("processor, in words", assumed, measured.in_words, measured.load, hearing)
    if measured.workers:
        yield _cores("processor of the worker", assumed, measured.workers, 0, 0, goal)
    yield Need("hearing of messages", hearing, 1, "cores", assumed.servers / hearing, "servers")


def _servers(assumed: Assumed, measured: Measured) -> Iterator[Need]:
    """What grows with servers rather than with games."""
    shards = _shards(assumed)
    kept = min(assumed.games, KEPT) * measured.table / GIB
    fixed = (measured.base + measured.below) / 1024 + kept
    per_server = measured.server / GIB + measured.shard / 1024 / assumed.servers_a_shard
    needed = fixed + shards * measured.shard / 1024 + assumed.servers * measured.server / GIB
    yield Need("memory", needed, assumed.memory, "GiB", (assumed.memory - fixed) / per_server, "servers")
    most = (assumed.threads - 16) * assumed.servers_a_shard
    yield Need("threads", shards + 16, assumed.threads, "", most, "servers")
    most_calls = max(measured.in_channel, measured.direct, measured.alone)
    ends, needed = most_calls / IN_A_CHANNEL, most_calls / assumed.between
    yield Need("calls in one channel", needed, IN_A_CHANNEL, "a second", ends, "s between clicks")


def _written(assumed: Assumed) -> float:
    """Messages that people write in a second."""
    return assumed.servers * assumed.messages * assumed.rush / DAY


def _shards(assumed: Assumed) -> int:
    return ceil(assumed.servers / assumed.servers_a_shard)


def _cores(what: str, assumed: Assumed, click: float, load: float, hearing: float, goal: int = 0) -> Need:
    """With more games than are kept, some clicks have to read their table first."""
    a_game, missed = click / 1000 / assumed.between, load / 1000 / assumed.between
    needed = assumed.games * a_game + max(0, assumed.games - KEPT) * missed + hearing
    games = max(0.0, 1 - hearing) / a_game
    if games > KEPT:
        games = (max(0.0, 1 - hearing) + KEPT * missed) / (a_game + missed)
    return Need(what, needed, 1, "cores", games, "games", goal)


def _by_games(what: str, assumed: Assumed, needed: float, there: float, goal: int = 0) -> Need:
    games = assumed.games * there / needed if needed else inf
    return Need(what, needed, there, "a second", games, "games", goal)


def lines(assumed: Assumed, measured: Measured) -> Iterator[str]:
    """Everything, to be printed."""
    yield f"Assumed: {_named(assumed)}"
    yield f"Measured: {_named(measured)}"
    yield ""
    clicks = assumed.games / assumed.between
    shards, written = _shards(assumed), _written(assumed)
    events = written + clicks * (1 + measured.counted)
    yield f"{clicks:,.0f} clicks a second, {shards} shards"
    yield f"{events:,.0f} events a second: {written:,.0f} messages of people, the clicks, the bot's own messages"
    yield f"{'what':38}{'needed':>10}{'there is':>10}{'':10}{'share':>8}   ends at"
    for need in needs(assumed, measured):
        figures = f"{need.needed:10,.2f}{need.there:10,.2f} {need.unit:9}{need.share:8.2f}"
        yield f"{need.what:38}{figures}   {need.end:,.0f} {need.of}  {need.verdict}".rstrip()
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
