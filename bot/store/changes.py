"""What every change to a table begins with: a transaction, the interaction noted, the status checked."""

import sqlite3
from collections.abc import Callable, Collection, Mapping, Sequence

from bot.store.clocks import Clock
from bot.store.errors import NoSuchTable, WrongSeats, WrongStatus
from bot.store.file.database import Database, Parameter
from bot.store.interactions import record
from bot.store.tables import TABLE_COLUMNS, Status, TableRow, placeholders, table_row

Occupant = tuple[int, str, str | None, int]
"""Who has a seat: their number and name, for a computer its strength, and whether they are done by default."""


class Change:
    """A change to one table under way, inside its transaction and in the writer's thread."""

    def __init__(self, connection: sqlite3.Connection, table_id: int) -> None:
        self.connection = connection
        self.table_id = table_id

    def run(self, sql: str, *parameters: Parameter) -> int:
        """Carry out one statement and give the number of rows it changed."""
        return self.connection.execute(sql, parameters).rowcount

    def number(self, sql: str, *parameters: Parameter) -> int:
        """Give the one number that a query finds."""
        (number,) = self.connection.execute(sql, parameters).fetchone()
        return int(number)

    def table(self) -> TableRow:
        """Give the table as it stands within the change."""
        sql = f"SELECT {TABLE_COLUMNS} FROM tables WHERE id = ?"
        row = self.connection.execute(sql, (self.table_id,)).fetchone()
        if row is None:
            raise NoSuchTable(self.table_id)
        return table_row(row)

    def people(self) -> dict[int, str]:
        """Give the name of every person seated, in the order of the seats."""
        sql = "SELECT person_id, name FROM seats WHERE table_id = ? ORDER BY seat"
        return dict(self.connection.execute(sql, (self.table_id,)).fetchall())

    def occupants(self) -> dict[int, Occupant]:
        """Give everybody seated by number, in the order of the seats."""
        sql = "SELECT person_id, name, computer, done_by_default FROM seats WHERE table_id = ? ORDER BY seat"
        return {row[0]: row for row in self.connection.execute(sql, (self.table_id,)).fetchall()}

    def set_seats(self, occupants: Sequence[Occupant]) -> None:
        """Seat these, and nobody else, on the seats 0, 1, 2, …; nobody counts as having left."""
        self.run("DELETE FROM seats WHERE table_id = ?", self.table_id)
        rows = [(self.table_id, seat, *occupant) for seat, occupant in enumerate(occupants)]
        columns = "table_id, seat, person_id, name, computer, done_by_default"
        self.connection.executemany(f"INSERT INTO seats ({columns}) VALUES (?, ?, ?, ?, ?, ?)", rows)

    def set_host(self, person_id: int | None) -> None:
        """Make this seated person the host; None changes nothing."""
        if person_id is None:
            return
        if person_id not in self.people():
            raise WrongSeats(self.table_id, "the new host has no seat")
        self.run("UPDATE tables SET host_id = ? WHERE id = ?", person_id, self.table_id)

    def set_clocks(self, clocks: Sequence[Clock] | None) -> None:
        """Let these be the clocks of the table; None changes nothing."""
        if clocks is None:
            return
        self.run("DELETE FROM clocks WHERE table_id = ?", self.table_id)
        self.connection.executemany(
            "INSERT INTO clocks (table_id, seat, remind_at, due_at, reminded) VALUES (?, ?, ?, ?, ?)",
            [(self.table_id, *clock) for clock in clocks],
        )

    def set_missed(self, missed: Mapping[int, int]) -> None:
        """Note for these seats how many decisions in a row were made for their people."""
        for seat, count in missed.items():
            self.run("UPDATE seats SET missed = ? WHERE table_id = ? AND seat = ?", count, self.table_id, seat)

    def write_events(self, after: int, events: Sequence[str]) -> None:
        """Add these events with the numbers that follow `after`."""
        rows = [(self.table_id, sequence, event) for sequence, event in enumerate(events, start=after + 1)]
        self.connection.executemany("INSERT INTO events (table_id, sequence, event) VALUES (?, ?, ?)", rows)


async def change_table(
    database: Database,
    table_id: int,
    among: Collection[Status],
    now: int,
    interaction: int | None,
    make: Callable[[Change], object],
) -> TableRow:
    """Make a visible change of a table that has one of these statuses, and give the table after it.

    It counts as one revision, touches the table and takes back a warning. Raises NoSuchTable, AlreadyHandled
    or WrongStatus, or what `make` raises; then nothing is changed.
    """

    def job(connection: sqlite3.Connection) -> TableRow:
        change = Change(connection, table_id)
        table = change.table()
        # Before the status: a replayed click on "Start" was handled, it is not too late.
        record(connection, interaction, table_id, now)
        if table.status not in among:
            raise WrongStatus(table_id, table.status)
        change.run(
            "UPDATE tables SET revision = revision + 1, touched_at = ?, warned_at = NULL WHERE id = ?",
            now,
            table_id,
        )
        make(change)
        return change.table()

    return await database.write(job)


async def open_table(
    database: Database,
    first: Sequence[Parameter],
    now: int,
    interaction: int | None,
    make: Callable[[Change], object],
) -> TableRow:
    """Make a new table, of which `first` gives game, guild, channel, host and locale, and give it."""

    def job(connection: sqlite3.Connection) -> TableRow:
        made = connection.execute(
            "INSERT INTO tables (game, guild_id, channel_id, host_id, locale, status, revision, "
            f"created_at, touched_at) VALUES ({placeholders(first)}, ?, 1, ?, ?)",
            (*first, Status.LOBBY, now, now),
        )
        change = Change(connection, made.lastrowid or 0)
        record(connection, interaction, change.table_id, now)
        make(change)
        return change.table()

    return await database.write(job)
