"""Workers that are processes of their own: replaced when they die or take too long, gone with the bot."""

from __future__ import annotations

import asyncio
import logging
import pickle
from collections.abc import Callable

from bot.workers.process import END, START, WorkerProcess
from bot.workers.work import LONGEST, NoWorker, Value, Values, WorkFailed, WorkLost

log = logging.getLogger(__name__)

IN_A_ROW = 3
"""After so many losses in a row a place stays empty for a while: each new process takes half a core's second."""
FRESH = 3.0
"""So many times as long as others may the first work of a process take: nothing is remembered there yet."""
REST = 60.0
"""Seconds for which a place stays empty then."""


class Processes:
    """Does so many works at one time. A process is started with the first work that finds no idle one.

    `first`, which a module has by name, is done in each before anything else, and has all the time that it takes
    to load what is worked with.
    """

    apart = True

    def __init__(self, count: int, first: Callable[[], object] = bool) -> None:
        self.at_once = count
        self._turns = asyncio.Semaphore(count)
        asked = pickle.dumps((first, (), START))
        self._places = [Place(asked) for _ in range(count)]
        self._idle = list(self._places)
        """The one that worked last comes next: the others need not be started."""

    @property
    def replaced(self) -> int:
        """How many have died, or were killed since they took too long."""
        return sum(place.lost for place in self._places)

    async def run(self, function: Callable[[*Values], Value], *values: *Values, within: float = LONGEST) -> Value:
        """What the function gives for these values; raises WorkFailed, WorkLost and NoWorker."""
        request = pickle.dumps((function, values, within), pickle.HIGHEST_PROTOCOL)
        async with self._turns:
            place = self._idle.pop()
            try:
                fine, made = pickle.loads(await place.answer(request, within))
            finally:
                self._idle.append(place)
        if not fine:
            raise WorkFailed(made)
        value: Value = made
        return value

    async def finish(self) -> None:
        """End all of them; what one is doing is lost, unless it is done in a moment."""
        await asyncio.gather(*[place.clear() for place in self._places])


class Place:
    """Where one process works, and after it the one that replaces it."""

    def __init__(self, first: bytes) -> None:
        self.lost = 0
        self._first = first
        self._in_a_row = 0
        self._rests_until = 0.0
        self._starting: asyncio.Task[WorkerProcess | None] | None = None
        """None where there is no process, or is none any more; it gives none where none could be started."""
        self._ending: set[asyncio.Task[None]] = set()
        self._over = False

    async def answer(self, request: bytes, within: float) -> bytes:
        """What the process here answers; raises WorkLost and NoWorker."""
        process = await self._process()
        try:
            answer = await process.answer(request, within * (1 if process.proven else FRESH))
        except WorkLost:
            self._lose(process)
            self._begin()
            raise
        except asyncio.CancelledError:
            # Its answer would be taken for that to the next work.
            self._dismiss(process)
            raise
        process.proven = True
        self._in_a_row = 0
        return answer

    async def clear(self) -> None:
        """End what is here, for good."""
        self._over = True
        if self._starting is not None:
            self._starting.cancel()
            await asyncio.wait({self._starting})
            if not self._starting.cancelled() and (process := self._starting.result()) is not None:
                self._dismiss(process, END)
        await asyncio.gather(*self._ending)

    async def _process(self) -> WorkerProcess:
        """The process here, started if there is none; raises NoWorker."""
        if self._starting is not None and self._starting.done():
            process = self._starting.result()
            if process is None:
                self._starting = None
            elif not process.alive:
                self._lose(process)
        if self._starting is None and not self._begin():
            raise NoWorker("there is no worker now")
        assert self._starting is not None
        # It starts also where nobody waits for it any more.
        process = await asyncio.shield(self._starting)
        if process is None:
            raise NoWorker("no worker could be started")
        return process

    def _begin(self) -> bool:
        """Start a process, unless it is over, or too many were lost just now; whether it is so."""
        if self._over or asyncio.get_running_loop().time() < self._rests_until:
            return False
        self._starting = asyncio.create_task(self._start(), name="worker")
        return True

    async def _start(self) -> WorkerProcess | None:
        try:
            return await WorkerProcess.start(self._first)
        except NoWorker as error:
            log.error("%s", error)
            self._note_loss()
            return None

    def _lose(self, process: WorkerProcess) -> None:
        self.lost += 1
        self._dismiss(process)
        self._note_loss()

    def _note_loss(self) -> None:
        self._in_a_row += 1
        if self._in_a_row >= IN_A_ROW:
            self._rests_until = asyncio.get_running_loop().time() + REST
            log.warning("workers were lost one after the other; the next one comes in a minute")

    def _dismiss(self, process: WorkerProcess, within: float = 0) -> None:
        """End the process that is here; nobody has to wait for that."""
        self._starting = None
        ending = asyncio.create_task(process.end(within), name="end of a worker")
        self._ending.add(ending)
        ending.add_done_callback(self._ending.discard)
