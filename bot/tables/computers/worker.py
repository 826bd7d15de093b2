"""The computers at one table: they think, wait so that people can follow, and move one after the other."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable, Collection, Sequence
from typing import NamedTuple

from bot.errors import trace
from bot.games.contract import Refusal, Seat
from bot.tables.computers.thinking import Choice, Position
from bot.tables.sleep import Sleep
from bot.tables.table import Table
from bot.tables.tables import Tables

log = logging.getLogger(__name__)

ANSWERED_WITHIN = 1.5
"""Seconds in which all computers of a table have answered what a person did in trading."""
TRIVIAL_DELAY = 0.25
"""The part of the usual delay that is kept before a move that nobody needs time to follow."""
ENOUGH = 12
"""How many moves a computer makes while everyone may act, until a person does something."""
DAY_PATIENCE = 3600.0
"""Seconds for which a computer keeps trading open where people have a day for each decision."""
FORM_TIME = 60.0
"""Seconds for which trading is kept open for a person who has opened a form."""
RETRY = 30.0
"""Seconds after which a move that could not be stored is tried again."""


class Timing(NamedTuple):
    """How long computers take, in seconds."""

    delay: float = 1.2
    """Between two moves, so that people can follow."""
    patience: float = 20.0
    """How long a computer that wants nothing more waits for people who may still want to trade."""


class Callbacks(NamedTuple):
    """What a worker has done for it: thinking in a thread, moving in turn, sleeping."""

    think: Callable[[Position, Sequence[Seat]], Awaitable[Choice | None]]
    """Chooses a move for one of these seats."""
    move: Callable[[int, Choice, object], Awaitable[bool]]
    """Makes the move at this table if its game still stands like that; whether it was made."""
    sleep: Sleep


class Worker:
    """Plays at one table until no computer there wants anything; told of a change, it looks again."""

    def __init__(self, table_id: int, tables: Tables, callbacks: Callbacks, timing: Timing) -> None:
        self.table_id = table_id
        self._tables = tables
        self._callbacks = callbacks
        self._timing = timing
        self._notified = asyncio.Event()
        self._changed_at = self._moved_at = self._acted_at = tables.moment()
        self._held_until = 0.0
        self._asked: set[Seat] = set()
        """The seats that have not moved since a person did something."""
        self._spoken: Counter[Seat] = Counter()
        """How often each seat has moved while everyone may act, since a person did something."""
        self._failed: set[Seat] = set()
        """The seats whose move was refused as the game stands now."""
        self._last: Seat = -1
        self._patience = timing.patience
        self._answer_delay = timing.delay
        """The delay of those that answer a person."""
        self.task = asyncio.create_task(self._run(), name=f"computers-{table_id}")

    def notify(self, table: Table, *, acted: bool) -> None:
        """The table has changed, or (`acted`) a person has done something in its game."""
        self._changed_at = self._tables.moment()
        if acted:
            if not self._asked:
                self._acted_at = self._changed_at
            self._asked = set(table.played_by_computers())
            self._answer_delay = min(self._timing.delay, ANSWERED_WITHIN / max(1, len(self._asked)))
            self._spoken.clear()
            self._held_until = 0.0
        self._failed.clear()
        self._notified.set()

    def hold_trading(self) -> None:
        """A person looks closer, or fills in a form: trading is not to end before they have had time for it."""
        self._held_until = self._tables.moment() + FORM_TIME
        self._notified.set()

    async def _run(self) -> None:
        while True:
            try:
                if not await self._step():
                    return
            except Exception as error:
                log.error("table %d: its computers could not move: %s", self.table_id, trace(error))
                await self._callbacks.sleep(self._notified, RETRY)

    async def _step(self) -> bool:
        """Make one move, or wait until it is time for it; whether there may be another one."""
        self._notified.clear()
        table = await self._tables.get(self.table_id)
        played = table.played_by_computers()
        self._patience = max(self._timing.patience, DAY_PATIENCE if table.row.pace == "day" else 0)
        if not table.under_way or not played:
            return False
        state = table.state
        choice = await self._callbacks.think(self._position(table), self._order(played))
        if choice is None:
            self._asked.clear()
            return self._notified.is_set()
        rest = self._due(choice) - self._tables.moment()
        if rest > 0:
            await self._callbacks.sleep(self._notified, rest)
        if not self._notified.is_set():
            await self._move(choice, state)
        return True

    async def _move(self, choice: Choice, state: object) -> None:
        try:
            moved = await self._callbacks.move(self.table_id, choice, state)
        except Refusal as refusal:
            log.error("table %d, seat %d: a computer was refused (%s)", self.table_id, choice.seat, refusal.reason)
            if choice.seat in self._failed:
                await self._callbacks.sleep(self._notified, RETRY)
            self._failed.add(choice.seat)
            return
        if moved:
            self._moved_at, self._last = self._tables.moment(), choice.seat
            self._asked.discard(choice.seat)
            self._spoken = self._spoken + Counter([choice.seat]) if choice.others_may_act else Counter()

    def _position(self, table: Table) -> Position:
        played = table.played_by_computers()
        enough = {seat for seat, often in self._spoken.items() if often >= ENOUGH}
        people = [seat.seat for seat in table.seats if seat.seat not in played]
        return Position(table.id, table.game, table.state, played, people, self._failed | enough, table.overdue)

    def _order(self, seats: Collection[Seat]) -> list[Seat]:
        """These seats clockwise, beginning after the one that moved last."""
        return sorted(seats, key=lambda seat: (seat <= self._last, seat))

    def _due(self, choice: Choice) -> float:
        """When this move is to be made."""
        answers = choice.others_may_act and choice.seat in self._asked
        delay = self._answer_delay if answers else self._timing.delay
        if choice.trivial:
            delay = min(delay, self._timing.delay * TRIVIAL_DELAY)
        due = max(self._moved_at, self._acted_at) + delay
        # An answer to a person comes soon, whoever else may want the same.
        if not choice.interest or (answers and not choice.closing):
            return due
        return max(due, self._changed_at + choice.interest * self._patience, self._held_until)
