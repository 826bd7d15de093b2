"""The real playground in a real browser: from the first click to the final score."""

import asyncio
import re
from pathlib import Path

import pytest
from playwright.async_api import Page

from tests.playground.browser.chrome import Chrome, opened
from tests.playground.browser.clicking import Clicker, settled, table
from tests.playground.browser.real import playing
from tests.playground.browser.small import NAME, with_few_cards
from tests.playground.browser.test_play_at_once import as_text

pytestmark = pytest.mark.asyncio(loop_scope="session")

NAMES = ("Alex", "Ana", "Ben")
PATIENCE = 240


@pytest.mark.long
async def test_a_whole_game_by_clicking_with_a_reload_in_the_middle(chrome: Chrome, tmp_path: Path) -> None:
    program = with_few_cards(tmp_path)
    async with playing(tmp_path / "data", program) as address, opened(chrome, address) as page:
        await open_table(page)
        player = Clicker(page)
        await trade_once(player)
        await play(player, 15)
        middle, before = player.clicks, await at_rest(page)
        await page.reload()
        await table(page).wait_for()
        assert await table(page).inner_text() == before
        await play(player)
        assert player.clicks > middle + 10
        shown = await as_text(page)
        for name in NAMES:
            assert re.search(rf"{name} – \d+", shown)


async def at_rest(page: Page) -> str:
    """The table as soon as the bot has brought it up to date: it edits it about once a second."""
    before = ""
    while before != (now := await table(page).inner_text()):
        before = now
        await asyncio.sleep(2)
    return now


async def open_table(page: Page) -> None:
    """One opens a table, the others join, and the game begins."""
    await page.get_by_label("Game").select_option(NAME)
    await page.get_by_label("Computer players").select_option("0")
    await page.get_by_role("button", name="Open a table").click()
    for name in NAMES[1:]:
        await page.get_by_role("radio", name=name).click()
        await table(page).get_by_role("button", name="Join").click()
        await settled(page)
    await page.get_by_role("radio", name=NAMES[0]).click()
    await table(page).get_by_role("button", name="Start").click()
    await table(page).get_by_role("button", name="My hand").wait_for()


async def trade_once(player: Clicker) -> None:
    """Play on to the first trading; the active player gives a card away, another takes it."""
    page = player.page
    while not await page.locator("#private-stream").get_by_role("button", name="End trading").count():
        for name in NAMES:
            await player.act_as(name)
            if await page.locator("#private-stream").get_by_role("button", name="End trading").count():
                break
            await player.step()
    giver = await page.inner_text("#people [aria-checked=true] > span:nth-child(2)")
    await page.locator("#private-stream").get_by_role("button", name="Offer", exact=True).click()
    await settled(page)
    await page.locator("#private-stream [data-control*=':give:']").first.click()
    await settled(page)
    await page.locator("#private-stream").get_by_role("button", name="Send").click()
    await settled(page)
    await player.act_as(next(name for name in NAMES if name != giver))
    await table(page).get_by_role("button", name="Accept").click()
    await table(page).get_by_text(re.compile("gave|gift|for nothing")).first.wait_for()


async def play(player: Clicker, clicks: int = 100_000) -> None:
    """Everybody plays on until the game is over, or so many clicks."""
    end = player.clicks + clicks
    over = table(player.page).get_by_role("button", name="Rematch")
    async with asyncio.timeout(PATIENCE):
        while player.clicks < end and not await over.count():
            before = player.clicks
            for name in await waited_for(player.page):
                await player.act_as(name)
                while player.clicks < end and await player.step():
                    pass
            if player.clicks == before:
                await asyncio.sleep(0.1)


async def waited_for(page: Page) -> list[str]:
    """Whom the head of the channel names; all, where it names nobody."""
    head = await page.locator("#table-now").text_content() or ""
    return [name for name in NAMES if name in head] or list(NAMES)
