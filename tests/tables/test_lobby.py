"""Opening, joining, leaving, starting, closing and rematch, without Discord."""

from __future__ import annotations

import asyncio

import pytest

from bot.games import CATALOGUE
from bot.store import AlreadyHandled, Status
from bot.tables import Person, lobby
from tests.tables.hall import ANA, BEN, CHANNEL, CLEO, DAN, GAME, GUILD, OTHER, Hall, refused


async def test_no_table_for_a_game_that_there_is_not(hall: Hall) -> None:
    reason, _ = await refused(lobby.open_table(hall.tables, "chess", GUILD, CHANNEL, ANA, "en", None))
    assert reason == "no-such-game"


async def test_seats_are_taken_in_the_order_of_joining(hall: Hall) -> None:
    table = await hall.open(ANA, BEN, CLEO, start=False)
    assert table.people() == (ANA.id, BEN.id, CLEO.id)
    assert [seat.name for seat in table.seats] == ["Ana", "Ben", "Cleo"]


async def test_two_people_for_the_last_seat(hall: Hall) -> None:
    table = await hall.open(*(Person(number, f"P{number}") for number in range(21, 27)), start=False)
    results = await asyncio.gather(
        *(lobby.join(hall.tables, table.id, person, None) for person in (ANA, BEN)), return_exceptions=True
    )
    assert sorted(type(result).__name__ for result in results) == ["IllegalMove", "Table"]
    assert len(table.seats) == 7


async def test_joining_twice_at_once_takes_one_seat(hall: Hall) -> None:
    table = await hall.open(ANA, start=False)
    await asyncio.gather(*(lobby.join(hall.tables, table.id, BEN, None) for _ in range(3)), return_exceptions=True)
    assert table.people() == (ANA.id, BEN.id)


async def test_a_replayed_interaction_is_known(hall: Hall) -> None:
    table = await hall.open(ANA, BEN, CLEO, start=False)
    await lobby.start(hall.tables, table.id, ANA.id, 5)
    before = await hall.stored(table)
    hall.told.clear()
    with pytest.raises(AlreadyHandled):
        await lobby.leave(hall.tables, table.id, BEN.id, 5)
    assert await hall.stored(table) == before
    assert hall.told == []


@pytest.mark.parametrize("count", [1, 2])
async def test_too_few_cannot_start(hall: Hall, count: int) -> None:
    table = await hall.open(*(ANA, BEN)[:count], start=False)
    reason, facts = await refused(lobby.start(hall.tables, table.id, ANA.id, None))
    assert (reason, facts["game"], facts["count"]) == ("wrong-number-of-players", GAME, count)
    assert str(facts["games"]).split() == [key for key, game in CATALOGUE.items() if count in game.players]
    assert await hall.stored(table) == ()


async def test_the_seats_move_up_when_somebody_leaves_a_lobby(hall: Hall) -> None:
    table = await hall.open(ANA, BEN, CLEO, start=False)
    await lobby.leave(hall.tables, table.id, ANA.id, None)
    assert table.people() == (BEN.id, CLEO.id)
    assert table.row.host_id == BEN.id
    assert [seat.seat for seat in table.seats] == [0, 1]


async def test_a_game_goes_on_for_who_left(hall: Hall) -> None:
    table = await hall.open(ANA, BEN, CLEO)
    person = hall.active(table)
    await lobby.leave(hall.tables, table.id, person.id, None)
    await hall.computers.idle()
    assert hall.active(table) != person
    assert len(await hall.stored(table)) == table.sequence > 1
    actors = [change.actor for change in hall.told]
    assert actors == [person.id, *[None] * (len(actors) - 1)]


async def test_a_game_ends_though_all_but_one_have_left(hall: Hall) -> None:
    table = await hall.open(ANA, BEN, CLEO)
    for person in (BEN, CLEO):
        await lobby.leave(hall.tables, table.id, person.id, None)
    assert table.running
    assert table.row.host_id == ANA.id
    await lobby.leave(hall.tables, table.id, ANA.id, None)
    assert table.row.status is Status.CLOSED


async def test_who_left_takes_the_seat_back_but_not_the_place_as_host(hall: Hall) -> None:
    table = await hall.open(ANA, BEN, CLEO)
    await lobby.leave(hall.tables, table.id, ANA.id, None)
    await lobby.join(hall.tables, table.id, ANA, None)
    assert table.seat_of(ANA.id) == 0
    assert table.row.host_id == BEN.id
    assert (await refused(lobby.join(hall.tables, table.id, DAN, None)))[0] == "table-is-running"
    assert (await refused(lobby.join(hall.tables, table.id, ANA, None)))[0] == "seated-already"


async def test_only_the_host_a_moderator_or_the_clock_close(hall: Hall) -> None:
    table = await hall.open(ANA, BEN, CLEO)
    assert await refused(lobby.close(hall.tables, table.id, BEN.id, None)) == ("only-the-host", {"host": "Ana"})
    await lobby.close(hall.tables, table.id, DAN.id, None, moderator=True)
    assert table.row.status is Status.CLOSED
    assert (await refused(lobby.close(hall.tables, table.id, ANA.id, None)))[0] == "table-is-closed"


async def test_a_rematch_waits_for_the_end(hall: Hall) -> None:
    table = await hall.open(ANA, BEN, CLEO)
    assert (await refused(lobby.rematch(hall.tables, table.id, ANA, None)))[0] == "table-is-running"


async def test_rematches_at_the_same_moment_meet_in_one_lobby(hall: Hall) -> None:
    table = await hall.open(ANA, BEN, CLEO)
    await lobby.close(hall.tables, table.id, None, None)
    answers = await asyncio.gather(
        *(lobby.rematch(hall.tables, table.id, person, None) for person in (BEN, CLEO, ANA))
    )
    assert len({lobby.id for lobby, _ in answers}) == 1
    assert sorted(new for _, new in answers) == [False, False, True]
    assert set(answers[0][0].people()) == {ANA.id, BEN.id, CLEO.id}
    assert (await refused(lobby.rematch(hall.tables, table.id, DAN, None)))[0] == "not-seated"


async def test_a_rematch_leaves_another_groups_lobby_alone(hall: Hall) -> None:
    table = await hall.open(ANA, BEN, CLEO)
    await lobby.close(hall.tables, table.id, None, None)
    other = await lobby.open_table(hall.tables, GAME, GUILD, CHANNEL, DAN, "en", None)
    fresh, new = await lobby.rematch(hall.tables, table.id, BEN, None)
    assert new
    assert fresh.id != other.id


async def test_a_rematch_finds_the_first_ones_lobby_though_its_game_is_another_now(hall: Hall) -> None:
    table = await hall.open(ANA, BEN, CLEO)
    await lobby.close(hall.tables, table.id, None, None)
    fresh, _ = await lobby.rematch(hall.tables, table.id, BEN, None)
    await lobby.choose(hall.tables, fresh.id, BEN.id, OTHER, None)
    assert await lobby.rematch(hall.tables, table.id, ANA, None) == (fresh, False)
    assert fresh.people() == (BEN.id, ANA.id)


async def test_a_rematch_is_of_the_game_that_was_played(hall: Hall) -> None:
    table = await hall.open(ANA, BEN, CLEO, start=False)
    await lobby.choose(hall.tables, table.id, ANA.id, OTHER, None)
    await lobby.start(hall.tables, table.id, ANA.id, None)
    await lobby.close(hall.tables, table.id, None, None)
    fresh, _ = await lobby.rematch(hall.tables, table.id, BEN, None)
    assert fresh.game.key == OTHER


async def test_a_rematch_leaves_an_older_lobby_for_another_game_alone(hall: Hall) -> None:
    older = await lobby.open_table(hall.tables, OTHER, GUILD, CHANNEL, ANA, "en", None)
    hall.time += 60
    table = await hall.open(ANA, BEN, CLEO)
    await lobby.close(hall.tables, table.id, None, None)
    fresh, new = await lobby.rematch(hall.tables, table.id, BEN, None)
    assert new
    assert fresh.id != older.id


async def test_a_table_that_moves_is_told_of(hall: Hall) -> None:
    table = await hall.open(ANA, BEN, CLEO)
    await lobby.move(hall.tables, table.id, CHANNEL + 1)
    assert table.row.channel_id == CHANNEL + 1
    assert [change.table for change in hall.told] == [table]
    await lobby.close(hall.tables, table.id, None, None)
    assert (await refused(lobby.move(hall.tables, table.id, CHANNEL)))[0] == "table-is-closed"
    assert table.row.channel_id == CHANNEL + 1
