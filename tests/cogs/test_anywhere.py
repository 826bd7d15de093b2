"""Tables where the bot is not: they live by the clicks of whoever plays there."""

from __future__ import annotations

from pathlib import Path

from bot.ui.publishing.outbox.tokens import AWAKE
from tests.cogs.anywhere import RESTS, group
from tests.cogs.world import controls, words

NAMES = ("Ana", "Ben", "Cleo", "Dan")


async def test_a_table_is_opened_joined_and_played(tmp_path: Path) -> None:
    async with group(tmp_path, *NAMES) as there:
        await there.opens(*NAMES)
        await there.check()
        for _ in range(12):
            await there.goes_on()
            await there.check()
        assert len(there.public()) == 1


async def test_before_its_last_token_dies_it_says_that_it_rests_and_a_press_shows_it(tmp_path: Path) -> None:
    async with group(tmp_path, *NAMES) as there:
        await there.opens(*NAMES)
        await there.here.env.advance_time(AWAKE + 5)
        assert RESTS in words(there.table())
        assert [one.action for one in controls(there.table())] == ["go-on"]
        await there.check()
        await there.presses("Dan", there.table(), "go-on")
        assert RESTS not in words(there.table())
        await there.check()
        assert len(there.public()) == 1


async def test_a_move_that_no_message_shows_posts_it_anew_and_the_old_one_leads_there(tmp_path: Path) -> None:
    async with group(tmp_path, *NAMES) as there:
        await there.opens(*NAMES)
        name, first = (await there.awaited())[0], there.table()
        await there.presses(name, first, "hand")
        await there.here.env.advance_time(AWAKE - 60)
        # Their panel lives on, the table's message rests.
        await there.presses(name, there.panel(name), "meters")
        await there.presses(name, there.panel(name), "back")
        await there.here.env.advance_time(90)
        await there.goes_on()
        assert len(there.public()) == 1, "the last one was posted less than a quarter of an hour ago"
        await there.check()
        await there.here.env.advance_time(60)
        await there.goes_on()
        assert there.table().id != first.id
        assert RESTS in words(there.now(first))
        await there.check()
        await there.presses("Ben", there.now(first), "go-on")
        assert "continues below" in words(there.now(first))
        await there.check()
        assert len(there.public()) == 2
