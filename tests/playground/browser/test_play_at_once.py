"""A person alone, with three computers, in a real browser: from the first click to the final score."""

import asyncio
import re
from pathlib import Path

import pytest
from playwright.async_api import Page

from tests.playground.browser.chrome import Chrome, opened
from tests.playground.browser.clicking import Clicker, settled, table
from tests.playground.browser.real import quick
from tests.playground.browser.small import NAME, with_few_cards

pytestmark = pytest.mark.asyncio(loop_scope="session")

PATIENCE = 240


@pytest.mark.long
async def test_a_person_adds_three_computers_and_plays_to_the_end_with_a_reload(
    chrome: Chrome, tmp_path: Path
) -> None:
    program = with_few_cards(tmp_path)
    async with quick(tmp_path, program) as address, opened(chrome, address) as page:
        await page.get_by_label("Game").select_option(NAME)
        await page.get_by_label("Computer players").select_option("None: several people play")
        await page.get_by_role("button", name="Open a table").click()
        await add_computers(page, 3)
        await table(page).get_by_role("button", name="Start").click()
        await table(page).get_by_role("button", name="My hand").wait_for()
        player = Clicker(page)
        await play(player, 6)
        middle = player.clicks
        await page.reload()
        await table(page).wait_for()
        await play(player, 100_000)
        assert player.clicks > middle
        assert len(re.findall(r"– \d+", await as_text(page))) == 4


async def as_text(page: Page) -> str:
    """What the picture of the end says in words, once it is asked for."""
    await table(page).get_by_role("button", name="As text").click()
    told = page.locator("#private-stream article").filter(has_text="The ranking").last
    await told.wait_for()
    return await told.inner_text()


async def add_computers(page: Page, count: int) -> None:
    """Seat computers by the button of the lobby and the private question that it asks."""
    await table(page).get_by_role("button", name="Add computer").click()
    for number in range(2, count + 2):
        await page.locator("#private-stream").get_by_role("button", name="Add: normal").last.click()
        await table(page).get_by_text(f"{number} of 4").wait_for()
        await settled(page)


async def play(player: Clicker, clicks: int) -> None:
    """Play on until the game is over, or so many clicks."""
    end = player.clicks + clicks
    over = table(player.page).get_by_role("button", name="Rematch")
    async with asyncio.timeout(PATIENCE):
        while player.clicks < end and not await over.count():
            if not await player.step():
                await asyncio.sleep(0.05)
