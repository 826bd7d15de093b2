"""The others above a hand in messages: sent at most every two seconds for their sake alone, and never at rest."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bot.games.bohnanza.state import Phase
from bot.ui.publishing.outbox.patience import BEHIND, FOLLOWS, MAY
from tests.cogs.drawing import plainly, seen_in
from tests.cogs.mishaps import position
from tests.cogs.world import World, words, world
from tests.games.bohnanza.tables import table as position_of

NAMES = ("Ana", "Ben", "Cleo")
FIELDS = ("- soy×2 -", "red×2 blue×4 wax×4", "chili×3 - -")
TRADING = position_of(hands=["soy red blue", "chili", "red"], fields=FIELDS, phase=Phase.TRADE, face_up="red")
PLANTING = position_of(hands=["soy red blue", "chili", "red"], fields=FIELDS)


def pictured(here: World, name: str) -> int:
    """Which file stands in somebody's panel."""
    (file,) = here.hand_message(name).attachments
    return int(file["id"] if isinstance(file, dict) else file.id)


async def awake(here: World, state: Any) -> None:
    """Ben and Cleo look at their panels in this position, and all messages are up to date."""
    await position(here, await here.open(*NAMES), state)
    await here.env.advance_time(20)
    for name in ("Ben", "Cleo"):
        await here.click(name, here.table_message(), "hand")
    await here.env.advance_time(20)


@pytest.mark.long
async def test_a_picture_follows_what_others_harvest_at_most_every_two_seconds(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES, pace=1.0, draw=plainly) as here:
        await awake(here, TRADING)
        assert "beans=('blue',)" in seen_in(here, here.hand_message("Cleo"))
        shown, files, now = pictured(here, "Cleo"), dict[int, float](), 0.0
        for step in range(28):
            if step % 6 == 0 and step < 18:
                await here["Ben"].slash(here.channel, "harvest", field=str(1 + step // 6))
                # What she presses herself waits for nothing but this.
                action = "back-in" if step == 6 else "pass"
                await here.click("Cleo", here.hand_message("Cleo"), action)
            files.setdefault(pictured(here, "Cleo"), now)
            await here.env.advance_time(0.25)
            now += 0.25
        times = [at for file, at in files.items() if file != shown]
        assert len(times) == 2
        assert times[1] - times[0] >= BEHIND.paces
        assert "beans=('blue',)" not in seen_in(here, here.hand_message("Cleo"))
        assert "beans=('wax',)" not in seen_in(here, here.hand_message("Cleo"))
        assert not here.env.errors


@pytest.mark.long
async def test_what_changes_nothing_one_can_do_waits_for_more(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES, pace=1.0, draw=plainly) as here:
        await awake(here, TRADING)
        await here["Ben"].slash(here.channel, "harvest", field="2")
        await here.env.advance_time(FOLLOWS.paces - 1)
        assert "beans=('blue',)" in seen_in(here, here.hand_message("Cleo"))
        await here.env.advance_time(2)
        assert "beans=('blue',)" not in seen_in(here, here.hand_message("Cleo"))


@pytest.mark.long
async def test_what_one_may_do_is_read_within_two_seconds(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES, pace=1.0, draw=plainly) as here:
        await awake(here, TRADING)
        # This alone would wait longer.
        await here["Ben"].slash(here.channel, "harvest", field="2")
        before = words(here.hand_message("Cleo"))
        await here.click("Ana", here.table_message(), "end")
        await here.env.advance_time(MAY.paces / 2)
        assert words(here.hand_message("Cleo")) == before
        await here.env.advance_time(MAY.paces / 2 + 0.1)
        assert words(here.hand_message("Cleo")) != before


async def test_whoever_must_decide_reads_it_at_once(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES, pace=1.0, draw=plainly) as here:
        await awake(here, TRADING)
        await here.click("Ana", here.table_message(), "hand")
        await here.env.advance_time(20)
        before = words(here.hand_message("Ana"))
        # Ana, who is active, may take it or leave it.
        await here["Ben"].slash(here.channel, "offer", give="chili", want="blue")
        await here.env.advance_time(0.1)
        assert words(here.hand_message("Ana")) != before


async def test_outside_of_trading_what_others_harvest_edits_nobody_elses_panel(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES, draw=plainly) as here:
        await awake(here, PLANTING)
        assert "others=()" in seen_in(here, here.hand_message("Cleo"))
        message = here.hand_message("Cleo")
        before = len(here.env.http_requests)
        await here["Ben"].slash(here.channel, "harvest", field="2")
        assert not [one for one in here.env.http_requests[before:] if str(message.id) in one.path]


async def test_a_panel_that_rests_shows_nobody_and_is_left_alone(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES, draw=plainly) as here:
        await position(here, await here.open(*NAMES), TRADING)
        message = here.direct_message("Cleo")
        assert "others=()" in seen_in(here, message)
        before = len(here.env.http_requests)
        await here["Ben"].slash(here.channel, "harvest", field="2")
        assert not [one for one in here.env.http_requests[before:] if str(message.id) in one.path]
        await here.click("Cleo", message, "hand")
        assert "others=(Other(place=0, name='Ana'" in seen_in(here, here.hand_message("Cleo"))
