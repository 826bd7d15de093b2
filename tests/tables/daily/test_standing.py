"""How a deal went is told to whoever has finished it; of others only where they are enough."""

from __future__ import annotations

import asyncio

import pytest

from bot import store
from bot.games.contract import IllegalMove, MalformedMove
from bot.store import Status, daily, departures
from bot.store.daily import Try
from bot.tables import Person, closing
from bot.tables.daily.dealing import DAY
from bot.tables.daily.standing import KEPT, Standing, hands_are_open, may_be_seen, standing
from bot.tables.daily.week import Daily, begins_at, kind_on
from bot.tables.replays.replays import Replays
from tests.tables.daily.tries import (
    NAMES,
    NOON,
    SATURDAY,
    begin,
    finish,
    finish_quickly,
    has_secret,
    step,
    thinking_once,
)
from tests.tables.hall import ANA, BEN, CLEO, DAN, Hall, refused

__all__ = ["thinking_once"]

EVE = Person(15, "Eve")


@pytest.fixture
async def here(hall: Hall, thinking_once: None) -> Hall:
    """The hall at noon of a Saturday."""
    hall.time = NOON
    hall.reopen()
    await has_secret(hall.database)
    return hall


async def how(here: Hall, person: Person) -> Standing:
    """How Saturday's deal went, for this person."""
    return await standing(here.tables, person.id, SATURDAY, NAMES)


async def test_whoever_has_not_finished_sees_nothing_of_others(here: Hall) -> None:
    ana, ben = await begin(here.tables, ANA), await begin(here.tables, BEN)
    await finish_quickly(here.tables, ben, BEN, 9)
    assert (await refused(how(here, ANA)))[0] == "daily-not-finished"
    assert (await refused(how(here, CLEO)))[0] == "daily-not-begun"
    await step(here.tables, ana, ANA)
    assert (await refused(how(here, ANA)))[0] == "daily-not-finished"
    # Also on the next day, as long as they can go on.
    here.time += 24 * 3600
    assert (await refused(how(here, ANA)))[0] == "daily-not-finished"
    assert (await how(here, CLEO)).own is None, "who cannot begin it any more sees it"
    await closing.close(here.tables, ana.id, None, None)
    assert (await how(here, ANA)).own is None


async def test_one_sees_oneself_beside_the_computer_in_the_same_seat(here: Hall) -> None:
    table = await begin(here.tables, ANA)
    score = await finish(here.tables, table, ANA)
    found = await how(here, ANA)
    assert found.own is not None
    assert found.own.score == score
    assert (found.deal, found.over) == (Daily(SATURDAY, kind_on(SATURDAY)), False)
    hard = await here.tables.get(found.hard.table_id)
    assert hard.row.status is Status.ENDED
    assert [seat.computer for seat in hard.seats] == ["hard"] * 3
    ana, computer = [await store.events_of(here.database, number) for number in (table.id, hard.id)]
    assert ana[0] == computer[0], "the same deal"
    outcome = hard.game.outcome(hard.state)
    assert outcome is not None
    seat = table.seated(ANA.id)
    assert (found.hard.score, found.hard.rank) == next(
        (one.score, one.rank) for one in outcome.standings if one.seat == seat
    )


async def test_the_computer_plays_a_deal_once_and_that_is_kept(
    here: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    for person in (ANA, BEN):
        await finish_quickly(here.tables, await begin(here.tables, person), person, 8)
    found = await asyncio.gather(how(here, ANA), how(here, BEN))
    assert found[0].hard == found[1].hard
    monkeypatch.setattr("bot.tables.daily.standing.played_out", None)
    here.reopen()
    assert (await how(here, ANA)).hard == found[0].hard
    assert await store.results_of(here.database, found[0].hard.table_id) == ()


@pytest.mark.long
async def test_it_is_dropped_after_a_week_with_the_deals_that_are_over(here: Hall) -> None:
    await finish_quickly(here.tables, await begin(here.tables, ANA), ANA, 8)
    first = (await how(here, ANA)).hard.table_id
    here.time += KEPT.total_seconds() + 24 * 3600
    day = SATURDAY + KEPT + DAY
    await finish_quickly(here.tables, await begin(here.tables, ANA), ANA, 8)
    second = await standing(here.tables, ANA.id, day, NAMES)
    assert await store.get_table(here.database, first) is None
    assert await store.get_table(here.database, second.hard.table_id) is not None
    for gone in (SATURDAY, day + DAY):
        with pytest.raises(MalformedMove):
            await standing(here.tables, ANA.id, gone, NAMES)
    # A try goes as a lesson does, and what was noted of it with it.
    assert await departures.tables_without_result(here.database, NOON + 60) == (1,)
    await departures.drop_table(here.database, 1)
    assert await daily.scores_of(here.database, SATURDAY.isoformat()) == ()


async def test_below_five_nothing_is_shown_of_others_and_then_everybody_s_score(here: Hall) -> None:
    scores: list[int] = []
    for number, person in enumerate((ANA, BEN, CLEO, DAN, EVE)):
        await finish_quickly(here.tables, await begin(here.tables, person), person, 10 + number)
        scores.insert(0, 10 + number)
        found = await how(here, ANA)
        assert found.finished == number + 1
        assert found.scores == (tuple(scores) if number == 4 else ())
    assert ((await how(here, ANA)).beaten, (await how(here, EVE)).beaten) == (0, 4)


@pytest.mark.parametrize(
    ("score", "beans"), [(25, 5), (20, 5), (19, 4), (17, 4), (16, 3), (14, 3), (13, 2), (10, 2), (9, 1), (0, 1)]
)
def test_five_beans_say_how_it_went_beside_the_computer(score: int, beans: int) -> None:
    found = Standing(Daily(SATURDAY, kind_on(SATURDAY)), Try(1, score, 2), Try(2, 20, 1), (), 1, over=False)
    assert found.beans == beans
    assert found._replace(hard=Try(2, 0, 1)).beans == 5


async def test_all_hands_are_open_once_the_day_is_over(here: Hall) -> None:
    table = await begin(here.tables, ANA)
    await finish_quickly(here.tables, table, ANA, 8)
    table = await here.tables.get(table.id)
    hard = await here.tables.get((await how(here, ANA)).hard.table_id)
    here.time = begins_at(SATURDAY + DAY) - 1
    assert not hands_are_open(here.tables, table)
    assert not await may_be_seen(here.tables, hard, BEN.id)
    ben = await begin(here.tables, BEN)
    here.time += 1
    assert hands_are_open(here.tables, table)
    assert await may_be_seen(here.tables, hard, CLEO.id)
    assert not await may_be_seen(here.tables, table, CLEO.id), "that of a person is theirs"
    assert not await may_be_seen(here.tables, hard, BEN.id), "who still plays it"
    await closing.close(here.tables, ben.id, None, None)
    assert await may_be_seen(here.tables, hard, BEN.id)
    assert (await Replays(here.tables).course(hard)).last(None) > 20


async def test_nobody_s_game_is_open_that_goes_on(here: Hall) -> None:
    table = await begin(here.tables, ANA)
    here.time = begins_at(SATURDAY + DAY) + 1
    assert not hands_are_open(here.tables, table)
    with pytest.raises(IllegalMove):
        await Replays(here.tables).course(table)
