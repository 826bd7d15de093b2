"""Nights as people see them: planned by the command, or by buttons and a form, and corrected before they are
announced."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import discord
import pytest
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot import store
from bot.features.nights.board import url_of
from bot.store import Openers
from bot.store.nights.rows import Answer, Division, guests_of
from bot.tables.nights import planning
from bot.ui.messages.nights import actions
from bot.words import say
from tests.breadth import few_rows
from tests.cogs.mishaps import press, private, told
from tests.cogs.nights import night_of, plan
from tests.cogs.test_settings import manager
from tests.cogs.world import World, controls, parts, shown, words, world

ZONE = "Europe/Berlin"
FORM = {"title": "", "game": ["rio_grande_2000"], "weekly": ["once"]}
"""What the form holds where nobody changes it."""


async def at_home(here: World, *names: str) -> None:
    """These people have said where they live."""
    for name in names:
        await store.choose_zone(here.database, here[name].id, ZONE)


async def submit(here: World, name: str, message: Any, action: str, **values: Any) -> Any:
    """Open the form behind a button, and send it with these values; what is shown then."""
    opened = await here.click(name, message, action)
    return shown(await here[name].submit_modal(opened, values))


async def drafted(here: World, when: str = "tomorrow 20:00", **options: Any) -> Any:
    """What Ana is shown who plans a night by the command."""
    await at_home(here, "Ana")
    return shown(await here["Ana"].slash(here.channel, "night", when=when, **options))


async def select(here: World, message: Any, action: str, value: str, *more: str) -> Any:
    """Ana chooses in a list of her plan."""
    return shown(await here["Ana"].select(message, [value], custom_id=":".join(["bean:0", action, *more])))


def actions_of(message: Any) -> set[str]:
    return {control.action for control in controls(message)}


def board(here: World) -> Any:
    """The last message of the channel, as it is now."""
    return max(here.channel.history(), key=lambda one: one.id)


def problem(message: Any, reason: str, **facts: str | int) -> bool:
    """Whether a plan is shown with this that is wrong with it, and can't be announced."""
    assert f"⚠️ {say('en', reason, **facts)}" in words(message)
    assert actions.POST not in actions_of(message)
    return True


async def test_a_night_is_planned_by_buttons_and_a_form(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana", "Ben") as here:
        await at_home(here, "Ana")
        page = await here["Ana"].slash(here.channel, "night")
        assert say("en", "nights-none") in private(page)
        form = FORM | {"title": "Bean *evening*", "game": ["amigo_1997"], "weekly": ["weekly"]}
        draft = await submit(here, "Ana", shown(page), actions.PLAN, when="tomorrow 20:00", **form)
        assert say("en", "night-plan-title") in words(draft)
        assert here.channel.history() == []
        posted = shown(await here.click("Ana", draft, actions.POST))
        night = await night_of(here)
        assert (night.title, night.game, night.seats, night.weekly) == ("Bean *evening*", "amigo_1997", 5, True)
        assert (night.host_id, night.channel_id, night.zone) == (here["Ana"].id, here.channel.id, ZONE)
        assert board(here).id == night.message_id
        assert [one["url"] for one in parts(posted) if "url" in one] == [url_of(night)]
        for said in (r"Bean \*evening\*", f"<t:{night.starts_at}:F>", f"<t:{night.starts_at}:R>", "Ana"):
            assert said in words(board(here))
        assert actions_of(board(here)) == {actions.ANSWER, actions.MORE}
        assert not here.env.errors


async def test_a_night_is_planned_by_the_command(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana") as here:
        draft = await drafted(here, title="Two by two", game="duel", weekly=True, divide="rating", computers=True)
        await here.click("Ana", draft, actions.POST)
        night = await night_of(here)
        assert (night.title, night.game, night.seats) == ("Two by two", "duel", 2)
        assert (night.weekly, night.division, night.computers) == (True, Division.RATING, True)
        [guest] = await guests_of(here.database, night.id)
        assert (guest.name, guest.answer) == ("Ana", Answer.COMING)


async def test_each_part_is_corrected_by_itself_and_the_rest_stays(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana") as here:
        draft = await drafted(here, title="a: b", seats=4)
        draft = await submit(here, "Ana", draft, actions.TITLE, title="Beans: the 2nd evening")
        draft = await submit(here, "Ana", draft, actions.WHEN, when="tomorrow 21:30")
        draft = await select(here, draft, actions.SEATS, "3")
        for action, arg in ((actions.WEEKLY, "on"), (actions.BY, "rating"), (actions.COMPUTERS, "on")):
            draft = shown(await here.click("Ana", draft, action, arg))
        draft = await select(here, draft, actions.GAME, "high_bohn")
        assert "tomorrow 21" in words(draft)
        await here.click("Ana", draft, actions.POST)
        night = await night_of(here)
        assert (night.title, night.seats, night.game) == ("Beans: the 2nd evening", 3, "high_bohn")
        assert (night.weekly, night.division, night.computers) == (True, Division.RATING, True)
        assert night.minute == 21 * 60 + 30


async def test_a_plan_survives_a_restart_since_its_buttons_hold_it(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana") as here:
        draft = await drafted(here, title="Bean evening", game="amigo_1997", weekly=True)
        await here.restart()
        await here.click("Ana", draft, actions.POST)
        night = await night_of(here)
        assert (night.title, night.game, night.weekly) == ("Bean evening", "amigo_1997", True)


async def test_a_plan_is_dropped(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana") as here:
        draft = await drafted(here)
        assert words(shown(await here.click("Ana", draft, actions.DROP))) == say("en", "night-dropped")
        assert not await store_nights(here)


async def store_nights(here: World) -> list[Any]:
    return list(await here.database.read("SELECT id FROM nights"))


async def test_pressed_twice_it_is_planned_once(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana") as here:
        draft = await drafted(here)
        [post] = [control for control in controls(draft) if control.action == actions.POST]
        await here.double_click("Ana", draft, post)
        assert len(await store_nights(here)) == 1
        assert len(here.channel.history()) == 1
        assert not here.env.errors


# What is typed badly stays in the form


@pytest.mark.parametrize(
    ("when", "reason", "facts"),
    few_rows(
        [
            ("fr 20: urh", "night-unreadable", {"words": "fr 20\\: urh"}),
            ("someday", "night-unreadable", {"words": "someday"}),
            ("tomorrow", "night-hour-missing", {"words": "tomorrow"}),
            ("today 0:30", "night-past", {}),
            ("01.02.2020 20:00", "night-past", {}),
            ("01.02.2029 20:00", "night-too-far", {"days": 366}),
        ]
    ),
)
async def test_what_does_not_do_stays_in_the_form(
    tmp_path: Path, when: str, reason: str, facts: dict[str, str | int]
) -> None:
    async with world(tmp_path, "Ana") as here:
        draft = await drafted(here, when, title="Bean evening")
        assert problem(draft, reason, **facts)
        opened = await here.click("Ana", draft, actions.WHEN)
        [field] = [one for one in parts_of(opened) if one.get("custom_id") == "when"]
        assert field["value"] == when
        draft = shown(await here["Ana"].submit_modal(opened, {"when": "tomorrow 20:00"}))
        await here.click("Ana", draft, actions.POST)
        assert (await night_of(here)).title == "Bean evening"


def parts_of(opened: Any) -> list[Any]:
    """All fields of a form."""
    found, waiting = [], list(opened._interaction.modal["components"])
    while waiting:
        one = waiting.pop()
        found.append(one)
        waiting += [*one.get("components", ()), *([one["component"]] if "component" in one else [])]
    return found


async def test_without_a_time_the_plan_asks_for_it(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana") as here:
        await at_home(here, "Ana")
        draft = shown(await here["Ana"].slash(here.channel, "night", title="Bean evening"))
        assert problem(draft, "night-when-missing")


async def test_of_two_moments_that_may_be_meant_one_is_chosen(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana") as here:
        draft = await drafted(here, "friday 8")
        assert actions.POST not in actions_of(draft)
        morning, evening = [one for one in controls(draft) if one.action == actions.WHICH]
        assert [part["label"] for part in parts(draft) if "night-which" in str(part.get("custom_id"))] == [
            "08:00",
            "20:00",
        ]
        draft = shown(await here.click("Ana", draft, actions.WHICH, *evening.args))
        await here.click("Ana", draft, actions.POST)
        assert (await night_of(here)).starts_at == int(evening.args[0]) > int(morning.args[0])


async def test_a_game_that_is_not_for_so_many_says_so_and_is_corrected(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana") as here:
        draft = await drafted(here, game="amigo_1997", seats=7)
        name, players = say("en", "game-amigo_1997"), say("en", "how-many", one="False", least=3, most=5)
        assert problem(draft, "night-seats", game=name, players=players)
        draft = await select(here, draft, actions.SEATS, "4")
        await here.click("Ana", draft, actions.POST)
        assert (await night_of(here)).seats == 4


async def test_a_game_that_leaves_no_choice_has_the_seats_that_it_has(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana") as here:
        await here.click("Ana", await drafted(here, game="duel", seats=5), actions.POST)
        assert (await night_of(here)).seats == 2


async def test_a_plan_whose_time_has_come_meanwhile_is_not_announced(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana") as here:
        draft = await drafted(here, "in 10 minutes")
        await here.env.advance_time(601)
        assert problem(shown(await here.click("Ana", draft, actions.POST)), "night-past")
        assert not await store_nights(here)


async def test_a_message_without_a_plan_is_answered_kindly(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana") as here:
        await here.open("Ana", start=False)
        result = await press(here, "Ana", here.table_message(), f"bean:0:{actions.POST}")
        assert told(result, "night-draft-lost")


# Where somebody lives


async def test_whoever_has_not_said_where_they_live_is_asked_within_the_plan(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana") as here:
        draft = shown(await here["Ana"].slash(here.channel, "night", when="tomorrow 20:00", title="Bean evening"))
        assert problem(draft, "night-zone-missing")
        draft = await select(here, draft, actions.ZONE, "America/New_York", "list")
        assert await store.zone_of(here.database, here["Ana"].id) == "America/New_York"
        await here.click("Ana", draft, actions.POST)
        night = await night_of(here)
        assert (night.title, night.zone, night.minute) == ("Bean evening", "America/New_York", 20 * 60)


async def test_before_a_time_zone_is_known_what_was_typed_is_shown_and_what_no_zone_makes_readable_is_said(
    tmp_path: Path,
) -> None:
    async with world(tmp_path, "Ana") as here:
        draft = shown(await here["Ana"].slash(here.channel, "night", when="fr 20 uhr"))
        assert say("en", "night-plan-typed", words="fr 20 uhr", zone="none") in words(draft)
        assert say("en", "night-unreadable", words="fr 20 uhr") not in words(draft)
        draft = shown(await here["Ana"].slash(here.channel, "night", when="blubb"))
        assert problem(draft, "night-unreadable", words="blubb")
        assert problem(draft, "night-zone-missing")


async def test_another_time_zone_is_typed_and_the_time_is_read_by_it(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana") as here:
        draft = await drafted(here)
        before = [one.args for one in controls(draft) if one.action == actions.DROP]
        unknown = await submit(here, "Ana", draft, actions.ZONE, place="Bean town")
        assert problem(unknown, "zone-unknown")
        tokyo = await submit(here, "Ana", unknown, actions.ZONE, place="Tokyo")
        assert "Tokyo" in words(tokyo)
        assert [one.args for one in controls(tokyo) if one.action == actions.DROP] != before
        several = await submit(here, "Ana", tokyo, actions.ZONE, place="Australia")
        assert problem(several, "night-zone-many")
        assert {part["type"] for part in parts(several)} >= {3}


async def test_whoever_presses_plan_is_asked_first_and_then_gets_the_form(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana") as here:
        page = shown(await here["Ana"].slash(here.channel, "night"))
        draft = await submit(here, "Ana", page, actions.PLAN, when="tomorrow 20:00", **FORM)
        assert problem(draft, "night-zone-missing")
        assert say("en", "night-untitled") in words(draft)


# Who may, and where


async def test_among_direct_messages_it_is_refused_kindly(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana") as here:
        for options in ({}, {"when": "tomorrow 20:00"}, {"night": 1}):
            assert told(await here["Ana"].user.slash("night", **options), "night-in-a-server")


async def test_who_may_open_no_tables_plans_no_nights(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana") as here:
        page = shown(await here["Ana"].slash(here.channel, "night"))
        draft = await drafted(here)
        await here.bot.publisher.servers.choose_openers(here.guild.id, Openers.MANAGERS)
        refused = ("no-opener", {"openers": "managers", "role": "<@&0>"})
        for result in (
            await here["Ana"].slash(here.channel, "night", when="tomorrow 20:00"),
            await here.click("Ana", page, actions.PLAN),
            await here.click("Ana", draft, actions.POST),
        ):
            assert told(result, refused[0], **refused[1])
        dana = await manager(here)
        await store.choose_zone(here.database, dana.id, ZONE)
        assert "20" in private(await dana.slash(here.channel, "night", when="tomorrow 20:00"))


async def test_where_the_bot_may_not_write_no_night_is_planned(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana") as here:
        me, denied = here.guild.me, discord.Permissions(send_messages=True).value
        assert me is not None
        here.env.backend.set_overwrite(here.channel.id, Overwrite(me.id, OverwriteType.MEMBER, 0, denied))
        result = await here["Ana"].slash(here.channel, "night", when="tomorrow 20:00")
        assert told(result, "missing-permissions", permissions="send_messages")


async def test_too_many_nights_of_one_person_are_refused_and_the_plan_stays(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana") as here:
        for number in range(planning.MOST_OF_ONE):
            await plan(here, "Ana", within=7200 + number)
        draft = await drafted(here)
        assert told(await here.click("Ana", draft, actions.POST), "too-many-nights", most=planning.MOST_OF_ONE)
        assert actions.POST in actions_of(here.now(draft))


async def test_what_does_not_go_together_is_said(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana") as here:
        await plan(here, "Ana")
        assert told(await here["Ana"].slash(here.channel, "night", night=1, title="x"), "night-one-thing")
        assert told(await here["Ana"].slash(here.channel, "night", cancel=True), "night-which-one")
        assert told(await here["Ana"].slash(here.channel, "night", night=77), "no-such-night")


# What is completed while one types


async def test_a_time_is_completed_by_what_it_is_understood_as(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana") as here:
        await at_home(here, "Ana")
        offered = await complete(here, "when", "")
        assert [one["value"] for one in offered] == ["tomorrow 20:00", "friday 20:00", "saturday 15:00"]
        [one] = await complete(here, "when", "tomorrow 20:00")
        assert one["value"] == "tomorrow 20:00"
        assert one["name"].endswith(" 20:00")
        assert [found["value"][-5:] for found in await complete(here, "when", "friday 8")] == ["08:00", "20:00"]
        assert [one["value"] for one in await complete(here, "when", "someday")] == ["someday"]


async def test_seats_and_nights_are_completed(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana") as here:
        await plan(here, "Ana")
        assert [one["value"] for one in await complete(here, "seats", "", game="amigo_1997")] == [3, 4, 5]
        [night] = await complete(here, "night", "beans")
        assert (night["value"], night["name"].startswith("Beans on Friday · ")) == (1, True)
        assert await complete(here, "night", "peas") == []


async def complete(here: World, option: str, typed: str, **others: Any) -> Any:
    """What Discord offers Ana who types this."""
    return await here["Ana"].autocomplete(here.channel, "night", option, typed, **others)
