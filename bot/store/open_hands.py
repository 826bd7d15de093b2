"""Remembers which people have said that everybody who looks back at a game of theirs may see their hand."""

import sqlite3

from bot.store.changes import Change
from bot.store.errors import WrongSeats, WrongStatus
from bot.store.file.database import Database
from bot.store.tables import Status

_SEAT = "SELECT coalesce(max(seat), -1) FROM seats WHERE table_id = ? AND person_id = ? AND NOT left"


async def open_hands_of(database: Database, table_id: int) -> frozenset[int]:
    """Give the seats whose people have said so and not taken it back."""
    rows = await database.read("SELECT seat FROM open_hands WHERE table_id = ?", (table_id,))
    return frozenset([seat for (seat,) in rows])


async def set_open_hand(database: Database, table_id: int, person_id: int, *, opened: bool) -> None:
    """Note what this person says of a game that is over.

    Raises WrongSeats if they have no seat or left it, and WrongStatus for any other game: before its end a yes
    would tell the others something.
    """

    def note(connection: sqlite3.Connection) -> None:
        change = Change(connection, table_id)
        status = change.table().status
        if status is not Status.ENDED:
            raise WrongStatus(table_id, status)
        seat = change.number(_SEAT, table_id, person_id)
        if seat < 0:
            raise WrongSeats(table_id, "this person has no seat")
        change.run("DELETE FROM open_hands WHERE table_id = ? AND seat = ?", table_id, seat)
        if opened:
            change.run("INSERT INTO open_hands (table_id, seat) VALUES (?, ?)", table_id, seat)

    await database.write(note)
