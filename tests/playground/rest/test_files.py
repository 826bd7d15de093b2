"""Files beside messages: they come with one, stay where an edit says nothing of them, and go where it does."""

from __future__ import annotations

import json
import struct
from io import BytesIO
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from bot.playground.rest.bodies import LARGEST_FILE
from bot.playground.world.world import LINGERS
from tests.playground.interactions.test_tokens import clicked, later
from tests.playground.page import Payload
from tests.playground.scene import BUTTON, LAYOUT, PRIVATE, Answer, Scene, scene

NAME = "table.png"
PICTURE = b"\x89PNG\r\n\x1a\n" + struct.pack(">I4sII", 13, b"IHDR", 1000, 440) + b"rest"
GALLERY: Payload = {
    "type": 12,
    "items": [{"media": {"url": f"attachment://{NAME}"}, "description": "Four fields"}],
}
ROW = {"type": 1, "components": [BUTTON]}
WITH = {"flags": LAYOUT, "components": [GALLERY, ROW]}
WITHOUT = {"flags": LAYOUT, "components": [{"type": 10, "content": "Four fields"}, ROW]}
NOT_FOUND = (400, 50035)


def form(data: Payload, content: bytes = PICTURE, **inside: Any) -> aiohttp.FormData:
    """A body with this file beside it."""
    made = aiohttp.FormData(quote_fields=False)
    named = {**data, "attachments": [{"id": 0, "filename": NAME}]}
    made.add_field("payload_json", json.dumps({**inside, "data": named} if inside else named))
    made.add_field("files[0]", BytesIO(content), filename=NAME, content_type="application/octet-stream")
    return made


def media(message: Payload) -> Payload:
    """What the gallery of a message shows."""
    [item] = next(part for part in message["components"] if part["type"] == GALLERY["type"])["items"]
    found: Payload = item["media"]
    return found


async def posted(here: Scene) -> Payload:
    """A message with a picture in the server's channel."""
    answer = await here.bot.call("POST", f"/channels/{here.page.channel}/messages", form(WITH))
    assert answer.status == 200, answer
    data: Payload = answer.data
    await here.page.until(lambda: int(data["id"]) in here.page.channels[here.page.channel])
    return data


async def edit(here: Scene, message: Payload, data: object) -> Answer:
    """Edit it as the bot."""
    return await here.bot.call("PATCH", f"/channels/{here.page.channel}/messages/{message['id']}", data)


async def test_a_picture_comes_with_its_message_and_is_served(tmp_path: Path) -> None:
    async with scene(tmp_path) as here:
        message = await posted(here)
        [file] = message["attachments"]
        shown = media(message)
        assert (file["width"], file["height"], file["content_type"]) == (1000, 440, "image/png")
        assert (shown["width"], shown["height"], shown["attachment_id"]) == (1000, 440, file["id"])
        served = await here.get(here.here.page + shown["url"])
        assert (served.status, served.data) == (200, PICTURE)


async def test_a_file_may_have_as_many_bytes_as_discord_takes_and_no_more(tmp_path: Path) -> None:
    async with scene(tmp_path) as here:
        path = f"/channels/{here.page.channel}/messages"
        taken = await here.bot.call("POST", path, form(WITH, PICTURE.ljust(LARGEST_FILE)))
        assert taken.status == 200
        assert taken.data["attachments"][0]["size"] == LARGEST_FILE
        refused = await here.bot.call("POST", path, form(WITH, PICTURE.ljust(LARGEST_FILE + 1)))
        assert refused.error == (413, 40005)


@pytest.mark.parametrize("keeping", [False, True])
async def test_an_edit_that_brings_no_file_keeps_the_one_that_is_there(tmp_path: Path, *, keeping: bool) -> None:
    async with scene(tmp_path) as here:
        message = await posted(here)
        [file] = message["attachments"]
        said = {"attachments": [{"id": file["id"], "filename": NAME}]} if keeping else {}
        edited = await edit(here, message, {**WITH, **said})
        assert edited.status == 200
        assert media(edited.data)["attachment_id"] == file["id"]
        assert edited.data["attachments"] == [file]


async def test_nothing_refers_to_a_file_that_is_kept_without_its_name(tmp_path: Path) -> None:
    async with scene(tmp_path) as here:
        message = await posted(here)
        said = {"attachments": [{"id": message["attachments"][0]["id"]}]}
        assert (await edit(here, message, {**WITH, **said})).error == NOT_FOUND


async def test_a_new_file_takes_the_place_of_the_old_one_which_is_gone(tmp_path: Path) -> None:
    async with scene(tmp_path) as here:
        message = await posted(here)
        edited = await edit(here, message, form(WITH))
        [file] = edited.data["attachments"]
        assert file["id"] != message["attachments"][0]["id"]
        # A page that has just been told of it may still fetch it.
        assert (await here.get(here.here.page + media(message)["url"])).status == 200
        later(here, LINGERS)
        assert (await here.get(here.here.page + media(message)["url"])).status == 404


async def test_an_empty_list_takes_the_file_away(tmp_path: Path) -> None:
    async with scene(tmp_path) as here:
        message = await posted(here)
        edited = await edit(here, message, {**WITHOUT, "attachments": []})
        assert edited.data["attachments"] == []
        # A page that has just been told of it may still fetch it.
        assert (await here.get(here.here.page + media(message)["url"])).status == 200
        later(here, LINGERS)
        assert (await here.get(here.here.page + media(message)["url"])).status == 404


async def test_a_reference_to_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    async with scene(tmp_path) as here:
        path = f"/channels/{here.page.channel}/messages"
        refused = await here.bot.call("POST", path, WITH)
        assert refused.error == NOT_FOUND
        assert "REFERENCED_ATTACHMENT_NOT_FOUND" in json.dumps(refused.data)
        message = await posted(here)
        assert (await edit(here, message, {**WITH, "attachments": []})).error == NOT_FOUND
        plain = await here.post(**WITHOUT)
        assert (await edit(here, plain, WITH)).error == NOT_FOUND


async def test_answers_to_clicks_bring_files_too(tmp_path: Path) -> None:
    async with scene(tmp_path) as here:
        message = await posted(here)
        told = await clicked(here, message)
        assert media(told["message"])["attachment_id"] == message["attachments"][0]["id"]
        answer = await _respond(here, told, 7)
        assert media(answer.data["resource"]["message"])["attachment_id"] != message["attachments"][0]["id"]
        hand = await here.bot.hook("POST", told, "", form({**WITH, "flags": LAYOUT | PRIVATE}))
        assert media(hand.data)
        told = await clicked(here, message)
        answer = await _respond(here, told, 4)
        assert media(answer.data["resource"]["message"])
        told = await clicked(here, message)
        assert (await here.bot.answer(told, 6)).status == 200
        edited = await here.bot.hook("PATCH", told, "/messages/@original", form(WITH))
        assert media(edited.data)


async def _respond(here: Scene, told: Payload, kind: int) -> Answer:
    path = f"/interactions/{told['id']}/{told['token']}/callback?with_response=1"
    answer = await here.bot.call("POST", path, form(WITH, type=kind), token="")
    assert answer.status == 200, answer
    return answer
