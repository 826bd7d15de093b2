"""A moving picture of a page: what is pressed there, with a pointer, at a pace at which one can follow."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path
from typing import NamedTuple

from PIL import Image
from playwright.async_api import FloatRect, Locator, Page

STEPS, STEP = 6, 80
"""How many frames the pointer's way to the next button takes, and milliseconds of each."""
BEFORE, PRESSED, AFTER = 600, 200, 1400
"""Milliseconds for which the pointer rests on a button, presses it, and one looks at what that brought about."""
SETTLED = 700
"""Milliseconds until the page has all pictures and has scrolled."""
POINTER = """([x, y, pressed]) => {
  let node = document.getElementById("pointer");
  if (!node) {
    node = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    node.id = "pointer";
    node.setAttribute("viewBox", "-26 -26 52 52");
    node.innerHTML = `<circle r="22" fill="#ff7a1f"/>
      <path d="M0 0V21L5 16L9 24L13 22L9 15H16Z" fill="#fff" stroke="#33201a" stroke-width="2"
      stroke-linejoin="round"/>`;
    Object.assign(node.style, { position: "fixed", width: "68px", height: "68px", zIndex: 99 });
    node.style.pointerEvents = "none";
    document.body.append(node);
  }
  node.firstElementChild.style.opacity = pressed ? 0.55 : 0;
  Object.assign(node.style, { left: `${x - 34}px`, top: `${y - 34}px` });
}"""


class Frame(NamedTuple):
    """What is seen for so many milliseconds."""

    seen: Image.Image
    lasts: int


class Clip:
    """A page as it is filmed, or a part of it."""

    def __init__(self, page: Page, part: FloatRect) -> None:
        self.page = page
        self._part = part
        self._at = (part["x"] + part["width"] / 2, part["y"] + part["height"] / 2)
        self._frames: list[Frame] = []

    async def look(self, lasts: int) -> None:
        """Show the page as it is, once it has settled."""
        await self.page.wait_for_timeout(SETTLED)
        await self._take(lasts)

    async def press(self, button: Locator) -> None:
        """Go to a button, press it, and look at what that brings about."""
        await button.scroll_into_view_if_needed()
        box = await button.bounding_box()
        assert box is not None
        (x, y), there = self._at, (box["x"] + box["width"] / 2, box["y"] + box["height"] * 0.6)
        for step in range(1, STEPS + 1):
            share = step / STEPS
            eased = share * share * (3 - 2 * share)
            self._at = (x + eased * (there[0] - x), y + eased * (there[1] - y))
            await self._take(STEP if step < STEPS else BEFORE)
        await self._take(PRESSED, pressed=True)
        await button.click()
        await self.look(AFTER)

    def save(self, file: Path) -> None:
        """Write it as a WebP that begins anew at its end, in all its colours."""
        first, *others = [frame.seen for frame in self._frames]
        lasts = [frame.lasts for frame in self._frames]
        first.save(file, save_all=True, append_images=others, duration=lasts, loop=0, lossless=True, method=3)

    async def _take(self, lasts: int, *, pressed: bool = False) -> None:
        await self.page.evaluate(POINTER, [*self._at, pressed])
        taken = Image.open(BytesIO(await self.page.screenshot(clip=self._part))).convert("RGB")
        self._frames.append(Frame(taken, lasts))
