"""Messages come, change and go while people read, write and press."""

import time
from collections.abc import AsyncIterator

import pytest
from playwright.async_api import Locator, Page, expect

from tests.playground.browser.chrome import Chrome, opened
from tests.playground.browser.fake import Fake, Frame, button, message, row, text

pytestmark = pytest.mark.asyncio(loop_scope="session")

TOP = "() => document.querySelector('#table-stream').scrollTop"
AT_END = """() => {
  const pane = document.querySelector("#table-stream");
  return pane.scrollHeight - pane.clientHeight - pane.scrollTop < 3;
}"""

COUNTED = """(lines) =>
  document.querySelector('[data-message="40"] .text')?.innerText.trim().split("\\n").length === lines"""


async def fill(fake: Fake, page: Page, count: int = 30) -> None:
    """So many messages of two lines in the channel."""
    for number in range(1, count + 1):
        await fake.post(
            message(number, text(f"Message {number}\nsecond line"), row(button("Press", f"b{number}")))
        )
    await page.wait_for_selector(f'[data-message="{count}"]')


@pytest.mark.long
async def test_what_was_there_is_shown_oldest_first(chrome: Chrome, fake: Fake) -> None:
    fake.messages = {str(number): message(number, content=f"Number {number}") for number in (10, 9, 11)}
    async with opened(chrome, fake.address) as page:
        await page.wait_for_selector('[data-message="11"]')
        texts = await page.locator("#table-stream article .text").all_inner_texts()
        assert texts == ["Number 9", "Number 10", "Number 11"]


async def test_an_edit_stays_in_its_place_and_keeps_the_focus(fake: Fake, page: Page) -> None:
    await fill(fake, page)
    await page.locator('[data-control="b5"]').focus()
    before = await page.evaluate(TOP)
    await fake.post(message(5, text("Changed\nnow with\nthree lines"), row(button("Press again", "b5"))))
    await page.locator("main").get_by_text("three lines").wait_for()
    assert await page.evaluate("document.activeElement.dataset.control") == "b5"
    assert await page.locator('[data-control="b5"]').inner_text() == "Press again"
    assert await page.evaluate(TOP) == before
    assert await page.locator("#table-stream article").count() == 30


@pytest.mark.long
async def test_where_the_button_is_gone_its_message_keeps_the_focus(fake: Fake, page: Page) -> None:
    await fill(fake, page, 3)
    await page.locator('[data-control="b2"]').focus()
    await fake.post(message(2, text("Over")))
    await page.locator("main").get_by_text("Over").wait_for()
    assert await page.evaluate("document.activeElement.dataset.message") == "2"


async def test_a_new_message_comes_into_view(fake: Fake, page: Page) -> None:
    await fill(fake, page)
    assert await page.evaluate(AT_END)
    await fake.post(message(31, text("The newest")))
    await page.locator("main").get_by_text("The newest").wait_for()
    assert await page.evaluate(AT_END)


@pytest.mark.long
async def test_who_reads_further_up_is_not_torn_away(fake: Fake, page: Page) -> None:
    await fill(fake, page)
    await page.hover("#table-stream")
    await page.mouse.wheel(0, -600)
    await page.wait_for_function(f"() => !({AT_END})()")
    before = await page.evaluate(TOP)
    await fake.post(message(31, text("The newest")))
    await page.get_by_role("button", name="New below").wait_for()
    assert await page.evaluate(TOP) == before
    await page.get_by_role("button", name="New below").click()
    await page.wait_for_function(AT_END)
    assert await page.get_by_role("button", name="New below").is_hidden()


@pytest.mark.long
async def test_a_tall_new_message_is_shown_from_its_beginning(fake: Fake, page: Page) -> None:
    await fill(fake, page, 5)
    await fake.post(message(40, text("\n".join(f"line {number}" for number in range(80)))))
    await page.wait_for_selector('[data-message="40"]')
    top = await page.locator('[data-message="40"]').evaluate("(node) => node.getBoundingClientRect().top")
    pane = await page.locator("#table-stream").evaluate("(node) => node.getBoundingClientRect().top")
    assert 0 <= top - pane <= 12


@pytest.mark.long
async def test_of_a_tall_message_that_asks_for_a_press_its_buttons_are_in_view_and_stay_so(
    fake: Fake, page: Page
) -> None:
    def hand(lines: int) -> Frame:
        return message(40, text("\n".join("line" for _ in range(lines))), row(button("Plant", "plant")))

    await fill(fake, page, 5)
    plant = page.locator('[data-control="plant"]')
    for lines in (3, 60, 80, 20, 70):
        await fake.post(hand(lines))
        await page.wait_for_function(COUNTED, arg=lines)
        assert await in_sight(plant)


@pytest.mark.long
async def test_a_picture_has_its_room_before_it_is_there(fake: Fake, page: Page) -> None:
    def hand(width: int, height: int) -> Frame:
        media = {"url": "attachment://hand.png", "width": width, "height": height}
        frame = {"type": 17, "components": [{"type": 12, "items": [{"media": media}]}, row(button("Plant", "p"))]}
        return message(40, frame, attachments=[{"id": "5", "filename": "hand.png", "url": "files/5/hand.png"}])

    # It never comes.
    await page.route("**/files/**", lambda route: None)
    await fill(fake, page, 5)
    for width, height in ((1000, 620), (1000, 1000), (1000, 1600), (400, 100)):
        await fake.post(hand(width, height))
        picture = page.locator(f'#table-stream img[width="{width}"][height="{height}"]')
        box = await picture.bounding_box()
        assert box is not None
        assert abs(box["width"] / box["height"] - width / height) < 0.02
        assert 340 <= box["width"] <= 550
        assert await in_sight(page.locator('[data-control="p"]'))
    await page.unroute("**/files/**")


@pytest.mark.long
async def test_a_hand_that_changes_by_a_click_at_the_table_comes_into_view(fake: Fake, page: Page) -> None:
    tall = text("\n".join(f"line {number}" for number in range(40)))
    await fake.post(message(1, row(button("Start", "start"))))
    await fake.post(message(2, text("Nothing to do"), channel="201"))
    await fake.post(message(3, tall, ephemeral_for="1", flags=64))
    await page.wait_for_selector('[data-message="3"]')
    hand = page.locator('[data-message="2"]')
    assert not await in_sight(hand)
    await fake.post(message(2, text("Nothing to do, still"), channel="201"))
    await page.locator("main").get_by_text("Nothing to do, still").wait_for()
    assert not await in_sight(hand)
    await page.get_by_role("button", name="Start").click()
    await fake.received("click")
    await fake.post(message(2, text("Your turn"), channel="201"))
    await page.locator("main").get_by_text("Your turn").wait_for()
    assert await in_sight(hand)


async def in_sight(node: Locator) -> bool:
    """Whether all of it is in its pane."""
    seen: bool = await node.evaluate(
        """(node) => {
          const [box, pane] = [node, node.closest(".stream")].map((one) => one.getBoundingClientRect());
          return box.top >= pane.top && box.bottom <= pane.bottom;
        }"""
    )
    return seen


@pytest.mark.long
async def test_what_is_deleted_is_gone(fake: Fake, page: Page) -> None:
    await fill(fake, page, 3)
    await fake.send({"type": "deleted", "channel": "100", "id": "2"})
    await page.wait_for_selector('[data-message="2"]', state="detached")
    assert await page.locator("#table-stream article").count() == 2


async def test_direct_messages_stand_on_the_side_of_their_person_alone(fake: Fake, page: Page) -> None:
    await fake.post(message(1, content="For everybody"))
    await fake.post(message(2, channel="201", content="For Alex"))
    await fake.post(message(3, channel="202", content="For Ana"))
    # All have come.
    ana = page.get_by_role("radio", name="Ana 1 new")
    await ana.wait_for()
    assert await page.locator("#table-stream article .text").all_inner_texts() == ["For everybody"]
    assert "For Alex" in await page.inner_text("#private-stream")
    assert "For Ana" not in await page.inner_text("body")
    await ana.click()
    assert "For Ana" in await page.inner_text("#private-stream")
    # What was read aloud goes a moment later.
    await expect(page.locator("body")).not_to_contain_text("For Alex")


async def test_a_private_answer_is_seen_by_one_and_can_be_dismissed(fake: Fake, page: Page) -> None:
    await fake.post(message(1, content="It is not your turn.", ephemeral_for="1", flags=64))
    answer = page.locator("#private-stream article")
    await answer.wait_for()
    assert "only Alex sees this" in await answer.inner_text()
    assert await page.locator("#table-stream article").count() == 0
    await answer.get_by_role("button", name="Dismiss").click()
    asked = await fake.received("dismiss")
    assert (asked["person"], asked["message"]) == ("1", "1")
    await fake.send({"type": "deleted", "channel": "100", "id": "1"})
    await answer.wait_for(state="detached")


@pytest.mark.long
async def test_an_answer_that_takes_longer_says_so(fake: Fake, page: Page) -> None:
    await fake.post(message(1, ephemeral_for="1", flags=64 | 128))
    await page.locator("main").get_by_text("Bean table is thinking").wait_for()
    await fake.post(message(1, content="Here it is.", ephemeral_for="1", flags=64))
    await page.locator("main").get_by_text("Here it is.").wait_for()
    assert await page.locator("main").get_by_text("is thinking").count() == 0


@pytest.mark.long
async def test_a_relative_time_runs(fake: Fake, page: Page) -> None:
    await fake.post(message(1, text(f"closes <t:{int(time.time()) + 30}:R>")))
    await page.locator("main").get_by_text("closes in").wait_for()
    first = await page.inner_text("#table-stream time[data-form=R]")
    await page.wait_for_function(f"() => document.querySelector('time[data-form=R]').textContent !== {first!r}")
    assert (await page.inner_text("#table-stream time[data-form=R]")).startswith("in ")


@pytest.mark.long
async def test_a_link_to_a_message_leads_there_without_leaving(fake: Fake, page: Page) -> None:
    await fill(fake, page)
    link = {"type": 2, "style": 5, "label": "To the table", "url": "https://discord.com/channels/55/100/3"}
    await fake.post(message(50, text("Your hand"), row(link), channel="201"))
    await page.get_by_role("link", name="To the table").click()
    assert await page.evaluate("document.activeElement.dataset.message") == "3"
    assert await in_sight(page.locator('[data-message="3"]'))
    gone = {**link, "url": "https://discord.com/channels/55/100/999"}
    await fake.post(message(50, text("Your hand"), row(gone), channel="201"))
    await page.locator('a[href$="999"]').click()
    await page.get_by_text("That message isn't here any more.").wait_for()


@pytest.mark.long
async def test_the_address_of_a_message_says_where_it_is(fake: Fake, page: Page) -> None:
    await fake.post(message(3, content="The table"))
    await fake.post(message(4, text("See https://discord.com/channels/55/100/3, and <https://example.org>")))
    await page.get_by_role("link", name="#table › 💬").click()
    await expect(page.locator("[data-message='3']")).to_be_focused()
    assert await page.get_by_role("link", name="https://example.org").count() == 1


@pytest.mark.long
async def test_of_several_messages_that_only_point_elsewhere_the_last_is_enough(fake: Fake, page: Page) -> None:
    link = {"type": 2, "style": 5, "label": "Go there", "url": "https://discord.com/channels/55/201/9"}
    for number in (1, 2, 3):
        await fake.post(message(number, text(f"Moved {number}"), row(link), channel="201"))
    await fake.post(
        message(4, text("The hand"), row({**link, "url": "https://discord.com/channels/55/201/1"}, link))
    )
    await page.locator('[data-message="4"]').wait_for()
    shown = [text async for text in visible(page, "#private-stream .text")]
    assert shown == ["Moved 3"]
    await page.locator('[data-message="4"] a').first.click()
    assert await page.evaluate("document.activeElement.dataset.message") == "3"


async def visible(page: Page, selector: str) -> AsyncIterator[str]:
    """The words of those that can be seen."""
    for node in await page.locator(selector).all():
        if await node.is_visible():
            yield await node.inner_text()


async def test_pictures_have_their_words(fake: Fake, page: Page) -> None:
    file = {"id": "5", "filename": "hand.png", "url": "files/5/hand.png", "description": "Your hand: 2 Soy"}
    await fake.post(message(1, content="Look", attachments=[file]))
    await fake.post(
        message(2, {"type": 12, "items": [{"media": {"url": "attachment://hand.png"}}]}, attachments=[file])
    )
    await page.wait_for_selector('[data-message="2"] img')
    assert await page.locator('#table-stream img[alt="Your hand: 2 Soy"]').count() == 2
    assert await page.locator('[data-message="2"] img').get_attribute("src") == "files/5/hand.png"


@pytest.mark.long
async def test_what_is_new_is_read_aloud(fake: Fake, page: Page) -> None:
    await fake.post(message(1, text("## Your hand\n1. **Soy**"), channel="201"))
    await page.wait_for_function("() => document.querySelector('#aloud').textContent.includes('Your hand 1. Soy')")
    await fake.post(message(1, text("You planted Soy.\n## Your hand"), channel="201"))
    await page.wait_for_function("() => document.querySelector('#aloud').textContent === 'You planted Soy.'")


@pytest.mark.long
async def test_an_emoji_of_the_bot_is_shown_in_words_and_on_buttons_and_read_by_its_name(
    fake: Fake, page: Page
) -> None:
    sign = {"id": "1417000000000000001", "name": "soy"}
    plant = button("Plant Soy", "p", emoji=sign)
    await fake.post(message(1, text(f"2 <:soy:{sign['id']}> Soy"), row(plant), channel="201"))
    await page.wait_for_function("() => document.querySelector('#aloud').textContent.includes('2 soy Soy')")
    pictures = page.locator(f'[data-message="1"] [role=img][style*="emojis/{sign["id"]}"]')
    assert await pictures.count() == 2
    # Beside the words of a button it is no words of its own.
    await page.get_by_role("button", name="Plant Soy", exact=True).wait_for()
