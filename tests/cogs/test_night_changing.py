"""A night is moved, cancelled, kept and held again: by its host, or by whoever manages the server."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

import pytest

from bot import store
from bot.store.nights.rows import Stage, nights_of
from bot.ui.messages.nights import actions
from bot.ui.messages.nights.hours import AGAIN, KEEP
from bot.words import say
from tests.cogs.mishaps import press, private, told
from tests.cogs.nights import night_of, plan, telling, wake
from tests.cogs.test_nights import ZONE, actions_of, at_home, parts_of, submit
from tests.cogs.test_settings import manager
from tests.cogs.world import World, controls, custom_id, parts, shown, words, world

NAMES = ("Ana", "Ben", "Cleo")


def announced(here: World, message_id: int | None) -> Any:
    """The announcement, as it is now."""
    return next(one for one in here.channel.history() if one.id == message_id)


async def page_of(here: World, name: str = "Ana") -> Any:
    return shown(await here[name].slash(here.channel, "night", night=1))


async def test_a_night_is_moved_by_a_form_and_all_who_come_are_told_once(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        before = await plan(here, *NAMES)
        await at_home(here, "Ana")
        opened = await here.click("Ana", await page_of(here), actions.MOVE)
        [field] = [one for one in parts_of(opened) if one.get("custom_id") == "when"]
        assert field["value"] == f"{datetime.fromtimestamp(before.starts_at, ZoneInfo(ZONE)):%Y-%m-%d %H:%M}"
        asked = shown(await here["Ana"].submit_modal(opened, {"when": "tomorrow 20:00"}))
        assert (await night_of(here)).starts_at == before.starts_at
        assert f"<t:{before.starts_at}:F>" in words(asked)
        await here.click("Ana", asked, actions.MOVE_TO)
        after = await night_of(here)
        assert after.starts_at > before.starts_at
        assert f"<t:{after.starts_at}:F>" in words(announced(here, after.message_id))
        [said] = telling(here, "has moved")
        assert f"<@{here['Ben'].id}>" in said
        assert f"<@{here['Cleo'].id}>" in said
        assert not here.env.errors


async def test_a_night_is_moved_by_the_command(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        before = await plan(here, *NAMES)
        await at_home(here, "Ana")
        asked = shown(await here["Ana"].slash(here.channel, "night", night=1, when="in 50 hours"))
        await here.click("Ana", asked, actions.MOVE_TO)
        assert (await night_of(here)).starts_at > before.starts_at


async def test_what_cannot_be_read_stays_in_the_form_of_the_move(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana") as here:
        await plan(here, "Ana")
        await at_home(here, "Ana")
        wrong = await submit(here, "Ana", await page_of(here), actions.MOVE, when="some: day")
        assert say("en", "night-unreadable", words="some\\: day") in words(wrong)
        opened = await here.click("Ana", wrong, actions.MOVE)
        [field] = [one for one in parts_of(opened) if one.get("custom_id") == "when"]
        assert field["value"] == "some: day"
        which = shown(await here["Ana"].submit_modal(opened, {"when": "friday 8"}))
        assert actions.MOVE_TO in actions_of(which)


async def test_a_night_is_not_moved_to_when_it_begins_anyway(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await at_home(here, "Ana")
        night = await plan(here, *NAMES)
        typed = f"{datetime.fromtimestamp(night.starts_at, ZoneInfo(ZONE)):%Y-%m-%d %H:%M}"
        told_so = await submit(here, "Ana", await page_of(here), actions.MOVE, when=typed)
        assert say("en", "night-same-time", when=f"<t:{night.starts_at}:F>") in words(told_so)
        assert actions.MOVE_TO not in actions_of(told_so)


async def test_whoever_has_not_said_where_they_live_is_asked_and_goes_on_with_the_form(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana") as here:
        await plan(here, "Ana")
        asked = shown(await here.click("Ana", await page_of(here), actions.MOVE))
        assert say("en", "zone-ask") in words(asked)
        opened = await here["Ana"].select(asked, [ZONE], custom_id=f"bean:0:zone-chosen:0:{actions.MOVE}:1")
        moved = shown(await here["Ana"].submit_modal(opened, {"when": "tomorrow 20:00"}))
        assert actions.MOVE_TO in actions_of(moved)


async def test_a_question_about_a_night_that_was_moved_meanwhile_is_out_of_date(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana") as here:
        await plan(here, "Ana")
        await at_home(here, "Ana")
        asked = [
            shown(await here["Ana"].slash(here.channel, "night", night=1, when=f"in {n} hours")) for n in (50, 60)
        ]
        await here.click("Ana", asked[0], actions.MOVE_TO)
        assert told(await here.click("Ana", asked[1], actions.MOVE_TO), "night-moved-meanwhile")


async def test_a_night_is_cancelled_after_a_question(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await plan(here, *NAMES)
        asked = shown(await here.click("Ana", await page_of(here), actions.CANCEL))
        assert (await night_of(here)).stage is Stage.PLANNED
        await here.click("Ana", asked, actions.CANCEL_YES)
        night = await night_of(here)
        assert night.stage is Stage.CANCELLED
        announcement = announced(here, night.message_id)
        assert say("en", "night-stage", stage="cancelled") in words(announcement)
        assert not actions_of(announcement)
        assert len(telling(here, f"<@{here['Ben'].id}>")) == 1
        assert say("en", "nights-none") in private(await here["Ana"].slash(here.channel, "night"))


@pytest.mark.parametrize(("much", "left"), [("one", 1), ("all", 0)])
async def test_of_a_weekly_night_one_is_cancelled_or_all(tmp_path: Path, much: str, left: int) -> None:
    async with world(tmp_path, *NAMES) as here:
        first = await plan(here, *NAMES, weekly=True)
        asked = shown(await here["Ana"].slash(here.channel, "night", night=1, cancel=True))
        await here.click("Ana", asked, actions.CANCEL_YES, "1", much)
        await wake(here)
        following = await nights_of(here.database, here.guild.id)
        assert [night.starts_at - first.starts_at for night in following] == [7 * 86400] * left
        (told_all,) = telling(here, f"<@{here['Ben'].id}>")
        assert say("en", "night-told-next", on=str(bool(left))) in told_all


async def test_nobody_but_host_and_managers_moves_or_cancels(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        night = await plan(here, *NAMES)
        await at_home(here, "Ben")
        for options in ({"when": "tomorrow 20:00"}, {"cancel": True}):
            assert told(await here["Ben"].slash(here.channel, "night", night=1, **options), "night-not-yours")
        now = await night_of(here)
        for pressed in (
            f"{actions.MOVE}:1",
            f"{actions.MOVE_TO}:1:{night.starts_at}:{night.starts_at + 60}",
            f"{actions.CANCEL}:1",
            f"{actions.CANCEL_YES}:1:all",
            f"{KEEP}:1",
        ):
            message = announced(here, now.message_id)
            assert told(await press(here, "Ben", message, f"bean:0:{pressed}"), "night-not-yours")
        assert await night_of(here) == now
        dana = await manager(here)
        asked = shown(await dana.slash(here.channel, "night", night=1, cancel=True))
        await dana.click(asked, custom_id=f"bean:0:{actions.CANCEL_YES}:1:one")
        assert (await night_of(here)).stage is Stage.CANCELLED


async def test_a_night_whose_event_was_deleted_is_kept_by_its_host(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        night = await night_of(here, (await plan(here, *NAMES)).id)
        await here.database.write(
            lambda connection: connection.execute("UPDATE nights SET event_id = NULL, wants_event = 0")
        )
        question = announced(here, night.message_id)
        await press(here, "Ana", question, f"bean:0:{KEEP}:1")
        kept = await night_of(here)
        assert kept.wants_event
        assert kept.event_id not in (None, night.event_id)


async def test_a_night_that_is_over_is_held_again_at_the_same_time_next_week(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        night = await plan(here, *NAMES)
        await here.database.write(lambda connection: connection.execute("UPDATE nights SET stage = 'over'"))
        last = announced(here, (await night_of(here)).message_id)
        posted = await press(here, "Ben", last, f"bean:0:{AGAIN}:1")
        fresh = await night_of(here, 2)
        assert (fresh.host_id, fresh.starts_at) == (here["Ben"].id, night.starts_at + 7 * 86400)
        assert told(posted, "night-posted", title="Beans on Friday")
        assert told(await press(here, "Cleo", last, f"bean:0:{AGAIN}:1"), "night-twice")


async def test_whoever_manages_the_server_reads_and_types_by_their_own_clock_and_the_night_keeps_its_own(
    tmp_path: Path,
) -> None:
    async with world(tmp_path, *NAMES) as here:
        before = await plan(here, *NAMES, weekly=True)
        dana = await manager(here)
        await store.choose_zone(here.database, dana.id, "America/New_York")
        page = shown(await dana.slash(here.channel, "night", night=1))
        opened = await dana.click(page, custom_id=f"bean:0:{actions.MOVE}:1")
        [field] = [one for one in parts_of(opened) if one.get("custom_id") == "when"]
        there = datetime.fromtimestamp(before.starts_at, ZoneInfo("America/New_York"))
        assert field["value"] == f"{there:%Y-%m-%d %H:%M}"
        which = shown(await dana.submit_modal(opened, {"when": "friday 8"}))
        labels = [part["label"] for part in parts(which) if actions.MOVE_TO in str(part.get("custom_id"))]
        assert labels == ["08:00", "20:00"]
        asked = shown(await dana.slash(here.channel, "night", night=1, when="tomorrow 15:00"))
        assert "It takes place every week" in words(asked)
        [move] = [one for one in controls(asked) if one.action == actions.MOVE_TO]
        await dana.click(asked, custom_id=custom_id(move))
        after = await night_of(here)
        assert (after.zone, after.minute) == (ZONE, 21 * 60)


async def test_a_host_who_lives_elsewhere_by_now_takes_the_night_along(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana") as here:
        await plan(here, "Ana", weekly=True)
        await store.choose_zone(here.database, here["Ana"].id, "America/New_York")
        asked = shown(await here["Ana"].slash(here.channel, "night", night=1, when="tomorrow 15:00"))
        await here.click("Ana", asked, actions.MOVE_TO)
        after = await night_of(here)
        assert (after.zone, after.minute) == ("America/New_York", 15 * 60)
