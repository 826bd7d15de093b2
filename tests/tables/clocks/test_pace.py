"""The pace of a game: chosen in the lobby, and whose time runs until when."""

from __future__ import annotations

from bot.games.bohnanza.moves import Pass, TurnUp
from bot.tables import closing, lobby, seating
from bot.tables.clocks import pace
from bot.tables.clocks.pace import DAY, Pace
from bot.tables.rematch import rematch
from tests.tables.clocks.pacing import LIVE, paced, stored
from tests.tables.hall import ANA, BEN, CLEO, Hall, refused


def test_live_is_three_minutes_and_a_day_is_one() -> None:
    assert [Pace().limit(name) for name in pace.PACES] == [None, 180, 24 * 3600]


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


async def test_where_no_deadline_holds_no_clock_is_ever_stored(
    hall: Hall,
) -> None:
    lobbied = await paced(hall, ANA, BEN, CLEO, start=False)
    table = await lobby.start(hall.tables, lobbied.id, ANA.id, None, deadlines=False)
    assert (table.row.pace, dict(table.clocks), await stored(hall, table)) == ("lapsed-live", {}, {})
    hall.reopen()
    assert (await hall.tables.get(table.id)).row.pace == "lapsed-live"


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
