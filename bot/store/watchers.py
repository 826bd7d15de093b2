"""Who watches a table without a seat there."""

from collections.abc import Iterable

from bot.store.changes import Change, change_table
from bot.store.file.database import Database
from bot.store.tables import OPEN, TableRow, placeholders


async def watchers_of(database: Database, table_id: int) -> tuple[int, ...]:
    """Give the people who watch a table."""
    sql = "SELECT person_id FROM watchers WHERE table_id = ? ORDER BY person_id"
    return tuple([person for (person,) in await database.read(sql, (table_id,))])


async def tables_watched_by(database: Database, person_id: int) -> tuple[int, ...]:
    """Give the open tables that this person watches."""
    rows = await database.read(
        "SELECT id FROM tables JOIN watchers ON table_id = id "
        f"WHERE person_id = ? AND status IN ({placeholders(OPEN)}) ORDER BY id",
        (person_id, *OPEN),
    )
    return tuple(table for (table,) in rows)


async def set_watching(
    database: Database, table_id: int, person_id: int, now: int, interaction: int | None, *, on: bool
) -> TableRow:
    """Note that this person watches an open table from now on, or no longer."""

    def note(change: Change) -> None:
        change.run("DELETE FROM watchers WHERE table_id = ? AND person_id = ?", table_id, person_id)
        if on:
            put_watchers(change, [person_id])

    return await change_table(database, table_id, OPEN, now, interaction, note)


def put_watchers(change: Change, people: Iterable[int]) -> None:
    """Note, inside a change, that these people watch the table, who did not yet."""
    for person in people:
        change.run("INSERT INTO watchers (table_id, person_id) VALUES (?, ?)", change.table_id, person)
