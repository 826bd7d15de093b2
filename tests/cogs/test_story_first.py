"""The first whole game: three people, by buttons alone, with a restart in the middle."""

from pathlib import Path

import pytest

from bot.store import events_of
from tests.cogs.driving import Driver
from tests.cogs.world import words, world


@pytest.mark.long
async def test_three_people_play_a_whole_game_and_a_restart_changes_nothing(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana", "Ben", "Cleo", threads=True) as here:
        table = await here.open("Ana", "Ben", "Cleo")
        driver = Driver(here, table, ("Ana", "Ben", "Cleo"))
        await driver.play(25)
        before = words(here.table_message(table)), words(here.hand_message("Ben", table))
        await here.restart()
        await driver.game()
        await here.bot.publisher.slots.read(table)
        assert (words(here.table_message(table)), words(here.hand_message("Ben", table))) == before
        await driver.play()

        stored = [event for event in await events_of(here.database, table) if '"ended"' in event]
        assert len(stored) == 1
        outcome = (await driver.game()).game.outcome((await driver.game()).state)
        shown = words(here.table_message(table))
        for standing in outcome.standings:
            assert str(standing.score) in shown
        assert not here.env.errors
