"""What cannot be done is said privately and in words; nothing changes, and nobody else sees anything."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from bot.games.bohnanza.state import Phase, State
from bot.words import say
from tests.cogs.mishaps import old_button, position, press, private, told, unchanged
from tests.cogs.world import World, controls, shown, words, world
from tests.games.bohnanza.tables import table as position_of

NAMES = ("Ana", "Ben", "Cleo", "Dan")
PLANTING = position_of(players=4, phase=Phase.PLANT, hands=["soy red", "chili", "red", "blue"])
TRADING = position_of(
    players=4, phase=Phase.TRADE, hands=["soy red", "chili", "red blue", "blue"], face_up="soy blue"
)


@asynccontextmanager
async def at(tmp_path: Path, state: State) -> AsyncIterator[World]:
    """Four people in this position, Ana's turn, at table 1."""
    async with world(tmp_path, *NAMES, "Eve") as here:
        await here.open(*NAMES)
        await position(here, 1, state)
        yield here


async def offer(here: World, name: str, **options: str) -> None:
    """Make an offer by command."""
    await here[name].slash(here.channel, "offer", **options)


async def test_a_person_not_seated_cannot_press_buttons(tmp_path: Path) -> None:
    async with at(tmp_path, TRADING) as here:
        for action in ("hand", "offer", "harvest", "pass"):
            async with unchanged(here, 1, *NAMES):
                result = await here.click("Eve", here.table_message(), action)
            assert told(result, "not-seated", table=1), action


async def test_a_person_not_seated_cannot_use_the_commands(tmp_path: Path) -> None:
    async with at(tmp_path, TRADING) as here:
        for command in ("plant", "end", "pass", "buy", "hand", "table", "leave"):
            async with unchanged(here, 1, *NAMES):
                result = await here["Eve"].slash(here.channel, command, table=1)
                alone = await here["Eve"].slash(here.channel, command)
            assert told(result, "not-seated", table=1), command
            assert told(alone, "no-table-here"), command


async def test_another_person_cannot_turn_up_or_end_the_phase(tmp_path: Path) -> None:
    async with at(tmp_path, PLANTING) as here, unchanged(here, 1, "Ana", "Cleo"):
        result = await press(here, "Ben", here.table_message(), "bean:1:turn-up:1")
        assert told(result, "turn-of-another", player="Ana", phase="plant")
        typed = await here["Ben"].slash(here.channel, "end")
        assert told(typed, "turn-of-another", player="Ana", phase="plant")


async def test_the_wrong_phase_is_explained(tmp_path: Path) -> None:
    async with at(tmp_path, PLANTING) as here, unchanged(here, 1, *NAMES):
        assert told(await here["Ben"].slash(here.channel, "offer", give="chili"), "not-trading-now")
        assert told(await here["Ben"].slash(here.channel, "pass"), "not-trading-now")
        assert told(await here["Ana"].slash(here.channel, "end"), "first-card-must-be-planted")


async def test_a_button_of_a_phase_that_is_over_is_explained(tmp_path: Path) -> None:
    async with at(tmp_path, PLANTING._replace(planted=1)) as here:
        message = here.table_message()
        button = old_button(here.hand_message("Ana"), "turn-up")
        await press(here, "Ana", message, button)
        async with unchanged(here, 1, *NAMES):
            result = await press(here, "Ana", message, button)
        assert told(result, "phase-over", phase="trade")


async def test_a_button_of_an_earlier_turn_is_explained(tmp_path: Path) -> None:
    async with at(tmp_path, TRADING._replace(turn=5)) as here, unchanged(here, 1, *NAMES):
        for action in ("end:4", "offer:4", "pass:4", "turn-up:4"):
            result = await press(here, "Ana", here.table_message(), f"bean:1:{action}")
            assert told(result, "earlier-turn"), action


async def test_a_button_of_no_table_and_one_that_is_unknown(tmp_path: Path) -> None:
    async with at(tmp_path, TRADING) as here, unchanged(here, 1, *NAMES):
        nowhere = await press(here, "Ana", here.table_message(), "bean:99:end:1")
        assert told(nowhere, "no-such-table", table=99)
        for control in ("bean:1:dance:1", "bean:1:plant:nonsense:x"):
            assert told(await press(here, "Ana", here.table_message(), control), "unknown-control")


async def test_a_refusal_on_the_own_hand_stands_above_it(tmp_path: Path) -> None:
    async with at(tmp_path, PLANTING) as here:
        hand = here.hand_message("Ben")
        async with unchanged(here, 1, "Ana", "Cleo"):
            await press(here, "Ben", hand, "bean:1:turn-up:1")
        shown = words(here.hand_message("Ben"))
        assert shown.startswith(say("en", "turn-of-another", player="Ana", phase="plant"))
        assert here.hand_message("Ben").id == hand.id


async def test_the_second_card_may_be_planted_but_never_a_third(tmp_path: Path) -> None:
    state = position_of(players=4, planted=2, hands=["soy red blue"])
    async with at(tmp_path, state) as here:
        card = state.players[0].hand[0]
        async with unchanged(here, 1, *NAMES):
            result = await press(here, "Ana", here.table_message(), f"bean:1:plant:{card}:0")
            assert "can't be planted now" in private(result)
            assert told(await here["Ana"].slash(here.channel, "plant"), "planted-enough")


async def build(here: World, name: str, *presses: str) -> Any:
    """Open the offer builder at the table and press the first button of each of these actions."""
    panel = shown(await here.click(name, here.table_message(), "offer"))
    for action in presses:
        panel = shown(await here.click(name, panel, action))
    return panel


async def test_a_builder_with_a_card_that_is_gone_makes_no_offer(tmp_path: Path) -> None:
    async with at(tmp_path, TRADING) as here:
        panel = await build(here, "Ben", "give")
        await position(here, 1, position_of(players=4, phase=Phase.TRADE, hands=["soy", "blue"], face_up="soy"))
        async with unchanged(here, 1, *NAMES):
            result = await here.click("Ben", panel, "send")
        assert "so nothing was sent" in private(result)


@pytest.mark.long
async def test_a_builder_of_an_earlier_turn_makes_no_offer(tmp_path: Path) -> None:
    async with at(tmp_path, TRADING) as here:
        panel = await build(here, "Ben", "give")
        await position(here, 1, TRADING._replace(turn=2))
        async with unchanged(here, 1, *NAMES):
            result = await here.click("Ben", panel, "send")
        assert told(result, "trading-over")


@pytest.mark.long
async def test_a_gift_not_accepted_stays_where_it_was(tmp_path: Path) -> None:
    async with at(tmp_path, TRADING) as here:
        await offer(here, "Ana", give="soy", to="Ben")
        await here["Ben"].slash(here.channel, "decline", offer="1")
        await here.click("Ana", here.hand_message("Ana"), "end")
        state = (await here.bot.tables.get(1)).state
        assert state.players[1] == TRADING.players[1]
        assert state.players[0].set_aside == TRADING.face_up


async def test_accepting_an_offer_that_is_gone(tmp_path: Path) -> None:
    async with at(tmp_path, TRADING) as here:
        await offer(here, "Ana", give="soy", want="blue")
        message = here.table_message()
        button = old_button(message, "accept")
        await here["Ana"].slash(here.channel, "withdraw", offer="1")
        async with unchanged(here, 1, *NAMES):
            assert told(await press(here, "Dan", message, button), "offer-gone", offer=1)
            assert told(await here["Dan"].slash(here.channel, "decline", offer="1"), "offer-gone", offer=1)
            assert told(await here["Dan"].slash(here.channel, "accept", offer="7"), "no-such-offer", offer=7)


async def test_who_lacks_the_cards_is_told_so_alone(tmp_path: Path) -> None:
    async with at(tmp_path, TRADING) as here:
        await offer(here, "Ana", give="soy", want="red")
        assert any(control.action == "accept" for control in controls(here.table_message()))
        async with unchanged(here, 1, *NAMES):
            result = await here.click("Dan", here.table_message(), "accept")
        assert private(result).splitlines()[0] == "You have no 🍒 Red for #1. (Only you see this.)"


async def test_an_offer_cannot_be_accepted_by_its_giver_nor_withdrawn_by_another(tmp_path: Path) -> None:
    async with at(tmp_path, TRADING) as here:
        await offer(here, "Ana", give="soy", to="Ben")
        async with unchanged(here, 1, *NAMES):
            own = await here.click("Ana", here.table_message(), "accept")
            others = await here.click("Cleo", here.table_message(), "accept")
            withdrawn = await here["Ben"].slash(here.channel, "withdraw", offer="1")
        assert told(own, "own-offer", offer=1)
        assert told(others, "offer-to-another", offer=1, player="Ben")
        assert told(withdrawn, "not-your-offer", offer=1)


async def test_a_protected_bean_and_an_empty_field_cannot_be_harvested(tmp_path: Path) -> None:
    state = position_of(players=4, hands=["soy"], fields=["red soy×3", "red -", "red -"])
    async with at(tmp_path, state) as here:
        async with unchanged(here, 1, *NAMES):
            protected = await here["Ana"].slash(here.channel, "harvest", field="1")
            empty = await here["Ben"].slash(here.channel, "harvest", field="2")
            beside_empty = await here["Cleo"].slash(here.channel, "harvest", field="1")
        assert told(protected, "bean-protection-unless-all-single", field=1, other="more")
        assert told(empty, "field-empty", field=2)
        assert told(beside_empty, "bean-protection-unless-all-single", field=1, other="empty")


async def test_the_third_field_needs_enough_thalers_and_is_bought_once(tmp_path: Path) -> None:
    state = position_of(players=4, hands=["soy"], thalers=["red×7", "red"])
    async with at(tmp_path, state) as here:
        button = old_button(here.hand_message("Ana"), "buy")
        message = here.table_message()
        async with unchanged(here, 1, *NAMES):
            poor = await here["Ben"].slash(here.channel, "buy")
        await press(here, "Ana", message, button)
        async with unchanged(here, 1, *NAMES):
            assert told(await press(here, "Ana", message, button), "third-field-bought-already")
            assert told(await here["Ana"].slash(here.channel, "buy"), "third-field-bought-already")
        assert told(poor, "too-few-thalers", price=3, thalers=1)
