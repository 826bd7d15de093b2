"""An offer is put together in the panel: press by press, through a restart, and while others trade."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bot.games.bohnanza.state import State
from tests.cogs.test_refusals import NAMES, TRADING, at, build
from tests.cogs.world import World, controls, shown, words, world


async def state_of(here: World) -> State:
    table = await here.bot.tables.get(1)
    assert isinstance(table.state, State)
    return table.state


async def chosen(here: World, name: str, panel: Any, *presses: str) -> Any:
    """The panel after pressing the first button of each of these actions."""
    for action in presses:
        panel = shown(await here.click(name, panel, action))
    return panel


async def test_four_presses_make_an_offer_in_view_of_the_hand(tmp_path: Path) -> None:
    async with at(tmp_path, TRADING) as here:
        panel = await build(here, "Ben", "give", "want")
        for said in ("to Ana", "Chili", "Field 1", "Face up"):
            assert said in words(panel)
        panel = await chosen(here, "Ben", panel, "send")
        (offer,) = (await state_of(here)).offers
        assert (offer.seat, offer.to, offer.give) == (1, 0, TRADING.players[1].hand)
        assert len(offer.want) == 1
        assert "send" not in [control.action for control in controls(panel)]


@pytest.mark.long
async def test_a_restart_between_two_presses_loses_nothing(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await here.open(*NAMES)
        name = NAMES[(await state_of(here)).active]
        await chosen(here, name, here.hand_message(name), "plant", "turn-up")
        panel = await build(here, name, "give", "want")
        (card,) = [control.args[0] for control in controls(panel) if control.action == "give"][:1]
        await here.restart()
        panel = await chosen(here, name, panel, "want", "send")
        (offer,) = (await state_of(here)).offers
        assert (offer.give, len(offer.want), offer.to) == ((card,), 2, None)


async def test_a_refused_offer_is_still_there_to_be_changed(tmp_path: Path) -> None:
    async with at(tmp_path, TRADING) as here:
        sent = await chosen(here, "Ben", await build(here, "Ben", "give"), "send")
        again = await chosen(here, "Ben", await build(here, "Ben", "give"), "send")
        assert "exactly this offer" in words(again)
        assert "send" in [control.action for control in controls(again)]
        assert "send" not in [control.action for control in controls(sent)]
        await chosen(here, "Ben", again, "want", "send")
        assert [len(offer.want) for offer in (await state_of(here)).offers] == [0, 1]
