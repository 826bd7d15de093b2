"""Decisions at a seat that were not made by the person who sits there now."""

from __future__ import annotations

from pathlib import Path

from bot.store import played_for
from tests.cogs.over import over
from tests.cogs.world import world

NAMES = ("Ana", "Ben", "Cleo")


async def test_a_game_of_now_knows_all_of_them(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        table, _ = await over(here, *NAMES)
        assert await played_for(here.database, table, 0) == ((), True)
