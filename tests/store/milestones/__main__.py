"""Writes the database of a milestone: every game at every number of players and among computers, half played."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

from bot.games import CATALOGUE
from bot.games.chance import seeded
from bot.store import Computer, Database
from bot.tables import Person, Tables, lobby
from tests.store.milestones.playing import play_on

MOVES = 90


async def write(path: Path) -> None:
    """Play and stop."""
    database = await Database.open(path)
    try:
        tables = Tables(database, chance=lambda: seeded("milestone"), now=lambda: 1_800_000_000)
        for key, game in CATALOGUE.items():
            for players in game.players:
                people = [Person(100 + number, f"Person {number}") for number in range(players)]
                table = await lobby.open_table(tables, key, 1, 2, people[0], "en", None)
                for person in people[1:]:
                    await lobby.join(tables, table.id, person, None)
                await lobby.start(tables, table.id, people[0].id, None)
                await play_on(tables, table.id, MOVES)
            await _with_computers(tables, key, game.players[0])
    finally:
        await database.close()


async def _with_computers(tables: Tables, key: str, players: int) -> None:
    """One person among computers, with a clock that runs."""
    computers = [Computer(f"Computer {number}", "normal") for number in range(1, players)]
    host = Person(100, "Person 0")
    table = await lobby.open_table(tables, key, 1, 2, host, "en", None, computers, "live")
    await lobby.start(tables, table.id, host.id, None)
    await play_on(tables, table.id, MOVES)


if __name__ == "__main__":
    asyncio.run(write(Path(__file__).parent / f"{sys.argv[1]}.db"))
