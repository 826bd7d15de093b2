"""Whose turn it is never scrolls away: the head of the column, the title of the page, the way to one's buttons."""

import pytest
from playwright.async_api import Page, expect

from tests.breadth import few_rows
from tests.playground.browser.chrome import PHONE, Chrome, opened
from tests.playground.browser.fake import Fake, Frame, button, message, row, text

pytestmark = pytest.mark.asyncio(loop_scope="session")

TITLE = "The bean table · playground"


def table(first: str) -> Frame:
    """A table that is taller than the screen."""
    return {"type": 17, "components": [text(first), *[text(f"line {number}") for number in range(60)]]}


async def test_the_head_says_what_the_newest_table_says_first(fake: Fake, page: Page) -> None:
    now = page.locator("#table-now")
    await expect(now).to_be_hidden()
    await fake.post(message(1, table("### 🤝 Zeno is **trading** · waiting for Ana\n-# table #2")))
    await expect(now).to_have_text("🤝 Zeno is trading · waiting for Ana")
    await fake.post(message(2, content="chatter"))
    await expect(now).to_have_text("🤝 Zeno is trading · waiting for Ana")
    await fake.post(message(1, table("## 🏁 Over")))
    await expect(now).to_be_hidden()


@pytest.mark.long
async def test_the_private_head_says_what_the_newest_hand_says_first(fake: Fake, page: Page) -> None:
    now = page.locator("#private-now")
    await expect(now).to_be_hidden()
    hand = table("### 🪴 Your turn: plant your front card")
    await fake.post(message(1, text("You have no Soy."), hand, channel="201"))
    await fake.post(message(2, text("An answer that is no hand"), ephemeral_for="1"))
    await expect(now).to_have_text("🪴 Your turn: plant your front card")
    await page.get_by_role("radio", name="Ana").click()
    await expect(now).to_be_hidden()


@pytest.mark.parametrize(
    ("first", "shown"),
    few_rows(
        [
            ("🏁 Last turn: the game ends once this turn's cards are planted.\n### 🪴 Your turn", "🪴 Your turn"),
            ("## 🏁 Alex wins with 4 🪙\nYou are 2nd.", "🏁 Alex wins with 4 🪙"),
            ("## <:finish:7> Alex wins with 4 🪙\nYou are 2nd.", "\u2060 Alex wins with 4 🪙"),
        ]
    ),
)
async def test_the_private_head_says_it_in_the_last_round_and_at_the_end(
    fake: Fake, page: Page, first: str, shown: str
) -> None:
    await fake.post(message(1, text("### 🎓 That was a whole game"), table(first), channel="201"))
    await expect(page.locator("#private-now")).to_have_text(shown)


@pytest.mark.long
async def test_a_page_in_place_of_the_hand_leaves_the_turn_in_the_head(fake: Fake, page: Page) -> None:
    now, town = page.locator("#private-now"), message(1, table("## 🏘️ The town"), channel="201")
    await fake.post(message(1, table("### 🪴 Your turn"), channel="201"))
    await expect(now).to_have_text("🪴 Your turn")
    # A lesson has no table that everybody sees.
    await fake.post(town)
    await page.locator("#private-stream").get_by_text("The town").wait_for()
    await expect(now).to_have_text("🪴 Your turn")
    # Where there is one, it says what is true by now.
    await fake.post(message(2, table("### 🤝 Ana is trading")))
    await expect(now).to_have_text("🤝 Ana is trading")
    await fake.post(message(1, table("### 🤝 Trading: offer or answer"), channel="201"))
    await expect(now).to_have_text("🤝 Trading: offer or answer")


@pytest.mark.long
async def test_the_rules_below_a_hand_leave_its_turn_in_the_head(fake: Fake, page: Page) -> None:
    await fake.post(message(1, table("### 🪴 Your turn"), channel="201"))
    await fake.post(message(2, table("## 📜 The rules"), ephemeral_for="1"))
    await page.locator("#private-stream").get_by_text("The rules").wait_for()
    await expect(page.locator("#private-now")).to_have_text("🪴 Your turn")


@pytest.mark.long
async def test_it_is_there_on_a_phone_too(chrome: Chrome, fake: Fake) -> None:
    async with opened(chrome, fake.address, PHONE) as page:
        await fake.post(message(1, table("### 🪴 Ana is planting")))
        await expect(page.locator("#table-now")).to_be_visible()


async def test_the_title_says_that_it_is_the_turn_of_the_person_one_is(fake: Fake, page: Page) -> None:
    await fake.post(message(1, table("### 🤝 Zeno is trading · waiting for Ana and Ben")))
    await expect(page).to_have_title(TITLE)
    await page.get_by_role("radio", name="Ana").click()
    await expect(page).to_have_title(f"● Your turn · {TITLE}")
    # Nobody's name is a part of another one.
    await fake.post(message(1, table("### 🤝 Anabel is trading")))
    await expect(page).to_have_title(TITLE)


@pytest.mark.long
async def test_the_first_stop_of_the_keyboard_leads_to_the_buttons_of_the_hand(fake: Fake, page: Page) -> None:
    await fake.post(message(1, row(button("Join", "join"))))
    await fake.post(
        message(2, row(button("Gone", "gone", disabled=True), button("Plant", "plant")), channel="201")
    )
    await fake.post(message(3, text("no buttons here"), channel="201"))
    await page.get_by_text("no buttons here").wait_for()
    await page.keyboard.press("Tab")
    await expect(page.get_by_role("button", name="Skip to your buttons")).to_be_focused()
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("button", name="Plant")).to_be_focused()
    assert await page.evaluate("() => getComputedStyle(document.activeElement).outlineStyle") == "solid"
