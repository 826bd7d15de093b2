"""Events, leaving, closing, warning; what is asked about tables."""

import pytest

from bot.store import (
    AlreadyHandled,
    DamagedGame,
    Database,
    Deadline,
    OutOfOrder,
    Status,
    WrongSeats,
    WrongStatus,
    append,
    close_table,
    deadlines,
    events_of,
    get_table,
    leave_seat,
    mark_warned,
    prune_interactions,
    seats_of,
    tables_in,
    tables_of,
    take_back_seat,
)
from tests.store.scenes import ANA, BEN, CEM, CHANNEL, game, lobby

A, B, C = '{"a":1}', '{"b":2}', '{"c":"Bohne 🫘"}'


async def test_events_follow_each_other(database: Database) -> None:
    table = await game(database, A)
    after = await append(database, table.id, 1, [B, C], Status.RUNNING, 200, None)
    assert after == table._replace(revision=table.revision + 1, touched_at=200)
    assert await events_of(database, table.id) == (A, B, C)


async def test_the_last_event_ends_the_game(database: Database) -> None:
    table = await game(database, A)
    assert (await append(database, table.id, 1, [B], Status.ENDED, 200, None)).status is Status.ENDED
    with pytest.raises(WrongStatus, match="ended"):
        await append(database, table.id, 2, [C], Status.RUNNING, 201, None)


@pytest.mark.parametrize("after", [0, 1, 3])
async def test_events_out_of_order_are_refused(database: Database, after: int) -> None:
    table = await game(database, A, B)
    with pytest.raises(OutOfOrder) as caught:
        await append(database, table.id, after, [C], Status.RUNNING, 200, 900)
    assert (caught.value.after, caught.value.last) == (after, 2)
    assert await events_of(database, table.id) == (A, B)
    assert await get_table(database, table.id) == table
    assert (await append(database, table.id, 2, [C], Status.RUNNING, 200, 900)).revision == table.revision + 1


async def test_a_replayed_move_is_not_repeated(database: Database) -> None:
    table = await game(database, A)
    after = await append(database, table.id, 1, [B], Status.RUNNING, 200, 900)
    for sequence in (1, 2):
        with pytest.raises(AlreadyHandled):
            await append(database, table.id, sequence, [B], Status.RUNNING, 201, 900)
    assert await get_table(database, table.id) == after
    assert await events_of(database, table.id) == (A, B)


@pytest.mark.parametrize("missing", [1, 2])
async def test_a_gap_in_the_events_is_damage(database: Database, missing: int) -> None:
    table = await game(database, A, B, C)
    other = await game(database, A)
    sql = "DELETE FROM events WHERE table_id = ? AND sequence = ?"
    await database.write(lambda connection: connection.execute(sql, (table.id, missing)))
    with pytest.raises(DamagedGame, match=f"event {missing} of table {table.id}"):
        await events_of(database, table.id)
    assert await events_of(database, other.id) == (A,)


async def test_a_person_leaves_and_takes_the_seat_back(database: Database) -> None:
    table = await game(database)
    left = await leave_seat(database, table.id, ANA, BEN, 200, 900)
    assert left == table._replace(revision=table.revision + 1, touched_at=200, host_id=BEN)
    assert [seat.left for seat in await seats_of(database, table.id)] == [True, False, False]
    assert await tables_of(database, ANA, tuple(Status)) == ()
    await take_back_seat(database, table.id, ANA, 201, 901)
    assert [seat.left for seat in await seats_of(database, table.id)] == [False, False, False]
    assert [seat.left is False for seat in await seats_of(database, table.id)] == [True, True, True]
    with pytest.raises(WrongSeats):
        await leave_seat(database, table.id, 14, None, 202, None)


async def test_a_table_is_closed_once(database: Database) -> None:
    for table in (await lobby(database), await game(database)):
        closed = await close_table(database, table.id, Status.CLOSED, 200, None)
        assert closed == table._replace(revision=table.revision + 1, touched_at=200, status=Status.CLOSED)
        with pytest.raises(WrongStatus, match="closed"):
            await close_table(database, table.id, Status.CLOSED, 201, None)


async def test_a_warning_is_no_visible_change_and_the_next_change_takes_it_back(database: Database) -> None:
    table = await game(database, A)
    await mark_warned(database, table.id, 150)
    assert await get_table(database, table.id) == table._replace(warned_at=150)
    assert (await append(database, table.id, 1, [B], Status.RUNNING, 200, None)).warned_at is None


async def test_the_clock_sees_open_tables_longest_untouched_first(database: Database) -> None:
    young = await lobby(database, now=300)
    old = await game(database, now=100)
    await close_table(database, (await lobby(database, now=50)).id, Status.CLOSED, 60, None)
    await mark_warned(database, old.id, 250)
    assert await deadlines(database) == (
        Deadline(old.id, Status.RUNNING, 100, 250),
        Deadline(young.id, Status.LOBBY, 300, None),
    )


async def test_the_clock_is_given_only_what_was_left_alone_for_long_enough(database: Database) -> None:
    for now in (100, 200, 300):
        await lobby(database, now=now)
        await game(database, now=now + 50)
    found = await deadlines(database, {Status.LOBBY: 200, Status.RUNNING: 150})
    assert [(row.status, row.touched_at) for row in found] == [
        (Status.LOBBY, 100),
        (Status.RUNNING, 150),
        (Status.LOBBY, 200),
    ]


async def test_tables_of_a_person_and_in_a_channel_newest_touched_first(database: Database) -> None:
    first, second, third = await lobby(database, now=300), await game(database, now=500), await game(database)
    ids = [table.id for table in await tables_of(database, ANA, tuple(Status))]
    assert ids == [second.id, first.id, third.id]
    assert [table.id for table in await tables_of(database, CEM, [Status.RUNNING])] == [second.id, third.id]
    assert [table.id for table in await tables_in(database, CHANNEL, tuple(Status))] == ids
    assert await tables_in(database, CHANNEL, [Status.LOBBY]) == (first,)
    assert await tables_in(database, CHANNEL, []) == ()
    assert await tables_in(database, CHANNEL + 1, tuple(Status)) == ()
    assert await tables_of(database, 14, tuple(Status)) == ()


async def test_old_interactions_are_dropped(database: Database) -> None:
    table = await game(database, A)
    await append(database, table.id, 1, [B], Status.RUNNING, 200, 900)
    await append(database, table.id, 2, [B], Status.RUNNING, 300, 901)
    assert await prune_interactions(database, 300) == 1
    with pytest.raises(AlreadyHandled):
        await append(database, table.id, 3, [B], Status.RUNNING, 400, 901)
    # Long past the time in which Discord could send it again.
    await append(database, table.id, 3, [B], Status.RUNNING, 400, 900)
