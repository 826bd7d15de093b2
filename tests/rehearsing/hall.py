"""A playground on which a rehearsal is held, and what comes of it."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from io import StringIO
from pathlib import Path
from typing import NamedTuple

from pydantic import SecretStr
from rich.console import Console

from bot.config import Config, DiscordSection
from bot.page_words import page_words
from bot.playground import Limits, Playground, playground
from bot.playground.protocol.limits import Bucket
from bot.rehearsing.record.file import Entry, read
from bot.rehearsing.rehearse import Clock, rehearsed
from bot.rehearsing.step import Outcome, Result, Step
from bot.rehearsing.steps import STEPS
from bot.rehearsing.telling import Terminal
from tests.playground.page import Page, page_at
from tests.rehearsing.person import Person

LIVE = bool(__import__("os").environ.get("LIVE"))

QUICK = Limits(
    everything=Bucket(10_000, 1), messages=Bucket(1000, 1), deleting=Bucket(1000, 1), webhook=Bucket(1000, 1)
)
"""Nobody waits for his turn."""


class Held(NamedTuple):
    """A rehearsal that is over."""

    results: Sequence[Result]
    printed: str
    entries: Sequence[Entry]
    text: str
    """The file as it is."""

    def outcome(self, key: str) -> Outcome:
        """What became of a step."""
        return next(result.outcome for result in self.results if result.step.key == key)


@asynccontextmanager
async def hall(folder: Path, limits: Limits | None = QUICK) -> AsyncIterator[tuple[Playground, Page]]:
    """A small Discord and its page; None stands for Discord's own limits."""
    async with (
        playground(
            folder / "small-discord.sqlite3", port=0, words=page_words(), bot_name="Bean-Bot", limits=limits
        ) as here,
        page_at(here.page) as page,
    ):
        yield here, page


async def held(
    folder: Path,
    here: Playground,
    page: Page,
    steps: Sequence[Step] = STEPS,
    *,
    lacks: tuple[str, ...] = (),
    leaves: tuple[str, ...] = (),
) -> Held:
    """Hold a rehearsal with a person who does what they are asked for; time passes at once."""
    world = here.small_discord.world

    async def sleep(seconds: float) -> None:
        world.set_forward(seconds)

    login = DiscordSection(token=SecretStr(here.token), api_url=here.api_url, gateway_url=here.gateway_url)
    printed, file = StringIO(), folder / "rehearsal.json"
    terminal = Terminal(Console(file=printed, width=110) if not LIVE else Console(width=110))
    person = Person(page, lacks, leaves)
    config = Config(discord=login)
    rehearsal = asyncio.create_task(
        rehearsed(config, None, file, terminal, steps=steps, clock=Clock(sleep, world.now))
    )
    beginning = asyncio.create_task(_through(person))
    try:
        await asyncio.wait({rehearsal, beginning}, return_when=asyncio.FIRST_COMPLETED)
        if not rehearsal.done():
            beginning.result()
        await rehearsal
    finally:
        for task in (beginning, rehearsal):
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task
    text = file.read_text("utf-8")
    return Held(terminal.results, printed.getvalue(), read(text), text)


async def _through(person: Person) -> None:
    await person.begin()
    await person.rehearse()
