"""Changes of a table that are not events of its game: seats left or taken back, tables closed, moved, warned."""

from collections.abc import Sequence

from bot.store.changes import Change, changing
from bot.store.clocks import Clock
from bot.store.errors import WrongSeats
from bot.store.file.database import Database
from bot.store.tables import OPEN, Status, TableRow


async def leave_seat(
    database: Database,
    table_id: int,
    person_id: int,
    new_host_id: int | None,
    now: int,
    interaction: int | None,
    clocks: Sequence[Clock] | None = None,
) -> TableRow:
    """Note that the person left their seat of a running game; raise WrongSeats if they have none."""
    async with changing(database, table_id, (Status.RUNNING,), now, interaction) as change:
        await _set_left(change, person_id, left=True)
        await change.set_host(new_host_id)
        await change.set_clocks(clocks)
        return await change.table()


async def take_back_seat(
    database: Database,
    table_id: int,
    person_id: int,
    now: int,
    interaction: int | None,
    clocks: Sequence[Clock] | None = None,
) -> TableRow:
    """Note that the person is back at the seat that they left; raise WrongSeats if they have none."""
    async with changing(database, table_id, (Status.RUNNING,), now, interaction) as change:
        await _set_left(change, person_id, left=False)
        await change.set_clocks(clocks)
        return await change.table()


async def _set_left(change: Change, person_id: int, *, left: bool) -> None:
    sql = "UPDATE seats SET left = ?, missed = 0 WHERE table_id = ? AND person_id = ?"
    if not await change.run(sql, left, change.table_id, person_id):
        raise WrongSeats(change.table_id, "this person has no seat")


async def close_table(
    database: Database, table_id: int, status: Status, now: int, interaction: int | None
) -> TableRow:
    """End a lobby or a running game with this status, without an event."""
    async with changing(database, table_id, OPEN, now, interaction) as change:
        await change.run("UPDATE tables SET status = ? WHERE id = ?", status, table_id)
        await change.set_clocks(())
        return await change.table()


async def move_table(database: Database, table_id: int, channel_id: int, now: int) -> TableRow:
    """Put an open table into another channel."""
    async with changing(database, table_id, OPEN, now, None) as change:
        await change.run("UPDATE tables SET channel_id = ? WHERE id = ?", channel_id, table_id)
        return await change.table()


async def mark_warned(database: Database, table_id: int, now: int) -> None:
    """Note that the people were warned of the deadline; the next change to the table takes that back."""
    async with database.transaction() as connection:
        await connection.execute("UPDATE tables SET warned_at = ? WHERE id = ?", (now, table_id))
