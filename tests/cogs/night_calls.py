"""Which calls that Discord counts a whole night costs, besides its games."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from bot.ui.publishing.outbox.places import PUBLIC
from bot.ui.publishing.outbox.slots import Slot
from tests.cogs.counting import FREE
from tests.cogs.nights import DAY, HOUR, finish, later, night_of, plan, table_ids
from tests.cogs.world import World, world

PEOPLE = 20


class NightCalls:
    """Counts from when it is made: what reads, too, but no answer to a click and nothing that its token edits, and
    nothing of the games that are under way or over."""

    def __init__(self, here: World) -> None:
        self.calls: list[str] = []
        self._here = here
        self._of_games = False
        here.hear.append(self._called)

    def games_begin(self) -> None:
        """From now on the tables' own messages, and those to their people, belong to the games."""
        self._of_games = True

    def _called(self, request: Any) -> None:
        _, where, *rest = request.path.split("/")
        if where in FREE or (self._of_games and self._of_a_game(where, rest)):
            return
        self.calls.append(f"{request.method:6} {self._what(where, rest)}")

    def _of_a_game(self, where: str, rest: list[str]) -> bool:
        if where != "channels" or int(rest[0]) != self._here.channel.id:
            return where in ("channels", "users")
        slots = self._here.bot.publisher.slots
        tables = [slots.get(Slot(slot.table, PUBLIC)) for slot in slots.all()]
        return len(rest) > 2 and int(rest[2]) in {row.message_id for row in tables if row is not None}

    def _what(self, where: str, rest: list[str]) -> str:
        return {"channels": "message", "guilds": "event"}.get(where, where)


async def night_of_many(folder: Path, people: int = PEOPLE) -> list[str]:
    """A weekly night to which so many come, each by a click on its announcement; all of its calls, in their
    order."""
    names = [f"P{number}" for number in range(people)]
    async with world(folder, *names) as here:
        counting = NightCalls(here)
        await plan(here, names[0], within=DAY, weekly=True)
        for name in names[1:]:
            announcement = here.channel.history()[0]
            await here.click(name, announcement, "night-answer", "1", "coming")
        await later(here, DAY - HOUR)
        await later(here, HOUR)
        counting.games_begin()
        for table in await table_ids(here):
            assert table is not None
            assert len((await here.bot.tables.get(table)).seats) == 5
            await finish(here, table)
        assert (await night_of(here, 2)).message_id is not None
        return counting.calls
