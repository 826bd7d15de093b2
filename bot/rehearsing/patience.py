"""How long is waited: for a person as long as they like, for Discord some minutes; the terminal says for what."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from types import TracebackType
from typing import Self

EVERY = 60.0
"""Seconds after which the terminal says for what is waited, again and again."""
LIMIT = 180.0
"""Seconds in which Discord has to have done what a step asks for between two presses."""
TIDYING = 60.0
"""Seconds in which Discord has to have taken one thing back."""


class NoAnswer(Exception):
    """Discord has not done for minutes what it was asked for."""


class Patience:
    """While entered, Discord has some minutes to answer, anew after whatever may take `as_long_as_it_likes`.

    Whoever enters gets NoAnswer where these were not enough; `say` is told every minute for what is waited.
    """

    def __init__(self, say: Callable[[str], None]) -> None:
        self._say = say
        self._limit = asyncio.timeout(None)
        self._telling: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        self._limit = asyncio.timeout(LIMIT)
        await self._limit.__aenter__()
        self._tell("for Discord to answer")
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._fall_silent()
        try:
            await self._limit.__aexit__(kind, error, trace)
        except TimeoutError as late:
            raise NoAnswer(f"Discord has not answered for {LIMIT / 60:.0f} minutes") from late

    @contextmanager
    def as_long_as_it_likes(self, what: str) -> Iterator[None]:
        """Wait without an end, for something that can be left out; `what` follows on “Still waiting”."""
        self._limit.reschedule(None)
        self._tell(what)
        try:
            yield
        finally:
            self._limit.reschedule(asyncio.get_running_loop().time() + LIMIT)
            self._tell("for Discord to answer")

    def _tell(self, what: str) -> None:
        self._fall_silent()
        self._telling = asyncio.create_task(say_every_minute(self._say, f"Still waiting {what}"), name="telling")

    def _fall_silent(self) -> None:
        if self._telling is not None:
            self._telling.cancel()


@contextmanager
def aloud(say: Callable[[str], None], words: str) -> Iterator[None]:
    """Say this every minute within."""
    telling = asyncio.create_task(say_every_minute(say, words), name="telling")
    try:
        yield
    finally:
        telling.cancel()


async def say_every_minute(say: Callable[[str], None], words: str) -> None:
    """Say this every minute, until it is cancelled."""
    while True:
        await asyncio.sleep(EVERY)
        say(words)


async def carried_through(call: Awaitable[object]) -> bool:
    """Carry this through, whoever cancels meanwhile; gives whether somebody has."""
    carrying = asyncio.ensure_future(call)
    try:
        await asyncio.shield(carrying)
    except asyncio.CancelledError:
        await carrying
        return True
    return False
