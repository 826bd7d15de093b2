"""Sitting down, standing up and coming back: who has which seat, whatever happens at the same moment."""

from __future__ import annotations

import asyncio

from bot.store import Status
from bot.tables import Person, closing, seating
from tests.tables.hall import ANA, BEN, CLEO, DAN, Hall, refused


async def test_seats_are_taken_in_the_order_of_joining(hall: Hall) -> None:
    table = await hall.open(ANA, BEN, CLEO, start=False)
    assert table.people() == (ANA.id, BEN.id, CLEO.id)
    assert [seat.name for seat in table.seats] == ["Ana", "Ben", "Cleo"]


async def test_two_people_for_the_last_seat(hall: Hall) -> None:
    table = await hall.open(*(Person(number, f"P{number}") for number in range(21, 27)), start=False)
    results = await asyncio.gather(
        *(seating.join(hall.tables, table.id, person, None) for person in (ANA, BEN)), return_exceptions=True
    )
    assert sorted(type(result).__name__ for result in results) == ["IllegalMove", "Table"]
    assert len(table.seats) == 7


async def test_joining_twice_at_once_takes_one_seat(hall: Hall) -> None:
    table = await hall.open(ANA, start=False)
    await asyncio.gather(
        *(seating.join(hall.tables, table.id, BEN, None) for _ in range(3)), return_exceptions=True
    )
    assert table.people() == (ANA.id, BEN.id)


async def test_the_seats_move_up_when_somebody_leaves_a_lobby(hall: Hall) -> None:
    table = await hall.open(ANA, BEN, CLEO, start=False)
    await seating.leave(hall.tables, table.id, ANA.id, None)
    assert table.people() == (BEN.id, CLEO.id)
    assert table.row.host_id == BEN.id
    assert [seat.seat for seat in table.seats] == [0, 1]


async def test_a_game_goes_on_for_who_left(hall: Hall) -> None:
    table = await hall.open(ANA, BEN, CLEO)
    person = hall.active(table)
    await seating.leave(hall.tables, table.id, person.id, None)
    await hall.computers.idle()
    assert hall.active(table) != person
    assert len(await hall.stored(table)) == table.sequence > 1
    actors = [change.actor for change in hall.announced]
    assert actors == [person.id, *[None] * (len(actors) - 1)]


async def test_a_game_ends_though_all_but_one_have_left(hall: Hall) -> None:
    table = await hall.open(ANA, BEN, CLEO)
    for person in (BEN, CLEO):
        await seating.leave(hall.tables, table.id, person.id, None)
    assert table.running
    assert table.row.host_id == ANA.id
    await seating.leave(hall.tables, table.id, ANA.id, None)
    assert table.row.status is Status.CLOSED


async def test_who_left_takes_the_seat_back_but_not_the_place_as_host(hall: Hall) -> None:
    table = await hall.open(ANA, BEN, CLEO)
    await seating.leave(hall.tables, table.id, ANA.id, None)
    await seating.join(hall.tables, table.id, ANA, None)
    assert table.seat_of(ANA.id) == 0
    assert table.row.host_id == BEN.id
    assert (await refused(seating.join(hall.tables, table.id, DAN, None)))[0] == "table-is-running"
    assert (await refused(seating.join(hall.tables, table.id, ANA, None)))[0] == "seated-already"


async def test_nobody_leaves_a_table_that_is_closed(hall: Hall) -> None:
    table = await hall.open(ANA, BEN, CLEO)
    await closing.close(hall.tables, table.id, ANA.id, None)
    revision = table.row.revision
    assert (await refused(seating.leave(hall.tables, table.id, BEN.id, None)))[0] == "table-is-closed"
    assert (table.people(), table.row.revision) == ((ANA.id, BEN.id, CLEO.id), revision)
