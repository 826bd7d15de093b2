"""New DM channels, opened one after the other for the whole bot: Discord takes bots that open many for spam."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

from bot.ui.faults import TRANSIENT, Fault, fault, trace
from bot.ui.publishing.outbox.slots import Slot

log = logging.getLogger(__name__)

FIRST_STOP, LONGEST_STOP = 300.0, 3600.0
"""Seconds without new channels after Discord wants no more of them; they double each time."""
PASSING_STOP = 10.0
"""Seconds after a call that failed in passing."""
SOON = 30.0
"""Seconds for which somebody who is waited for may wait for their first message without being mentioned."""
KEPT = 1024
"""Of how many channels into which nothing was written yet the ids are kept."""


@dataclass(slots=True, eq=False)
class _Asked:
    """Somebody whose channel is wanted, and for what: whether a new message is due in each slot."""

    slots: dict[Slot, bool] = field(default_factory=dict)
    tried: asyncio.Event = field(default_factory=asyncio.Event)

    def __str__(self) -> str:
        """Where it is wanted, for the log, which holds no number of a person."""
        tables = sorted({slot.table for slot in self.slots})
        return f"table{'s' * (len(tables) > 1)} {', '.join(map(str, tables))}"


class DmChannels:
    """Who waits for a DM channel. `pace`: seconds between two; `opened` is told what was asked for whom."""

    def __init__(
        self,
        create: Callable[[int], Awaitable[int]],
        refused: Callable[[int], Awaitable[None]],
        opened: Callable[[Slot, bool], None],
        *,
        pace: float,
    ) -> None:
        self._create = create
        self._refused = refused
        """Notes that this person cannot be written to."""
        self._opened = opened
        self._pace = pace
        self.sleep: Callable[[float], Awaitable[None]] = asyncio.sleep
        """Lets this many seconds pass."""
        self._asked: dict[int, _Asked] = {}
        self._channels: OrderedDict[int, int] = OrderedDict()
        self._stops = 0
        """How often Discord has wanted no new channels, since the last one in which a message arrived."""
        self._stopped = self._pausing = False
        self._told: set[int] = set()
        self._worker: asyncio.Task[None] | None = None

    def channel(self, person_id: int) -> int | None:
        """The channel that was opened for this person, until a message has arrived there."""
        return self._channels.get(person_id)

    def waiting(self, person_id: int) -> bool:
        """Whether this person's channel is still to be opened."""
        return person_id in self._asked

    def late(self, person_id: int) -> bool:
        """Whether this person's turn will not come soon."""
        return self._wait(person_id) > SOON

    def untold(self, table: int) -> bool:
        """Whether Discord wants no new channels, somebody at this table waits for one, and nobody was told so;
        from now on somebody was."""
        waits = any(slot.table == table for asked in self._asked.values() for slot in asked.slots)
        if not self._stops or not waits or table in self._told:
            return False
        self._told.add(table)
        return True

    def ask(self, slot: Slot, *, fresh: bool) -> None:
        """Open the channel of this hand when its turn comes; the hand is then due."""
        asked = self._asked.setdefault(slot.place.person_id, _Asked())
        asked.slots[slot] = asked.slots.get(slot, False) or fresh
        if self._worker is None:
            self._begin()

    async def at_once(self, person_id: int) -> bool:
        """If nobody comes before this person, wait for their turn; returns whether their channel is open."""
        asked = self._asked.get(person_id)
        if asked is None or self._wait(person_id) > 0:
            return False
        await asked.tried.wait()
        return person_id in self._channels

    def arrived(self, person_id: int) -> None:
        """A first message has arrived: Discord lets the bot write to people again."""
        if self._channels.pop(person_id, None) is not None:
            self._stops = 0
            self._told.clear()

    def heard(self, person_id: int, channel_id: int) -> None:
        """The person has used this channel, so that none has to be opened."""
        asked = self._asked.pop(person_id, None)
        if asked is not None:
            self._open(person_id, channel_id, asked)

    def stop(self, error: Exception) -> None:
        """Discord wants no new channels for a while."""
        if self._stopped:
            return
        self._stopped = True
        self._stops += 1
        log.warning(
            "Discord lets the bot write to nobody new for now (code %s); it tries again in %d minutes, "
            "and %s with My hand until then",
            getattr(error, "code", "?"),
            self._stop_lasts() // 60,
            "1 person plays" if len(self._asked) == 1 else f"{len(self._asked)} people play",
        )

    def forget(self, person_id: int) -> None:
        """Open no channel for this person."""
        asked = self._asked.pop(person_id, None)
        if asked is not None:
            asked.tried.set()
        self._channels.pop(person_id, None)

    async def finish(self) -> None:
        """Open no more channels."""
        if self._worker is not None:
            self._worker.cancel()
            await asyncio.wait({self._worker})

    def _wait(self, person_id: int) -> float:
        """The seconds until this person's turn, roughly."""
        if self._stops:
            return LONGEST_STOP
        before = list(self._asked).index(person_id) if person_id in self._asked else 0
        return (before + self._pausing) * self._pace

    def _stop_lasts(self) -> float:
        return min(FIRST_STOP * 2.0 ** min(self._stops - 1, 16), LONGEST_STOP)

    def _ended(self, worker: asyncio.Task[None]) -> None:
        self._worker = None
        if self._asked and not worker.cancelled():
            self._begin()

    def _begin(self) -> None:
        self._worker = asyncio.create_task(self._work(), name="DM channels")
        self._worker.add_done_callback(self._ended)

    async def _work(self) -> None:
        while self._asked:
            while self._stopped:
                self._stopped = False
                await self._pause(self._stop_lasts())
            if not self._asked:
                return
            person_id, asked = next(iter(self._asked.items()))
            pause = await self._try(person_id, asked)
            asked.tried.set()
            # What was opened is written to meanwhile; the first message may be what Discord does not want.
            await self._pause(pause)

    async def _pause(self, seconds: float) -> None:
        self._pausing = True
        try:
            await self.sleep(seconds)
        finally:
            self._pausing = False

    async def _try(self, person_id: int, asked: _Asked) -> float:
        """Open one channel; returns the seconds until the next may be opened."""
        try:
            channel_id = await self._create(person_id)
        except TRANSIENT as error:
            what = fault(error)
            if what is Fault.NO_NEW_DMS:
                self.stop(error)
                return 0
            if what is Fault.PASSING:
                log.warning("%s: no direct messages to somebody there yet (%s)", asked, type(error).__name__)
                # Somebody else first.
                self._asked[person_id] = self._asked.pop(person_id, asked)
                return PASSING_STOP
            log.warning("%s: no direct messages to somebody there: %s", asked, what.value)
            await self._refused(person_id)
            channel_id = None
        except Exception as error:
            log.error("%s: no direct messages to somebody there: %s", asked, trace(error))
            channel_id = None
        if self._asked.pop(person_id, None) is None:
            return self._pace
        if channel_id is not None:
            self._open(person_id, channel_id, asked)
        else:
            self._mark(asked)
        return self._pace

    def _open(self, person_id: int, channel_id: int, asked: _Asked) -> None:
        self._channels[person_id] = channel_id
        while len(self._channels) > KEPT:
            self._channels.popitem(last=False)
        self._mark(asked)

    def _mark(self, asked: _Asked) -> None:
        asked.tried.set()
        for slot, fresh in asked.slots.items():
            self._opened(slot, fresh)
