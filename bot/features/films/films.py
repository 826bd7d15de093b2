"""Who waits for a film: one is made at a time, of one person none before their last one was sent; no Discord.

Films are kept in memory alone, and only until they are sent: after a restart their buttons begin anew.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import NamedTuple
from weakref import WeakValueDictionary

from bot.features.films.making import make
from bot.features.films.shots import Shown
from bot.games.contract import IllegalMove
from bot.tables.sleep import Sleep, sleep
from bot.ui.faults import TRANSIENT, trace
from bot.ui.pictures import Studio
from bot.workers import NoWorker, WorkFailed, WorkLost

log = logging.getLogger(__name__)

MOST = 24
"""So many films are waited for at once."""
EVERY = 2.0
"""Seconds between two times that a person is told how far theirs is."""
LAST_WORDS = 2.0
"""Seconds in which all who wait are told that the bot stops."""


class State(NamedTuple):
    """How far a film is: what is said of it, and how much of the work is done, in percent."""

    said: str
    percent: int = 0


OWN_FIRST, OTHERS_FIRST, MAKING = State("film-own-first"), State("film-others-first"), State("film-making")
POSTED, NOT_TAKEN = State("film-posted"), State("film-not-taken")
FAILED, STOPPED = State("film-failed"), State("film-stopped")


@dataclass(eq=False)
class Order:
    """A film that somebody waits for."""

    person_id: int
    table_id: int
    moments: Callable[[], Iterable[Shown]]
    """Begins at the first one."""
    limit: int
    """Bytes that it may have."""
    show: Callable[[State], Awaitable[object]]
    """Tells the person alone how far it is; may raise what Discord's calls raise."""
    post: Callable[[bytes], Awaitable[bool]]
    """Sends it; whether it is taken. May raise the same."""
    state: State = MAKING
    over: asyncio.Event = field(default_factory=asyncio.Event)
    task: asyncio.Task[None] | None = None


class Films:
    """Makes films, by whoever draws the pictures; None: nobody does."""

    def __init__(self, studio: Studio | None) -> None:
        self._studio = studio
        self._orders: list[Order] = []
        self._turn = asyncio.Lock()
        self._own: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        """By person; while somebody holds or awaits it, it is there."""
        self.sleep: Sleep = sleep

    @property
    def possible(self) -> bool:
        """Whether anybody makes them."""
        return self._studio is not None

    def waiting(self) -> int:
        """How many films are waited for."""
        return len(self._orders)

    async def begin(self, order: Order) -> None:
        """Have a film made, and tell its person so; raises IllegalMove where there is no room for it, and what
        `show` raises."""
        if self._studio is None:
            raise IllegalMove("film-not-here")
        self._require_room(order)
        order.state = self._first(order)
        self._orders.append(order)
        try:
            await order.show(order.state)
        except BaseException:
            self._orders.remove(order)
            raise
        order.task = asyncio.create_task(self._serve(order, self._studio), name="film")

    async def finish(self) -> None:
        """Make none any more, and tell all who wait."""
        orders, self._studio = self._orders[:], None
        for order in orders:
            if order.task is not None:
                order.task.cancel()
        with suppress(TimeoutError):
            async with asyncio.timeout(LAST_WORDS):
                await asyncio.gather(*[_show(order, STOPPED) for order in orders])

    def _require_room(self, order: Order) -> None:
        if any((one.person_id, one.table_id) == (order.person_id, order.table_id) for one in self._orders):
            raise IllegalMove("film-under-way", table=order.table_id)
        if len(self._orders) >= MOST:
            raise IllegalMove("film-busy")

    def _first(self, order: Order) -> State:
        if any(one.person_id == order.person_id for one in self._orders):
            return OWN_FIRST
        return OTHERS_FIRST if self._orders else MAKING

    async def _serve(self, order: Order, studio: Studio) -> None:
        """Make and send a film, and say what came of it."""
        telling = asyncio.create_task(self._tell(order), name="film's progress")
        try:
            state = await self._sent(order, studio)
            order.over.set()
            await telling
            await _show(order, state)
        finally:
            telling.cancel()
            self._orders.remove(order)

    async def _sent(self, order: Order, studio: Studio) -> State:
        own = self._own.setdefault(order.person_id, asyncio.Lock())
        try:
            async with own:
                order.state = OTHERS_FIRST
                made = await self._made(order, studio)
                return POSTED if await order.post(made) else NOT_TAKEN
        except IllegalMove as refused:
            return State(refused.reason)
        except (*TRANSIENT, NoWorker, WorkLost, WorkFailed) as error:
            log.warning("the film of table %d: %s", order.table_id, _why(error))
        except Exception as error:
            log.error("the film of table %d: %s", order.table_id, trace(error))
        return FAILED

    async def _made(self, order: Order, studio: Studio) -> bytes:
        def progress(done: float) -> None:
            order.state = MAKING._replace(percent=int(100 * done))

        async with self._turn:
            progress(0)
            return await make(order.moments(), studio, order.limit, progress)

    async def _tell(self, order: Order) -> None:
        """Tell how far it is, now and then, until it is over; who has dismissed that is told no more."""
        told, there = order.state, True
        while there and not order.over.is_set():
            await self.sleep(order.over, EVERY)
            if order.state != told and not order.over.is_set():
                told = order.state
                there = await _show(order, told)


async def _show(order: Order, state: State) -> bool:
    """Tell how far a film is; whether that could be told."""
    try:
        await order.show(state)
    except TRANSIENT:
        return False
    except Exception as error:
        log.error("the film of table %d: %s", order.table_id, trace(error))
        return False
    return True


def _why(error: Exception) -> str:
    return error.trace if isinstance(error, WorkFailed) else trace(error)
