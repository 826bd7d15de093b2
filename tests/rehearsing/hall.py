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
from bot.playground import Limits, Playground, playground
from bot.playground.protocol.limits import Bucket
from bot.rehearsing.record.file import Entry, read
from bot.rehearsing.rehearse import Clock, rehearsed
from bot.rehearsing.step import Result, Step
from bot.rehearsing.steps import STEPS
from bot.rehearsing.telling import Terminal
from tests.playground.page import Page, page_at
from tests.rehearsing.person import Person

MANY = 10_000
QUICK = Limits(
    everything=Bucket(MANY, 1),
    messages=Bucket(MANY, 1),
    deleting=Bucket(MANY, 1),
    webhook=Bucket(MANY, 1),
)
"""Nobody waits for a turn."""


class Held(NamedTuple):
    """A rehearsal that is over."""

    results: Sequence[Result]
    printed: str
    entries: Sequence[Entry]
    text: str
    """The file as it is."""


@asynccontextmanager
async def hall(folder: Path, limits: Limits | None = QUICK) -> AsyncIterator[tuple[Playground, Page]]:
    """A small Discord and its page; None stands for Discord's own limits."""
    file = folder / "small-discord.sqlite3"
    async with (
        playground(file, port=0, bot_name="Bean-Bot", limits=limits) as here,
        page_at(here.page) as page,
    ):
        yield here, page


async def held(
    folder: Path,
    here: Playground,
    page: Page,
    steps: Sequence[Step] = STEPS,
    *,
    server: int | None = None,
    person: Person | None = None,
) -> Held:
    """Hold a rehearsal with a person who does what they are asked for; time passes at once."""
    world = here.small_discord.world

    async def sleep(seconds: float) -> None:
        world.set_forward(seconds)

    login = DiscordSection(token=SecretStr(here.token), api_url=here.api_url, gateway_url=here.gateway_url)
    printed, file = StringIO(), folder / "rehearsal.json"
    terminal = Terminal(Console(file=printed, width=110))
    clock = Clock(sleep, world.now)
    person = person or Person(page)
    rehearsal = asyncio.create_task(
        rehearsed(Config(discord=login), server, file, terminal, steps=steps, clock=clock)
    )
    acting = asyncio.create_task(_through(person))
    stopping = asyncio.create_task(person.stopped.wait())
    try:
        await asyncio.wait({rehearsal, acting, stopping}, return_when=asyncio.FIRST_COMPLETED)
        if acting.done():
            acting.result()
        if stopping.done():
            rehearsal.cancel()
        await rehearsal
    except Exception as error:
        error.add_note(printed.getvalue())
        raise
    finally:
        for task in (acting, stopping, rehearsal):
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task
    text = file.read_text("utf-8")
    return Held(terminal.results, printed.getvalue(), read(text), text)


async def _through(person: Person) -> None:
    await person.begin()
    await person.rehearse()
