"""Finds and drops what is old enough: the events of games that are over, and people who are not seen any more."""

from bot.store.changes import Change
from bot.store.errors import WrongStatus
from bot.store.file.database import Database
from bot.store.tables import OPEN, Status

OVER = (Status.ENDED, Status.CLOSED)
_DROPPED = (
    *("events", "packed_games", "messages", "clocks", "interactions", "open_hands", "guests", "watchers"),
    *("calls", "doubts", "played_for", "player_calls", "called_players", "coming", "seat_wishes"),
)
_OLD_TABLES = """
    SELECT id FROM tables WHERE status IN (?, ?) AND touched_at < ?
    AND (
        id IN (SELECT table_id FROM events) OR id IN (SELECT table_id FROM packed_games)
        OR id IN (SELECT table_id FROM messages)
        OR id IN (SELECT table_id FROM guests) OR id IN (SELECT table_id FROM watchers)
    )
    ORDER BY id
"""
_AT_OPEN_TABLES = """
    SELECT person_id FROM seats JOIN tables ON tables.id = table_id WHERE status IN (?, ?)
    UNION SELECT host_id FROM tables WHERE status IN (?, ?)
    UNION SELECT host_id FROM nights WHERE rings_at IS NOT NULL
    UNION SELECT person_id FROM night_guests JOIN nights ON nights.id = night_id WHERE rings_at IS NOT NULL
"""
# Of some only seats are left: what was noted of them did not reach the disk.
_OLD_PEOPLE = f"""
    SELECT id FROM people WHERE seen_at < ? AND id NOT IN ({_AT_OPEN_TABLES})
    UNION
    SELECT person_id FROM seats JOIN tables ON tables.id = table_id
    WHERE person_id > 0 AND person_id NOT IN (SELECT id FROM people)
    GROUP BY person_id HAVING max(touched_at) < ? AND person_id NOT IN ({_AT_OPEN_TABLES})
    ORDER BY 1
"""


async def tables_to_prune(database: Database, before: int) -> tuple[int, ...]:
    """Give the tables that are over, were last touched before this moment, and still have events,
    messages, guests or watchers."""
    return tuple([table for (table,) in await database.read(_OLD_TABLES, (*OVER, before))])


async def prune_table(database: Database, table_id: int) -> None:
    """Keep nothing of a table that is over but its seats and its results; from then on it counts as closed.

    Raises WrongStatus for one that is not over.
    """

    def prune(change: Change) -> None:
        status = change.table().status
        if status not in OVER:
            raise WrongStatus(table_id, status)
        for gone in _DROPPED:
            change.run(f"DELETE FROM {gone} WHERE table_id = ?", table_id)
        change.run("UPDATE tables SET status = ? WHERE id = ?", Status.CLOSED, table_id)

    await database.write(lambda connection: prune(Change(connection, table_id)))


async def people_not_seen(database: Database, since: int) -> tuple[int, ...]:
    """Give the people who have done nothing since this moment, are at no open table, and come to no night."""
    await database.write_noted()
    rows = await database.read(_OLD_PEOPLE, (since, *OPEN, *OPEN, since, *OPEN, *OPEN))
    return tuple([person for (person,) in rows])
