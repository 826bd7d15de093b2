"""One page for several people: who acts, who has something new, who takes direct messages."""

import pytest
from playwright.async_api import Page, expect

from tests.playground.browser.chrome import Chrome, opened
from tests.playground.browser.fake import Fake, message, person

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_who_has_something_new_is_marked_until_it_is_seen(fake: Fake, page: Page) -> None:
    await fake.post(message(1, content="Your turn", channel="202"))
    await page.get_by_role("radio", name="Ana 1 new").click()
    await page.get_by_role("radio", name="Ana", exact=True).wait_for()
    assert await page.locator("#people .mark").count() == 0


@pytest.mark.long
async def test_the_arrow_keys_change_the_person(page: Page) -> None:
    await page.get_by_role("radio", name="Alex").focus()
    await page.keyboard.press("ArrowRight")
    assert await page.inner_text("#people [aria-checked=true]") == "A\nAna"
    await page.keyboard.press("ArrowLeft")
    await page.keyboard.press("ArrowLeft")
    assert "Ben" in await page.inner_text("#people [aria-checked=true]")
    assert "Ben" in await page.inner_text("#private-name")


@pytest.mark.long
async def test_a_person_is_added(fake: Fake, page: Page) -> None:
    await page.get_by_role("button", name="Add a person").click()
    await page.get_by_label("Name").fill("Dora")
    await page.keyboard.press("Enter")
    assert (await fake.received("add_person"))["name"] == "Dora"
    fake.people.append(person("4", "Dora"))
    await fake.send({"type": "world", "people": fake.people, "channels": fake.channels, "commands": []} | BOT)
    await page.get_by_role("radio", name="Dora", checked=True).wait_for()
    assert "Dora" in await page.inner_text("#private-name")


@pytest.mark.long
async def test_a_refused_person_is_explained(fake: Fake, page: Page) -> None:
    fake.answers["add_person"] = lambda _: {"outcome": "failed", "reason": "Somebody is called so already."}
    await page.get_by_role("button", name="Add a person").click()
    await page.get_by_label("Name").fill("Ana")
    await page.keyboard.press("Enter")
    await page.get_by_text("Somebody is called so already.").wait_for()


@pytest.mark.long
async def test_at_twelve_people_the_sign_for_one_more_says_why_there_are_no_more(
    chrome: Chrome, fake: Fake
) -> None:
    fake.people += [person(str(number), f"Person {number}") for number in range(4, 13)]
    async with opened(chrome, fake.address) as page:
        assert await page.get_by_role("radio").count() == 12
        more = page.get_by_role("button", name="Add a person")
        await expect(more).to_be_disabled()
        await expect(more).to_have_attribute("title", ENOUGH)
        # Playwright waits for a button to be enabled; a person just presses it.
        await more.click(force=True)
        await expect(page.locator("#passing")).to_have_text(ENOUGH)
        assert await page.locator("dialog").count() == 0


@pytest.mark.long
async def test_direct_messages_are_closed_and_opened(fake: Fake, page: Page) -> None:
    switch = page.get_by_role("switch", name="Alex takes direct messages")
    assert await switch.is_checked()
    await page.locator("#dms label").click()
    sent = await fake.received("dms")
    assert (sent["person"], sent["open"]) == ("1", False)
    fake.people[0]["dms_open"] = False
    await fake.send({"type": "world", "people": fake.people, "channels": fake.channels, "commands": []} | BOT)
    await page.get_by_role("radio", name="Ana").click()
    assert await page.get_by_role("switch", name="Ana takes direct messages").is_checked()
    await page.get_by_role("radio", name="Alex").click()
    await expect(switch).not_to_be_checked()


@pytest.mark.long
async def test_before_there_are_direct_messages_nothing_can_be_said_in_them(chrome: Chrome, fake: Fake) -> None:
    fake.channels = fake.channels[:1]
    async with opened(chrome, fake.address) as page:
        assert await page.locator("[name=private-say]").is_hidden()
        assert "your cards come to this side" in await page.inner_text("#private-stream")


ENOUGH = "There are 12 people already."
BOT = {"bot": {"id": "9", "name": "Bean table"}}
