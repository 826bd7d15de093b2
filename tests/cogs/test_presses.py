"""How many presses it takes to trade and to harvest, by the buttons that a person finds: those are promised."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from bot.games.bohnanza.state import Phase, State
from tests.breadth import few
from tests.cogs.test_refusals import NAMES, at
from tests.cogs.world import World, controls, shown, world
from tests.games.bohnanza.tables import table as position_of

TRADING = position_of(
    players=4,
    phase=Phase.TRADE,
    hands=["soy red", "chili soy", "red blue", "blue"],
    fields=["red×2 -", "soy×3 chili", "- -", "blue red"],
    face_up="soy blue",
)


async def state_of(here: World) -> State:
    table = await here.bot.tables.get(1)
    assert isinstance(table.state, State)
    return table.state


async def pressing(here: World, name: str, message: Any, *actions: Sequence[str]) -> Any:
    """Press the first button of each of these actions, each on the message that the one before has shown."""
    for action, *args in actions:
        message = shown(await here.click(name, message, action, *args))
    return message


async def test_an_offer_takes_four_presses_from_the_table_and_from_the_panel(tmp_path: Path) -> None:
    presses = [("offer",), ("give",), ("want",), ("send",)]
    async with at(tmp_path, TRADING) as here:
        await pressing(here, "Ben", here.table_message(), *presses)
        await pressing(here, "Ana", here.hand_message("Ana"), *presses)
        assert [offer.seat for offer in (await state_of(here)).offers] == [1, 0]


async def test_an_offer_is_accepted_by_one_press_on_the_panel_or_on_the_table(tmp_path: Path) -> None:
    async with at(tmp_path, TRADING) as here:
        await here["Ben"].slash(here.channel, "offer", give="chili", want="red")
        await here["Cleo"].slash(here.channel, "offer", give="blue")
        await here.click("Ana", here.hand_message("Ana"), "accept")
        assert [offer.number for offer in (await state_of(here)).offers] == [2]
        await here.click("Ana", here.table_message(), "accept")
        assert (await state_of(here)).offers == ()
        assert len((await state_of(here)).players[0].set_aside) == 2


async def test_a_counter_offer_takes_two_presses_or_three_with_a_change(tmp_path: Path) -> None:
    async with at(tmp_path, TRADING) as here:
        await here["Ana"].slash(here.channel, "offer", give="soy", want="chili", to="Ben")
        panel = here.hand_message("Ben")
        await pressing(here, "Ben", panel, ("counter",), ("send",))
        await pressing(here, "Ben", here.hand_message("Ben"), ("counter",), ("want", "red"), ("send",))
        _, mirrored, changed = (await state_of(here)).offers
        assert (mirrored.seat, mirrored.to, mirrored.want) == (1, 0, ("soy",))
        assert sorted(changed.want) == ["red", "soy"]


async def test_a_harvest_takes_two_presses(tmp_path: Path) -> None:
    async with at(tmp_path, TRADING) as here:
        await pressing(here, "Ben", here.hand_message("Ben"), ("harvest",), ("harvest-field",))
        assert len((await state_of(here)).players[1].thalers) == 1


@pytest.mark.parametrize("game", few(["amigo_2016", "high_bohn"], "high_bohn"))
async def test_so_it_is_in_a_game_as_it_was_dealt(tmp_path: Path, game: str) -> None:
    """None of the four presses opens a list: the likeliest beans have buttons, whatever stands in the fields."""
    async with world(tmp_path, *NAMES) as here:
        await here.open(*NAMES, game=game)
        name = NAMES[(await state_of(here)).active]
        await pressing(here, name, here.hand_message(name), ("plant",), ("turn-up",))
        for person in (name, NAMES[(await state_of(here)).active - 1]):
            panel = await pressing(here, person, here.table_message(), ("offer",), ("give",), ("want",), ("send",))
            assert any(control.action == "withdraw" for control in controls(panel))
        assert len((await state_of(here)).offers) == 2
