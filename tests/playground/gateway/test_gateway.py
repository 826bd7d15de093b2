"""The gateway: logging in, heartbeats, and what is told after a broken socket."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

from bot.playground import Limits
from tests.playground.page import Payload
from tests.playground.scene import Scene, scene


async def test_it_says_hello_and_who_and_where_the_bot_is(tmp_path: Path) -> None:
    async with scene(tmp_path) as here:
        hello = here.bot.frames[0]
        assert (hello["op"], hello["d"]) == (10, {"heartbeat_interval": 41250})
        ready, guild = await here.bot.event("READY"), await here.bot.event("GUILD_CREATE")
        assert ready["user"]["id"] == here.bot.me
        assert ready["guilds"] == [{"id": here.bot.guild, "unavailable": True}]
        assert ready["resume_gateway_url"] == here.here.gateway_url
        assert (guild["name"], guild["member_count"]) == ("Playground", 4)
        assert [channel["id"] for channel in guild["channels"]] == [here.page.channel]
        assert [frame["s"] for frame in here.bot.frames if frame["op"] == 0] == [1, 2]


async def test_a_heartbeat_is_acknowledged(tmp_path: Path) -> None:
    async with scene(tmp_path) as here:
        began = time.monotonic()
        await here.bot.send({"op": 1, "d": 2})
        assert await here.bot.until(lambda: here.bot.frames[-1]["op"] == 11)
        # discord.py warns of a slow connection where the answer is faster than its own clock.
        assert time.monotonic() - began >= 0.09


async def test_a_bot_without_heartbeats_is_cut_off(tmp_path: Path) -> None:
    async with scene(tmp_path, Limits(heartbeat=0.1)) as here:
        assert await here.bot.until(lambda: here.bot.closed) == 4000
        await here.page.until(lambda: not here.page.online)


async def test_a_wrong_token_is_refused(tmp_path: Path) -> None:
    async with scene(tmp_path, online=False) as here:
        await here.bot.connect({"op": 2, "d": {"token": "wrong", "intents": 0}})
        assert await here.bot.until(lambda: here.bot.closed) == 4004
        await here.bot.connect({"op": 2, "d": {"token": 'ö"', "intents": 0}})
        assert await here.bot.until(lambda: here.bot.closed) == 4004
        assert not here.page.online


async def test_what_it_cannot_understand_closes_the_socket(tmp_path: Path) -> None:
    async with scene(tmp_path, online=False) as here:
        for frame, code in (({"op": 77}, 4001), ({"d": 1}, 4002), ({"op": 2}, 4004), ({"op": 6}, 4004)):
            await here.bot.connect(frame)
            assert await here.bot.until(lambda: here.bot.closed) == code


async def test_identifying_twice_closes_the_socket(tmp_path: Path) -> None:
    async with scene(tmp_path) as here:
        await here.bot.event("READY")
        await here.bot.send({"op": 2, "d": {"token": here.here.token, "intents": 0}})
        assert await here.bot.until(lambda: here.bot.closed) == 4005


async def test_a_web_page_cannot_listen(tmp_path: Path) -> None:
    async with scene(tmp_path) as here:
        address = here.here.gateway_url.replace("ws:", "http:")
        assert (await here.get(address, Origin="http://evil.example")).status == 403


def resumed(here: Scene, **more: object) -> Payload:
    session = here.bot.events("READY")[0]["session_id"]
    return {"op": 6, "d": {"token": here.here.token, "session_id": session, "seq": 2, **more}}


async def test_what_was_missed_is_told_after_resume(tmp_path: Path) -> None:
    async with scene(tmp_path) as here:
        message = await here.button()
        await here.bot.event("MESSAGE_CREATE")
        await here.bot.leave()
        await here.page.until(lambda: not here.page.online)
        sent = asyncio.create_task(here.page.click("Ana", message, "press"))
        await here.bot.connect(resumed(here, seq=3))
        interaction = await here.bot.event("INTERACTION_CREATE")
        await here.bot.event("RESUMED")
        assert len(here.bot.events("MESSAGE_CREATE")) == 1
        assert [frame["s"] for frame in here.bot.frames if frame["op"] == 0] == [1, 2, 3, 4, 5]
        assert (await here.bot.answer(interaction, 6)).status == 200
        assert (await sent)["outcome"] == "ok"
        assert here.page.online


async def test_an_unknown_session_has_to_identify_anew(tmp_path: Path) -> None:
    async with scene(tmp_path) as here:
        await here.bot.event("READY")
        await here.bot.leave()
        for wrong in ({"session_id": "another"}, {"seq": 99}, {"seq": None}):
            await here.bot.connect(resumed(here, **wrong))
            await here.bot.until(lambda: here.bot.frames[-1] == {"op": 9, "d": False})
            await here.bot.leave()
        here.here.small_discord.gateway.invalidate_session()
        await here.bot.connect(resumed(here))
        await here.bot.until(lambda: here.bot.frames[-1] == {"op": 9, "d": False})
        assert not here.page.online


async def test_messages_of_people_are_told_without_their_words(tmp_path: Path) -> None:
    async with scene(tmp_path) as here:
        await here.page.send("say", "Ana", channel=here.page.channel, content="Hello")
        told = await here.bot.event("MESSAGE_CREATE")
        assert (told["content"], told["author"]["global_name"], told["guild_id"]) == ("", "Ana", here.bot.guild)
        await here.page.send("say", "Ana", channel=here.page.channel, content=f"Hello <@{here.bot.me}>")
        assert (await here.bot.event("MESSAGE_CREATE", 1))["content"] == f"Hello <@{here.bot.me}>"


async def test_edits_and_deletions_are_told(tmp_path: Path) -> None:
    async with scene(tmp_path) as here:
        message = await here.button()
        path = f"/channels/{here.page.channel}/messages/{message['id']}"
        await here.bot.call("PATCH", path, {"content": "There"})
        assert (await here.bot.event("MESSAGE_UPDATE"))["content"] == "There"
        await here.bot.call("DELETE", path)
        gone = await here.bot.event("MESSAGE_DELETE")
        assert gone == {"id": message["id"], "channel_id": here.page.channel, "guild_id": here.bot.guild}


async def test_direct_messages_are_told_only_to_who_asked_for_them(tmp_path: Path) -> None:
    async with scene(tmp_path) as here:
        dm = (await here.bot.call("POST", "/users/@me/channels", {"recipient_id": here.page.person("Ana")})).data
        await here.bot.call("POST", f"/channels/{dm['id']}/messages", {"content": "Hi"})
        await here.button()
        assert (await here.bot.event("MESSAGE_CREATE"))["channel_id"] == here.page.channel
        await here.bot.connect({"op": 2, "d": {"token": here.here.token, "intents": 1 << 12}})
        await here.bot.event("READY", 1)
        await here.bot.call("POST", f"/channels/{dm['id']}/messages", {"content": "Hi again"})
        told = await here.bot.event("MESSAGE_CREATE", 1)
        assert (told["channel_id"], told["content"], "guild_id" in told) == (dm["id"], "Hi again", False)


async def test_it_says_who_of_these_is_on_the_server(tmp_path: Path) -> None:
    async with scene(tmp_path) as here:
        await here.bot.event("GUILD_CREATE")
        ana = here.page.person("Ana")
        asked = {"guild_id": here.bot.guild, "limit": 0, "user_ids": [int(ana), 1], "nonce": "n"}
        await here.bot.send({"op": 8, "d": asked})
        chunk = await here.bot.event("GUILD_MEMBERS_CHUNK")
        assert [member["user"]["global_name"] for member in chunk["members"]] == ["Ana"]
        assert (chunk["not_found"], chunk["nonce"], chunk["chunk_count"]) == (["1"], "n", 1)
        await here.bot.send({"op": 8, "d": {"guild_id": here.bot.guild, "query": "a", "limit": 5}})
        named = await here.bot.event("GUILD_MEMBERS_CHUNK", 1)
        assert [member["user"]["global_name"] for member in named["members"]] == ["Alex", "Ana"]
        # Of a server where it is not it hears nothing, and stays connected.
        await here.bot.send({"op": 8, "d": {"guild_id": "1", "user_ids": [ana]}})
        await here.bot.send({"op": 8, "d": None})
        await here.bot.send({"op": 1, "d": 2})
        await here.bot.until(lambda: here.bot.frames[-1]["op"] == 11)
        assert len(here.bot.events("GUILD_MEMBERS_CHUNK")) == 2
