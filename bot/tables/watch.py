"""The watch: finds games that stand still though nobody has to decide, and sets them going again; why they stood
still, and people who may decide and don't, are no business of this module."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import NamedTuple

from bot import store
from bot.errors import trace
from bot.games.contract import Refusal
from bot.tables.clocks.pace import AWAY
from bot.tables.computers.computers import Computers
from bot.tables.gently import gently
from bot.tables.sleep import Sleep, sleep
from bot.tables.table import Changed, Table
from bot.tables.tables import Tables

log = logging.getLogger(__name__)

EVERY = 10.0
"""Seconds between two looks."""
STILL = 30
"""Seconds for which a game may wait for a computer, besides the time that it takes so that people can follow."""
LONGEST = 3600
"""Seconds after which, at most, a game that could not be set going is tried again; they double each time."""
OVERLAP = 60
"""Seconds that are looked at once more: what was being stored at the last look was not seen there."""


class Suspect(NamedTuple):
    """A game that is looked at again: from which moment on, and how often it was set going in vain."""

    at: float
    tried: int = 0


class Watch:
    """Looks at every game that has come to rest; `found` is told of each that stood still."""

    def __init__(self, tables: Tables, computers: Computers, found: Callable[[], None] = lambda: None) -> None:
        self.found = found
        self.every = EVERY
        self.sleep: Sleep = sleep
        """Lets time pass between two looks."""
        self._tables = tables
        self._computers = computers
        self._until = tables.opened_at - STILL
        """The games last touched until this moment have been looked at; those that stood still are among the
        suspects."""
        self._began = False
        self._suspects: dict[int, Suspect] = {}

    async def run(self) -> None:
        """Look for as long as the program runs."""
        never = asyncio.Event()
        while True:
            await self.sleep(never, self.every)
            try:
                await self.look()
            except store.DatabaseClosed:
                return
            except Exception as error:
                log.error("it could not be seen whether games stand still: %s", trace(error))

    async def look(self) -> None:
        """Look at the games that have come to rest since the last look, and at those that were suspect then."""
        async for table_id in gently(await self._to_look_at()):
            try:
                async with asyncio.timeout(STILL):
                    await self._look_at(table_id)
            except Refusal:
                # It is over, or paused, by now.
                self._suspects.pop(table_id, None)
            except store.DatabaseClosed:
                raise
            except Exception as error:
                log.error("table %d cannot be set going: %s", table_id, trace(error))
                self._suspect(table_id)

    async def _to_look_at(self) -> list[int]:
        now, moment, database = self._tables.now(), self._tables.moment(), self._tables.database
        until = now - STILL
        # The clock may have been set back.
        since = min(self._until, until) - OVERLAP
        found = [*await store.games_at_rest(database, since, until), *await store.games_overdue(database, until)]
        if not self._began:
            # Those of the last run: where one could not be read when the computers began, nobody goes on.
            found += await store.tables_to_play(database, AWAY)
            self._began = True
        self._until = until
        again = [table_id for table_id, suspect in self._suspects.items() if suspect.at <= moment]
        fresh = [table_id for table_id in dict.fromkeys(found) if table_id not in self._suspects]
        return [*again, *fresh]

    async def _look_at(self, table_id: int) -> None:
        table = await self._tables.get(table_id)
        why = standing_still(self._tables, table)
        if not why:
            self._suspects.pop(table_id, None)
            return
        rest = self._rest(table)
        if rest > 0:
            self._suspects[table_id] = Suspect(self._tables.moment() + rest)
            return
        log.error("table %d stands still (%s); it is read anew and set going", table_id, why)
        self.found()
        self._suspect(table_id)
        await self._set_going(table_id)

    def _rest(self, table: Table) -> float:
        """For how many seconds more nothing may happen here without anything being wrong."""
        if self._computers.thinks(table.id):
            return self.every
        dues = [table.clocks[seat].due_at for seat in table.overdue]
        quiet = self._tables.now() - max(table.row.touched_at, table.goes_on_at or 0, *dues)
        return STILL - min(quiet, self._tables.moment() - self._computers.waits_until(table.id))

    def _suspect(self, table_id: int) -> None:
        """Look at this game again, later each time."""
        tried = self._suspects.get(table_id, Suspect(0)).tried + 1
        pause = min(STILL * 2 ** min(tried - 1, 16), LONGEST)
        self._suspects[table_id] = Suspect(self._tables.moment() + pause, tried)

    async def _set_going(self, table_id: int) -> None:
        """Make the game anew from its events, wind up clocks that stand, and let the computers begin anew."""
        self._tables.reread_tables([table_id])
        async with self._tables.changing(table_id) as table:
            if table.under_way and _without_clock(self._tables, table):
                clocks = self._tables.clocks(table, table.seats, table.state)
                row = await store.set_clocks(self._tables.database, table_id, clocks, self._tables.now())
                await self._tables.reload(table, row)
        self._tables.announce(Changed(table, table.state, table.state, None))
        self._computers.begin_anew(table)


def standing_still(tables: Tables, table: Table) -> str:
    """Why this game ought to be going on by itself; empty where it waits for people, or for nothing."""
    if not table.under_way or table.given:
        return ""
    waiting = set(table.game.to_act(table.state))
    if not waiting:
        return "nobody may act"
    if waiting & table.played_by_computers().keys():
        return "it waits for a computer"
    return "nobody's clock runs" if _without_clock(tables, table) else ""


def _without_clock(tables: Tables, table: Table) -> bool:
    """Whether somebody's time would never be over at a pace at which it should."""
    due = tables.clocks(table, table.seats, table.state)
    return bool({clock.seat for clock in due} - table.clocks.keys())
