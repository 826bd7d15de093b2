"""The card for people who know nothing yet: a game is one click away."""

from typing import Any

import pytest
from playwright.async_api import Browser

from tests.playground.browser.chrome import opened
from tests.playground.browser.fake import Fake

pytestmark = pytest.mark.asyncio(loop_scope="session")

GAME = {
    "name": "game",
    "type": 3,
    "description": "Which",
    "choices": [{"name": "Rio Grande", "value": "rio"}, {"name": "Amigo", "value": "amigo"}],
}
COMPUTERS = {"name": "computers", "type": 4, "description": "How many", "min_value": 0, "max_value": 6}


def play(*options: dict[str, Any]) -> list[dict[str, Any]]:
    """The bot's commands."""
    return [{"name": "play", "description": "Open a table", "type": 1, "options": list(options)}]


async def test_one_click_opens_a_table_with_computers(browser: Browser, fake: Fake) -> None:
    fake.commands = play(GAME, COMPUTERS)
    async with opened(browser, fake.address) as page:
        await page.get_by_role("button", name="Play at once").click()
        sent = await fake.received("command")
        assert sent["name"] == "play"
        assert sent["options"] == [
            {"name": "game", "type": 3, "value": "rio"},
            {"name": "computers", "type": 4, "value": 3},
        ]


async def test_how_well_they_play_can_be_chosen(browser: Browser, fake: Fake) -> None:
    strengths = [{"name": name, "value": name} for name in ("easy", "normal", "hard")]
    numbers = [{"name": str(number), "value": number} for number in range(7)]
    computers = {"name": "computers", "type": 4, "description": "How many", "choices": numbers}
    strength = {"name": "strength", "type": 3, "description": "How well", "choices": strengths}
    fake.commands = play(GAME, computers, strength)
    async with opened(browser, fake.address) as page:
        await page.get_by_role("button", name="Play at once").click()
        assert [one["value"] for one in (await fake.received("command"))["options"]] == ["rio", 3, "normal"]
        await page.get_by_label("They play").select_option("hard")
        await page.get_by_role("button", name="Play at once").click()
        assert [one["value"] for one in (await fake.received("command", 2))["options"]] == ["rio", 3, "hard"]


async def test_game_and_computers_can_be_chosen(browser: Browser, fake: Fake) -> None:
    fake.commands = play(GAME, COMPUTERS)
    async with opened(browser, fake.address) as page:
        await page.get_by_label("Game").select_option("Amigo")
        await page.get_by_label("Computer players").select_option("5")
        await page.get_by_role("button", name="Play at once").click()
        sent = await fake.received("command")
        assert [one["value"] for one in sent["options"]] == ["amigo", 5]


async def test_without_computers_it_says_how_to_be_several(browser: Browser, fake: Fake) -> None:
    fake.commands = play(GAME)
    async with opened(browser, fake.address) as page:
        assert "switch to Ana or Ben at the top" in await page.inner_text(".start")
        await page.get_by_role("button", name="Open a table").click()
        assert [one["name"] for one in (await fake.received("command"))["options"]] == ["game"]


async def test_a_refusal_is_said(browser: Browser, fake: Fake) -> None:
    fake.commands = play(GAME)
    fake.answers["command"] = lambda _: {"outcome": "failed", "reason": "the bot is away."}
    async with opened(browser, fake.address) as page:
        await page.get_by_role("button", name="Open a table").click()
        await page.get_by_text("This interaction failed: the bot is away.").wait_for()


async def test_it_says_what_this_is_and_how_to_go_to_real_discord(browser: Browser, fake: Fake) -> None:
    async with opened(browser, fake.address) as page:
        card = page.locator(".start")
        assert "nothing you do here leaves this computer" in await card.inner_text()
        await page.get_by_text("Play on real Discord").click()
        assert "DISCORD_TOKEN" in await card.inner_text()
        assert "README" in await card.inner_text()
