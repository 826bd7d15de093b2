"""Accept, pressed in vain at the table: a sentence for its presser alone, whose panel stays where it is."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bot.words import say
from tests.cogs.mishaps import old_button, press, told, unchanged
from tests.cogs.privately import Watch
from tests.cogs.test_refusals import TRADING, at, offer
from tests.cogs.world import World, controls, shown, words

LACKING = "You have no 🍒 Red for #1. (Only you see this.)\nPress **Offer** to make an offer of your own."


def places(here: World, name: str) -> list[tuple[int, str]]:
    """The private messages of this person that have buttons of the table, and what they show."""
    return [(message.id, words(message)) for message in Watch(here, 1).private(name)]


async def in_vain(here: World, name: str) -> Any:
    """Somebody presses Accept at the table, and has their panel where it was, as it was; what they are told."""
    before = places(here, name)
    result = await here.click(name, here.table_message(), "accept")
    assert places(here, name) == before
    answer = shown(result)
    assert answer.ephemeral
    assert not controls(answer)
    return answer


@pytest.mark.parametrize("where", ["direct message", "channel"])
async def test_who_lacks_the_cards_is_told_so_and_has_their_panel_where_it_was(tmp_path: Path, where: str) -> None:
    async with at(tmp_path, TRADING) as here:
        await offer(here, "Ana", give="soy", want="red")
        if where == "channel":
            await here.click("Dan", here.table_message(), "hand")
        async with unchanged(here, 1, "Ana", "Ben", "Cleo"):
            answer = await in_vain(here, "Dan")
        assert words(answer) == LACKING


async def test_an_offer_that_is_being_put_together_stays_as_it_is(tmp_path: Path) -> None:
    async with at(tmp_path, TRADING) as here:
        await offer(here, "Ana", give="soy", want="red")
        panel = shown(await here.click("Dan", here.table_message(), "offer"))
        await here.click("Dan", panel, "give")
        await in_vain(here, "Dan")
        assert "You give **🫐 Blue**" in words(here.hand_message("Dan"))


async def test_the_sentence_goes_once_it_is_untrue(tmp_path: Path) -> None:
    async with at(tmp_path, TRADING) as here:
        await offer(here, "Ana", give="soy", want="red")
        lacking, own = await in_vain(here, "Dan"), await in_vain(here, "Ana")
        assert words(own) == say("en", "own-offer", offer=1)
        await here["Ben"].slash(here.channel, "pass")
        await here.env.advance_time(5)
        assert here.now(lacking) is not None
        await here["Ana"].slash(here.channel, "withdraw", offer="1")
        await here.env.advance_time(5)
        assert [here.now(answer) for answer in (lacking, own)] == [None, None]


async def test_a_sentence_that_could_not_be_taken_away_goes_at_the_next_change(tmp_path: Path) -> None:
    async with at(tmp_path, TRADING) as here:
        await offer(here, "Ana", give="soy", want="red")
        lacking = await in_vain(here, "Dan")
        here.env.inject_error("DELETE", "/webhooks/*", status=503, times=None)
        await here["Ana"].slash(here.channel, "withdraw", offer="1")
        await here.env.advance_time(5)
        assert here.now(lacking) is not None
        here.env.backend.faults.clear()
        await here["Ben"].slash(here.channel, "pass")
        await here.env.advance_time(5)
        assert here.now(lacking) is None


async def test_who_was_too_slow_is_told_so(tmp_path: Path) -> None:
    async with at(tmp_path, TRADING) as here:
        await offer(here, "Ana", give="soy", want="blue")
        message = here.table_message()
        button = old_button(message, "accept")
        await here.click("Cleo", message, "accept")
        before = places(here, "Dan")
        result = await press(here, "Dan", message, button)
        assert told(result, "offer-gone", offer=1)
        assert places(here, "Dan") == before


async def test_in_the_own_panel_and_as_a_command_it_is_said_above_the_hand(tmp_path: Path) -> None:
    async with at(tmp_path, TRADING) as here:
        await offer(here, "Ana", give="soy", want="red")
        for typed in (False, True):
            if typed:
                await here["Dan"].slash(here.channel, "accept", offer="1")
            else:
                await press(here, "Dan", here.hand_message("Dan"), "bean:1:accept:1")
            panel = here.hand_message("Dan")
            assert words(panel).startswith("You have no 🍒 Red for #1.")
            assert any(control.action == "offer" for control in controls(panel))
