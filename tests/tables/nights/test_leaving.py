"""Whoever goes leaves their nights, and nothing stored of nights names them any more."""

from __future__ import annotations

from bot.store import PersonRow, forget_person, people_not_seen, put_person
from bot.store.host.copying import stored_of
from bot.store.nights import rows
from bot.store.nights.rows import Answer, Stage
from bot.store.nights.steps import Kind
from bot.tables import forgetting
from bot.tables.host import shutting_out
from bot.tables.nights import hours, planning
from tests.tables.hall import ANA, BEN, CHANNEL, CLEO, GUILD, Hall
from tests.tables.nights.scenes import AT, DAY, HOUR, owed, paid, planned


async def names(hall: Hall, night: rows.NightRow) -> list[str]:
    return [guest.name for guest in await rows.guests_of(hall.database, night.id)]


async def test_where_a_guest_goes_the_announcement_says_so(hall: Hall) -> None:
    night = await planned(hall, BEN)
    await paid(hall, night)
    await forgetting.stand_up(hall.tables, BEN.id)
    assert await names(hall, night) == ["Ana"]
    assert await owed(hall, night) == [(Kind.ANNOUNCEMENT, 0)]


async def test_the_next_of_a_weekly_night_has_another_host_where_its_own_was_forgotten(hall: Hall) -> None:
    for number, others in enumerate(((BEN, CLEO), ())):
        night = await planned(hall, *others, starts_at=AT + number * DAY, weekly=True)
        hall.time = night.starts_at
        await hours.begin(hall.tables, night.id)
        await forgetting.stand_up(hall.tables, ANA.id)
        await forget_person(hall.database, ANA.id, "Somebody")
        await hours.end(hall.tables, night.id)
        for following in await rows.nights_of(hall.database, GUILD):
            assert following.host_id == BEN.id
            assert await names(hall, following) == ["Ben"]
    assert len(await rows.nights_of(hall.database, GUILD)) == 1


async def test_where_the_host_goes_the_first_who_comes_takes_over(hall: Hall) -> None:
    night = await planned(hall, BEN, CLEO)
    await planning.answer(hall.tables, night.id, BEN, Answer.MAYBE)
    await forgetting.stand_up(hall.tables, ANA.id)
    assert (await planning.get(hall.tables, night.id)).host_id == CLEO.id


async def test_without_anybody_it_is_off_and_those_who_might_have_come_are_told(hall: Hall) -> None:
    night = await planned(hall)
    await planning.answer(hall.tables, night.id, BEN, Answer.MAYBE)
    await paid(hall, night)
    await shutting_out.person(hall.tables, ANA.id)
    assert (await planning.get(hall.tables, night.id)).stage is Stage.CANCELLED
    assert await owed(hall, night) == [(Kind.ANNOUNCEMENT, 0), (Kind.EVENT, 0), (Kind.CANCELLED, 0)]


async def test_a_server_that_is_shut_out_has_no_nights_and_others_do(hall: Hall) -> None:
    night, other = await planned(hall), await planned(hall, guild_id=GUILD + 1, channel_id=CHANNEL + 1)
    await shutting_out.server(hall.tables, GUILD)
    stages = [(await planning.get(hall.tables, one.id)).stage for one in (night, other)]
    assert stages == [Stage.CANCELLED, Stage.PLANNED]


async def test_nothing_names_who_is_forgotten_also_in_nights_that_are_over(hall: Hall) -> None:
    night = await planned(hall, BEN)
    await planning.choose_direct(hall.tables, night.id, ANA.id, direct=True)
    hall.time = night.starts_at - HOUR
    await hours.remind(hall.tables, night.id)
    assert (Kind.DIRECT, ANA.id) in await owed(hall, night)
    await planning.cancel(hall.tables, night.id, ANA.id)
    await forget_person(hall.database, ANA.id, "Somebody")
    assert not any((await stored_of(hall.database, ANA.id)).values())
    assert (await planning.get(hall.tables, night.id)).host_id == 0


async def test_a_copy_of_what_is_stored_tells_of_ones_own_nights_and_answers(hall: Hall) -> None:
    night = await planned(hall, BEN)
    ana, ben = [await stored_of(hall.database, person.id) for person in (ANA, BEN)]
    assert [(row["night"], row["title"]) for row in ana["hosts_nights"]] == [(night.id, "Beans on Friday")]
    assert ben["hosts_nights"] == []
    assert [(row["night"], row["answer"]) for row in ben["answers_to_nights"]] == [(night.id, "coming")]
    told = [value for part in ben.values() for row in part for value in row.values()]
    assert not {ANA.id, "Ana"} & set(told)


async def test_whoever_comes_to_a_night_is_not_forgotten_as_long_unseen(hall: Hall) -> None:
    night = await planned(hall, BEN)
    for person in (ANA, BEN, CLEO):
        put_person(hall.database, PersonRow(person.id, person.name, "en", None, dm_closed=False, seen_at=5))
    assert await people_not_seen(hall.database, 100) == (CLEO.id,)
    await planning.cancel(hall.tables, night.id, ANA.id)
    assert await people_not_seen(hall.database, 100) == (ANA.id, BEN.id, CLEO.id)
