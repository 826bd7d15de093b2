"""Slash commands: found by typing, filled in field by field, sent as Discord sends them."""

import asyncio
from typing import Any

import pytest
from playwright.async_api import Page

from tests.playground.browser.chrome import Chrome, opened
from tests.playground.browser.fake import Fake, message

pytestmark = pytest.mark.asyncio(loop_scope="session")

GAMES = [{"name": "Rio Grande 2000", "value": "rio"}, {"name": "Amigo 1997", "value": "amigo"}]
SAY = "[name=table-say]"
RESTS = 200
"""Milliseconds without a key after which typing rests."""


def command(name: str, *options: dict[str, Any], **more: Any) -> dict[str, Any]:
    """A slash command."""
    return {"name": name, "description": f"What {name} does", "type": 1, "options": list(options), **more}


def field(name: str, kind: int = 3, **more: Any) -> dict[str, Any]:
    """An option of a command."""
    return {"name": name, "type": kind, "description": f"About {name}", **more}


COMMANDS = [
    command("play", field("game", choices=GAMES)),
    command("plant", field("field", 4, required=True), field("card", autocomplete=True)),
    command("offer", field("give", autocomplete=True), field("want", autocomplete=True), field("to")),
    command("forget"),
    command("only_here", contexts=[0]),
]


@pytest.fixture(autouse=True)
def commands(fake: Fake) -> None:
    """What the bot has registered; before the page opens."""
    fake.commands = COMMANDS


async def ready(fake: Fake, page: Page) -> None:
    """Let the page know the commands."""
    await fake.send(
        {"type": "world", "people": fake.people, "channels": fake.channels, "commands": COMMANDS} | BOT
    )
    await page.wait_for_function("() => document.querySelector('.start button').disabled === false")


BOT = {"bot": {"id": "9", "name": "Bean table"}}


async def test_a_slash_lists_what_there_is(fake: Fake, page: Page) -> None:
    await ready(fake, page)
    await page.fill(SAY, "/")
    rows = await page.locator("#table .suggestions.commands .option").all_inner_texts()
    assert [row.split("\n")[0] for row in rows] == ["/play", "/plant", "/offer", "/forget", "/only_here"]
    assert "What play does" in rows[0]
    await page.fill(SAY, "/pl")
    assert await page.locator("#table .suggestions.commands .option").count() == 2
    await page.fill(SAY, "/zzz")
    assert "No command begins like this." in await page.inner_text("#table .suggestions.commands")


@pytest.mark.long
async def test_a_command_by_keyboard_alone(fake: Fake, page: Page) -> None:
    await ready(fake, page)
    await page.focus(SAY)
    await page.keyboard.type("/pl")
    await page.keyboard.press("ArrowDown")
    await page.keyboard.press("Enter")
    await page.keyboard.type("2")
    await page.keyboard.press("Enter")
    sent = await fake.received("command")
    assert (sent["person"], sent["channel"], sent["name"]) == ("1", "100", "plant")
    assert sent["options"] == [{"name": "field", "type": 4, "value": 2}]
    await page.wait_for_function("() => document.activeElement.name === 'table-say'")


@pytest.mark.long
async def test_a_command_without_options_is_one_step_more(fake: Fake, page: Page) -> None:
    await ready(fake, page)
    await page.fill(SAY, "/for")
    await page.keyboard.press("Enter")
    assert not fake.kind("command")
    await page.keyboard.press("Enter")
    assert (await fake.received("command"))["options"] == []


@pytest.mark.long
async def test_a_choice_is_sent_by_its_value(fake: Fake, page: Page) -> None:
    await ready(fake, page)
    await page.fill(SAY, "/play ")
    await page.locator(".combo .option").get_by_text("Amigo 1997").click()
    await page.locator("#table").get_by_role("button", name="Send").click()
    assert (await fake.received("command"))["options"] == [{"name": "game", "type": 3, "value": "amigo"}]


@pytest.mark.long
async def test_what_does_not_fit_is_said_at_its_field(fake: Fake, page: Page) -> None:
    await ready(fake, page)
    await page.fill(SAY, "/play ")
    await page.locator(".command [name=game]").fill("chess")
    await page.keyboard.press("Enter")
    assert "Choose one from the list." in await page.inner_text("#table .command")
    await page.keyboard.press("Escape")
    await page.keyboard.press("Escape")
    await page.fill(SAY, "/plant ")
    await page.keyboard.press("Enter")
    assert "Fill this in." in await page.inner_text("#table .command")
    await page.get_by_label("field").fill("two")
    await page.keyboard.press("Enter")
    assert "This has to be a whole number." in await page.inner_text("#table .command")
    assert not fake.kind("command")


@pytest.mark.long
async def test_autocomplete_asks_when_typing_rests(chrome: Chrome, fake: Fake) -> None:
    # A clock that stands cannot be set going again.
    async with opened(chrome, fake.address, own=True) as page:
        await _autocomplete_asks_when_typing_rests(fake, page)


async def _autocomplete_asks_when_typing_rests(fake: Fake, page: Page) -> None:
    asked = []

    def choices(frame: dict[str, Any]) -> dict[str, Any]:
        asked.append(frame["options"][-1]["value"])
        found = (
            {"name": "🌱 Soy (card 3)", "value": "soy-3"} if asked[-1] else {"name": "🍒 Red", "value": "red-1"}
        )
        return {"outcome": "choices", "choices": [found]}

    fake.answers["autocomplete"] = choices
    await ready(fake, page)
    await page.fill(SAY, "/plant ")
    await page.get_by_label("field").fill("1")
    # From here on time passes only as the test says, however busy the machine is. It leaps by less than the page
    # has patience with the server.
    await page.clock.install()
    await page.clock.pause_at(await page.evaluate("Date.now()") / 1000 + 2)
    await page.get_by_label("card").focus()
    await page.clock.run_for(RESTS)
    await page.locator(".combo .option").wait_for()
    for letter in "soy":
        await page.keyboard.type(letter)
        await page.clock.run_for(RESTS - 1)
    assert asked == [""]
    await page.clock.run_for(1)
    sent = await fake.received("autocomplete", 2)
    assert asked == ["", "soy"]
    assert sent["options"] == [
        {"name": "field", "type": 4, "value": 1},
        {"name": "card", "type": 3, "value": "soy", "focused": True},
    ]
    await page.locator(".combo .option", has_text="Soy").wait_for()
    await page.keyboard.press("ArrowDown")
    await page.keyboard.press("Enter")
    assert await page.get_by_label("card").input_value() == "🌱 Soy (card 3)"
    await page.keyboard.press("Enter")
    options = (await fake.received("command"))["options"]
    assert [one["value"] for one in options] == [1, "soy-3"]


@pytest.mark.long
async def test_what_is_typed_counts_where_nothing_is_picked(fake: Fake, page: Page) -> None:
    fake.answers["autocomplete"] = lambda _: {"outcome": "choices", "choices": []}
    await ready(fake, page)
    await page.fill(SAY, "/offer give: soy chili want: 2 red")
    await page.keyboard.press("Enter")
    options = (await fake.received("command"))["options"]
    assert [(one["name"], one["value"]) for one in options] == [("give", "soy chili"), ("want", "2 red")]


@pytest.mark.long
async def test_a_failed_command_keeps_what_was_filled_in(fake: Fake, page: Page) -> None:
    fake.answers["command"] = lambda _: {"outcome": "failed"}
    await ready(fake, page)
    await page.fill(SAY, "/plant ")
    await page.keyboard.type("3")
    await page.keyboard.press("Enter")
    await page.get_by_text("This interaction failed. Try again.").wait_for()
    assert await page.get_by_label("field").input_value() == "3"


@pytest.mark.long
async def test_commands_of_the_server_alone_are_not_offered_in_direct_messages(fake: Fake, page: Page) -> None:
    await ready(fake, page)
    await page.fill("[name=private-say]", "/")
    assert "/only_here" not in await page.inner_text("#private .suggestions.commands")
    await page.fill("[name=private-say]", "/forget ")
    await page.keyboard.press("Enter")
    assert (await fake.received("command"))["channel"] == "201"


@pytest.mark.long
async def test_a_command_named_in_a_message_can_be_pressed(fake: Fake, page: Page) -> None:
    await ready(fake, page)
    await fake.post(message(1, content="Type </play:5> to begin."))
    await page.get_by_role("button", name="/play").click()
    await page.locator(".command [name=game]").wait_for()


@pytest.mark.long
async def test_something_is_said(fake: Fake, page: Page) -> None:
    await page.fill(SAY, "Hello, *beans*")
    await page.keyboard.press("Enter")
    sent = await fake.received("say")
    assert (sent["person"], sent["channel"], sent["content"]) == ("1", "100", "Hello, *beans*")
    assert await page.input_value(SAY) == ""
    await page.keyboard.press("Enter")
    await asyncio.sleep(0.1)
    assert len(fake.kind("say")) == 1
