"""Dropping what is old, gently: games that are over keep their result, and the file shrinks."""

from __future__ import annotations

import logging

from bot import store
from bot.errors import trace
from bot.store import Result, Status
from bot.tables.gently import gently
from bot.tables.table import Table
from bot.tables.tables import Tables

log = logging.getLogger(__name__)


async def prune(tables: Tables, before: int) -> int:
    """Drop all but the results of games that are over and were last touched before this moment; how many did."""
    pruned = 0
    async for table_id in gently(await store.tables_to_prune(tables.database, before)):
        try:
            async with tables.changing(table_id) as table:
                await store.prune_table(tables.database, table_id, results(table))
            tables.reread_tables([table_id])
            pruned += 1
        except Exception as error:
            # One that this version cannot read, perhaps: it is kept, and the others are not.
            log.error("table %d could not be pruned: %s", table_id, trace(error))
    return pruned


def results(table: Table) -> tuple[Result, ...]:
    """How the game at this table ended for each seat; nothing where it was closed before its end."""
    outcome = table.game.outcome(table.state) if table.row.status is Status.ENDED else None
    if outcome is None:
        return ()
    return tuple([Result(one.seat, one.score, one.rank, one.seat in outcome.winners) for one in outcome.standings])
