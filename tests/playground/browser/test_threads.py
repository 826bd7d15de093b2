"""Threads at the page: below their message, and in the list of channels."""

from collections.abc import Sequence

import pytest
from playwright.async_api import Page

from tests.playground.browser.fake import Fake, message
from tests.playground.browser.test_people import BOT

pytestmark = pytest.mark.asyncio(loop_scope="session")

HAS_THREAD = 1 << 5


async def tell(fake: Fake, *, archived: bool = False, let_in: Sequence[str] | None = None) -> None:
    """The channel has a thread, which is private where some are let in."""
    thread: dict[str, object] = {
        "id": "7",
        "name": "beans",
        "kind": "guild",
        "person": None,
        "parent": "100",
        "archived": archived,
    }
    thread |= {"private": let_in is not None, "members": list(let_in or ())}
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


@pytest.mark.long
async def test_an_archived_thread_says_so(fake: Fake, page: Page) -> None:
    await tell(fake, archived=True)
    await page.locator("#channels select").wait_for()
    assert await page.locator("#channels option").all_inner_texts() == ["# table", "↳ beans (archived)"]


@pytest.mark.long
async def test_a_private_thread_is_listed_for_whoever_is_in_it(fake: Fake, page: Page) -> None:
    listed = page.locator("#channels option")
    await tell(fake, let_in=[fake.people[0]["id"]])
    await listed.nth(1).wait_for(state="attached")
    assert await listed.all_inner_texts() == ["# table", "↳ beans"]
    await tell(fake, let_in=[fake.people[1]["id"]])
    await page.locator("#channels").wait_for(state="hidden")
