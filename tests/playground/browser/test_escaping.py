"""What people and the bot wrote is text: nothing of it is run, and nothing is fetched from elsewhere."""

import pytest

from tests.playground.browser.chrome import Chrome, opened
from tests.playground.browser.fake import Fake, button, message, option, person, row, select, text

pytestmark = pytest.mark.asyncio(loop_scope="session")

EVIL = "<img src=x onerror=alert(1)>"


async def test_a_name_is_shown_as_it_was_typed(chrome: Chrome, fake: Fake) -> None:
    fake.people[0] = person("1", EVIL)
    fake.channels[0]["name"] = EVIL
    async with opened(chrome, fake.address) as page:
        assert await page.get_by_role("radio", name=EVIL).is_visible()
        assert EVIL in await page.inner_text("#table-name")
        assert EVIL in await page.inner_text("#private-name")
        assert await page.locator("img:not([src='icon.svg'], [src='first.svg'])").count() == 0


async def test_everything_in_a_message_is_text(chrome: Chrome, fake: Fake) -> None:
    parts = [
        text(EVIL),
        row(button(EVIL, "a")),
        row(select("b", option(EVIL, description=EVIL), placeholder=EVIL)),
    ]
    said = {"id": "1", "username": EVIL, "global_name": EVIL, "bot": False}
    async with opened(chrome, fake.address) as page:
        await fake.post(message(1, *parts))
        await fake.post(message(2, content=EVIL, author={**said, "id": "77"}))
        await page.wait_for_selector('[data-message="2"]')
        await page.click('[data-control="b"]')
        assert EVIL in await page.inner_text(".choices .option .name")
        assert EVIL in await page.inner_text(".choices .option .about")
        assert await page.inner_text('[data-message="1"] .text') == EVIL
        assert await page.inner_text('[data-message="2"] .text') == EVIL
        assert await page.inner_text('[data-message="2"] .author') == EVIL
        assert await page.locator("img:not([src='icon.svg'], [src='first.svg'])").count() == 0


async def test_forms_commands_and_suggestions_are_text(chrome: Chrome, fake: Fake) -> None:
    fake.commands = [{"name": "play", "description": EVIL, "type": 1, "options": [_option("game")]}]
    fake.answers["autocomplete"] = lambda _: {"outcome": "choices", "choices": [{"name": EVIL, "value": "x"}]}
    field = {"type": 4, "custom_id": "a", "style": 1, "value": EVIL, "placeholder": EVIL}
    label = {"type": 18, "label": EVIL, "description": EVIL, "component": field}
    form = {"custom_id": "f", "title": EVIL, "components": [label]}
    fake.answers["click"] = lambda _: {"outcome": "modal", "modal": form}
    async with opened(chrome, fake.address) as page:
        await page.fill("[name=table-say]", "/")
        assert EVIL in await page.inner_text(".suggestions.commands")
        await page.keyboard.press("Enter")
        await page.wait_for_selector(".combo .option")
        assert await page.inner_text(".combo .option") == EVIL
        await fake.post(message(1, row(button("Open", "open"))))
        await page.click('[data-control="open"]')
        assert await page.inner_text("dialog h2") == EVIL
        assert EVIL in await page.inner_text("dialog label")
        assert await page.input_value("dialog input") == EVIL
        assert await page.locator("img:not([src='icon.svg'], [src='first.svg'])").count() == 0


def _option(name: str) -> dict[str, object]:
    return {"type": 3, "name": name, "description": EVIL, "autocomplete": True}


async def test_no_picture_and_no_address_leads_elsewhere_by_itself(chrome: Chrome, fake: Fake) -> None:
    foreign = {
        "type": 12,
        "items": [{"media": {"url": "https://example.org/a.png"}, "description": "a foreign one"}],
    }
    own = {"type": 12, "items": [{"media": {"url": "files/5/a.png"}, "description": "a hand of cards"}]}
    script = {"type": 2, "style": 5, "label": "Go", "url": "javascript:alert(1)"}
    async with opened(chrome, fake.address) as page:
        await fake.post(message(1, foreign, own, row(script)))
        await page.wait_for_selector('img[alt="a hand of cards"]')
        assert await page.locator("#table-stream article img").count() == 1
        assert "a foreign one" in await page.inner_text('[data-message="1"]')
        assert await page.locator("a.button").get_attribute("href") is None
        await page.locator("a.button").click()


async def test_the_policy_of_the_page_is_not_weakened_by_its_own_parts(chrome: Chrome, fake: Fake) -> None:
    async with opened(chrome, fake.address) as page:
        await fake.post(message(1, {"type": 17, "accent_color": 0xC46A1D, "components": [text("a")]}))
        box = page.locator('[data-message="1"] .container')
        await box.wait_for()
        colour = await box.evaluate("(node) => getComputedStyle(node).borderLeftColor")
        assert colour == "rgb(196, 106, 29)"
        assert await page.locator("[onclick], [onerror], script:not([src])").count() == 0
