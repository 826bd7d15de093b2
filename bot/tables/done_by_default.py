"""The switch of a person who is done with every trade until they say otherwise."""

from __future__ import annotations

from bot import store
from bot.games.contract import IllegalMove
from bot.players import FAMILIES
from bot.store import Status
from bot.tables.acting import play_besides
from bot.tables.table import Changed, Table
from bot.tables.tables import Tables


async def done_by_default(
    tables: Tables, table_id: int, person_id: int, interaction: int | None, *, on: bool
) -> Table:
    """Let a person be done by default from now on, with a trade under way too, or no longer."""
    async with tables.changing(table_id) as table:
        seat = table.seated(person_id)
        table.require(Status.RUNNING)
        if table.lesson is not None:
            raise IllegalMove("lesson-another-move")
        before = table.state
        row = await store.set_done_by_default(
            tables.database, table_id, person_id, tables.now(), interaction, on=on
        )
        await tables.reload(table, row)
        if on and table.under_way:
            done = FAMILIES[table.game.family].done
            await play_besides(tables, table, seat, lambda view: done(None, view))
        changed = Changed(table, before, table.state, person_id)
    tables.announce(changed)
    return table
