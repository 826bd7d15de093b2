"""Rate limits: the headers, the refusals, and that a real client keeps them."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import discord
import pytest
from discord.http import HTTPClient, Route, handle_message_parameters

from bot.playground import Limits, Playground
from bot.playground.protocol.limits import Bucket
from bot.playground.protocol.rates import RateLimited, Rates
from tests.playground.scene import scene


class Clock:
    now = 1000.0

    def __call__(self) -> float:
        return self.now


def test_five_calls_in_five_seconds_for_each_channel() -> None:
    clock = Clock()
    rates = Rates(Limits(), clock)
    bucket = Limits().messages
    left = [rates.take("POST x", "1", bucket)["X-RateLimit-Remaining"] for _ in range(5)]
    assert left == ["4", "3", "2", "1", "0"]
    clock.now += 2
    with pytest.raises(RateLimited) as refused:
        rates.take("POST x", "1", bucket)
    assert (refused.value.status, refused.value.body["retry_after"], refused.value.body["global"]) == (
        429,
        3,
        False,
    )
    assert refused.value.headers["X-RateLimit-Reset-After"] == "3.000"
    assert rates.take("POST x", "2", bucket)["X-RateLimit-Remaining"] == "4"
    assert rates.take("PATCH x", "1", bucket)["X-RateLimit-Remaining"] == "4"
    clock.now += 3
    assert rates.take("POST x", "1", bucket)["X-RateLimit-Remaining"] == "4"


def test_fifty_calls_in_a_second_without_the_answers_to_interactions() -> None:
    clock = Clock()
    rates = Rates(Limits(), clock)
    for number in range(50):
        rates.take("GET x", str(number), None)
    rates.take("POST webhook", "1", None, counted=False)
    with pytest.raises(RateLimited) as refused:
        rates.take("GET x", "1", None)
    assert (refused.value.body["global"], refused.value.headers["X-RateLimit-Global"]) == (True, "true")
    clock.now += 1
    assert rates.take("GET x", "1", None) == {}


def test_buckets_of_one_route_have_one_name() -> None:
    rates = Rates(Limits(), Clock())
    bucket = Limits().messages
    one, other, third = (rates.take(route, major, bucket) for route, major in (("a", "1"), ("a", "2"), ("b", "1")))
    assert one["X-RateLimit-Bucket"] == other["X-RateLimit-Bucket"] != third["X-RateLimit-Bucket"]


async def test_the_sixth_call_is_refused_with_429(tmp_path: Path) -> None:
    async with scene(tmp_path, online=False) as here:
        path = f"/channels/{here.page.channel}/messages"
        answers = [await here.bot.call("POST", path, {"content": str(number)}) for number in range(6)]
        assert [answer.status for answer in answers] == [200] * 5 + [429]
        assert [answer.headers["X-RateLimit-Remaining"] for answer in answers] == list("432100")
        assert 4 < answers[5].data["retry_after"] <= 5
        assert (answers[5].headers["Via"], answers[5].headers["X-RateLimit-Scope"]) == ("1.1 playground", "user")
        assert len(here.page.public()) == 5
        assert (await here.bot.call("GET", path)).status == 200


async def test_refused_calls_count(tmp_path: Path) -> None:
    async with scene(tmp_path, online=False) as here:
        path = f"/channels/{here.page.channel}/messages"
        answers = [await here.bot.call("POST", path, {}) for _ in range(6)]
        assert [answer.status for answer in answers] == [400] * 5 + [429]


@pytest.mark.long
async def test_a_real_client_waits_and_never_sees_a_429(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    limits = Limits(messages=Bucket(5, 0.5))
    async with scene(tmp_path, limits, online=False) as here:
        monkeypatch.setattr(Route, "BASE", here.here.api_url)
        client = await logged_in(here.here)
        begun = time.monotonic()
        with handle_message_parameters(content="x") as params:
            await asyncio.gather(*(client.send_message(int(here.page.channel), params=params) for _ in range(12)))
        assert time.monotonic() - begun > 1
        await here.page.until(lambda: len(here.page.public()) == 12)
        with pytest.raises(discord.NotFound) as unknown:
            await client.delete_message(int(here.page.channel), 1)
        assert unknown.value.code == 10008
        await client.close()


async def logged_in(here: Playground) -> HTTPClient:
    """discord.py's own client, as it comes."""
    client = HTTPClient(asyncio.get_running_loop())
    await client.static_login(here.token)
    return client
