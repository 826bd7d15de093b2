"""Reminders and what happens when time is over; time that passed while the program was away does not count."""

from __future__ import annotations

from bot import store
from bot.games.bohnanza.moves import EndTrading, MakeOffer, Pass, TurnUp
from bot.games.bohnanza.state import Phase
from bot.store import Ringing, Shards, Status
from bot.tables import seating
from bot.tables.clocks import pausing, reminders
from bot.tables.clocks.pace import DAY
from tests.games.bohnanza.tables import table as position_of
from tests.tables.clocks.pacing import GRACE, LIVE, away, paced, ring, stored
from tests.tables.hall import ANA, BEN, CLEO, Hall, refused


async def test_a_reminder_comes_once_when_a_third_is_left(hall: Hall) -> None:
    table = await paced(hall, ANA, BEN, CLEO)
    hall.time += LIVE - GRACE - 1
    assert await ring(hall) == []
    hall.time += 1
    assert await ring(hall) == [hall.active(table).id]
    assert await ring(hall) == []
    hall.reopen()
    assert await ring(hall) == []
    assert (await hall.tables.get(table.id)).clocks[table.state.active].reminded


async def test_when_the_time_is_over_a_computer_decides_this_once(hall: Hall) -> None:
    table = await paced(hall, ANA, BEN, CLEO)
    active, before = table.state.active, table.sequence
    hall.time += LIVE
    await ring(hall)
    assert table.sequence > before
    assert table.seats[active].missed == 1
    # It was one decision: the person is waited for again, with all the time.
    assert await stored(hall, table) == {active: hall.time + LIVE}
    assert (table.state.active, table.state.planted) == (active, 1)
    assert active in table.present()


async def test_time_that_is_over_in_trading_ends_it(hall: Hall) -> None:
    table = await paced(hall, ANA, BEN, CLEO)
    await hall.act(table, hall.active(table), await hall.first(table), TurnUp())
    hall.time += LIVE
    await ring(hall)
    assert table.state.phase is not Phase.TRADE


async def test_an_own_decision_takes_the_missed_ones_back(hall: Hall) -> None:
    table = await paced(hall, ANA, BEN, CLEO)
    hall.time += LIVE
    await ring(hall)
    person = hall.active(table)
    await hall.act(table, person, TurnUp())
    assert [seat.missed for seat in table.seats] == [0, 0, 0]
    hall.reopen()
    assert [seat.missed for seat in (await hall.tables.get(table.id)).seats] == [0, 0, 0]


async def test_after_three_decisions_in_a_row_the_seat_is_the_computers(hall: Hall) -> None:
    table, person = await away(hall)
    seat = table.seated(person.id)
    assert seat not in table.present()
    assert seat not in await stored(hall, table)
    assert seat not in table.game.to_act(table.state)
    assert person.id in table.people()
    hall.reopen()
    assert seat not in (await hall.tables.get(table.id)).present()


async def test_who_was_away_is_back_with_any_move(hall: Hall) -> None:
    table, person = await away(hall)
    seat = table.seated(person.id)
    table.state = position_of(phase=Phase.TRADE, hands=["soy", "red", "blue"], active=(seat + 1) % 3)
    await hall.act(table, person, Pass())
    assert table.seats[seat].missed == 0
    assert seat in table.present()


async def test_who_was_away_takes_the_seat_back_and_has_all_the_time(hall: Hall) -> None:
    table, person = await away(hall)
    seat = table.seated(person.id)
    await hall.computers.finish()
    table.state = position_of(hands=["soy", "red", "blue"], active=seat)
    await seating.join(hall.tables, table.id, person, None)
    assert table.seats[seat].missed == 0
    assert await stored(hall, table) == {
        seat: hall.time + LIVE,
        **{other: clock.due_at for other, clock in table.clocks.items() if other != seat},
    }
    assert (await refused(seating.join(hall.tables, table.id, person, None)))[0] == "seated-already"


async def test_after_a_start_everybody_gets_the_reminders_time_anew(hall: Hall) -> None:
    table = await paced(hall, ANA, BEN, CLEO)
    hall.time += LIVE - 10
    await ring(hall)
    hall.time += 20 * DAY
    hall.reopen()
    assert await reminders.make_up_for_absence(hall.tables) == (table.id,)
    table = await hall.tables.get(table.id)
    assert await stored(hall, table) == {table.state.active: hall.time + GRACE}
    assert await ring(hall) == [hall.active(table).id]
    hall.time += GRACE
    before = table.sequence
    await ring(hall)
    assert table.sequence > before


async def test_who_had_more_time_left_keeps_it(hall: Hall) -> None:
    table = await paced(hall, ANA, BEN, CLEO)
    due = await stored(hall, table)
    hall.time += 30
    hall.reopen()
    assert await reminders.make_up_for_absence(hall.tables) == ()
    assert await stored(hall, await hall.tables.get(table.id)) == due


async def test_paused_tables_are_granted_nothing(hall: Hall) -> None:
    table = await paced(hall, ANA, BEN, CLEO)
    await pausing.pause(hall.tables, table.id, ANA.id, None)
    due = await stored(hall, table)
    hall.time += DAY
    assert await reminders.make_up_for_absence(hall.tables) == ()
    assert await stored(hall, table) == due


async def test_a_table_in_memory_learns_what_it_was_granted(hall: Hall) -> None:
    table = await paced(hall, ANA, BEN, CLEO)
    hall.time += 5000
    await reminders.make_up_for_absence(hall.tables)
    again = await hall.tables.get(table.id)
    assert again is table
    assert table.clocks[table.state.active].due_at == hall.time + GRACE


async def test_a_decision_made_meanwhile_is_not_made_again(hall: Hall) -> None:
    table = await paced(hall, ANA, BEN, CLEO)
    active = table.state.active
    hall.time += LIVE
    (ringing,) = await store.ringing_clocks(hall.database, hall.tables.now())
    assert ringing == Ringing(table.id, active, over=True)
    await hall.act(table, hall.active(table), await hall.first(table))
    before = table.sequence
    await reminders.time_is_over(hall.tables, ringing)
    assert await reminders.mark_reminded(hall.tables, ringing) is None
    await hall.computers.idle()
    assert table.sequence == before


async def test_somebody_elses_move_leaves_the_late_one_late(hall: Hall) -> None:
    table = await paced(hall, ANA, BEN, CLEO)
    await hall.computers.finish()
    await hall.act(table, hall.active(table), await hall.first(table), TurnUp())
    active = table.state.active
    hall.time += LIVE
    await ring(hall)
    assert table.overdue == {active}
    other = next(person for person in (ANA, BEN, CLEO) if person != hall.active(table))
    await hall.act(table, other, MakeOffer((table.view(table.seated(other.id)).own.hand[0],), (), active))
    assert table.overdue == {active}
    await hall.act(table, hall.active(table), EndTrading())
    assert table.overdue == set()
    assert table.row.status is Status.RUNNING


async def test_the_next_moment_is_the_earliest_of_all_clocks_and_none_where_nothing_ticks(hall: Hall) -> None:
    assert await store.next_ringing(hall.database) is None
    first = await paced(hall, ANA, BEN, CLEO)
    hall.time += 100
    second = await paced(hall, ANA, BEN, CLEO)
    earliest = min(clock.remind_at for clock in first.clocks.values())
    assert await store.next_ringing(hall.database) == earliest
    await pausing.pause(hall.tables, first.id, ANA.id, None)
    later = min(clock.remind_at for clock in second.clocks.values())
    assert await store.next_ringing(hall.database) == later > earliest


async def test_while_a_shard_is_deaf_the_clocks_of_its_servers_stand_still(hall: Hall) -> None:
    table = await paced(hall, ANA, BEN, CLEO)
    own = table.row.guild_id >> 22
    deaf, other = (Shards(3, frozenset({number % 3})) for number in (own, own + 1))
    everybody = Shards(3, frozenset(range(3)))
    hall.time += LIVE
    now = hall.tables.now()
    assert await store.next_ringing(hall.database, other) == await store.next_ringing(hall.database) is not None
    assert await store.next_ringing(hall.database, deaf) is None
    assert await store.next_ringing(hall.database, everybody) is None
    assert await store.ringing_clocks(hall.database, now, other) == await store.ringing_clocks(hall.database, now)
    assert await store.ringing_clocks(hall.database, now, deaf) == ()


async def test_people_of_a_shard_that_was_away_get_their_time_anew_and_others_do_not(hall: Hall) -> None:
    table = await paced(hall, ANA, BEN, CLEO)
    own = table.row.guild_id >> 22
    hall.time += LIVE
    assert await reminders.make_up_for_absence(hall.tables, Shards(3, frozenset({(own + 1) % 3}))) == ()
    assert await reminders.make_up_for_absence(hall.tables, Shards(3, frozenset({own % 3, (own + 1) % 3}))) == (
        table.id,
    )
