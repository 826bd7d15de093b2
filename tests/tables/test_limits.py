"""How much one person or one server may have: counted in the store, so that a restart changes nothing."""

from __future__ import annotations

import asyncio

import pytest

from bot import store
from bot.games.bohnanza.cards import Bean
from bot.games.bohnanza.moves import EndTrading, MakeOffer, TurnUp, Withdraw
from bot.games.contract import Refusal
from bot.store import AlreadyHandled
from bot.tables import Limits, Table, closing, lobby, seating
from bot.tables.acting import play_for
from bot.tables.allowance import require_slower
from bot.tables.forgetting import erase, stand_up
from bot.tables.limits import HOUR, Recently
from bot.tables.rematch import rematch
from tests.tables.hall import ANA, BEN, CHANNEL, CLEO, GAME, GUILD, Hall, refused


async def open_one(hall: Hall, interaction: int | None = None, guild: int = GUILD) -> Table:
    """Ana opens a lobby."""
    return await lobby.open_table(hall.tables, GAME, guild, CHANNEL, ANA, "en", interaction)


async def test_nobody_is_the_host_of_more_open_tables_than_allowed(hall: Hall) -> None:
    hall.tables.limits = Limits(open_tables=2)
    first, _ = await open_one(hall), await open_one(hall)
    assert await refused(open_one(hall)) == ("too-many-open-tables", {"most": 2})
    await closing.close(hall.tables, first.id, ANA.id, None)
    await open_one(hall)


async def test_sitting_at_the_tables_of_others_does_not_count(hall: Hall) -> None:
    hall.tables.limits = Limits(open_tables=1)
    await seating.join(hall.tables, (await open_one(hall)).id, BEN, None)
    await lobby.open_table(hall.tables, GAME, GUILD, CHANNEL, BEN, "en", None)


async def test_tables_opened_within_an_hour_count_whatever_became_of_them(hall: Hall) -> None:
    hall.tables.limits = Limits(lobbies_an_hour=2)
    for _ in range(2):
        await closing.close(hall.tables, (await open_one(hall)).id, ANA.id, None)
    assert await refused(open_one(hall)) == ("too-many-lobbies", {"most": 2})
    hall.reopen().limits = Limits(lobbies_an_hour=2)
    assert await refused(open_one(hall)) == ("too-many-lobbies", {"most": 2})
    hall.time += HOUR
    await open_one(hall)


async def test_neither_a_new_host_nor_being_forgotten_starts_the_hour_anew(hall: Hall) -> None:
    hall.tables.limits = Limits(lobbies_an_hour=2)
    await seating.join(hall.tables, (await open_one(hall)).id, BEN, None)
    await seating.leave(hall.tables, 1, ANA.id, None)
    await open_one(hall)
    await stand_up(hall.tables, ANA.id)
    await erase(hall.tables, ANA.id, "somebody")
    assert (await refused(open_one(hall)))[0] == "too-many-lobbies"


async def test_a_server_has_no_more_open_tables_than_allowed(hall: Hall) -> None:
    hall.tables.limits = Limits(server_tables=2)
    await open_one(hall)
    await lobby.open_table(hall.tables, GAME, GUILD, CHANNEL, BEN, "en", None)
    assert await refused(open_one(hall)) == ("too-many-tables-here", {"most": 2})
    await open_one(hall, guild=GUILD + 1)


async def test_a_rematch_is_one_more_table(hall: Hall) -> None:
    table = await hall.open(ANA, BEN, CLEO)
    await closing.close(hall.tables, table.id, ANA.id, None)
    hall.tables.limits = Limits(lobbies_an_hour=1)
    assert (await refused(rematch(hall.tables, table.id, ANA, None)))[0] == "too-many-lobbies"
    # Whoever joins the rematch that another opened opens nothing.
    fresh, _ = await rematch(hall.tables, table.id, BEN, None)
    assert (await rematch(hall.tables, table.id, ANA, None)) == (fresh, False)


async def test_nobody_gets_past_a_limit_by_being_quick(hall: Hall) -> None:
    hall.tables.limits = Limits(open_tables=3, lobbies_an_hour=10)
    answers = await asyncio.gather(*[open_one(hall) for _ in range(20)], return_exceptions=True)
    assert sum(isinstance(answer, Table) for answer in answers) == 3
    assert {answer.reason for answer in answers if isinstance(answer, Refusal)} == {"too-many-open-tables"}


async def test_a_click_that_is_delivered_twice_is_told_that_it_was_done(hall: Hall) -> None:
    hall.tables.limits = Limits(open_tables=1)
    await open_one(hall, 7)
    with pytest.raises(AlreadyHandled):
        await open_one(hall, 7)


async def test_without_limits_nobody_counts(hall: Hall) -> None:
    for _ in range(60):
        await open_one(hall)
    assert await store.tables_hosted_by(hall.database, ANA.id) == 60


BEANS = (Bean("blue"), Bean("chili"), Bean("stink"), Bean("red"))


async def trading(hall: Hall) -> Table:
    """A table that trades, with offers limited to two."""
    table = await hall.open(ANA, BEN, CLEO)
    await hall.act(table, hall.active(table), await hall.first(table), TurnUp())
    hall.tables.limits = Limits(open_offers=2)
    return table


async def test_nobody_has_more_open_offers_than_allowed(hall: Hall) -> None:
    table = await trading(hall)
    active = hall.active(table)
    card = table.view(table.state.active).own.hand[0]
    for want in BEANS[:2]:
        await hall.act(table, active, MakeOffer((card,), (want,)))
    stored = await hall.stored(table)
    assert await refused(hall.act(table, active, MakeOffer((card,)))) == (
        "too-many-open-offers",
        {"most": 2},
    )
    assert await hall.stored(table) == stored
    # The others have their own, and whoever takes one back may make another one.
    other = next(person for person in (ANA, BEN, CLEO) if person != active)
    theirs = table.view(table.seated(other.id)).own.hand[0]
    await hall.act(table, other, MakeOffer((theirs,), to=table.state.active))
    await hall.act(table, active, Withdraw(1))
    await hall.act(table, active, MakeOffer((card,)))
    await hall.act(table, active, EndTrading())


async def test_computers_have_no_limits(hall: Hall) -> None:
    table = await trading(hall)
    active = table.state.active
    card = table.view(active).own.hand[0]
    await seating.leave(hall.tables, table.id, hall.active(table).id, None)
    for want in BEANS:
        assert await play_for(hall.tables, table.id, active, table.state, MakeOffer((card,), (want,)))


def test_clicks_are_counted_by_the_second(hall: Hall) -> None:
    hall.tables.limits = Limits(clicks_a_second=2)
    for moment in (10.0, 10.4):
        require_slower(hall.tables, ANA.id, moment)
    with pytest.raises(Refusal, match="too-fast"):
        require_slower(hall.tables, ANA.id, 10.9)
    require_slower(hall.tables, BEN.id, 10.9)
    require_slower(hall.tables, ANA.id, 11.1)


def test_only_those_who_did_something_lately_are_kept() -> None:
    recently = Recently(10)
    for person in range(100):
        recently.note(person, person)
        assert recently.times(person, person) == 1
    assert len(recently) == 10
    assert recently.times(0, 99) == 0
