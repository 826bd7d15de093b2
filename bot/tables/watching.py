"""Watching a table without a seat: whoever does is called when its game begins, and when there is a rematch."""

from __future__ import annotations

from bot import store
from bot.games.contract import IllegalMove
from bot.store import Status
from bot.tables.table import Changed, Table
from bot.tables.tables import Tables

MOST = 25
"""So many people at most watch one table: all are mentioned in one message."""


async def switch(tables: Tables, table_id: int, person_id: int, interaction: int | None) -> bool:
    """Let a person who has no seat there watch a table, or no longer; returns whether they do now."""
    async with tables.changing(table_id) as table:
        table.require(Status.LOBBY, Status.RUNNING)
        if table.given:
            raise IllegalMove("nothing-to-watch")
        if table.seat_of(person_id) is not None:
            raise IllegalMove("seated-already", table=table_id)
        on = person_id not in table.watchers
        if on and len(table.watchers) >= MOST:
            raise IllegalMove("too-many-watch", most=MOST)
        changed = await _note(tables, table, person_id, interaction, on=on)
    tables.announce(changed)
    return on


async def stop(tables: Tables, table_id: int, person_id: int) -> None:
    """Let a person, who is to be forgotten, watch this table no longer."""
    async with tables.changing(table_id) as table:
        table.require(Status.LOBBY, Status.RUNNING)
        changed = await _note(tables, table, person_id, None, on=False)
    tables.announce(changed)


def watching(table: Table) -> tuple[int, ...]:
    """Who watches and has no seat there."""
    there = table.people()
    return tuple([person for person in table.watchers if person not in there])


async def _note(tables: Tables, table: Table, person_id: int, interaction: int | None, *, on: bool) -> Changed:
    row = await store.set_watching(tables.database, table.id, person_id, tables.now(), interaction, on=on)
    await tables.reload(table, row)
    return Changed(table, table.state, table.state, None)
