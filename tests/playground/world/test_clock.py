"""The small Discord's clock: set forward, everything goes by it; it is never set back."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

import pytest

from bot.playground.protocol.snowflakes import seconds_of
from bot.playground.world.clock import Clock
from tests.playground.scene import scene

HOUR = 3600


def test_a_clock_is_set_forward_and_never_back() -> None:
    clock = Clock(10, lambda: 1000)
    clock.set_forward(HOUR)
    clock.set_forward(-HOUR)
    assert (clock.now(), clock.ahead) == (1010 + HOUR, 10 + HOUR)


async def test_messages_and_numbers_that_come_then_are_of_then(tmp_path: Path) -> None:
    async with scene(tmp_path, online=False) as here:
        before = await here.post(content="Before")
        assert (await here.page.send("set_forward", "Alex", seconds=HOUR))["outcome"] == "ok"
        after = await here.post(content="After")
        gone = seconds_of(int(after["id"])) - seconds_of(int(before["id"]))
        assert HOUR <= gone < HOUR + 60
        assert datetime.fromisoformat(after["timestamp"]).timestamp() == pytest.approx(
            seconds_of(int(after["id"]))
        )
        assert here.page.server["ahead"] == HOUR


async def test_a_token_is_too_old_after_a_quarter_of_an_hour_of_it(tmp_path: Path) -> None:
    async with scene(tmp_path) as here:
        message = await here.button()
        sent = here.page.send("click", "Ana", channel=here.page.channel, message=message["id"], custom_id="press")
        interaction = await here.bot.event("INTERACTION_CREATE")
        await here.bot.answer(interaction, 4, {"content": "Here"})
        await sent
        edit = ("PATCH", interaction, "/messages/@original", {"content": "Edited"})
        await here.page.send("set_forward", "Alex", seconds=14 * 60)
        assert (await here.bot.hook(*edit)).status == 200
        await here.page.send("set_forward", "Alex", seconds=60)
        assert (await here.bot.hook(*edit)).error == (401, 50027)


@pytest.mark.parametrize("wrong", [0, -HOUR, 1.5, "3600", None, 367 * 24 * HOUR])
async def test_what_is_no_time_that_can_pass_is_refused(tmp_path: Path, wrong: object) -> None:
    async with scene(tmp_path, online=False) as here:
        assert (await here.page.send("set_forward", "Alex", seconds=wrong))["outcome"] == "failed"
        assert here.page.server["ahead"] == 0


async def test_whoever_shares_the_clock_lets_the_time_pass(tmp_path: Path) -> None:
    async with scene(tmp_path, online=False) as here:
        asked = list[float]()

        async def let_pass(seconds: float) -> None:
            asked.append(seconds)

        here.here.small_discord.let_pass = let_pass
        await here.page.send("set_forward", "Alex", seconds=HOUR)
        assert (asked, here.page.server["ahead"]) == ([HOUR], 0)
