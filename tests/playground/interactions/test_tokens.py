"""What an interaction's token reaches, and for how long: by it alone private messages are edited and deleted."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from bot.playground.protocol.snowflakes import Snowflakes
from bot.playground.world.world import LINGERS
from tests.playground.page import Payload
from tests.playground.scene import BUTTON, PRIVATE, Answer, Scene, scene

QUARTER = 15 * 60
ROW = [{"type": 1, "components": [BUTTON]}]
MODAL = {
    "title": "Offer",
    "custom_id": "offer",
    "components": [{"type": 18, "label": "Give", "component": {"type": 4, "custom_id": "a:give", "style": 1}}],
}


async def clicked(here: Scene, message: Payload, name: str = "Ana") -> Payload:
    """The interaction of a click on the message's button."""
    told = len(here.bot.events("INTERACTION_CREATE"))
    here.page.send("click", name, channel=here.page.channel, message=message["id"], custom_id="press")
    return await here.bot.event("INTERACTION_CREATE", told)


async def private(here: Scene, told: Payload, content: str = "Hand") -> Payload:
    """A private message that follows an interaction, with a button."""
    answer = await here.bot.hook("POST", told, "", {"content": content, "flags": PRIVATE, "components": ROW})
    assert answer.status == 200, answer
    message: Payload = answer.data
    await here.page.until(lambda: any(one["id"] == message["id"] for one in here.page.private("Ana")))
    return message


async def public_click(here: Scene, kind: int = 6) -> Payload:
    """A click on a public message, answered by what changes nothing (6), or by an update (7)."""
    told = await clicked(here, await here.button())
    assert (await here.bot.answer(told, kind, {"content": "Table", "components": ROW})).status == 200
    return told


async def each_way(here: Scene, told: Payload, which: object) -> list[Answer]:
    """The message asked for, edited and deleted by the token."""
    path = f"/messages/{which}"
    return [await here.bot.hook(method, told, path, {"content": "New"}) for method in ("GET", "PATCH", "DELETE")]


def later(here: Scene, seconds: float) -> None:
    """Let time pass."""
    world = here.here.small_discord.world
    now = world.now()
    world.now = lambda: now + seconds
    world.snowflakes = Snowflakes(world.snowflakes.next(), world.now)


def shown(here: Scene, name: str = "Ana") -> list[str]:
    """What a person's private messages say at the page."""
    return [one["content"] for one in here.page.private(name)]


async def saying(here: Scene, *contents: str) -> None:
    """Wait until Ana's private messages say this."""
    await here.page.until(lambda: shown(here) == list(contents))


@pytest.mark.parametrize("kind", [6, 7])
async def test_a_private_message_beside_a_public_click_is_edited_and_deleted(tmp_path: Path, kind: int) -> None:
    async with scene(tmp_path) as here:
        told = await public_click(here, kind)
        hand = await private(here, told)
        path = f"/messages/{hand['id']}"
        for content in ("One", "Two", "Three"):
            assert (await here.bot.hook("PATCH", told, path, {"content": content})).data["content"] == content
            await saying(here, content)
        assert shown(here, "Ben") == []
        assert (await here.bot.hook("DELETE", told, path)).status == 204
        await saying(here)
        assert len(here.page.public()) == 1
        assert {one["id"] for one in here.bot.events("MESSAGE_UPDATE")} <= {told["message"]["id"]}


@pytest.mark.parametrize("kind", [6, 7])
async def test_the_original_of_a_click_is_the_clicked_message(tmp_path: Path, kind: int) -> None:
    async with scene(tmp_path) as here:
        told = await public_click(here, kind)
        await private(here, told)
        found, edited, deleted = await each_way(here, told, "@original")
        assert found.data["id"] == edited.data["id"] == told["message"]["id"]
        assert deleted.status == 204
        await here.page.until(lambda: here.page.public() == [])
        assert shown(here) == ["Hand"]


async def test_the_original_of_a_form_is_the_message_whose_button_opened_it(tmp_path: Path) -> None:
    async with scene(tmp_path) as here:
        message = await here.button()
        await here.bot.answer(await clicked(here, message), 9, MODAL)
        await here.page.until(lambda: here.page.heard[-1]["type"] == "answer")
        sent = asyncio.create_task(here.page.submit("Ana", here.page.channel, message, MODAL, give="1"))
        told = await here.bot.event("INTERACTION_CREATE", 1)
        await here.bot.answer(told, 6)
        await sent
        assert (await here.bot.hook("GET", told, "/messages/@original")).data["id"] == message["id"]


async def test_the_original_of_a_click_on_a_private_message_is_that_message(tmp_path: Path) -> None:
    async with scene(tmp_path) as here:
        hand = await private(here, await public_click(here))
        told = await clicked(here, hand)
        await here.bot.answer(told, 7, {"content": "Newer"})
        answer = await here.bot.hook("PATCH", told, "/messages/@original", {"content": "Newest"})
        assert answer.data["id"] == hand["id"]
        await saying(here, "Newest")


async def test_a_message_as_the_answer_leaves_the_clicked_one_out_of_reach(tmp_path: Path) -> None:
    async with scene(tmp_path) as here:
        told = await clicked(here, await here.button())
        await here.bot.answer(told, 4, {"content": "Hand", "flags": PRIVATE})
        answers = await each_way(here, told, told["message"]["id"])
        assert [answer.error for answer in answers] == [(404, 10008)] * 3
        assert (await here.bot.hook("PATCH", told, "/messages/@original", {"content": "New"})).status == 200
        await saying(here, "New")


async def test_a_token_reaches_no_message_of_another(tmp_path: Path) -> None:
    async with scene(tmp_path) as here:
        first, second = await public_click(here), await public_click(here)
        hand = await private(here, first)
        answers = await each_way(here, second, hand["id"])
        assert [answer.error for answer in answers] == [(404, 10008)] * 3
        assert shown(here) == ["Hand"]
        assert [answer.status for answer in await each_way(here, first, hand["id"])] == [200, 200, 204]


async def test_private_messages_are_not_reached_without_a_token(tmp_path: Path) -> None:
    async with scene(tmp_path) as here:
        hand = await private(here, await public_click(here))
        path = f"/channels/{here.page.channel}/messages/{hand['id']}"
        answers = [await here.bot.call(method, path, {"content": "New"}) for method in ("GET", "PATCH", "DELETE")]
        assert [answer.error for answer in answers] == [(404, 10008)] * 3
        assert shown(here) == ["Hand"]


async def test_what_was_dismissed_is_out_of_reach(tmp_path: Path) -> None:
    async with scene(tmp_path) as here:
        told = await public_click(here)
        hand = await private(here, told)
        await here.page.send("dismiss", "Ana", message=hand["id"])
        assert [answer.error for answer in await each_way(here, told, hand["id"])] == [(404, 10008)] * 3


async def test_a_token_is_good_for_a_quarter_of_an_hour(tmp_path: Path) -> None:
    async with scene(tmp_path) as here:
        told = await public_click(here)
        hand = await private(here, told)
        later(here, QUARTER - 5)
        assert (await here.bot.hook("PATCH", told, f"/messages/{hand['id']}", {"content": "Late"})).status == 200
        later(here, 10)
        answers = [*await each_way(here, told, hand["id"]), *await each_way(here, told, "@original")]
        answers.append(await here.bot.hook("POST", told, "", {"content": "More", "flags": PRIVATE}))
        assert [answer.error for answer in answers] == [(401, 50027)] * 7
        assert shown(here) == ["Late"]


async def test_a_click_on_a_private_message_brings_a_token_of_its_own(tmp_path: Path) -> None:
    async with scene(tmp_path) as here:
        first = await public_click(here)
        hand = await private(here, first)
        later(here, QUARTER - 60)
        second = await clicked(here, hand)
        await here.bot.answer(second, 7, {"content": "Clicked"})
        later(here, 120)
        path = f"/messages/{hand['id']}"
        assert (await here.bot.hook("PATCH", first, path, {"content": "Old"})).error == (401, 50027)
        assert (await here.bot.hook("PATCH", second, path, {"content": "Edited"})).status == 200
        await saying(here, "Edited")


async def test_each_token_has_a_rate_limit_of_its_own(tmp_path: Path) -> None:
    async with scene(tmp_path) as here:
        first, second = await public_click(here), await public_click(here)
        hand, other = await private(here, first), await private(here, second)
        edit = {"content": "New"}
        answers = [await here.bot.hook("PATCH", first, f"/messages/{hand['id']}", edit) for _ in range(6)]
        assert [answer.status for answer in answers] == [200] * 5 + [429]
        assert answers[-1].data["retry_after"] <= 2
        assert (await here.bot.hook("PATCH", second, f"/messages/{other['id']}", edit)).status == 200


async def test_an_edit_by_token_brings_changes_and_removes_pictures(tmp_path: Path) -> None:
    async with scene(tmp_path) as here:
        told = await public_click(here)
        path = f"/messages/{(await private(here, told))['id']}"
        files: list[str] = []
        for name in ("one.png", "two.png"):
            answer = await _with_picture(here, told, path, name)
            files.append(answer.data["attachments"][0]["url"])
            assert [one["filename"] for one in answer.data["attachments"]] == [name]
        assert (await here.bot.hook("PATCH", told, path, {"content": "Kept"})).data["attachments"]
        assert not (await here.bot.hook("PATCH", told, path, {"attachments": []})).data["attachments"]
        later(here, LINGERS)
        assert [(await here.get(here.here.page + url)).status for url in files] == [404, 404]


async def _with_picture(here: Scene, told: Payload, path: str, name: str) -> Answer:
    form = aiohttp.FormData(quote_fields=False)
    body = f'{{"attachments": [{{"id": 0, "filename": "{name}"}}]}}'
    form.add_field("payload_json", body, content_type="application/json")
    form.add_field("files[0]", b"\x89PNG", filename=name, content_type="image/png")
    return await here.bot.hook("PATCH", told, path, form)


@pytest.mark.long
async def test_tokens_outlive_a_restart_of_the_small_discord(tmp_path: Path) -> None:
    async with scene(tmp_path) as here:
        told = await public_click(here)
        hand = await private(here, told)
    async with scene(tmp_path) as here:
        path = f"/messages/{hand['id']}"
        assert (await here.bot.hook("PATCH", told, path, {"content": "New"})).status == 200
        await saying(here, "New")
        answer = await here.bot.hook("GET", told, "/messages/@original")
        assert answer.data["id"] == told["message"]["id"]
        assert (await private(here, told, "More"))["content"] == "More"
        assert (await here.bot.answer(told, 6)).error == (400, 40060)
        later(here, 10 * QUARTER)
        await clicked(here, here.page.public()[0])
        assert _kept(here) == []


def _kept(here: Scene) -> list[Any]:
    return list(here.here.small_discord.world.grants)
