"""Buttons and selects: what the page sends, and what it shows until and after the answer."""

import asyncio

import pytest
from playwright.async_api import Page

from tests.playground.browser.fake import Fake, button, message, option, row, select, text

pytestmark = pytest.mark.asyncio(loop_scope="session")

BEANS = [
    option("Soy", emoji={"id": None, "name": "🌱"}),
    option("Red"),
    option("Blue", description="the common one"),
]


async def test_a_button_sends_a_click(fake: Fake, page: Page) -> None:
    await fake.post(
        message(1, row(button("Join", "bean:1:join", 1), button("Start", "bean:1:start", 3, disabled=True)))
    )
    await page.get_by_role("button", name="Join").click()
    sent = await fake.received("click")
    about = {key: sent[key] for key in ("person", "channel", "message", "custom_id", "component_type", "values")}
    assert about == {
        "person": "1",
        "channel": "100",
        "message": "1",
        "custom_id": "bean:1:join",
        "component_type": 2,
        "values": [],
    }
    assert await page.get_by_role("button", name="Start").is_disabled()


async def test_the_acting_person_clicks(fake: Fake, page: Page) -> None:
    await fake.post(message(1, row(button("Join", "join"))))
    await page.get_by_role("radio", name="Ben").click()
    await page.get_by_role("button", name="Join").click()
    assert (await fake.received("click"))["person"] == "3"


@pytest.mark.long
async def test_a_button_inside_a_section_and_a_container_works(fake: Fake, page: Page) -> None:
    section = {"type": 9, "components": [text("A field")], "accessory": button("Harvest", "harvest")}
    await fake.post(message(1, {"type": 17, "components": [section]}))
    await page.get_by_role("button", name="Harvest").click()
    assert (await fake.received("click"))["custom_id"] == "harvest"


@pytest.mark.long
async def test_a_second_click_waits_for_the_first(fake: Fake, page: Page) -> None:
    fake.answering.clear()
    await fake.post(message(1, row(button("Plant", "plant"), button("Harvest", "harvest"))))
    await page.get_by_role("button", name="Plant").dblclick()
    await page.get_by_role("button", name="Harvest").click()
    await fake.received("click", 2)
    assert [sent["custom_id"] for sent in fake.kind("click")] == ["plant", "harvest"]
    assert await page.locator("[aria-busy=true]").count() == 2
    fake.answering.set()
    await page.wait_for_function("() => !document.querySelector('[aria-busy]')")
    await page.get_by_role("button", name="Plant").click()
    await fake.received("click", 3)


async def test_what_failed_is_said_at_the_message_until_it_changes(fake: Fake, page: Page) -> None:
    fake.answers["click"] = lambda _: {"outcome": "failed", "reason": "the bot did not answer in time."}
    await fake.post(message(1, row(button("Plant", "plant"))))
    await page.get_by_role("button", name="Plant").click()
    alert = page.locator('[data-message="1"] [role=alert]')
    await alert.wait_for()
    assert await alert.inner_text() == "This interaction failed: the bot did not answer in time."
    assert await page.get_by_role("button", name="Plant").is_enabled()
    await fake.post(message(1, text("Planted")))
    await alert.wait_for(state="detached")


@pytest.mark.long
async def test_one_of_a_select(fake: Fake, page: Page) -> None:
    await fake.post(message(1, row(select("game", *BEANS, placeholder="Which bean"))))
    await page.get_by_role("button", name="Which bean").click()
    assert await page.locator(".choices .option").count() == 3
    assert "the common one" in await page.inner_text(".choices")
    await page.get_by_role("option", name="Blue").click()
    sent = await fake.received("click")
    assert (sent["component_type"], sent["values"]) == (3, ["blue"])
    assert await page.locator(".choices").count() == 0


@pytest.mark.long
async def test_several_of_a_select_within_its_limits(fake: Fake, page: Page) -> None:
    await fake.post(message(1, row(select("give", *BEANS, least=2, most=2))))
    await page.locator('[data-control="give"]').click()
    done = page.get_by_role("button", name="Done")
    await page.get_by_role("option", name="Red").click()
    assert await done.is_disabled()
    await page.get_by_role("option", name="Soy").click()
    assert await page.get_by_role("option", name="Blue").get_attribute("aria-disabled") == "true"
    chosen = await page.locator(".choices [aria-selected=true] .name").all_inner_texts()
    assert chosen == ["Soy", "Red"]
    await done.click()
    assert (await fake.received("click"))["values"] == ["soy", "red"]


@pytest.mark.long
async def test_a_select_by_keyboard_alone(fake: Fake, page: Page) -> None:
    await fake.post(message(1, row(select("want", *BEANS, least=0, most=3))))
    await page.locator('[data-control="want"]').focus()
    for key in ("Enter", "ArrowDown", "Space", "b", "Enter", "Tab", "Enter"):
        await page.keyboard.press(key)
    assert (await fake.received("click"))["values"] == ["red", "blue"]
    await page.wait_for_function("() => document.activeElement.dataset.control === 'want'")


@pytest.mark.long
async def test_escape_chooses_nothing(fake: Fake, page: Page) -> None:
    await fake.post(message(1, row(select("want", *BEANS))))
    await page.locator('[data-control="want"]').click()
    await page.keyboard.press("ArrowDown")
    await page.keyboard.press("Escape")
    assert await page.locator(".choices").count() == 0
    await asyncio.sleep(0.1)
    assert not fake.kind("click")


@pytest.mark.long
async def test_a_select_shows_what_is_chosen(fake: Fake, page: Page) -> None:
    options = [option("Soy"), option("Red", default=True), option("Blue", default=True)]
    await fake.post(message(1, row(select("want", *options, most=3))))
    chosen = page.locator('[data-control="want"] .choice')
    await chosen.first.wait_for()
    assert await chosen.all_inner_texts() == ["Red", "Blue"]
    await page.locator('[data-control="want"]').click()
    assert await page.locator(".choices [aria-selected=true]").count() == 2


@pytest.mark.long
async def test_a_list_of_people_marks_and_sends_them(fake: Fake, page: Page) -> None:
    marked = [{"id": "2", "type": "user"}]
    people = {"type": 5, "custom_id": "invite", "min_values": 0, "max_values": 25, "default_values": marked}
    await fake.post(message(1, row(people)))
    chosen = page.locator('[data-control="invite"] .choice')
    await chosen.first.wait_for()
    assert await chosen.all_inner_texts() == ["Ana"]
    await page.locator('[data-control="invite"]').click()
    assert await page.locator(".choices .option .name").all_inner_texts() == ["Alex", "Ana", "Ben"]
    await page.get_by_role("option", name="Ben").click()
    await page.get_by_role("button", name="Done").click()
    sent = await fake.received("click")
    assert (sent["component_type"], sent["values"]) == (5, ["2", "3"])
