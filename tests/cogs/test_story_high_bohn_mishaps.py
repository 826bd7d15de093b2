"""What goes wrong in the town: restarts in the middle of a question, people who leave, double and old clicks."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from bot.games.bohnanza.high_bohn.town import question
from bot.games.bohnanza.state import Phase, State
from bot.store import Status
from bot.ui.publishing.panels.faces import LOOKING
from bot.words import say
from tests.breadth import few_rows
from tests.cogs import asking
from tests.cogs.asking import (
    BANKS,
    GAME,
    NAMES,
    STILLS,
    actions,
    ask_before_it_goes,
    ask_for_a_type,
    ask_for_the_order,
    ids,
)
from tests.cogs.builders import Builders
from tests.cogs.mishaps import old_button, position, press, public, told, unchanged
from tests.cogs.shuffling import Stacked
from tests.cogs.world import World, controls, shown, words, world
from tests.games.bohnanza.high_bohn.towns import owned, town
from tests.games.bohnanza.tables import hand, thalers

Ask = Callable[[World], Awaitable[None]]
Deal = tuple[tuple[str, ...], str]

QUESTIONS = pytest.mark.parametrize(
    ("deal", "ask", "asked"),
    few_rows(
        [(BANKS, ask_for_the_order, "Ana"), (STILLS, ask_for_a_type, "Ana"), (STILLS, ask_before_it_goes, "Ben")]
    ),
    ids=["order", "type", "before it goes"],
)
RICH = town(hands=["soy red", "chili", "green"], thalers=["blue×2 soy red", "blue×2 red"])
LAST = town(
    phase=Phase.PLANT_RECEIVED,
    exhaustions=2,
    draw="soy soy soy",
    set_aside=["garden"],
    thalers=["blue×2", "red×2", "blue"],
)
"""Once Ana plants, the game is over but for the last purchases."""


async def start(here: World, state: State) -> None:
    """Three people in this position."""
    await here.open(*NAMES, game=GAME)
    await position(here, 1, state)


async def now(here: World) -> State:
    """How the game stands."""
    state: State = (await here.bot.tables.get(1)).state
    return state


def notice(here: World, name: str, reason: str, **facts: str | int) -> bool:
    """Whether a refusal stands above the hand."""
    return words(here.hand_message(name)).startswith(say("en", reason, **facts))


# Restarts and leaving in the middle of a question


@pytest.mark.long
@QUESTIONS
async def test_a_restart_in_the_middle_of_a_question_leaves_it_as_it_was(
    tmp_path: Path, deal: Deal, ask: Ask, asked: str
) -> None:
    async with world(tmp_path, *NAMES, chance=Stacked(*deal)) as here:
        await ask(here)
        before = [words(here.table_message()), *(words(here.hand_message(name)) for name in NAMES)]
        assert f"Waiting for **{asked}**" in before[0]
        await here.restart()
        await here.bot.tables.get(1)
        await here.bot.publisher.slots.read(1)
        assert [words(here.table_message()), *(words(here.hand_message(name)) for name in NAMES)] == before
        # The buttons of the message that the bot had sent before answer the question.
        was, first = question(await now(here)), controls(here.hand_message(asked))[0]
        assert was is not None
        await asking.press(here, asked, first.action, *first.args)
        assert question(await now(here)) != was
        await Builders(here, 1, NAMES).play(10)
        assert not here.env.errors


@pytest.mark.long
@QUESTIONS
async def test_who_leaves_while_asked_is_answered_for_and_the_others_play_on(
    tmp_path: Path, deal: Deal, ask: Ask, asked: str
) -> None:
    async with world(tmp_path, *NAMES, chance=Stacked(*deal)) as here:
        await ask(here)
        await here.leave(asked)
        company = Builders(here, 1, [name for name in NAMES if name != asked])
        assert await company.waiting()
        await company.play(25)
        assert question(await now(here)) is None
        assert (await now(here)).turn > 5
        assert not here.env.errors


async def test_who_leaves_while_asked_for_the_last_purchases_does_not_hold_up_the_end(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await start(here, LAST)
        await asking.press(here, "Ana", "plant")
        assert (await now(here)).phase is Phase.ALL_HARVESTED
        await here.leave("Ana")
        assert "buy-no-more" in actions(here.hand_message("Ben"))
        await asking.press(here, "Ben", "buy-building", "tipi-2")
        await here.leave("Cleo")
        assert (await here.bot.tables.get(1)).row.status is Status.ENDED
        shown = words(here.table_message())
        assert "🏆 **Ana** – 2 points" in shown
        assert "**Ben** – 2 points" in shown
        assert "**Ben**: ⛺ Indian Tipi 2" in shown
        assert not here.env.errors


# Double clicks, and several people at once


async def test_a_double_click_buys_once(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await start(here, RICH)
        page = shown(await here.click("Ana", here.table_message(), "town"))
        (control,) = [one for one in controls(page) if one.args == ("farm-1",)]
        first, second = await here.double_click("Ana", page, control)
        assert await here.moves(first.id, second.id) == 1
        assert owned(await now(here), 0) == "farm-1"
        assert thalers(await now(here), 0) == "blue blue red"


async def test_the_last_of_a_building_goes_to_who_was_quicker_and_the_other_is_told(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await start(here, RICH)
        pages = {name: shown(await asking.press(here, name, "town")) for name in ("Ana", "Ben")}
        for name, page in pages.items():
            (control,) = [one for one in controls(page) if one.args == ("tipi-1",)]
            here.send_click(name, page, control)
        await here.env.settle()
        assert [owned(await now(here), seat) for seat in range(3)] == ["tipi-1", "", ""]
        assert say("en", "building-gone") in words(here.hand_message("Ben")) + words(pages["Ben"])
        assert not here.env.errors


@pytest.mark.long
async def test_a_double_click_answers_once(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await start(here, LAST)
        await asking.press(here, "Ana", "plant")
        for name, seat in (("Ana", 1), ("Ben", 2)):
            message = here.hand_message(name)
            (control,) = [one for one in controls(message) if one.action == "buy-no-more"]
            first, second = await here.double_click(name, message, control)
            assert await here.moves(first.id, second.id) == 1
            assert notice(here, name, "question-over")
            asked = question(await now(here))
            assert asked is not None
            assert asked.seat == seat


# Wrong people, old buttons, wrong moments


@pytest.mark.long
async def test_in_the_middle_of_somebodys_question_the_others_are_told_so(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES, chance=Stacked(*STILLS)) as here:
        await ask_for_a_type(here)
        plant = "bean:1:plant:chili-3:0"
        async with unchanged(here, 1, "Ana", "Cleo"):
            await press(here, "Ben", here.hand_message("Ben"), plant)
            assert notice(here, "Ben", "somebody-else-is-asked")
            assert told(await here["Cleo"].slash(here.channel, "buy", what="jail 1"), "somebody-else-is-asked")
            assert told(await here["Ben"].slash(here.channel, "end"), "somebody-else-is-asked")
        await asking.press(here, "Ana", "name-type", "blacksmith")
        async with unchanged(here, 1, "Ana", "Cleo"):
            await press(here, "Ben", here.hand_message("Ben"), plant)
            assert notice(here, "Ben", "answer-first")
            await press(here, "Ben", here.hand_message("Ben"), "bean:1:buy-building:jail-1")
            assert notice(here, "Ben", "too-few-thalers-of-a-bean", bean="blue", price=1, thalers=0)
        assert not here.env.errors


@pytest.mark.long
async def test_the_one_asked_may_harvest_and_buy_what_goes(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES, chance=Stacked(*STILLS)) as here:
        await ask_before_it_goes(here)
        assert "about to leave the game" in words(here.table_message())
        await asking.harvest(Builders(here, 1, NAMES), "Ben")
        await asking.press(here, "Ben", "buy-building", "blacksmith-1")
        assert owned(await now(here), 1) == "blacksmith-1"
        assert "Left the game: ⚒️ Blacksmith 2, ⚒️ Blacksmith 3, ⚒️ Blacksmith 4" in words(here.table_message())
        assert "plant" in actions(here.hand_message("Ben"))


@pytest.mark.long
@QUESTIONS
async def test_nobody_else_answers_and_a_stranger_is_told_that_they_do_not_play(
    tmp_path: Path, deal: Deal, ask: Ask, asked: str
) -> None:
    async with world(tmp_path, *NAMES, "Eli", chance=Stacked(*deal)) as here:
        await ask(here)
        button = old_button(here.hand_message(asked), controls(here.hand_message(asked))[0].action)
        async with unchanged(here, 1, asked):
            assert told(await press(here, "Cleo", here.table_message(), button), "question-over")
            assert told(await press(here, "Eli", here.table_message(), button), "not-seated", table=1)
            for foreign in (f"{button}:x", "bean:1:name-type", "bean:1:buy-no-more", "bean:1:keep-order:x"):
                assert shown(await press(here, "Cleo", here.table_message(), foreign)).ephemeral


async def test_old_buttons_of_a_bank_and_a_question_do_nothing_later(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES, chance=Stacked(*BANKS)) as here:
        await ask_for_the_order(here)
        keep = old_button(here.hand_message("Ana"), "keep-order")
        (order,) = ids(here.hand_message("Ana"), "order-drawn")
        await asking.press(here, "Ana", "keep-order")
        lies = hand(await now(here), 0)
        for custom, values in ((keep, None), (order, ["soy-3 blue-7 red-2"])):
            async with unchanged(here, 1, "Ben", "Cleo"):
                await press(here, "Ana", here.hand_message("Ana"), custom, values)
                assert notice(here, "Ana", "earlier-turn")
        assert hand(await now(here), 0) == lies


async def test_what_was_shown_in_the_town_and_sold_since_is_refused(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await start(here, RICH)
        page = shown(await here.click("Ana", here.table_message(), "town"))
        assert ("tipi-1",) in [one.args for one in controls(page) if one.action == "buy-building"]
        await here["Ben"].slash(here.channel, "buy", what="tipi 1")
        async with unchanged(here, 1, "Ben", "Cleo"):
            result = await press(here, "Ana", here.hand_message("Ana"), "bean:1:buy-building:tipi-1")
            several = await press(
                here, "Ana", here.hand_message("Ana"), "bean:1:buy-buildings", ["tipi-1", "farm-1"]
            )
        assert say("en", "building-gone") in words(shown(several))
        assert say("en", "building-gone") in words(shown(result))
        assert owned(await now(here), 0) == ""


# Closed direct messages


@pytest.mark.long
async def test_closed_messages_a_line_mentions_who_is_asked_and_my_hand_answers(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES, chance=Stacked(*STILLS)) as here:
        await ask_for_a_type(here)
        here.close_dms("Ben")
        await here.env.advance_time(LOOKING)
        await asking.press(here, "Ana", "name-type", "blacksmith")
        line = say("en", "nudge", person=here["Ben"].mention, table=1)
        assert line in public(here)
        mine = shown(await here.click("Ben", here.table_message(), "hand"))
        assert "Blacksmith: buy one now or never" in words(mine)
        await here.click("Ben", mine, "buy-no-more")
        assert question(await now(here)) is None
        assert not here.env.errors
