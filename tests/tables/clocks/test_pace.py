"""The pace of a game: whose time runs until when, what happens when it is over, and when no time runs."""

from __future__ import annotations

import pytest

from bot import store
from bot.games.bohnanza.moves import EndTrading, MakeOffer, Pass, Plant, TurnUp
from bot.games.bohnanza.state import Phase
from bot.store import Clock, Ringing, Status
from bot.tables import Person, Table, closing, lobby, seating
from bot.tables.clocks import pace, pausing, reminders, running
from bot.tables.clocks.pace import AWAY, DAY, Pace
from bot.tables.computers.seats import add_computer
from bot.tables.rematch import rematch
from tests.games.bohnanza.tables import table as position_of
from tests.tables.hall import ANA, BEN, CLEO, DAN, Hall, refused

LIVE, GRACE = Pace().live, Pace().live // 3
NOW = 1000


async def paced(hall: Hall, *people: Person, speed: str = "live", start: bool = True, computers: int = 0) -> Table:
    """A table at this pace."""
    table = await hall.open(*people, start=False)
    for _ in range(computers):
        await add_computer(hall.tables, table.id, people[0].id, "normal", ["Alma", "Bruno"], None)
    await lobby.choose_pace(hall.tables, table.id, people[0].id, speed, None)
    if start:
        await lobby.start(hall.tables, table.id, people[0].id, None)
        await hall.computers.idle()
    return table


async def ring(hall: Hall) -> list[int]:
    """Look at the clocks as the bot does; who was reminded."""
    reminded = []
    for ringing in await store.ringing_clocks(hall.database, hall.tables.now()):
        if ringing.over:
            await reminders.time_is_over(hall.tables, ringing)
        elif (found := await reminders.mark_reminded(hall.tables, ringing)) is not None:
            reminded.append(found[1])
    await hall.computers.idle()
    return reminded


async def stored(hall: Hall, table: Table) -> dict[int, int]:
    """Until when who may decide, as the store has it; the table in memory knows the same."""
    rows = await store.clocks_of(hall.database, table.id)
    assert {clock.seat: clock for clock in rows} == table.clocks
    return {clock.seat: clock.due_at for clock in rows}


async def until_paused(hall: Hall, table: Table) -> None:
    """Nobody does anything until the game stands still."""
    while table.under_way:
        hall.time = float(max(clock.due_at for clock in table.clocks.values()))
        await ring(hall)


# Clocks by themselves


def test_without_a_clock_nobody_has_one() -> None:
    assert running.clocks_for(None, (0, 1), (0, 1), {}, (), NOW) == {}


def test_those_waited_for_and_present_have_a_clock() -> None:
    found = running.clocks_for(180, (0, 2), (1, 2), {}, (), NOW)
    assert found == {2: Clock(2, NOW + 120, NOW + 180)}


def test_a_clock_runs_on_but_begins_anew_after_an_own_decision() -> None:
    known = {0: Clock(0, 900, 960, True), 1: Clock(1, 910, 970)}
    found = running.clocks_for(180, (0, 1, 2), (0, 1, 2), known, (1,), NOW)
    assert found == {0: known[0], 1: Clock(1, NOW + 120, NOW + 180), 2: Clock(2, NOW + 120, NOW + 180)}


@pytest.mark.parametrize(("left", "due"), [(150, 150), (61, 61), (60, 60), (10, 60), (-5, 60)])
def test_after_a_pause_there_is_the_time_that_was_left_but_at_least_the_reminders(left: int, due: int) -> None:
    clock = Clock(0, 500 + left - 60, 500 + left, True)
    assert running.resumed(clock, 500, NOW) == Clock(0, NOW + due - 60, NOW + due, True)


def test_live_is_three_minutes_and_a_day_is_one() -> None:
    assert [Pace().limit(name) for name in pace.PACES] == [None, 180, 24 * 3600]


# At a table


async def test_the_host_chooses_the_pace_in_the_lobby(hall: Hall) -> None:
    table = await paced(hall, ANA, BEN, CLEO, start=False)
    assert table.row.pace == "live"
    assert (await refused(lobby.choose_pace(hall.tables, table.id, BEN.id, "day", None)))[0] == "only-the-host"
    assert (await refused(lobby.choose_pace(hall.tables, table.id, ANA.id, "blitz", None)))[0] == "no-such-pace"
    hall.reopen()
    assert (await hall.tables.get(table.id)).row.pace == "live"
    await lobby.start(hall.tables, table.id, ANA.id, None)
    assert (await refused(lobby.choose_pace(hall.tables, table.id, ANA.id, "day", None)))[0] == "table-is-running"


async def test_whom_the_game_begins_to_wait_for_has_a_clock_from_the_start(hall: Hall) -> None:
    table = await paced(hall, ANA, BEN, CLEO)
    assert await stored(hall, table) == {table.state.active: hall.time + LIVE}


async def test_a_day_is_a_day(hall: Hall) -> None:
    table = await paced(hall, ANA, BEN, CLEO, speed="day")
    assert await stored(hall, table) == {table.state.active: hall.time + DAY}


async def test_without_a_clock_nothing_is_stored(hall: Hall) -> None:
    table = await hall.open(ANA, BEN, CLEO)
    await hall.turn(table)
    assert await stored(hall, table) == {}


async def test_each_own_decision_begins_the_time_anew(hall: Hall) -> None:
    table = await paced(hall, ANA, BEN, CLEO)
    active = table.state.active
    hall.time += 100
    await hall.act(table, hall.active(table), await hall.first(table))
    assert await stored(hall, table) == {active: hall.time + LIVE}


async def test_in_trading_only_the_active_player_is_waited_for(hall: Hall) -> None:
    table = await paced(hall, ANA, BEN, CLEO)
    began, active = hall.time, table.state.active
    await hall.act(table, hall.active(table), await hall.first(table), TurnUp())
    other = next(person for person in (ANA, BEN, CLEO) if person != hall.active(table))
    hall.time += 50
    await hall.act(table, other, Pass())
    assert await stored(hall, table) == {active: began + LIVE}


async def test_when_the_game_is_over_or_closed_no_time_runs(hall: Hall) -> None:
    table = await paced(hall, ANA, BEN, CLEO)
    await closing.close(hall.tables, table.id, ANA.id, None)
    assert await stored(hall, table) == {}


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


async def away(hall: Hall) -> tuple[Table, Person]:
    """Somebody has let their time pass so often that a computer plays their seat."""
    table = await paced(hall, ANA, BEN, CLEO)
    person = hall.active(table)
    seat = table.seated(person.id)
    while table.seats[seat].missed < AWAY:
        clock = table.clocks.get(seat)
        assert clock is not None
        hall.time = float(clock.due_at)
        await ring(hall)
    return table, person


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


async def test_where_nobody_would_be_left_the_game_is_paused_instead(hall: Hall) -> None:
    table = await paced(hall, ANA, computers=2)
    await until_paused(hall, table)
    assert table.running
    assert table.row.paused_why == "nobody"
    assert table.seats[0].missed == AWAY - 1
    before = table.sequence
    hall.time += 10 * DAY
    assert await ring(hall) == []
    assert table.sequence == before


async def test_a_game_that_nobody_was_left_to_play_goes_on_with_the_next_move(hall: Hall) -> None:
    table = await paced(hall, ANA, computers=2)
    await until_paused(hall, table)
    hall.time += DAY
    table.state = position_of(hands=["soy red", "blue", "chili"], active=0)
    await hall.act(table, ANA, Plant(table.state.players[0].hand[0], 0))
    assert table.under_way
    assert table.seats[0].missed == 0
    assert await stored(hall, table) == {0: hall.time + LIVE}


async def test_anybody_there_may_resume_what_nobody_was_left_to_play(hall: Hall) -> None:
    table = await paced(hall, ANA, BEN, computers=1)
    await until_paused(hall, table)
    assert (await refused(pausing.resume(hall.tables, table.id, DAN.id, None)))[0] == "only-the-host"
    await pausing.resume(hall.tables, table.id, BEN.id, None)
    assert table.under_way
    assert table.seated(BEN.id) in table.present()


# Pauses


async def test_the_host_pauses_and_resumes_and_no_time_runs_meanwhile(hall: Hall) -> None:
    table = await paced(hall, ANA, BEN, CLEO)
    active = table.state.active
    hall.time += 30
    await pausing.pause(hall.tables, table.id, ANA.id, None)
    hall.time += 5000
    assert await ring(hall) == []
    hall.reopen()
    table = await hall.tables.get(table.id)
    assert (table.running, table.under_way, table.row.paused_why) == (True, False, "asked")
    await pausing.resume(hall.tables, table.id, ANA.id, None)
    assert await stored(hall, table) == {active: hall.time + LIVE - 30}


async def test_after_a_pause_there_is_at_least_the_reminders_time(hall: Hall) -> None:
    table = await paced(hall, ANA, BEN, CLEO)
    hall.time += LIVE - 5
    await ring(hall)
    await pausing.pause(hall.tables, table.id, ANA.id, None)
    hall.time += 5000
    await pausing.resume(hall.tables, table.id, ANA.id, None)
    assert await stored(hall, table) == {table.state.active: hall.time + GRACE}


async def test_at_a_paused_table_nobody_moves_and_no_computer_does(hall: Hall) -> None:
    table = await paced(hall, ANA, BEN, CLEO)
    person = hall.active(table)
    await pausing.pause(hall.tables, table.id, ANA.id, None)
    before = await hall.stored(table)
    reason, facts = await refused(hall.act(table, person, await hall.first(table)))
    assert (reason, facts) == ("table-is-paused", {"table": table.id, "host": "Ana"})
    await seating.leave(hall.tables, table.id, person.id, None)
    await hall.computers.idle()
    assert await hall.stored(table) == before
    await pausing.resume(hall.tables, table.id, 0, None, moderator=True)
    await hall.computers.idle()
    assert len(await hall.stored(table)) > len(before)


async def test_who_may_pause_and_resume(hall: Hall) -> None:
    table = await paced(hall, ANA, BEN, CLEO)
    assert (await refused(pausing.pause(hall.tables, table.id, BEN.id, None)))[0] == "only-the-host"
    assert (await refused(pausing.resume(hall.tables, table.id, ANA.id, None)))[0] == "not-paused"
    await pausing.pause(hall.tables, table.id, DAN.id, None, moderator=True)
    assert (await refused(pausing.pause(hall.tables, table.id, ANA.id, None)))[0] == "paused-already"
    assert (await refused(pausing.resume(hall.tables, table.id, BEN.id, None)))[0] == "only-the-host"
    await pausing.resume(hall.tables, table.id, ANA.id, None)
    await closing.close(hall.tables, table.id, ANA.id, None)
    assert (await refused(pausing.pause(hall.tables, table.id, ANA.id, None)))[0] == "table-is-closed"


async def test_a_game_without_a_clock_can_be_paused_too(hall: Hall) -> None:
    table = await hall.open(ANA, BEN, CLEO)
    await pausing.pause(hall.tables, table.id, ANA.id, None)
    assert (await refused(hall.act(table, hall.active(table), await hall.first(table))))[0] == "table-is-paused"
    await pausing.resume(hall.tables, table.id, ANA.id, None)
    await hall.act(table, hall.active(table), await hall.first(table))


# While the program was away


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


# Leaving, coming back, again


async def test_who_leaves_has_no_clock_and_who_takes_the_seat_back_has_all_the_time(hall: Hall) -> None:
    table = await paced(hall, ANA, BEN, CLEO)
    await hall.computers.finish()
    person = hall.active(table)
    await seating.leave(hall.tables, table.id, person.id, None)
    assert await stored(hall, table) == {}
    hall.time += 500
    await seating.join(hall.tables, table.id, person, None)
    assert await stored(hall, table) == {table.state.active: hall.time + LIVE}


async def test_a_rematch_has_the_same_pace_and_computers(hall: Hall) -> None:
    table = await paced(hall, ANA, BEN, computers=2, speed="day")
    await closing.close(hall.tables, table.id, ANA.id, None)
    again, new = await rematch(hall.tables, table.id, BEN, None)
    assert new
    assert again.row.pace == "day"
    assert [(seat.name, seat.computer) for seat in again.seats] == [
        ("Ben", None),
        ("Alma", "normal"),
        ("Bruno", "normal"),
    ]


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
