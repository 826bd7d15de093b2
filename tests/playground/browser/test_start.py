"""The card for people who know nothing yet: a game is one click away."""

from typing import Any

import pytest
from playwright.async_api import ViewportSize

from bot.words import locales
from tests.breadth import few
from tests.playground.browser.chrome import PHONE, WIDE, Chrome, opened
from tests.playground.browser.fake import Fake, message, text

pytestmark = pytest.mark.asyncio(loop_scope="session")

GAME = {
    "name": "game",
    "type": 3,
    "description": "Which",
    "choices": [{"name": "Rio Grande", "value": "rio"}, {"name": "Amigo", "value": "amigo"}],
}
COMPUTERS = {"name": "computers", "type": 4, "description": "How many", "min_value": 0, "max_value": 6}
LEARN = {"name": "learn", "description": "Learn to play", "type": 1, "options": []}
START = {"name": "start", "type": 5, "description": "At once"}
COMMANDED = {"id": "1", "type": 2, "user": {"id": "1"}}
IN_SIGHT = """(selectors) => {
  const pane = document.querySelector("#table-stream").getBoundingClientRect();
  const boxes = selectors.map((selector) => document.querySelector(selector).getBoundingClientRect());
  return boxes.every(({ top, bottom }) => pane.top <= top && bottom <= pane.bottom);
}"""
"""Whether all of these are wholly seen among the messages of the table."""
CLICKED = {"id": "2", "type": 3, "user": {"id": "1"}}
"""What the answer to a command, and to a click, says about where it comes from."""


def play(*options: dict[str, Any]) -> list[dict[str, Any]]:
    """The bot's commands."""
    return [{"name": "play", "description": "Open a table", "type": 1, "options": list(options)}]


async def test_one_click_starts_a_game_with_as_many_computers_as_it_needs(chrome: Chrome, fake: Fake) -> None:
    fake.commands = play(GAME, COMPUTERS, START)
    async with opened(chrome, fake.address) as page:
        await page.get_by_role("button", name="Play at once").click()
        sent = await fake.received("command")
        assert sent["name"] == "play"
        assert sent["options"] == [
            {"name": "game", "type": 3, "value": "rio"},
            {"name": "start", "type": 5, "value": True},
        ]


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
@pytest.mark.parametrize("language", few(locales(), "de"))
async def test_beans_are_seen_and_play_at_once_is_in_sight_before_anything_is_pressed(
    chrome: Chrome, fake: Fake, language: str, size: ViewportSize
) -> None:
    numbers = [{"name": str(number), "value": number} for number in range(7)]
    computers = {**COMPUTERS, "choices": numbers}
    strength = {"name": "strength", "type": 3, "description": "How well", "choices": numbers}
    fake.commands = [*play(GAME, computers, strength, START), LEARN]
    async with opened(chrome, fake.address, size) as page:
        await page.locator("#language").select_option(language)
        button = page.locator(".start-form [type=submit]:enabled")
        await button.wait_for()
        await page.wait_for_function("() => document.querySelector('.start .first')?.naturalWidth > 0")
        assert await page.evaluate(IN_SIGHT, [".start .first", ".start-form [type=submit]"])


@pytest.mark.long
async def test_how_well_they_play_can_be_chosen(chrome: Chrome, fake: Fake) -> None:
    strengths = [{"name": name, "value": name} for name in ("easy", "normal", "hard")]
    numbers = [{"name": str(number), "value": number} for number in range(7)]
    computers = {"name": "computers", "type": 4, "description": "How many", "choices": numbers}
    strength = {"name": "strength", "type": 3, "description": "How well", "choices": strengths}
    fake.commands = play(GAME, computers, strength, START)
    async with opened(chrome, fake.address) as page:
        await page.get_by_role("button", name="Play at once").click()
        assert [one["value"] for one in (await fake.received("command"))["options"]] == ["rio", "normal", True]
        await page.get_by_label("They play").select_option("hard")
        await page.get_by_role("button", name="Play at once").click()
        assert [one["value"] for one in (await fake.received("command", 2))["options"]] == ["rio", "hard", True]


@pytest.mark.long
async def test_game_and_computers_can_be_chosen(chrome: Chrome, fake: Fake) -> None:
    fake.commands = play(GAME, COMPUTERS, START)
    async with opened(chrome, fake.address) as page:
        await page.get_by_label("Game").select_option("Amigo")
        await page.get_by_label("Computer players").select_option("5")
        await page.get_by_role("button", name="Play at once").click()
        sent = await fake.received("command")
        assert [one["value"] for one in sent["options"]] == ["amigo", 5, True]


@pytest.mark.long
async def test_for_several_people_a_table_is_opened_that_does_not_start(chrome: Chrome, fake: Fake) -> None:
    fake.commands = play(GAME, COMPUTERS, START)
    async with opened(chrome, fake.address) as page:
        await page.get_by_label("Computer players").select_option("None: several people play")
        await page.get_by_role("button", name="Open a table").click()
        assert [one["value"] for one in (await fake.received("command"))["options"]] == ["rio", 0]


async def test_one_click_begins_a_lesson_whose_panel_is_no_refusal(chrome: Chrome, fake: Fake) -> None:
    fake.commands = [*play(GAME, COMPUTERS, START), LEARN]
    async with opened(chrome, fake.address) as page:
        await page.get_by_role("button", name="Learn to play").click()
        sent = await fake.received("command")
        assert (sent["name"], sent["options"]) == ("learn", [])
        await fake.post(message(1, text("Step 1"), ephemeral_for="1", interaction_metadata=COMMANDED))
        await page.locator("#private-stream").get_by_text("Step 1").wait_for()
        assert await page.locator(".start .failed").inner_text() == ""


@pytest.mark.long
async def test_without_lessons_there_is_nothing_to_learn(chrome: Chrome, fake: Fake) -> None:
    fake.commands = play(GAME)
    async with opened(chrome, fake.address) as page:
        await page.get_by_role("button", name="Open a table").and_(page.locator(":enabled")).wait_for()
        assert await page.get_by_role("button", name="Learn to play").is_disabled()


async def test_what_the_bot_refuses_is_said_where_one_clicked(chrome: Chrome, fake: Fake) -> None:
    fake.commands = play(GAME, COMPUTERS, START)
    async with opened(chrome, fake.address) as page:
        await page.get_by_label("Computer players").select_option("6")
        await page.get_by_role("button", name="Play at once").click()
        await fake.received("command")
        refused = text("There are not **6** seats for computers.")
        await fake.post(message(1, refused, ephemeral_for="1", interaction_metadata=COMMANDED))
        await page.locator(".start").get_by_text("There are not 6 seats for computers.").wait_for()
        await page.get_by_role("button", name="Play at once").click()
        await fake.received("command", 2)
        assert await page.locator(".start .failed").inner_text() == ""


@pytest.mark.long
async def test_what_else_is_said_once_the_table_has_come_is_no_refusal(chrome: Chrome, fake: Fake) -> None:
    fake.commands = play(GAME, COMPUTERS, START)
    async with opened(chrome, fake.address) as page:
        await page.get_by_role("button", name="Play at once").click()
        await fake.received("command")
        await fake.post(message(1, text("The table"), interaction_metadata=COMMANDED))
        await fake.post(
            message(2, text("Your hand comes later"), ephemeral_for="1", interaction_metadata=COMMANDED)
        )
        await page.locator("#private-stream").get_by_text("Your hand comes later").wait_for()
        assert await page.locator(".start .failed").inner_text() == ""


@pytest.mark.long
async def test_what_is_said_after_a_click_on_the_new_table_is_no_refusal(chrome: Chrome, fake: Fake) -> None:
    fake.commands = play(GAME)
    async with opened(chrome, fake.address) as page:
        await page.get_by_role("button", name="Open a table").click()
        await fake.received("command")
        await fake.post(message(1, text("The rules"), ephemeral_for="1", interaction_metadata=CLICKED))
        await page.locator("#private-stream").get_by_text("The rules").wait_for()
        assert await page.locator(".start .failed").inner_text() == ""


@pytest.mark.long
async def test_without_computers_it_says_how_to_be_several(chrome: Chrome, fake: Fake) -> None:
    fake.commands = play(GAME)
    async with opened(chrome, fake.address) as page:
        assert "switch to Ana or Ben at the top" in await page.inner_text(".start")
        await page.get_by_role("button", name="Open a table").click()
        assert [one["name"] for one in (await fake.received("command"))["options"]] == ["game"]


@pytest.mark.long
async def test_a_refusal_is_said(chrome: Chrome, fake: Fake) -> None:
    fake.commands = play(GAME)
    fake.answers["command"] = lambda _: {"outcome": "failed", "reason": "the bot is away."}
    async with opened(chrome, fake.address) as page:
        await page.get_by_role("button", name="Open a table").click()
        await page.locator(".start").get_by_text("This interaction failed: the bot is away.").wait_for()


@pytest.mark.long
async def test_it_says_what_this_is_and_how_to_go_to_real_discord(chrome: Chrome, fake: Fake) -> None:
    async with opened(chrome, fake.address) as page:
        card = page.locator(".start")
        assert "nothing you do here leaves this computer" in await card.inner_text()
        await page.get_by_text("Play on real Discord").click()
        assert "DISCORD_TOKEN" in await card.inner_text()
        assert "README" in await card.inner_text()
