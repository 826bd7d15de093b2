"""Readable and usable by everybody: contrast in both colours, names on all controls, the keyboard's focus."""

import itertools
from typing import Literal

import pytest
from playwright.async_api import Page, ViewportSize

from tests.breadth import few
from tests.playground.browser.chrome import PHONE, WIDE, Chrome, in_colours, opened
from tests.playground.browser.fake import Fake, button, message, option, row, select, text

pytestmark = pytest.mark.asyncio(loop_scope="session")

ON = {
    "ink": ("pane", "raised", "sunk", "ground", "mention", "private"),
    "soft": ("pane", "raised", "ground", "private"),
    "link": ("pane", "raised", "private"),
    "bad": ("pane", "raised", "private"),
    "brand-ink": ("brand",),
    "primary-ink": ("primary",),
    "success-ink": ("success",),
    "danger-ink": ("danger",),
    "secondary-ink": ("secondary",),
}
"""Which colour is written on which."""
CONTRAST = """([ink, ground]) => {
  const style = getComputedStyle(document.documentElement);
  const light = (name) => {
    const hex = style.getPropertyValue("--" + name).trim().slice(1);
    const [r, g, b] = [0, 2, 4].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255)
      .map((one) => (one <= 0.04045 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const [high, low] = [light(ink), light(ground)].sort((one, other) => other - one);
  return (high + 0.05) / (low + 0.05);
}"""
STRONGEST = """(style) => {
  const hex = getComputedStyle(document.documentElement).getPropertyValue("--" + style).trim().slice(1);
  const parts = [0, 2, 4].map((at) => parseInt(hex.slice(at, at + 2), 16));
  return "rgb"[parts.indexOf(Math.max(...parts))];
}"""
RANKS = """() => [...document.querySelectorAll("h1, h2, h3, h4, h5, h6")]
  .filter((node) => node.checkVisibility())
  .map((node) => Number(node.nodeName[1]))"""
"""The ranks of the headings that a screen reader finds, from the top of the page."""
NAMELESS = """() => [...document.querySelectorAll("button, input, select, textarea, a[href], [role=radio]")]
  .filter((node) => node.offsetParent !== null)
  .filter((node) => !(node.getAttribute("aria-label") || node.innerText?.trim() || node.labels?.length))
  .map((node) => node.outerHTML)"""


@pytest.mark.long
@pytest.mark.parametrize("scheme", few(["light", "dark"]))
async def test_words_stand_out_from_their_ground(page: Page, scheme: Literal["light", "dark"]) -> None:
    weak = {}
    async with in_colours(page, scheme):
        for ink, grounds in ON.items():
            for ground in grounds:
                ratio = await page.evaluate(CONTRAST, [ink, ground])
                if ratio < 4.5:
                    weak[ink, ground] = round(ratio, 2)
    assert weak == {}


async def test_every_control_has_a_name(chrome: Chrome, fake: Fake) -> None:
    sign = {"type": 2, "style": 2, "custom_id": "b", "label": "Plant", "emoji": {"id": None, "name": "🌱"}}
    fake.commands = [
        {
            "name": "plant",
            "description": "Plant",
            "type": 1,
            "options": [{"name": "field", "type": 4, "description": "Which"}],
        }
    ]
    for viewport in (WIDE, PHONE):
        async with opened(chrome, fake.address, viewport) as page:
            await fake.post(message(1, row(sign), row(select("s", option("Soy")))))
            await fake.post(message(2, text("private"), ephemeral_for="1"))
            await page.fill("[name=table-say]", "/plant ")
            await page.get_by_label("field").wait_for()
            assert await page.evaluate(NAMELESS) == []


@pytest.mark.long
async def test_everything_is_reached_by_the_tab_key(fake: Fake, page: Page) -> None:
    await fake.post(message(1, row(button("Join", "join"), button("Leave", "leave"))))
    await fake.post(message(2, row(button("Plant", "plant")), channel="201"))
    await page.get_by_role("button", name="Plant").wait_for()
    reached = set()
    for _ in range(40):
        await page.keyboard.press("Tab")
        reached.add(
            await page.evaluate(
                "() => (document.activeElement.innerText || document.activeElement.name || '').trim()"
            )
        )
    assert {"Join", "Leave", "Plant", "table-say", "private-say", "Send"} <= reached


@pytest.mark.parametrize("viewport", few([WIDE, PHONE], PHONE))
async def test_no_heading_leaves_out_a_rank(chrome: Chrome, fake: Fake, viewport: ViewportSize) -> None:
    async with opened(chrome, fake.address, viewport) as page:
        await fake.post(message(1, text("### Small first\n# then large")))
        await page.get_by_role("heading", name="then large").wait_for()
        ranks = await page.evaluate(RANKS)
        assert ranks[:2] == [1, 2]
        assert all(after - before <= 1 for before, after in itertools.pairwise(ranks))


@pytest.mark.long
async def test_the_parts_of_the_page_are_named(page: Page) -> None:
    assert await page.get_by_role("region", name="# table").count() == 1
    assert await page.get_by_role("region", name="Alex's messages").count() == 1
    assert await page.get_by_role("radiogroup", name="You act as").count() == 1
    assert await page.locator("[aria-live=polite]").count() == 1


@pytest.mark.long
@pytest.mark.parametrize("scheme", few(["light", "dark"], "dark"))
async def test_buttons_have_the_colours_that_discord_gives_their_styles(
    page: Page, scheme: Literal["light", "dark"]
) -> None:
    # Nicht die Bohne has a button of each card's colour.
    async with in_colours(page, scheme):
        for style, strongest in (("primary", "b"), ("success", "g"), ("danger", "r")):
            assert await page.evaluate(STRONGEST, style) == strongest
