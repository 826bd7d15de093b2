"""The computers at one table: they think, wait so that people can follow, and move one after the other."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable, Collection, Hashable, Sequence
from typing import NamedTuple

from bot.errors import trace
from bot.games.contract import Refusal, Seat
from bot.players import FAMILIES, Talk
from bot.tables.computers.rhythm import Rhythm
from bot.tables.computers.tempo import Timing
from bot.tables.computers.thinking import Choice, Position
from bot.tables.sleep import Sleep
from bot.tables.table import Table
from bot.tables.tables import Tables

log = logging.getLogger(__name__)

ANSWERED_WITHIN = 1.5
"""Seconds in which all computers of a table have answered what a person did in trading."""
TALK = 5
"""Beats after which computers say the rest at once, where all people who listen are done."""
ENOUGH = 12
"""How many moves a computer makes while everyone may act, until a person does something."""
RETRY = 30.0
"""Seconds after which a move that could not be stored is tried again."""


class Callbacks(NamedTuple):
    """What others do for a worker: think in a thread, move in turn, sleep."""

    think: Callable[[Position, Sequence[Seat]], Awaitable[Choice | None]]
    """Chooses a move for one of these seats."""
    move: Callable[[int, Choice, object], Awaitable[bool]]
    """Makes the move at this table if its game still stands like that; returns whether it was made."""
    sleep: Sleep


class Worker:
    """Plays at one table until no computer there wants anything; told of a change, it looks again."""

    def __init__(self, table: Table, tables: Tables, callbacks: Callbacks, timing: Timing) -> None:
        self.table_id = table.id
        self._tables = tables
        self._callbacks = callbacks
        self._timing = timing
        self._notified = asyncio.Event()
        self._acted_at = tables.moment()
        self.waits_until = self._acted_at
        """The moment for which a move waits, so that people can follow or have their say."""
        self._moved_at = self._acted_at
        """The beat on which a computer moved last."""
        self._rhythm = Rhythm(timing, self._acted_at)
        self._asked: set[Seat] = set()
        """The seats that have not moved since a person did something."""
        self._answering = 1
        """How many computers had something to answer when a person did something."""
        self._spoken: Counter[Seat] = Counter()
        """How often each seat has moved while everyone may act, since a person did something."""
        self._failed: set[Seat] = set()
        """The seats whose move was refused as the game stands now."""
        self._last: Seat = -1
        self._stage: Hashable = None
        """What the last move belonged to; a move that belongs to it too is made at once."""
        self.task = asyncio.create_task(self._run(), name=f"computers-{table.id}")

    def notify(self, table: Table, *, acted: bool) -> None:
        """The table has changed, or (`acted`) a person has done something in its game."""
        moment = self._tables.moment()
        if acted:
            if not self._asked:
                self._acted_at = moment
            self._asked = set(table.played_by_computers())
            self._answering = max(1, len(self._asked))
            self._spoken.clear()
        self._rhythm.hear(_talk(table), _people(table), moment)
        self._failed.clear()
        self._notified.set()

    def hold_trading(self, seat: Seat) -> None:
        """The person at this seat begins to make an offer: trading is kept open for it."""
        self._rhythm.builds(seat, self._tables.moment())
        self._notified.set()

    def play_simply(self, table: Table) -> None:
        """As the game stands now, its computers make the simplest moves."""
        self._failed.update(table.played_by_computers())

    def goes_on_at(self, table: Table) -> float | None:
        """When the computer that leads the trading ends it at the latest; None where it waits for nobody."""
        talk = _talk(table)
        if talk is None or talk.leads in table.overdue or talk.leads not in table.game.to_act(table.state):
            return None
        return self._rhythm.ends_at(talk, _people(table), day=table.row.pace == "day")

    async def _run(self) -> None:
        while True:
            try:
                if not await self._step():
                    return
            except Exception as error:
                log.error("table %d: its computers could not move: %s", self.table_id, trace(error))
                await self._callbacks.sleep(self._notified, RETRY)

    async def _step(self) -> bool:
        """Make one move, or wait until it is time for it; returns whether there may be another one."""
        self._notified.clear()
        table = await self._tables.get(self.table_id)
        played = table.played_by_computers()
        if not table.under_way or not played:
            return False
        state, talk, ends_at = table.state, _talk(table), self.goes_on_at(table)
        over = ends_at is not None and self._tables.moment() >= ends_at
        seats = [talk.leads] if talk is not None and over else self._order(played)
        choice = await self._callbacks.think(self._position(table, over=over), seats)
        if choice is None:
            self._asked.clear()
            return self._notified.is_set()
        due = self._moved_at if over else self._due(table, choice)
        if ends_at is not None and not over and due > ends_at:
            due, choice = ends_at, None
        rest = due - self._tables.moment()
        if rest > 0:
            self.waits_until = due
            await self._callbacks.sleep(self._notified, rest)
        if choice is not None and not self._notified.is_set():
            await self._move(table, choice, state, due)
        return True

    async def _move(self, table: Table, choice: Choice, state: object, due: float) -> None:
        stage = _stage(table)
        try:
            moved = await self._callbacks.move(self.table_id, choice, state)
        except Refusal as refusal:
            log.error("table %d, seat %d: a computer was refused (%s)", self.table_id, choice.seat, refusal.reason)
            if choice.seat in self._failed:
                await self._callbacks.sleep(self._notified, RETRY)
            self._failed.add(choice.seat)
            return
        if moved:
            # On the beat, however long the thinking took, unless that took longer than a beat.
            self._moved_at = max(due, self._tables.moment() - self._timing.beat(table.row.tempo))
            self._last, self._stage = choice.seat, _stage(table) if choice.closing else stage
            self._asked.discard(choice.seat)
            self._spoken = self._spoken + Counter([choice.seat]) if choice.others_may_act else Counter()

    def _position(self, table: Table, *, over: bool) -> Position:
        played = table.played_by_computers()
        enough = {seat for seat, often in self._spoken.items() if often >= ENOUGH}
        people, fallback = sorted(_people(table)), self._failed | enough
        return Position(table.id, table.game, table.state, played, people, fallback, table.overdue, over)

    def _order(self, seats: Collection[Seat]) -> list[Seat]:
        """These seats clockwise, beginning after the one that moved last."""
        return sorted(seats, key=lambda seat: (seat <= self._last, seat))

    def _due(self, table: Table, choice: Choice) -> float:
        """When this move is to be made."""
        beat, talk = self._timing.beat(table.row.tempo), _talk(table)
        before = max(self._moved_at, self._acted_at)
        if talk is None or not choice.others_may_act:
            return before if _stage(table) == self._stage else before + beat
        if choice.closing:
            return max(before + beat, self.goes_on_at(table) or 0)
        if choice.takes is not None:
            before = max(before, self._rhythm.made_at(choice.takes) + self._timing.patience / 4 - beat)
        spoken_at = self._spoken_at(table, talk, before, beat)
        if choice.seat in self._asked and choice.takes is None:
            return min(spoken_at, before + ANSWERED_WITHIN / self._answering)
        return spoken_at

    def _spoken_at(self, table: Table, talk: Talk, before: float, beat: float) -> float:
        """When something is said in a talk: a beat after it began, and so that people can follow who listen."""
        read = self._rhythm.began_at + beat
        if talk.undecided & _people(table):
            return max(before + beat, read)
        return max(min(before + beat / 2, read + TALK * beat), before, read)


def _people(table: Table) -> frozenset[Seat]:
    """The seats that no computer plays."""
    return frozenset(seat.seat for seat in table.seats) - table.played_by_computers().keys()


def _talk(table: Table) -> Talk | None:
    return FAMILIES[table.game.family].talk(table.view(None)) if table.state is not None else None


def _stage(table: Table) -> Hashable:
    return FAMILIES[table.game.family].stage(table.view(None))
