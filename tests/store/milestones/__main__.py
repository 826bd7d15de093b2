"""Writes the databases of a milestone: every game at every number of players and among computers, half played; and
in `around/` what stands around games."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

from bot.games import CATALOGUE
from bot.games.chance import Chance, seeded
from bot.store import Computer, Database
from bot.tables import Person, Tables, lobby, seating
from tests.store.milestones.around import write_around
from tests.store.milestones.beside import write_beside
from tests.store.milestones.playing import play_on
from tests.store.milestones.settling import PLANS, settle

MOVES = 90


async def write(path: Path) -> None:
    """Play and stop."""
    database = await Database.open(path)
    try:
        for key, game in CATALOGUE.items():
            for players in [] if key in {plan.game for plan in PLANS} else game.players:
                tables, table_id = await _start(database, key, players, seeded("milestone"))
                await play_on(tables, table_id, MOVES)
            await _with_computers(database, key, game.players[0])
        for plan in PLANS:
            tables, table_id = await _start(database, plan.game, len(plan.beans.split()), plan.deal())
            await settle(tables, table_id, plan, MOVES)
    finally:
        await database.close()


async def _start(database: Database, key: str, players: int, luck: Chance) -> tuple[Tables, int]:
    """A table of a game for so many people."""
    tables = _tables(database, luck)
    people = [Person(100 + number, f"Person {number}") for number in range(players)]
    table = await lobby.open_table(tables, key, 1, 2, people[0], "en", None)
    for person in people[1:]:
        await seating.join(tables, table.id, person, None)
    await lobby.start(tables, table.id, people[0].id, None)
    return tables, table.id


async def _with_computers(database: Database, key: str, players: int) -> None:
    """One person among computers, with a clock that runs."""
    tables = _tables(database, seeded("milestone"))
    computers = [Computer(f"Computer {number}", "normal") for number in range(1, players)]
    host = Person(100, "Person 0")
    table = await lobby.open_table(tables, key, 1, 2, host, "en", None, computers, "live")
    await lobby.start(tables, table.id, host.id, None)
    await play_on(tables, table.id, MOVES)


def _tables(database: Database, luck: Chance) -> Tables:
    return Tables(database, chance=lambda: luck, now=lambda: 1_800_000_000)


async def write_both(folder: Path, name: str) -> None:
    """Write both files of a milestone."""
    await write(folder / f"{name}.db")
    database = await Database.open(folder / "around" / f"{name}.db")
    try:
        await write_around(database)
        await write_beside(database)
    finally:
        await database.close()


if __name__ == "__main__":
    milestones = Path(__file__).parent
    asyncio.run(write_both(milestones, sys.argv[1]))
    for lock in milestones.rglob("*.db.lock"):
        lock.unlink()
