"""When untouched tables expire: a lobby after an hour, a silent game after thirty days, with a warning before.

Nothing is closed here: what is due is only named.
"""

from __future__ import annotations

from typing import NamedTuple

from bot import store
from bot.store import Deadline, Status, TableRow
from bot.tables.daily.dealing import left_open
from bot.tables.tables import Tables

HOUR = 3600
DAY = 24 * HOUR
LIFETIME = {Status.LOBBY: HOUR, Status.RUNNING: 30 * DAY}
"""How long, in seconds, a table may go untouched."""
WARNING_TIME = 3 * DAY
"""How long before its end a silent game is warned; a lobby shows its end all the time."""
SILENT = {Status.LOBBY: HOUR, Status.RUNNING: LIFETIME[Status.RUNNING] - WARNING_TIME}
"""How long, in seconds, a table must have gone untouched before there is anything to do about it."""
LESSON = DAY
"""How long a lesson may go untouched; it is begun anew whenever somebody likes."""
GRACE = 600
"""How long after its start the bot closes nothing, in seconds."""
REMEMBERED = DAY
"""How long an interaction is remembered; Discord replays them within minutes."""


class Due(NamedTuple):
    """What has to be done now: tables to close and tables whose people to warn."""

    close: tuple[int, ...]
    warn: tuple[int, ...]


def closes_at(row: TableRow | Deadline) -> int:
    """When this table closes if nobody touches it, in unix seconds."""
    return row.touched_at + LIFETIME.get(row.status, 0)


async def due(tables: Tables) -> Due:
    """What is due now."""
    now = tables.now()
    close, warn = [], []
    for deadline in await store.deadlines(tables.database, {status: now - age for status, age in SILENT.items()}):
        end = closes_at(deadline)
        if deadline.warned_at is not None:
            # The warning came late, perhaps because the bot was away: the time after it is granted in full.
            end = max(end, deadline.warned_at + WARNING_TIME)
        elif deadline.status is Status.RUNNING and now >= end - WARNING_TIME:
            warn.append(deadline.id)
            continue
        # While the bot was away nobody could touch a table.
        if now >= max(end, tables.opened_at + GRACE):
            close.append(deadline.id)
    if now >= tables.opened_at + GRACE:
        close += await store.lessons_untouched(tables.database, now - LESSON)
        close += await left_open(tables)
    return Due(tuple(close), tuple(warn))


async def mark_warned(tables: Tables, table_id: int) -> None:
    """Note that its people were warned."""
    await store.mark_warned(tables.database, table_id, tables.now())


async def prune_interactions(tables: Tables) -> None:
    """Forget interactions that can no longer be replayed."""
    await store.prune_interactions(tables.database, tables.now() - REMEMBERED)
