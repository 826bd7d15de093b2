"""Send queues: the order in which slots are brought up to date, one call after the other in each channel, and
behind whoever clicks."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter, defaultdict
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from typing import Protocol

from bot.tables.sleep import sleep
from bot.ui.faults import TRANSIENT, Fault, fault, trace
from bot.ui.publishing.outbox.patience import AT_ONCE, LONGEST, Patience
from bot.ui.publishing.outbox.slots import Slot

log = logging.getLogger(__name__)

TRIES = 6
"""How often a call that fails temporarily is repeated; after that, the clock or the next change of the table tries
again."""
LATER = (Fault.NO_PLACE, Fault.ARCHIVED, Fault.NO_NEW_DMS)
"""What may be over some day: the channel comes back, or the permission, or somebody opens the thread."""
FIRST_REST, LONGEST_REST = 60.0, 3600.0
"""Seconds for which a queue rests that Discord refuses; they double each time."""
CHANGED_REST = 15.0
"""Seconds after which a change ends a rest early, but for the first one, which it ends at once."""
SHARE = 0.3
"""Seconds for each queue that rests, after which at the earliest a change ends a rest: together they try no more
than 2,000 times in ten minutes, and Discord shuts out whoever calls in vain 10,000 times."""


CLICK_FIRST = 0.005
"""Seconds that sends let a click go first, all together: in less the processor is mostly done with it, and whoever
is answered later waits for the disk or the network, where no send is in the way."""


class ClickPriority:
    """Gives sends their turns, behind whoever clicks: nobody waits for a send, each takes a millisecond or two,
    and a change brings several."""

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
        timer = loop.call_later(CLICK_FIRST, self._go_on_anyway)
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


class Publish(Protocol):
    """What a queue does with a slot."""

    def __call__(self, slot: Slot, *, fresh: bool) -> Awaitable[bool]:
        """Bring it up to date, if `fresh` with a new message; returns whether Discord was called."""


class SendQueues:
    """The slots that are due, by queue; the newest state wins. `pace`: seconds between two calls in one queue."""

    def __init__(self, publish: Publish, *, pace: float) -> None:
        self._publish = publish
        self._pace = pace
        self.sleep: Callable[[float], Awaitable[None]] = asyncio.sleep
        """Lets this many seconds pass."""
        self.rest: Callable[[asyncio.Event, float], Awaitable[None]] = sleep
        """Lets this many seconds pass, unless the event happens before."""
        self.clicks_first = ClickPriority()
        self._refused: Counter[int] = Counter()
        """How often in a row Discord has refused a queue."""
        self._resting: dict[int, asyncio.Event] = {}
        """The queues that rest; a change of what is due there sets the event."""
        self._due: dict[int, dict[Slot, bool]] = {}
        self._given_up: dict[Slot, bool] = {}
        self._held: Counter[Slot] = Counter()
        self._passed_over: defaultdict[Slot, set[int]] = defaultdict(set)
        """The queues that look again once a slot is no longer held."""
        self._waiting: dict[Slot, tuple[Patience, asyncio.Task[None]]] = {}
        """The slots that are due and wait for more to change there."""
        self.used: Callable[[], float] = lambda: 0.0
        """Says which share is used of the calls that Discord counts in a second."""
        self._workers: dict[int, asyncio.Task[None]] = {}
        self._finished = False

    def mark(self, queue: int, slot: Slot, *, fresh: bool, patience: Patience = AT_ONCE) -> None:
        """Make this slot due in this queue; with `patience` it waits, so that what else changes there shares the
        call. The least patience counts."""
        self._wait_for_more(queue, slot, patience)
        _add(self._due.setdefault(queue, {}), slot, fresh=fresh)
        if queue in self._resting:
            self._resting[queue].set()
        self._wake_for(queue, slot)

    def waiting(self) -> int:
        """How many slots are due in all queues."""
        return sum(map(len, self._due.values()))

    def due(self, queue: int, slot: Slot) -> bool:
        """Whether this slot is due in this queue."""
        return slot in self._due.get(queue, {})

    def due_afresh(self, queue: int, slot: Slot) -> bool:
        """Whether this slot is due in this queue with a new message."""
        return self._due.get(queue, {}).get(slot, False)

    def unmark(self, queue: int, slot: Slot) -> None:
        """Make this slot no longer due in this queue."""
        waiting = self._due.get(queue, {})
        waiting.pop(slot, None)
        if not waiting and queue not in self._workers:
            self._due.pop(queue, None)

    @contextmanager
    def holding(self, slots: Sequence[Slot]) -> Iterator[None]:
        """Let these slots wait in their queues meanwhile."""
        self._held.update(slots)
        try:
            yield
        finally:
            for slot in slots:
                self._held[slot] -= 1
                if not self._held[slot]:
                    del self._held[slot]
                    for queue in self._passed_over.pop(slot, ()):
                        self._wake(queue)

    def held(self, slot: Slot) -> bool:
        """Whether this slot has to wait in its queue."""
        return slot in self._held

    def _wait_for_more(self, queue: int, slot: Slot, patience: Patience) -> None:
        """Let this slot wait, unless it is due already and waits no longer than that."""
        if slot in self._waiting:
            before, task = self._waiting[slot]
            if before.paces <= patience.paces:
                return
            task.cancel()
            del self._waiting[slot]
        elif self.due(queue, slot):
            return
        if patience.paces and self._pace and not self._finished:
            waited = asyncio.create_task(self._waited(queue, slot, patience), name="publisher-waiting")
            self._waiting[slot] = patience, waited

    async def _waited(self, queue: int, slot: Slot, patience: Patience) -> None:
        await self.sleep(self._pace * patience.paces)
        paces = patience.paces
        while patience.share < 1 and self.used() >= patience.share and paces < LONGEST:
            paces += 1
            await self.sleep(self._pace)
        del self._waiting[slot]
        self._wake_for(queue, slot)

    async def until_fewer(self, queues: int) -> None:
        """Wait until fewer queues than this are at work; those that rest are not."""
        while len(busy := self._workers.keys() - self._resting.keys()) >= queues:
            await asyncio.wait([self._workers[queue] for queue in busy], return_when=asyncio.FIRST_COMPLETED)
            # They are taken off the list right after they have ended.
            await asyncio.sleep(0)

    def given_up(self) -> tuple[tuple[Slot, bool], ...]:
        """The slots that failed for so long that they are no longer tried, and whether a new message was due."""
        return tuple(self._given_up.items())

    def take_up(self, slot: Slot) -> bool:
        """Stop treating this slot as given up; returns whether it was."""
        return self._given_up.pop(slot, None) is not None

    def failed(self, slot: Slot, error: Exception) -> Fault:
        """Log what went wrong, without saying with whom; returns what it was."""
        what = fault(error)
        log.warning("table %d, %s: %s (%s)", slot.table, slot.place.kind, what.value, type(error).__name__)
        return what

    async def clear(self, queue: int) -> None:
        """Drop everything that is due in this queue."""
        self._due.pop(queue, None)
        self._refused.pop(queue, None)
        worker = self._workers.get(queue)
        if worker is not None:
            worker.cancel()
            await asyncio.wait({worker})
            # The callback that takes it off the list comes right after.
            await asyncio.sleep(0)
            self._wake_if_due(queue)

    async def finish(self) -> None:
        """End all queues."""
        self._finished = True
        tasks = [*self._workers.values(), *[task for _, task in self._waiting.values()]]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _wake(self, queue: int) -> None:
        if queue not in self._workers and self._due.get(queue) and not self._finished:
            worker = asyncio.create_task(self._work(queue), name="publisher-queue")
            self._workers[queue] = worker
            worker.add_done_callback(lambda ended: self._ended(queue, ended))

    def _wake_for(self, queue: int, slot: Slot) -> None:
        """Have this slot sent; one that is held has that done once it is let go, and one that waits later."""
        if slot in self._held:
            self._passed_over[slot].add(queue)
        elif slot not in self._waiting:
            self._wake(queue)

    def _ended(self, queue: int, worker: asyncio.Task[None]) -> None:
        """Start the next worker of a queue for what was marked while the last one was finishing."""
        self._workers.pop(queue, None)
        if not worker.cancelled():
            self._wake_if_due(queue)

    def _wake_if_due(self, queue: int) -> None:
        for slot in self._due.get(queue, ()):
            self._wake_for(queue, slot)

    async def _work(self, queue: int) -> None:
        """Bring the slots of one queue up to date, one call after the other."""
        tries = 0
        while self._next(queue) is not None:
            await self.clicks_first.turn()
            if (slot := self._next(queue)) is None:
                # A click has taken it meanwhile.
                break
            waiting = self._due[queue]
            fresh = waiting.pop(slot)
            try:
                called = await self._publish(slot, fresh=fresh)
                tries = 0
                if called:
                    self._refused.pop(queue, None)
            except TRANSIENT as error:
                called, tries, what = True, tries + 1, self.failed(slot, error)
                # An edit that is too late becomes a new message; a new message that must wait is too early.
                if what in (Fault.PASSING, Fault.TOO_OLD):
                    _add(waiting if tries < TRIES else self._given_up, slot, fresh=fresh)
                    await self.sleep(self._pace * 2 ** min(tries, TRIES))
                elif what in LATER:
                    _add(waiting, slot, fresh=fresh)
                    await self._rest(queue)
                    called = False
            except Exception as error:
                # The disk may have been full for a moment: the clock tries again.
                log.error("cannot show table %d: %s", slot.table, trace(error))
                _add(self._given_up, slot, fresh=fresh)
                called = False
            if called:
                await self.sleep(self._pace)
        if not self._due.get(queue):
            self._due.pop(queue, None)

    async def _rest(self, queue: int) -> None:
        """Leave a queue alone that Discord refuses, longer each time; a change there ends that early."""
        self._refused[queue] += 1
        times = self._refused[queue]
        pause = min(FIRST_REST * 2 ** min(times - 1, 16), LONGEST_REST)
        least = 0 if times == 1 else max(CHANGED_REST, SHARE * len(self._refused))
        changed = self._resting[queue] = asyncio.Event()
        try:
            await self.sleep(least)
            await self.rest(changed, max(0, pause - least))
        finally:
            del self._resting[queue]

    def _next(self, queue: int) -> Slot | None:
        for slot in self._due.get(queue, {}):
            if slot in self._held:
                self._passed_over[slot].add(queue)
            elif slot not in self._waiting:
                return slot
        return None


def _add(slots: dict[Slot, bool], slot: Slot, *, fresh: bool) -> None:
    """Add this slot; a new message that was due before stays due."""
    slots[slot] = slots.get(slot, False) or fresh
