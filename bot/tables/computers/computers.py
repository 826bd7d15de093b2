"""The computers at all tables: a task for each table at which they want something; no Discord here."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor

from bot import store
from bot.errors import trace
from bot.games.contract import Seat
from bot.players import FAMILIES, Hint
from bot.tables.clocks.pace import AWAY
from bot.tables.computers.thinking import Position, Wish, wish
from bot.tables.computers.worker import Hands, Pause, Playing, Timing, pause
from bot.tables.table import Changed, Table
from bot.tables.tables import Tables

log = logging.getLogger(__name__)


class Computers:
    """Plays for computers and for people who left."""

    def __init__(self, tables: Tables, timing: Timing | None = None) -> None:
        self.timing = timing or Timing()
        self.pause: Pause = pause
        """Lets so many seconds pass, or fewer where something happens."""
        self._tables = tables
        self._playing: dict[int, Playing] = {}
        # One thread for all tables: several would only take the interpreter from each other, and from the clicks.
        self._thread = ThreadPoolExecutor(1, "computers")
        # And one move at a time: many at once would let a person's wait in the line for the database.
        self._turn = asyncio.Lock()
        self._finished = False
        tables.subscribe(self._changed)

    async def resume(self) -> None:
        """After a start: go on at every table where somebody is to be played for."""
        for table_id in await store.tables_to_play(self._tables.database, AWAY):
            try:
                self._wake(await self._tables.get(table_id), acted=False)
            except Exception as error:
                # One table that cannot be read must not keep the others from going on.
                log.error("table %d cannot be read: %s", table_id, trace(error))
            await asyncio.sleep(0)

    async def idle(self) -> None:
        """Wait until no computer wants anything more."""
        while self._playing:
            await asyncio.wait([playing.task for playing in self._playing.values()])
            await asyncio.sleep(0)

    async def finish(self) -> None:
        """Stop; every game stands as it does after its last commit."""
        self._finished = True
        tasks = [playing.task for playing in self._playing.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._thread.shutdown(wait=False, cancel_futures=True)

    async def hint(self, table: Table, seat: Seat) -> Hint | None:
        """What a computer would do at this seat as the game stands, from what the seat sees alone."""
        ask, view = FAMILIES[table.game.family].hint, table.view(seat)
        return await asyncio.get_running_loop().run_in_executor(self._thread, ask, view, self._tables.chance)

    def linger(self, table: Table) -> None:
        """A person at this table has opened a form or a question: trading is not to be over meanwhile."""
        playing = self._playing.get(table.id)
        if playing is not None:
            playing.linger()

    async def _think(self, position: Position, seats: Sequence[Seat]) -> Wish | None:
        """What these seats of a table want; thought about beside the event loop."""
        chance = self._tables.chance
        return await asyncio.get_running_loop().run_in_executor(self._thread, wish, position, seats, chance)

    async def _move(self, table_id: int, wish: Wish, state: object) -> bool:
        """Make the move that was thought of, if the table still stands like that; whether it was made."""
        async with self._turn:
            return await self._tables.play_for(table_id, wish.seat, state, wish.move)

    def _changed(self, changed: Changed) -> None:
        """A table has changed: its computers may want something now."""
        acted = changed.actor is not None and changed.after is not changed.before
        self._wake(changed.table, acted=acted)

    def _wake(self, table: Table, *, acted: bool) -> None:
        if self._finished or not table.going or not table.played():
            return
        playing = self._playing.get(table.id)
        if playing is None or playing.task.done():
            hands = Hands(self._think, self._move, lambda *wait: self.pause(*wait))
            playing = Playing(table.id, self._tables, hands, self.timing)
            self._playing[table.id] = playing
            playing.task.add_done_callback(lambda _: self._ended(playing))
        playing.stir(table, acted=acted)

    def _ended(self, playing: Playing) -> None:
        if self._playing.get(playing.table_id) is playing:
            del self._playing[playing.table_id]
