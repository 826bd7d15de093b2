"""Opening, joining, leaving and starting a table."""

import pytest

from bot.store import (
    AlreadyHandled,
    Database,
    NoSuchTable,
    SeatRow,
    Status,
    TableRow,
    WrongSeats,
    WrongStatus,
    choose_game,
    close_table,
    create_table,
    events_of,
    get_table,
    join,
    leave_lobby,
    seats_of,
    start,
    tables_in,
)
from tests.store.scenes import ANA, BEN, CEM, CHANNEL, GUILD, game, lobby


async def seating(database: Database, table_id: int) -> list[tuple[int, int, str]]:
    return [(seat.seat, seat.person_id, seat.name) for seat in await seats_of(database, table_id)]


async def test_a_new_table_is_a_lobby_with_its_host_on_seat_0(database: Database) -> None:
    table = await create_table(database, "bohnanza", GUILD, CHANNEL, (ANA, "Ana"), "de", 100, 900)
    assert table == TableRow(1, "bohnanza", GUILD, CHANNEL, ANA, "de", Status.LOBBY, 1, 100, 100, None)
    assert isinstance(table.status, Status)
    assert await get_table(database, 1) == table
    assert await seats_of(database, 1) == (SeatRow(1, 0, ANA, "Ana", False),)


async def test_ids_as_large_as_discords_are_kept(database: Database) -> None:
    large = 2**63 - 1
    table = await create_table(database, "bohnanza", large, large, (large, "Ana"), "en", 100, large)
    assert (table.guild_id, table.channel_id, table.host_id) == (large, large, large)


async def test_an_absent_table_is_none(database: Database) -> None:
    assert await get_table(database, 1) is None
    assert await seats_of(database, 1) == ()


async def test_numbers_of_tables_are_not_used_again(database: Database) -> None:
    table = await lobby(database)
    await database.write(lambda connection: connection.execute("DELETE FROM seats"))
    await database.write(lambda connection: connection.execute("DELETE FROM tables"))
    assert (await lobby(database)).id == table.id + 1


async def test_joining_takes_the_next_seat(database: Database) -> None:
    table = await lobby(database)
    joined = await join(database, table.id, BEN, "Ben", 150, None)
    assert joined == table._replace(revision=2, touched_at=150)
    assert await seating(database, table.id) == [(0, ANA, "Ana"), (1, BEN, "Ben")]


async def test_joining_twice_is_refused(database: Database) -> None:
    table = await lobby(database)
    with pytest.raises(WrongSeats, match="already"):
        await join(database, table.id, ANA, "Ana", 150, 900)
    assert await get_table(database, table.id) == table


async def test_after_leaving_the_seats_above_move_down(database: Database) -> None:
    table = await lobby(database, (BEN, "Ben"), (CEM, "Cem"))
    left = await leave_lobby(database, table.id, ANA, BEN, 150, None)
    assert left == table._replace(revision=table.revision + 1, touched_at=150, host_id=BEN)
    assert await seating(database, table.id) == [(0, BEN, "Ben"), (1, CEM, "Cem")]


async def test_after_a_guest_leaves_the_host_stays(database: Database) -> None:
    table = await lobby(database, (BEN, "Ben"), (CEM, "Cem"))
    assert (await leave_lobby(database, table.id, BEN, None, 150, None)).host_id == ANA
    assert await seating(database, table.id) == [(0, ANA, "Ana"), (1, CEM, "Cem")]


@pytest.mark.parametrize(("who", "new_host"), [(CEM, None), (ANA, CEM), (ANA, ANA)])
async def test_leaving_without_a_seat_or_to_a_host_without_one_is_refused(
    database: Database, who: int, new_host: int | None
) -> None:
    table = await lobby(database, (BEN, "Ben"))
    with pytest.raises(WrongSeats):
        await leave_lobby(database, table.id, who, new_host, 150, None)
    assert await get_table(database, table.id) == table
    assert len(await seats_of(database, table.id)) == 2


async def test_another_game_is_one_visible_change_and_keeps_the_seats(database: Database) -> None:
    table = await lobby(database, (BEN, "Ben"))
    changed = await choose_game(database, table.id, "other", 150, 900)
    assert changed == table._replace(revision=table.revision + 1, touched_at=150, game="other")
    assert await get_table(database, table.id) == changed
    assert await seating(database, table.id) == [(0, ANA, "Ana"), (1, BEN, "Ben")]
    with pytest.raises(AlreadyHandled):
        await choose_game(database, table.id, "third", 160, 900)
    assert await get_table(database, table.id) == changed


async def test_starting_seats_people_anew_and_writes_the_first_events(database: Database) -> None:
    table = await lobby(database, (BEN, "Ben"), (CEM, "Cem"))
    started = await start(database, table.id, [CEM, ANA, BEN], ['{"a":1}', '{"b":2}'], 150, 900)
    assert started == table._replace(revision=table.revision + 1, touched_at=150, status=Status.RUNNING)
    assert await seating(database, table.id) == [(0, CEM, "Cem"), (1, ANA, "Ana"), (2, BEN, "Ben")]
    assert await events_of(database, table.id) == ('{"a":1}', '{"b":2}')


@pytest.mark.parametrize("order", [[ANA], [ANA, CEM], [ANA, BEN, BEN], []])
async def test_a_seating_of_others_is_refused(database: Database, order: list[int]) -> None:
    table = await lobby(database, (BEN, "Ben"))
    with pytest.raises(WrongSeats):
        await start(database, table.id, order, ["{}"], 150, None)
    assert await get_table(database, table.id) == table
    assert await events_of(database, table.id) == ()


async def test_a_lobby_is_changed_only_while_it_is_one(database: Database) -> None:
    running = await game(database)
    closed = await close_table(database, (await lobby(database)).id, Status.CLOSED, 150, None)
    for table in (running, closed):
        with pytest.raises(WrongStatus, match=str(table.status)):
            await join(database, table.id, 14, "Dan", 200, 900)
        with pytest.raises(WrongStatus):
            await leave_lobby(database, table.id, ANA, None, 200, 900)
        with pytest.raises(WrongStatus):
            await start(database, table.id, [ANA], ["{}"], 200, 900)
        with pytest.raises(WrongStatus):
            await choose_game(database, table.id, "other", 200, 900)
        assert await get_table(database, table.id) == table


async def test_changing_an_absent_table_is_refused(database: Database) -> None:
    with pytest.raises(NoSuchTable):
        await join(database, 7, ANA, "Ana", 100, 900)
    # The interaction was not noted, since nothing of it was kept.
    assert (await create_table(database, "bohnanza", 1, 2, (ANA, "Ana"), "en", 100, 900)).id == 1


async def test_a_replayed_opening_makes_no_second_table(database: Database) -> None:
    await create_table(database, "bohnanza", GUILD, CHANNEL, (ANA, "Ana"), "en", 100, 900)
    with pytest.raises(AlreadyHandled) as caught:
        await create_table(database, "bohnanza", GUILD, CHANNEL, (ANA, "Ana"), "en", 101, 900)
    assert caught.value.interaction_id == 900
    assert len(await tables_in(database, CHANNEL, tuple(Status))) == 1


async def test_a_replayed_change_changes_nothing(database: Database) -> None:
    table = await lobby(database, (BEN, "Ben"))
    await join(database, table.id, CEM, "Cem", 150, 900)
    left = await leave_lobby(database, table.id, CEM, None, 160, 901)
    for _ in range(2):
        with pytest.raises(AlreadyHandled):
            await join(database, table.id, CEM, "Cem", 170, 900)
    started = await start(database, table.id, [BEN, ANA], ["{}"], 180, 902)
    assert started.revision == left.revision + 1
    # Not "too late": this very click did it.
    with pytest.raises(AlreadyHandled):
        await start(database, table.id, [BEN, ANA], ["{}"], 190, 902)
    assert await get_table(database, table.id) == started
    assert await events_of(database, table.id) == ("{}",)
