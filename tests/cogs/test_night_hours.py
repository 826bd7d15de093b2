"""A night goes on by itself: the reminder, the tables, the call, the last message."""

from __future__ import annotations

from pathlib import Path

from tests.cogs.nights import HOUR, NINE, plan, said, table_ids
from tests.cogs.world import world


async def test_nine_people_from_the_announcement_to_the_last_message(tmp_path: Path) -> None:
    async with world(tmp_path, *NINE) as here:
        night = await plan(here, *NINE)
        print(said(here))
        await here.env.advance_time(2 * HOUR + 1)
        print(said(here))
        await here.env.advance_time(HOUR)
        print(said(here))
        print(await table_ids(here))
        assert 0
