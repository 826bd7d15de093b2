"""Seats of computers, whose numbers belong to no person and to nobody who was forgotten."""

from collections.abc import Collection, Sequence
from typing import NamedTuple

from bot.store.changes import Change, Occupant, change_table
from bot.store.errors import WrongSeats
from bot.store.file.database import Database
from bot.store.tables import COMPUTERS, NOWHERE, Status, TableRow


class Computer(NamedTuple):
    """A computer that is to sit at a table: its name, unique there, and how well it plays."""

    name: str
    strength: str


def free_numbers(taken: Collection[int], count: int) -> list[int]:
    """Give so many numbers for computers that are not taken."""
    free: list[int] = []
    number = COMPUTERS
    while len(free) < count:
        number -= 1
        if number not in taken:
            free.append(number)
    return free


async def add_computer(
    database: Database, table_id: int, computer: Computer, now: int, interaction: int | None
) -> TableRow:
    """Give a computer the next seat of a lobby; raise WrongSeats if its name is taken."""

    def sit_down(change: Change) -> None:
        people = change.people()
        if computer.name in people.values():
            raise WrongSeats(table_id, "this name is taken")
        change.run(
            "INSERT INTO seats (table_id, seat, person_id, name, computer) VALUES (?, ?, ?, ?, ?)",
            table_id,
            len(people),
            free_numbers(people, 1)[0],
            *computer,
        )

    return await change_table(database, table_id, (Status.LOBBY,), now, interaction, sit_down)


def numbered(computers: Sequence[Computer]) -> list[Occupant]:
    """Give what is stored of computers that sit down at a new table."""
    return [
        (number, name, strength, 0)
        for number, (name, strength) in zip(free_numbers((), len(computers)), computers, strict=True)
    ]


async def tables_to_play(database: Database, missed: int) -> tuple[int, ...]:
    """Give the running games in which somebody is to be played for, last touched first.

    That is anybody who has missed so many decisions. Lessons are left out: their computers do as the script says.
    """
    rows = await database.read(
        "SELECT id FROM tables WHERE status = ? AND paused_at IS NULL AND guild_id != ? AND id IN "
        "(SELECT table_id FROM seats WHERE computer IS NOT NULL OR left OR missed >= ?) "
        "ORDER BY touched_at DESC, id",
        (Status.RUNNING, NOWHERE, missed),
    )
    return tuple(table for (table,) in rows)
