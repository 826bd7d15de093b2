"""Somebody who plays by what the page shows: reads the labels of buttons and presses the next sensible one."""

from __future__ import annotations

import re

from playwright.async_api import Locator, Page

WISHES = (
    r"^Plant all",
    r"^Plant ",
    r"^Turn up ",
    r"^End trading",
    r"^Harvest field .* plant ",
    r"^Harvest and plant",
    r"^Leave (?!the game)",
    r"^Keep ",
    r"^No more$",
)
"""What a player wishes, the first that there is; none of these gives up the seat."""
BACK = "Back"
ASKED = re.compile("choose the card that you lay|Choose the card that you lay|Your turn: take a card")
"""Nicht die Bohne: each button is a card, and any will do."""
SETTLED = "() => !document.querySelector('[aria-busy=\"true\"]')"


class Clicker:
    """Plays the person that the page acts as."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.clicks = 0

    async def act_as(self, name: str) -> None:
        """Switch to another person."""
        await self.page.get_by_role("radio", name=name).click()

    async def step(self) -> str | None:
        """Press the one button that brings the game on; its words, or None where there is nothing to do."""
        found = await self._next()
        if found is None:
            return None
        words = await found.inner_text()
        await found.click()
        self.clicks += 1
        await self.page.wait_for_function(SETTLED)
        return words

    async def _next(self) -> Locator | None:
        """In the newest private message with buttons; a question is answered with yes."""
        message = self.page.locator("#private-stream article:has(button[data-control])").last
        if not await message.count():
            return None
        buttons = message.locator("button[data-control]:enabled:not(.select)")
        labels = [label.strip() for label in await buttons.all_inner_texts()]
        if BACK in labels:
            return buttons.nth(next(at for at, label in enumerate(labels) if label != BACK))
        if labels and ASKED.search(await message.inner_text()):
            return buttons.first
        for wish in WISHES:
            for at, label in enumerate(labels):
                if re.search(wish, label.split("\n")[-1]):
                    return buttons.nth(at)
        return None


def table(page: Page) -> Locator:
    """The newest message in the channel."""
    return page.locator("#table-stream article").last
