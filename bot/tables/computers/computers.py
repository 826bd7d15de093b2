"""The computers at all tables: a task for each table at which they want something; no Discord here."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from math import ceil

from bot import store
from bot.errors import trace
from bot.games.contract import Seat
from bot.players import FAMILIES, Hint
from bot.tables import acting
from bot.tables.clocks.pace import AWAY
from bot.tables.computers.rhythm import Rhythm
from bot.tables.computers.tempo import Timing
from bot.tables.computers.thinking import Choice, Position, choose
from bot.tables.computers.worker import Callbacks, Worker
from bot.tables.gently import gently
from bot.tables.sleep import Sleep, sleep
from bot.tables.table import Changed, Table
from bot.tables.tables import Tables

log = logging.getLogger(__name__)

ENDLESS = 30.0
"""Seconds after which a thought counts as one that does not end."""
WAKING = 4
"""After a start, computers at one more table begin to think while they think at fewer tables than this."""


class Computers:
    """Plays for computers and for people who left."""

    def __init__(self, tables: Tables, timing: Timing | None = None) -> None:
        self.timing = timing or Timing()
        self.sleep: Sleep = sleep
        """Lets time pass between two moves."""
        self._tables = tables
        self._workers: dict[int, Worker] = {}
        self._rhythms: dict[int, Rhythm] = {}
        """By table, the moments of the trade under way there: also while no computer wants anything in it."""
        # One thread for all tables: several would only take the interpreter from each other, and from the clicks.
        self._thread = ThreadPoolExecutor(1, "computers")
        # And one move at a time: many at once would make a person's wait in the queue for the database.
        self._turn = asyncio.Lock()
        self._thoughts: dict[asyncio.Future[Choice | None], int] = {}
        """What is being thought about, or waits for it, and at which table."""
        self._thinking: tuple[int, float] | None = None
        """The table about which the thread thinks, and since when."""
        self._foretold: dict[int, float] = {}
        """By table, when its computer goes on, on the monotonic clock."""
        self._starting = False
        """Whether the games of the last run are still being taken up, one after the other."""
        self._finished = False
        tables.subscribe(self._changed)

    async def start(self) -> None:
        """After a start: play on at every table where computers play, or people who left or are away.

        There may be thousands, each to be replayed and thought about: they go on one after the other.
        """
        self._starting = True
        try:
            await self._start()
        finally:
            self._starting = False

    async def _start(self) -> None:
        async for table_id in gently(await store.tables_to_play(self._tables.database, AWAY)):
            try:
                table = await self._tables.get(table_id)
                self._wake(table, acted=False)
                self._foretell(table, changed=False)
            except Exception as error:
                # One table that cannot be read must not keep the others from going on.
                log.error("table %d cannot be read: %s", table_id, trace(error))
            await asyncio.sleep(0)
            while len(self._thoughts) >= WAKING:
                await asyncio.wait(self._thoughts, return_when=asyncio.FIRST_COMPLETED)

    async def idle(self) -> None:
        """Wait until no computer wants anything more."""
        while self._workers:
            await asyncio.wait([worker.task for worker in self._workers.values()])
            await asyncio.sleep(0)

    async def finish(self) -> None:
        """Stop; every game stays as its last commit left it."""
        self._finished = True
        tasks = [worker.task for worker in self._workers.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._thread.shutdown(wait=False, cancel_futures=True)

    async def hint(self, table: Table, seat: Seat) -> Hint | None:
        """What a computer would do at this seat as the game stands, by what the seat sees alone."""
        ask, view = FAMILIES[table.game.family].hint, table.view(seat)
        return await asyncio.get_running_loop().run_in_executor(self._thread, ask, view)

    def hold_trading(self, table: Table, person_id: int) -> None:
        """This person begins to make an offer: trading is not to be over meanwhile."""
        worker, seat = self._workers.get(table.id), table.seat_of(person_id)
        if worker is not None and seat is not None:
            worker.hold_trading(seat)
            self._foretell(table, changed=False)

    def thinks(self, table_id: int) -> bool:
        """Whether a computer of this table thinks, or waits for its turn to, and has not done so for too long."""
        return (self._starting or table_id in self._thoughts.values()) and self._hanging() != table_id

    def waits_until(self, table_id: int) -> float:
        """The moment for which the computers of this table wait, or have waited last, on the monotonic clock."""
        worker = self._workers.get(table_id)
        return 0.0 if worker is None else worker.waits_until

    def begin_anew(self, table: Table) -> None:
        """Let the computers of this table begin anew; one whose thought does not end makes the simplest move."""
        hangs = self._hanging() == table.id
        if hangs:
            log.error("table %d: a computer's thought does not end; it makes the simplest move", table.id)
            # What waits behind it is thought about in another thread: this one can't be stopped.
            self._thread.shutdown(wait=False, cancel_futures=True)
            self._thread, self._thinking = ThreadPoolExecutor(1, "computers"), None
        worker = self._workers.pop(table.id, None)
        if worker is not None:
            worker.task.cancel()
        self._wake(table, acted=False)
        self._foretell(table, changed=False)
        worker = self._workers.get(table.id)
        if hangs and worker is not None:
            worker.play_simply(table)

    def _hanging(self) -> int | None:
        """The table about which the thread has thought for too long."""
        if self._thinking is None or self._tables.moment() - self._thinking[1] < ENDLESS:
            return None
        return self._thinking[0]

    async def _think(self, position: Position, seats: Sequence[Seat]) -> Choice | None:
        """What these seats of a table want; thought about beside the event loop."""
        while True:
            thought = asyncio.get_running_loop().run_in_executor(self._thread, self._thought, position, seats)
            self._thoughts[thought] = position.table
            thought.add_done_callback(self._thoughts.pop)
            try:
                return await thought
            except asyncio.CancelledError:
                task = asyncio.current_task()
                if self._finished or (task is not None and task.cancelling()):
                    raise
                # Only its turn was lost, with a thread that another table had kept for too long.

    def _thought(self, position: Position, seats: Sequence[Seat]) -> Choice | None:
        """The same, in the thread."""
        mine = self._thinking = position.table, self._tables.moment()
        try:
            return choose(position, seats, self._tables.chance)
        finally:
            if self._thinking is mine:
                self._thinking = None

    async def _move(self, table_id: int, choice: Choice, state: object) -> bool:
        """Make the move that was thought of, if the table still stands like that; returns whether it was made."""
        async with self._turn:
            return await acting.play_for(self._tables, table_id, choice.seat, state, choice.move)

    def _changed(self, changed: Changed) -> None:
        """A table has changed: its computers may want something now."""
        acted = changed.actor is not None and changed.after is not changed.before
        self._wake(changed.table, acted=acted)
        self._foretell(changed.table, changed=True)

    def _foretell(self, table: Table, *, changed: bool) -> None:
        """Note at the table when its computer goes on. If that is another moment than before, it is announced as a
        change, unless the table has `changed` anyway."""
        worker = self._workers.get(table.id)
        waits = worker is not None and not worker.task.done() and table.under_way
        ends_at = worker.goes_on_at(table) if worker is not None and waits else None
        if ends_at == (None if table.goes_on_at is None else self._foretold.get(table.id)):
            return
        if ends_at is None:
            self._foretold.pop(table.id, None)
            table.goes_on_at = None
        else:
            self._foretold[table.id] = ends_at
            table.goes_on_at = ceil(self._tables.time() + ends_at - self._tables.moment())
        if not changed:
            self._tables.announce(Changed(table, table.state, table.state, None))

    def _wake(self, table: Table, *, acted: bool) -> None:
        if self._finished or not table.under_way or not table.played_by_computers():
            self._rhythms.pop(table.id, None)
            return
        worker = self._workers.get(table.id)
        if worker is None or worker.task.done():
            callbacks = Callbacks(self._think, self._move, lambda *wait: self.sleep(*wait))
            rhythm = self._rhythms.setdefault(table.id, Rhythm(self._tables.moment()))
            worker = Worker(table, self._tables, callbacks, self.timing, rhythm)
            self._workers[table.id] = worker
            worker.task.add_done_callback(lambda _: self._ended(worker))
        worker.notify(table, acted=acted)

    def _ended(self, worker: Worker) -> None:
        if self._workers.get(worker.table_id) is worker:
            del self._workers[worker.table_id]
            if not worker.rhythm.talks:
                self._rhythms.pop(worker.table_id, None)
