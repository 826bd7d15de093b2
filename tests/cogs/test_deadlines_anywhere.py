"""Where the bot is not, a deadline holds only while everybody can be reached."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot.store import Status
from bot.tables.clocks.pace import LAPSED, Pace
from bot.tables.rematch import rematch
from bot.tables.tables import Person
from tests.breadth import few
from tests.cogs.anywhere import group
from tests.cogs.world import words

NAMES = ("Ana", "Ben", "Cleo", "Dan")
NO_DEADLINE = "No deadline holds here"


async def test_a_day_for_each_decision_holds_only_where_everybody_is_reached(tmp_path: Path) -> None:
    async with group(tmp_path, *NAMES) as there:
        there.here.close_dms("Cleo")
        await there.opens("Ana", "Ben", start=False, installed=True, pace="day")
        assert "while I can message everybody" in words(there.table())
        await there.presses("Cleo", there.table(), "join")
        assert "can't message everybody: Cleo" in words(there.table())
        await there.presses("Ana", there.table(), "start")
        table = await there.here.bot.tables.get(1)
        assert (table.row.status, table.row.pace, dict(table.clocks)) == (Status.RUNNING, f"{LAPSED}day", {})


@pytest.mark.long
@pytest.mark.parametrize("pace", few(["live", "day"], "day"))
async def test_a_game_that_is_dealt_at_once_has_no_deadline_either_where_somebody_is_not_reached(
    tmp_path: Path, pace: str
) -> None:
    async with group(tmp_path, *NAMES) as there:
        there.here.close_dms("Ana")
        await there.opens("Ana", start=False, computers=2, pace=pace)
        assert "can't message everybody: Ana" in words(there.table())
        await there.presses("Ana", there.table(), "start")
        await there.types("Ana", "play", computers=3, pace=pace, start=True)
        for number in (1, 2):
            table = await there.here.bot.tables.get(number)
            assert (table.row.status, table.row.pace, dict(table.clocks)) == (Status.RUNNING, LAPSED + pace, {})
            assert NO_DEADLINE in words(there.table(number))


async def test_whoever_closes_their_direct_messages_later_ends_the_deadlines_and_the_table_says_so(
    tmp_path: Path,
) -> None:
    async with group(tmp_path, *NAMES) as there:
        # A day of twenty minutes.
        there.here.bot.tables.pace = Pace(day=1200)
        await there.opens(*NAMES, installed=True, pace="day")
        name = (await there.awaited())[0]
        await there.presses(name, there.table(), "hand")
        assert "runs out" in words(there.panel(name))
        await there.here.bot.people.closed(there.here[name].id)
        await there.here.env.settle()
        table = await there.here.bot.tables.get(1)
        assert not table.clocks
        for message in (there.table(), there.panel(name)):
            assert not re.search(r"<t:\d+:R>", words(message))
            assert "Your time" not in words(message)
        assert words(there.table()).count(NO_DEADLINE) == 1
        await there.check()
        await there.here.env.advance_time(1260)
        assert await there.awaited() == [name]
        assert not table.overdue
        # The line stands there once, and a restart leaves it.
        await there.restarts()
        await there.presses(name, there.table(), "go-on")
        await there.moves(name)
        assert words(there.table()).count(NO_DEADLINE) == 1
        assert not (await there.here.bot.tables.get(1)).clocks
        await there.check()


@pytest.mark.long
async def test_where_a_deadline_rings_that_does_not_hold_it_ends(tmp_path: Path) -> None:
    async with group(tmp_path, *NAMES) as there:
        there.here.bot.tables.pace = Pace(day=1200)
        await there.opens(*NAMES, installed=True, pace="day")
        name = (await there.awaited())[0]
        # As an older version left it.
        person = await there.here.bot.people.get(there.here[name].id)
        there.here.bot.people._put(person._replace(dm_closed=True))
        await there.here.env.advance_time(1260)
        table = await there.here.bot.tables.get(1)
        assert await there.awaited() == [name]
        assert (dict(table.clocks), table.overdue) == ({}, set())


async def test_a_rematch_wishes_for_the_pace_that_was_chosen(tmp_path: Path) -> None:
    async with group(tmp_path, *NAMES) as there:
        there.here.close_dms("Dan")
        await there.opens(*NAMES, installed=True, pace="day")
        assert (await there.here.bot.tables.get(1)).row.pace == f"{LAPSED}day"
        asked = await there.types("Ana", "close", table=1)
        await there.presses("Ana", asked.response, "cancel")
        new, _ = await rematch(there.here.bot.tables, 1, Person(there.here["Ana"].id, "Ana"), None)
        assert new.row.pace == "day"


async def test_who_comes_back_and_was_not_reached_is_not_taken_for_reached(tmp_path: Path) -> None:
    async with group(tmp_path, *NAMES) as there:
        await there.opens(*NAMES, installed=True, pace="day")
        assert "Dan" not in await there.awaited()
        asked = await there.types("Dan", "leave", table=1)
        await there.presses("Dan", asked.response, "leave")
        there.here.close_dms("Dan")
        await there.here.bot.people.closed(there.here["Dan"].id)
        assert (await there.here.bot.tables.get(1)).clocks, "they do not play"
        await there.types("Dan", "join", table=1)
        assert (await there.here.bot.people.get(there.here["Dan"].id)).dm_closed
        assert not (await there.here.bot.tables.get(1)).clocks
