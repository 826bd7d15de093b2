"""Tables without Discord: people sit down, play, and what was told of it is kept."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from bot.games.bohnanza.moves import EndTrading, Move, Plant, TurnUp
from bot.games.chance import seeded
from bot.games.contract import Refusal
from bot.store import Database, events_of
from bot.tables import Changed, Computers, Person, Table, Tables, Timing, lobby, seating
from bot.tables.acting import Acted, act

ANA, BEN, CLEO, DAN = (Person(number, name) for number, name in enumerate(("Ana", "Ben", "Cleo", "Dan"), start=11))
GAME, GUILD, CHANNEL = "rio_grande_2000", 500, 600
OTHER = "amigo_1997"
"""Another game, which has seats for five."""


class Hall:
    """All tables of one database; `reopen` is what a restart does."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.time = 1_000_000.0
        self.announced: list[Changed] = []
        self.reopen()

    def reopen(self) -> Tables:
        """The tables anew, from the database alone."""
        self.tables = Tables(self.database, chance=lambda: seeded(3), now=lambda: self.time)
        self.computers = Computers(self.tables, Timing(delay=0, patience=0))
        self.announced.clear()
        self.tables.subscribe(self.announced.append)
        return self.tables

    async def open(self, *people: Person, start: bool = True) -> Table:
        """A table of these people (the first is its host), begun or not."""
        table = await lobby.open_table(self.tables, GAME, GUILD, CHANNEL, people[0], "en", None)
        for person in people[1:]:
            await seating.join(self.tables, table.id, person, None)
        if start:
            await lobby.start(self.tables, table.id, people[0].id, None)
        self.announced.clear()
        return table

    async def act(self, table: Table, person: Person, *moves: Move, interaction: int | None = None) -> Acted:
        """Make these moves."""
        return await act(self.tables, table.id, person.id, lambda _: moves, interaction)

    def active(self, table: Table) -> Person:
        """Whose turn it is."""
        return next(p for p in (ANA, BEN, CLEO, DAN) if p.id == table.seats[table.state.active].person_id)

    async def first(self, table: Table) -> Plant:
        """The move with which the active player begins."""
        view = table.view(table.state.active)
        return Plant(view.own.hand[0], 0)

    async def turn(self, table: Table) -> None:
        """The active player plants one card, turns up two and keeps them without planting yet."""
        person = self.active(table)
        await self.act(table, person, await self.first(table), TurnUp())
        await self.act(table, person, EndTrading())

    async def stored(self, table: Table) -> Sequence[str]:
        """The events as they are stored."""
        return await events_of(self.database, table.id)


async def refused(wish: Any) -> tuple[str, dict[str, str | int]]:
    """Why this was refused."""
    with pytest.raises(Refusal) as caught:
        await wish
    return caught.value.reason, caught.value.facts
