"""Whoever wanted a seat at a full lobby is called to one that becomes free: once, and in their order."""

from __future__ import annotations

from bot.games import CATALOGUE
from bot.store.calling.seats import note_seat_posted, prune_seats, tables_wished_for
from bot.store.host.copying import stored_of
from bot.store.host.shut_out import Kind
from bot.tables import Person, Table, forgetting, guests, lobby, seating
from bot.tables.calling import waiting
from bot.tables.calling.waiting import HELD
from tests.tables.hall import ANA, BEN, CLEO, DAN, GAME, Hall, refused

ELI, FLO, GUS, HAL = (Person(number, name) for number, name in enumerate(("Eli", "Flo", "Gus", "Hal"), start=21))


async def full(hall: Hall) -> Table:
    others = [Person(number, f"P{number}") for number in range(30, 30 + CATALOGUE[GAME].players[-1] - 5)]
    return await hall.open(ANA, BEN, CLEO, DAN, ELI, *others, start=False)


async def leave(hall: Hall, table: Table, *people: Person) -> None:
    for person in people:
        await seating.leave(hall.tables, table.id, person.id, None)


async def test_nobody_is_called_while_no_seat_is_free_and_the_first_when_one_is(hall: Hall) -> None:
    table = await full(hall)
    await waiting.want(hall.tables, table, FLO.id)
    await waiting.want(hall.tables, table, GUS.id)
    assert await waiting.call(hall.tables, table) == ()
    await leave(hall, table, BEN)
    table = await hall.reopen().get(table.id)
    assert await waiting.call(hall.tables, table) == (FLO.id,)
    # One seat calls one person, whatever else happens there.
    assert await waiting.call(hall.tables, table) == ()


async def test_two_free_seats_call_two_and_a_third_the_next(hall: Hall) -> None:
    table = await full(hall)
    for person in (FLO, GUS, HAL):
        await waiting.want(hall.tables, table, person.id)
    await leave(hall, table, BEN, CLEO)
    assert await waiting.call(hall.tables, table) == (FLO.id, GUS.id)
    await seating.join(hall.tables, table.id, FLO, None)
    assert await waiting.call(hall.tables, table) == ()
    await leave(hall, table, DAN)
    assert await waiting.call(hall.tables, table) == (HAL.id,)


async def test_a_seat_that_nobody_takes_calls_the_next_after_a_while_and_nobody_twice(hall: Hall) -> None:
    table = await full(hall)
    for person in (FLO, GUS):
        await waiting.want(hall.tables, table, person.id)
    await leave(hall, table, BEN)
    assert await waiting.call(hall.tables, table) == (FLO.id,)
    hall.time += HELD - 1
    assert await waiting.call(hall.tables, table) == ()
    hall.time += 1
    assert await waiting.call(hall.tables, table) == (GUS.id,)
    hall.time += HELD
    assert await waiting.call(hall.tables, table) == ()
    # Asked for again and again, they are called once all the same.
    for change in (waiting.want, waiting.want_no_more, waiting.want):
        await change(hall.tables, table, FLO.id)
        assert await waiting.call(hall.tables, table) == ()


async def test_whoever_says_no_to_a_seat_frees_it_for_the_next(hall: Hall) -> None:
    table = await full(hall)
    for person in (FLO, GUS):
        await waiting.want(hall.tables, table, person.id)
    await leave(hall, table, BEN)
    assert await waiting.call(hall.tables, table) == (FLO.id,)
    await waiting.want_no_more(hall.tables, table, FLO.id)
    assert await waiting.call(hall.tables, table) == (GUS.id,)


async def test_a_seat_that_somebody_else_took_is_not_free(hall: Hall) -> None:
    table = await full(hall)
    for person in (FLO, GUS):
        await waiting.want(hall.tables, table, person.id)
    await leave(hall, table, BEN)
    assert await waiting.call(hall.tables, table) == (FLO.id,)
    await seating.join(hall.tables, table.id, HAL, None)
    hall.time += HELD
    assert await waiting.call(hall.tables, table) == ()


async def test_nobody_is_called_who_changed_their_mind_was_removed_or_is_shut_out(hall: Hall) -> None:
    table = await full(hall)
    for person in (FLO, GUS, HAL):
        await waiting.want(hall.tables, table, person.id)
    await waiting.want_no_more(hall.tables, table, FLO.id)
    hall.tables.shut_out.of(Kind.PERSON).add(GUS.id)
    await leave(hall, table, CLEO)
    await guests.remove(hall.tables, table.id, ANA.id, BEN.id, None)
    assert (await refused(waiting.want(hall.tables, table, BEN.id)))[0] == "host-removed-you"
    assert await waiting.call(hall.tables, table) == (HAL.id,)


async def test_only_whoever_may_sit_down_wants_a_seat_and_only_before_the_game(hall: Hall) -> None:
    table = await full(hall)
    assert (await refused(waiting.want(hall.tables, table, BEN.id)))[0] == "seated-already"
    await waiting.want(hall.tables, table, FLO.id)
    await lobby.start(hall.tables, table.id, ANA.id, None)
    assert (await refused(waiting.want(hall.tables, table, GUS.id)))[0] == "table-is-running"
    assert await waiting.call(hall.tables, table) == ()
    assert await tables_wished_for(hall.database) == ()
    await prune_seats(hall.database)
    assert not any((await stored_of(hall.database, FLO.id)).values())


async def test_a_message_that_is_not_known_to_be_posted_is_found_again(hall: Hall) -> None:
    table = await full(hall)
    await waiting.want(hall.tables, table, FLO.id)
    await leave(hall, table, BEN)
    await waiting.call(hall.tables, table)
    hall.reopen()
    assert [called.person_id for called in await waiting.to_post(hall.tables)] == [FLO.id]
    await note_seat_posted(hall.database, table.id, FLO.id, 77)
    assert await waiting.to_post(hall.tables) == ()


async def test_whoever_is_forgotten_wants_no_seat(hall: Hall) -> None:
    table = await full(hall)
    await waiting.want(hall.tables, table, FLO.id)
    assert len((await stored_of(hall.database, FLO.id))["wants_a_seat"]) == 1
    await forgetting.stand_up(hall.tables, FLO.id)
    await forgetting.erase(hall.tables, FLO.id, "Somebody")
    assert not any((await stored_of(hall.database, FLO.id)).values())
    await leave(hall, table, BEN)
    assert await waiting.call(hall.tables, table) == ()
