"""What of the page a person sees without scrolling."""

from __future__ import annotations

from playwright.async_api import Page

from tests.playground.browser.clicking import Clicker

DRAWN = """async () => {
  const pictures = [...document.images].filter((one) => one.closest("article"));
  await Promise.all(pictures.map((one) => one.decode().catch(() => null)));
  // Columns that a picture has made higher settle before the next frame.
  for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
}"""
HIDDEN = """() => [...document.querySelectorAll(".stream")]
  .filter((pane) => pane.clientHeight)
  .flatMap((pane) => {
    const [message] = [...pane.querySelectorAll("article:has([data-control]:enabled)")].reverse();
    const { top, bottom } = pane.getBoundingClientRect();
    return [...(message?.querySelectorAll("[data-control]:enabled") ?? [])].filter((button) => {
      const box = button.getBoundingClientRect();
      return box.top < top || box.bottom > bottom;
    });
  })
  .map((button) => button.innerText)"""
"""The buttons of the table and of the hand, as far as these columns show, that are not wholly in sight."""


async def hidden(page: Page) -> list[str]:
    """The labels of the buttons that one would have to scroll for, once all pictures are there."""
    await page.evaluate(DRAWN)
    found: list[str] = await page.evaluate(HIDDEN)
    return found


async def press_in_sight(player: Clicker) -> bool:
    """Press the button that brings the game on, if there is one. It is in sight, as are all others, before and
    afterwards."""
    found = await player.next()
    if found is None:
        return False
    assert await player.page.locator(found.place).is_visible(), f"{found.label} is on the other side"
    assert (await hidden(player.page), "before", found.label) == ([], "before", found.label)
    await player.step()
    assert (await hidden(player.page), "after", found.label) == ([], "after", found.label)
    return True
