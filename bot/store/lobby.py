"""Changes of a table whose game has not begun: opened, joined, left, switched to another game, started."""

from collections.abc import Callable, Mapping, Sequence

from bot.store.calling.seats import sat_down
from bot.store.changes import Change, change_table, open_table
from bot.store.clocks import Clock
from bot.store.computers import Computer, numbered
from bot.store.errors import WrongSeats
from bot.store.file.database import Database
from bot.store.guests import GuestStatus, put_guests
from bot.store.tables import Status, TableRow
from bot.store.watchers import put_watchers


async def create_table(
    database: Database,
    game: str,
    guild_id: int,
    channel_id: int,
    host: tuple[int, str],
    locale: str,
    now: int,
    interaction: int | None,
    computers: Sequence[Computer] = (),
    pace: str = "none",
    tempo: str = "brisk",
    guests: Mapping[int, GuestStatus] | None = None,
    watchers: Sequence[int] = (),
    *,
    invited_only: bool = False,
    note: Callable[[Change], object] = lambda change: None,
) -> TableRow:
    """Open a lobby with the host (person and name) on seat 0, and these computers after them.

    `guests` is what the host says of whom from the first; these `watchers` watch it; `note` is made in the same
    transaction.
    """
    first = (game, guild_id, channel_id, host[0], locale)

    def seat(change: Change) -> None:
        change.set_seats([(*host, None, 0), *numbered(computers)])
        sql = "UPDATE tables SET pace = ?, tempo = ?, invited_only = ? WHERE id = ?"
        change.run(sql, pace, tempo, invited_only, change.table_id)
        put_guests(change, guests or {})
        put_watchers(change, watchers)
        change.run("UPDATE threads SET archived = 0 WHERE id = ?", channel_id)
        note(change)

    return await open_table(database, first, now, interaction, seat)


async def join(
    database: Database, table_id: int, person_id: int, name: str, now: int, interaction: int | None
) -> TableRow:
    """Give the person the next seat of a lobby; raise WrongSeats if they have one."""

    def sit_down(change: Change) -> None:
        people = change.people()
        if person_id in people:
            raise WrongSeats(table_id, "this person has a seat already")
        change.run(
            "INSERT INTO seats (table_id, seat, person_id, name) VALUES (?, ?, ?, ?)",
            table_id,
            len(people),
            person_id,
            name,
        )
        sat_down(change, person_id)

    return await change_table(database, table_id, (Status.LOBBY,), now, interaction, sit_down)


async def leave_lobby(
    database: Database,
    table_id: int,
    person_id: int,
    new_host_id: int | None,
    now: int,
    interaction: int | None,
) -> TableRow:
    """Take the person's seat away; those above move down. A new host must have a seat; None: no new host."""

    def stand_up(change: Change) -> None:
        occupants = change.occupants()
        if occupants.pop(person_id, None) is None:
            raise WrongSeats(table_id, "this person has no seat")
        change.set_seats(list(occupants.values()))
        change.set_host(new_host_id)

    return await change_table(database, table_id, (Status.LOBBY,), now, interaction, stand_up)


async def choose_game(
    database: Database,
    table_id: int,
    game: str,
    now: int,
    interaction: int | None,
    strengths: Mapping[int, str] | None = None,
) -> TableRow:
    """Let a lobby be for this game, and the computers with these numbers play it so well. The caller knows whether
    its people fit it."""

    def choose(change: Change) -> None:
        change.run("UPDATE tables SET game = ? WHERE id = ?", game, table_id)
        for number, strength in (strengths or {}).items():
            change.run(
                "UPDATE seats SET computer = ? WHERE table_id = ? AND person_id = ?", strength, table_id, number
            )

    return await change_table(database, table_id, (Status.LOBBY,), now, interaction, choose)


async def choose_tempo(
    database: Database, table_id: int, tempo: str, now: int, interaction: int | None
) -> TableRow:
    """Let the computers of a lobby's game play at this tempo."""

    def choose(change: Change) -> None:
        change.run("UPDATE tables SET tempo = ? WHERE id = ?", tempo, table_id)

    return await change_table(database, table_id, (Status.LOBBY,), now, interaction, choose)


async def choose_language(
    database: Database, table_id: int, language: str, now: int, interaction: int | None
) -> TableRow:
    """Let a lobby, and the game that follows, speak this language."""

    def choose(change: Change) -> None:
        change.run("UPDATE tables SET locale = ? WHERE id = ?", language, table_id)

    return await change_table(database, table_id, (Status.LOBBY,), now, interaction, choose)


async def start(
    database: Database,
    table_id: int,
    seating: Sequence[int],
    events: Sequence[str],
    now: int,
    interaction: int | None,
    clocks: Sequence[Clock] = (),
    pace: str | None = None,
    new_host_id: int | None = None,
) -> TableRow:
    """Begin the game: its people take their seats in the order of `seating`, the events are its first; perhaps at
    another pace than was chosen, or with another host. A new host must have a seat; None: no new host."""

    def begin(change: Change) -> None:
        occupants = change.occupants()
        if sorted(seating) != sorted(occupants):
            raise WrongSeats(table_id, "the seating names other people than those who joined")
        change.set_seats([occupants[person] for person in seating])
        change.set_host(new_host_id)
        change.write_events(0, events)
        change.set_clocks(clocks)
        sql = "UPDATE tables SET status = ?, pace = coalesce(?, pace) WHERE id = ?"
        change.run(sql, Status.RUNNING, pace, table_id)

    return await change_table(database, table_id, (Status.LOBBY,), now, interaction, begin)
