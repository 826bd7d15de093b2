"""Deadlines that would not hold: where the bot is not, no time may run out while somebody cannot be reached."""

from __future__ import annotations

import logging

from bot import store
from bot.errors import trace
from bot.store import Status
from bot.tables.clocks.pace import LAPSED
from bot.tables.table import Changed
from bot.tables.tables import Tables

log = logging.getLogger(__name__)


async def lapse_of(tables: Tables, person_id: int) -> None:
    """This person cannot be reached: end the deadlines of all games that they play where the bot is not."""
    rows = await store.tables_of(tables.database, person_id, (Status.RUNNING,))
    there = [row for row in rows if row.guild_id < store.NOWHERE]
    for table_id in [row.id for row in there if tables.pace.limit(row.pace) is not None]:
        try:
            await lapse(tables, table_id)
        except Exception as error:
            # Whoever found it out did something else; the clock does it when it rings.
            log.error("table %d keeps its deadlines: %s", table_id, trace(error))


async def lapse(tables: Tables, table_id: int) -> None:
    """End the deadlines of a game for good, if it has any."""
    async with tables.changing(table_id) as table:
        if not table.running or tables.pace.limit(table.row.pace) is None:
            return
        row = await store.lapse(tables.database, table_id, LAPSED + table.row.pace, tables.now())
        await tables.reload(table, row)
        changed = Changed(table, table.state, table.state, None)
    tables.announce(changed)
