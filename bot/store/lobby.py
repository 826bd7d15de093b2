"""Changes of a table whose game has not begun: opened, joined, left, switched to another game, started."""

from collections.abc import Sequence

from bot.store.changes import changing, opening
from bot.store.clocks import Clock
from bot.store.computers import Computer, numbered
from bot.store.errors import WrongSeats
from bot.store.file.database import Database
from bot.store.tables import Status, TableRow


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
) -> TableRow:
    """Open a lobby with the host (person and name) on seat 0, and these computers after them."""
    first = (game, guild_id, channel_id, host[0], locale)
    async with opening(database, first, now, interaction) as change:
        await change.set_seats([(*host, None), *numbered(computers)])
        await change.run("UPDATE tables SET pace = ? WHERE id = ?", pace, change.table_id)
        return await change.table()


async def join(
    database: Database, table_id: int, person_id: int, name: str, now: int, interaction: int | None
) -> TableRow:
    """Give the person the next seat of a lobby; raise WrongSeats if they have one."""
    async with changing(database, table_id, (Status.LOBBY,), now, interaction) as change:
        people = await change.people()
        if person_id in people:
            raise WrongSeats(table_id, "this person has a seat already")
        await change.run(
            "INSERT INTO seats (table_id, seat, person_id, name) VALUES (?, ?, ?, ?)",
            table_id,
            len(people),
            person_id,
            name,
        )
        return await change.table()


async def leave_lobby(
    database: Database,
    table_id: int,
    person_id: int,
    new_host_id: int | None,
    now: int,
    interaction: int | None,
) -> TableRow:
    """Take the person's seat away; those above move down. A new host must have a seat; None: no new host."""
    async with changing(database, table_id, (Status.LOBBY,), now, interaction) as change:
        occupants = await change.occupants()
        if occupants.pop(person_id, None) is None:
            raise WrongSeats(table_id, "this person has no seat")
        await change.set_seats(list(occupants.values()))
        await change.set_host(new_host_id)
        return await change.table()


async def choose_game(database: Database, table_id: int, game: str, now: int, interaction: int | None) -> TableRow:
    """Let a lobby be for this game; the caller knows whether its people fit it."""
    async with changing(database, table_id, (Status.LOBBY,), now, interaction) as change:
        await change.run("UPDATE tables SET game = ? WHERE id = ?", game, table_id)
        return await change.table()


async def start(
    database: Database,
    table_id: int,
    seating: Sequence[int],
    events: Sequence[str],
    now: int,
    interaction: int | None,
    clocks: Sequence[Clock] = (),
) -> TableRow:
    """Begin the game: its people take their seats in the order of `seating`, the events are its first."""
    async with changing(database, table_id, (Status.LOBBY,), now, interaction) as change:
        occupants = await change.occupants()
        if sorted(seating) != sorted(occupants):
            raise WrongSeats(table_id, "the seating names other people than those who joined")
        await change.set_seats([occupants[person] for person in seating])
        await change.write_events(0, events)
        await change.set_clocks(clocks)
        await change.run("UPDATE tables SET status = ? WHERE id = ?", Status.RUNNING, table_id)
        return await change.table()
