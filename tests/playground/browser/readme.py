"""The README's picture of the playground: `python -m tests.playground.browser.readme .github/playground.png`."""

from __future__ import annotations

import argparse
import asyncio
import tempfile
from io import BytesIO
from pathlib import Path

from PIL import Image
from playwright.async_api import ViewportSize

from tests.playground.browser.chrome import browsing
from tests.playground.test_stories import evening

TALL = ViewportSize(width=1280, height=1060)
"""High enough for the card at the beginning and the whole table."""
SETTLED = 1500
"""Milliseconds until the page has all pictures and has scrolled."""


async def take(path: Path) -> None:
    """Play until somebody trades, and look at the page as that person does."""
    with tempfile.TemporaryDirectory() as folder:
        async with evening(Path(folder)) as now, browsing() as chrome:
            await now.company.open()
            await now.company.step("plant")
            await now.company.step("turn-up")
            name, *_ = await now.page.until(lambda: now.company.to_act("end"))
            page = await chrome.browser.new_page(viewport=TALL, locale="en-GB")
            await page.goto(now.here.page)
            await page.get_by_role("radio", name=name).click()
            await page.wait_for_timeout(SETTLED)
            taken = await page.screenshot()
            Image.open(BytesIO(taken)).convert("RGB").quantize(256).save(path, optimize=True)


def main() -> None:
    """Write it into a file."""
    parser = argparse.ArgumentParser(description="Take the README's picture of the playground.")
    parser.add_argument("file", type=Path)
    asyncio.run(take(parser.parse_args().file))


if __name__ == "__main__":
    main()
