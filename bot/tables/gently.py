"""Work at many tables that nobody waits for, done behind the clicks."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterable
from typing import TypeVar

Item = TypeVar("Item")

REST = 4
"""How many times as long as something has taken nothing is done after it."""
LONGEST = 0.2
"""Seconds of such a rest at most."""


async def gently(items: Iterable[Item]) -> AsyncIterator[Item]:
    """Give these one by one, and after each leave time to others: the longer it took, the more."""
    clock = asyncio.get_running_loop().time
    for item in items:
        began = clock()
        yield item
        await asyncio.sleep(min(REST * (clock() - began), LONGEST))
