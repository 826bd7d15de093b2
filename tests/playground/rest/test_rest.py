"""The routes that a bot calls: what they answer, and with which of Discord's errors they refuse."""

from __future__ import annotations

import json
import logging
from pathlib import Path

import pytest

from tests.playground.scene import BUTTON, COMMAND, LAYOUT, Scene, scene

LONG_AGO = 2 * 60 * 60
PIXEL = "data:image/png;base64,iVBORw0KGgo="


async def test_answers_are_plain_json_through_a_proxy(tmp_path: Path) -> None:
    async with scene(tmp_path, online=False) as here:
        answer = await here.bot.call("GET", "/users/@me")
        assert answer.data["id"] == here.bot.me
        assert (answer.headers["Content-Type"], answer.headers["Via"]) == ("application/json", "1.1 playground")


@pytest.mark.parametrize("path", ["/users/@me", "/oauth2/applications/@me", "/channels/1/messages", "/nothing"])
async def test_only_the_bot_may_call(tmp_path: Path, path: str) -> None:
    async with scene(tmp_path, online=False) as here:
        for token in ("", "wrong", "ö"):
            assert (await here.bot.call("GET", path, token=token)).error == (401, 0)


async def test_what_is_not_there_answers_404_and_is_logged_without_tokens(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with scene(tmp_path, online=False) as here:
        with caplog.at_level(logging.WARNING):
            for path in ("/voice/regions", "/webhooks/1/very-secret/slack", "/interactions/1/very-secret/other"):
                assert (await here.bot.call("GET", path)).error == (404, 0)
            assert (await here.bot.call("PUT", "/users/@me")).error == (405, 0)
    assert [record.message.rsplit(" ", 1)[1] for record in caplog.records] == [
        "/api/v10/voice/regions",
        "/api/v10/webhooks/1/…/slack",
        "/api/v10/interactions/1/…/other",
    ]


async def test_the_application_is_the_first_persons(tmp_path: Path) -> None:
    async with scene(tmp_path, online=False) as here:
        data = (await here.bot.call("GET", "/oauth2/applications/@me")).data
        assert (data["id"], data["owner"]["id"]) == (here.bot.me, here.page.person("Alex"))


# Commands


@pytest.mark.parametrize("place", ["/commands", "/guilds/{}/commands"])
async def test_commands_are_told_and_shown(tmp_path: Path, place: str) -> None:
    async with scene(tmp_path, online=False) as here:
        path = f"/applications/{here.bot.me}" + place.format(here.bot.guild)
        first = (await here.bot.call("PUT", path, [COMMAND])).data
        other = {"name": "hand", "description": "Show it"}
        second = (await here.bot.call("PUT", path, [other, COMMAND])).data
        assert [one["name"] for one in second] == ["hand", "play"]
        assert second[1]["id"] == first[0]["id"]
        assert second[1]["options"] == COMMAND["options"]
        assert (await here.bot.call("GET", path)).data == second
        await here.page.until(lambda: here.page.world["commands"] == second)
        assert (await here.bot.call("PUT", path, [])).data == []


@pytest.mark.parametrize(
    "wrong",
    [
        {"name": "Play"},
        {"name": "two words"},
        {"name": "x" * 33},
        {"description": ""},
        {"description": "x" * 101},
        {"options": [{"type": 3, "name": str(n), "description": "x"} for n in range(26)]},
        {"options": [{"type": 3, "name": "a", "description": ""}]},
        {
            "options": [
                {"type": 3, "name": "a", "description": "x"},
                {"type": 3, "name": "b", "description": "x", "required": True},
            ]
        },
    ],
)
async def test_commands_that_discord_would_not_take(tmp_path: Path, wrong: dict[str, object]) -> None:
    async with scene(tmp_path, online=False) as here:
        path = f"/applications/{here.bot.me}/commands"
        assert (await here.bot.call("PUT", path, [COMMAND | wrong])).error == (400, 50035)
        assert (await here.bot.call("PUT", path, [COMMAND, COMMAND])).error == (400, 50035)
        assert (await here.bot.call("PUT", path, {"not": "a list"})).error == (400, 50109)
        assert (await here.bot.call("GET", path)).data == []


GERMAN = {"name_localizations": {"de": "spielen"}, "description_localizations": {"de": "Eröffne einen Tisch"}}


async def test_commands_in_several_languages_are_kept_and_told_to_whoever_asks(tmp_path: Path) -> None:
    choice = {"name": "easy", "value": "easy", "name_localizations": {"de": "leicht"}}
    option = {"type": 3, "name": "strength", "description": "x", "choices": [choice]}
    option["name_localizations"] = {"de": "stärke", "hi": "ताकत", "th": "กำลัง"}
    async with scene(tmp_path, online=False) as here:
        path = f"/applications/{here.bot.me}/commands"
        told = (await here.bot.call("PUT", path, [COMMAND | GERMAN | {"options": [option]}])).data
        assert told[0]["name_localizations"] == {"de": "spielen"}
        assert told[0]["options"] == [option]
        assert (await here.bot.call("GET", f"{path}?with_localizations=true")).data == told
        assert "_localizations" not in json.dumps((await here.bot.call("GET", path)).data)
        await here.page.until(lambda: here.page.world["commands"] == told)


def option(name: str, german: str | None = None, **more: object) -> dict[str, object]:
    """An option, with a German name if one is given."""
    named = {"name_localizations": {"de": german}} if german else {}
    return {"type": 3, "name": name, "description": "x", **named, **more}


@pytest.mark.parametrize(
    "wrong",
    [
        {"name_localizations": {"de": "Spielen"}},
        {"name_localizations": {"de": "zwei worte"}},
        {"name_localizations": {"de": "x" * 33}},
        {"name_localizations": {"de": ""}},
        {"name_localizations": {"xx": "spielen"}},
        {"description_localizations": {"de": ""}},
        {"description_localizations": {"de": "x" * 101}},
        {"options": [option("a", "A")]},
        {"options": [option("a", "gleich"), option("b", "gleich")]},
        {"options": [option("a"), option("b", "a")]},
        {"options": [option("a"), option("a")]},
        {"options": [option("a", choices=[{"name": "x", "value": "1", "name_localizations": {"de": "x" * 101}}])]},
        {"options": [option("a", choices=[{"name": "x", "value": "1"}, {"name": "x", "value": "2"}])]},
        {
            "options": [
                option(f"o{n}", choices=[{"name": f"c{m}{'x' * 90}", "value": "v" * 30} for m in range(25)])
                for n in range(3)
            ]
        },
    ],
)
async def test_languages_of_commands_that_discord_would_not_take(tmp_path: Path, wrong: dict[str, object]) -> None:
    async with scene(tmp_path, online=False) as here:
        path = f"/applications/{here.bot.me}/commands"
        assert (await here.bot.call("PUT", path, [COMMAND | wrong])).error == (400, 50035)
        assert (await here.bot.call("GET", path)).data == []


@pytest.mark.parametrize(
    ("german", "alike"),
    [
        ({"de": "spielen"}, True),
        # The other one is called so in German, too: it has no German name.
        ({"de": "play"}, True),
        ({"de": "karten"}, False),
        ({"it": "spielen"}, False),
        ({"en-GB": "play"}, True),
    ],
)
async def test_no_two_commands_are_called_alike_in_a_language(
    tmp_path: Path, german: dict[str, str], alike: bool
) -> None:
    first = COMMAND | ({} if "play" in german.values() else {"name_localizations": {"de": "spielen"}})
    other = {"name": "hand", "description": "Show it", "name_localizations": german}
    async with scene(tmp_path, online=False) as here:
        answer = await here.bot.call("PUT", f"/applications/{here.bot.me}/commands", [first, other])
        assert (answer.status == 400) == alike


async def test_where_a_language_is_missing_its_neighbour_stands_in(tmp_path: Path) -> None:
    american = COMMAND | {"name_localizations": {"en-US": "open"}}
    british = {"name": "hand", "description": "Show it", "name_localizations": {"en-GB": "open"}}
    async with scene(tmp_path, online=False) as here:
        answer = await here.bot.call("PUT", f"/applications/{here.bot.me}/commands", [american, british])
        assert answer.error == (400, 50035)


async def test_another_application_or_server_is_unknown(tmp_path: Path) -> None:
    async with scene(tmp_path, online=False) as here:
        assert (await here.bot.call("GET", "/applications/1/commands")).error == (404, 10002)
        assert (await here.bot.call("GET", f"/applications/{here.bot.me}/guilds/1/commands")).error == (404, 10004)


# People and places


async def test_people_and_places(tmp_path: Path) -> None:
    async with scene(tmp_path, online=False) as here:
        ana, guild = here.page.person("Ana"), f"/guilds/{here.bot.guild}"
        assert (await here.bot.call("GET", f"/users/{ana}")).data["global_name"] == "Ana"
        assert (await here.bot.call("GET", f"{guild}/members/{ana}")).data["user"]["id"] == ana
        assert (await here.bot.call("GET", guild)).data["owner_id"] == here.page.person("Alex")
        channels = (await here.bot.call("GET", f"{guild}/channels")).data
        assert [one["id"] for one in channels] == [here.page.channel]
        assert (await here.bot.call("GET", f"/channels/{here.page.channel}")).data == channels[0]
        assert (await here.bot.call("POST", f"/channels/{here.page.channel}/typing")).status == 204
        assert (await here.bot.call("GET", "/users/1")).error == (404, 10013)
        assert (await here.bot.call("GET", f"{guild}/members/1")).error == (404, 10007)
        assert (await here.bot.call("GET", "/guilds/1")).error == (404, 10004)
        assert (await here.bot.call("GET", "/channels/1")).error == (404, 10003)


async def direct(here: Scene, name: str) -> str:
    """The channel of a person's direct messages."""
    answer = await here.bot.call("POST", "/users/@me/channels", {"recipient_id": here.page.person(name)})
    return str(answer.data["id"])


async def test_direct_messages_are_opened_once(tmp_path: Path) -> None:
    async with scene(tmp_path, online=False) as here:
        first, again, other = [await direct(here, name) for name in ("Ana", "Ana", "Ben")]
        assert first == again != other
        await here.page.until(lambda: (here.page.dm("Ana"), here.page.dm("Ben")) == (first, other))
        for nobody in ("1", "x", None):
            answer = await here.bot.call("POST", "/users/@me/channels", {"recipient_id": nobody})
            assert answer.error == (404, 10013)


async def test_a_person_who_closed_direct_messages_gets_none(tmp_path: Path) -> None:
    async with scene(tmp_path, online=False) as here:
        path = f"/channels/{await direct(here, 'Ana')}/messages"
        before = (await here.bot.call("POST", path, {"content": "Before"})).data
        await here.page.send("dms", "Ana", open=False)
        assert [one["dms_open"] for one in here.page.world["people"]] == [True, False, True]
        assert (await here.bot.call("POST", path, {"content": "Now"})).error == (403, 50007)
        assert (await here.bot.call("PATCH", f"{path}/{before['id']}", {"content": "Edited"})).status == 200
        await here.page.send("dms", "Ana", open=True)
        assert (await here.bot.call("POST", path, {"content": "After"})).status == 200
        dm = here.page.dm("Ana")
        await here.page.until(lambda: [one["content"] for one in here.page.messages(dm)] == ["Edited", "After"])


# Messages


async def test_with_an_enforced_nonce_a_message_is_posted_once(tmp_path: Path) -> None:
    async with scene(tmp_path, online=False) as here:
        path = f"/channels/{here.page.channel}/messages"
        body = {"content": "Once", "nonce": "17", "enforce_nonce": True}
        first, again = [(await here.bot.call("POST", path, body)).data for _ in range(2)]
        assert first["id"] == again["id"]
        assert first["nonce"] == "17"
        for other in ({**body, "nonce": "18"}, {**body, "enforce_nonce": False}, {"content": "Once"}):
            assert (await here.bot.call("POST", path, other)).data["id"] != first["id"]


async def test_messages_are_posted_read_edited_and_deleted(tmp_path: Path) -> None:
    async with scene(tmp_path, online=False) as here:
        message = await here.button()
        path = f"/channels/{here.page.channel}/messages/{message['id']}"
        assert (await here.bot.call("GET", path)).data == message
        assert (message["author"]["id"], message["edited_timestamp"]) == (here.bot.me, None)
        edited = (await here.bot.call("PATCH", path, {"content": "There"})).data
        assert (edited["content"], edited["components"]) == ("There", message["components"])
        assert edited["edited_timestamp"] >= edited["timestamp"]
        assert (await here.bot.call("DELETE", path)).status == 204
        for method in ("GET", "DELETE", "PATCH"):
            assert (await here.bot.call(method, path, {})).error == (404, 10008)
        await here.page.until(lambda: not here.page.public())


async def test_messages_of_people_are_theirs(tmp_path: Path) -> None:
    async with scene(tmp_path, online=False) as here:
        await here.page.send("say", "Ana", channel=here.page.channel, content="Mine")
        path = f"/channels/{here.page.channel}/messages/{here.page.public()[0]['id']}"
        assert (await here.bot.call("PATCH", path, {"content": "Yours"})).error == (403, 50005)
        assert (await here.bot.call("DELETE", path)).error == (403, 50013)


async def test_a_message_of_another_channel_is_unknown(tmp_path: Path) -> None:
    async with scene(tmp_path, online=False) as here:
        message = await here.button()
        answer = await here.bot.call("GET", f"/channels/{await direct(here, 'Ana')}/messages/{message['id']}")
        assert answer.error == (404, 10008)


@pytest.mark.parametrize(
    ("query", "shown"),
    [
        ("", "43210"),
        ("?limit=2", "43"),
        ("?before={2}", "10"),
        ("?after={2}", "43"),
        ("?after={0}&limit=2", "21"),
    ],
)
async def test_history(tmp_path: Path, query: str, shown: str) -> None:
    async with scene(tmp_path, online=False) as here:
        numbers = [(await here.post(content=str(number)))["id"] for number in range(5)]
        answer = await here.bot.call("GET", f"/channels/{here.page.channel}/messages{query.format(*numbers)}")
        assert "".join(one["content"] for one in answer.data) == shown


async def test_history_of_too_many_or_of_nothing(tmp_path: Path) -> None:
    async with scene(tmp_path, online=False) as here:
        path = f"/channels/{here.page.channel}/messages"
        assert (await here.bot.call("GET", path + "?limit=101")).error == (400, 50035)
        assert (await here.bot.call("GET", "/channels/1/messages")).error == (404, 10003)


@pytest.mark.parametrize(
    ("body", "error"),
    [
        ({}, 50006),
        ({"content": "  " * 0, "components": []}, 50006),
        ({"content": "x" * 2001}, 50035),
        ({"embeds": [{}] * 11}, 50035),
        ({"flags": LAYOUT, "content": "x", "components": [{"type": 10, "content": "x"}]}, 50035),
        ({"components": [{"type": 10, "content": "x"}]}, 50035),
    ],
)
async def test_messages_that_discord_would_not_take(tmp_path: Path, body: dict[str, object], error: int) -> None:
    async with scene(tmp_path, online=False) as here:
        answer = await here.bot.call("POST", f"/channels/{here.page.channel}/messages", body)
        assert answer.error == (400, error)
        assert here.page.public() == []


async def test_what_is_no_json_is_refused(tmp_path: Path) -> None:
    async with scene(tmp_path, online=False) as here:
        url = f"{here.here.api_url}/channels/{here.page.channel}/messages"
        headers = {"Authorization": f"Bot {here.here.token}"}
        for body in (b"{", b"[]", b"\xff"):
            async with here.bot.session.post(url, data=body, headers=headers) as response:
                assert (response.status, (await response.json())["code"]) == (400, 50109)


async def test_a_message_with_texts_and_containers_stays_one(tmp_path: Path) -> None:
    async with scene(tmp_path, online=False) as here:
        message = await here.post(flags=LAYOUT, components=[{"type": 10, "content": "x"}])
        path = f"/channels/{here.page.channel}/messages/{message['id']}"
        assert (await here.bot.call("PATCH", path, {"content": "x"})).error == (400, 50035)
        container = {"type": 17, "components": [{"type": 1, "components": [BUTTON]}]}
        edited = (await here.bot.call("PATCH", path, {"components": [container]})).data
        assert edited["flags"] == LAYOUT
        assert [edited["components"][0]["id"], edited["components"][0]["components"][0]["id"]] == [1, 2]


@pytest.mark.parametrize(
    ("allowed", "mentioned"),
    [(None, ["Ana", "Ben"]), ({"parse": []}, []), ({"parse": ["users"]}, ["Ana", "Ben"]), ("ana", ["Ana"])],
)
async def test_only_those_are_mentioned_who_may_be(tmp_path: Path, allowed: object, mentioned: list[str]) -> None:
    async with scene(tmp_path, online=False) as here:
        ana, ben = here.page.person("Ana"), here.page.person("Ben")
        may = {"parse": [], "users": [ana]} if allowed == "ana" else allowed
        text = {"type": 10, "content": f"<@{ana}> and <@!{ben}> and <@1>"}
        more = {} if may is None else {"allowed_mentions": may}
        message = await here.post(flags=LAYOUT, components=[text], **more)
        assert [one["global_name"] for one in message["mentions"]] == mentioned


async def test_an_old_message_takes_few_edits(tmp_path: Path) -> None:
    async with scene(tmp_path, online=False) as here:
        message = await here.button()
        path = f"/channels/{here.page.channel}/messages/{message['id']}"
        world = here.here.small_discord.world
        now = world.now()
        world.now = lambda: now + LONG_AGO
        answers = [await here.bot.call("PATCH", path, {"content": str(number)}) for number in range(4)]
        assert [answer.status for answer in answers] == [200, 200, 200, 429]
        assert answers[3].data["code"] == 30046
        assert answers[3].data["retry_after"] > 30


# Emojis


async def test_emojis_of_the_bot(tmp_path: Path) -> None:
    async with scene(tmp_path, online=False) as here:
        path = f"/applications/{here.bot.me}/emojis"
        made = await here.bot.call("POST", path, {"name": "soy", "image": PIXEL})
        assert (made.status, made.data["name"]) == (201, "soy")
        assert (await here.bot.call("GET", path)).data == {"items": [made.data]}
        shown = await here.get(f"{here.here.page}emojis/{made.data['id']}")
        assert (shown.status, shown.headers["Content-Type"]) == (200, "image/png")
        assert (await here.bot.call("DELETE", f"{path}/{made.data['id']}")).status == 204
        assert (await here.bot.call("DELETE", f"{path}/{made.data['id']}")).error == (404, 10014)
        assert (await here.get(f"{here.here.page}emojis/{made.data['id']}")).status == 404


async def test_an_emoji_stands_on_buttons_and_options_as_long_as_there_is_one(tmp_path: Path) -> None:
    async with scene(tmp_path, online=False) as here:
        path = f"/applications/{here.bot.me}/emojis"
        number = int((await here.bot.call("POST", path, {"name": "soy", "image": PIXEL})).data["id"])
        sign = {"id": number, "name": "soy"}
        listed = {"type": 3, "custom_id": "s", "options": [{"label": "Soy", "value": "soy", "emoji": sign}]}
        rows = [{"type": 1, "components": [each]} for each in ({**BUTTON, "emoji": sign}, listed)]
        body, channel = {"components": rows, "content": "Here"}, f"/channels/{here.page.channel}/messages"
        posted = await here.bot.call("POST", channel, body)
        # As Discord does: as text, since a browser cannot read so large a number.
        assert json.dumps(posted.data["components"]).count(f'"{number}"') == 2
        await here.bot.call("DELETE", f"{path}/{number}")
        refused = await here.bot.call("POST", channel, body)
        assert refused.error == (400, 50035)
        assert "BUTTON_COMPONENT_INVALID_EMOJI" in json.dumps(refused.data)
        address = f"{channel}/{posted.data['id']}"
        assert (await here.bot.call("PATCH", address, {"attachments": []})).status == 200
        assert (await here.bot.call("PATCH", address, body)).error == (400, 50035)


async def test_an_application_has_room_for_two_thousand_emojis(tmp_path: Path) -> None:
    async with scene(tmp_path, online=False) as here:
        path, world = f"/applications/{here.bot.me}/emojis", here.here.small_discord.world
        world.emojis |= {number: {"id": str(number), "name": f"e{number}"} for number in range(1999)}
        assert (await here.bot.call("POST", path, {"name": "soy", "image": PIXEL})).status == 201
        assert (await here.bot.call("POST", path, {"name": "red", "image": PIXEL})).error == (400, 30008)


@pytest.mark.parametrize("wrong", [{"name": "x"}, {"name": "so y"}, {"image": "nonsense"}, {"image": PIXEL + "!"}])
async def test_emojis_that_discord_would_not_take(tmp_path: Path, wrong: dict[str, str]) -> None:
    async with scene(tmp_path, online=False) as here:
        emoji = {"name": "soy", "image": PIXEL} | wrong
        assert (await here.bot.call("POST", f"/applications/{here.bot.me}/emojis", emoji)).error == (400, 50035)
