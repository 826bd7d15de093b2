"""Nights before they begin: what is planned, answered, moved and cancelled, and who may."""

from __future__ import annotations

import asyncio

import pytest

from bot.games.contract import MalformedMove
from bot.store import AlreadyHandled
from bot.store.nights import changing, rows, steps
from bot.store.nights.rows import Answer, Stage
from bot.store.nights.steps import Kind
from bot.tables import Person
from bot.tables.nights import planning
from tests.tables.hall import ANA, BEN, CHANNEL, CLEO, GUILD, Hall, refused
from tests.tables.nights.scenes import AT, DAY, HOUR, owed, paid, planned, wish


async def test_a_night_is_stored_as_it_was_planned(hall: Hall) -> None:
    night = await planned(hall, title="  Beans  on\nFriday ", weekly=True, computers=True)
    assert await rows.night(hall.database, night.id) == night
    assert night.plan == wish(weekly=True, computers=True)
    assert (night.stage, night.rings_at, night.series) == (Stage.PLANNED, AT - HOUR, night.id)
    assert await rows.nights_of(hall.database, GUILD) == (night,)


async def test_its_host_comes(hall: Hall) -> None:
    night = await planned(hall)
    (guest,) = await rows.guests_of(hall.database, night.id)
    assert (guest.person_id, guest.name, guest.answer, guest.direct) == (*ANA, Answer.COMING, False)


async def test_its_event_and_its_announcement_are_owed_at_once(hall: Hall) -> None:
    night = await planned(hall)
    assert await owed(hall, night) == [(Kind.ANNOUNCEMENT, 0), (Kind.EVENT, 0)]
    assert await steps.nights_due(hall.database, hall.tables.now()) == (night.id,)
    assert await steps.next_ring(hall.database) == hall.tables.now()
    await paid(hall, night)
    assert await steps.nights_due(hall.database, hall.tables.now()) == ()
    assert await steps.next_ring(hall.database) == AT - HOUR


async def test_of_one_that_is_near_nobody_is_reminded(hall: Hall) -> None:
    night = await planned(hall, starts_at=hall.tables.now() + HOUR)
    assert (night.stage, night.rings_at) == (Stage.REMINDED, night.starts_at)


async def test_one_command_plans_one_night(hall: Hall) -> None:
    await planning.plan(hall.tables, wish(), ANA, 77)
    with pytest.raises(AlreadyHandled):
        await planning.plan(hall.tables, wish(), ANA, 77)
    assert len(await rows.nights_of(hall.database, GUILD)) == 1


@pytest.mark.parametrize(
    ("other", "reason"),
    [
        ({"title": " \n "}, "night-title"),
        ({"title": "b" * 101}, "night-title"),
        ({"seats": 1}, "night-seats"),
        ({"seats": 8}, "night-seats"),
        ({"starts_at": 1_000_000}, "night-past"),
        ({"starts_at": 1_000_000 + 367 * DAY}, "night-too-far"),
        ({"game": "chess"}, "no-such-game"),
    ],
)
async def test_what_cannot_be_planned_is_refused(hall: Hall, other: dict[str, object], reason: str) -> None:
    found, _ = await refused(planned(hall, **other))
    assert found == reason
    assert not await rows.nights_of(hall.database, GUILD)


async def test_one_person_and_one_server_have_a_few_at_a_time(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    for number in range(planning.MOST_OF_ONE):
        await planned(hall, starts_at=AT - number)
    assert (await refused(planned(hall, starts_at=AT + 1)))[0] == "too-many-nights"
    monkeypatch.setattr(planning, "MOST_HERE", planning.MOST_OF_ONE)
    other = wish(title="Other beans")
    assert (await refused(planning.plan(hall.tables, other, BEN, None)))[0] == "too-many-nights-here"
    await planning.plan(hall.tables, wish(guild_id=GUILD + 1), BEN, None)


async def test_what_is_sent_twice_is_planned_once(hall: Hall) -> None:
    await planned(hall)
    assert (await refused(planned(hall, title="Beans, once more")))[0] == "night-twice"
    assert (await refused(planning.plan(hall.tables, wish(), BEN, None)))[0] == "night-twice"
    await planning.plan(hall.tables, wish(title="Other beans"), BEN, None)
    await planned(hall, channel_id=CHANNEL + 1)


async def test_people_answer_in_the_order_in_which_they_made_up_their_minds(hall: Hall) -> None:
    night = await planned(hall)
    for person, said in ((BEN, Answer.COMING), (CLEO, Answer.COMING), (BEN, Answer.COMING), (ANA, Answer.NOT)):
        hall.time += 1
        guests = await planning.answer(hall.tables, night.id, person, said)
    assert [(guest.name, guest.answer) for guest in guests] == [
        ("Ben", Answer.COMING),
        ("Cleo", Answer.COMING),
        ("Ana", Answer.NOT),
    ]


async def test_whoever_wants_a_direct_message_says_so(hall: Hall) -> None:
    night = await planned(hall)
    await planning.answer(hall.tables, night.id, BEN, Answer.COMING)
    await planning.choose_direct(hall.tables, night.id, BEN.id, direct=True)
    guests = await planning.answer(hall.tables, night.id, BEN, Answer.MAYBE)
    assert {guest.name: guest.direct for guest in guests} == {"Ana": False, "Ben": True}


async def test_a_night_has_room_for_so_many(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(planning, "MOST_GUESTS", 2)
    night = await planned(hall)
    await planning.answer(hall.tables, night.id, BEN, Answer.COMING)
    assert (await refused(planning.answer(hall.tables, night.id, CLEO, Answer.COMING)))[0] == "night-full"
    for number in range(2):
        await planning.answer(hall.tables, night.id, Person(200 + number, "Perhaps"), Answer.MAYBE)
    assert (await refused(planning.answer(hall.tables, night.id, CLEO, Answer.MAYBE)))[0] == "night-full"
    await planning.answer(hall.tables, night.id, CLEO, Answer.NOT)
    await planning.answer(hall.tables, night.id, BEN, Answer.COMING)


async def test_all_who_come_are_told_once_that_it_moves(hall: Hall) -> None:
    night = await planned(hall)
    for number in range(21):
        await planning.answer(hall.tables, night.id, Person(100 + number, f"Guest {number}"), Answer.COMING)
    await planning.answer(hall.tables, night.id, BEN, Answer.NOT)
    await paid(hall, night)
    later = AT + 7200
    moved = await planning.move(hall.tables, night.id, ANA.id, later, "Europe/London")
    assert (moved.starts_at, moved.zone, moved.rings_at) == (later, "Europe/London", later - HOUR)
    told = [(Kind.MOVED, part) for part in range(3)]
    assert await owed(hall, night) == [(Kind.ANNOUNCEMENT, 0), (Kind.EVENT, 0), *told]


async def test_who_moves_it_again_and_again_is_told_of_once_in_ten_minutes(hall: Hall) -> None:
    night = await planned(hall, BEN)
    told = []
    for number in range(1, 62):
        if number % 2:
            await planning.move(hall.tables, night.id, ANA.id, AT + 60 * number, "UTC")
        for step in await steps.steps_of(hall.database, night.id):
            if step.due_at <= hall.tables.now():
                await steps.taken(hall.database, step)
                told += [number] * (step.kind is Kind.MOVED)
        hall.time += 25
    assert told == [1, 25, 49]


async def test_nobody_is_told_of_a_time_that_they_know(hall: Hall) -> None:
    night = await planned(hall, BEN)
    await paid(hall, night)
    moved = await planning.move(hall.tables, night.id, ANA.id, AT + 60, "UTC")
    await planning.move(hall.tables, night.id, ANA.id, AT, "Europe/Berlin")
    assert (Kind.MOVED, 0) not in await owed(hall, night)
    await planning.move(hall.tables, night.id, ANA.id, AT + 60, "UTC")
    await changing.note_heard(hall.database, moved)
    await paid(hall, night)
    await planning.move(hall.tables, night.id, ANA.id, AT, "Europe/Berlin")
    assert (Kind.MOVED, 0) in await owed(hall, night)


async def test_one_that_moves_away_after_the_reminder_has_another_one(hall: Hall) -> None:
    night = await planned(hall, starts_at=hall.tables.now() + HOUR)
    moved = await planning.move(hall.tables, night.id, ANA.id, AT, "Europe/Berlin")
    assert (moved.stage, moved.rings_at) == (Stage.PLANNED, AT - HOUR)


async def test_the_host_and_who_manages_the_server_move_and_cancel(hall: Hall) -> None:
    night = await planned(hall)
    for wish_ in (
        planning.move(hall.tables, night.id, BEN.id, AT + 60, "UTC"),
        planning.cancel(hall.tables, night.id, BEN.id),
        planning.keep(hall.tables, night.id, BEN.id),
    ):
        assert await refused(wish_) == ("night-not-yours", {})
    await planning.move(hall.tables, night.id, BEN.id, AT + 60, "UTC", manages=True)
    cancelled = await planning.cancel(hall.tables, night.id, BEN.id, manages=True)
    assert (cancelled.stage, cancelled.rings_at) == (Stage.CANCELLED, None)


async def test_one_that_is_cancelled_is_told_and_nothing_else_of_it_is_owed(hall: Hall) -> None:
    night = await planned(hall)
    await planning.answer(hall.tables, night.id, BEN, Answer.MAYBE)
    await planning.move(hall.tables, night.id, ANA.id, AT + 60, "UTC")
    await planning.cancel(hall.tables, night.id, ANA.id)
    assert await owed(hall, night) == [(Kind.ANNOUNCEMENT, 0), (Kind.EVENT, 0), (Kind.CANCELLED, 0)]
    for late in (
        planning.answer(hall.tables, night.id, BEN, Answer.COMING),
        planning.move(hall.tables, night.id, ANA.id, AT, "UTC"),
        planning.cancel(hall.tables, night.id, ANA.id),
    ):
        assert (await refused(late))[0] == "night-over"


async def test_one_evening_of_a_weekly_night_is_cancelled_alone(hall: Hall) -> None:
    night = await planned(hall, weekly=True)
    await planning.cancel(hall.tables, night.id, ANA.id, series=False)
    (following,) = await rows.nights_of(hall.database, GUILD)
    assert (following.series, following.starts_at, following.plan) == (
        night.series,
        AT + 7 * DAY,
        night.plan._replace(starts_at=AT + 7 * DAY),
    )
    assert await owed(hall, following) == [(Kind.ANNOUNCEMENT, 0), (Kind.EVENT, 0)]
    assert [guest.name for guest in await rows.guests_of(hall.database, following.id)] == ["Ana"]


async def test_with_its_series_none_follows(hall: Hall) -> None:
    night = await planned(hall, weekly=True)
    await planning.cancel(hall.tables, night.id, ANA.id)
    assert not await rows.nights_of(hall.database, GUILD)


async def test_the_same_time_next_week_is_planned_once(hall: Hall) -> None:
    night = await planned(hall)
    hall.time = AT + 4 * HOUR
    fresh = await planning.again(hall.tables, night.id, BEN, 5)
    assert (fresh.starts_at, fresh.host_id, fresh.series) == (AT + 7 * DAY, BEN.id, fresh.id)
    found = await asyncio.gather(
        *[planning.again(hall.tables, night.id, one, one.id) for one in (CLEO, ANA)], return_exceptions=True
    )
    assert [getattr(error, "reason", None) for error in found] == ["night-twice"] * 2


async def test_the_host_is_asked_once_the_event_is_deleted_and_may_keep_the_night(hall: Hall) -> None:
    night = await planned(hall)
    await paid(hall, night)
    await changing.note_event(hall.database, night.id, 99)
    await planning.event_deleted(hall.tables, 98)
    assert await owed(hall, night) == []
    await planning.event_deleted(hall.tables, 99)
    assert await owed(hall, night) == [(Kind.ANNOUNCEMENT, 0), (Kind.ASKED, 0)]
    asked = await planning.get(hall.tables, night.id)
    assert (asked.event_id, asked.wants_event, asked.stage) == (None, False, Stage.PLANNED)
    kept = await planning.keep(hall.tables, night.id, ANA.id)
    assert kept.wants_event


async def test_there_is_no_night_of_another_number(hall: Hall) -> None:
    with pytest.raises(MalformedMove):
        await planning.get(hall.tables, 7)
    assert (await refused(planning.answer(hall.tables, 7, BEN, Answer.COMING)))[0] == "no-such-night"


async def test_what_is_owed_anew_while_it_is_done_is_owed_still(hall: Hall) -> None:
    night = await planned(hall)
    first, *_ = await steps.steps_of(hall.database, night.id)
    await planning.move(hall.tables, night.id, ANA.id, AT + 60, "UTC")
    await steps.taken(hall.database, first)
    assert (first.kind, 0) in await owed(hall, night)
