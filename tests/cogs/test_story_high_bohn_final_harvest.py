"""The end of a game in which thalers are asked for (H7): by buttons, by commands, and without an answer."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.games.bohnanza.high_bohn.town import question
from bot.games.bohnanza.state import Phase, State
from bot.store import Status
from tests.cogs import asking
from tests.cogs.asking import GAME, NAMES, actions
from tests.cogs.mishaps import position, told
from tests.cogs.world import World, controls, shown, words, world
from tests.games.bohnanza.high_bohn.towns import owned, town
from tests.games.bohnanza.tables import thalers

LAST = town(
    phase=Phase.PLANT_RECEIVED,
    active=1,
    ending=True,
    draw="soy",
    set_aside=["", "garden"],
    fields=["blue×4+soy×2 chili×3", "- -", "red×2 -"],
    buildings=["farm-2"],
    thalers=["", "", "chili"],
)
"""Once Ben plants, Ana is asked which thalers her first field gives: two blue ones pay for a Jail."""


async def to_the_question(here: World) -> None:
    """Three people at the end of a game; Ana is asked."""
    await here.open(*NAMES, game=GAME)
    await position(here, 1, LAST)
    await asking.press(here, "Ben", "plant")


async def now(here: World) -> State:
    """How the game stands."""
    state: State = (await here.bot.tables.get(1)).state
    return state


async def test_by_buttons_the_thalers_are_chosen_and_pay_for_the_last_purchase(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await to_the_question(here)
        assert "Waiting for **Ana** to choose the thalers" in words(here.table_message())
        assert "Table #1: choose your thalers for the final harvest" in words(here.hand_message("Ana"))
        assert not {"choose-thalers", "harvest-field"} & actions(here.hand_message("Cleo"))
        opened = await asking.press(here, "Ana", "choose-thalers")
        await here.actor("Ana", here.hand_message("Ana")).submit_modal(opened, {"thalers": ["blue*1", "blue*2"]})
        state = await now(here)
        assert (state.phase, thalers(state, 0)) == (Phase.ALL_HARVESTED, "blue blue chili")
        await asking.press(here, "Cleo", "buy-no-more")
        await asking.press(here, "Ana", "buy-building", "jail-2")
        await asking.press(here, "Ana", "buy-building", "blacksmith-1")
        assert owned(await now(here), 0) == "farm-2 jail-2 blacksmith-1"
        assert (await here.bot.tables.get(1)).row.status is Status.ENDED
        shown = words(here.table_message())
        assert "**Ana**: 🫐 Blue ×4, 🌱 Soy ×2 → 2 🪙, 🌶️ Chili ×3 → 1 🪙" in shown
        assert not here.env.errors


async def test_by_command_too_and_nobody_else_answers(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await to_the_question(here)
        assert told(await here["Cleo"].slash(here.channel, "buy", what="blacksmith 1"), "somebody-else-is-asked")
        assert told(await here["Ana"].slash(here.channel, "end"), "answer-first")
        assert question(await now(here)) is not None
        await here["Ana"].slash(here.channel, "harvest", field="1", thalers="2 blue")
        assert thalers(await now(here), 0) == "blue blue chili"
        assert not here.env.errors


async def test_the_default_is_one_click_and_a_double_click_is_one(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await to_the_question(here)
        message = here.hand_message("Ana")
        (control,) = [one for one in controls(message) if one.action == "harvest-field"]
        first, second = await here.double_click("Ana", message, control)
        assert await here.moves(first.id, second.id) == 1
        assert thalers(await now(here), 0) == "soy soy chili"
        assert not here.env.errors


async def test_who_does_not_answer_in_time_gets_the_default(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await here["Ana"].slash(here.channel, "play", game=GAME, pace="live")
        for name in NAMES[1:]:
            await here.click(name, here.table_message(), "join")
        await here.click("Ana", here.table_message(), "start")
        await position(here, 1, LAST)
        await asking.press(here, "Ben", "plant")
        assert question(await now(here)) is not None
        await here.env.advance_time(200)
        state = await now(here)
        assert (state.phase, thalers(state, 0)) == (Phase.ALL_HARVESTED, "soy soy chili")
        assert not here.env.errors


@pytest.mark.long
async def test_for_who_leaves_while_asked_a_computer_chooses(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await to_the_question(here)
        await here.leave("Ana")
        state = await now(here)
        assert (state.phase, thalers(state, 0)) == (Phase.ALL_HARVESTED, "blue blue chili")
        assert "buy-no-more" in actions(here.hand_message("Cleo"))
        assert not here.env.errors


async def test_the_question_outlives_a_pause_and_a_hint_names_the_thalers(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await to_the_question(here)
        await here["Ana"].slash(here.channel, "pause")
        await here["Ana"].slash(here.channel, "harvest", field="1")
        assert question(await now(here)) is not None
        await here["Ana"].slash(here.channel, "resume")
        hint = words(shown(await here["Ana"].slash(here.channel, "hint")))
        assert "Harvest field 1 (🫐 Blue ×4, 🌱 Soy ×2), and let 🫐 Blue ×2 become the thalers." in hint
        await here["Ana"].slash(here.channel, "harvest", field="1", thalers="2 blue")
        assert thalers(await now(here), 0) == "blue blue chili"
        assert not here.env.errors
