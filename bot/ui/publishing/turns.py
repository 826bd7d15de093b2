"""Turns: whoever clicks comes before everything else that keeps the event loop busy."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

MOST = 0.005
"""Seconds that sends let a click go first, all together: in less the processor is mostly done with it, and whoever
is answered later waits for the disk or the network, where no send is in the way."""


class Turns:
    """The turns of sends, for which nobody waits: each takes a millisecond or two, and a change brings several."""

    def __init__(self) -> None:
        self._one = asyncio.Lock()
        self._next: asyncio.Future[None] | None = None
        """What lets the next one go on that waits for a click."""
        self._first = set[object]()
        """The clicks that go first."""

    @asynccontextmanager
    async def answering(self) -> AsyncIterator[None]:
        """Let a click that is being answered go first meanwhile, but not for long."""
        click = object()
        self._first.add(click)
        try:
            yield
        finally:
            self._first.discard(click)
            if not self._first:
                self._go_on()

    async def turn(self) -> None:
        """Wait until it is one's turn: one at a time, and between two the event loop sees who has clicked."""
        async with self._one:
            await asyncio.sleep(0)
            if self._first:
                await self._wait()

    async def _wait(self) -> None:
        # By hand, since asyncio's own ways to wait for a while raise an error at its end: that took 0.2 ms.
        loop = asyncio.get_running_loop()
        self._next = loop.create_future()
        timer = loop.call_later(MOST, self._go_on_anyway)
        try:
            await self._next
        finally:
            timer.cancel()
            self._next = None

    def _go_on_anyway(self) -> None:
        # Those who click now have been waited for, and are not again.
        self._first.clear()
        self._go_on()

    def _go_on(self) -> None:
        if self._next is not None and not self._next.done():
            self._next.set_result(None)
