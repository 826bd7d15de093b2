"""Seats of computers: numbers of their own, kept through every change of the lobby, found again after a start."""

import pytest

from bot.store import (
    COMPUTERS,
    AlreadyHandled,
    Computer,
    Database,
    SeatRow,
    Status,
    WrongSeats,
    WrongStatus,
    add_computer,
    append,
    close_table,
    create_table,
    forget_person,
    leave_lobby,
    leave_seat,
    seats_of,
    start,
    tables_of,
    tables_to_play,
)
from tests.store.scenes import ANA, BEN, CHANNEL, GUILD, game, lobby

ALMA, BRUNO = Computer("Alma", "easy"), Computer("Bruno", "hard")


async def seating(database: Database, table_id: int) -> list[tuple[str, str | None]]:
    return [(seat.name, seat.computer) for seat in await seats_of(database, table_id)]


async def test_a_computer_takes_the_next_seat(database: Database) -> None:
    table = await lobby(database, (BEN, "Ben"))
    changed = await add_computer(database, table.id, ALMA, 150, 900)
    assert changed == table._replace(revision=table.revision + 1, touched_at=150)
    assert (await seats_of(database, table.id))[2] == SeatRow(table.id, 2, COMPUTERS - 1, "Alma", False, "easy")
    with pytest.raises(AlreadyHandled):
        await add_computer(database, table.id, BRUNO, 160, 900)


async def test_a_name_is_given_once_and_only_in_a_lobby(database: Database) -> None:
    table = await lobby(database)
    with pytest.raises(WrongSeats, match="name"):
        await add_computer(database, table.id, Computer("Ana", "easy"), 150, None)
    running = await game(database)
    with pytest.raises(WrongStatus):
        await add_computer(database, running.id, ALMA, 150, None)


async def test_a_table_is_opened_with_its_computers(database: Database) -> None:
    table = await create_table(database, "x", GUILD, CHANNEL, (ANA, "Ana"), "en", 100, None, [ALMA, BRUNO])
    assert await seating(database, table.id) == [("Ana", None), ("Alma", "easy"), ("Bruno", "hard")]
    assert [seat.person_id for seat in await seats_of(database, table.id)] == [ANA, COMPUTERS - 1, COMPUTERS - 2]


async def test_computers_stay_computers_when_others_leave_and_when_the_game_starts(database: Database) -> None:
    table = await create_table(database, "x", GUILD, CHANNEL, (ANA, "Ana"), "en", 100, None, [ALMA, BRUNO])
    await leave_lobby(database, table.id, COMPUTERS - 1, None, 110, None)
    assert await seating(database, table.id) == [("Ana", None), ("Bruno", "hard")]
    # The number that has become free is given again; those in use are not.
    await add_computer(database, table.id, ALMA, 120, None)
    people = [seat.person_id for seat in await seats_of(database, table.id)]
    assert people == [ANA, COMPUTERS - 2, COMPUTERS - 1]
    await start(database, table.id, people[::-1], ["{}"], 130, None)
    assert await seating(database, table.id) == [("Alma", "easy"), ("Bruno", "hard"), ("Ana", None)]


async def test_who_is_forgotten_gets_no_number_of_a_computer(database: Database) -> None:
    table = await create_table(database, "x", GUILD, CHANNEL, (ANA, "Ana"), "en", 100, None, [ALMA])
    await close_table(database, table.id, Status.CLOSED, 200, None)
    await forget_person(database, ANA, "somebody")
    assert [seat.person_id for seat in await seats_of(database, table.id)] == [-1, COMPUTERS - 1]
    assert await seating(database, table.id) == [("somebody", None), ("Alma", "easy")]


async def test_tables_to_play_are_running_games_with_a_computer_or_somebody_who_left(database: Database) -> None:
    waiting = await create_table(database, "x", GUILD, CHANNEL, (ANA, "Ana"), "en", 100, None, [ALMA])
    running = await create_table(database, "x", GUILD, CHANNEL, (ANA, "Ana"), "en", 100, None, [ALMA])
    await start(database, running.id, [ANA, COMPUTERS - 1], ["{}"], 110, None)
    over = await create_table(database, "x", GUILD, CHANNEL, (ANA, "Ana"), "en", 100, None, [ALMA])
    await start(database, over.id, [ANA, COMPUTERS - 1], ["{}"], 110, None)
    await append(database, over.id, 1, ["{}"], Status.ENDED, 120, None)
    people, left = await game(database), await game(database)
    await leave_seat(database, left.id, BEN, None, 200, None)
    assert await tables_to_play(database, 3) == (left.id, running.id)
    assert {table.id for table in await tables_of(database, ANA, (Status.LOBBY,))} == {waiting.id}
    assert people.status is Status.RUNNING
