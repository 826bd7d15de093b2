"""An offer is put together without looking for anything: what it says and what sends it are in sight, from the top
of its message and from its end."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.async_api import Page, ViewportSize

from bot.art.pictures import draw
from bot.games.bohnanza.cards import Bean
from bot.games.bohnanza.state import Offer, Phase
from bot.ui.bohnanza.chapters.trading.drafting import begun, mirrored
from bot.ui.bohnanza.hand.excerpt import hand_excerpt
from bot.ui.bohnanza.hand.screen import drawn_hand
from bot.ui.bohnanza.wording.phrases import Sight
from bot.ui.screens import Face
from tests.breadth import few
from tests.playground.browser.chrome import PHONE, WIDE, Chrome, opened
from tests.playground.browser.fake import Fake, message
from tests.ui.bohnanza.examples import Position, cards, crop, look, position

pytestmark = pytest.mark.asyncio(loop_scope="session")

NEEDED = ("You give", "you want", "to anyone", "Send")
FIELDS = {
    0: [crop("wax", 4), crop("red", 1)],
    1: [crop("black_eyed", 1), crop("blue", 1)],
    2: [crop("chili", 3), crop("garden", 2)],
    3: [crop("stink", 5), crop("green", 3)],
}
SEEN = """(needed) => {
  const pane = document.querySelector("#private-stream"), box = pane.getBoundingClientRect();
  const inside = (node) => {
    const { top, bottom } = node.getBoundingClientRect();
    return top >= box.top && bottom <= box.bottom;
  };
  const found = [...pane.querySelectorAll("article .text, article button")].filter(inside);
  return needed.filter((words) => !found.some((node) => node.innerText.includes(words)));
}"""
"""Which of these words nobody sees in full."""


def trading() -> Position:
    """Four trade; Ana, whose turn it is, has three Red and an offer from Ben."""
    return position(
        ["stink red garden red soy red", "soy red", "garden garden", "chili"],
        phase=Phase.TRADE,
        fields=FIELDS,
        thalers={0: "wax"},
        face_up="black_eyed chili",
        offers=[Offer(1, 1, 0, cards("blue"), (Bean("chili"),))],
    )


def composing(seat: int, *, counter: bool = False) -> Sight:
    """What somebody sees who has begun an offer, or a counter-offer."""
    seen = look(trading(), seat)._replace(pictures=True)
    draft = mirrored(seen, seen.view.offers[0]) if counter else begun(seen)
    return hand_excerpt(seen._replace(part=draft.part()), Face.LIVE)


async def show(fake: Fake, page: Page, seen: Sight) -> None:
    """Show this as a direct message, and wait until its picture is there."""
    layout = drawn_hand(seen, None, Face.LIVE)
    assert layout.picture is not None
    fake.files["1/hand.png"] = draw(layout.picture.scene)
    file: dict[str, Any] = {"id": "1", "filename": layout.picture.name, "url": "files/1/hand.png"}
    await fake.post(message(1, *layout.to_components(), channel="201", attachments=[file]))
    if page.viewport_size == PHONE:
        await page.locator("#tab-private").click()
    await page.wait_for_function("() => document.querySelector('#private-stream article img')?.naturalWidth > 99")


@pytest.mark.parametrize("size", few([WIDE, PHONE], PHONE), ids=["wide", "phone"])
async def test_what_an_offer_says_and_what_sends_it_are_in_sight(
    chrome: Chrome, fake: Fake, size: ViewportSize
) -> None:
    async with opened(chrome, fake.address, size) as page:
        await show(fake, page, composing(0))
        assert await page.evaluate(SEEN, NEEDED) == []
        await page.evaluate(
            "() => { const pane = document.querySelector('#private-stream'); pane.scrollTop = 9999; }"
        )
        below = (*NEEDED, "📍 1. Stink", "2. Red", "4. Red", "6. Red", "Wax", "Another bean")
        assert await page.evaluate(SEEN, below) == []


@pytest.mark.parametrize("size", few([WIDE, PHONE], PHONE), ids=["wide", "phone"])
async def test_a_counter_offer_opens_filled_in_with_what_sends_it_in_sight(
    chrome: Chrome, fake: Fake, size: ViewportSize
) -> None:
    async with opened(chrome, fake.address, size) as page:
        await show(fake, page, composing(0, counter=True))
        filled = ("Chili · you want", "Blue · to Ben", "Send")
        assert await page.evaluate(SEEN, filled) == []
        assert await page.locator("#private-stream").get_by_role("button", name="Send", exact=True).is_enabled()
