"""A person among computers: from the lobby to the end, by buttons alone."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.tables import Timing
from tests.cogs.decks import shorten
from tests.cogs.driving import Driver
from tests.cogs.world import World, words, world


async def computers(here: World, table: int = 1) -> list[tuple[str, str]]:
    """The computers at a table: their names and strengths."""
    found = await here.bot.tables.get(table)
    return [(seat.name, seat.computer) for seat in found.seats if seat.computer is not None]


@pytest.mark.long
async def test_a_person_plays_a_whole_game_against_three_computers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shorten(monkeypatch, "rio_grande_2000", "chili stink green soy black_eyed red")
    async with world(tmp_path, "Ana") as here:
        await here.open("Ana", start=False)
        panel = await here.click("Ana", here.table_message(), "computers")
        assert panel.response is not None
        for strength in ("easy", "normal", "hard"):
            panel = await here.click("Ana", panel.response, "add-computer", strength)
            assert panel.response is not None
        assert [strength for _, strength in await computers(here)] == ["easy", "normal", "hard"]
        assert words(here.table_message()).count("🤖") == 3
        assert "computer, hard" in words(here.table_message())
        await here.click("Ana", here.table_message(), "start")
        driver = Driver(here, 1, ["Ana"])
        assert await driver.waiting() == ["Ana"]
        await driver.play()
        assert await driver.over()
        assert words(here.table_message()).count("🤖") >= 3
        assert not here.env.errors


@pytest.mark.long
async def test_computers_take_their_time_and_a_restart_in_the_middle_of_it_is_not_seen(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana", timing=Timing(delay=1.2, patience=20)) as here:
        await here["Ana"].slash(here.channel, "play", computers=2)
        await here.click("Ana", here.table_message(), "start")
        for _ in range(60):
            if await Driver(here, 1, ["Ana"]).waiting():
                break
            await here.env.advance_time(5)
        driver = Driver(here, 1, ["Ana"])
        while await driver.waiting():
            await driver.step()
        before = (await here.bot.tables.get(1)).sequence
        await here.restart()
        assert (await here.bot.tables.get(1)).sequence == before
        await here.env.advance_time(2)
        moved = (await here.bot.tables.get(1)).sequence
        assert moved > before
        for _ in range(60):
            if await driver.waiting():
                break
            await here.env.advance_time(5)
        assert (await here.bot.tables.get(1)).sequence > moved
        assert await driver.waiting() == ["Ana"]
        assert not here.env.errors


async def test_who_puts_an_offer_together_is_waited_for_and_everybody_sees_until_when(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana", timing=Timing(delay=1.2, patience=20)) as here:
        await here["Ana"].slash(here.channel, "play", computers=2, tempo="calm")
        await here.click("Ana", here.table_message(), "start")
        table, driver = await here.bot.tables.get(1), Driver(here, 1, ["Ana"])
        assert table.row.tempo == "calm"
        while table.goes_on_at is None:
            if await driver.waiting():
                await driver.step()
            else:
                await here.env.advance_time(0.5)
        before = table.goes_on_at
        await here.click("Ana", here.table_message(), "rules")
        assert table.goes_on_at == before
        await here.click("Ana", here.table_message(), "offer")
        assert table.goes_on_at > before
        await here.click("Ana", here.table_message(), "pass")
        assert (await here.bot.tables.get(1)).goes_on_at is None
        assert not here.env.errors
