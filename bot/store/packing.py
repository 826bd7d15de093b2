"""Packs games that are over: one piece takes the place of the rows of their events."""

import asyncio
import sqlite3
from typing import NamedTuple

from bot.store.changes import Change
from bot.store.errors import DamagedGame
from bot.store.events import events_of
from bot.store.file.database import Database
from bot.store.packed import Packed, Unreadable, pack, unpack
from bot.store.retention import OVER

# From one table that has events to the next: neither their rows nor tables without any are gone through.
_UNPACKED = """
    WITH RECURSIVE unpacked (id) AS (
        SELECT min(table_id) FROM events WHERE table_id > ?
        UNION ALL
        SELECT (SELECT min(table_id) FROM events WHERE table_id > unpacked.id) FROM unpacked
        WHERE unpacked.id IS NOT NULL
        LIMIT ?
    )
    SELECT id, status IN (?, ?) AND touched_at < ? FROM unpacked JOIN tables USING (id) ORDER BY id
"""
_UNPACKED_EVENTS = "SELECT sequence, event FROM events WHERE table_id = ? ORDER BY sequence"
_PUT = "INSERT INTO packed_games (table_id, format, count, digest, blob) VALUES (?, ?, ?, ?, ?)"
_BACK = "SELECT format, count, digest, blob FROM packed_games WHERE table_id = ?"


class ToPack(NamedTuple):
    """Some tables whose games are to be packed."""

    tables: tuple[int, ...]
    last: int | None
    """The number of the last table that was looked at; None if there are no more behind it."""


async def games_to_pack(database: Database, after: int, before: int, most: int) -> ToPack:
    """Look at so many tables with numbers above `after` whose events are not packed, and find those that are over
    and were last touched before this moment."""
    rows = await database.read(_UNPACKED, (after, most, *OVER, before))
    last = rows[-1][0] if len(rows) == most else None
    return ToPack(tuple([table for table, due in rows if due]), last)


async def pack_game(database: Database, table_id: int) -> bool:
    """Pack the events of a game that is over, behind all moves; returns whether it was packed now, and not before.

    What was packed is read back and compared with the events before these are deleted, all in one transaction.
    Raises DamagedGame where that is not the same, or an event is missing; nothing is changed then.
    """
    events = await events_of(database, table_id)
    if not events:
        return False
    packed = await asyncio.to_thread(pack, events)
    return await database.write(lambda connection: _put(connection, table_id, packed), behind=True)


def _put(connection: sqlite3.Connection, table_id: int, packed: Packed) -> bool:
    change = Change(connection, table_id)
    originals = connection.execute(_UNPACKED_EVENTS, (table_id,)).fetchall()
    if not originals or change.table().status not in OVER:
        return False
    connection.execute(_PUT, (table_id, *packed))
    back = Packed(*connection.execute(_BACK, (table_id,)).fetchone())
    try:
        same = [*enumerate(unpack(back), 1)] == originals
    except Unreadable:
        same = False
    if not same:
        raise DamagedGame(table_id, "packed, it is not what it was; it stays as it is")
    change.run("DELETE FROM events WHERE table_id = ?", table_id)
    return True
