"""A night goes on by itself: the reminder, the tables, the call, the last message, the next week."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.store import Status
from bot.store.nights import rows
from bot.store.nights.rows import Answer, Stage
from bot.tables import closing
from bot.tables.nights import planning
from tests.cogs.decks import shorten
from tests.cogs.driving import Driver
from tests.cogs.mishaps import told
from tests.cogs.nights import (
    DAY,
    GAME,
    HOUR,
    NINE,
    away,
    calls,
    finish,
    guests,
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
from tests.cogs.world import World, controls, world

THREE = NINE[:3]


@pytest.mark.long
async def test_nine_people_from_the_announcement_to_the_last_message(tmp_path: Path) -> None:
    async with world(tmp_path, *NINE) as here:
        night = await plan(here, *NINE)
        everybody = {here[name].id for name in NINE}
        assert [text.splitlines()[0] for text in said(here)] == ["## 🌙 Beans on Friday"]
        await here.env.advance_time(2 * HOUR - 60)
        assert not telling(here, "⏰")
        await here.env.advance_time(61)
        assert calls(here, "⏰") == [everybody]
        await here.env.advance_time(HOUR)
        tables = [await here.bot.tables.get(table) for table in (1, 2)]
        assert [(len(table.seats), table.row.status) for table in tables] == [(5, Status.LOBBY), (4, Status.LOBBY)]
        assert {person for table in tables for person in table.people()} == everybody
        (call,) = telling(here, "** begins\n")
        assert calls(here, "** begins\n") == [everybody]
        for table in tables:
            assert f"/{here.table_message(table.id).id})" in call
            host = next(name for name in NINE if here[name].id == table.row.host_id)
            await here.click(host, here.table_message(table.id), "start")
            assert table.running
        await finish(here, 1)
        assert not telling(here, "🏁 That")
        await finish(here, 2)
        (told,) = telling(here, "🏁 That was")
        winners = [line.split("🏆 ")[1] for line in told.splitlines()[1:]]
        assert winners == [f"{table.seats[0].name} won" for table in tables]
        assert not calls(here, "🏁 That was")[0]
        last = max(here.channel.history(), key=lambda message: message.id)
        assert [control.action for control in controls(last)] == ["night-again"]
        assert (await night_of(here, night.id)).stage is Stage.OVER
        assert "🏁 This night is over" in said(here)[0]
        assert not here.env.errors


@pytest.mark.long
async def test_the_night_lasts_three_hours_at_most(tmp_path: Path) -> None:
    async with world(tmp_path, *NINE) as here:
        await plan(here, *NINE, within=HOUR)
        await later(here, HOUR + 1)
        table = await here.bot.tables.get(1)
        await here.click(
            next(name for name in NINE if here[name].id == table.row.host_id), here.table_message(1), "start"
        )
        await later(here, 2 * HOUR)
        assert not telling(here, "🏁 That")
        await later(here, HOUR + 1)
        (told,) = telling(here, "🏁 That was")
        assert "still playing" in told.splitlines()[1]
        assert told.splitlines()[2].endswith("no game was begun")
        await finish(here, 1)
        (told,) = telling(here, "🏁 That was")
        assert told.splitlines()[1].endswith(f"🏆 {table.seats[0].name} won")
        assert (await night_of(here)).rings_at is None


async def test_a_weekly_night_is_announced_for_the_next_week_once_it_is_over(tmp_path: Path) -> None:
    async with world(tmp_path, *THREE) as here:
        night = await plan(here, *THREE, within=HOUR, weekly=True)
        await later(here, HOUR + 1)
        await finish(here, 1)
        following = await night_of(here, 2)
        assert (following.starts_at, following.series) == (night.starts_at + 7 * DAY, night.id)
        last, announcement = said(here)[-2:]
        assert (last.splitlines()[0], "Coming (1):** Ana" in announcement) == (
            "### 🏁 That was **Beans on Friday**",
            True,
        )
        assert "night-again" not in {control.action for one in here.channel.history() for control in controls(one)}
        await later(here, 7 * DAY - HOUR)
        assert len(telling(here, "⏰")) == 1


async def test_a_weekly_night_to_which_nobody_comes_rests_and_its_host_hears_how_it_goes_on(
    tmp_path: Path,
) -> None:
    async with world(tmp_path, *THREE) as here:
        night = await plan(here, "Ana", within=HOUR, weekly=True)
        await later(here, HOUR + 1)
        for week in range(3):
            await closing.close(here.bot.tables, week + 1, None, None)
            await wake(here)
            if week < 2:
                assert not telling(here, "nobody else has come")
                await later(here, 7 * DAY)
        assert calls(here, "for 3 weeks nobody else has come") == [{here["Ana"].id}]
        assert await rows.night(here.database, 4) is None
        rests = max(here.channel.history(), key=lambda message: message.id)
        assert [control.action for control in controls(rests)] == ["night-again"]
        await here.click("Ben", rests, "night-again")
        fresh = await night_of(here, 4)
        assert (fresh.host_id, fresh.weekly) == (here["Ben"].id, True)
        assert fresh.starts_at == night.starts_at + 21 * DAY
        assert not here.env.errors


async def test_only_those_who_asked_for_it_get_a_direct_message(tmp_path: Path) -> None:
    async with world(tmp_path, *THREE) as here:
        night = await plan(here, *THREE)
        for name in ("Ben", "Cleo"):
            await planning.choose_direct(here.bot.tables, night.id, here[name].id, direct=True)
        await planning.answer(here.bot.tables, night.id, person(here, "Cleo"), Answer.MAYBE)
        await later(here, 2 * HOUR + 1)
        assert [len(privately(here, name)) for name in THREE] == [0, 1, 0]
        assert "You said you're coming." in privately(here, "Ben")[0]


async def test_whoever_has_opened_their_direct_messages_again_is_reminded_as_they_asked(tmp_path: Path) -> None:
    async with world(tmp_path, *THREE) as here:
        night = await plan(here, *THREE)
        await planning.choose_direct(here.bot.tables, night.id, here["Ben"].id, direct=True)
        await here.bot.people.closed(here["Ben"].id)
        await later(here, 2 * HOUR + 1)
        assert "You said you're coming." in privately(here, "Ben")[0]
        assert not (await here.bot.people.get(here["Ben"].id)).dm_closed


async def test_all_who_come_are_told_once_of_another_time_and_of_the_end_of_it(tmp_path: Path) -> None:
    async with world(tmp_path, *NINE) as here:
        night = await plan(here, *NINE)
        await planning.answer(here.bot.tables, night.id, person(here, "Ida"), Answer.NOT)
        interested = {here[name].id for name in NINE[:-1]}
        await planning.move(here.bot.tables, night.id, here["Ana"].id, night.starts_at + 7200, "Europe/Berlin")
        await wake(here)
        assert calls(here, "has moved") == [interested]
        await later(here, 3 * HOUR + 1)
        assert not await table_ids(here)
        await planning.cancel(here.bot.tables, night.id, here["Ana"].id)
        await wake(here)
        assert calls(here, "❌ **Beans") == [interested]
        await later(here, DAY)
        assert not await table_ids(here)


async def play(here: World, table_id: int) -> list[str]:
    """Its host starts the game, and its people play it to its end; who has won."""
    table = await here.bot.tables.get(table_id)
    names = [name for name in NINE if here[name].id in table.people()]
    host = next(name for name in names if here[name].id == table.row.host_id)
    await here.click(host, here.table_message(table_id), "start")
    await Driver(here, table_id, names).play()
    outcome = table.game.outcome(table.state)
    assert outcome is not None
    return [seat.name for seat in table.seats if seat.seat in outcome.winners]


@pytest.mark.long
async def test_nine_people_play_a_whole_night(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shorten(monkeypatch, GAME, "chili stink green soy black_eyed red", 1)
    async with world(tmp_path, *NINE) as here:
        await plan(here, "Ana", within=2 * HOUR, weekly=True)
        (announcement,) = here.channel.history()
        for name in NINE[1:]:
            await here.click(name, announcement, "night-answer", "1", "coming")
        assert "Coming (9)" in said(here)[0]
        await later(here, HOUR)
        await later(here, HOUR)
        winners = [await play(here, table) for table in (1, 2)]
        (told,) = telling(here, "🏁 That was")
        for line, names in zip(told.splitlines()[1:], winners, strict=True):
            assert line.endswith(("won", "won together"))
            assert all(name in line for name in names)
        assert (await night_of(here)).stage is Stage.OVER
        following = max(here.channel.history(), key=lambda message: message.id)
        assert "night-answer" in {control.action for control in controls(following)}
        await here.click("Ida", following, "night-answer", "2", "coming")
        assert "Coming (2)" in said(here)[-1]
        assert not here.env.errors


# Late, or not at all


async def test_a_bot_that_was_away_opens_it_late_and_says_so(tmp_path: Path) -> None:
    async with world(tmp_path, *NINE) as here:
        await plan(here, *NINE)
        await away(here, 3 * HOUR + 40 * 60)
        assert await table_ids(here) == [1, 2]
        (call,) = telling(here, "** begins\n")
        assert "I was away" in call
        assert not telling(here, "⏰")


async def test_one_that_was_away_for_too_long_says_that_it_missed_it(tmp_path: Path) -> None:
    async with world(tmp_path, *NINE) as here:
        night = await plan(here, *NINE, weekly=True)
        await away(here, 3 * HOUR + 2 * HOUR)
        assert not await table_ids(here)
        (missed,) = telling(here, "💤 **Beans")
        assert "I wasn't there" in missed
        assert (await night_of(here)).stage is Stage.MISSED
        assert (await night_of(here, 2)).starts_at == night.starts_at + 7 * DAY


async def test_one_that_was_away_for_weeks_goes_on_with_the_next_week_to_come(tmp_path: Path) -> None:
    async with world(tmp_path, *THREE) as here:
        night = await plan(here, *THREE, weekly=True)
        await away(here, 16 * DAY)
        assert (await night_of(here, 2)).starts_at == night.starts_at + 21 * DAY
        assert len(telling(here, "💤")) == 2  # The announcement says it, too.


# Who comes


async def test_a_night_with_one_guest_opens_a_table_that_others_may_join(tmp_path: Path) -> None:
    async with world(tmp_path, *THREE) as here:
        await plan(here, "Ana", within=HOUR)
        await later(here, HOUR + 1)
        (call,) = telling(here, "** begins\n")
        assert "2 more players needed" in call
        await here.click("Ben", here.table_message(1), "join")


async def test_where_the_host_does_not_come_anybody_else_at_the_table_presses_start(tmp_path: Path) -> None:
    async with world(tmp_path, *THREE, "Dan") as here:
        await plan(here, *THREE, within=HOUR)
        await later(here, HOUR + 1)
        assert "If the host doesn't come, anybody else at the table can" in telling(here, "** begins\n")[0]
        refused = await here.click("Dan", here.table_message(1), "start")
        assert told(refused, "only-the-host", host="Ana")
        await here.click("Ben", here.table_message(1), "start")
        table = await here.bot.tables.get(1)
        assert (table.running, table.row.host_id) == (True, here["Ben"].id)


async def test_computers_sit_down_at_a_table_that_is_too_small_if_the_host_wants_that(tmp_path: Path) -> None:
    async with world(tmp_path, *THREE) as here:
        await plan(here, "Ana", within=HOUR, computers=True)
        await later(here, HOUR + 1)
        table = await here.bot.tables.get(1)
        assert [seat.computer is None for seat in table.seats] == [True, False, False]
        assert "needed" not in telling(here, "** begins\n")[0]


async def test_without_anybody_there_is_no_night(tmp_path: Path) -> None:
    async with world(tmp_path, *THREE) as here:
        night = await plan(here, "Ana", within=HOUR)
        await planning.answer(here.bot.tables, night.id, person(here, "Ana"), Answer.NOT)
        await later(here, HOUR + 1)
        assert not await table_ids(here)
        assert "Nobody said they're coming" in said(here)[-1]


async def test_where_the_host_has_left_the_server_the_first_who_comes_takes_over(tmp_path: Path) -> None:
    async with world(tmp_path, *THREE) as here:
        await plan(here, *THREE)
        here.guild.remove_member(here["Ana"])
        await later(here, 2 * HOUR + 1)
        night = await night_of(here)
        assert night.host_id == here["Ben"].id
        assert await guests(here) == ["Ben", "Cleo"]
        assert "Hosted by Ben" in said(here)[0]
        assert calls(here, "⏰") == [{here["Ben"].id, here["Cleo"].id}]
        assert calls(here, "it's your night now") == [{here["Ben"].id}]


async def test_where_nobody_else_comes_it_is_off(tmp_path: Path) -> None:
    async with world(tmp_path, *THREE) as here:
        await plan(here, "Ana")
        here.guild.remove_member(here["Ana"])
        await later(here, 2 * HOUR + 1)
        assert (await night_of(here)).stage is Stage.CANCELLED
        assert "is cancelled" in said(here)[0]


async def test_whoever_was_shut_out_is_neither_seated_nor_called(tmp_path: Path) -> None:
    async with world(tmp_path, *NINE) as here:
        await plan(here, *NINE, within=HOUR)
        here.bot.tables.shut_out.people.add(here["Ida"].id)
        await later(here, HOUR + 1)
        tables = [await here.bot.tables.get(table) for table in (1, 2)]
        assert [len(table.seats) for table in tables] == [4, 4]
        assert here["Ida"].id not in calls(here, "** begins\n")[0]


async def test_on_a_server_that_was_shut_out_nothing_happens_any_more(tmp_path: Path) -> None:
    async with world(tmp_path, *THREE) as here:
        await plan(here, *THREE, weekly=True)
        here.bot.tables.shut_out.servers.add(here.guild.id)
        before = said(here)
        await later(here, DAY)
        assert said(here)[1:] == before[1:]
        assert (await night_of(here)).stage is Stage.CANCELLED


async def test_somebody_who_asked_to_be_forgotten_hosts_nothing_and_comes_nowhere(tmp_path: Path) -> None:
    async with world(tmp_path, *THREE) as here:
        await plan(here, *THREE)
        await here.forget("Ana")
        await wake(here)
        assert (await night_of(here)).host_id == here["Ben"].id
        assert await guests(here) == ["Ben", "Cleo"]
        assert "Ana" not in said(here)[0]
