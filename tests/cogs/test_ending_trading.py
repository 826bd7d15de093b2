"""*End trading* while somebody waits for an answer: asked once, wherever it is pressed, and nothing else is."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bot.games.bohnanza.state import Phase
from tests.breadth import few_rows
from tests.cogs.mishaps import unchanged
from tests.cogs.test_presses import TRADING, state_of
from tests.cogs.test_refusals import NAMES, at, offer
from tests.cogs.world import World, controls, shown, words

ASKS = "You haven't answered this offer yet. End trading anyway?"


async def end(here: World, how: str) -> Any:
    """Ana ends trading in this way; what she is shown."""
    if how == "command":
        return shown(await here["Ana"].slash(here.channel, "end"))
    message = here.table_message() if how == "table" else here.hand_message("Ana")
    result = await here.click("Ana", message, "end")
    return next((one for one in result.followups if one.ephemeral), None) or here.hand_message("Ana")


async def trading(here: World) -> bool:
    return (await state_of(here)).phase is Phase.TRADE


@pytest.mark.parametrize(
    ("how", "then"),
    few_rows(
        [("table", "table"), ("panel", "panel"), ("command", "command"), ("panel", "table"), ("table", "command")],
        ("panel", "table"),
    ),
)
async def test_an_offer_by_name_is_asked_about_once(tmp_path: Path, how: str, then: str) -> None:
    async with at(tmp_path, TRADING) as here:
        await offer(here, "Ben", give="chili", want="red")
        async with unchanged(here, 1, *NAMES[1:]):
            asked = await end(here, how)
        assert ASKS in words(asked)
        assert "#1" in words(asked)
        assert await trading(here)
        await end(here, then)
        assert not await trading(here)


async def test_the_question_offers_to_answer_and_to_go_back(tmp_path: Path) -> None:
    async with at(tmp_path, TRADING) as here:
        await offer(here, "Ben", give="chili", want="red")
        asked = await end(here, "panel")
        assert {one.action for one in controls(asked)} == {"accept", "counter", "decline", "end", "back"}
        back = shown(await here.click("Ana", asked, "back"))
        assert ASKS not in words(back)
        asked = await end(here, "panel")
        await here.click("Ana", asked, "accept")
        state = await state_of(here)
        assert state.offers == ()
        assert ASKS not in words(here.hand_message("Ana"))
        await end(here, "panel")
        assert not await trading(here)


async def test_it_asks_about_nothing_else(tmp_path: Path) -> None:
    """Neither about an offer that was declined, nor about own ones, nor about none."""
    async with at(tmp_path, TRADING) as here:
        await offer(here, "Ben", give="chili", want="red")
        await offer(here, "Ana", give="soy", to="Cleo")
        await here["Ana"].slash(here.channel, "decline", offer="1")
        await end(here, "table")
        assert not await trading(here)


@pytest.mark.long
async def test_the_question_goes_with_the_offer(tmp_path: Path) -> None:
    async with at(tmp_path, TRADING) as here:
        await offer(here, "Ben", give="chili", want="red")
        await end(here, "panel")
        await here["Ben"].slash(here.channel, "withdraw", offer="1")
        await here.env.advance_time(2)
        assert ASKS not in words(here.hand_message("Ana"))
        # What came since is no reason to ask by itself, but one to ask when she ends.
        await offer(here, "Cleo", give="blue", want="soy")
        await here.env.advance_time(2)
        assert ASKS not in words(here.hand_message("Ana"))
        assert ASKS in words(await end(here, "panel"))


async def test_after_a_restart_the_answer_counts(tmp_path: Path) -> None:
    async with at(tmp_path, TRADING) as here:
        await offer(here, "Ben", give="chili", want="red")
        asked = await end(here, "table")
        here.bot.publisher.panels.besides(1, here["Ana"].id).part = None
        await here.click("Ana", asked, "end")
        assert not await trading(here)
