"""What one must press is in view after every click, on every screen: the first turns of a game and of a lesson."""

import asyncio
import re

import pytest
from playwright.async_api import Locator, ViewportSize

from tests.breadth import few_rows, steps
from tests.playground.browser.chrome import LARGE, PHONE, WIDE, Chrome, opened
from tests.playground.browser.clicking import LOOKS, Clicker, settled
from tests.playground.browser.sight import hidden, press_in_sight
from tests.playground.browser.test_play_at_once import PATIENCE

pytestmark = pytest.mark.asyncio(loop_scope="session")

SCREENS = [
    (WIDE, "Alex"),
    (LARGE, "Ana"),
    (PHONE, "Ben"),
]
"""Who plays at each of them: everybody has a table of their own."""
TURNS = steps(5)
"""Presses of a game: planting, trading, planting what was received."""
STEPS = 7
"""Presses of a lesson: planting, accepting, and the form of an offer."""

TOLD = """(line) => {
  const words = line.parentElement;
  const pane = line.closest(".stream").getBoundingClientRect();
  const below = words.nextElementSibling.querySelector("[data-control]");
  return words.getBoundingClientRect().top >= pane.top && below.getBoundingClientRect().bottom <= pane.bottom;
}"""
"""Whether all that a step of a lesson says is in sight, and the first button directly below it."""


@pytest.mark.long
@pytest.mark.parametrize(("screen", "who"), few_rows(SCREENS, (PHONE, "Ben")), ids=["wide", "large", "phone"])
async def test_the_first_steps_of_a_lesson_need_no_scrolling(
    chrome: Chrome, evening: str, screen: ViewportSize, who: str
) -> None:
    async with opened(chrome, evening, screen, own=True) as page:
        await page.get_by_role("radio", name=who).click()
        await page.get_by_role("button", name="Learn to play").click()
        lesson = page.locator("#private-stream article.private").last
        await lesson.get_by_text(" · step 1 of ").wait_for()
        for _ in range(STEPS):
            assert await hidden(page) == []
            assert await instruction(lesson).evaluate(TOLD), "the instruction is read without scrolling"
            button = await named(lesson)
            said = await lesson.inner_text()
            await button.click()
            await settled(page)
            await page.wait_for_function(
                "([node, said]) => node.innerText !== said", arg=[await lesson.element_handle(), said]
            )
        assert await hidden(page) == []
        # The next one here plays a game, and has nothing else to press.
        await lesson.get_by_role("button", name="Dismiss").click()
        await lesson.wait_for(state="detached")


@pytest.mark.long
@pytest.mark.parametrize(("screen", "who"), few_rows(SCREENS, (PHONE, "Ben")), ids=["wide", "large", "phone"])
async def test_one_click_deals_the_cards_and_the_first_turns_need_no_scrolling(
    chrome: Chrome, evening: str, screen: ViewportSize, who: str
) -> None:
    async with opened(chrome, evening, screen, own=True) as page:
        await page.get_by_role("radio", name=who).click()
        await page.get_by_role("button", name="Play at once").click()
        # The first picture of all waits for the process that draws, which has just begun.
        await page.locator('#private-stream img[alt*="Field 1: empty"]').first.wait_for(timeout=1000 * PATIENCE)
        player = Clicker(page)
        async with asyncio.timeout(PATIENCE):
            while player.clicks < TURNS:
                if not await press_in_sight(player):
                    await asyncio.sleep(LOOKS / 1000)


def instruction(lesson: Locator) -> Locator:
    """The line of this step of a lesson that names a button."""
    return lesson.locator("h3", has_text="👉")


async def named(lesson: Locator) -> Locator:
    """The button that this step of a lesson names."""
    label = await instruction(lesson).locator("strong").last.inner_text()
    # A bean has its symbol before its name; on the button that is no word.
    words = re.sub(r"^\W+", "", label)
    return lesson.get_by_role("button", name=re.compile(rf"^\W*{re.escape(words)}$"))
