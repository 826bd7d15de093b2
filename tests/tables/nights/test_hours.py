"""The turns that a night takes by itself, and what it owes for each."""

from __future__ import annotations

import sqlite3
from datetime import datetime
from typing import Any
from zoneinfo import ZoneInfo

import pytest

from bot.games.contract import NotYourSeat
from bot.store.nights import changing, opening, rows, steps
from bot.store.nights.rows import Answer, Division, Stage
from bot.store.nights.steps import Kind
from bot.tables import Person, closing, guests, lobby
from bot.tables.nights import hours, planning
from bot.tables.nights.opening import open_table
from tests.tables.hall import ANA, BEN, CLEO, GAME, Hall
from tests.tables.nights.scenes import AT, DAY, HOUR, owed, paid, planned

CROWD = [Person(number, f"Guest {number}") for number in range(100, 119)]
NAMES = ["Alma", "Bela", "Cora"]


async def opened(hall: Hall, *coming: Person, **other: object) -> rows.NightRow:
    """A night that has just begun."""
    night = await planned(hall, *coming, **other)
    await paid(hall, night)
    hall.time = night.starts_at
    await hours.begin(hall.tables, night.id)
    return await planning.get(hall.tables, night.id)


async def test_the_reminder_goes_to_all_who_come_by_tens_and_privately_to_who_asked(hall: Hall) -> None:
    night = await planned(hall, *CROWD)
    await planning.choose_direct(hall.tables, night.id, CROWD[3].id, direct=True)
    await planning.choose_direct(hall.tables, night.id, CROWD[4].id, direct=True)
    await planning.answer(hall.tables, night.id, CROWD[4], Answer.MAYBE)
    await paid(hall, night)
    hall.time = night.starts_at - HOUR
    await hours.remind(hall.tables, night.id)
    reminders = [(Kind.REMINDER, 0), (Kind.REMINDER, 1)]
    first = [(Kind.ANNOUNCEMENT, 0), (Kind.EVENT, 0)]
    assert await owed(hall, night) == [*first, *reminders, (Kind.DIRECT, CROWD[3].id)]
    assert await steps.next_ring(hall.database) == hall.tables.now()
    await paid(hall, night)
    assert await steps.next_ring(hall.database) == AT


async def test_a_turn_that_comes_twice_is_taken_once(hall: Hall) -> None:
    night = await opened(hall, BEN, CLEO)
    await paid(hall, night)
    await hours.remind(hall.tables, night.id)
    await hours.begin(hall.tables, night.id)
    await hours.miss(hall.tables, night.id)
    assert await owed(hall, night) == []


async def test_tables_come_first_and_two_of_five_are_called_together(hall: Hall) -> None:
    night = await opened(hall, *CROWD)
    tables = [(Kind.TABLE, number) for number in range(1, 5)]
    assert await owed(hall, night) == [*tables, (Kind.CALL, 0), (Kind.CALL, 1), (Kind.ANNOUNCEMENT, 0)]
    guests = await rows.guests_of(hall.database, night.id)
    assert sorted(guest.at_table for guest in guests if guest.at_table) == [1] * 5 + [2] * 5 + [3] * 5 + [4] * 5
    assert night.rings_at == AT + 3 * HOUR


async def test_each_message_mentions_whom_it_was_meant_for(hall: Hall) -> None:
    night = await planned(hall, *CROWD)
    await paid(hall, night)
    hall.time = night.starts_at - HOUR
    await hours.remind(hall.tables, night.id)
    await planning.answer(hall.tables, night.id, CROWD[3], Answer.NOT)
    meant = [step.people for step in await steps.steps_of(hall.database, night.id) if step.kind is Kind.REMINDER]
    assert [len(people) for people in meant] == [10, 10]
    assert {person for people in meant for person in people} == {ANA.id, *[one.id for one in CROWD]}


async def test_a_night_that_was_moved_meanwhile_takes_no_turn(hall: Hall) -> None:
    night = await planned(hall, BEN, CLEO)
    hall.time = night.starts_at
    await planning.move(hall.tables, night.id, ANA.id, AT + DAY, "UTC")
    for turn in (hours.remind, hours.begin, hours.miss):
        await turn(hall.tables, night.id)
        assert (await planning.get(hall.tables, night.id)).stage is Stage.PLANNED
    assert not await rows.tables_of(hall.database, night.id)


async def test_whoever_answers_while_people_are_divided_has_a_seat(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    night, divide = await planned(hall, BEN), hours._divide

    async def slowly(*args: Any) -> Any:
        division = await divide(*args)
        await planning.answer(hall.tables, night.id, CLEO, Answer.COMING)
        return division

    monkeypatch.setattr(hours, "_divide", slowly)
    hall.time = night.starts_at
    await hours.begin(hall.tables, night.id)
    guests = await rows.guests_of(hall.database, night.id)
    assert [(guest.name, guest.at_table) for guest in guests] == [("Ana", 1), ("Ben", 1), ("Cleo", 1)]


async def test_a_reminder_that_was_not_sent_by_then_is_not_sent_any_more(hall: Hall) -> None:
    night = await planned(hall, BEN)
    hall.time = night.starts_at - HOUR
    await hours.remind(hall.tables, night.id)
    hall.time = night.starts_at
    await hours.begin(hall.tables, night.id)
    assert not {Kind.REMINDER, Kind.DIRECT} & {kind for kind, _ in await owed(hall, night)}


async def test_a_table_is_opened_once_with_all_its_people(hall: Hall) -> None:
    night = await opened(hall, BEN, CLEO)
    first, again = [await open_table(hall.tables, night, 1, NAMES) for _ in range(2)]
    assert first is not None
    assert again is first
    assert {seat.person_id for seat in first.seats} == {ANA.id, BEN.id, CLEO.id}
    assert (first.row.host_id, first.row.game, first.row.locale) == (ANA.id, GAME, "en")
    await lobby.start(hall.tables, first.id, ANA.id, None)
    assert first.running


async def test_where_the_host_does_not_come_whoever_sits_there_starts_and_is_the_host(hall: Hall) -> None:
    night = await opened(hall, BEN, CLEO)
    table = await open_table(hall.tables, night, 1, NAMES)
    assert table is not None
    with pytest.raises(NotYourSeat, match="only-the-host"):
        await lobby.start(hall.tables, table.id, CROWD[0].id, None)
    await lobby.start(hall.tables, table.id, BEN.id, None)
    assert table.running
    assert table.row.host_id == BEN.id
    await guests.remove(hall.tables, table.id, BEN.id, ANA.id, None)
    assert ANA.id not in {table.seats[seat].person_id for seat in table.present()}


async def test_at_a_table_of_no_night_only_the_host_starts(hall: Hall) -> None:
    table = await hall.open(ANA, BEN, CLEO, start=False)
    with pytest.raises(NotYourSeat, match="only-the-host"):
        await lobby.start(hall.tables, table.id, BEN.id, None)


async def test_whoever_is_forgotten_in_between_has_no_seat(hall: Hall) -> None:
    night = await opened(hall, BEN, CLEO)
    await hall.database.write(
        lambda connection: connection.execute("DELETE FROM night_guests WHERE person_id != 13")
    )
    table = await open_table(hall.tables, night, 1, NAMES)
    assert table is not None
    assert [seat.name for seat in table.seats] == ["Cleo"]
    assert table.row.host_id == CLEO.id


def rate(connection: sqlite3.Connection) -> None:
    """The later of the crowd play better at tables, the earlier in duels."""
    columns = "table_id, game, guild_id, ended_at, players, computers, turns, version, number"
    connection.execute(f"INSERT INTO ended_games ({columns}) VALUES (1, ?, 1, 1, 3, 0, 1, '', 1)", (GAME,))
    columns = "person_id, guild_id, family, mu, sigma, games, table_id"
    for person in CROWD:
        for ladder, mu in (("bohnanza", 20 + person.id), ("duel", 300 - person.id)):
            connection.execute(
                f"INSERT INTO ratings ({columns}) VALUES (?, 0, ?, ?, 1, 9, 1)", (person.id, ladder, mu)
            )


async def test_the_strong_sit_with_the_strong_and_the_order_of_the_tables_does_not_tell(hall: Hall) -> None:
    await hall.open(ANA, BEN, CLEO, start=False)
    await hall.database.write(rate)
    where = set()
    for number in range(6):
        evening = AT + number * DAY
        night = await opened(hall, *CROWD[:9], starts_at=evening, division=Division.RATING)
        strong = {person.id for person in CROWD[4:9]}
        guests = await rows.guests_of(hall.database, night.id)
        (theirs,) = {guest.at_table for guest in guests if guest.person_id in strong}
        where.add(theirs)
    assert where == {1, 2}


async def test_those_who_are_strong_in_duels_duel_with_each_other(hall: Hall) -> None:
    await hall.open(ANA, BEN, CLEO, start=False)
    await hall.database.write(rate)
    night = await opened(hall, *CROWD[:3], game="duel", seats=2, division=Division.RATING)
    at = {guest.person_id: guest.at_table for guest in await rows.guests_of(hall.database, night.id)}
    # Ana, the host, has no rating yet.
    assert at[CROWD[0].id] == at[CROWD[1].id] != at[CROWD[2].id] == at[ANA.id]


async def test_a_weekly_night_goes_on_at_its_time_of_day_over_summer_time(hall: Hall) -> None:
    """In New York the clocks are set back on 1 November."""
    there = ZoneInfo("America/New_York")
    friday = round(datetime(2026, 10, 16, 20, tzinfo=there).timestamp())
    hall.time = friday - DAY
    night = await planned(hall, BEN, CLEO, starts_at=friday, weekly=True, zone="America/New_York")
    found = []
    for _ in range(4):
        await planning.answer(hall.tables, night.id, BEN, Answer.COMING)
        hall.time = night.starts_at
        await hours.begin(hall.tables, night.id)
        await hours.end(hall.tables, night.id)
        (night,) = await rows.nights_of(hall.database, night.guild_id)
        found.append(f"{datetime.fromtimestamp(night.starts_at, there):%d.%m. %H:%M}")
    assert found == ["23.10. 20:00", "30.10. 20:00", "06.11. 20:00", "13.11. 20:00"]
    assert night.starts_at == friday + 4 * 7 * DAY + HOUR


async def test_only_the_host_comes_to_the_next_of_a_weekly_night_and_no_event_is_made_if_none_is_wanted(
    hall: Hall,
) -> None:
    night = await opened(hall, BEN, CLEO, weekly=True)
    await changing.note_event(hall.database, night.id, None, wanted=False)
    await hours.end(hall.tables, night.id)
    (following,) = await rows.nights_of(hall.database, night.guild_id)
    assert [guest.name for guest in await rows.guests_of(hall.database, following.id)] == ["Ana"]
    assert not following.wants_event
    assert (await planning.get(hall.tables, night.id)).stage is Stage.OVER


async def test_a_night_is_over_with_its_last_table(hall: Hall) -> None:
    night = await opened(hall, *CROWD[:8])
    assert not await opening.all_over(hall.database, night.id)
    for number in (1, 2):
        await open_table(hall.tables, night, number, NAMES)
    await paid(hall, night)
    for table in (1, 2):
        assert not await opening.all_over(hall.database, night.id)
        assert night.id not in await steps.nights_due(hall.database, hall.tables.now())
        await closing.close(hall.tables, table, None, None)
    assert await opening.all_over(hall.database, night.id)
    assert night.id in await steps.nights_due(hall.database, hall.tables.now())
