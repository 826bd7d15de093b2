"""A person among computers: from the lobby to the end, by buttons alone."""

from __future__ import annotations

from pathlib import Path

from tests.cogs.driving import Driver
from tests.cogs.world import World, words, world


async def computers(here: World, table: int = 1) -> list[tuple[str, str]]:
    """The computers at a table: their names and strengths."""
    found = await here.bot.tables.get(table)
    return [(seat.name, seat.computer) for seat in found.seats if seat.computer is not None]


async def test_a_person_plays_a_whole_game_against_three_computers(tmp_path: Path) -> None:
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
