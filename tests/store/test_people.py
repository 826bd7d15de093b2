"""What is remembered of people, and forgotten."""

# ruff: noqa: ASYNC240 - nothing else runs in a test that a small file could hold up.

from pathlib import Path

import pytest

from bot.store import (
    Database,
    MessageRow,
    PersonRow,
    SeatRow,
    Status,
    WrongSeats,
    append,
    close_table,
    events_of,
    forget_person,
    forget_seat,
    get_table,
    leave_seat,
    messages_of,
    people_not_seen,
    person,
    put_message,
    put_person,
    seats_of,
    tables_of,
)
from tests.store.scenes import ANA, BEN, CEM, game, lobby


async def test_a_person_is_remembered_and_brought_up_to_date(database: Database) -> None:
    assert await person(database, ANA) is None
    row = PersonRow(ANA, "Ana", "de", None, False)
    put_person(database, row)
    assert await person(database, ANA) == row
    put_person(database, row._replace(dm_channel_id=77, dm_closed=True))
    now = await person(database, ANA)
    assert now == PersonRow(ANA, "Ana", "de", 77, True)
    assert now is not None
    assert now.dm_closed is True


async def test_forgetting_a_person_keeps_games_that_are_over_readable(database: Database) -> None:
    ended, closed = await game(database, "{}"), await lobby(database)
    await append(database, ended.id, 1, ["{}"], Status.ENDED, 200, None)
    await close_table(database, closed.id, Status.CLOSED, 200, None)
    put_person(database, PersonRow(ANA, "Ana", "de", 77, False))
    put_person(database, PersonRow(BEN, "Ben", "en", None, False))
    public = MessageRow(ended.id, "table", 0, 600, 7000, 1, "abc", 100)
    bens = MessageRow(ended.id, "hand", BEN, 602, 7002, 1, "abc", 100)
    for row in (public, bens, MessageRow(ended.id, "hand", ANA, 601, 7001, 1, "abc", 100)):
        put_message(database, row)

    assert await forget_person(database, ANA, "somebody") == ()
    assert await person(database, ANA) is None
    assert await person(database, BEN) is not None
    assert await messages_of(database, ended.id) == (public, bens)
    assert await seats_of(database, ended.id) == (
        SeatRow(ended.id, 0, -1, "somebody", False),
        SeatRow(ended.id, 1, BEN, "Ben", False),
        SeatRow(ended.id, 2, CEM, "Cem", False),
    )
    for table in (ended, closed):
        row_now = await get_table(database, table.id)
        assert row_now is not None
        assert row_now.host_id == -1
    assert await events_of(database, ended.id) == ("{}", "{}")
    assert await tables_of(database, ANA, tuple(Status)) == ()


async def test_the_line_that_mentions_a_person_is_forgotten_too(database: Database) -> None:
    table = await game(database)
    line, bens = (MessageRow(table.id, "nudge", who, 600, 7000 + who, 1, "abc", 100) for who in (ANA, BEN))
    for row in (line, bens):
        put_message(database, row)
    await forget_person(database, ANA, "somebody")
    assert await messages_of(database, table.id) == (bens,)


async def test_each_forgotten_person_gets_a_number_of_their_own(database: Database) -> None:
    table = await game(database)
    await close_table(database, table.id, Status.CLOSED, 200, None)
    for who in (CEM, ANA, BEN, 14):
        await forget_person(database, who, "somebody")
    assert [seat.person_id for seat in await seats_of(database, table.id)] == [-2, -3, -1]


async def test_open_tables_are_left_to_the_caller(database: Database) -> None:
    running, waiting = await game(database), await lobby(database)
    other = await lobby(database)
    await close_table(database, other.id, Status.CLOSED, 200, None)
    before = await seats_of(database, running.id)
    assert await forget_person(database, ANA, "somebody") == (running.id, waiting.id)
    assert await seats_of(database, running.id) == before
    assert await get_table(database, running.id) == running


async def test_a_seat_of_a_running_game_is_forgotten_once_another_is_host(database: Database) -> None:
    table = await game(database)
    with pytest.raises(WrongSeats, match="host"):
        await forget_seat(database, table.id, ANA, "somebody", 200, None)
    left = await leave_seat(database, table.id, ANA, BEN, 200, None)
    forgotten = await forget_seat(database, table.id, ANA, "somebody", 201, None)
    assert forgotten == left._replace(revision=left.revision + 1, touched_at=201)
    assert (await seats_of(database, table.id))[0] == SeatRow(table.id, 0, -1, "somebody", True)
    with pytest.raises(WrongSeats, match="no seat"):
        await forget_seat(database, table.id, ANA, "somebody", 202, None)


async def test_what_was_forgotten_is_not_even_in_the_file(path: Path) -> None:
    database = await Database.open(path)
    name = "Anastasia Unforgettable"
    put_person(database, PersonRow(ANA, name, "de", None, False))
    await forget_person(database, ANA, "somebody")
    await database.close()
    assert name.encode() not in path.read_bytes()
    assert not path.with_name(path.name + "-wal").exists()


async def test_whoever_is_at_an_open_table_is_not_long_unseen_nor_is_its_host(database: Database) -> None:
    table = await lobby(database)
    for number in (ANA, BEN):
        put_person(database, PersonRow(number, "Somebody", "de", None, False, seen_at=50))
    assert await people_not_seen(database, 100) == (BEN,)
    await database.write(lambda connection: connection.execute("DELETE FROM seats"))
    assert await people_not_seen(database, 100) == (BEN,)
    await close_table(database, table.id, Status.CLOSED, 100, None)
    assert await people_not_seen(database, 100) == (ANA, BEN)
