"""What nights do by themselves: woken by the alarm, each takes the turn that is due, and then the steps that it
owes, one after the other; whatever is cut short is owed still."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable, Collection
from functools import partial
from weakref import WeakValueDictionary

import discord

from bot.errors import trace
from bot.features.nights.members import gone
from bot.features.nights.taking import Taking
from bot.games.contract import Refusal
from bot.store import DatabaseClosed
from bot.store.nights import opening, rows, steps
from bot.store.nights.rows import AHEAD, GOING_ON, NightRow, Stage
from bot.store.nights.steps import Kind, Step
from bot.tables import Changed, Tables, closing
from bot.tables.nights import hours
from bot.ui.faults import TRANSIENT, Fault, fault
from bot.ui.publishing.departing import UNKNOWN_CHANNEL

log = logging.getLogger(__name__)

FIRST_REST, LONGEST_REST = 15, 600
"""Seconds until a step that has failed is tried again: they double each time."""
TRIES = 20
"""So often a step is tried, for some three hours."""
WRONG = 60.0
"""Seconds for which a night is left alone after an error of our own."""


class NightHours:
    """Lets nights go on, each by itself, one turn and one step at a time."""

    def __init__(self, client: discord.Client, tables: Tables, taking: Taking) -> None:
        self._client = client
        self._tables = tables
        self._taking = taking
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._at_work: dict[int, asyncio.Task[None]] = {}
        self._wrong: dict[int, float] = {}
        """The nights that are left alone, and until when."""
        self.ring: Callable[[], None] = lambda: None
        """Has the alarm look anew at when it rings."""
        tables.subscribe(self._changed)

    async def next_ring(self) -> float | None:
        """The unix second at which the next night goes on; None if none does. Those at work tell when they have
        done."""
        return await steps.next_ring(self._tables.database)

    async def due(self) -> None:
        """Let all nights go on that are due, each in a task of its own: Discord may take its time."""
        for night_id in await steps.nights_due(self._tables.database, self._tables.now()):
            if night_id not in self._at_work and self._wrong.get(night_id, 0.0) <= self._tables.moment():
                task = asyncio.create_task(self.go_on(night_id), name=f"night {night_id}")
                self._at_work[night_id] = task
                task.add_done_callback(partial(self._done, night_id))

    def _done(self, night_id: int, _: asyncio.Task[None]) -> None:
        del self._at_work[night_id]

    async def finish(self) -> None:
        """Stop; what is cut short is owed still."""
        tasks = [*self._at_work.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def go_on(self, night_id: int) -> None:
        """Let a night take the turn and the steps that are due now; what fails is logged, and owed still."""
        try:
            async with self._locks.setdefault(night_id, asyncio.Lock()):
                await self._go_on(night_id)
        except Exception as error:
            self._wrong[night_id] = self._tables.moment() + WRONG
            log.error("night %d could not go on: %s", night_id, trace(error))
        self.ring()

    async def _go_on(self, night_id: int) -> None:
        night = await rows.night(self._tables.database, night_id)
        if night is not None and await self._rings(night):
            await self._turn(night)
        taken = set[int]()
        while (step := await self._next(night_id, taken)) is not None:
            taken.add(step.id)
            await self._step(night_id, step)
        self._wrong.pop(night_id, None)

    def _changed(self, changed: Changed) -> None:
        """The last table of a night may be over."""
        if not changed.table.open:
            self.ring()

    # Turns

    async def _rings(self, night: NightRow) -> bool:
        if night.rings_at is not None and night.rings_at <= self._tables.now():
            return True
        going_on = night.stage is Stage.OPENED or (night.stage is Stage.OVER and night.rings_at is not None)
        return going_on and await opening.all_over(self._tables.database, night.id)

    async def _turn(self, night: NightRow) -> None:
        tables, now = self._tables, self._tables.now()
        if self._client.get_guild(night.guild_id) is None or night.guild_id in tables.shut_out.servers:
            await self._lose(night, told=False)
        elif night.stage is Stage.OPENED:
            await hours.end(tables, night.id)
        elif night.stage is Stage.OVER:
            await hours.settle(tables, night.id)
        elif now > night.starts_at + hours.LATE:
            await hours.miss(tables, night.id)
        else:
            await self._drop_absent(night)
            await (hours.remind if now < night.starts_at else hours.begin)(tables, night.id)

    async def _drop_absent(self, night: NightRow) -> None:
        """Take those off the night who have left the server, or were shut out."""
        guests = await rows.guests_of(self._tables.database, night.id)
        people = {guest.person_id for guest in hours.coming(guests)} | {night.host_id}
        absent = people & self._tables.shut_out.people
        absent |= await gone(self._client, night.guild_id, people - absent)
        if absent:
            log.info("night %d: %d of its people are gone", night.id, len(absent))
            await hours.drop_guests(self._tables, night.id, absent)

    async def _lose(self, night: NightRow, *, told: bool) -> None:
        """Call off a night that has no place any more, and close its tables."""
        await hours.lose(self._tables, night.id, told=told)
        for one in await rows.tables_of(self._tables.database, night.id):
            if one.table_id is not None:
                with contextlib.suppress(Refusal):
                    await closing.close(self._tables, one.table_id, None, None)

    # Steps

    async def _next(self, night_id: int, taken: Collection[int]) -> Step | None:
        """The next step that is due now and was not taken. A question comes before all else, and people are called
        once all tables are open."""
        owed = await steps.steps_of(self._tables.database, night_id)
        opening_yet = any(step.kind is Kind.TABLE for step in owed)
        due = [
            step
            for step in owed
            if step.due_at <= self._tables.now()
            and step.id not in taken
            and not (step.kind is Kind.CALL and opening_yet)
        ]
        return min(due, key=lambda step: (step.kind is not Kind.ASKED, step.id), default=None)

    async def _step(self, night_id: int, step: Step) -> None:
        """Take one step, unless its time is over; one that fails is tried again later, or given up."""
        night = await rows.night(self._tables.database, night_id)
        if night is None:
            return
        try:
            if night.stage in _WHEN.get(step.kind, tuple(Stage)):
                await self._taking.take(night, step)
        except DatabaseClosed:
            raise
        except Exception as error:
            if not await self._given_up(night, step, error):
                rest = min(FIRST_REST * 2**step.tries, LONGEST_REST)
                await steps.postpone(self._tables.database, step, self._tables.now() + rest)
                return
        await steps.taken(self._tables.database, step)

    async def _given_up(self, night: NightRow, step: Step, error: Exception) -> bool:
        """Whether to try a step no more; where the night has lost its place, it is called off."""
        if not isinstance(error, TRANSIENT):
            log.error("night %d: %s failed: %s", night.id, step.kind, trace(error))
            return step.tries >= TRIES
        wrong = fault(error)
        if wrong in (Fault.PASSING, Fault.TOO_OLD):
            return step.tries >= TRIES
        log.warning("night %d: %s was not said (%s)", night.id, step.kind, wrong.value)
        if wrong is Fault.NO_PLACE and await self._lost(night, step):
            await self._lose(night, told=True)
        return True

    async def _lost(self, night: NightRow, step: Step) -> bool:
        """Whether a night cannot take place, since nothing can be said where this step was to be taken."""
        if step.kind in (Kind.DIRECT, Kind.LOST, Kind.EVENT) or night.stage not in GOING_ON:
            return False
        unannounced = step.kind is Kind.ANNOUNCEMENT and night.message_id is None
        return unannounced or step.kind in (Kind.TABLE, Kind.CALL) or await self._deleted(night.channel_id)

    async def _deleted(self, channel_id: int) -> bool:
        """Whether Discord, asked for it, knows a channel no more."""
        try:
            await self._client.fetch_channel(channel_id)
        except TRANSIENT as error:
            return isinstance(error, discord.HTTPException) and error.code == UNKNOWN_CHANNEL
        return False


_WHEN = {
    Kind.REMINDER: AHEAD,
    Kind.DIRECT: AHEAD,
    Kind.MOVED: AHEAD,
    Kind.TABLE: (Stage.OPENED,),
    Kind.CALL: (Stage.OPENED, Stage.OVER),
    Kind.HOST: AHEAD,
}
"""The stages in which a step still makes sense, where these are not all."""
