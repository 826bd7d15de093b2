"""The forms that the bot opens: filled in, checked, sent, and kept where sending failed."""

from typing import Any

import pytest
from playwright.async_api import Page

from tests.playground.browser.fake import Fake, button, message, option, row

pytestmark = pytest.mark.asyncio(loop_scope="session")

CARDS = [option("1. Soy"), option("2. Red", default=True), option("3. Blue")]


def label(words: str, kind: int, name: str, **more: Any) -> dict[str, Any]:
    """A field of a form under its label."""
    return {
        "type": 18,
        "label": words,
        "description": f"About {name}",
        "component": {"type": kind, "custom_id": name, **more},
    }


def form(*components: dict[str, Any]) -> dict[str, Any]:
    """What a click is answered with: this form."""
    return {
        "outcome": "modal",
        "modal": {"custom_id": "offer:1", "title": "Make an offer", "components": list(components)},
    }


async def open_form(fake: Fake, page: Page, *components: dict[str, Any]) -> None:
    """Press the button that opens a form of these."""
    fake.answers["click"] = lambda _: form(*components)
    await fake.post(message(1, row(button("Offer", "offer"))))
    await page.get_by_role("button", name="Offer").click()
    await page.get_by_role("dialog", name="Make an offer").wait_for()


async def test_a_form_is_sent_as_discord_sends_it(fake: Fake, page: Page) -> None:
    give = label("I give", 3, "give", options=CARDS, min_values=0, max_values=3, required=False)
    to = label("To", 3, "to", options=[option("Anyone", default=True), option("Ana")])
    note = label("Note", 4, "note", style=2, required=False, value="please", max_length=20)
    await open_form(fake, page, {"type": 10, "content": "All **optional**"}, give, to, note)
    await page.get_by_label("1. Soy").check()
    await page.get_by_label("Ana").check()
    await page.get_by_label("Note").fill("thanks")
    await page.locator("dialog").get_by_role("button", name="Send").click()
    sent = await fake.received("modal")
    assert (sent["person"], sent["channel"], sent["message"], sent["custom_id"]) == ("1", "100", "1", "offer:1")
    assert sent["components"] == [
        {"type": 18, "component": {"type": 3, "custom_id": "give", "values": ["1. soy", "2. red"]}},
        {"type": 18, "component": {"type": 3, "custom_id": "to", "values": ["ana"]}},
        {"type": 18, "component": {"type": 4, "custom_id": "note", "value": "thanks"}},
    ]
    await page.locator("dialog").wait_for(state="detached")


async def test_what_is_missing_is_said_and_nothing_is_sent(fake: Fake, page: Page) -> None:
    name = label("Name", 4, "name", style=1, min_length=3, max_length=5)
    two = label("Two", 3, "two", options=CARDS, min_values=2, max_values=2)
    await open_form(fake, page, name, two)
    await page.locator("dialog").get_by_role("button", name="Send").click()
    assert await page.locator("dialog .failed:not(:empty)").all_inner_texts() == [
        "Fill this in.",
        "Choose 2.",
    ]
    assert await page.evaluate("document.activeElement.name") == "name"
    await page.get_by_label("Name").fill("abcdefgh")
    assert await page.get_by_label("Name").input_value() == "abcde"
    await page.get_by_label("Name").fill("ab")
    await page.keyboard.press("Enter")
    assert "At least 3 characters" in await page.inner_text("dialog")
    assert not fake.kind("modal")


@pytest.mark.long
async def test_no_more_is_chosen_than_may_be(fake: Fake, page: Page) -> None:
    await open_form(fake, page, label("Two", 3, "two", options=CARDS, min_values=1, max_values=2))
    await page.get_by_label("1. Soy").check()
    assert await page.get_by_label("3. Blue").is_disabled()
    await page.get_by_label("2. Red").uncheck()
    assert await page.get_by_label("3. Blue").is_enabled()


@pytest.mark.long
async def test_one_that_need_not_be_chosen_can_be_taken_back(fake: Fake, page: Page) -> None:
    await open_form(fake, page, label("One", 3, "one", options=CARDS, min_values=0, max_values=1, required=False))
    await page.get_by_label("3. Blue").check()
    assert not await page.get_by_label("2. Red").is_checked()
    await page.get_by_label("3. Blue").uncheck()
    await page.locator("dialog").get_by_role("button", name="Send").click()
    assert (await fake.received("modal"))["components"][0]["component"]["values"] == []


@pytest.mark.long
async def test_a_form_whose_sending_failed_stays_filled_in(fake: Fake, page: Page) -> None:
    fake.answers["modal"] = lambda _: {"outcome": "failed", "reason": "the bot is away."}
    await open_form(fake, page, label("Name", 4, "name", style=1))
    await page.get_by_label("Name").fill("Dora")
    await page.keyboard.press("Enter")
    await page.get_by_text("This interaction failed: the bot is away.").wait_for()
    assert await page.get_by_label("Name").input_value() == "Dora"
    fake.answers.pop("modal")
    await page.locator("dialog").get_by_role("button", name="Send").click()
    await page.locator("dialog").wait_for(state="detached")
    assert len(fake.kind("modal")) == 2


@pytest.mark.long
async def test_a_form_can_be_left(fake: Fake, page: Page) -> None:
    await open_form(fake, page, label("Name", 4, "name", style=1))
    await page.keyboard.press("Escape")
    await page.locator("dialog").wait_for(state="detached")
    assert not fake.kind("modal")


@pytest.mark.long
async def test_the_older_form_of_text_fields_works(fake: Fake, page: Page) -> None:
    field = {"type": 4, "custom_id": "name", "style": 1, "label": "Name"}
    await open_form(fake, page, {"type": 1, "components": [field]})
    await page.get_by_label("Name").fill("Dora")
    await page.keyboard.press("Enter")
    sent = (await fake.received("modal"))["components"]
    assert sent == [{"type": 1, "components": [{"type": 4, "custom_id": "name", "value": "Dora"}]}]
