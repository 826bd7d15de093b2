"""Changes of a table that are not events of its game: seats left or taken back, tables closed, moved, warned."""

from collections.abc import Sequence

from bot.store.changes import Change, change_table
from bot.store.clocks import Clock
from bot.store.errors import WrongSeats
from bot.store.file.database import Database
from bot.store.guests import end_invitations
from bot.store.played_for import note_other_person
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

    def leave(change: Change) -> None:
        end_invitations(change)
        _set_left(change, person_id, left=True)
        change.set_host(new_host_id)
        change.set_clocks(clocks)

    return await change_table(database, table_id, (Status.RUNNING,), now, interaction, leave)


async def take_left_seat(
    database: Database,
    table_id: int,
    seat: int,
    person_id: int,
    name: str,
    now: int,
    interaction: int | None,
    clocks: Sequence[Clock],
) -> TableRow:
    """Give a seat that its person left to a spare, and note who left it first; raise WrongSeats if nobody left it,
    or the spare has a seat there."""

    def take(change: Change) -> None:
        if person_id in change.people():
            raise WrongSeats(table_id, "the spare has a seat")
        change.run(
            "INSERT OR IGNORE INTO left_seats SELECT table_id, seat, person_id, removed FROM seats "
            "WHERE table_id = ? AND seat = ?",
            *(table_id, seat),
        )
        sql = (
            "UPDATE seats SET person_id = ?, name = ?, left = 0, missed = 0, done_by_default = 0, removed = 0, "
            "has_removed = 0 WHERE table_id = ? AND seat = ? AND left"
        )
        if not change.run(sql, person_id, name, table_id, seat):
            raise WrongSeats(table_id, "nobody left this seat")
        note_other_person(change, seat)
        change.set_clocks(clocks)

    return await change_table(database, table_id, (Status.RUNNING,), now, interaction, take)


async def take_back_seat(
    database: Database,
    table_id: int,
    person_id: int,
    now: int,
    interaction: int | None,
    clocks: Sequence[Clock] | None = None,
) -> TableRow:
    """Note that the person is back at the seat that they left; raise WrongSeats if they have none."""

    def take_back(change: Change) -> None:
        _set_left(change, person_id, left=False)
        change.set_clocks(clocks)

    return await change_table(database, table_id, (Status.RUNNING,), now, interaction, take_back)


async def set_done_by_default(
    database: Database, table_id: int, person_id: int, now: int, interaction: int | None, *, on: bool
) -> TableRow:
    """Note whether a person is done with every trade until they say otherwise; raise WrongSeats if they have no
    seat."""

    def switch(change: Change) -> None:
        sql = "UPDATE seats SET done_by_default = ? WHERE table_id = ? AND person_id = ?"
        if not change.run(sql, on, table_id, person_id):
            raise WrongSeats(table_id, "this person has no seat")

    return await change_table(database, table_id, OPEN, now, interaction, switch)


def _set_left(change: Change, person_id: int, *, left: bool) -> None:
    sql = (
        "UPDATE seats SET left = ?, missed = 0, done_by_default = 0, removed = 0 "
        "WHERE table_id = ? AND person_id = ?"
    )
    if not change.run(sql, left, change.table_id, person_id):
        raise WrongSeats(change.table_id, "this person has no seat")


async def close_table(
    database: Database, table_id: int, status: Status, now: int, interaction: int | None
) -> TableRow:
    """End a lobby or a running game with this status, without an event."""

    def close(change: Change) -> None:
        change.run("UPDATE tables SET status = ? WHERE id = ?", status, table_id)
        change.set_clocks(())

    return await change_table(database, table_id, OPEN, now, interaction, close)


async def move_table(database: Database, table_id: int, channel_id: int, now: int) -> TableRow:
    """Put an open table into another channel."""

    def move(change: Change) -> None:
        change.run("UPDATE tables SET channel_id = ? WHERE id = ?", channel_id, table_id)
        change.run("UPDATE threads SET archived = 0 WHERE id = ?", channel_id)

    return await change_table(database, table_id, OPEN, now, None, move)


async def set_clocks(database: Database, table_id: int, clocks: Sequence[Clock], now: int) -> TableRow:
    """Let these be the clocks of a running game."""
    return await change_table(
        database, table_id, (Status.RUNNING,), now, None, lambda change: change.set_clocks(clocks)
    )


async def mark_warned(database: Database, table_id: int, now: int) -> None:
    """Note that the people were warned of the deadline; the next change of the table takes that back."""
    sql = "UPDATE tables SET warned_at = ? WHERE id = ?"
    await database.write(lambda connection: connection.execute(sql, (now, table_id)))
