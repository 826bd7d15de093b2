"""Who is coming is shown by name until they sit down, or their minutes are over."""

from __future__ import annotations

import pytest

from bot.games import CATALOGUE
from bot.store.host.copying import stored_of
from bot.tables import Person, forgetting, guests, lobby, seating
from bot.tables.calling.coming import MINUTES, MOST, come, coming, expire
from bot.ui.seeing import facts
from tests.tables.hall import ANA, BEN, CLEO, DAN, GAME, Hall, refused


async def test_it_is_shown_by_name_and_survives_a_restart(hall: Hall) -> None:
    table = await hall.open(ANA, start=False)
    await come(hall.tables, table.id, BEN, None)
    until = hall.tables.now() + MINUTES * 60
    assert facts(table).coming == (("Ben", until),)
    assert facts(await hall.reopen().get(table.id)).coming == (("Ben", until),)


async def test_pressed_again_the_minutes_begin_anew(hall: Hall) -> None:
    table = await hall.open(ANA, start=False)
    await come(hall.tables, table.id, BEN, None)
    hall.time += 200
    await come(hall.tables, table.id, BEN, None)
    assert facts(table).coming == (("Ben", hall.tables.now() + MINUTES * 60),)


async def test_it_is_gone_once_they_sit_down_and_is_not_back_when_they_leave(hall: Hall) -> None:
    table = await hall.open(ANA, CLEO, start=False)
    await come(hall.tables, table.id, BEN, None)
    await seating.join(hall.tables, table.id, BEN, None)
    assert coming(table) == ()
    await seating.leave(hall.tables, table.id, BEN.id, None)
    assert coming(table) == ()


async def test_it_is_gone_after_the_minutes_and_the_lobby_is_not_touched_by_that(hall: Hall) -> None:
    table = await hall.open(ANA, start=False)
    await come(hall.tables, table.id, BEN, None)
    touched = table.row.touched_at
    hall.time += MINUTES * 60 - 1
    await expire(hall.tables)
    assert len(coming(table)) == 1
    hall.time += 1
    hall.announced.clear()
    await expire(hall.tables)
    assert coming(table) == ()
    assert [changed.table.id for changed in hall.announced] == [table.id]
    assert table.row.touched_at == touched


async def test_whoever_may_not_sit_down_is_not_coming(hall: Hall) -> None:
    table = await hall.open(ANA, BEN, start=False)
    assert (await refused(come(hall.tables, table.id, BEN, None)))[0] == "seated-already"
    await come(hall.tables, table.id, CLEO, None)
    await guests.choose_invited_only(hall.tables, table.id, ANA.id, None, only=True)
    assert (await refused(come(hall.tables, table.id, DAN, None)))[0] == "only-the-invited"
    await guests.choose_invited_only(hall.tables, table.id, ANA.id, None, only=False)
    await guests.remove(hall.tables, table.id, ANA.id, BEN.id, None)
    assert (await refused(come(hall.tables, table.id, BEN, None)))[0] == "host-removed-you"
    for person in (BEN, DAN):
        if person is DAN:
            await seating.join(hall.tables, table.id, person, None)
    await seating.join(hall.tables, table.id, CLEO, None)
    await lobby.start(hall.tables, table.id, ANA.id, None)
    assert (await refused(come(hall.tables, table.id, Person(99, "Eli"), None)))[0] == "table-is-running"


async def test_a_full_lobby_expects_nobody(hall: Hall) -> None:
    others = [Person(number, f"P{number}") for number in range(30, 29 + CATALOGUE[GAME].players[-1])]
    table = await hall.open(ANA, *others, start=False)
    assert (await refused(come(hall.tables, table.id, Person(99, "Flo"), None)))[0] == "table-full"


async def test_so_many_at_most_are_shown(hall: Hall) -> None:
    table = await hall.open(ANA, start=False)
    for number in range(100, 100 + MOST):
        await come(hall.tables, table.id, Person(number, f"P{number}"), None)
    asked = come(hall.tables, table.id, BEN, None)
    assert await refused(asked) == ("too-many-coming", {"most": MOST})
    await come(hall.tables, table.id, Person(100, "P100"), None)


@pytest.mark.parametrize("again", [True, False])
async def test_whoever_is_forgotten_comes_to_no_table(hall: Hall, again: bool) -> None:
    table = await hall.open(ANA, start=False)
    await come(hall.tables, table.id, BEN, None)
    if again:
        table = await hall.reopen().get(table.id)
    assert (await stored_of(hall.database, BEN.id))["coming"][0]["name"] == "Ben"
    await forgetting.stand_up(hall.tables, BEN.id)
    await forgetting.erase(hall.tables, BEN.id, "Somebody")
    assert coming(await hall.tables.get(table.id)) == ()
    assert not any((await stored_of(hall.database, BEN.id)).values())
