"""Done by default: said for a person whenever somebody else's trading begins, and by no card."""

from __future__ import annotations

import random

import pytest

from bot.games.bohnanza.moves import Accept, ComeBack, Decline, MakeOffer, TurnUp
from bot.games.bohnanza.state import Phase
from bot.games.contract import Seat
from bot.tables import Table, closing, lobby, seating
from bot.tables.done_by_default import done_by_default
from bot.tables.rematch import rematch
from tests.games.bohnanza.dealing import dealt_anew
from tests.tables.hall import ANA, BEN, CLEO, Hall, refused


def done(table: Table) -> set[Seat]:
    return {seat.seat for seat in table.view(None).seats if seat.passed}


async def turned_up(hall: Hall) -> tuple[Table, Seat]:
    """A table at which trading has just begun, and the seat of Ben, who is done by default and not active."""
    table = await hall.open(ANA, BEN, CLEO)
    await done_by_default(hall.tables, table.id, BEN.id, None, on=True)
    seat = table.seated(BEN.id)
    if table.state.active == seat:
        table.state = table.state._replace(active=(seat + 1) % 3)
    await hall.act(table, hall.active(table), await hall.first(table), TurnUp())
    return table, seat


async def test_it_is_said_with_the_turning_up_in_the_same_change(hall: Hall) -> None:
    table, seat = await turned_up(hall)
    assert done(table) == {seat}
    assert hall.announced[-1].before.phase is Phase.PLANT
    assert '"passed"' in (await hall.stored(table))[-1]


async def test_it_is_said_once_for_a_turn(hall: Hall) -> None:
    table, _ = await turned_up(hall)
    await hall.act(table, BEN, ComeBack())
    other = next(person for person in (ANA, CLEO) if person != hall.active(table))
    active = table.state.active
    await hall.act(table, other, MakeOffer((), (table.view(None).beans[0],), active))
    assert done(table) == set()


async def test_it_is_not_said_on_the_own_turn_nor_by_those_who_have_not_chosen_it(hall: Hall) -> None:
    table = await hall.open(ANA, BEN, CLEO)
    await done_by_default(hall.tables, table.id, hall.active(table).id, None, on=True)
    await hall.act(table, hall.active(table), await hall.first(table), TurnUp())
    assert done(table) == set()


async def test_who_is_named_is_not_done_until_they_have_answered(hall: Hall) -> None:
    table, seat = await turned_up(hall)
    card = table.state.players[table.state.active].hand[0]
    await hall.act(table, hall.active(table), MakeOffer((card,), (), seat))
    assert done(table) == set()
    await hall.act(table, BEN, Decline(table.state.offered))
    assert done(table) == {seat}


async def test_who_takes_what_they_are_offered_by_name_is_back_in_for_this_turn(hall: Hall) -> None:
    table, seat = await turned_up(hall)
    card = table.state.players[table.state.active].hand[0]
    await hall.act(table, hall.active(table), MakeOffer((card,), (), seat))
    await hall.act(table, BEN, Accept(table.state.offered))
    assert done(table) == set()


async def test_switched_on_in_the_middle_of_trading_it_holds_at_once(hall: Hall) -> None:
    table = await hall.open(ANA, BEN, CLEO)
    await hall.act(table, hall.active(table), await hall.first(table), TurnUp())
    others = [person for person in (ANA, BEN, CLEO) if person != hall.active(table)]
    await done_by_default(hall.tables, table.id, others[0].id, None, on=True)
    assert done(table) == {table.seated(others[0].id)}
    await done_by_default(hall.tables, table.id, others[0].id, None, on=False)
    assert not table.seats[table.seated(others[0].id)].done_by_default


async def test_it_survives_a_restart_and_ends_when_its_person_leaves(hall: Hall) -> None:
    table, seat = await turned_up(hall)
    hall.reopen()
    table = await hall.tables.get(table.id)
    assert table.seats[seat].done_by_default
    await seating.leave(hall.tables, table.id, BEN.id, None)
    await seating.join(hall.tables, table.id, BEN, None)
    assert not table.seats[seat].done_by_default


async def test_a_rematch_keeps_it_for_those_who_ask_for_one(hall: Hall) -> None:
    table = await hall.open(ANA, BEN, CLEO)
    for person in (ANA, BEN):
        await done_by_default(hall.tables, table.id, person.id, None, on=True)
    await closing.close(hall.tables, table.id, None, None)
    for person in (BEN, CLEO, ANA):
        fresh, _ = await rematch(hall.tables, table.id, person, None)
    await lobby.start(hall.tables, fresh.id, BEN.id, None)
    chosen = {seat.person_id: seat.done_by_default for seat in fresh.seats}
    assert chosen == {ANA.id: True, BEN.id: True, CLEO.id: False}


async def test_only_who_plays_in_a_running_game_has_the_switch(hall: Hall) -> None:
    table = await hall.open(ANA, BEN, start=False)
    wish = done_by_default(hall.tables, table.id, ANA.id, None, on=True)
    assert (await refused(wish))[0] == "table-is-lobby"
    assert (await refused(done_by_default(hall.tables, table.id, CLEO.id, None, on=True)))[0] == "not-seated"


@pytest.mark.parametrize("seed", range(6))
async def test_what_others_do_not_see_has_no_part_in_it(hall: Hall, seed: int) -> None:
    table = await hall.open(ANA, BEN, CLEO)
    for person in (ANA, BEN):
        await done_by_default(hall.tables, table.id, person.id, None, on=True)
    table.state = dealt_anew(table.state, random.Random(seed))
    await hall.act(table, hall.active(table), await hall.first(table), TurnUp())
    assert done(table) == {table.seated(person.id) for person in (ANA, BEN)} - {table.state.active}
