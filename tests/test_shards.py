"""The bot's shards: how many there are, how fast they log in, and what happens while Discord cannot be reached."""

from __future__ import annotations

import asyncio
import logging
import sys
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from discord.gateway import DiscordWebSocket

from bot import shards
from bot.shards import BETWEEN, ShardedBot


class Clock:
    """Time that passes while somebody sleeps, and no other time."""

    def __init__(self) -> None:
        self.now = 1000.0
        self.slept: list[float] = []

    def monotonic(self) -> float:
        return self.now

    async def sleep(self, seconds: float) -> None:
        self.now += seconds
        self.slept.append(seconds)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    made = Clock()
    monkeypatch.setattr(shards, "time", made)
    monkeypatch.setattr(asyncio, "sleep", made.sleep)
    return made


def bot_with(count: int | None, advised: int = 1, at_once: int = 1, remaining: int = 1000) -> ShardedBot:
    """A bot that is told this by Discord."""
    bot = ShardedBot(command_prefix=(), intents=discord.Intents(guilds=True), shard_count=count)
    limit = {"total": 1000, "remaining": remaining, "reset_after": 600_000, "max_concurrency": at_once}

    async def advice() -> tuple[int, str, dict[str, int]]:
        return advised, "wss://not.the.one.that.was.set", limit

    http: Any = bot.http
    http.get_bot_gateway = advice
    return bot


@pytest.mark.parametrize(("count", "advised", "made"), [(None, 1, 1), (None, 100, 100), (5, 3, 5), (1, 1, 1)])
async def test_there_are_as_many_as_are_set_or_else_advised(
    clock: Clock, caplog: pytest.LogCaptureFixture, count: int | None, advised: int, made: int
) -> None:
    bot = bot_with(count, advised)
    await bot.ask_for_shards()
    assert bot.shard_count == made
    assert clock.slept == []
    assert not [record for record in caplog.records if record.levelno >= logging.WARNING]


async def test_fewer_than_are_advised_are_warned_of(clock: Clock, caplog: pytest.LogCaptureFixture) -> None:
    bot = bot_with(2, 3)
    await bot.ask_for_shards()
    assert bot.shard_count == 2
    assert "Discord advises 3 shards, and [discord] shards says 2" in caplog.text


async def test_it_waits_where_so_many_may_not_log_in_today(clock: Clock, caplog: pytest.LogCaptureFixture) -> None:
    await bot_with(None, 100, remaining=99).ask_for_shards()
    assert clock.slept == [600]
    assert "allows 99 more logins today; going on in 10 minutes" in caplog.text


@pytest.mark.parametrize(
    ("at_once", "moments"), [(1, [0, 5, 10, 15, 20, 25]), (2, [0, 0, 5, 5, 10, 10]), (16, [0] * 6)]
)
async def test_shards_log_in_as_fast_as_they_may(clock: Clock, at_once: int, moments: list[float]) -> None:
    bot, begun, logged_in = bot_with(None, 6, at_once), clock.now, []
    await bot.ask_for_shards()
    for shard in range(6):
        await bot.before_identify_hook(shard, initial=shard == 0)
        logged_in.append(clock.now - begun)
    assert logged_in == moments
    # One that logs in again much later waits for nobody.
    clock.now += BETWEEN
    clock.slept.clear()
    await bot.before_identify_hook(3)
    assert sum(clock.slept) == 0


class Socket(SimpleNamespace):
    """A socket that hears nothing."""

    async def poll_event(self) -> None:
        await asyncio.Event().wait()

    async def close(self, code: int) -> None:
        self.open = False


async def test_a_gateway_that_is_away_for_hours_is_tried_until_it_is_back(
    clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    bot, tries = bot_with(1), iter(range(2 * sys.getrecursionlimit()))

    async def connect(client: discord.Client, **_: object) -> Socket:
        if next(tries, None) is not None:
            raise OSError
        return Socket(open=True, shard_id=0)

    monkeypatch.setattr(DiscordWebSocket, "from_client", connect)
    monkeypatch.setattr(logging.getLogger("discord.shard"), "disabled", True)
    await bot._async_setup_hook()
    assert bot.lost() == [0]
    connecting = asyncio.create_task(bot.connect())
    while bot.lost():
        await asyncio.wait({connecting}, timeout=0.001)
    assert len(clock.slept) == 2 * sys.getrecursionlimit()
    await bot.close()
    await connecting
    assert bot.lost() == [0]


async def test_a_closed_bot_tries_no_shard_again(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    bot, tried = bot_with(3), []

    async def connect(client: discord.Client, *, shard_id: int, **_: object) -> Socket:
        tried.append(shard_id)
        if len(tried) == 3:
            await bot.close()
        raise OSError

    monkeypatch.setattr(DiscordWebSocket, "from_client", connect)
    monkeypatch.setattr(logging.getLogger("discord.shard"), "disabled", True)
    await bot._async_setup_hook()
    await bot.connect()
    assert tried == [0, 0, 0]
