"""Who leaves the server while a game without a clock waits for them is found out, and a computer plays on."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.store import Status
from bot.ui.publishing import absentees
from bot.ui.publishing.absentees import FIRST
from tests.cogs.driving import Driver
from tests.cogs.mishaps import position
from tests.cogs.world import SELDOM, World, words, world
from tests.games.bohnanza.tables import table as position_of

NAMES = ("Ana", "Ben", "Cleo")
HOUR = 3600


async def waiting(here: World) -> list[str]:
    return await Driver(here, 1, NAMES).waiting()


def asked(here: World) -> int:
    """How often Discord was asked whether somebody is still there."""
    return len([one for one in here.env.backend.http_requests if one.method == "GET" and "/members/" in one.path])


async def test_nothing_waits_for_ever_for_who_has_left_the_server(tmp_path: Path) -> None:
    """They had just done something, so that nothing was sent to them that could fail."""
    async with world(tmp_path, *NAMES) as here:
        await here.open(*NAMES)
        await position(here, 1, position_of(hands=["soy red blue", "chili", "red"]))
        await here.click("Ana", here.table_message(), "hand")
        here.guild.remove_member(here["Ana"])
        assert await waiting(here) == ["Ana"]
        await here.env.advance_time(FIRST + 2 * SELDOM)
        assert await waiting(here) == ["Ben"]
        assert "left · a computer plays" in words(here.table_message())
        assert (await here.bot.tables.get(1)).row.host_id == here["Ben"].id
        assert not here.env.errors


async def test_a_game_that_its_only_person_has_left_is_closed(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana") as here:
        await here["Ana"].slash(here.channel, "play", computers=2, start=True)
        here.guild.remove_member(here["Ana"])
        await here.env.advance_time(FIRST + 2 * SELDOM)
        assert (await here.bot.tables.get(1)).row.status is Status.CLOSED


@pytest.mark.long
async def test_who_is_still_there_keeps_the_seat_and_is_asked_for_more_and_more_seldom(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(absentees, "LONGEST", 8 * HOUR)
    async with world(tmp_path, *NAMES) as here:
        await here.open(*NAMES)
        await here.env.advance_time(HOUR)
        first = asked(here)
        assert 2 <= first <= 5
        await here.env.advance_time(6 * HOUR)
        assert 1 <= asked(here) - first <= 3
        assert (await here.bot.tables.get(1)).people() == tuple(here[name].id for name in NAMES)


@pytest.mark.long
async def test_where_discord_does_not_say_it_is_asked_again(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await here.open(*NAMES)
        await position(here, 1, position_of(hands=["soy red blue", "chili", "red"]))
        here.guild.remove_member(here["Ana"])
        here.env.inject_error("GET", "*/members/*", status=503, times=1)
        await here.env.advance_time(FIRST + SELDOM)
        assert await waiting(here) == ["Ana"]
        await here.env.advance_time(2 * SELDOM)
        assert await waiting(here) == ["Ben"]


@pytest.mark.long
async def test_after_a_restart_it_is_asked_too(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await here.open(*NAMES)
        await position(here, 1, position_of(hands=["soy red blue", "chili", "red"]))
        here.guild.remove_member(here["Ana"])
        await here.env.advance_time(1)
        await here.restart()
        await here.env.advance_time(FIRST + 2 * SELDOM)
        table = await here.bot.tables.get(1)
        assert here["Ana"].id not in table.people()
