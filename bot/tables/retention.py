"""Dropping what is old, gently: games that are over keep their result, and the file shrinks."""

from __future__ import annotations

import logging

from bot import store
from bot.errors import trace
from bot.store import DamagedGame, Status, Uncounted, departures
from bot.tables.gently import gently
from bot.tables.results import fill_in
from bot.tables.tables import Tables

log = logging.getLogger(__name__)


async def prune(tables: Tables, before: int) -> int:
    """Drop all but the results of games that are over and were last touched before this moment; returns of how
    many games."""
    pruned = 0
    async for table_id in gently(await store.tables_to_prune(tables.database, before)):
        try:
            async with tables.changing(table_id) as table:
                if table.row.status is Status.ENDED and not await store.results_of(tables.database, table_id):
                    row = table.row
                    await fill_in(tables, Uncounted(row.id, row.game, row.touched_at, len(table.seats)))
                await store.prune_table(tables.database, table_id)
            tables.reread_tables([table_id])
            pruned += 1
        except DamagedGame:
            # Nobody will ever read it, and its result is kept.
            await store.prune_table(tables.database, table_id)
            pruned += 1
        except Exception as error:
            # One that this version cannot read, perhaps: it is kept, and the others are not.
            log.error("table %d could not be pruned: %s", table_id, trace(error))
    return pruned


async def drop_without_result(tables: Tables, before: int) -> None:
    """Drop all of the tables that were over before this moment and count in no result."""
    async for table_id in gently(await departures.tables_without_result(tables.database, before)):
        try:
            await departures.drop_table(tables.database, table_id)
        except Exception as error:
            log.error("table %d could not be dropped: %s", table_id, trace(error))
        tables.reread_tables([table_id])
