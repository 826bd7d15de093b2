"""Changes of a night, each in one transaction with the steps that it makes necessary."""

import sqlite3
from collections.abc import Callable, Collection, Iterable

from bot.store.errors import AlreadyHandled
from bot.store.file.database import Database, Parameter
from bot.store.nights.rows import ORDER, Answer, GuestRow, NightRow, Plan, Stage, guest_row, night_row
from bot.store.nights.steps import Kind, Step, put_steps

_COLUMNS = (
    *Plan._fields,
    "series",
    "host_id",
    "minute",
    "stage",
    "rings_at",
    "wants_event",
    "touched_at",
    "interaction",
    "heard",
)


class Changing:
    """A change to one night under way, inside its transaction and in the writer's thread."""

    def __init__(self, connection: sqlite3.Connection, night_id: int, now: int) -> None:
        self.connection = connection
        self.night_id = night_id
        self.now = now

    def run(self, sql: str, *parameters: Parameter) -> int:
        """Carry out one statement and give the number of rows it changed."""
        return self.connection.execute(sql, parameters).rowcount

    def night(self) -> NightRow | None:
        """Give the night as it stands within the change."""
        sql = f"SELECT {', '.join(NightRow._fields)} FROM nights WHERE id = ?"
        row = self.connection.execute(sql, (self.night_id,)).fetchone()
        return None if row is None else night_row(row)

    def guests(self) -> tuple[GuestRow, ...]:
        """Give everybody who has answered, in the order in which they did."""
        sql = f"SELECT {', '.join(GuestRow._fields)} FROM night_guests WHERE night_id = ? ORDER BY {ORDER}"
        return tuple([guest_row(row) for row in self.connection.execute(sql, (self.night_id,))])

    def set(self, **values: Parameter) -> None:
        """Set these columns, and note when."""
        columns = ", ".join(f"{name} = ?" for name in (*values, "touched_at"))
        self.run(f"UPDATE nights SET {columns} WHERE id = ?", *values.values(), self.now, self.night_id)

    def answers(self, person_id: int, name: str, answer: Answer) -> None:
        """Let this be somebody's answer; the same one again keeps its place in the order."""
        self.run(
            "INSERT INTO night_guests (night_id, person_id, name, answer, direct, answered_at) "
            "VALUES (?, ?, ?, ?, 0, ?) ON CONFLICT (night_id, person_id) DO UPDATE SET name = excluded.name, "
            "answered_at = CASE WHEN answer = excluded.answer THEN answered_at ELSE excluded.answered_at END, "
            "answer = excluded.answer",
            self.night_id,
            person_id,
            name,
            answer,
            self.now,
        )

    def owed(self, kind: Kind) -> int | None:
        """Give when the first step of this kind is due; None if none is owed."""
        sql = "SELECT min(due_at) FROM night_steps WHERE night_id = ? AND kind = ?"
        found = self.connection.execute(sql, (self.night_id, kind)).fetchone()[0]
        return None if found is None else int(found)

    def owe(self, *steps: Step) -> None:
        """Note that these steps are to be taken, in this order."""
        put_steps(self.connection, self.night_id, steps, self.now)


async def plan_night(
    database: Database,
    plan: Plan,
    host: tuple[int, str],
    minute: int,
    stage: Stage,
    rings_at: int,
    now: int,
    interaction: int | None,
    steps: Iterable[Step],
) -> NightRow:
    """Make a new night whose host (person and name) comes; raises AlreadyHandled if this interaction has made
    one."""

    def job(connection: sqlite3.Connection) -> NightRow:
        try:
            changing = insert_night(connection, plan, host, minute, stage, rings_at, now, interaction=interaction)
        except sqlite3.IntegrityError:
            raise AlreadyHandled(interaction or 0) from None
        changing.owe(*steps)
        return _present(changing)

    return await database.write(job)


async def change_night(
    database: Database,
    night_id: int,
    among: Collection[Stage],
    now: int,
    make: Callable[[Changing, NightRow], object],
) -> NightRow | None:
    """Change a night that is one of these `among` the stages, and give it after that; None if it is not, or there
    is none. What `make` raises leaves it as it was."""

    def job(connection: sqlite3.Connection) -> NightRow | None:
        changing = Changing(connection, night_id, now)
        night = changing.night()
        if night is None or night.stage not in among:
            return None
        make(changing, night)
        return changing.night()

    return await database.write(job)


def insert_night(
    connection: sqlite3.Connection,
    plan: Plan,
    host: tuple[int, str],
    minute: int,
    stage: Stage,
    rings_at: int,
    now: int,
    *,
    series: int = 0,
    wants_event: bool = True,
    interaction: int | None = None,
) -> Changing:
    """Add a night whose host comes, inside a transaction; without a `series` it begins one."""
    values = (*plan, series, host[0], minute, stage, rings_at, wants_event, now, interaction, plan.starts_at)
    marks = ", ".join("?" for _ in values)
    made = connection.execute(f"INSERT INTO nights ({', '.join(_COLUMNS)}) VALUES ({marks})", values)
    changing = Changing(connection, made.lastrowid or 0, now)
    if not series:
        changing.run("UPDATE nights SET series = id WHERE id = ?", changing.night_id)
    changing.answers(*host, Answer.COMING)
    return changing


async def choose_direct(database: Database, night_id: int, person_id: int, *, direct: bool) -> None:
    """Note whether a guest wants a direct message before the night."""
    sql = "UPDATE night_guests SET direct = ? WHERE night_id = ? AND person_id = ?"
    await database.write(lambda connection: connection.execute(sql, (direct, night_id, person_id)))


async def note_message(database: Database, night_id: int, message_id: int | None) -> None:
    """Note which message announces a night."""
    sql = "UPDATE nights SET message_id = ? WHERE id = ?"
    await database.write(lambda connection: connection.execute(sql, (message_id, night_id)))


async def note_last(database: Database, night_id: int, message_id: int) -> None:
    """Note which message says who has won at a night."""
    sql = "UPDATE nights SET last_id = ? WHERE id = ?"
    await database.write(lambda connection: connection.execute(sql, (message_id, night_id)))


async def note_heard(database: Database, night: NightRow) -> None:
    """Note that those who come have been told when this night begins."""
    sql = "UPDATE nights SET heard = ? WHERE id = ?"
    await database.write(lambda connection: connection.execute(sql, (night.starts_at, night.id)))


async def note_asked(database: Database, night_id: int, message_id: int | None) -> None:
    """Note which message asks a night's host whether it is to be kept; None once that is decided."""
    sql = "UPDATE nights SET asked_id = ? WHERE id = ?"
    await database.write(lambda connection: connection.execute(sql, (message_id, night_id)))


async def note_event(database: Database, night_id: int, event_id: int | None, *, wanted: bool = True) -> None:
    """Note which scheduled event of Discord belongs to a night, and whether one is `wanted` at all."""
    sql = "UPDATE nights SET event_id = ?, wants_event = ? WHERE id = ?"
    await database.write(lambda connection: connection.execute(sql, (event_id, wanted, night_id)))


def _present(changing: Changing) -> NightRow:
    night = changing.night()
    if night is None:
        raise AssertionError("a night that was just made is there")
    return night
