"""The events of a game, in their order: added at the end while it runs, read from the beginning, never changed."""

from collections.abc import Mapping, Sequence

from bot.store.changes import Change, change_table
from bot.store.clocks import Clock
from bot.store.errors import DamagedGame, OutOfOrder
from bot.store.file.database import Database
from bot.store.packed import Packed, Unreadable, unpack
from bot.store.played_for import note_played_for
from bot.store.results import Ending, write_ending
from bot.store.tables import Status, TableRow

_EVENTS = """
    SELECT sequence, event, NULL, NULL, NULL, NULL FROM events WHERE table_id = ?
    UNION ALL SELECT NULL, NULL, format, count, digest, blob FROM packed_games WHERE table_id = ?
    ORDER BY sequence
"""


async def append(
    database: Database,
    table_id: int,
    after: int,
    events: Sequence[str],
    status: Status,
    now: int,
    interaction: int | None,
    clocks: Sequence[Clock] | None = None,
    missed: Mapping[int, int] | None = None,
    ending: Ending | None = None,
    stands_in: int | None = None,
) -> TableRow:
    """Add events (JSON texts) behind number `after` of a running game, and set the status they lead to.

    `clocks` are the table's from now on (None: as they are), `missed` what has changed of seats,
    `ending` what is kept of a game that ends with these events; `stands_in` is the seat for whose person a
    computer has decided this.
    Raises OutOfOrder if `after` is not the number of the last event.
    """

    def add(change: Change) -> None:
        last = change.number("SELECT coalesce(max(sequence), 0) FROM events WHERE table_id = ?", table_id)
        if last != after:
            raise OutOfOrder(table_id, after, last)
        change.write_events(after, events)
        if stands_in is not None:
            note_played_for(change, stands_in, after + 1, after + len(events))
        if status is not Status.RUNNING:
            change.run("UPDATE tables SET status = ? WHERE id = ?", status, table_id)
        change.set_clocks(clocks)
        change.set_missed(missed or {})
        if ending is not None:
            write_ending(change.connection, table_id, now, ending)

    return await change_table(database, table_id, (Status.RUNNING,), now, interaction, add)


async def events_of(database: Database, table_id: int) -> tuple[str, ...]:
    """Give all events of a table, first to last, packed or not; raise DamagedGame if they are not all there."""
    # One statement sees one moment: in between two, a game may have been packed.
    rows = await database.read(_EVENTS, (table_id, table_id))
    if rows and rows[0][0] is None:
        return _unpacked(table_id, Packed(*rows[0][2:]))
    for expected, (sequence, *_) in enumerate(rows, start=1):
        if sequence != expected:
            raise DamagedGame(table_id, f"event {expected} of table {table_id} is missing")
    return tuple([event for _, event, *_ in rows])


def _unpacked(table_id: int, packed: Packed) -> tuple[str, ...]:
    try:
        return unpack(packed)
    except Unreadable as error:
        raise DamagedGame(table_id, str(error)) from error
