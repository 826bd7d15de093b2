"""The games that were looked at last, ready to be looked at again; the others are in the store."""

from __future__ import annotations

import asyncio
import json
from collections import OrderedDict
from collections.abc import Sequence
from itertools import accumulate
from typing import Any

from bot import store
from bot.games.contract import AnyGame, IllegalMove
from bot.store import Status
from bot.tables.replays.course import Course
from bot.tables.table import AT_ONCE, Table
from bot.tables.tables import Tables

KEPT = 8
"""How many games are kept in memory: one has a thousand states at most, which share nearly all that is in them."""


class Replays:
    """The games of one database that are over."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._courses: OrderedDict[int, Course] = OrderedDict()

    async def course(self, table: Table) -> Course:
        """The game that was played here; raises IllegalMove for one that is not over, or of which the result alone
        is left."""
        await self.require_over(table)
        course = self._courses.get(table.id)
        if course is None:
            course = await self._read(table)
        self._courses[table.id] = course
        self._courses.move_to_end(table.id)
        while len(self._courses) > KEPT:
            self._courses.popitem(last=False)
        return course

    async def require_over(self, table: Table) -> None:
        """Refuse, and say why, unless a game is over here that can be looked at again."""
        if table.row.status is not Status.ENDED:
            self._courses.pop(table.id, None)
            raise IllegalMove(await self._why_not(table), table=table.id)

    async def _why_not(self, table: Table) -> str:
        """Games that are too old lose their events and keep their results."""
        if table.open:
            return "replay-not-over"
        kept = await store.results_of(self._tables.database, table.id)
        return "replay-too-old" if kept else "replay-never-ended"

    async def _read(self, table: Table) -> Course:
        written = await store.events_of(self._tables.database, table.id)
        events: list[Any] = []
        states: list[Any] = []
        for number, text in enumerate(written, 1):
            event = table.game.load(json.loads(text))
            events.append(event)
            states.append(_after(table.game, states, event, len(table.seats)))
            if not number % AT_ONCE:
                await asyncio.sleep(0)
        return Course(table.game, states, events)


def course_of(game: AnyGame, players: int, events: Sequence[Any]) -> Course:
    """A whole game of so many players, from its deal on."""
    begun = game.replay(players, events[:1])
    return Course(game, [*accumulate(events[1:], game.evolve, initial=begun)], events)


def _after(game: AnyGame, states: Sequence[Any], event: Any, players: int) -> Any:
    return game.evolve(states[-1], event) if states else game.replay(players, (event,))
