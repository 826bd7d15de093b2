"""What hosts have said of people: kept with the table, gone with the person, and part of every seat's result."""

import sqlite3
from pathlib import Path

import pytest

from bot.store import (
    AlreadyHandled,
    Database,
    GuestStatus,
    Status,
    WrongSeats,
    WrongStatus,
    close_table,
    create_table,
    forget_person,
    get_table,
    guests_of,
    leave_seat,
    prune_table,
    remove_from_game,
    remove_from_lobby,
    seats_of,
    set_guests,
    tables_left_by,
    tables_naming,
    tables_to_prune,
    take_back_seat,
)
from bot.store.file import migrations
from tests.store.scenes import ANA, BEN, CEM, CHANNEL, GUILD, game, lobby

DAN = 14


async def test_invitations_are_kept_and_taken_back(database: Database) -> None:
    table = await lobby(database)
    assert (table.invited_only, await guests_of(database, table.id)) == (False, {})
    said = {BEN: GuestStatus.INVITED, CEM: GuestStatus.REMOVED}
    row = await set_guests(database, table.id, said, 150, 900, invited_only=True)
    assert row == table._replace(revision=table.revision + 1, touched_at=150, invited_only=True)
    assert row.invited_only is True
    assert await guests_of(database, table.id) == said
    row = await set_guests(database, table.id, {BEN: None, CEM: GuestStatus.INVITED}, 160, None)
    assert row.invited_only is True
    assert await guests_of(database, table.id) == {CEM: GuestStatus.INVITED}
    with pytest.raises(AlreadyHandled):
        await set_guests(database, table.id, {}, 170, 900)
    await close_table(database, table.id, Status.CLOSED, 180, None)
    with pytest.raises(WrongStatus):
        await set_guests(database, table.id, {BEN: GuestStatus.INVITED}, 190, None)


async def test_a_new_table_may_have_guests_from_the_first(database: Database) -> None:
    said = {BEN: GuestStatus.INVITED}
    row = await create_table(
        database, "bohnanza", GUILD, CHANNEL, (ANA, "Ana"), "en", 100, None, guests=said, invited_only=True
    )
    assert row.invited_only
    assert await guests_of(database, row.id) == said


async def test_whoever_is_removed_from_a_lobby_leaves_a_free_seat(database: Database) -> None:
    table = await lobby(database, (BEN, "Ben"), (CEM, "Cem"))
    await remove_from_lobby(database, table.id, BEN, 150, None)
    assert [(seat.seat, seat.person_id) for seat in await seats_of(database, table.id)] == [(0, ANA), (1, CEM)]
    assert await guests_of(database, table.id) == {BEN: GuestStatus.REMOVED}
    with pytest.raises(WrongSeats):
        await remove_from_lobby(database, table.id, BEN, 160, None)


async def test_a_removal_from_a_game_is_part_of_both_seats(database: Database) -> None:
    table = await game(database)
    await remove_from_game(database, table.id, BEN, 150, None, ())
    ana, ben, cem = await seats_of(database, table.id)
    assert (ana.removed, ana.has_removed, ana.left) == (False, True, False)
    assert (ben.removed, ben.has_removed, ben.left) == (True, False, True)
    assert (cem.removed, cem.has_removed, cem.left) == (False, False, False)
    assert await tables_left_by(database, BEN) == ()
    await set_guests(database, table.id, {BEN: GuestStatus.INVITED}, 160, None)
    assert [row.id for row in await tables_left_by(database, BEN)] == [table.id]
    await take_back_seat(database, table.id, BEN, 170, None)
    ana, ben, _ = await seats_of(database, table.id)
    assert (ben.removed, ben.left, ana.has_removed) == (False, False, True)


async def test_who_had_left_before_counts_on_as_having_left(database: Database) -> None:
    table = await game(database)
    await leave_seat(database, table.id, BEN, None, 150, None)
    await remove_from_game(database, table.id, BEN, 160, None, ())
    _, ben, _ = await seats_of(database, table.id)
    assert (ben.left, ben.removed) == (True, False)
    assert await tables_left_by(database, BEN) == ()


async def test_the_host_and_strangers_are_not_removed_from_a_game(database: Database) -> None:
    table = await game(database)
    for person in (ANA, DAN):
        with pytest.raises(WrongSeats):
            await remove_from_game(database, table.id, person, 150, None, ())
    assert await guests_of(database, table.id) == {}
    assert await get_table(database, table.id) == table


async def test_nothing_is_known_any_more_of_whoever_is_forgotten(database: Database) -> None:
    still_open, closed = await lobby(database), await lobby(database)
    for table in (still_open, closed):
        await set_guests(database, table.id, dict.fromkeys((BEN, CEM), GuestStatus.INVITED), 150, None)
    await close_table(database, closed.id, Status.CLOSED, 160, None)
    assert await tables_naming(database, BEN) == (still_open.id,)
    await forget_person(database, BEN, "somebody")
    for table in (still_open, closed):
        assert await guests_of(database, table.id) == {CEM: GuestStatus.INVITED}
    assert await tables_naming(database, BEN) == ()


async def test_invitations_go_when_a_table_is_pruned(database: Database) -> None:
    table = await lobby(database)
    await set_guests(database, table.id, {BEN: GuestStatus.INVITED}, 150, None)
    await close_table(database, table.id, Status.CLOSED, 160, None)
    assert await tables_to_prune(database, 170) == (table.id,)
    await prune_table(database, table.id)
    assert await guests_of(database, table.id) == {}
    assert await tables_to_prune(database, 170) == ()


async def test_tables_of_before_are_open_to_everybody(path: Path) -> None:
    connection = sqlite3.connect(path, isolation_level=None)
    migrations.migrate(connection, 14)
    connection.execute(
        "INSERT INTO tables (id, game, guild_id, channel_id, host_id, locale, status, revision, created_at, "
        "touched_at) VALUES (1, 'duel', 5, 6, 11, 'en', 'lobby', 1, 1, 1)"
    )
    connection.execute("INSERT INTO seats (table_id, seat, person_id, name) VALUES (1, 0, 11, 'Ana')")
    connection.close()
    database = await Database.open(path)
    row, (seat,) = await get_table(database, 1), await seats_of(database, 1)
    assert row is not None
    assert (row.invited_only, seat.removed, seat.has_removed) == (False, False, False)
    assert await guests_of(database, 1) == {}
    await database.close()
