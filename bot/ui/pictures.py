"""Pictures drawn beside the event loop, by workers, each once: whole ones are remembered by what they show.

Nothing of this is ever on disk: what is remembered may be somebody's hand.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Callable
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from bot.ui.checksum import checksum
from bot.ui.components import Picture, Scene
from bot.ui.drawing import Key, Queue
from bot.ui.faults import trace
from bot.workers import NoWorker, Threads, Workers, WorkFailed, WorkLost

log = logging.getLogger(__name__)

Paint: TypeAlias = Callable[[Scene], bytes]
"""Makes a PNG of a scene; takes some milliseconds, and raises whatever it likes."""


class Studio(NamedTuple):
    """What draws, and who does it; where workers are processes, it is a function that a module has by name."""

    paint: Paint
    workers: Workers


Draw: TypeAlias = Paint | Studio
"""Without workers, a thread of its own draws."""

KEPT = 4 * 1024 * 1024
"""Bytes of pictures that are remembered: some eighty of them."""
KEPT_FAILURES = 256
KEPT_DIGESTS = 64
TOLD_AGAIN = 1000
"""So many pictures that cannot be drawn for the same reason share a line in the log."""


class Pictures:
    """Has pictures drawn, as many at one time as there are workers; those that somebody waits for come first."""

    def __init__(self, draw: Draw | None, clock: Callable[[], float] = time.perf_counter) -> None:
        self._own = Threads()
        self._studio = draw if draw is None or isinstance(draw, Studio) else Studio(draw, self._own)
        self.work = draw is not None
        """Whether there is anything that draws."""
        self._clock = clock
        self._drawn: OrderedDict[Key, bytes] = OrderedDict()
        self._size = 0
        self._failed: OrderedDict[Key, None] = OrderedDict()
        self._reasons: dict[str, int] = {}
        self._at_once = 1 if self._studio is None else self._studio.workers.at_once
        self._queue = Queue(self._at_once)
        self._drawing: set[asyncio.Task[None]] = set()

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
        if known is not None or key in self._failed or self._studio is None:
            return known
        asked = self._queue.ask_urgently(key, within) if urgent else self._queue.ask(key)
        if self._queue and len(self._drawing) < self._at_once:
            self._drawing.add(asyncio.create_task(self._work(self._studio), name="drawing"))
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
        for drawing in self._drawing:
            drawing.cancel()
        if self._drawing:
            await asyncio.wait(self._drawing)
        self._queue.give_up()
        await self._own.finish()

    async def _work(self, studio: Studio) -> None:
        while self._queue:
            key, asked = self._queue.next()
            start = self._clock()
            asked.set_result(await self._try(studio, key))
            self._queue.done(key, self._clock() - start)
        # Before anything else can be asked for: whatever is then needs a new one.
        if (ended := asyncio.current_task()) is not None:
            self._drawing.discard(ended)

    async def _try(self, studio: Studio, key: Key) -> bytes | None:
        """Draw this, or note that it cannot be drawn."""
        try:
            made = await studio.workers.run(studio.paint, key[1])
        except NoWorker:
            # That is none of this picture's fault, and the workers have told the log.
            return None
        except WorkLost as lost:
            self._note_failure(key, trace(lost), logging.WARNING)
            return None
        except Exception as error:
            self._note_failure(key, error.trace if isinstance(error, WorkFailed) else trace(error))
            return None
        self._keep(key, made)
        return made

    def _note_failure(self, key: Key, reason: str, level: int = logging.ERROR) -> None:
        """Keep in mind that this cannot be drawn; the log says so once for each reason, and now and then again."""
        self._failed[key] = None
        while len(self._failed) > KEPT_FAILURES:
            self._failed.popitem(last=False)
        times = self._reasons[reason] = self._reasons.get(reason, 0) + 1
        if times % TOLD_AGAIN == 1:
            log.log(level, "a picture cannot be drawn, words stand in: %s", reason)

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
