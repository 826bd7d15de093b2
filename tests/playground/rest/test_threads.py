"""Threads of the small Discord: opened below a message, renamed, archived, and opened again by a message."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from bot.playground.protocol.payload import Payload
from tests.playground.scene import PRIVATE, Scene, scene

HAS_THREAD = 1 << 5


async def opened(here: Scene, **body: object) -> Payload:
    """The bot opens a thread below a message of its own."""
    message = await here.post(content="Below")
    path = f"/channels/{here.page.channel}/messages/{message['id']}/threads"
    answer = await here.bot.call("POST", path, {"name": "beans", **body})
    assert answer.status == 201, answer
    made: Payload = answer.data
    assert made["id"] == message["id"]
    return made


async def edited(here: Scene, thread: Payload, **body: object) -> Any:
    """The bot edits a thread."""
    return await here.bot.call("PATCH", f"/channels/{thread['id']}", body)


async def test_a_thread_hangs_from_its_message_and_the_bot_and_the_page_are_told(tmp_path: Path) -> None:
    async with scene(tmp_path) as here:
        thread = await opened(here, auto_archive_duration=60)
        assert (thread["type"], thread["parent_id"], thread["owner_id"]) == (11, here.page.channel, here.bot.me)
        assert thread["thread_metadata"]["auto_archive_duration"] == 60
        told = await here.bot.event("THREAD_CREATE")
        assert (told["id"], told["name"], told["newly_created"]) == (thread["id"], "beans", True)
        await here.page.until(lambda: here.page.public()[-1]["flags"] & HAS_THREAD)
        [shown] = [one for one in here.page.world["channels"] if one["parent"] == here.page.channel]
        assert (shown["id"], shown["name"], shown["kind"], shown["archived"]) == (
            *(thread["id"], "beans", "guild"),
            False,
        )
        posted = await here.bot.call("POST", f"/channels/{thread['id']}/messages", {"content": "In there"})
        assert posted.data["channel_id"] == thread["id"]
        assert (await here.bot.event("MESSAGE_CREATE", 1))["channel_id"] == thread["id"]
        assert len(here.page.public()) == 1


async def test_a_bot_that_logs_in_hears_of_the_threads_that_are_open(tmp_path: Path) -> None:
    async with scene(tmp_path) as here:
        gone, there = await opened(here), await opened(here)
        await edited(here, gone, archived=True)
        await here.bot.leave()
        await here.bot.connect()
        guild = await here.bot.event("GUILD_CREATE", 1)
        assert [one["id"] for one in guild["threads"]] == [there["id"]]
        assert [one["id"] for one in guild["channels"]] == [here.page.channel]


@pytest.mark.parametrize(
    "body",
    [{"name": ""}, {"name": "x" * 101}, {"name": None}, {"name": "beans", "auto_archive_duration": 5}],
)
async def test_a_name_and_a_time_that_discord_does_not_take_are_refused(tmp_path: Path, body: Payload) -> None:
    async with scene(tmp_path, online=False) as here:
        message = await here.post(content="Below")
        path = f"/channels/{here.page.channel}/messages/{message['id']}/threads"
        assert (await here.bot.call("POST", path, body)).error == (400, 50035)


async def test_a_message_has_one_thread_and_a_thread_none(tmp_path: Path) -> None:
    async with scene(tmp_path, online=False) as here:
        thread = await opened(here)
        path = f"/channels/{here.page.channel}/messages/{thread['id']}/threads"
        assert (await here.bot.call("POST", path, {"name": "more"})).error == (400, 160004)
        inside = (await here.bot.call("POST", f"/channels/{thread['id']}/messages", {"content": "In"})).data
        below = f"/channels/{thread['id']}/messages/{inside['id']}/threads"
        assert (await here.bot.call("POST", below, {"name": "deeper"})).error == (400, 50024)
        gone = f"/channels/{here.page.channel}/messages/1/threads"
        assert (await here.bot.call("POST", gone, {"name": "none"})).error == (404, 10008)


async def test_an_archived_thread_takes_no_edits_until_something_is_written_there(tmp_path: Path) -> None:
    async with scene(tmp_path) as here:
        thread = await opened(here)
        messages = f"/channels/{thread['id']}/messages"
        first = (await here.bot.call("POST", messages, {"content": "In there"})).data
        assert (await edited(here, thread, archived=True)).data["thread_metadata"]["archived"]
        assert (await here.bot.event("THREAD_UPDATE"))["thread_metadata"]["archived"]
        await here.page.until(lambda: any(one["archived"] for one in here.page.world["channels"]))
        words = {"content": "Edited"}
        assert (await here.bot.call("PATCH", f"{messages}/{first['id']}", words)).error == (400, 50083)
        assert (await here.bot.call("DELETE", f"{messages}/{first['id']}")).error == (400, 50083)
        assert (await edited(here, thread, name="other")).error == (400, 50083)
        await here.bot.call("POST", messages, {"content": "Again"})
        assert not (await here.bot.event("THREAD_UPDATE", 1))["thread_metadata"]["archived"]
        assert (await here.bot.call("PATCH", f"{messages}/{first['id']}", words)).status == 200


async def test_people_open_an_archived_thread_too_and_private_answers_do_not(tmp_path: Path) -> None:
    async with scene(tmp_path) as here:
        thread = await opened(here)
        await edited(here, thread, archived=True)
        sent = asyncio.create_task(here.page.command("Ana", "play", channel=thread["id"]))
        asked = await here.bot.event("INTERACTION_CREATE")
        assert (asked["channel"]["type"], asked["channel"]["thread_metadata"]["archived"]) == (11, True)
        await here.bot.answer(asked, 4, {"content": "Psst", "flags": PRIVATE})
        await sent
        assert (await here.bot.call("GET", f"/channels/{thread['id']}")).data["thread_metadata"]["archived"]
        await here.page.send("say", "Ana", channel=thread["id"], content="Hello")
        assert not (await here.bot.event("THREAD_UPDATE", 1))["thread_metadata"]["archived"]


async def test_a_thread_is_renamed_and_a_channel_is_not_the_bots_to_change(tmp_path: Path) -> None:
    async with scene(tmp_path) as here:
        thread = await opened(here)
        assert (await edited(here, thread, name="peas")).data["name"] == "peas"
        assert (await here.bot.event("THREAD_UPDATE"))["name"] == "peas"
        assert (await edited(here, {"id": here.page.channel}, name="peas")).error == (403, 50013)
        assert (await edited(here, {"id": "1"}, name="peas")).error == (404, 10003)


async def test_a_private_thread_is_seen_by_whoever_is_let_in_also_after_a_restart(tmp_path: Path) -> None:
    async with scene(tmp_path) as here:
        path = f"/channels/{here.page.channel}/threads"
        made = await here.bot.call("POST", path, {"name": "secret", "type": 12})
        assert (made.status, made.data["type"], made.data["parent_id"]) == (201, 12, here.page.channel)
        members = f"/channels/{made.data['id']}/thread-members"
        ana = here.page.person("Ana")
        assert (await here.bot.call("GET", f"{members}/{ana}")).error == (404, 10007)
        assert (await here.bot.call("PUT", f"{members}/{ana}")).status == 204
        assert (await here.bot.call("GET", f"{members}/{ana}")).data["user_id"] == ana
        assert (await here.bot.call("PUT", f"{members}/17")).error == (404, 10013)
        said = {"content": "hello", "channel": made.data["id"]}
        assert (await here.page.send("say", "Ana", **said))["outcome"] == "ok"
        assert (await here.page.send("say", "Ben", **said))["outcome"] == "failed"
        await edited(here, made.data, archived=True)
        assert (await here.bot.call("PUT", f"{members}/{here.page.person('Ben')}")).error == (400, 50083)
        assert (await here.bot.call("GET", f"/channels/{here.page.channel}/thread-members/{ana}")).status == 400
    async with scene(tmp_path) as here:
        assert (await here.bot.call("GET", f"{members}/{ana}")).status == 200


async def test_the_bot_may_delete_no_thread(tmp_path: Path) -> None:
    async with scene(tmp_path) as here:
        thread = await opened(here)
        assert (await here.bot.call("DELETE", f"/channels/{thread['id']}")).error == (403, 50013)
        assert (await here.bot.call("DELETE", "/channels/17")).error == (404, 10003)


async def test_a_locked_thread_takes_nothing_from_the_bot_and_a_deleted_one_is_unknown(tmp_path: Path) -> None:
    async with scene(tmp_path) as here:
        thread = await opened(here)
        messages = f"/channels/{thread['id']}/messages"
        inside = (await here.bot.call("POST", messages, {"content": "In there"})).data
        assert (await here.page.send("lock_thread", "Alex", channel=thread["id"]))["outcome"] == "ok"
        told = await here.bot.event("THREAD_UPDATE")
        assert (told["thread_metadata"]["locked"], told["thread_metadata"]["archived"]) == (True, True)
        posted = await here.bot.call("POST", messages, {"content": "And now?"})
        assert posted.error == (400, 160005)
        changed = await here.bot.call("PATCH", f"{messages}/{inside['id']}", {"content": "And now?"})
        assert changed.error == (400, 50083)
        assert (await edited(here, thread, archived=False)).error == (400, 50083)
        assert (await here.page.send("delete_thread", "Alex", channel=thread["id"]))["outcome"] == "ok"
        gone = {"id": thread["id"], "guild_id": here.bot.guild, "parent_id": here.page.channel, "type": 11}
        assert await here.bot.event("THREAD_DELETE") == gone
        for method, path in (("POST", messages), ("PATCH", f"{messages}/{inside['id']}")):
            answer = await here.bot.call(method, path, {"content": "And now?"})
            assert answer.error == (404, 10003)
        assert [one["id"] for one in here.page.world["channels"] if one["parent"]] == []
    async with scene(tmp_path) as here:
        assert [one["id"] for one in here.page.world["channels"] if one["parent"]] == []


async def test_a_channel_is_no_thread_to_lock_or_delete(tmp_path: Path) -> None:
    async with scene(tmp_path) as here:
        for action in ("lock_thread", "delete_thread"):
            assert (await here.page.send(action, "Alex", channel=here.page.channel))["outcome"] == "failed"
