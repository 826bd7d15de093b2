"""Somebody who plays by what the page shows: reads the labels of buttons and presses the next sensible one."""

from __future__ import annotations

import contextlib
import json
import re
from typing import NamedTuple

from playwright.async_api import Locator, Page, TimeoutError

WISHES = (
    r"^Plant all",
    r"^Plant ",
    r"^Turn up ",
    r"^End trading",
    r"^Harvest .* plant ",
    r"^Leave (?!the game)",
    r"^Keep ",
    r"^I'm done$",
)
"""What a player wishes, the first that there is; none of these gives up the seat."""
BACK = "Back"
ASKED = re.compile("Lead: lay a card face up|Lay a card face down|Take a card")
"""Nicht die Bohne: each button is a card, and any will do."""
SETTLED = "() => !document.querySelector('[aria-busy=\"true\"]')"
LOOKS = 20
"""Milliseconds between two looks at the page: to look at each of its frames lets it draw sixty a second."""
SEEN = """() => [...document.querySelectorAll("#private-stream article")].reverse().map((article) => ({
  id: article.dataset.message,
  words: article.innerText,
  buttons: [...article.querySelectorAll("button[data-control]:enabled:not(.select)")]
    .map((button) => [button.dataset.control, button.querySelector("span:last-child").innerText]),
}))"""
"""What a person sees on their side at one moment, the newest first."""
SOON = 2000
"""Milliseconds after which a button that was there has gone: somebody else was quicker."""


class Button(NamedTuple):
    """A button of a message."""

    message: str
    control: str
    label: str

    @property
    def place(self) -> str:
        """Where it stands on the page."""
        message, control = json.dumps(self.message), json.dumps(self.control)
        return f"#private-stream [data-message={message}] [data-control={control}]"


class Clicker:
    """Plays the person that the page acts as."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.clicks = 0

    async def act_as(self, name: str) -> None:
        """Switch to this person."""
        who = self.page.get_by_role("radio", name=name)
        if await who.get_attribute("aria-checked") != "true":
            await who.click()

    async def step(self) -> bool:
        """Press the one button that brings the game on; whether there was something to do."""
        found = await self.next()
        if found is None:
            return False
        with contextlib.suppress(TimeoutError):
            await self.page.locator(found.place).click(timeout=SOON)
            self.clicks += 1
        await settled(self.page)
        return True

    async def next(self) -> Button | None:
        """The button that brings the game on, in the newest private message that has one."""
        for message in await self.page.evaluate(SEEN):
            buttons = [Button(message["id"], *button) for button in message["buttons"]]
            if found := _wished(message["words"], buttons):
                return found
        return None


def _wished(words: str, buttons: list[Button]) -> Button | None:
    """The button of a message that brings the game on; a question is answered with yes, or with what was wished
    where it offers something else first."""
    if buttons and ASKED.search(words):
        return buttons[0]
    for wish in WISHES:
        for button in buttons:
            if re.search(wish, button.label):
                return button
    asks = any(button.label == BACK for button in buttons)
    return next((button for button in buttons if button.label != BACK), None) if asks else None


def table(page: Page) -> Locator:
    """The newest message in the channel."""
    return page.locator("#table-stream article").last


async def settled(page: Page) -> None:
    """Wait until what was pressed is answered."""
    await page.wait_for_function(SETTLED, polling=LOOKS)
