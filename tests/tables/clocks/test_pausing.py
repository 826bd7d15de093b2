"""Games that stand still: who may pause and resume them, and that no time runs meanwhile."""

from __future__ import annotations

from bot.games.bohnanza.moves import Plant
from bot.tables import closing, seating
from bot.tables.clocks import pausing
from bot.tables.clocks.pace import AWAY, DAY
from tests.games.bohnanza.tables import table as position_of
from tests.tables.clocks.pacing import GRACE, LIVE, paced, ring, stored, until_paused
from tests.tables.hall import ANA, BEN, CLEO, DAN, Hall, refused


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
    assert table.row.paused_by == table.seat_of(ANA.id)
    await pausing.resume(hall.tables, table.id, ANA.id, None)
    assert await stored(hall, table) == {active: hall.time + LIVE - 30}
    assert (table.row.paused_why, table.row.paused_by) == (None, None)


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
    assert table.row.paused_by is None
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
