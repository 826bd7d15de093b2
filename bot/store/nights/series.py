"""What is known of the nights that a weekly one has had, or will have."""

from bot.store.file.database import Database
from bot.store.nights.changing import Changing
from bot.store.nights.rows import Answer, NightRow, Stage

_ALONE = f"""
    SELECT count(*) FROM (
        SELECT id, host_id FROM nights WHERE series = ? AND stage IN ('{Stage.OVER}', '{Stage.MISSED}')
        ORDER BY starts_at DESC LIMIT ?
    ) AS held
    WHERE NOT EXISTS (
        SELECT 1 FROM night_guests
        WHERE night_id = held.id AND answer = '{Answer.COMING}' AND person_id != held.host_id
    ) AND NOT EXISTS (
        SELECT 1 FROM night_tables JOIN seats ON seats.table_id = night_tables.table_id
        WHERE night_id = held.id AND person_id > 0 AND person_id != held.host_id
    )
"""


def alone_for(change: Changing, series: int, weeks: int) -> bool:
    """Whether to the last so many of a weekly night nobody but its host has said that they come, and nobody else
    has sat down at a table, inside a transaction. Those that were cancelled do not count."""
    return bool(change.connection.execute(_ALONE, (series, weeks)).fetchone()[0] == weeks)


async def goes_on(database: Database, night: NightRow) -> bool:
    """Whether a later one of a weekly night is planned."""
    sql = "SELECT 1 FROM nights WHERE series = ? AND starts_at > ? AND stage != ?"
    return bool(await database.read(sql, (night.series, night.starts_at, Stage.CANCELLED)))
