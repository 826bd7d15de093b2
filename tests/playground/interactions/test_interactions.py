"""Interactions: what people do at the page, how the bot answers, and what it is refused."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from bot.playground import Limits
from tests.playground.page import Payload
from tests.playground.scene import BUTTON, LAYOUT, PRIVATE, Scene, scene

HURRIED = Limits(answer_within=0.3, token_lives=0.6)
TEXT = {"type": 10, "content": "Words"}
MODAL: Payload = {
    "title": "Offer",
    "custom_id": "offer",
    "components": [
        {
            "type": 18,
            "label": "Give",
            "component": {"type": 4, "custom_id": "a:give", "style": 1, "max_length": 5},
        },
        {
            "type": 18,
            "label": "Want",
            "component": {
                "type": 3,
                "custom_id": "a:want",
                "required": False,
                "options": [{"label": "Soy", "value": "soy"}, {"label": "Red", "value": "red"}],
            },
        },
    ],
}


async def asked(here: Scene, doing: Any, number: int = 0) -> tuple[asyncio.Task[Payload], Payload]:
    """What a person does, and the interaction that the bot is told."""
    task = asyncio.create_task(doing)
    return task, await here.bot.event("INTERACTION_CREATE", number)


async def clicked(here: Scene, name: str = "Ana") -> tuple[asyncio.Task[Payload], Payload]:
    """A person clicks the bot's button."""
    return await asked(here, here.page.click(name, await here.button(), "press"))


async def test_a_click_tells_who_where_and_what(tmp_path: Path) -> None:
    async with scene(tmp_path) as here:
        sent, told = await clicked(here)
        assert (told["type"], told["data"]["custom_id"], told["data"]["component_type"]) == (3, "press", 2)
        assert told["message"]["content"] == "Here"
        assert (told["guild_id"], told["channel"]["id"], told["context"]) == (here.bot.guild, here.page.channel, 0)
        assert told["member"]["user"]["id"] == here.page.person("Ana")
        assert not int(told["member"]["permissions"]) & 1 << 13
        assert int(told["app_permissions"]) & 1 << 11
        await here.bot.answer(told, 6)
        assert (await sent)["outcome"] == "ok"


async def test_the_first_person_owns_the_server(tmp_path: Path) -> None:
    async with scene(tmp_path) as here:
        _, told = await clicked(here, "Alex")
        assert int(told["member"]["permissions"]) & 1 << 13
        await here.bot.answer(told, 6)


async def test_the_clicked_message_is_updated(tmp_path: Path) -> None:
    async with scene(tmp_path) as here:
        sent, told = await clicked(here)
        answer = await here.bot.answer(told, 7, {"content": "Done", "components": []})
        assert answer.data["interaction"]["response_message_id"] == told["message"]["id"]
        assert (await sent)["outcome"] == "ok"
        shown = here.page.public()
        assert [(one["content"], one["components"], bool(one["edited_timestamp"])) for one in shown] == [
            ("Done", [], True)
        ]
        assert (await here.bot.hook("GET", told, "/messages/@original")).data["content"] == "Done"


async def test_a_message_answers(tmp_path: Path) -> None:
    async with scene(tmp_path) as here:
        _, told = await asked(here, here.page.command("Ana", "play", game="duel"))
        answer = await here.bot.answer(told, 4, {"content": "Table"})
        message = answer.data["resource"]["message"]
        assert message["interaction_metadata"]["user"]["id"] == here.page.person("Ana")
        assert (message["type"], message["interaction"]["name"]) == (20, "play")
        await here.page.until(lambda: [one["content"] for one in here.page.public()] == ["Table"])
        assert (await here.bot.event("MESSAGE_CREATE"))["id"] == message["id"]


async def test_a_private_message_is_for_one_person(tmp_path: Path) -> None:
    async with scene(tmp_path) as here:
        sent, told = await clicked(here)
        await here.bot.answer(told, 4, {"content": "Psst", "flags": PRIVATE})
        assert (await sent)["outcome"] == "ok"
        found = here.page.private("Ana")
        assert [one["content"] for one in found] == ["Psst"]
        assert here.page.private("Ben") == []
        assert "Psst" not in [told["content"] for told in here.bot.events("MESSAGE_CREATE")]
        path = f"/channels/{here.page.channel}/messages"
        assert (await here.bot.call("GET", f"{path}/{found[0]['id']}")).error == (404, 10008)
        assert [one["content"] for one in (await here.bot.call("GET", path)).data] == ["Here"]
        assert (await here.page.send("dismiss", "Ben", message=found[0]["id"]))["outcome"] == "failed"
        assert (await here.page.send("dismiss", "Ana", message=found[0]["id"]))["outcome"] == "ok"
        assert here.page.private("Ana") == []


async def test_a_control_of_a_private_message_is_its_readers(tmp_path: Path) -> None:
    async with scene(tmp_path) as here:
        sent, told = await clicked(here)
        components = [{"type": 1, "components": [BUTTON]}]
        await here.bot.answer(told, 4, {"content": "Psst", "flags": PRIVATE, "components": components})
        await sent
        message = here.page.private("Ana")[0]
        assert (await here.page.click("Ben", message, "press"))["outcome"] == "failed"
        sent, told = await asked(here, here.page.click("Ana", message, "press"), 1)
        await here.bot.answer(told, 7, {"content": "Done"})
        assert (await sent)["outcome"] == "ok"
        assert [one["content"] for one in here.page.private("Ana")] == ["Done"]


async def test_thinking_becomes_the_first_message_that_follows(tmp_path: Path) -> None:
    async with scene(tmp_path) as here:
        sent, told = await asked(here, here.page.command("Ana", "play"))
        await here.bot.answer(told, 5, {"flags": PRIVATE})
        assert (await sent)["outcome"] == "thinking"
        assert [one["flags"] for one in here.page.private("Ana")] == [PRIVATE | 1 << 7]
        first = await here.bot.hook("POST", told, "", {"flags": LAYOUT, "components": [TEXT]})
        second = await here.bot.hook("POST", told, "", {"content": "More"})
        await here.page.until(lambda: len(here.page.public()) == 1)
        assert [one["id"] for one in here.page.private("Ana")] == [first.data["id"]]
        assert here.page.private("Ana")[0]["flags"] == PRIVATE | LAYOUT
        assert [one["id"] for one in here.page.public()] == [second.data["id"]]
        assert (await here.bot.hook("PATCH", told, "/messages/@original", {"components": []})).status == 200
        assert (await here.bot.hook("DELETE", told, "/messages/@original")).status == 204
        await here.page.until(lambda: not here.page.private("Ana"))


async def test_followups_are_edited_and_deleted(tmp_path: Path) -> None:
    async with scene(tmp_path) as here:
        _, told = await clicked(here)
        await here.bot.answer(told, 6)
        followed = (await here.bot.hook("POST", told, "", {"content": "More"})).data
        path = f"/messages/{followed['id']}"
        assert (await here.bot.hook("PATCH", told, path, {"content": "Else"})).data["content"] == "Else"
        assert (await here.bot.hook("DELETE", told, path)).status == 204
        assert (await here.bot.hook("GET", told, path)).error == (404, 10008)
        assert (await here.bot.hook("GET", told, "/messages/nonsense")).error == (404, 10008)


async def test_other_messages_are_not_reached_through_an_interaction(tmp_path: Path) -> None:
    async with scene(tmp_path) as here:
        other = await here.post(content="Other")
        _, told = await clicked(here)
        await here.bot.answer(told, 6)
        answer = await here.bot.hook("DELETE", told, f"/messages/{other['id']}")
        assert answer.error == (404, 10008)
        assert len(here.page.public()) == 2


async def test_a_second_first_answer_is_refused(tmp_path: Path) -> None:
    async with scene(tmp_path) as here:
        _, told = await clicked(here)
        assert (await here.bot.answer(told, 6)).status == 200
        assert (await here.bot.answer(told, 4, {"content": "Again"})).error == (400, 40060)


async def test_a_late_answer_is_refused_and_the_person_is_told(tmp_path: Path) -> None:
    async with scene(tmp_path, HURRIED) as here:
        sent, told = await clicked(here)
        answer = await sent
        assert (answer["outcome"], bool(answer["reason"])) == ("failed", True)
        assert (await here.bot.answer(told, 4, {"content": "Late"})).error == (404, 10062)
        assert len(here.page.public()) == 1


@pytest.mark.long
async def test_a_token_is_over_after_a_while(tmp_path: Path) -> None:
    async with scene(tmp_path, HURRIED) as here:
        _, told = await clicked(here)
        await here.bot.answer(told, 6)
        assert (await here.bot.hook("GET", told, "/messages/@original")).status == 200
        await asyncio.sleep(0.7)
        assert (await here.bot.hook("GET", told, "/messages/@original")).error == (401, 50027)


async def test_nothing_follows_what_was_not_answered(tmp_path: Path) -> None:
    async with scene(tmp_path) as here:
        _, told = await clicked(here)
        assert (await here.bot.hook("POST", told, "", {"content": "Early"})).error == (404, 10015)
        wrong = {**told, "token": "wrong"}
        assert (await here.bot.hook("POST", wrong, "", {"content": "Who"})).error == (401, 50027)
        assert (await here.bot.answer(wrong, 6)).error == (404, 10062)
        other = {**told, "application_id": "1"}
        assert (await here.bot.hook("POST", other, "", {"content": "Who"})).error == (404, 10015)
        await here.bot.answer(told, 6)


async def test_a_refused_answer_can_be_given_again(tmp_path: Path) -> None:
    async with scene(tmp_path) as here:
        sent, told = await clicked(here)
        assert (await here.bot.answer(told, 7, {"content": "x" * 2001})).error == (400, 50035)
        assert (await here.bot.answer(told, 8, {"choices": []})).error == (400, 50035)
        assert (await here.bot.answer(told, 7, {"content": "Short"})).status == 200
        assert (await sent)["outcome"] == "ok"


async def test_choices_while_typing(tmp_path: Path) -> None:
    async with scene(tmp_path) as here:
        sent, told = await asked(here, here.page.choices("Ana", "play", "game", "du"))
        assert told["type"] == 4
        assert told["data"]["options"] == [{"name": "game", "type": 3, "value": "du", "focused": True}]
        many = [{"name": str(n), "value": str(n)} for n in range(26)]
        assert (await here.bot.answer(told, 8, {"choices": many})).error == (400, 50035)
        assert (await here.bot.answer(told, 4, {"content": "No"})).error == (400, 50035)
        assert (await here.bot.answer(told, 8, {"choices": many[:25]})).status == 200
        assert len(await sent) == 25


async def test_a_form_is_opened_and_sent(tmp_path: Path) -> None:
    async with scene(tmp_path) as here:
        sent, told = await clicked(here)
        assert (await here.bot.answer(told, 9, MODAL)).status == 200
        answer = await sent
        assert (answer["outcome"], answer["modal"]) == ("modal", MODAL)
        message = here.page.public()[0]
        submitted = here.page.submit("Ana", here.page.channel, message, MODAL, give="1 2", want=["soy"])
        sent, told = await asked(here, submitted, 1)
        assert (told["type"], told["data"]["custom_id"], told["message"]["id"]) == (5, "offer", message["id"])
        fields = [label["component"] for label in told["data"]["components"]]
        assert [field.get("value") or field.get("values") for field in fields] == ["1 2", ["soy"]]
        assert (await here.bot.answer(told, 9, MODAL)).error == (400, 50035)
        assert (await here.bot.answer(told, 7, {"content": "Offered"})).status == 200
        assert (await sent)["outcome"] == "ok"


@pytest.mark.parametrize("filled", [{}, {"give": "too long"}, {"give": "1", "want": ["wax"]}])
async def test_a_form_is_not_sent_with_what_does_not_fit(tmp_path: Path, filled: dict[str, Any]) -> None:
    async with scene(tmp_path) as here:
        _, told = await clicked(here)
        await here.bot.answer(told, 9, MODAL)
        await here.page.until(lambda: here.page.heard[-1]["type"] == "answer")
        answer = await here.page.submit("Ana", here.page.channel, here.page.public()[0], MODAL, **filled)
        assert answer["outcome"] == "failed"
        assert len(here.bot.events("INTERACTION_CREATE")) == 1


async def test_a_control_that_is_gone_or_disabled_is_not_clicked(tmp_path: Path) -> None:
    async with scene(tmp_path) as here:
        message = await here.button()
        path = f"/channels/{here.page.channel}/messages/{message['id']}"
        disabled = [{"type": 1, "components": [{**BUTTON, "disabled": True}]}]
        for components in (disabled, []):
            await here.bot.call("PATCH", path, {"components": components})
            assert (await here.page.click("Ana", message, "press"))["outcome"] == "failed"
        await here.bot.call("DELETE", path)
        assert (await here.page.click("Ana", message, "press"))["outcome"] == "failed"
        assert here.bot.events("INTERACTION_CREATE") == []


@pytest.mark.parametrize(("values", "right"), [(["a"], True), (["a", "b"], True), ([], False), (["c"], False)])
async def test_a_select_takes_its_own_options(tmp_path: Path, values: list[str], right: bool) -> None:
    async with scene(tmp_path) as here:
        options = [{"label": letter, "value": letter} for letter in "ab"]
        select = {"type": 3, "custom_id": "choose", "options": options, "max_values": 2}
        message = await here.post(content="Choose", components=[{"type": 1, "components": [select]}])
        task = asyncio.create_task(here.page.click("Ana", message, "choose", *values))
        if right:
            told = await here.bot.event("INTERACTION_CREATE")
            assert told["data"]["values"] == values
            await here.bot.answer(told, 6)
        assert (await task)["outcome"] == ("ok" if right else "failed")


@pytest.mark.parametrize(
    "frame",
    [
        {"name": "nothing", "options": []},
        {"name": "play", "options": [{"name": "seats", "type": 4, "value": 8}]},
        {"name": "play", "options": [{"name": "seats", "type": 4, "value": "4"}]},
        {"name": "play", "options": [{"name": "other", "type": 3, "value": "x"}]},
        {"name": "play", "options": None},
        {"name": "play", "options": [], "channel": "1"},
    ],
)
async def test_a_command_that_does_not_fit_is_not_sent(tmp_path: Path, frame: Payload) -> None:
    async with scene(tmp_path) as here:
        answer = await here.page.send("command", "Ana", **{"channel": here.page.channel, **frame})
        assert answer["outcome"] == "failed"
        assert here.bot.events("INTERACTION_CREATE") == []


async def test_in_direct_messages_the_person_is_no_member(tmp_path: Path) -> None:
    async with scene(tmp_path) as here:
        await here.bot.call("POST", "/users/@me/channels", {"recipient_id": here.page.person("Ana")})
        dm = await here.page.until(lambda: here.page.dm("Ana"))
        _, told = await asked(here, here.page.command("Ana", "play", dm))
        assert (told["user"]["id"], told["context"]) == (here.page.person("Ana"), 1)
        assert told["channel"]["type"] == 1
        assert told.keys().isdisjoint({"member", "guild_id", "guild"})
        await here.bot.answer(told, 4, {"content": "Here"})
        await here.page.until(lambda: here.page.messages(dm))
        assert (await here.page.command("Ben", "play", dm))["outcome"] == "failed"


async def test_without_a_bot_nothing_is_done(tmp_path: Path) -> None:
    async with scene(tmp_path) as here:
        message = await here.button()
        await here.bot.leave()
        here.here.small_discord.gateway.invalidate_session()
        answer = await here.page.click("Ana", message, "press")
        assert (answer["outcome"], answer["reason"]) == ("failed", "The bot isn't connected.")


async def test_people_chosen_in_a_list_are_told_with_it(tmp_path: Path) -> None:
    async with scene(tmp_path) as here:
        people = {"type": 5, "custom_id": "invite", "min_values": 0, "max_values": 25}
        message = await here.post(content="Choose", components=[{"type": 1, "components": [people]}])
        ana, ben = here.page.person("Ana"), here.page.person("Ben")
        task, told = await asked(here, here.page.click("Ana", message, "invite", ben))
        assert (told["data"]["component_type"], told["data"]["values"]) == (5, [ben])
        resolved = told["data"]["resolved"]
        assert resolved["users"][ben]["global_name"] == "Ben"
        assert "user" not in resolved["members"][ben]
        assert ana not in resolved["users"]
        await here.bot.answer(told, 6)
        assert (await task)["outcome"] == "ok"
        assert (await here.page.click("Ana", message, "invite", "5"))["outcome"] == "failed"


async def test_a_command_about_somebody_tells_who_that_is(tmp_path: Path) -> None:
    async with scene(tmp_path) as here:
        option = {"name": "player", "description": "Whom", "type": 6, "required": True}
        invite = {"name": "invite", "description": "Invite", "options": [option]}
        await here.bot.call("PUT", f"/applications/{here.bot.me}/commands", [invite])
        await here.page.until(lambda: here.page.world["commands"][0]["name"] == "invite")
        ben = here.page.person("Ben")
        task, told = await asked(here, here.page.command("Ana", "invite", player=ben))
        assert told["data"]["options"] == [{"name": "player", "type": 6, "value": ben}]
        assert set(told["data"]["resolved"]["members"]) == set(told["data"]["resolved"]["users"]) == {ben}
        await here.bot.answer(told, 4, {"content": "Invited"})
        assert (await task)["outcome"] == "ok"
        assert (await here.page.command("Ana", "invite", player="Ben"))["outcome"] == "failed"
