"""Tables at a pace: opened, their clocks looked at, their people away."""

from __future__ import annotations

from bot import store
from bot.tables import Person, Table, lobby
from bot.tables.clocks import reminders
from bot.tables.clocks.pace import AWAY, Pace
from bot.tables.computers.seats import add_computer
from tests.tables.hall import ANA, BEN, CLEO, Hall

LIVE, GRACE = Pace().live, Pace().live // 3
NOW = 1000


async def paced(hall: Hall, *people: Person, speed: str = "live", start: bool = True, computers: int = 0) -> Table:
    """A table at this pace."""
    table = await hall.open(*people, start=False)
    for _ in range(computers):
        await add_computer(hall.tables, table.id, people[0].id, "normal", ["Alma", "Bruno"], None)
    await lobby.choose_pace(hall.tables, table.id, people[0].id, speed, None)
    if start:
        await lobby.start(hall.tables, table.id, people[0].id, None)
        await hall.computers.idle()
    return table


async def ring(hall: Hall) -> list[int]:
    """Look at the clocks as the bot does; who was reminded."""
    reminded = []
    for ringing in await store.ringing_clocks(hall.database, hall.tables.now()):
        if ringing.over:
            await reminders.time_is_over(hall.tables, ringing)
        elif (found := await reminders.mark_reminded(hall.tables, ringing)) is not None:
            reminded.append(found[1])
    await hall.computers.idle()
    return reminded


async def stored(hall: Hall, table: Table) -> dict[int, int]:
    """Until when who may decide, as the store has it; the table in memory knows the same."""
    rows = await store.clocks_of(hall.database, table.id)
    assert {clock.seat: clock for clock in rows} == table.clocks
    return {clock.seat: clock.due_at for clock in rows}


async def until_paused(hall: Hall, table: Table) -> None:
    """Nobody does anything until the game stands still."""
    while table.under_way:
        hall.time = float(max(clock.due_at for clock in table.clocks.values()))
        await ring(hall)


async def away(hall: Hall) -> tuple[Table, Person]:
    """Somebody has let their time pass so often that a computer plays their seat."""
    table = await paced(hall, ANA, BEN, CLEO)
    person = hall.active(table)
    seat = table.seated(person.id)
    while table.seats[seat].missed < AWAY:
        clock = table.clocks.get(seat)
        assert clock is not None
        hall.time = float(clock.due_at)
        await ring(hall)
    return table, person
