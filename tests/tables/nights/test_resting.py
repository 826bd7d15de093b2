"""A weekly night to which nobody but its host comes rests after some weeks, until somebody wants it to go on."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from bot.store.nights import rows
from bot.store.nights.rows import Answer, NightRow
from bot.store.nights.steps import Kind
from bot.tables import Person, closing, seating
from bot.tables.nights import hours, planning
from bot.tables.nights.opening import open_table
from tests.tables.hall import ANA, BEN, Hall
from tests.tables.nights.scenes import AT, DAY, HOUR, owed, paid, planned

NOBODY, A_FRIEND = (), (BEN,)


async def held(hall: Hall, night: NightRow, coming: Sequence[Person], *, sits: bool = False) -> None:
    """A night from its beginning to its end, to which these come; Ben may sit down without having said so."""
    for person in coming:
        await planning.answer(hall.tables, night.id, person, Answer.COMING)
    hall.time = night.starts_at
    await hours.begin(hall.tables, night.id)
    table = await open_table(hall.tables, night, 1, ["Alma"])
    if table is not None:
        if sits:
            await seating.join(hall.tables, table.id, BEN, None)
        await closing.close(hall.tables, table.id, None, None)
    await paid(hall, night)
    await hours.end(hall.tables, night.id)


async def weeks(hall: Hall, *each: Sequence[Person], sits: bool = False) -> tuple[NightRow, NightRow | None]:
    """A weekly night of Ana's to which these come, week after week: the last of them, and the one that is planned
    after it."""
    night = await planned(hall, weekly=True)
    for number, coming in enumerate(each, start=1):
        await held(hall, night, coming, sits=sits)
        following = await rows.nights_of(hall.database, night.guild_id)
        if number < len(each):
            (night,) = following
    return night, next(iter(following), None)


async def test_after_three_weeks_alone_none_is_planned_and_its_host_is_told(hall: Hall) -> None:
    night, following = await weeks(hall, NOBODY, NOBODY, NOBODY)
    assert following is None
    assert (Kind.RESTS, 0) in await owed(hall, night)


@pytest.mark.parametrize(
    "each", [(NOBODY, NOBODY), (A_FRIEND, NOBODY, NOBODY), (NOBODY, NOBODY, A_FRIEND), (A_FRIEND,) * 3]
)
async def test_as_long_as_anybody_comes_it_goes_on(hall: Hall, each: Sequence[Sequence[Person]]) -> None:
    night, following = await weeks(hall, *each)
    assert following is not None
    assert (Kind.RESTS, 0) not in await owed(hall, night)


async def test_it_is_its_last_weeks_that_count(hall: Hall) -> None:
    assert (await weeks(hall, A_FRIEND, NOBODY, NOBODY, NOBODY))[1] is None


async def test_whoever_sits_down_without_having_said_so_has_come(hall: Hall) -> None:
    assert (await weeks(hall, NOBODY, NOBODY, NOBODY, sits=True))[1] is not None


async def test_weeks_in_which_its_host_does_not_come_either_count(hall: Hall) -> None:
    night = await planned(hall, weekly=True)
    for _ in range(3):
        await planning.answer(hall.tables, night.id, ANA, Answer.NOT)
        hall.time = night.starts_at
        last = night
        await hours.begin(hall.tables, night.id)
        night = next(iter(await rows.nights_of(hall.database, night.guild_id)), night)
    assert night == last
    assert [kind for kind, _ in await owed(hall, night)].count(Kind.RESTS) == 1


async def test_weeks_that_were_cancelled_do_not_count(hall: Hall) -> None:
    night = await planned(hall, weekly=True)
    for _ in range(4):
        await planning.cancel(hall.tables, night.id, ANA.id, series=False)
        (night,) = await rows.nights_of(hall.database, night.guild_id)


async def test_whoever_wants_it_to_go_on_hosts_it_every_week(hall: Hall) -> None:
    night, _ = await weeks(hall, NOBODY, NOBODY, NOBODY)
    hall.time = night.starts_at + HOUR
    fresh = await planning.again(hall.tables, night.id, BEN, 5)
    assert (fresh.host_id, fresh.weekly, fresh.starts_at) == (BEN.id, True, AT + 21 * DAY)
    await held(hall, fresh, NOBODY)
    (following,) = await rows.nights_of(hall.database, night.guild_id)
    assert following.starts_at == AT + 28 * DAY
