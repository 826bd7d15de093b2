"""The scheduled event of Discord's beside a night: made, moved, deleted, and done without."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from typing import Any

import discord
import pytest
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.features.nights.events import LASTS
from bot.tables.nights import hours
from bot.ui.messages.nights import actions
from bot.words import say
from tests.cogs.mishaps import private
from tests.cogs.nights import HOUR, finish, later, night_of, plan, telling, wake
from tests.cogs.scheduled_events import let_create_events
from tests.cogs.test_nights import at_home, board, drafted
from tests.cogs.world import World, shown, words, world


def events(here: World) -> list[Any]:
    """The events of the server, as Discord has them."""
    return list(here.env.backend.get_guild(here.guild.id).scheduled_events.values())


SCHEDULED, ACTIVE, COMPLETED, CANCELED = 1, 2, 3, 4
"""How far an event is."""


def unix(moment: str) -> int:
    return int(datetime.fromisoformat(moment).timestamp())


async def cancel(here: World) -> Any:
    asked = shown(await here["Ana"].slash(here.channel, "night", night=1, cancel=True))
    return await here.click("Ana", asked, actions.CANCEL_YES)


async def move(here: World) -> Any:
    await at_home(here, "Ana")
    asked = shown(await here["Ana"].slash(here.channel, "night", night=1, when="in 50 hours"))
    return await here.click("Ana", asked, actions.MOVE_TO)


async def test_an_event_says_what_the_night_is_and_leads_to_it(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana") as here:
        await here.click("Ana", await drafted(here, title="Bean evening", game="duel"), actions.POST)
        night, [event] = await night_of(here), events(here)
        assert (event.id, event.name, event.entity_type) == (night.event_id, "Bean evening", 3)
        assert unix(event.scheduled_start_time) == night.starts_at
        assert unix(event.scheduled_end_time) == night.starts_at + LASTS
        assert event.entity_metadata["location"].endswith(f"/{night.channel_id}/{night.message_id}")
        assert say("en", "game-duel") in event.description


async def test_it_moves_with_the_night_and_goes_with_it(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana") as here:
        await plan(here, "Ana")
        [before] = events(here)
        await move(here)
        night, [event] = await night_of(here), events(here)
        assert (event.id, unix(event.scheduled_start_time)) == (before.id, night.starts_at)
        assert unix(event.scheduled_end_time) == night.starts_at + LASTS
        await cancel(here)
        assert events(here) == []
        assert not here.env.errors


async def test_without_the_permission_the_message_alone_does_and_its_host_reads_why(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana") as here:
        let_create_events(here, may=False)
        await here.env.settle()
        first = len(here.env.http_requests)
        posted = await here.click("Ana", await drafted(here), actions.POST)
        assert say("en", "night-no-event", url=here.bot.invite_link()) in private(posted)
        assert actions.ANSWER in str(board(here).components)
        assert not [one for one in here.env.http_requests[first:] if "scheduled-events" in one.path]
        await move(here)
        await cancel(here)
        assert not here.env.errors


async def test_with_the_permission_that_the_invitation_asks_for_and_no_other_all_goes_well(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana") as here:
        let_create_events(here, may=True)
        await here.env.settle()
        posted = await here.click("Ana", await drafted(here), actions.POST)
        assert say("en", "night-no-event", url=here.bot.invite_link()) not in private(posted)
        await move(here)
        [event] = events(here)
        assert unix(event.scheduled_start_time) == (await night_of(here)).starts_at
        await cancel(here)
        assert events(here) == []
        assert not here.env.errors


async def shut(here: World, *, away: bool = True) -> None:
    """Let not everybody see the channel from now on, or everybody again."""
    me, everybody, view = here.guild.me, here.guild.default_role, discord.Permissions(view_channel=True).value
    assert me is not None
    here.env.backend.set_overwrite(here.channel.id, Overwrite(me.id, OverwriteType.MEMBER, view, 0))
    here.env.backend.set_overwrite(here.channel.id, Overwrite(here["Ana"].id, OverwriteType.MEMBER, view, 0))
    here.env.backend.set_overwrite(
        here.channel.id, Overwrite(everybody.id, OverwriteType.ROLE, 0, view if away else 0)
    )
    await here.env.settle()


async def test_a_channel_that_not_everybody_sees_has_no_event_that_everybody_reads(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana") as here:
        await shut(here)
        posted = await here.click("Ana", await drafted(here), actions.POST)
        assert say("en", "night-event-hidden") in private(posted)
        assert events(here) == []
        await shut(here, away=False)
        await move(here)
        assert len(events(here)) == 1
        await shut(here)
        asked = shown(await here["Ana"].slash(here.channel, "night", night=1, when="in 60 hours"))
        await here.click("Ana", asked, actions.MOVE_TO)
        assert events(here) == []
        assert not here.env.errors


async def test_a_title_with_what_is_invisible_makes_an_event_all_the_same(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana") as here:
        await plan(here, "Ana", title="\u202eBeans\u200b")
        assert [event.name for event in events(here)] == ["Beans"]


async def test_a_permission_that_was_taken_away_stops_no_night(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana") as here:
        await plan(here, "Ana")
        let_create_events(here, may=False)
        await here.env.settle()
        for told in (await move(here), await cancel(here)):
            assert say("en", "night-event-stays") in private(told)
        assert len(events(here)) == 1
        assert not here.env.errors


@pytest.mark.parametrize(("code", "status"), [(50013, 403), (30038, 400)])
async def test_discord_that_takes_no_event_stops_no_night(tmp_path: Path, code: int, status: int) -> None:
    async with world(tmp_path, "Ana") as here:
        path = f"/guilds/{here.guild.id}/scheduled-events"
        here.env.inject_error("POST", path, status=status, code=code, message="no", times=None)
        await here.click("Ana", await drafted(here), actions.POST)
        night = await night_of(here)
        assert night.event_id is None
        assert night.message_id == board(here).id
        assert not here.env.errors


@pytest.mark.parametrize("how", ["deleted", "cancelled"])
async def test_an_event_that_somebody_took_away_is_noticed_when_it_is_touched(tmp_path: Path, how: str) -> None:
    async with world(tmp_path, "Ana") as here:
        await plan(here, "Ana")
        [event] = events(here)
        if how == "deleted":
            here.env.backend.delete_scheduled_event(here.guild.id, event.id)
        else:
            here.env.backend.edit_scheduled_event(here.guild.id, event.id, {"status": 4})
        await here.env.settle()
        await move(here)
        night = await night_of(here)
        assert (night.event_id, night.wants_event) == (None, False)
        assert f"<@{here['Ana'].id}>" in words(board(here))
        assert not here.env.errors


async def test_the_event_of_a_night_that_is_cancelled_may_be_gone_already(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana") as here:
        await plan(here, "Ana")
        here.env.backend.delete_scheduled_event(here.guild.id, events(here)[0].id)
        await here.env.settle()
        await cancel(here)
        assert (await night_of(here)).event_id is None
        assert not here.env.errors


# Over


async def opened(here: World, status: int = ACTIVE) -> None:
    """A night has begun, and its event is so far."""
    await plan(here, "Ana", "Ben", "Cleo", within=HOUR)
    await later(here, HOUR + 1)
    [event] = events(here)
    event.status = status


def asked(here: World, first: int) -> list[str]:
    """The calls about events since then, by their methods."""
    return [one.method for one in here.env.http_requests[first:] if "scheduled-events" in one.path]


@pytest.mark.parametrize(
    ("status", "then", "calls"),
    [
        (ACTIVE, COMPLETED, ["GET", "PATCH"]),
        (SCHEDULED, CANCELED, ["GET", "PATCH"]),
        (COMPLETED, COMPLETED, ["GET"]),
        (CANCELED, CANCELED, ["GET"]),
    ],
)
async def test_an_event_ends_with_its_night(tmp_path: Path, status: int, then: int, calls: list[str]) -> None:
    """One that Discord has not begun yet, a moment after its time, can only be cancelled."""
    async with world(tmp_path, "Ana", "Ben", "Cleo") as here:
        await opened(here, status)
        first = len(here.env.http_requests)
        await finish(here, 1)
        assert [event.status for event in events(here)] == [then]
        assert asked(here, first) == calls
        assert not here.env.errors


async def test_an_event_that_is_gone_when_its_night_is_over_is_missed_by_nobody(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana", "Ben", "Cleo") as here:
        await opened(here)
        here.env.backend.delete_scheduled_event(here.guild.id, events(here)[0].id)
        await here.env.settle()
        await finish(here, 1)
        assert not telling(here, "somebody deleted the event")
        assert len(telling(here, "That was **Beans on Friday**")) == 1
        assert not here.env.errors


async def test_an_event_that_the_bot_may_not_end_ends_by_itself(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana", "Ben", "Cleo") as here:
        await opened(here)
        let_create_events(here, may=False)
        await here.env.settle()
        await finish(here, 1)
        assert [event.status for event in events(here)] == [ACTIVE]
        assert len(telling(here, "That was **Beans on Friday**")) == 1
        assert not here.env.errors


async def test_discord_is_not_asked_to_end_what_it_has_ended(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana", "Ben", "Cleo") as here:
        await opened(here)
        first = len(here.env.http_requests)
        await later(here, LASTS + 1)
        assert len(telling(here, "That was **Beans on Friday**")) == 1
        assert asked(here, first) == []


async def test_an_event_is_where_the_announcement_is_posted_anew(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana", "Ben", "Cleo") as here:
        night = await plan(here, "Ana")
        before = (await night_of(here)).message_id or 0
        here.env.backend.delete_message(here.channel.id, before)
        await here.env.settle()
        await hours.drop_guests(here.bot.tables, night.id, [here["Ben"].id])
        await wake(here)
        after = (await night_of(here)).message_id
        assert after != before
        [event] = events(here)
        assert event.entity_metadata["location"].endswith(f"/{night.channel_id}/{after}")
