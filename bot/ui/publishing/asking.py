"""When somebody is asked whether leaderboards may list them: once, at the end of a game that is rated."""

from __future__ import annotations

from bot.store import Status
from bot.tables import Table
from bot.tables.ratings.judging import is_rated

WITHIN = 3600
"""Seconds after its end; whoever looks at an old game is asked nothing."""


def asks(table: Table, person_id: int, now: int) -> bool:
    """Whether this person is to be asked at this table now, unless they have been before."""
    if table.row.status is not Status.ENDED or now - table.row.touched_at > WITHIN:
        return False
    return table.seat_of(person_id) is not None and is_rated(table.game.family, table.seats)
