"""Games that were never played here: they were brought from a record, to be looked at, and never count."""

from collections.abc import Callable, Sequence

from bot.store.changes import Change, open_table
from bot.store.computers import Computer, numbered
from bot.store.file.database import Database
from bot.store.tables import NOBODY, Status, TableRow


async def put_recorded(
    database: Database,
    game: str,
    place: tuple[int, int],
    seats: Sequence[Computer],
    events: Sequence[str],
    now: int,
    note: Callable[[Change], object] = lambda change: None,
) -> TableRow:
    """Put a game between computers that is over into a place: a guild and a channel in it; `note` is made in the
    same transaction."""

    def fill(change: Change) -> None:
        change.set_seats(numbered(seats))
        change.write_events(0, events)
        change.run("UPDATE tables SET status = ? WHERE id = ?", Status.ENDED, change.table_id)
        note(change)

    return await open_table(database, (game, *place, NOBODY, ""), now, None, fill)
