"""Packs games a while after they are over, behind the clicks; those of old at the start."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence

from bot import store
from bot.errors import trace
from bot.store import DamagedGame, StoreError
from bot.store.file.room import LONG_LOG, room
from bot.tables.gently import gently
from bot.tables.tables import Tables

log = logging.getLogger(__name__)

QUIET = 3600
"""Seconds after the last change of a table that is over until its game is packed: in the first hour many look back
at it, and a packed one takes a little longer to read."""
LOOKED = 600.0
"""Seconds from one look for games to pack to the next."""
AT_ONCE = 100
"""After so many packed games the file gives the room that they left back to the disk; the room that fewer games
leave is taken by the next ones."""


class Packing:
    """Packs the games of one database from `run` on; a restart goes on with what is left."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._damaged: set[int] = set()
        """Tables whose events cannot be packed; the log says so once of each."""
        self._waits = False
        """Whether the log has said that there is no room."""

    async def run(self) -> None:
        """Pack all games that have been over for long enough, and from then on each as its time comes."""
        while True:
            try:
                await self.catch_up()
            except Exception as error:
                # Whatever it is, the next look comes: otherwise nothing would be packed until the next start.
                log.error("games could not be packed: %s", trace(error))
            await asyncio.sleep(LOOKED)

    async def catch_up(self) -> int:
        """Pack what is due now, for as long as there is room; returns how many games were packed."""
        database, before = self._tables.database, self._tables.now() - QUIET
        packed, shrunk = 0, 0
        last: int | None = 0
        while last is not None:
            due, last = await store.games_to_pack(database, last, before, AT_ONCE)
            packed += await self._pack(due)
            if due and await self._no_room():
                break
            if packed - shrunk >= AT_ONCE:
                # What these have left is given back to the disk before more is written to it.
                await database.shrink()
                shrunk = packed
        if packed >= AT_ONCE:
            log.info("%d games that are over were packed", packed)
        return packed

    async def _pack(self, due: Sequence[int]) -> int:
        packed = 0
        async for table_id in gently([table_id for table_id in due if table_id not in self._damaged]):
            if await self._no_room():
                break
            try:
                packed += await store.pack_game(self._tables.database, table_id)
            except DamagedGame as error:
                self._damaged.add(table_id)
                log.error("table %d is not packed: %s", table_id, error)
            except (StoreError, OSError):
                raise
            except Exception as error:
                # A defect that one game shows must not keep the others.
                self._damaged.add(table_id)
                log.error("table %d is not packed: %s", table_id, trace(error))
        return packed

    async def _no_room(self) -> bool:
        """Whether the disk is nearly full, or somebody has been reading for so long that the log grows."""
        database = self._tables.database
        there = await asyncio.to_thread(room, database.path)
        if there.log > LONG_LOG:
            await database.erase_for_good()
            there = await asyncio.to_thread(room, database.path)
        if there.scarce and not self._waits:
            log.warning(
                "%d MiB are free beside %s: games that are over are packed once there is more room",
                there.free // 2**20,
                database.path,
            )
        self._waits = there.scarce
        return there.scarce or there.log > LONG_LOG
