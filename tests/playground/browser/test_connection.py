"""The bot goes and comes, the connection is lost, the page is loaded anew: nothing on it is lost."""

from pathlib import Path

import pytest
from playwright.async_api import Page

from bot.page_words import page_words
from bot.playground import playground
from bot.playground.doorway import Doorway
from tests.playground.browser.chrome import Chrome, opened
from tests.playground.browser.fake import Fake, button, message, row

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_it_says_that_the_bot_is_away(fake: Fake, page: Page) -> None:
    assert await page.locator("#banner").is_hidden()
    await fake.send({"type": "offline"})
    await page.get_by_text("The bot isn't connected at the moment.").wait_for()
    await fake.send({"type": "online"})
    await page.locator("#banner").wait_for(state="hidden")


@pytest.mark.long
async def test_a_lost_connection_comes_back_with_what_happened_meanwhile(fake: Fake, page: Page) -> None:
    await fake.post(message(1, content="first"))
    await fake.post(message(2, content="later"))
    await page.locator("main").get_by_text("later").wait_for()
    fake.messages = {"2": message(2, content="later, changed"), "3": message(3, content="third")}
    await fake.drop()
    await page.get_by_text("The connection to the playground is lost.").wait_for()
    await page.locator("main").get_by_text("third").wait_for()
    assert await page.locator("#table-stream .text").all_inner_texts() == ["later, changed", "third"]
    assert await page.locator("#banner").is_hidden()


@pytest.mark.long
async def test_a_page_of_before_a_restart_says_where_it_goes_on(chrome: Chrome, tmp_path: Path) -> None:
    """Its address is a new one at each start, and no page knows it that was open before."""
    data, context = tmp_path / "data.sqlite3", await chrome.browser.new_context()
    try:
        page = await context.new_page()
        async with playground(data, port=0, words=page_words()) as before:
            await page.goto(before.page)
            await page.wait_for_selector("#people [role=radio]")
        await page.get_by_text("The connection to the playground is lost.").wait_for()
        port = int(before.page.split(":")[2].split("/")[0])
        async with playground(data, port=port, words=page_words()) as after:
            assert after.page != before.page
            await page.get_by_text("The playground was restarted and has a new address").wait_for()
    finally:
        await context.close()


@pytest.mark.long
async def test_the_page_that_leads_to_the_playground_goes_on_by_itself(chrome: Chrome, fake: Fake) -> None:
    doorway, context = Doorway(fake.address), await chrome.browser.new_context()
    try:
        page = await context.new_page()
        asked: list[str | None] = []
        page.on("request", lambda request: asked.append(request.headers.get("referer")))
        await page.goto(doorway.address)
        await page.wait_for_selector("#people [role=radio]")
        assert page.url == fake.address
        assert not any(asked)
    finally:
        doorway.close()
        await context.close()


@pytest.mark.long
async def test_a_click_that_got_no_answer_says_so(fake: Fake, page: Page) -> None:
    fake.answering.clear()
    await fake.post(message(1, row(button("Plant", "plant"))))
    await page.get_by_role("button", name="Plant").click()
    await fake.received("click")
    await fake.drop()
    await page.locator("main").get_by_text("The playground didn't answer").wait_for()
    fake.answering.set()
    await page.wait_for_function("() => document.querySelector('#banner').hidden")
    await page.get_by_role("button", name="Plant").click()
    await fake.received("click", 2)


@pytest.mark.long
async def test_a_reload_keeps_person_and_messages(fake: Fake, page: Page) -> None:
    await fake.post(message(1, content="For everybody"))
    await fake.post(message(2, content="For Ben", channel="203"))
    await fake.post(message(3, content="Private", ephemeral_for="3", flags=64))
    await page.get_by_role("radio", name="Ben").click()
    await page.reload()
    for private in ("For Ben", "Private"):
        await page.locator("main").get_by_text(private).wait_for()
    assert await page.locator("#private-stream .text").all_inner_texts() == ["For Ben", "Private"]
    assert "Ben" in await page.inner_text("#people [aria-checked=true]")


async def test_a_page_before_the_bot_is_there(chrome: Chrome, fake: Fake) -> None:
    fake.online = False
    async with opened(chrome, fake.address) as page:
        await page.get_by_text("The bot isn't connected at the moment.").wait_for()
        assert [await one.is_disabled() for one in await page.locator(".start button").all()] == [True, True]
        assert "The bot is starting" in await page.inner_text(".start")
