"""The page's socket and files: what it is told, what people do without the bot, and who is let in."""

from __future__ import annotations

from pathlib import Path

import aiohttp
import pytest

from bot.playground import playground
from bot.playground.dropping import Command
from bot.playground.world.world import LINGERS
from tests.playground.interactions.test_tokens import later
from tests.playground.page import page_at
from tests.playground.scene import LAYOUT, PRIVATE, Scene, scene

PICTURE = b"\x89PNG not much of a picture"


async def test_the_world_comes_first_and_then_the_history(tmp_path: Path) -> None:
    async with scene(tmp_path) as here:
        for number in range(4):
            await here.post(content=str(number))
        async with page_at(here.here.page) as page:
            await page.until(lambda: page.online)
            assert [frame["type"] for frame in page.heard] == ["world", "server", "history", "online"]
            assert [one["name"] for one in page.world["people"]] == ["Alex", "Ana", "Ben"]
            assert [(one["name"], one["kind"]) for one in page.world["channels"]] == [("table", "guild")]
            assert [one["name"] for one in page.world["commands"]] == ["play"]
            assert page.world["bot"] == {"id": here.bot.me, "name": "Bot"}
            assert [one["content"] for one in page.public()] == ["0", "1", "2", "3"]


async def test_a_page_is_told_the_newest_fifty(tmp_path: Path) -> None:
    async with scene(tmp_path) as here:
        for number in range(53):
            await here.page.send("say", "Ana", channel=here.page.channel, content=str(number))
        async with page_at(here.here.page) as page:
            assert [one["content"] for one in page.public()] == [str(number) for number in range(3, 53)]


async def test_private_messages_outlive_a_reload_for_a_quarter_of_an_hour(tmp_path: Path) -> None:
    async with scene(tmp_path) as here:
        message = await here.button()
        sent = here.page.send("click", "Ana", channel=here.page.channel, message=message["id"], custom_id="press")
        told = await here.bot.event("INTERACTION_CREATE")
        await here.bot.answer(told, 4, {"content": "Psst", "flags": PRIVATE})
        await sent
        async with page_at(here.here.page) as page:
            assert [one["content"] for one in page.private("Ana")] == ["Psst"]
        world = here.here.small_discord.world
        now = world.now()
        world.now = lambda: now + 15 * 60 + 1
        async with page_at(here.here.page) as page:
            assert page.private("Ana") == []
        await here.page.until(lambda: not here.page.private("Ana"))


async def test_a_person_says_something(tmp_path: Path) -> None:
    async with scene(tmp_path) as here:
        assert (await here.page.send("say", "Ana", channel=here.page.channel, content=" Hello "))[
            "outcome"
        ] == "ok"
        assert [(one["content"], one["author"]["global_name"]) for one in here.page.public()] == [("Hello", "Ana")]
        for content in ("", " ", "x" * 2001):
            answer = await here.page.send("say", "Ana", channel=here.page.channel, content=content)
            assert (answer["outcome"], bool(answer["reason"])) == ("failed", True)


async def test_people_join_up_to_twelve(tmp_path: Path) -> None:
    async with scene(tmp_path) as here:
        for name in ("", "x" * 33, "ana", None):
            assert (await here.page.send("add_person", "Ana", name=name))["outcome"] == "failed"
        for name in ("Cleo", " Dan\n the  Man ", "<b>Eli</b>", "Fay", *"GHIJK"):
            assert (await here.page.send("add_person", "Ana", name=name))["outcome"] == "ok"
        full = "There are 12 people already."
        assert (await here.page.send("add_person", "Ana", name="Gus"))["reason"] == full
        names = [one["name"] for one in here.page.world["people"]]
        assert names == ["Alex", "Ana", "Ben", "Cleo", "Dan the Man", "<b>Eli</b>", "Fay", *"GHIJK"]


@pytest.mark.parametrize(
    "frame",
    [
        {"type": "nonsense"},
        {"type": "click"},
        {"type": "click", "channel": [], "message": {}, "custom_id": 5},
        {"type": "click", "channel": "9" * 40},
        {"type": "modal", "components": 5},
        {"type": "say", "channel": "0", "content": "x"},
        {"type": "dismiss", "message": "²"},
        {"type": ["unhashable"]},
    ],
)
async def test_nonsense_is_answered_as_failed(tmp_path: Path, frame: dict[str, object]) -> None:
    async with scene(tmp_path) as here:
        assert (await here.page.send(str(frame["type"]), "Ana", **frame))["outcome"] == "failed"
        assert (await here.page.send("say", "Ana", channel=here.page.channel, content="Still here"))[
            "outcome"
        ] == "ok"


async def test_nobody_acts_as_somebody_who_is_not_there(tmp_path: Path) -> None:
    async with scene(tmp_path) as here:
        frame = {"channel": here.page.channel, "content": "Boo", "person": here.bot.me}
        assert (await here.page.send("say", "Ana", **frame))["outcome"] == "failed"
        assert here.page.public() == []


# Files


async def attached(here: Scene) -> aiohttp.FormData:
    """A message with a picture in it and a file beside it."""
    form = aiohttp.FormData(quote_fields=False)
    gallery = {"type": 12, "items": [{"media": {"url": "attachment://table.png"}, "description": "The table"}]}
    described = '[{"id": 0, "filename": "table.png", "description": "The table"}]'
    body = f'{{"flags": {LAYOUT}, "components": [{_json(gallery)}], "attachments": {described}}}'
    form.add_field("payload_json", body, content_type="application/json")
    form.add_field("files[0]", PICTURE, filename="table.png", content_type="image/png")
    form.add_field("files[1]", b"<script>", filename="x y#.html", content_type="text/html")
    return form


def _json(value: object) -> str:
    return str(value).replace("'", '"')


async def test_pictures_are_kept_and_shown(tmp_path: Path) -> None:
    async with scene(tmp_path) as here:
        path = f"/channels/{here.page.channel}/messages"
        sent = await here.bot.call("POST", path, await attached(here))
        message = await here.page.until(lambda: here.page.public()[-1:])
        picture, other = message[0]["attachments"]
        assert (picture["filename"], picture["description"], picture["size"]) == (
            "table.png",
            "The table",
            len(PICTURE),
        )
        media = message[0]["components"][0]["items"][0]["media"]
        assert (media["url"], media["attachment_id"]) == (picture["url"], picture["id"])
        found = await here.get(here.here.page + picture["url"])
        assert (found.status, found.data, found.headers["Content-Type"]) == (200, PICTURE, "image/png")
        odd = await here.get(here.here.page + other["url"])
        assert (odd.data, odd.headers["Content-Type"]) == (b"<script>", "application/octet-stream")
        assert odd.headers["Content-Disposition"] == "attachment"
        kept = {"attachments": [{"id": other["id"]}], "components": [{"type": 10, "content": "No picture"}]}
        await here.bot.call("PATCH", f"{path}/{sent.data['id']}", kept)
        later(here, LINGERS)
        assert (await here.get(here.here.page + picture["url"])).status == 404
        assert (await here.get(here.here.page + other["url"])).status == 200


async def test_a_picture_that_did_not_come_is_refused(tmp_path: Path) -> None:
    async with scene(tmp_path) as here:
        gallery = {"type": 12, "items": [{"media": {"url": "attachment://none.png"}}]}
        path = f"/channels/{here.page.channel}/messages"
        answer = await here.bot.call("POST", path, {"flags": LAYOUT, "components": [gallery]})
        assert answer.error == (400, 50035)


# Who is let in


async def test_the_page_runs_nothing_from_elsewhere(tmp_path: Path) -> None:
    async with scene(tmp_path) as here:
        page = await here.get(here.here.page)
        assert (page.status, page.headers["Content-Type"]) == (200, "text/html; charset=utf-8")
        policy = page.headers["Content-Security-Policy"]
        assert policy.startswith("default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; ")
        assert "unsafe" not in policy
        assert "http" not in policy
        assert page.headers["Referrer-Policy"] == "no-referrer"
        assert page.headers["X-Content-Type-Options"] == "nosniff"
        bare = await here.get(here.here.page.rstrip("/"))
        assert (bare.status, bare.headers["Location"]) == (302, "/" + here.here.page.split("/", 3)[3])


async def test_the_first_card_has_the_picture_that_was_given(tmp_path: Path) -> None:
    file = tmp_path / "small-discord.sqlite3"
    async with (
        playground(file, port=0, picture="<svg/>") as here,
        aiohttp.ClientSession() as session,
        session.get(here.page + "first.svg") as shown,
    ):
        assert (shown.status, shown.content_type, await shown.text()) == (200, "image/svg+xml", "<svg/>")


@pytest.mark.parametrize(
    "path",
    [
        "wrong/",
        "wrong/live",
        "{}/nothing.js",
        "{}/../files.py",
        "{}/%2e%2e/files.py",
        "{}/files/1/x",
        "{}//etc",
    ],
)
async def test_what_is_not_there_is_not_found(tmp_path: Path, path: str) -> None:
    async with scene(tmp_path, online=False) as here:
        root, secret = here.here.page.rstrip("/").rsplit("/", 1)
        assert (await here.get(f"{root}/{path.format(secret)}")).status == 404


async def test_the_bare_port_says_that_a_playground_is_here_and_not_its_secret(tmp_path: Path) -> None:
    async with scene(tmp_path, online=False) as here:
        root, secret = here.here.page.rstrip("/").rsplit("/", 1)
        found = await here.get(f"{root}/")
        assert (found.status, secret.encode() in found.data) == (200, False)


@pytest.mark.parametrize(
    "host", ["evil.example", "evil.example:80", "127.0.0.1.evil.example", "127.0.0.1:80 x", ""]
)
async def test_another_name_for_this_machine_is_refused(tmp_path: Path, host: str) -> None:
    async with scene(tmp_path, online=False) as here:
        for address in (here.here.page, here.here.api_url + "/users/@me"):
            assert (await here.get(address, Host=host)).status == 403


async def test_localhost_is_this_machine(tmp_path: Path) -> None:
    async with scene(tmp_path, online=False) as here:
        assert (await here.get(here.here.page, Host="localhost:1234")).status == 200


@pytest.mark.parametrize(
    "origin", ["http://evil.example", "null", "https://127.0.0.1", "http://127.0.0.1:1", None]
)
async def test_the_socket_is_the_pages_own(tmp_path: Path, origin: str | None) -> None:
    async with scene(tmp_path, online=False) as here:
        with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
            await here.bot.session.ws_connect(here.here.page + "live", origin=origin)
        assert refused.value.status == 403


async def test_what_is_dropped_on_the_page_is_shown_by_the_command_that_is_named(tmp_path: Path) -> None:
    async with scene(tmp_path) as here:
        asked: list[tuple[str, int, int]] = []

        async def opener(text: str, guild: int, channel: int) -> Command | None:
            asked.append((text, guild, channel))
            return Command("play", ({"name": "seats", "type": 4, "value": 5},)) if text == "a game" else None

        nobody = await here.page.send("drop", "Ana", channel=here.page.channel, text="a game")
        assert nobody["reason"] == "This file holds no recorded game."
        here.here.small_discord.opener = opener
        refused = await here.page.send("drop", "Ana", channel=here.page.channel, text="nothing")
        assert refused["reason"] == "This file holds no recorded game."
        sent = here.page.send("drop", "Ana", channel=here.page.channel, text="a game")
        told = await here.bot.event("INTERACTION_CREATE")
        assert (told["data"]["name"], told["data"]["options"][0]["value"]) == ("play", 5)
        await here.bot.answer(told, 4, {"content": "There", "flags": PRIVATE})
        assert (await sent)["outcome"] == "ok"
        assert asked[-1] == ("a game", int(here.bot.guild), int(here.page.channel))
