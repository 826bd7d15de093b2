"""Where the bot is not, it is at hand to those who installed it for themselves: what is offered then, and said."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bot.playground.protocol.limits import Bucket, Limits
from tests.playground.interactions.test_interactions import asked
from tests.playground.page import Payload
from tests.playground.scene import BUTTON, COMMAND, PRIVATE, Scene, scene

BUTTONS = [{"type": 1, "components": [BUTTON]}]


async def somewhere(here: Scene, *, in_server: bool = False, installed: str = "Ana") -> str:
    """A group message of Alex and Ana, or a server that has not added the bot; who has it for themselves."""
    world, page = here.here.small_discord.world, here.page
    people = [int(page.person(name)) for name in ("Alex", "Ana")]
    place = world.add_strange_guild("Strangers") if in_server else world.add_group("Friends", *people)
    if installed:
        world.install(int(page.person(installed)), is_installed=True)
    await page.until(lambda: str(place.id) in [one["id"] for one in page.world["channels"]])
    return str(place.id)


async def registered(here: Scene, **said: Any) -> None:
    """The bot registers its command, and says this of where it is for."""
    await here.bot.call("PUT", f"/applications/{here.bot.me}/commands", [{**COMMAND, **said}])


@pytest.mark.parametrize("in_server", [False, True])
@pytest.mark.parametrize(
    ("said", "installed", "offered"),
    [
        ({}, "Ana", True),
        ({"integration_types": None, "contexts": None}, "Ana", True),
        ({"integration_types": [1], "contexts": [0, 2]}, "Ana", True),
        ({}, "", False),
        ({}, "Alex", False),
        ({"integration_types": [0]}, "Ana", False),
        ({"integration_types": [0], "contexts": [0, 1]}, "Ana", False),
        ({"contexts": [1]}, "Ana", False),
    ],
)
async def test_a_command_is_offered_where_it_says_and_by_an_install_that_it_names(
    tmp_path: Path, said: Payload, installed: str, *, in_server: bool, offered: bool
) -> None:
    async with scene(tmp_path) as here:
        await registered(here, **said)
        place = await somewhere(here, in_server=in_server, installed=installed)
        if not offered:
            assert (await here.page.command("Ana", "play", place))["outcome"] == "failed"
            assert (await here.page.send("autocomplete", "Ana", channel=place, name="play", options=[]))[
                "outcome"
            ] == "failed"
            assert here.bot.events("INTERACTION_CREATE") == []
            return
        task, told = await asked(here, here.page.command("Ana", "play", place))
        ana = here.page.person("Ana")
        assert (told["context"], told["authorizing_integration_owners"]) == (0 if in_server else 2, {"1": ana})
        assert ("guild_id" in told, "member" in told, "user" in told) == (in_server, in_server, not in_server)
        assert told["channel"]["type"] == (0 if in_server else 3)
        await here.bot.answer(told, 4, {"content": "Psst", "flags": PRIVATE})
        assert (await task)["outcome"] == "ok"


async def told_and_answered(here: Scene, doing: Any, number: int = 0) -> Payload:
    """The interaction that the bot is told, and answers."""
    task, told = await asked(here, doing, number)
    await here.bot.answer(told, 4, {"content": "Psst", "flags": PRIVATE})
    await task
    return told


async def test_on_a_server_of_its_own_both_installs_are_told(tmp_path: Path) -> None:
    async with scene(tmp_path) as here:
        ana = here.page.person("Ana")
        here.here.small_discord.world.install(int(ana), is_installed=True)
        told = await told_and_answered(here, here.page.command("Ana", "play"))
        assert told["authorizing_integration_owners"] == {"0": here.bot.guild, "1": ana}
        told = await told_and_answered(here, here.page.command("Ben", "play"), 1)
        assert told["authorizing_integration_owners"] == {"0": here.bot.guild}
        told = await told_and_answered(here, here.page.click("Ana", await here.button(), "press"), 2)
        assert (told["context"], told["authorizing_integration_owners"]) == (0, {"0": here.bot.guild})
        await here.bot.call("POST", "/users/@me/channels", {"recipient_id": ana})
        dm = await here.page.until(lambda: here.page.dm("Ana"))
        told = await told_and_answered(here, here.page.command("Ana", "play", dm), 3)
        assert (told["context"], told["authorizing_integration_owners"]) == (1, {"0": "0", "1": ana})


async def test_an_answer_is_everybodys_unless_it_is_for_one_alone(tmp_path: Path) -> None:
    async with scene(tmp_path) as here:
        place = await somewhere(here)
        _, told = await asked(here, here.page.command("Ana", "play", place))
        await here.bot.answer(told, 4, {"content": "For all", "components": BUTTONS})
        await here.bot.hook("POST", told, data={"content": "Psst", "flags": PRIVATE, "components": BUTTONS})
        await here.page.until(lambda: len(here.page.messages(place)) == 2)
        public, private = here.page.messages(place)
        assert private["ephemeral_for"] == here.page.person("Ana")
        assert (await here.page.click("Alex", private, "press"))["outcome"] == "failed"
        # Who has brought the bot along is told, whoever presses; a third one does not see the messages at all.
        pressed = await told_and_answered(here, here.page.click("Alex", public, "press"), 1)
        assert pressed["user"]["id"] == here.page.person("Alex")
        assert pressed["authorizing_integration_owners"] == {"1": here.page.person("Ana")}
        assert (await here.page.click("Ben", public, "press"))["outcome"] == "failed"


@pytest.mark.parametrize("in_server", [False, True])
async def test_the_bot_reaches_nothing_there_but_by_its_answers(tmp_path: Path, *, in_server: bool) -> None:
    async with scene(tmp_path) as here:
        place = await somewhere(here, in_server=in_server)
        task, told = await asked(here, here.page.command("Ana", "play", place))
        await here.bot.answer(told, 4, {"content": "For all"})
        assert (await task)["outcome"] == "ok"
        await here.page.send("say", "Ana", channel=place, content="Hello")
        (message, _) = await here.page.until(lambda: here.page.messages(place)[1:] and here.page.messages(place))
        channel = f"/channels/{place}"
        for method, path in (
            ("GET", channel),
            ("GET", f"{channel}/messages"),
            ("POST", f"{channel}/messages"),
            ("GET", f"{channel}/messages/{message['id']}"),
            ("PATCH", f"{channel}/messages/{message['id']}"),
            ("DELETE", f"{channel}/messages/{message['id']}"),
        ):
            data = {"content": "Cards"} if method in ("POST", "PATCH") else None
            assert (await here.bot.call(method, path, data)).error == (403, 50001), (method, path)
        assert (await here.bot.hook("PATCH", told, "/messages/@original", {"content": "By token"})).status == 200
        assert here.bot.events("MESSAGE_CREATE") == here.bot.events("MESSAGE_UPDATE") == []


async def test_a_restart_knows_them(tmp_path: Path) -> None:
    async with scene(tmp_path) as here:
        group, strange = await somewhere(here), await somewhere(here, in_server=True)
        before = here.here.small_discord.world
    async with scene(tmp_path, online=False) as here:
        world = here.here.small_discord.world
        assert (world.channels, world.people) == (before.channels, before.people)
        assert not world.has_bot(world.channels[int(group)])
        assert not world.has_bot(world.channels[int(strange)])


async def test_five_messages_follow_where_a_person_alone_has_installed_the_bot(tmp_path: Path) -> None:
    async with scene(tmp_path, Limits(webhook=Bucket(50, 2))) as here:
        await registered(here, integration_types=[0, 1], contexts=[0, 1, 2])
        for place, most in ((await somewhere(here), 5), ("", 7)):
            before = len(here.bot.events("INTERACTION_CREATE"))
            told = await told_and_answered(here, here.page.command("Ana", "play", *[place] * bool(place)), before)
            more = [
                await here.bot.hook("POST", told, data={"content": "More", "flags": PRIVATE}) for _ in range(7)
            ]
            assert [answer.status for answer in more] == [200] * most + [400] * (7 - most)


@pytest.mark.parametrize("allowed", [True, False])
async def test_without_external_apps_an_answer_there_is_for_one_person_alone(
    tmp_path: Path, *, allowed: bool
) -> None:
    async with scene(tmp_path) as here:
        await registered(here)
        place = await somewhere(here, in_server=True)
        await here.page.send("permit", "Alex", external_apps=allowed)
        task, told = await asked(here, here.page.command("Ana", "play", place))
        assert bool(int(told["member"]["permissions"]) & 1 << 50) == allowed
        await here.bot.answer(told, 4, {"content": "For all"})
        await task
        shown = here.page.messages(place)[-1]
        assert ("ephemeral_for" in shown, bool(shown["flags"] & PRIVATE)) == (not allowed, not allowed)


async def test_whoever_adds_the_bot_first_finds_places_where_it_is_not(tmp_path: Path) -> None:
    async with scene(tmp_path) as here:
        await here.page.send("install", "Ana", installed=True)
        await here.page.send("install", "Ben", installed=True)
        await here.page.until(lambda: any(one["kind"] == "group" for one in here.page.world["channels"]))
        kinds = [(one["kind"], len(one["members"])) for one in here.page.world["channels"]]
        assert sorted(kinds)[-4:] == [("group", 2), ("group", 3), ("guild", 0), ("guild", 0)]
        assert [one["name"] for one in here.page.world["people"] if one["installed"]] == ["Ana", "Ben"]
