"""What a night survives: its channel is gone, its event was deleted, Discord fails, there are too many tables."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.store import Status
from bot.store.nights import rows, steps
from bot.store.nights.erasing import drop_old_nights
from bot.store.nights.rows import Answer, Stage
from bot.tables import Limits, closing
from bot.tables.host import shutting_out
from bot.tables.nights import planning
from tests.cogs.nights import (
    DAY,
    HOUR,
    NINE,
    calls,
    later,
    night_of,
    person,
    plan,
    privately,
    said,
    table_ids,
    telling,
    wake,
)
from tests.cogs.test_departures import days_later, look, removed
from tests.cogs.world import World, controls, words, world

THREE = NINE[:3]


def events(here: World) -> list[str]:
    """The scheduled events of the server, by name."""
    return [event.name for event in here.env.backend.guilds[here.guild.id].scheduled_events.values()]


def delete_event(here: World) -> None:
    """Somebody deletes the night's event in Discord."""
    here.env.backend.guilds[here.guild.id].scheduled_events.clear()


# The channel


@pytest.mark.parametrize("told", [True, False])
async def test_with_its_channel_a_night_is_off_and_its_host_is_told(tmp_path: Path, told: bool) -> None:
    """Discord tells of it, or the reminder finds it out."""
    async with world(tmp_path, *THREE) as here:
        await plan(here, *THREE, weekly=True)
        emit = here.env.backend.emit
        if not told:
            here.env.backend.emit = lambda *_: None  # type: ignore[method-assign]
        here.env.backend.delete_channel(here.channel.id)
        here.env.backend.emit = emit  # type: ignore[method-assign]
        await here.env.settle()
        await later(here, 2 * HOUR + 1)
        assert (await night_of(here)).stage is Stage.CANCELLED
        assert [len(privately(here, name)) for name in THREE] == [1, 0, 0]
        assert "its channel is gone" in privately(here, "Ana")[0]
        assert not events(here)
        await later(here, DAY)
        assert await rows.night(here.database, 2) is None
        assert not here.env.errors


async def test_a_channel_that_was_deleted_while_the_bot_was_away_is_missed_at_its_next_look(
    tmp_path: Path,
) -> None:
    async with world(tmp_path, *THREE) as here:
        await plan(here, *THREE)
        emit, here.env.backend.emit = here.env.backend.emit, lambda *_: None  # type: ignore[method-assign]
        here.env.backend.delete_channel(here.channel.id)
        here.env.backend.emit = emit  # type: ignore[method-assign]
        await here.restart()
        await look(here)
        assert (await night_of(here)).stage is Stage.CANCELLED


async def test_a_night_that_cannot_be_announced_is_off_and_its_host_is_told(tmp_path: Path) -> None:
    async with world(tmp_path, *THREE) as here:
        path = f"/channels/{here.channel.id}/messages"
        here.env.inject_error("POST", path, status=403, code=50013, message="Missing Permissions", times=None)
        await plan(here, *THREE)
        await wake(here)
        assert (await night_of(here)).stage is Stage.CANCELLED
        assert "I can't write there any more" in privately(here, "Ana")[-1]
        assert not events(here)


async def test_who_is_to_be_reminded_is_reminded_though_others_change_their_minds_meanwhile(
    tmp_path: Path,
) -> None:
    names = [f"P{number}" for number in range(12)]
    async with world(tmp_path, *names) as here:
        await plan(here, *names)
        path = f"/channels/{here.channel.id}/messages"
        called = set[int]()
        await here.env.advance_time(0)
        here.env.inject_error("POST", path, status=503, code=0, message="Service Unavailable", times=2)
        await later(here, 2 * HOUR + 1)
        assert not telling(here, "⏰")
        await planning.answer(here.bot.tables, 1, person(here, "P3"), Answer.NOT)
        await here.env.advance_time(120)
        for message in calls(here, "⏰"):
            assert not called & message
            called |= message
        assert called == {here[name].id for name in names if name != "P3"}


async def test_where_the_bot_may_not_write_any_more_no_table_stays_open(tmp_path: Path) -> None:
    async with world(tmp_path, *NINE) as here:
        await plan(here, *NINE, within=HOUR)
        path = f"/channels/{here.channel.id}/messages"
        here.env.inject_error("POST", path, status=403, code=50013, message="Missing Permissions", times=None)
        await later(here, HOUR + 1)
        assert (await night_of(here)).stage is Stage.CANCELLED
        tables = [await here.bot.tables.get(table) for table in await table_ids(here) if table]
        assert {table.row.status for table in tables} == {Status.CLOSED}
        assert "I can't write there any more" in privately(here, "Ana")[-1]


# Its event


async def test_the_host_is_asked_where_somebody_deleted_the_event_and_keeps_the_night(tmp_path: Path) -> None:
    async with world(tmp_path, *THREE) as here:
        await plan(here, *THREE)
        assert events(here) == ["Beans on Friday"]
        delete_event(here)
        await later(here, 2 * HOUR + 1)
        assert calls(here, "somebody deleted the event") == [{here["Ana"].id}]
        asked, reminder = sorted(here.channel.history(), key=lambda message: message.id)[-2:]
        assert "⏰" in words(reminder)
        assert [control.action for control in controls(asked)] == ["night-keep", "night-cancel"]
        assert events(here) == []
        await planning.keep(here.bot.tables, 1, here["Ana"].id)
        await wake(here)
        assert events(here) == ["Beans on Friday"]
        assert "✅ The night takes place." in words(here.now(asked))
        assert not controls(here.now(asked))
        await later(here, HOUR + 1)
        assert await table_ids(here) == [1]


async def test_the_question_says_that_the_night_was_cancelled_elsewhere(tmp_path: Path) -> None:
    async with world(tmp_path, *THREE) as here:
        await plan(here, *THREE)
        delete_event(here)
        await later(here, 2 * HOUR + 1)
        await planning.cancel(here.bot.tables, 1, here["Ana"].id)
        await wake(here)
        (question,) = telling(here, "somebody deleted the event")
        assert "❌ The night doesn't take place." in question


async def test_a_host_who_says_nothing_keeps_it(tmp_path: Path) -> None:
    async with world(tmp_path, *THREE) as here:
        await plan(here, *THREE)
        delete_event(here)
        await later(here, 2 * HOUR + 1)
        await later(here, HOUR + 1)
        assert await table_ids(here) == [1]
        (question,) = telling(here, "somebody deleted the event")
        assert "✅ The night takes place." in question


# Limits


async def test_where_the_host_has_tables_enough_another_guest_is_the_tables_host(tmp_path: Path) -> None:
    async with world(tmp_path, *THREE, limits=Limits(open_tables=1)) as here:
        await here.open("Ana", start=False)
        await plan(here, *THREE, within=30 * 60)
        await later(here, 30 * 60 + 1)
        (opened,) = await table_ids(here)
        assert opened is not None
        assert (await here.bot.tables.get(opened)).row.host_id == here["Ben"].id


async def test_a_table_that_the_server_has_no_room_for_is_told_to_its_people(tmp_path: Path) -> None:
    async with world(tmp_path, *NINE, limits=Limits(server_tables=1)) as here:
        await plan(here, *NINE, within=HOUR)
        await later(here, HOUR + 1)
        assert await table_ids(here) == [1, None]
        (call,) = telling(here, "** begins\n")
        assert "this server has too many open already" in call.splitlines()[2]
        assert "Your seats are ready" in call
        assert calls(here, "** begins\n") == [{here[name].id for name in NINE}]


@pytest.mark.long
async def test_where_no_table_can_be_opened_that_is_all_that_is_said(tmp_path: Path) -> None:
    async with world(tmp_path, *NINE, limits=Limits(server_tables=1)) as here:
        await here.open("Ana", start=False)
        await plan(here, *NINE, within=30 * 60)
        await later(here, 30 * 60 + 1)
        assert await table_ids(here) == [None, None]
        (call,) = telling(here, "** begins\n")
        assert call.count("this server has too many open already") == 2
        assert "Your seats are ready" not in call
        assert not telling(here, "🏁 That was")
        assert (await night_of(here)).stage is Stage.OVER


# Discord


@pytest.mark.long
async def test_what_discord_refuses_for_a_while_is_said_once_it_can_be(tmp_path: Path) -> None:
    async with world(tmp_path, *NINE) as here:
        await plan(here, *NINE)
        path = f"/channels/{here.channel.id}/messages"
        here.env.inject_error("POST", path, status=503, code=0, message="Service Unavailable", times=3)
        await later(here, 2 * HOUR + 1)
        assert not telling(here, "⏰")
        await here.env.advance_time(10 * 60)
        assert len(telling(here, "⏰")) == 1
        await later(here, HOUR)
        assert await table_ids(here) == [1, 2]
        assert len(telling(here, "** begins\n")) == 1


async def test_while_a_table_cannot_be_shown_the_alarm_waits_and_then_all_are_called(tmp_path: Path) -> None:
    async with world(tmp_path, *NINE) as here:
        await plan(here, *NINE, within=HOUR)
        path = f"/channels/{here.channel.id}/messages"
        here.env.inject_error("POST", path, status=503, code=0, message="Service Unavailable", times=2)
        await later(here, HOUR + 1)
        assert not telling(here, "** begins\n")
        ring = await steps.next_ring(here.database)
        assert ring is not None
        assert ring > here.bot.tables.now()
        await here.env.advance_time(60)
        assert calls(here, "** begins\n") == [{here[name].id for name in NINE}]


async def test_where_the_bot_may_write_and_not_read_a_passing_failure_calls_no_night_off(tmp_path: Path) -> None:
    async with world(tmp_path, *THREE) as here:
        await plan(here, *THREE, within=2 * HOUR)
        path = f"/channels/{here.channel.id}/messages"
        here.env.inject_error("GET", path, status=403, code=50013, message="Missing Permissions", times=None)
        for due in (HOUR + 1, HOUR):
            here.env.inject_error("POST", path, status=503, code=0, message="Service Unavailable", times=1)
            await later(here, due)
            await here.env.advance_time(60)
        assert (await night_of(here)).stage is Stage.OPENED
        assert calls(here, "⏰") == calls(here, "** begins\n") == [{here[name].id for name in THREE}]


async def test_an_error_of_our_own_in_one_night_does_not_keep_the_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with world(tmp_path, *THREE) as here:
        await plan(here, *THREE)
        await plan(here, "Ben", title="Other beans")
        drop = type(here.bot.night_hours)._drop_absent

        async def broken(hours: object, night: rows.NightRow) -> None:
            if night.id == 1:
                raise ValueError
            await drop(hours, night)  # type: ignore[arg-type]

        monkeypatch.setattr(type(here.bot.night_hours), "_drop_absent", broken)
        await later(here, 2 * HOUR + 1)
        assert [(await night_of(here, number)).stage for number in (1, 2)] == [Stage.PLANNED, Stage.REMINDED]
        assert "night 1 could not go on" in caplog.text
        monkeypatch.setattr(type(here.bot.night_hours), "_drop_absent", drop)
        await later(here, 61)
        assert (await night_of(here)).stage is Stage.REMINDED


# What goes


async def test_a_server_that_is_shut_out_has_no_nights_any_more(tmp_path: Path) -> None:
    async with world(tmp_path, *THREE) as here:
        await plan(here, *THREE, weekly=True)
        await shutting_out.server(here.bot.tables, here.guild.id)
        await wake(here)
        assert (await night_of(here)).stage is Stage.CANCELLED
        assert not events(here)


async def test_a_night_of_a_server_that_is_shut_out_waits_for_no_game_any_more(tmp_path: Path) -> None:
    async with world(tmp_path, *THREE) as here:
        await plan(here, *THREE, within=HOUR)
        await later(here, HOUR + 1)
        await here.click("Ana", here.table_message(1), "start")
        await later(here, 3 * HOUR + 1)
        assert (await night_of(here)).rings_at is not None
        here.bot.tables.shut_out.servers.add(here.guild.id)
        before = said(here)
        await closing.close(here.bot.tables, 1, None, None)
        await wake(here)
        assert (await night_of(here)).rings_at is None
        assert telling(here, "🏁 That was") == [text for text in before if "🏁 That was" in text]


async def test_a_server_that_has_removed_the_bot_hears_nothing(tmp_path: Path) -> None:
    async with world(tmp_path, *THREE) as here:
        await plan(here, *THREE)
        here.env.backend.remove_guild(here.guild.id)
        await here.env.settle()
        await later(here, 2 * HOUR + 1)
        assert (await night_of(here)).stage is Stage.CANCELLED
        assert not here.env.errors


async def test_nights_that_were_over_long_ago_are_erased(tmp_path: Path) -> None:
    async with world(tmp_path, *THREE) as here:
        await plan(here, *THREE)
        await planning.cancel(here.bot.tables, 1, here["Ana"].id)
        now = here.bot.tables.now()
        await plan(here, *THREE)
        assert await drop_old_nights(here.database, now) == 0
        assert await drop_old_nights(here.database, now + DAY) == 1
        for table in ("nights", "night_guests", "night_steps"):
            column = "id" if table == "nights" else "night_id"
            assert not await here.database.read(f"SELECT 1 FROM {table} WHERE {column} = 1")
        assert said(here)


async def test_a_day_after_it_was_removed_from_a_server_nothing_is_planned_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with world(tmp_path, *THREE) as here:
        await plan(here, *THREE, within=30 * DAY)
        await removed(here)
        await look(here)
        assert (await night_of(here)).stage is Stage.PLANNED
        await days_later(here, 1.1, monkeypatch)
        assert (await night_of(here)).stage is Stage.CANCELLED
