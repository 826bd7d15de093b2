"""Work at many tables for which nobody waits: it leaves time to the clicks."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterable
from typing import TypeVar

Item = TypeVar("Item")

REST = 4
"""A rest is this many times as long as the work before it."""
LONGEST = 0.2
"""Seconds that a rest takes at most."""


async def gently(items: Iterable[Item]) -> AsyncIterator[Item]:
    """Give these one by one, and rest after each, so that others have their turn: the longer it took, the
    longer."""
    clock = asyncio.get_running_loop().time
    for item in items:
        began = clock()
        yield item
        await asyncio.sleep(min(REST * (clock() - began), LONGEST))
