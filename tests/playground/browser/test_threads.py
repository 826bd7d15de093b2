"""Threads at the page: below their message, and in the list of channels."""

import pytest
from playwright.async_api import Page

from tests.playground.browser.fake import Fake, message
from tests.playground.browser.test_people import BOT

pytestmark = pytest.mark.asyncio(loop_scope="session")

HAS_THREAD = 1 << 5


async def tell(fake: Fake, *, archived: bool) -> None:
    """The channel has a thread."""
    thread = {"id": "7", "name": "beans", "kind": "guild", "person": None, "parent": "100", "archived": archived}
    fake.channels = [*(one for one in fake.channels if one["id"] != "7"), thread]
    await fake.send({"type": "world", "people": fake.people, "channels": fake.channels, "commands": []} | BOT)


async def test_a_message_leads_into_its_thread_and_the_list_of_channels_back(fake: Fake, page: Page) -> None:
    await tell(fake, archived=False)
    await fake.post(message(7, content="Beans below") | {"flags": HAS_THREAD})
    await fake.post(message(8, content="In there", channel="7"))
    assert await page.get_by_text("In there").count() == 0
    await page.get_by_role("link", name="↳ beans").click()
    await page.get_by_text("In there").wait_for()
    assert await page.inner_text("#table-name") == "↳ beans"
    channels = page.locator("#channels select")
    assert await channels.locator("option").all_inner_texts() == ["# table", "↳ beans"]
    await channels.select_option("100")
    await page.get_by_text("Beans below").wait_for()


async def test_an_archived_thread_says_so(fake: Fake, page: Page) -> None:
    await tell(fake, archived=True)
    await page.locator("#channels select").wait_for()
    assert await page.locator("#channels option").all_inner_texts() == ["# table", "↳ beans (archived)"]
