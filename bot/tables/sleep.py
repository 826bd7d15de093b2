"""Sleep that ends early where something happens; tests put a clock of their own in its place."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TypeAlias

Sleep: TypeAlias = Callable[[asyncio.Event, float], Awaitable[None]]
"""Sleeps so many seconds, or fewer where the event is set."""


async def sleep(until: asyncio.Event, seconds: float) -> None:
    """Sleep so many seconds, or fewer where the event is set."""
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await until.wait()
