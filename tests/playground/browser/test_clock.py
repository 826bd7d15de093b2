"""The clock and the events of the small Discord: seen, set forward, deleted, forbidden."""

from __future__ import annotations

import time
from datetime import UTC, datetime

import pytest
from playwright.async_api import Page, expect

from tests.playground.browser.chrome import PHONE, Chrome, opened
from tests.playground.browser.fake import Fake, event, message, row, text

pytestmark = pytest.mark.asyncio(loop_scope="session")

HOUR, DAY = 3600, 86400


async def test_the_clock_is_set_forward_and_says_what_it_shows_then(fake: Fake, page: Page) -> None:
    await page.locator("#clock").click()
    for words, seconds in (("An hour on", HOUR), ("A day on", DAY), ("A week on", 7 * DAY)):
        await expect(page.get_by_role("button", name=words)).to_be_visible()
        assert seconds > 0
    await page.get_by_role("button", name="A day on").click()
    assert (await fake.received("set_forward"))["seconds"] == DAY
    await expect(page.locator("#server")).to_be_hidden()
    await expect(page.locator("#passing")).to_contain_text(" now.")


@pytest.mark.long
async def test_all_times_go_by_the_clock(fake: Fake, page: Page) -> None:
    shown = await page.locator("#clock").inner_text()
    await fake.post(message(1, text(f"Begins <t:{int(time.time()) + 3 * HOUR + 30}:R>")))
    await page.get_by_text("in 3 hours").wait_for()
    await fake.change(ahead=2 * HOUR)
    await page.get_by_text("in 1 hour").wait_for()
    await expect(page.locator("#clock")).not_to_have_text(shown)


@pytest.mark.long
async def test_a_message_of_another_day_says_which(fake: Fake, page: Page) -> None:
    now = datetime.now(UTC).isoformat()
    await fake.post(message(1, content="Today", timestamp=now))
    stamp = page.locator("[data-message='1'] time, [data-message='1'] .when").first
    today = await stamp.inner_text()
    await fake.change(ahead=3 * DAY)
    await expect(stamp).not_to_have_text(today)


@pytest.mark.long
async def test_the_next_dates_are_offered(fake: Fake, page: Page) -> None:
    begins = int(time.time()) + 2 * DAY
    await fake.change(events=[event(1, "Bean night", begins)])
    await fake.post(message(1, text(f"Until <t:{begins - DAY}:R>, and it was <t:1000000000:F>")))
    await page.locator("#clock").click()
    steps = page.locator(".steps button")
    await expect(steps).to_have_count(6)
    await expect(steps.nth(4)).to_contain_text("an hour before Bean night")
    for place, ends in ((3, begins - DAY), (4, begins - HOUR), (5, begins)):
        await steps.nth(place).click()
        seconds = (await fake.received("set_forward", place - 2))["seconds"]
        assert abs(time.time() + seconds - ends) < 10
        await expect(page.locator("#server")).to_be_hidden()
        await page.locator("#clock").click()


async def test_what_is_refused_is_said_there(fake: Fake, page: Page) -> None:
    fake.answers["set_forward"] = lambda _: {"outcome": "failed", "reason": "The clock stands still."}
    await page.locator("#clock").click()
    await page.get_by_role("button", name="An hour on").click()
    await page.locator("#server").get_by_text("The clock stands still.").wait_for()


@pytest.mark.long
async def test_the_events_stand_there_and_are_deleted(fake: Fake, page: Page) -> None:
    begins = time.time() + DAY
    first = event(1, "Bean night", begins, description="Bring beans")
    await fake.change(events=[first, event(2, "Duels", begins, status=2)])
    await expect(page.locator("#events")).to_have_text("📅 2")
    await page.locator("#events").click()
    night, duels = (page.locator("#event-list li").nth(place) for place in (0, 1))
    for words in ("Bean night", "#table", "Bring beans"):
        await expect(night).to_contain_text(words)
    await expect(duels).to_contain_text("has begun")
    await page.get_by_role("button", name="Delete Bean night").click()
    assert (await fake.received("delete_event"))["event"] == "1"
    await fake.change(events=[])
    await expect(page.locator("#event-list")).to_contain_text("There are none.")
    await expect(page.locator("#events")).to_have_text("📅")
    await page.get_by_role("button", name="Done").click()
    await expect(page.locator("#server")).to_be_hidden()


@pytest.mark.long
async def test_the_bot_loses_the_permission_and_gets_it_again(fake: Fake, page: Page) -> None:
    await page.locator("#clock").click()
    switch = page.get_by_role("switch", name="The bot may create events")
    await expect(switch).to_be_checked()
    await page.locator("#event-list label").click()
    assert (await fake.received("permit"))["create_events"] is False
    await fake.change(creates_events=False)
    await expect(switch).not_to_be_checked()
    await page.locator("#event-list label").click()
    assert (await fake.received("permit", 2))["create_events"] is True


@pytest.mark.long
async def test_on_a_phone_all_of_it_is_behind_the_clock(chrome: Chrome, fake: Fake) -> None:
    async with opened(chrome, fake.address, PHONE) as page:
        await fake.change(events=[event(1, "Bean night", time.time() + DAY)])
        await page.locator("#clock").click()
        await page.get_by_role("button", name="Delete Bean night").click()
        box = await page.locator("#server").bounding_box()
        assert box is not None
        assert box["width"] <= PHONE["width"]
        assert box["height"] <= PHONE["height"]


@pytest.mark.long
async def test_roles_are_mentioned_and_chosen(fake: Fake, page: Page) -> None:
    await fake.post(message(1, text("<@&2>, come"), mention_roles=["2"]))
    await expect(page.locator("[data-message='1']")).to_contain_text("@Players, come")
    await expect(page.locator("[data-message='1']")).to_have_class("message mentioned")
    await fake.post(message(2, row({"type": 6, "custom_id": "role", "placeholder": "A role"})))
    await page.locator("[data-control=role]").click()
    await page.get_by_role("option", name="Players").click()
    sent = await fake.received("click")
    assert (sent["custom_id"], sent["values"]) == ("role", ["2"])


@pytest.mark.long
async def test_somebody_adds_the_bot_to_their_own_apps_and_finds_the_messages_among_people(
    fake: Fake, page: Page
) -> None:
    await page.locator("#clock").click()
    added = page.get_by_role("switch", name="Alex has the bot among their own apps")
    await expect(added).not_to_be_checked()
    await added.check(force=True)
    assert (await fake.received("install"))["installed"] is True
    await page.get_by_role("switch", name="On servers without it").uncheck(force=True)
    assert (await fake.received("permit"))["external_apps"] is False
    await page.get_by_role("button", name="Done").click()
    group = {"id": "300", "name": "friends", "kind": "group", "person": None, "members": ["1", "2"]}
    fake.channels.append(group)
    fake.people[0]["installed"] = True
    world = {"people": fake.people, "channels": fake.channels, "commands": []}
    await fake.send({"type": "world", **world, "bot": {"id": "9", "name": "Bean table"}})
    await expect(page.locator("#channels option")).to_have_text(["# table", "💬 friends"])
    await page.get_by_role("radio", name="Ben").click()
    await expect(page.locator("#channels option")).to_have_count(0)
