"""Everybody's hand in a replay: once all who played have said yes, until one of them takes it back."""

from __future__ import annotations

from pathlib import Path

from bot.store import open_hands_of
from tests.cogs.mishaps import press, private, told
from tests.cogs.over import over
from tests.cogs.world import controls, shown, words, world

NAMES = ("Ana", "Ben")


async def test_all_hands_open_with_the_last_yes_and_close_with_the_first_no(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES, "Dan") as here:
        table, _ = await over(here, *NAMES, key="duel")
        message = shown(await here["Dan"].slash(here.channel, "replay", table=table))
        all_hands = f"bean:{table}:replay:4:stay:all"
        for name in NAMES:
            await press(here, "Dan", here.now(message), all_hands)
            assert "All hands" not in words(here.now(message)), "one has not said yes"
            asked = shown(await press(here, name, here.table_message(), f"bean:{table}:hands"))
            assert "Your hand is closed" in words(asked)
            await here.click(name, asked, "hands", "open", "0")
        await press(here, "Dan", here.now(message), all_hands)
        assert "All hands" in words(here.now(message))
        await here.click("Dan", here.now(message), "replay", "4", "next", "all")
        assert "All hands" in words(here.now(message))
        assert "step 6 of" in words(here.now(message))
        back = shown(await press(here, "Ben", here.table_message(), f"bean:{table}:hands"))
        assert "All hands of this game are open" in words(back)
        await here.click("Ben", back, "hands", "close", "0")
        assert await open_hands_of(here.database, table) == {0}
        await press(here, "Dan", here.now(message), all_hands)
        assert "All hands" not in words(here.now(message))
        assert "all" not in [arg for control in controls(here.now(message)) for arg in control.args]
        assert not here.env.errors


async def test_only_who_played_is_asked_and_only_once_it_is_over(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES, "Dan") as here:
        running = await here.open(*NAMES, game="duel")
        early = await press(here, "Ana", here.table_message(), f"bean:{running}:hands:open:0")
        assert told(early, "replay-not-over", table=running)
        table, _ = await over(here, *NAMES, key="duel")
        stranger = await press(here, "Dan", here.table_message(), f"bean:{table}:hands:open:0")
        assert "You don't play" in private(stranger)
        assert not await open_hands_of(here.database, table)


async def test_a_forgotten_hand_stays_closed(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        table, _ = await over(here, *NAMES, key="duel")
        message = shown(await here["Ana"].slash(here.channel, "replay", table=table))
        for name in NAMES:
            asked = shown(await press(here, name, here.table_message(), f"bean:{table}:hands"))
            await here.click(name, asked, "hands", "open", "0")
        await here.click("Ben", shown(await here["Ben"].slash(here.channel, "forget")), "forget")
        await press(here, "Ana", here.now(message), f"bean:{table}:replay:4:stay:all")
        assert "All hands" not in words(here.now(message))
        asked = shown(await press(here, "Ana", here.table_message(), f"bean:{table}:hands"))
        assert "stay closed" in words(asked)
