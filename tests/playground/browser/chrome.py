"""A real browser without a window, and a watch over what it does that the page must not."""

from __future__ import annotations

import os
import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Literal, NamedTuple
from urllib.parse import urlsplit

import pytest
from playwright.async_api import Browser, Page, ViewportSize, async_playwright

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
"""What it may be called; the first has no windows at all, and takes a quarter less of a core."""
MISSING = (
    "The tests of the playground's page need a browser, and there is none in PATH. Install Chromium "
    "(Debian: `apt-get install chromium-headless-shell`; Ubuntu: `chromium`) and run the tests again."
)
WIDE = ViewportSize(width=1280, height=800)
LARGE = ViewportSize(width=1440, height=900)
PHONE = ViewportSize(width=390, height=844)
PATIENCE = 30_000

REST = """() => {
  sessionStorage.clear();
  localStorage.clear();
  window.WebSocket = EventTarget;
}"""
"""A page at rest has forgotten what was done on it, and never connects again; to leave it would cost more."""


class Tab:
    """A page, and what goes wrong on it: errors, and requests that go to another host than its own."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.host = ""
        self.wrong: list[str] = []
        page.set_default_timeout(PATIENCE)
        page.on("request", lambda request: self._asked(request.url))
        page.on("websocket", lambda socket: self._asked(socket.url))
        page.on("pageerror", lambda error: self.wrong.append(f"error {error}"))
        page.on("dialog", lambda dialog: self.wrong.append(f"dialog {dialog.message}"))
        page.on(
            "console", lambda line: self.wrong.append(line.text) if line.type in ("error", "warning") else None
        )

    def _asked(self, url: str) -> None:
        if urlsplit(url).netloc != self.host:
            self.wrong.append(f"asked {url}")

    async def open(self, address: str) -> None:
        """Show the page at this address."""
        self.host, self.wrong = urlsplit(address).netloc, []
        await self.page.goto(address)
        await self.page.wait_for_selector("#people [role=radio]")

    async def rest(self) -> list[str]:
        """Forget what was done here; what has gone wrong."""
        await self.page.evaluate(REST)
        await self.page.context.clear_cookies()
        await self.page.mouse.move(0, 0)
        return self.wrong


class Chrome(NamedTuple):
    """A browser, and the pages in it that nobody looks at: to make one costs thrice what to load one does."""

    browser: Browser
    resting: list[Tab]

    async def tab(self, viewport: ViewportSize) -> Tab:
        """A page of this size that rests, or a new one."""
        if found := next((tab for tab in self.resting if tab.page.viewport_size == viewport), None):
            self.resting.remove(found)
            return found
        touch = viewport is PHONE
        context = await self.browser.new_context(viewport=viewport, has_touch=touch, reduced_motion="reduce")
        return Tab(await context.new_page())


def chromium() -> str:
    """Where the browser is; the test fails with what to install where there is none."""
    found = next((path for name in NAMES if (path := shutil.which(name))), None)
    if found is None:
        pytest.fail(MISSING, pytrace=False)
    return found


@asynccontextmanager
async def browsing() -> AsyncIterator[Chrome]:
    """A browser for many tests."""
    path = chromium()
    async with async_playwright() as driver:
        browser = await driver.chromium.launch(
            executable_path=path, chromium_sandbox=hasattr(os, "geteuid") and os.geteuid() != 0
        )
        try:
            yield Chrome(browser, [])
        finally:
            await browser.close()


@asynccontextmanager
async def opened(
    chrome: Chrome, address: str, viewport: ViewportSize = WIDE, *, own: bool = False
) -> AsyncIterator[Page]:
    """The page at this address; at the end nothing may have gone wrong on it. An `own` one is for this test alone,
    which does to it what cannot be undone."""
    tab = await chrome.tab(viewport)
    try:
        await tab.open(address)
        yield tab.page
        wrong = await tab.rest()
    except BaseException:
        await tab.page.context.close()
        raise
    if own:
        await tab.page.context.close()
    else:
        chrome.resting.append(tab)
    assert wrong == []


@asynccontextmanager
async def in_colours(page: Page, scheme: Literal["light", "dark"]) -> AsyncIterator[None]:
    """The page as it is for whom has set the machine so, which is light for all others."""
    await page.emulate_media(color_scheme=scheme)
    try:
        yield
    finally:
        await page.emulate_media(color_scheme="light")
