"""What axe-core, a checker of accessibility, finds wrong with the page: nothing, whatever stands on it."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from importlib.resources import files

import pytest
from playwright.async_api import Page, ViewportSize

from bot.games.bohnanza.state import Phase
from bot.ui.bohnanza.hand.screen import hand_screen
from bot.ui.layout import Screen
from bot.ui.messages.lobby import lobby_screen
from bot.ui.screens import SeatFacts, TableFacts
from tests.breadth import few
from tests.playground.browser.chrome import PHONE, WIDE, Chrome, in_colours, opened
from tests.playground.browser.fake import Fake, Frame, button, event, message, option, row, select, text
from tests.playground.browser.test_forms import label, open_form
from tests.playground.browser.test_start import COMPUTERS, GAME, START, play
from tests.playground.browser.test_table_height import trading
from tests.ui.bohnanza.examples import in_phase, look

pytestmark = pytest.mark.asyncio(loop_scope="session")

AXE = (files("axe_playwright_python") / "axe.min.js").read_text("utf-8")
FOUND = """async () => {
  const { violations } = await axe.run({ resultTypes: ["violations"] });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(" ")}`);
}"""


def shown(layout: Screen, number: int, channel: str = "100", **more: str) -> Frame:
    """A screen of the bot as a message."""
    return message(number, *layout.to_components(), channel=channel, **more)


async def at_the_start(fake: Fake, page: Page) -> None:
    """Nothing has been done yet."""
    await page.get_by_role("button", name="Play at once").wait_for()


async def lobby(fake: Fake, page: Page) -> None:
    """Two people sit at a table that waits for more."""
    seats = tuple(SeatFacts(number, name, left=False) for number, name in ((1, "Alex"), (2, "Ana")))
    await fake.post(shown(lobby_screen(TableFacts(1, "amigo_1997", 2, 3, 1, "en", seats), {2: "closed"}, 5), 1))
    await page.get_by_role("button", name="Join").wait_for()


async def in_the_middle(fake: Fake, page: Page) -> None:
    """A computer trades: the table, the hand, and what people say."""
    await fake.post(trading(computer=True))
    await fake.post(shown(hand_screen(look(in_phase(Phase.TRADE), 0)), 2, channel="201"))
    author = {"id": "2", "username": "Ana"}
    await fake.post(message(3, content="Anybody for **soy**? ||No||", author=author))
    await page.locator("#private-stream [data-control]").first.wait_for(state="attached")


async def with_private_messages(fake: Fake, page: Page) -> None:
    """Private answers, one that the bot is thinking about, and what is new for others."""
    await in_the_middle(fake, page)
    hand = hand_screen(look(in_phase(Phase.PLANT_RECEIVED), 0), "You have no Soy for #14.")
    await fake.post(shown(hand, 4, ephemeral_for="1"))
    await fake.post(message(5, ephemeral_for="1") | {"flags": 1 << 7 | 1 << 6})
    await fake.post(message(6, text("For Ana"), ephemeral_for="2"))
    await page.locator("[data-dismiss]").first.wait_for(state="attached")


async def with_a_form(fake: Fake, page: Page) -> None:
    """A form is filled in."""
    cards = [option("1. Soy"), option("2. Red", default=True)]
    fields = [
        label("I give", 3, "give", options=cards, min_values=0, max_values=2, required=False),
        label("To", 3, "to", options=[option("Anyone", default=True), option("Ana")]),
        label("Note", 4, "note", style=2, required=False, value="please", max_length=20),
    ]
    await open_form(fake, page, {"type": 10, "content": "All **optional**"}, *fields)


async def with_the_clock(fake: Fake, page: Page) -> None:
    """The clock is open, with two events."""
    begins = time.time() + 86400
    await fake.change(
        events=[event(1, "Bean night", begins, description="Bring beans"), event(2, "Duels", begins)]
    )
    await page.locator("#clock").click()
    await page.get_by_role("button", name="Delete Bean night").wait_for()


async def with_an_open_list(fake: Fake, page: Page) -> None:
    """The list of a select is open."""
    await fake.post(message(1, row(select("cards", option("Soy"), option("Red", default=True), most=2))))
    await page.locator("[data-control=cards]").click()
    await page.get_by_role("listbox").wait_for()


async def with_a_command(fake: Fake, page: Page) -> None:
    """A command is being typed, and its list of suggestions is open."""
    await page.fill("[name=table-say]", "/play ")
    await page.get_by_role("combobox", name="game", description="Which").focus()
    await page.locator(".suggestions .option").first.wait_for()


async def with_a_failure(fake: Fake, page: Page) -> None:
    """A click has failed, and the bot is away."""
    fake.answers["click"] = lambda _: {"outcome": "failed", "reason": "The bot is not connected."}
    await fake.post(message(1, row(button("Join", "join"))))
    await page.get_by_role("button", name="Join").click()
    await page.get_by_text("The bot is not connected.").wait_for()
    await fake.send({"type": "offline"})
    await page.locator("#banner").wait_for()


STATES: tuple[Callable[[Fake, Page], Awaitable[None]], ...] = (
    at_the_start,
    lobby,
    in_the_middle,
    with_private_messages,
    with_a_form,
    with_the_clock,
    with_an_open_list,
    with_a_command,
    with_a_failure,
)


@pytest.mark.parametrize("viewport", few([WIDE, PHONE], PHONE), ids=["wide", "phone"])
@pytest.mark.parametrize(
    "state",
    few(STATES, with_private_messages, with_a_form),
    ids=lambda state: state.__name__,
)
async def test_nothing_is_wrong(
    chrome: Chrome, fake: Fake, state: Callable[[Fake, Page], Awaitable[None]], viewport: ViewportSize
) -> None:
    fake.commands = play(GAME, COMPUTERS, START)
    async with opened(chrome, fake.address, viewport) as page:
        await state(fake, page)
        assert await violations(page) == []
        if viewport is PHONE and await page.locator("dialog").count() == 0:
            await page.locator("nav [aria-pressed=false]").click()
            assert await violations(page) == []


@pytest.mark.long
async def test_nothing_is_wrong_in_the_dark(fake: Fake, page: Page) -> None:
    # In the light it is all the others that look.
    async with in_colours(page, "dark"):
        await with_private_messages(fake, page)
        assert await violations(page) == []


async def violations(page: Page) -> list[str]:
    """What axe-core finds, and where."""
    if not await page.evaluate("() => 'axe' in window"):
        await page.evaluate(AXE)
    found: list[str] = await page.evaluate(FOUND)
    return found
