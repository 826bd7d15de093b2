"""One browser for all tests of the page, and a fake playground for each."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio
from playwright.async_api import Page

from tests.playground.browser.chrome import Chrome, browsing, opened
from tests.playground.browser.fake import Fake, Stage
from tests.playground.browser.real import quick


@pytest_asyncio.fixture(scope="package", loop_scope="session")
async def chrome() -> AsyncIterator[Chrome]:
    """The browser; even while nobody looks, it takes a twentieth of a core."""
    async with browsing() as running:
        yield running


@pytest_asyncio.fixture(scope="package", loop_scope="session")
async def stage() -> AsyncIterator[Stage]:
    """Where the fakes stand."""
    stage = Stage()
    async with stage.built():
        yield stage


@pytest_asyncio.fixture(loop_scope="session")
async def fake(stage: Stage) -> AsyncIterator[Fake]:
    """A playground that says what the test wants."""
    async with stage.showing(Fake()) as running:
        yield running


@pytest_asyncio.fixture(scope="package", loop_scope="session")
async def evening(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[str]:
    """The address of a real playground, with quick computers, where many tables are played. They go on, so that no
    page of it is ever at rest."""
    async with quick(tmp_path_factory.mktemp("evening")) as address:
        yield address


@pytest_asyncio.fixture(loop_scope="session")
async def page(chrome: Chrome, fake: Fake) -> AsyncIterator[Page]:
    """The page of the fake, on a wide screen; nothing may go wrong on it."""
    async with opened(chrome, fake.address) as shown:
        yield shown
