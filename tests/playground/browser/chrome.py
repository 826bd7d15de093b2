"""A real browser without a window, and a watch over what it does that the page must not."""

from __future__ import annotations

import os
import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import NamedTuple
from urllib.parse import urlsplit

import pytest
from playwright.async_api import Browser, Page, Request, ViewportSize, async_playwright

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
MISSING = (
    "The tests of the playground's page need a browser, and there is none in PATH. Install Chromium "
    "(Debian and Ubuntu: `apt-get install chromium`) and run the tests again."
)
WIDE = ViewportSize(width=1280, height=800)
PHONE = ViewportSize(width=390, height=844)
PATIENCE = 5000


class Watched(NamedTuple):
    """A page and what went wrong on it, which stays empty."""

    page: Page
    wrong: list[str]


def chromium() -> str:
    """Where the browser is; the test fails with what to install where there is none."""
    found = next((path for name in NAMES if (path := shutil.which(name))), None)
    if found is None:
        pytest.fail(MISSING, pytrace=False)
    return found


@asynccontextmanager
async def browsing() -> AsyncIterator[Browser]:
    """A browser for one test."""
    path = chromium()
    async with async_playwright() as driver:
        browser = await driver.chromium.launch(
            executable_path=path, chromium_sandbox=hasattr(os, "geteuid") and os.geteuid() != 0
        )
        try:
            yield browser
        finally:
            await browser.close()


@asynccontextmanager
async def opened(
    browser: Browser, address: str, viewport: ViewportSize = WIDE, expected: tuple[str, ...] = ()
) -> AsyncIterator[Page]:
    """The page at this address; at the end nothing may have gone wrong on it but what is `expected`."""
    context = await browser.new_context(viewport=viewport, has_touch=viewport is PHONE, reduced_motion="reduce")
    watched = watch(await context.new_page(), urlsplit(address).netloc)
    watched.page.set_default_timeout(PATIENCE)
    await watched.page.goto(address)
    await watched.page.wait_for_selector("#people [role=radio]")
    yield watched.page
    await context.close()
    assert [line for line in watched.wrong if not any(part in line for part in expected)] == []


def watch(page: Page, host: str) -> Watched:
    """Listen to errors and to requests that go to another host than this one."""
    wrong: list[str] = []

    def asked(request: Request) -> None:
        if urlsplit(request.url).netloc != host:
            wrong.append(f"asked {request.url}")

    page.on("request", asked)
    page.on("websocket", lambda socket: wrong.append(socket.url) if urlsplit(socket.url).netloc != host else None)
    page.on("pageerror", lambda error: wrong.append(f"error {error}"))
    page.on("dialog", lambda dialog: wrong.append(f"dialog {dialog.message}"))
    page.on("console", lambda line: wrong.append(line.text) if line.type in ("error", "warning") else None)
    return Watched(page, wrong)
