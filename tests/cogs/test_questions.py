"""Questions before a harvest that one may regret: they stand where the hand was, and lead back to it."""

from pathlib import Path
from typing import Any

import pytest

from bot.games.bohnanza.moves import Harvest
from bot.tables.acting import act
from tests.cogs.driving import Driver
from tests.cogs.world import World, controls, words, world

NAMES = ("Ana", "Ben", "Cleo")


async def asked(here: World, table: int) -> tuple[str, Any]:
    """Play until somebody would have to throw beans away; who, and their hand."""
    driver = Driver(here, table, NAMES)
    while True:
        name = (await driver.waiting())[0]
        hand = here.hand_message(name, table)
        if any(control.action == "ask-harvest-plant" for control in controls(hand)):
            return name, hand
        await driver.step()


async def test_a_question_stands_in_the_hand_and_back_leads_to_the_hand(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        table = await here.open(*NAMES)
        name, hand = await asked(here, table)
        before = words(hand)
        await here.click(name, hand, "ask-harvest-plant")
        question = here.hand_message(name, table)
        assert question.id == hand.id
        assert [control.action for control in controls(question)] == ["harvest-plant", "back"]
        await here.click(name, question, "back")
        assert before.endswith(words(here.hand_message(name, table)))


async def test_yes_harvests_and_plants_and_shows_the_hand_again(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        table = await here.open(*NAMES)
        name, hand = await asked(here, table)
        await here.click(name, hand, "ask-harvest-plant")
        await here.click(name, here.hand_message(name, table), "harvest-plant")
        assert "Your hand" in words(here.hand_message(name, table))
        assert "You harvested" in words(here.hand_message(name, table))


@pytest.mark.long
async def test_a_question_survives_a_restart(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        table = await here.open(*NAMES)
        name, hand = await asked(here, table)
        await here.click(name, hand, "ask-harvest-plant")
        await here.restart()
        await here.bot.publisher.slots.read(table)
        await here.click(name, here.hand_message(name, table), "back")
        assert "📍" in words(here.hand_message(name, table))


@pytest.mark.long
async def test_a_question_that_was_overtaken_gives_way_to_the_hand(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with world(tmp_path, *NAMES) as here:
        table = await here.open(*NAMES)
        name, hand = await asked(here, table)
        slots = here.bot.publisher.slots
        read = slots.read

        async def slowly(number: int) -> None:
            """While the messages are looked up, a field is harvested by the person's other device."""
            monkeypatch.setattr(slots, "read", read)
            await act(here.bot.tables, table, here[name].id, harvest, None)

        def harvest(view: Any) -> list[Harvest]:
            return [Harvest(view.own.options.harvest[0])]

        monkeypatch.setattr(slots, "read", slowly)
        await here.click(name, hand, "ask-harvest-plant")
        assert "Your hand" in words(here.hand_message(name, table))
