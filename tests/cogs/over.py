"""Games that are over at once: their record is stored in the place of what was dealt."""

from __future__ import annotations

import json
import sqlite3

from bot.store import Status
from tests.cogs.world import World
from tests.tables.replays.games import Lived, lived


async def over(here: World, *names: str, key: str = "rio_grande_2000") -> tuple[int, Lived]:
    """A game of this kind between these people that has just ended, and what was lived in it."""
    number = await here.open(*names, game=key)
    played = lived(key, len(names))
    await end(here, number, played)
    return number, played


async def end(here: World, number: int, played: Lived) -> None:
    """This was played at a table where a game is under way."""
    rows = [
        (number, place, json.dumps(played.game.dump(event))) for place, event in enumerate(played.events, start=1)
    ]

    def write(connection: sqlite3.Connection) -> None:
        connection.execute("DELETE FROM events WHERE table_id = ?", (number,))
        connection.executemany("INSERT INTO events (table_id, sequence, event) VALUES (?, ?, ?)", rows)
        connection.execute("UPDATE tables SET status = ? WHERE id = ?", (Status.ENDED, number))

    await here.database.write(write)
    here.bot.tables.reread_tables([number])
    await here.bot.tables.get(number)
