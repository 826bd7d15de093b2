"""A sound when it becomes one's turn, for whoever has turned it on."""

import pytest
from playwright.async_api import Page, expect

from tests.playground.browser.fake import Fake, message, text

pytestmark = pytest.mark.asyncio(loop_scope="session")

LISTEN = """() => {
  window.heard = 0;
  window.AudioContext = class extends AudioContext {
    createOscillator() {
      window.heard += 0.5;
      return super.createOscillator();
    }
  };
}"""
"""From now on it is counted how often the two tones are made."""


async def turn(fake: Fake, page: Page, whose: str) -> None:
    """Let it be somebody's turn."""
    await fake.post(message(1, {"type": 17, "components": [text(f"### 🪴 {whose} is planting")]}))
    await expect(page.locator("#table-now")).to_have_text(f"🪴 {whose} is planting")


async def heard(page: Page) -> float:
    """How often it has sounded."""
    often: float = await page.evaluate("() => window.heard")
    return often


@pytest.mark.long
async def test_it_is_off_until_it_is_turned_on_and_stays_as_it_was_chosen(fake: Fake, page: Page) -> None:
    await page.evaluate(LISTEN)
    switch = page.get_by_role("button", name="Sound when it's your turn")
    await expect(switch).to_have_attribute("aria-pressed", "false")
    await turn(fake, page, "Ana")
    await turn(fake, page, "Alex")
    assert await heard(page) == 0
    await switch.click()
    assert await heard(page) == 1
    await page.reload()
    await expect(switch).to_have_attribute("aria-pressed", "true")
    await switch.click()
    await page.reload()
    await expect(switch).to_have_attribute("aria-pressed", "false")


async def test_it_sounds_once_when_the_turn_becomes_that_of_the_person_one_is(fake: Fake, page: Page) -> None:
    await turn(fake, page, "Alex")
    await page.evaluate(LISTEN)
    await page.get_by_role("button", name="Sound when it's your turn").click()
    await turn(fake, page, "Alex and Ben")
    await turn(fake, page, "Ana")
    assert await heard(page) == 1
    await turn(fake, page, "Alex")
    assert await heard(page) == 2
    # Whoever becomes somebody else sees whose turn it is.
    await turn(fake, page, "Ana")
    await page.get_by_role("radio", name="Ana").click()
    await expect(page).to_have_title("● Your turn · The bean table · playground")
    assert await heard(page) == 2
