"""Score sheets are public: everybody may look at them, who plays and who does not, in the game and after it."""

from __future__ import annotations

from pathlib import Path

from tests.cogs.mishaps import press, told, unchanged
from tests.cogs.tricks import NICHT_DIE_BOHNE, position
from tests.cogs.world import World, controls, words, world
from tests.games.nicht_die_bohne.tables import lay, table

NAMES = ("Ana", "Ben", "Cleo")
SECOND = table("red-10 red-1", "yellow-minus-1 blue-1", "yellow-minus-2 green-1", round=2)
LAST = lay(lay(table("red-10", "yellow-minus-1", "yellow-minus-2", round=3), 0, "red-10"), 1, "yellow-minus-1")
SHEETS = "bean:1:sheets"


async def end(here: World) -> None:
    """The last cards are laid and taken."""
    await position(here, 1, lay(LAST, 2, "yellow-minus-2"))
    await here.click("Ana", here.table_message(), "take")
    assert "wins!" in words(here.table_message())


async def test_who_does_not_play_looks_at_the_score_sheets_privately(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES, "Eve") as here:
        await here.open(*NAMES, game=NICHT_DIE_BOHNE)
        await position(here, 1, SECOND)
        async with unchanged(here, 1, *NAMES, "Eve"):
            shown = await here.click("Eve", here.table_message(), "sheets")
        assert shown.ephemeral
        assert "Score sheet of round 1" in words(shown.response)
        assert controls(shown.response) == []


async def test_who_left_looks_at_them_too(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await here.open(*NAMES, game=NICHT_DIE_BOHNE)
        await position(here, 1, SECOND)
        await here.leave("Cleo")
        shown = await here.click("Cleo", here.table_message(), "sheets")
        assert "Score sheet of round 1" in words(shown.response)
        assert controls(shown.response) == []


async def test_after_the_end_everybody_still_looks_at_them(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES, "Eve") as here:
        await here.open(*NAMES, game=NICHT_DIE_BOHNE)
        await end(here)
        for name in ("Ana", "Eve"):
            shown = await here.click(name, here.table_message(), "sheets")
            assert shown.ephemeral
            assert "Score sheet of round 3" in words(shown.response)
        assert not here.env.errors


async def test_the_way_back_leads_to_the_hand_after_the_end_too(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await here.open(*NAMES, game=NICHT_DIE_BOHNE)
        await end(here)
        shown = await here.click("Ben", here.table_message(), "sheets")
        await here.click("Ben", shown.response, "back")
        assert "**The ranking**" in words(shown.response)


async def test_an_old_button_of_a_hand_shows_them_in_its_place_after_the_end(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await here.open(*NAMES, game=NICHT_DIE_BOHNE)
        await position(here, 1, SECOND)
        await end(here)
        await press(here, "Ben", here.hand_message("Ben"), SHEETS)
        assert "Score sheet of round 3" in words(here.hand_message("Ben"))


async def test_before_the_cards_are_dealt_and_in_other_games_there_is_no_such_button(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES, "Eve") as here:
        await here.open(*NAMES, start=False, game=NICHT_DIE_BOHNE)
        assert told(await press(here, "Eve", here.table_message(), SHEETS), "not-seated", table=1)
        assert told(await press(here, "Ana", here.table_message(), SHEETS), "table-is-lobby", table=1)
        await here.open(*NAMES)
        other = await press(here, "Ana", here.table_message(2), "bean:2:sheets")
        assert told(other, "unknown-control")
