"""The pace of a game on Discord: reminders, computers that decide, people who are away, pauses and restarts."""

from __future__ import annotations

from pathlib import Path

import discord
import pytest

from bot.tables.clocks.pace import AWAY, DAY
from bot.ui.controls import control
from bot.words import say
from cogs.deadlines import Deadlines
from tests.cogs.driving import Driver
from tests.cogs.mishaps import position, press, private, public, told, unchanged
from tests.cogs.test_deadlines import standing
from tests.cogs.world import World, controls, shown, words, world
from tests.games.bohnanza.tables import table as position_of

NAMES = ("Ana", "Ben", "Cleo")


async def open_table(here: World, *names: str, pace: str = "live", computers: int = 0) -> None:
    """A game of these people and computers at this pace."""
    await here[names[0]].slash(here.channel, "play", pace=pace, computers=computers)
    for name in names[1:]:
        await here.click(name, here.table_message(), "join")
    await here.click(names[0], here.table_message(), "start")


async def waiting(here: World) -> str:
    """The one person whom the game waits for."""
    (name,) = await Driver(here, 1, NAMES).waiting()
    return name


async def due(here: World) -> int:
    """Until when the game waits."""
    return max(clock.due_at for clock in (await here.bot.tables.get(1)).clocks.values())


def hands(here: World, name: str) -> int:
    """The newest message that this person has got."""
    return int(here[name].user.dm_channel.history()[-1].id)


async def test_the_pace_is_chosen_in_the_lobby_by_the_host(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await here.open(*NAMES, start=False)
        lobby = here.table_message()
        await here["Ana"].select(lobby, ["live"], custom_id="bean:1:pace")
        assert (await here.bot.tables.get(1)).row.pace == "live"
        await here["Ben"].select(here.table_message(), ["day"], custom_id="bean:1:pace")
        odd = await press(here, "Ana", here.table_message(), "bean:1:pace", ["blitz"])
        assert told(odd, "no-such-pace")
        assert (await here.bot.tables.get(1)).row.pace == "live"
        assert not here.env.errors


async def test_the_table_and_the_hand_show_until_when_the_game_waits(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await open_table(here, *NAMES)
        name, until = await waiting(here), f"<t:{await due(here)}:R>"
        assert f"{name} is planting · ⏱️ {until}" in words(here.table_message()).splitlines()[0]
        assert say("en", "pace-yours", table=1, when=until, reminded="no") in words(here.hand_message(name))
        others = [other for other in NAMES if other != name]
        assert all(until not in words(here.hand_message(other)) for other in others)


@pytest.mark.long
async def test_without_a_clock_no_time_is_shown(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await here.open(*NAMES)
        assert "<t:" not in words(here.table_message())
        before = await here.database.read("SELECT count(*) FROM events")
        await here.env.advance_time(3600)
        assert await here.database.read("SELECT count(*) FROM events") == before


async def test_a_reminder_and_then_a_computer_decides_and_in_the_end_plays_on_until_the_person_is_back(
    tmp_path: Path,
) -> None:
    async with world(tmp_path, *NAMES) as here:
        await open_table(here, *NAMES)
        name = await waiting(here)
        seat = (await here.bot.tables.get(1)).seated(here[name].id)
        count = hands(here, name)
        await here.env.advance_time(115)
        assert hands(here, name) == count
        await here.env.advance_time(10)
        assert hands(here, name) > count
        assert "is waiting for you" in words(here.hand_message(name))
        assert "plant" in {control.action for control in controls(here.hand_message(name))}
        before = (await here.bot.tables.get(1)).sequence
        await here.env.advance_time(60)
        table = await here.bot.tables.get(1)
        assert table.sequence > before
        assert table.seats[seat].missed == 1
        for _ in range(20):
            if table.seats[seat].missed == AWAY:
                break
            await here.env.advance_time(185)
        assert f"**{name}**" in words(here.table_message())
        assert "away · a computer plays" in words(here.table_message())
        assert say("en", "away", table=1) in words(here.hand_message(name))
        assert [control.action for control in controls(here.hand_message(name))] == ["join"]
        await here.click(name, here.hand_message(name), "join")
        assert "Your hand" in words(here.hand_message(name))
        assert "away · a computer plays" not in words(here.table_message())
        assert table.seats[seat].missed == 0
        assert not here.env.errors


async def test_who_was_away_may_just_play(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await open_table(here, *NAMES)
        table = await here.bot.tables.get(1)
        seat = table.seated(here["Ben"].id)
        sql = "UPDATE seats SET missed = ? WHERE seat = ?"
        await here.database.write(lambda connection: connection.execute(sql, (AWAY, seat)))
        table.loaded = False
        table = await here.bot.tables.get(1)
        await position(here, 1, position_of(hands=["soy", "blue", "chili"], active=seat))
        await here["Ben"].slash(here.channel, "plant", field="1")
        assert table.state.planted == 1
        assert table.seats[seat].missed == 0
        assert "away" not in words(here.table_message())


async def test_a_reminder_stands_also_in_the_panel_in_the_channel(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await open_table(here, *NAMES)
        name = await waiting(here)
        await here.click(name, here.table_message(), "hand")
        count = hands(here, name)
        await here.env.advance_time(125)
        assert hands(here, name) > count
        until = f"<t:{await due(here)}:R>"
        assert say("en", "pace-yours", table=1, when=until, reminded="yes") in words(here.hand_message(name))


async def test_a_decision_in_time_takes_the_reminder_back(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await open_table(here, *NAMES)
        driver, name = Driver(here, 1, NAMES), await waiting(here)
        await here.env.advance_time(125)
        assert await driver.step() == name
        before = (await here.bot.tables.get(1)).sequence
        await here.env.advance_time(100)
        assert (await here.bot.tables.get(1)).sequence == before


async def test_closed_direct_messages_are_reminded_in_the_channel(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        for name in NAMES:
            here.close_dms(name)
        await open_table(here, *NAMES)
        name = await waiting(here)
        await here.env.advance_time(125)
        lines = [line for line in public(here) if here[name].mention in line]
        until = f"<t:{await due(here)}:R>"
        assert lines == [say("en", "nudge-until", person=here[name].mention, table=1, when=until)]
        await here.env.advance_time(70)
        table = await here.bot.tables.get(1)
        assert max(seat.missed for seat in table.seats) == 1
        assert not here.env.errors


@pytest.mark.long
async def test_a_person_who_lets_computers_wait_finds_the_game_paused_and_goes_on(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana") as here:
        await open_table(here, "Ana", computers=2)
        for _ in range(20):
            if not (await here.bot.tables.get(1)).under_way:
                break
            await here.env.advance_time(185)
        paused = say("en", "pace-paused", why="nobody")
        assert words(here.table_message()).startswith("### ⏸️ Paused · ")
        assert paused in words(here.table_message())
        assert words(here.hand_message("Ana")).startswith(say("en", "pace-nobody"))
        before = (await here.bot.tables.get(1)).sequence
        await here.env.advance_time(3600)
        assert (await here.bot.tables.get(1)).sequence == before
        await here.click("Ana", here.table_message(), "resume")
        assert paused not in words(here.table_message())
        driver = Driver(here, 1, ["Ana"])
        await driver.play(5)
        assert not here.env.errors


async def test_the_host_pauses_by_button_and_resumes_by_button(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await open_table(here, *NAMES)
        await here.env.advance_time(60)
        name = await waiting(here)
        found = next(one for one in controls(here.hand_message(name)) if one.action == "plant")
        planting = control(found.table, found.action, *found.args)
        await here.ask_leave("Ana")
        await here.click("Ana", here.hand_message("Ana"), "pause")
        paused = "### ⏸️ Paused by Ana"
        assert words(here.table_message()).startswith(f"{paused} · ")
        assert say("en", "pace-paused", why="asked") in words(here.table_message())
        assert all(words(here.hand_message(name)).startswith(f"{paused}. The clock") for name in NAMES)
        assert all(words(here.hand_message(name)).lower().count("paused") == 1 for name in NAMES)
        shown = {name: [control.action for control in controls(here.hand_message(name))] for name in NAMES}
        assert shown == {"Ana": ["resume"], "Ben": [], "Cleo": []}
        await here.env.advance_time(1000)
        before = (await here.bot.tables.get(1)).sequence
        await press(here, name, here.hand_message(name), planting)
        assert words(here.hand_message(name)).startswith(f"{paused}. The clock")
        typed = await here[name].slash(here.channel, "plant")
        assert private(typed).startswith(f"{paused}. The clock")
        assert private(typed).lower().count("paused") == 1
        assert (await here.bot.tables.get(1)).sequence == before
        async with unchanged(here, 1, *NAMES):
            assert told(await here.click("Ben", here.table_message(), "resume"), "only-the-host", host="Ana")
        await here.click("Ana", here.table_message(), "resume")
        assert paused not in words(here.table_message())
        assert await due(here) == int(here.env.now().timestamp()) + 120
        await here.click(name, here.hand_message(name), "plant")
        assert (await here.bot.tables.get(1)).sequence > before
        assert not here.env.errors


async def test_pause_and_resume_as_commands(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await open_table(here, *NAMES, pace="none")
        assert told(await here["Ben"].slash(here.channel, "pause"), "only-the-host", host="Ana")
        assert told(await here["Ana"].slash(here.channel, "resume"), "not-paused", table=1)
        assert private(await here["Ana"].slash(here.channel, "pause")).startswith("### ⏸️ Paused by Ana.")
        assert told(await here["Ana"].slash(here.channel, "pause"), "paused-already", table=1)
        assert "aused" not in private(await here["Ana"].slash(here.channel, "resume"))


async def test_after_a_restart_clocks_run_on_and_the_time_away_does_not_count(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await open_table(here, *NAMES, pace="day")
        name = await waiting(here)
        await here.env.advance_time(60)
        before = await due(here)
        await here.restart()
        assert await due(here) == before
        await here.bot.close()
        # The bot is away for a week.
        sql = f"UPDATE clocks SET remind_at = remind_at - {7 * DAY}, due_at = due_at - {7 * DAY}"
        await here.database.write(lambda connection: connection.execute(sql))
        count = hands(here, name)
        await here.restart()
        now = int(here.env.now().timestamp())
        assert abs(await due(here) - now - DAY // 3) <= 5
        await here.env.advance_time(10)
        assert hands(here, name) > count
        assert f"<t:{await due(here)}:R>" in words(here.table_message())
        assert "is waiting for you" in words(here.hand_message(name))
        assert (await here.bot.tables.get(1)).seats[0].missed == 0
        assert not here.env.errors


async def test_while_discord_cannot_be_heard_nobody_loses_time(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await open_table(here, *NAMES)
        cog = here.bot.get_cog("Deadlines")
        assert cog is not None
        here.bot.dispatch("shard_disconnect", 0)
        await here.env.settle()
        before = (await here.bot.tables.get(1)).sequence
        await here.env.advance_time(600)
        assert (await here.bot.tables.get(1)).sequence == before
        here.bot.dispatch("shard_resumed", 0)
        await here.env.settle()
        await here.env.advance_time(6)
        assert (await here.bot.tables.get(1)).sequence == before
        assert await due(here) > int(here.env.now().timestamp()) + 50


async def test_leaving_and_forgetting_at_a_pace(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await open_table(here, *NAMES)
        name = await waiting(here)
        await here.leave(name)
        other = await waiting(here)
        assert other != name
        await here.forget(other)
        table = await here.bot.tables.get(1)
        last = await waiting(here)
        assert set(table.clocks) == {table.seated(here[last].id)}
        assert told(await here[name].slash(here.channel, "join", table=1), "took-back", table=1)
        assert not here.env.errors


async def test_a_pace_that_is_named_by_a_command(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana") as here:
        await here["Ana"].slash(here.channel, "play", pace="day", computers=2)
        assert (await here.bot.tables.get(1)).row.pace == "day"
        asked = await here["Ana"].slash(here.channel, "hint")
        assert told(asked, "table-is-lobby", table=1)
        assert private(asked)


async def test_what_a_moderator_reads_of_a_pause_goes_when_the_game_goes_on(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await here.open(*NAMES)
        role = here.guild.create_role("moderator", permissions=discord.Permissions(manage_messages=True))
        moderator = here.guild.add_member(here.env.create_user("mo", global_name="Mo"), roles=[role])
        result = await moderator.slash(here.channel, "pause", table=1)
        assert told(result, "paused", table=1)
        read = shown(result)
        await here["Ana"].slash(here.channel, "resume")
        assert here.now(read) is None
        assert not here.env.errors


@pytest.mark.parametrize("passed", [True, False])
async def test_a_clock_that_was_set_forward_takes_the_time_that_an_absence_gives_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, passed: bool
) -> None:
    async with world(tmp_path, *NAMES) as here:
        await open_table(here, *NAMES)
        before, later = await due(here), here.env.now().timestamp() + 3600
        monkeypatch.setattr(here.bot.tables, "_clock", standing(later))
        monkeypatch.setattr(here.bot.tables, "moment", lambda: later)
        clock = here.bot.get_cog("Deadlines")
        assert isinstance(clock, Deadlines)
        with here.env._bot_scope():
            await (clock.on_time_passed() if passed else clock.tick())
        # Otherwise they would have the time after the reminder anew.
        assert (await due(here) == before) is passed
