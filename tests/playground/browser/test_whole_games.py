"""Whole games and a whole lesson on every screen: nothing one must press is ever out of sight (`.ci/long`)."""

import asyncio
from pathlib import Path

import pytest
from playwright.async_api import Page, ViewportSize

from tests.playground.browser.chrome import LARGE, PHONE, WIDE, Chrome, opened
from tests.playground.browser.clicking import LOOKS, Clicker, settled
from tests.playground.browser.real import quick
from tests.playground.browser.sight import hidden, press_in_sight
from tests.playground.browser.test_in_view import named

pytestmark = [pytest.mark.asyncio(loop_scope="session"), pytest.mark.long]

SCREENS = [pytest.param(WIDE, id="wide"), pytest.param(LARGE, id="large"), pytest.param(PHONE, id="phone")]
GAMES = ["Bohnanza (Rio Grande 2000)", "Bohnanza: High Bohn", "Bohnanza: the bean duel"]
PATIENCE = 900
"""Seconds of a whole game."""


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("game", GAMES)
async def test_a_whole_game_needs_no_scrolling(
    chrome: Chrome, tmp_path: Path, screen: ViewportSize, game: str
) -> None:
    async with quick(tmp_path) as address, opened(chrome, address, screen) as page:
        await page.get_by_label("Game").select_option(game)
        await page.get_by_role("button", name="Play at once").click()
        player = Clicker(page)
        async with asyncio.timeout(PATIENCE):
            while not await over(page):
                if not await press_in_sight(player):
                    await asyncio.sleep(LOOKS / 1000)
        assert await hidden(page) == []


@pytest.mark.parametrize("screen", SCREENS)
async def test_a_whole_lesson_needs_no_scrolling(chrome: Chrome, tmp_path: Path, screen: ViewportSize) -> None:
    async with quick(tmp_path) as address, opened(chrome, address, screen) as page:
        await page.get_by_role("button", name="Learn to play").click()
        lesson = page.locator("#private-stream article.private").last
        await lesson.get_by_text(" · step 1 of ").first.wait_for()
        while await lesson.get_by_text("👉").count():
            assert await hidden(page) == []
            said = await lesson.inner_text()
            await (await named(lesson)).click()
            await settled(page)
            told = [await lesson.element_handle(), said]
            await page.wait_for_function("([node, said]) => node.innerText !== said", arg=told)
        assert await hidden(page) == []


async def over(page: Page) -> bool:
    """Whether the newest table can be played again."""
    again = page.locator("#table-stream article").last.get_by_role("button", name="Rematch", include_hidden=True)
    return await again.count() > 0
