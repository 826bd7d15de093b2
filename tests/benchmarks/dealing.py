"""Tables to measure: dealt, and played on by people who make sensible moves."""

from __future__ import annotations

import random
import time
from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from bot.games import CATALOGUE
from bot.games.chance import seeded
from bot.players import FAMILIES
from bot.store import Database, Status
from bot.tables import Person, Table, Tables, lobby, seating
from bot.tables.acting import act

GAME = "rio_grande_2000"
EVENTS = 150
"""About as many events as a game has in its middle."""


@asynccontextmanager
async def new_tables(path: Path) -> AsyncIterator[Tables]:
    """The tables of a new database on disk."""
    database = await Database.open(path)
    try:
        yield Tables(database, chance=lambda: seeded("benchmark"))
    finally:
        await database.close()


def people(count: int, first: int = 1) -> list[Person]:
    """So many people."""
    return [Person(number, f"P{number}") for number in range(first, first + count)]


async def deal(tables: Tables, seated: Iterable[Person], guild: int = 1, channel: int = 2) -> Table:
    """A table at which these people have begun to play."""
    host, *others = seated
    table = await lobby.open_table(tables, GAME, guild, channel, host, "en", None)
    for person in others:
        await seating.join(tables, table.id, person, None)
    return await lobby.start(tables, table.id, host.id, None)


async def play(
    tables: Tables, table: Table, luck: random.Random, events: int | None = None
) -> AsyncIterator[float]:
    """Play on until the game is over or so many events have happened; how many seconds each move took."""
    choose = FAMILIES[CATALOGUE[GAME].family].players["normal"]
    interaction = time.time_ns()
    while table.row.status is Status.RUNNING and (events is None or table.sequence < events):
        seat = luck.randrange(len(table.seats))
        move = choose(table.view(seat), tables.chance)
        if move is None:
            continue
        interaction += 1
        began = time.perf_counter()
        await act(tables, table.id, table.seats[seat].person_id, _only(move), interaction)
        yield time.perf_counter() - began


def _only(move: Any) -> Any:
    def choose(view: Any) -> Sequence[Any]:
        return (move,)

    return choose
