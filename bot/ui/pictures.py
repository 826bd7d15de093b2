"""Pictures drawn beside the event loop, each once: whole ones are remembered by what they show.

Nothing of this is ever on disk: what is remembered may be somebody's hand.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache
from typing import TypeAlias

from bot.ui.checksum import checksum
from bot.ui.components import Picture, Scene
from bot.ui.drawing import Key, Queue
from bot.ui.faults import trace

log = logging.getLogger(__name__)

Draw: TypeAlias = Callable[[Scene], bytes]
"""Makes a PNG of a scene; takes some milliseconds, and raises whatever it likes."""

KEPT = 4 * 1024 * 1024
"""Bytes of pictures that are remembered: some eighty of them."""
KEPT_FAILURES = 256
KEPT_DIGESTS = 64
TOLD_AGAIN = 1000
"""So many pictures that cannot be drawn for the same reason share a line in the log."""


class Pictures:
    """Draws pictures one after the other, in a thread of its own; those that somebody waits for come first."""

    def __init__(self, draw: Draw | None, clock: Callable[[], float] = time.perf_counter) -> None:
        self._draw = draw
        self.work = draw is not None
        """Whether there is anything that draws."""
        self._clock = clock
        self._drawn: OrderedDict[Key, bytes] = OrderedDict()
        self._size = 0
        self._failed: OrderedDict[Key, None] = OrderedDict()
        self._reasons: dict[str, int] = {}
        self._queue = Queue()
        self._thread = ThreadPoolExecutor(1, "drawing")
        self._worker: asyncio.Task[None] | None = None

    def known(self, scene: Scene) -> bytes | None:
        """The picture of this scene, if it is remembered."""
        key = (type(scene), scene)
        if key in self._drawn:
            self._drawn.move_to_end(key)
        return self._drawn.get(key)

    async def drawn(self, scene: Scene, within: float, *, urgent: bool = False) -> bytes | None:
        """The picture of this scene; None if it takes longer than so many seconds, or cannot be drawn.

        An urgent one comes before all that are not. Where too many are urgent it is not waited for at all.
        """
        key = (type(scene), scene)
        known = self.known(scene)
        if known is not None or key in self._failed or self._draw is None:
            return known
        asked = self._queue.ask_urgently(key, within) if urgent else self._queue.ask(key)
        if self._worker is None:
            self._worker = asyncio.create_task(self._work(), name="drawing")
        if asked is None:
            return None
        done, _ = await asyncio.wait({asked}, timeout=within)
        return asked.result() if done else None

    def when_drawn(self, scene: Scene, then: Callable[[], None]) -> None:
        """Do this as soon as a picture that is being drawn, or is still to be, can be sent."""
        asked = self._queue.get((type(scene), scene))
        if asked is not None:
            asked.add_done_callback(lambda drawn: then() if drawn.result() else None)
        elif self.known(scene) is not None:
            then()

    async def finish(self) -> None:
        """Draw no more."""
        if self._worker is not None:
            self._worker.cancel()
            await asyncio.wait({self._worker})
        self._queue.give_up()
        self._thread.shutdown(wait=False, cancel_futures=True)

    async def _work(self) -> None:
        while self._queue:
            key, asked = self._queue.next()
            start = self._clock()
            asked.set_result(await self._try(key))
            self._queue.done(self._clock() - start)
        self._worker = None

    async def _try(self, key: Key) -> bytes | None:
        """Draw this, or note that it cannot be drawn."""
        draw = self._draw
        if draw is None:
            return None
        try:
            made = await asyncio.get_running_loop().run_in_executor(self._thread, draw, key[1])
        except asyncio.CancelledError:
            raise
        except BaseException as error:
            # What panics in Rust is no Exception.
            self._note_failure(key, trace(error))
            return None
        self._keep(key, made)
        return made

    def _note_failure(self, key: Key, reason: str) -> None:
        """Keep in mind that this cannot be drawn; the log says so once for each reason, and now and then again."""
        self._failed[key] = None
        while len(self._failed) > KEPT_FAILURES:
            self._failed.popitem(last=False)
        times = self._reasons[reason] = self._reasons.get(reason, 0) + 1
        if times % TOLD_AGAIN == 1:
            log.error("a picture cannot be drawn, words stand in: %s", reason)

    def _keep(self, key: Key, made: bytes) -> None:
        self._drawn[key] = made
        self._size += len(made)
        while self._size > KEPT and len(self._drawn) > 1:
            self._size -= len(self._drawn.popitem(last=False)[1])


def digest(picture: Picture) -> str:
    """A checksum of what a picture shows, the same after a restart; also its alt text may be another."""
    return _digest(picture.name, type(picture.scene), picture.scene)


@lru_cache(KEPT_DIGESTS)
def _digest(name: str, kind: type, scene: Scene) -> str:
    """Kept, since each way to send a message asks for that of the same picture several times."""
    return checksum(name, kind.__name__, scene)
