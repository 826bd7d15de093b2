"""A bot with several shards: each hears of its own servers, and direct messages are told to the first alone."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path

import pytest

from bot.playground import Limits, Playground
from bot.playground.world.places import Channel
from tests.playground.page import Payload
from tests.playground.scene import INTENTS, RawBot, Scene, scene
from tests.playground.servers import SHARDS, server_on, shard_of

INVALID_SESSION = {"op": 9, "d": False}
EVERYTHING = INTENTS | 1 << 12


def identify(here: Playground, shard: object, intents: int = EVERYTHING) -> Payload:
    """The frame with which a shard logs in."""
    return {"op": 2, "d": {"token": here.token, "intents": intents, "properties": {}, "shard": shard}}


def elsewhere(here: Playground) -> Channel:
    """The channel of a server of which another shard hears than of the first one, and not the first shard."""
    first = shard_of(here.small_discord.world.place.guild)
    return server_on(here, next(shard for shard in range(1, SHARDS) if shard != first))


@asynccontextmanager
async def sharded(
    folder: Path, limits: Limits | None = None
) -> AsyncIterator[tuple[Scene, list[RawBot], Channel]]:
    """A bot with three shards, and a server of which another one hears than of the first server."""
    async with scene(folder, limits, online=False) as here:
        other = elsewhere(here.here)
        shards = [RawBot(here.bot.session, here.here) for _ in range(SHARDS)]
        for number, shard in enumerate(shards):
            await shard.connect(identify(here.here, [number, SHARDS]))
        await here.page.until(lambda: here.page.online)
        yield here, shards, other
        for shard in shards:
            if shard.closed is None:
                await shard.leave()


async def test_each_shard_is_told_of_its_own_servers(tmp_path: Path) -> None:
    async with sharded(tmp_path) as (here, shards, other):
        for number, shard in enumerate(shards):
            ready = await shard.event("READY")
            assert ready["shard"] == [number, SHARDS]
            own = [str(guild) for guild in here.here.small_discord.world.guilds if shard_of(guild) == number]
            assert [guild["id"] for guild in ready["guilds"]] == own
            assert [(await shard.event("GUILD_CREATE", place))["id"] for place in range(len(own))] == own
        (there,) = shards[shard_of(other.guild)].events("GUILD_CREATE")
        assert (there["name"], [channel["id"] for channel in there["channels"]]) == ("Elsewhere", [str(other.id)])


async def test_what_happens_is_told_to_the_shard_of_its_server_alone(tmp_path: Path) -> None:
    async with sharded(tmp_path) as (here, shards, other):
        await here.page.send("say", "Ana", channel=str(other.id), content="Hello")
        told = await shards[shard_of(other.guild)].event("MESSAGE_CREATE")
        assert told["guild_id"] == str(other.guild)
        await here.page.send("say", "Ana", channel=here.page.channel, content="Hello")
        told = await shards[shard_of(here.bot.guild)].event("MESSAGE_CREATE")
        assert told["guild_id"] == here.bot.guild
        assert sum(len(shard.events("MESSAGE_CREATE")) for shard in shards) == 2


async def test_direct_messages_and_clicks_on_them_are_told_to_the_first_shard(tmp_path: Path) -> None:
    async with sharded(tmp_path) as (here, shards, _):
        first, *others = shards
        dm = (await first.call("POST", "/users/@me/channels", {"recipient_id": here.page.person("Ana")})).data
        button = {"type": 2, "style": 1, "label": "Press", "custom_id": "press"}
        row = {"content": "Hi", "components": [{"type": 1, "components": [button]}]}
        # Whichever process calls: the API knows no shards.
        message = (await others[0].call("POST", f"/channels/{dm['id']}/messages", row)).data
        assert "guild_id" not in await first.event("MESSAGE_CREATE")
        clicked = asyncio.create_task(here.page.click("Ana", message, "press"))
        assert (await first.answer(await first.event("INTERACTION_CREATE"), 6)).status == 200
        assert (await clicked)["outcome"] == "ok"
        assert not any(shard.events("MESSAGE_CREATE") + shard.events("INTERACTION_CREATE") for shard in others)


async def test_a_click_goes_to_the_shard_of_its_server_also_after_resume(tmp_path: Path) -> None:
    async with sharded(tmp_path) as (here, shards, other):
        shard = shards[shard_of(other.guild)]
        row = {"content": "Hi", "components": [{"type": 1, "components": [_button("press")]}]}
        message = (await shard.call("POST", f"/channels/{other.id}/messages", row)).data
        session = (await shard.event("READY"))["session_id"]
        sequence = (await shard.until(lambda: shard.events("MESSAGE_CREATE") and shard.frames[-1]))["s"]
        await here.here.small_discord.gateway.disconnect(shard=shard_of(other.guild))
        await shard.until(lambda: shard.closed)
        await here.page.until(lambda: not here.page.online)
        assert [one.closed for one in shards if one is not shard] == [None] * 2
        clicked = asyncio.create_task(here.page.click("Ana", message, "press"))
        resume = {"token": here.here.token, "session_id": session, "seq": sequence}
        await shard.connect({"op": 6, "d": resume})
        assert (await shard.answer(await shard.event("INTERACTION_CREATE"), 6)).status == 200
        assert (await clicked)["outcome"] == "ok"
        assert not any(one.events("INTERACTION_CREATE") for one in shards if one is not shard)


async def test_where_no_shard_hears_of_a_server_a_click_fails_at_once(tmp_path: Path) -> None:
    async with sharded(tmp_path) as (here, shards, other):
        number = shard_of(other.guild)
        row = {"content": "Hi", "components": [{"type": 1, "components": [_button("press")]}]}
        message = (await shards[0].call("POST", f"/channels/{other.id}/messages", row)).data
        here.here.small_discord.gateway.invalidate_session(number)
        assert (await here.page.click("Ana", message, "press"))["outcome"] == "failed"


@pytest.mark.parametrize("wrong", [[3, 3], [-1, 3], [0, 0], [1], "0", [0.5, 2], None])
async def test_a_shard_that_there_cannot_be_is_refused(tmp_path: Path, wrong: object) -> None:
    async with scene(tmp_path, online=False) as here:
        await here.bot.connect(identify(here.here, wrong))
        assert await here.bot.until(lambda: here.bot.closed) == 4010


async def test_a_shard_with_too_many_servers_is_refused(tmp_path: Path) -> None:
    async with scene(tmp_path, Limits(servers_a_shard=1), online=False) as here:
        other = elsewhere(here.here)
        await here.bot.connect()
        assert await here.bot.until(lambda: here.bot.closed) == 4011
        await here.bot.connect(identify(here.here, [shard_of(other.guild), SHARDS]))
        assert [guild["id"] for guild in (await here.bot.event("READY"))["guilds"]] == [str(other.guild)]


async def test_how_many_shards_are_advised_and_how_many_may_log_in(tmp_path: Path) -> None:
    limits = Limits(shards=2, concurrency=2, between_logins=60, logins=3)
    async with scene(tmp_path, limits, online=False) as here:
        advice = (await here.bot.call("GET", "/gateway/bot")).data
        assert (advice["url"], advice["shards"]) == (here.here.gateway_url, 2)
        limit = advice["session_start_limit"]
        assert 0 < limit.pop("reset_after") <= 24 * 3600 * 1000
        assert limit == {"total": 3, "remaining": 3, "max_concurrency": 2}
        assert (await here.bot.call("GET", "/gateway")).data == {"url": here.here.gateway_url}
        # The first two are of two kinds; the third is of the first one's, and too early.
        for number in range(SHARDS):
            await here.bot.connect(identify(here.here, [number, SHARDS]))
            await here.bot.until(partial(_answered_to, here.bot, number))
            await here.bot.leave()
        assert _answered(here.bot) == ["READY", "READY", INVALID_SESSION]
        limit = (await here.bot.call("GET", "/gateway/bot")).data["session_start_limit"]
        assert limit["remaining"] == 1


def _answered_to(bot: RawBot, number: int) -> bool:
    return len(_answered(bot)) > number


def _answered(bot: RawBot) -> list[object]:
    """What it was answered whenever it identified."""
    return [frame.get("t", frame) for frame in bot.frames if frame["op"] == 9 or frame.get("t") == "READY"]


def _button(custom_id: str) -> Payload:
    return {"type": 2, "style": 1, "label": "Press", "custom_id": custom_id}
