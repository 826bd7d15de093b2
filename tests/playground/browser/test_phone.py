"""A phone's width: two tabs, what is new is marked, an answer that was asked for comes to the front."""

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio
from playwright.async_api import Page

from tests.playground.browser.chrome import PHONE, Chrome, opened
from tests.playground.browser.fake import Fake, button, message, option, row, select, text

pytestmark = pytest.mark.asyncio(loop_scope="session")

LONG = "A long name without any space " + "x" * 120


@pytest_asyncio.fixture(loop_scope="session")
async def page(chrome: Chrome, fake: Fake) -> AsyncIterator[Page]:
    """The page on a phone."""
    async with opened(chrome, fake.address, PHONE) as shown:
        yield shown


async def test_nothing_is_wider_than_the_screen(fake: Fake, page: Page) -> None:
    buttons = [
        button(f"Harvest field {number} (Black-eyed, pays 0), plant Stink", f"b{number}") for number in range(5)
    ]
    parts = [
        text(f"## {LONG}\n> `1` {LONG}\n```\n{LONG}\n```"),
        row(*buttons),
        row(select("s", option(LONG[:100]))),
    ]
    await fake.post(message(1, {"type": 17, "components": parts}))
    await page.wait_for_selector('[data-control="b4"]')
    wide = "() => document.scrollingElement.scrollWidth > innerWidth"
    assert not await page.evaluate(wide)
    assert not await page.evaluate(
        "() => { const s = document.querySelector('#table-stream'); return s.scrollWidth > s.clientWidth; }"
    )
    for node in await page.locator("#table-stream .button").all():
        box = await node.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= 390
        assert box["height"] >= 40


@pytest.mark.long
async def test_one_side_shows_at_a_time_and_the_other_is_marked(fake: Fake, page: Page) -> None:
    assert await page.locator("#private").is_hidden()
    await fake.post(message(1, text("Your hand"), channel="201"))
    tab = page.locator("#tab-private")
    await tab.locator(".mark").wait_for()
    assert await tab.locator(".mark").inner_text() == "1"
    await tab.click()
    assert await page.locator("#table").is_hidden()
    assert await page.locator("main").get_by_text("Your hand").first.is_visible()
    assert await tab.locator(".mark").is_hidden()
    await fake.post(message(2, text("The table")))
    await page.locator("#tab-table .mark").wait_for()


@pytest.mark.long
async def test_a_long_answer_that_was_asked_for_comes_to_the_front(fake: Fake, page: Page) -> None:
    await fake.post(message(1, row(button("My hand", "hand"))))
    await page.get_by_role("button", name="My hand").click()
    await fake.received("click")
    await fake.post(message(2, row(button("Plant Soy", "plant")), ephemeral_for="1", flags=32768 | 64))
    await page.get_by_role("button", name="Plant Soy").wait_for()
    assert await page.locator("#tab-private").get_attribute("aria-pressed") == "true"


@pytest.mark.long
async def test_a_short_answer_is_shown_where_the_person_is(fake: Fake, page: Page) -> None:
    await fake.post(message(1, row(button("Plant", "plant"))))
    await page.get_by_role("button", name="Plant").click()
    await fake.received("click")
    await fake.post(message(2, text("It is not your turn."), ephemeral_for="1", flags=32768 | 64))
    line = page.locator("#passing")
    await line.wait_for()
    assert "It is not your turn." in await line.inner_text()
    assert await page.locator("#table").is_visible()
    await line.get_by_role("button", name="Show").click()
    assert await page.locator("#private-stream").get_by_text("It is not your turn.").is_visible()
    assert await line.is_hidden()


@pytest.mark.long
async def test_what_was_not_asked_for_does_not_change_the_side(fake: Fake, page: Page) -> None:
    await fake.post(message(1, text("Your turn"), row(button("Plant", "plant")), channel="201"))
    await page.locator("#passing").wait_for()
    assert await page.locator("#table").is_visible()


@pytest.mark.long
async def test_the_first_cards_of_whoever_pressed_come_to_the_front(fake: Fake, page: Page) -> None:
    await fake.post(message(1, row(button("Start", "start"))))
    await page.get_by_role("button", name="Start").click()
    await fake.received("click")
    await fake.post(message(1, row(button("My hand", "hand"))))
    # They take the place of what stood there before the game.
    await fake.post(message(2, text("Hello"), channel="201"))
    await fake.post(message(2, text("Your turn"), row(button("Plant Soy", "plant")), channel="201"))
    await page.get_by_role("button", name="Plant Soy").wait_for()


async def test_what_the_turn_asks_for_comes_to_the_front_after_a_press_at_the_table(
    fake: Fake, page: Page
) -> None:
    frames = [
        {"type": 17, "components": [text(first), row(button("Done", "done"))]}
        for first in ("### 🤝 Ana is trading", "### 🧺 Waiting for Alex")
    ]
    hand = message(2, row(button("Plant Soy", "plant")), channel="201")
    await fake.post(hand)
    await fake.post(message(1, frames[0]))
    await page.get_by_role("button", name="Done").click()
    await fake.received("click")
    await fake.post({**hand, "components": [row(button("Harvest", "harvest"))]})
    await page.locator("#private-stream").get_by_text("Harvest").wait_for(state="attached")
    assert await page.locator("#table").is_visible()
    # Whichever of the two comes first.
    await fake.post(message(1, frames[1]))
    await page.get_by_role("button", name="Harvest").wait_for()


@pytest.mark.long
async def test_a_table_that_a_press_of_ones_own_opens_comes_to_the_front(fake: Fake, page: Page) -> None:
    await fake.post(message(1, text("Over"), row(button("Rematch", "rematch")), channel="201"))
    await page.locator("#tab-private").click()
    await page.get_by_role("button", name="Rematch").click()
    await fake.received("click")
    await fake.post(message(2, text("A new table"), row(button("Start", "start"))))
    await page.get_by_role("button", name="Start").wait_for()


@pytest.mark.long
async def test_a_select_is_a_sheet_that_fits(fake: Fake, page: Page) -> None:
    options = [option(f"Bean {number}", description="about it") for number in range(25)]
    await fake.post(message(1, row(select("s", *options, least=1, most=5))))
    await page.locator('[data-control="s"]').click()
    box = await page.locator(".choices").bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= 390
    assert box["y"] > 100
    assert box["y"] + box["height"] <= 844
    await page.get_by_role("option", name="Bean 24").click()
    await page.get_by_role("button", name="Done").click()
    assert (await fake.received("click"))["values"] == ["bean 24"]
