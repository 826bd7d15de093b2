"""What happens when a clock rings: somebody is reminded, or their time is over and a computer decides."""

from __future__ import annotations

import logging
from collections.abc import Collection

from bot import store
from bot.errors import trace
from bot.store import Ringing, Shards
from bot.tables.clocks.pace import AWAY
from bot.tables.clocks.pausing import pause_locked
from bot.tables.gently import gently
from bot.tables.table import Changed, Table
from bot.tables.tables import Tables

log = logging.getLogger(__name__)

JUMP = 30
"""By so many seconds at least a clock has jumped; smaller steps only set right what it had lost or gained."""


async def mark_reminded(tables: Tables, ringing: Ringing) -> tuple[Table, int] | None:
    """Note that somebody is reminded, and give who; None where they have decided meanwhile."""
    async with tables.changing(ringing.table_id) as table:
        clock = table.clocks.get(ringing.seat)
        if clock is None or clock.reminded or clock.remind_at > tables.now() or not table.under_way:
            return None
        await store.mark_reminded(tables.database, table.id, ringing.seat)
        table.clocks[ringing.seat] = clock._replace(reminded=True)
        return table, table.seats[ringing.seat].person_id


async def time_is_over(tables: Tables, ringing: Ringing) -> None:
    """Let a computer decide for somebody, this once; pause the game where nobody else would be left to play."""
    async with tables.changing(ringing.table_id) as table:
        clock = table.clocks.get(ringing.seat)
        if clock is None or clock.due_at > tables.now() or not table.under_way or ringing.seat in table.overdue:
            return
        others = [seat for seat in table.present() if seat != ringing.seat]
        if table.seats[ringing.seat].missed + 1 >= AWAY and not others:
            changed = await pause_locked(tables, table, "nobody", None)
        else:
            table.overdue.add(ringing.seat)
            changed = Changed(table, table.state, table.state, None)
    tables.announce(changed)


async def follow_the_clock(tables: Tables) -> None:
    """Where this machine's clock was set, or the machine has slept, everybody keeps the time that they had, and
    every message that tells until when somebody has time is told of it."""
    jump = tables.follow_the_clock()
    if abs(jump) >= JUMP:
        log.warning("this machine's clock has jumped by %d seconds; everybody keeps the time they had", jump)
        await _announce(tables, await store.shift_time(tables.database, round(jump)))


async def _announce(tables: Tables, table_ids: Collection[int]) -> None:
    """Let everybody know that the clocks of these tables show something else."""
    tables.reread_tables(table_ids)
    async for table_id in gently(table_ids):
        try:
            table = await tables.get(table_id)
        except Exception as error:
            # One table that cannot be read must not keep the others from it.
            log.error("table %d cannot be read: %s", table_id, trace(error))
            continue
        tables.announce(Changed(table, table.state, table.state, None))


async def make_up_for_absence(tables: Tables, only: Shards | None = None) -> tuple[int, ...]:
    """After the program was away, or `only` these shards: give everybody who would have been reminded meanwhile
    the time after the reminder anew.

    Returns the tables at which somebody gets it.
    """
    granted = await store.grant_time(tables.database, tables.now(), only)
    tables.reread_tables(granted)
    return granted
