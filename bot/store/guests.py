"""What a host has said of people at their table: whom they invite or have removed, and whether others may join."""

from collections.abc import Mapping, Sequence
from enum import StrEnum

from bot.store.changes import Change, change_table
from bot.store.clocks import Clock
from bot.store.errors import WrongSeats
from bot.store.file.database import Database
from bot.store.tables import OPEN, Status, TableRow, placeholders


class GuestStatus(StrEnum):
    """What the host of a table has said of somebody: whether they may sit down there."""

    INVITED = "invited"
    """They may sit down, also where only invited people may."""
    REMOVED = "removed"
    """They may not sit down."""


async def guests_of(database: Database, table_id: int) -> Mapping[int, GuestStatus]:
    """Give everybody of whom the host of a table has said something."""
    rows = await database.read(
        "SELECT person_id, standing FROM guests WHERE table_id = ? ORDER BY person_id", (table_id,)
    )
    return {person: GuestStatus(status) for person, status in rows}


async def tables_naming(database: Database, person_id: int) -> tuple[int, ...]:
    """Give the open tables whose host has said something of this person."""
    rows = await database.read(
        "SELECT id FROM tables JOIN guests ON table_id = id "
        f"WHERE person_id = ? AND status IN ({placeholders(OPEN)}) ORDER BY id",
        (person_id, *OPEN),
    )
    return tuple(table for (table,) in rows)


async def set_guests(
    database: Database,
    table_id: int,
    guests: Mapping[int, GuestStatus | None],
    now: int,
    interaction: int | None,
    *,
    invited_only: bool | None = None,
) -> TableRow:
    """Note what the host of an open table says of these people; None stands for nothing any more.

    `invited_only` says whether from now on only invited people may sit down; None changes nothing.
    """

    def note(change: Change) -> None:
        put_guests(change, guests)
        if invited_only is not None:
            change.run("UPDATE tables SET invited_only = ? WHERE id = ?", invited_only, table_id)

    return await change_table(database, table_id, OPEN, now, interaction, note)


async def remove_from_lobby(
    database: Database, table_id: int, person_id: int, now: int, interaction: int | None
) -> TableRow:
    """Take the person's seat away and note that they were removed; those above move down. Raises WrongSeats if
    they have none."""

    def remove(change: Change) -> None:
        occupants = change.occupants()
        if occupants.pop(person_id, None) is None:
            raise WrongSeats(table_id, "this person has no seat")
        change.set_seats(list(occupants.values()))
        put_guests(change, {person_id: GuestStatus.REMOVED})

    return await change_table(database, table_id, (Status.LOBBY,), now, interaction, remove)


async def remove_from_game(
    database: Database, table_id: int, person_id: int, now: int, interaction: int | None, clocks: Sequence[Clock]
) -> TableRow:
    """Note that the host has removed the person from a running game, which keeps their seat.

    Somebody who had left by themselves still counts as having left. Raises WrongSeats if they have no seat, or are
    the host.
    """

    def remove(change: Change) -> None:
        end_invitations(change)
        host = change.table().host_id
        if person_id == host:
            raise WrongSeats(table_id, "the host is not removed")
        sql = (
            "UPDATE seats SET removed = removed OR NOT left, left = 1, missed = 0, done_by_default = 0 "
            "WHERE table_id = ? AND person_id = ?"
        )
        if not change.run(sql, table_id, person_id):
            raise WrongSeats(table_id, "this person has no seat")
        change.run("UPDATE seats SET has_removed = 1 WHERE table_id = ? AND person_id = ?", table_id, host)
        put_guests(change, {person_id: GuestStatus.REMOVED})
        change.set_clocks(clocks)

    return await change_table(database, table_id, (Status.RUNNING,), now, interaction, remove)


def end_invitations(change: Change) -> None:
    """Let nobody be invited any more, inside a change by which a first seat of a running game becomes free: they
    were invited to the lobby, and not to this seat."""
    sql = (
        "DELETE FROM guests WHERE table_id = ?1 AND standing = ?2 "
        "AND NOT EXISTS (SELECT * FROM seats WHERE table_id = ?1 AND left)"
    )
    change.run(sql, change.table_id, GuestStatus.INVITED)


def put_guests(change: Change, guests: Mapping[int, GuestStatus | None]) -> None:
    """Note, inside a change, what the host says of these people; None: nothing any more."""
    for person, status in guests.items():
        change.run("DELETE FROM guests WHERE table_id = ? AND person_id = ?", change.table_id, person)
        if status is not None:
            sql = "INSERT INTO guests (table_id, person_id, standing) VALUES (?, ?, ?)"
            change.run(sql, change.table_id, person, status)
