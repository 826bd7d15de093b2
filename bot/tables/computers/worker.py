"""The computers at one table: they think, wait so that people can follow, and move one after the other."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable, Hashable, Sequence
from typing import NamedTuple

from bot.errors import trace
from bot.games.contract import Refusal, Seat
from bot.players import FAMILIES, Talk
from bot.tables.clocks.pace import wished
from bot.tables.computers.rhythm import Ends, Rhythm
from bot.tables.computers.tempo import Timing, Waits
from bot.tables.computers.thinking import Choice, Position
from bot.tables.sleep import Sleep
from bot.tables.table import Table
from bot.tables.tables import Tables

log = logging.getLogger(__name__)

ANSWERED_WITHIN = 1.5
"""Seconds in which all computers of a table have answered what a person did in trading."""
TALK = 3
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

    def __init__(self, table: Table, tables: Tables, callbacks: Callbacks, timing: Timing, rhythm: Rhythm) -> None:
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
        self.rhythm = rhythm
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
        self.rhythm.hear(_talk(table), people_of(table), moment)
        self._failed.clear()
        self._notified.set()

    def hold_trading(self, seat: Seat) -> None:
        """The person at this seat begins to make an offer: trading is kept open for it."""
        self.rhythm.builds(seat, self._tables.moment())
        self._notified.set()

    def play_simply(self, table: Table) -> None:
        """As the game stands now, its computers make the simplest moves."""
        self._failed.update(table.played_by_computers())

    def goes_on_at(self, table: Table) -> float | None:
        """When the computer that leads the trading ends it at the latest; None where it waits for nobody."""
        ends = self._ends(table)
        return None if ends is None else ends.trade

    def _ends(self, table: Table) -> Ends | None:
        talk = _talk(table)
        if talk is None or talk.leads in table.overdue or talk.leads not in table.game.to_act(table.state):
            return None
        return self.rhythm.ends(talk, people_of(table), self._waits(table))

    def _waits(self, table: Table) -> Waits:
        return self._timing.waits(table.row.tempo, day=wished(table.row.pace) == "day")

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
        state, talk, ends, moment = table.state, _talk(table), self._ends(table), self._tables.moment()
        quiet = ends is not None and moment >= ends.talk
        over = ends is not None and moment >= max(ends)
        seats = [talk.leads] if talk is not None and over else self._order(table, talk)
        choice = await self._callbacks.think(self._position(table, quiet=quiet), seats)
        if choice is None:
            self._asked.clear()
            return self._notified.is_set()
        due = self._moved_at if over else self._due(table, choice)
        if ends is not None and not over:
            until = ends.trade if quiet else ends.talk
            due, choice = (due, choice) if due < until else (until, None)
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

    def _position(self, table: Table, *, quiet: bool) -> Position:
        played = table.played_by_computers()
        enough = {seat for seat, often in self._spoken.items() if often >= ENOUGH}
        people, fallback = sorted(people_of(table)), self._failed | enough
        return Position(table.id, table.game, table.state, played, people, fallback, table.overdue, quiet)

    def _order(self, table: Table, talk: Talk | None) -> list[Seat]:
        """The computers' seats clockwise, beginning after the one that moved last; in a talk that one says the
        rest first, and whoever leads it begins, so that until when it lasts is soon known."""
        first = None if talk is None else self._last if self._speaks(table) else talk.leads
        return sorted(table.played_by_computers(), key=lambda seat: (seat != first, seat <= self._last, seat))

    def _speaks(self, table: Table) -> bool:
        """Whether the last move of a computer was said in the talk under way."""
        return _stage(table) == self._stage

    def _due(self, table: Table, choice: Choice) -> float:
        """When this move is to be made."""
        beat, talk = self._timing.beat(table.row.tempo), _talk(table)
        before = max(self._moved_at, self._acted_at)
        if talk is None or not choice.others_may_act:
            return before if _stage(table) == self._stage else before + beat
        read = self.rhythm.began_at + beat
        if choice.closing:
            # At the moment that was shown; or, where nobody listens, without a beat after a person: the last to
            # say that they are done has waited for just this.
            ends_at = self.goes_on_at(table)
            return max(self._moved_at + beat / 2 if ends_at is None else ends_at, read)
        spoken_at = max(self._spoken_at(table, talk, before, beat), read)
        if choice.seat == self._last and self._speaks(table):
            # What one computer has to say comes together: it is read at one look, and shown by one edit.
            spoken_at = before
        if choice.takes is not None:
            free_at = self.rhythm.free_at(choice.takes, talk, people_of(table), self._waits(table))
            return max(spoken_at, free_at)
        if choice.seat in self._asked:
            return min(spoken_at, before + ANSWERED_WITHIN / self._answering)
        return spoken_at

    def _spoken_at(self, table: Table, talk: Talk, before: float, beat: float) -> float:
        """When something is said in a talk: so that people can follow who listen, but once a computer waits for
        them no longer, or all are done and it has been talked for long, at once."""
        if not talk.undecided & people_of(table):
            return max(min(before + beat / 2, self.rhythm.began_at + (1 + TALK) * beat), before)
        ends_at = self.goes_on_at(table)
        return before + beat if ends_at is None else min(before + beat, max(before, ends_at))


def people_of(table: Table) -> frozenset[Seat]:
    """The seats that no computer plays."""
    return frozenset(seat.seat for seat in table.seats) - table.played_by_computers().keys()


def _talk(table: Table) -> Talk | None:
    return FAMILIES[table.game.family].talk(table.view(None)) if table.state is not None else None


def _stage(table: Table) -> Hashable:
    return FAMILIES[table.game.family].stage(table.view(None))
