"""When computers move: so that people can follow, and are not passed over in trading."""

from __future__ import annotations

import asyncio
from itertools import pairwise

import pytest

from bot.games.bohnanza.cards import Card
from bot.games.bohnanza.moves import (
    MakeOffer,
)
from bot.games.bohnanza.state import Offer, Phase
from bot.tables import Changed, Timing, acting, lobby
from bot.tables.computers.worker import ANSWERED_WITHIN, FORM_TIME
from tests.games.bohnanza.tables import table as position_of
from tests.tables.computers.scenes import (
    accepts,
    among,
    declines,
    ends,
    playing_like,
    set_going,
    trading,
)
from tests.tables.hall import ANA, Hall


async def test_each_move_is_a_change_of_its_own_with_time_between(hall: Hall) -> None:
    table, clock = await among(hall, 1, 2)
    await lobby.start(hall.tables, table.id, ANA.id, None)
    hall.announced.clear()
    table.state = position_of(hands=["", "red blue", "chili"], active=1)
    clock.waits.clear()
    await set_going(hall, table)
    changes = [
        change for change in hall.announced if change.before is not change.after and change.before is not None
    ]
    assert len(changes) > 3
    assert all(change.actor is None for change in changes)
    assert [later.before is earlier.after for earlier, later in pairwise(changes)] == [True] * (len(changes) - 1)
    # The last is for people who may want to trade.
    assert clock.waits[:2] == [pytest.approx(1.0)] * 2


async def test_nobody_waits_long_for_a_no(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    playing_like(monkeypatch, declines)
    table, clock = await trading(hall, 1, 2, active=1)
    offer = Offer(1, 1, None, (), ("red",))  # type: ignore[arg-type]
    table.state = table.state._replace(offers=(offer,), passed=frozenset({0}))
    await set_going(hall, table)
    assert table.state.phase is not Phase.TRADE
    assert clock.waits[:2] == [pytest.approx(0.25), pytest.approx(1.0)]


async def test_trading_is_not_ended_while_a_person_may_still_want_something(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    playing_like(monkeypatch, ends)
    table, clock = await trading(hall, 1, 2, active=1)
    await set_going(hall, table)
    assert table.state.phase is not Phase.TRADE
    assert clock.waits[0] == pytest.approx(20.0)


async def test_trading_is_ended_soon_once_all_people_have_passed(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    playing_like(monkeypatch, ends)
    table, clock = await trading(hall, 2, 1, active=2)
    table.state = table.state._replace(passed=frozenset({0, 1}))
    await set_going(hall, table)
    assert table.state.phase is not Phase.TRADE
    assert clock.waits[0] == pytest.approx(1.0)


async def test_who_declined_everything_is_waited_for_a_little(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    playing_like(monkeypatch, ends)
    table, clock = await trading(hall, 1, 2, active=1)
    offer = Offer(1, 1, None, (), ("red",), frozenset({0}))  # type: ignore[arg-type]
    table.state = table.state._replace(offers=(offer,))
    await set_going(hall, table)
    assert table.state.phase is not Phase.TRADE
    assert clock.waits[0] == pytest.approx(6.0)


@pytest.mark.parametrize("passed", [False, True])
async def test_trading_is_not_ended_while_a_person_fills_in_a_form(
    hall: Hall, monkeypatch: pytest.MonkeyPatch, passed: bool
) -> None:
    playing_like(monkeypatch, ends)
    table, clock = await trading(hall, 1, 2, active=1)
    table.state = table.state._replace(passed=frozenset({0} if passed else ()))
    hall.tables.announce(Changed(table, None, table.state, None))
    hall.computers.hold_trading(table)
    await hall.computers.idle()
    assert table.state.phase is not Phase.TRADE
    assert clock.waits[0] == pytest.approx(1.0 if passed else FORM_TIME)


async def test_an_offer_to_all_stands_long_enough_for_people_to_read_it(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    playing_like(monkeypatch, accepts)
    gift = Offer(1, 1, None, (Card("red-1"),), ())
    for declined, waited in (((), 4.0), ((0,), 1.0)):
        table, clock = await trading(hall, 1, 2, active=1)
        table.state = table.state._replace(offers=(gift._replace(declined=frozenset(declined)),))
        await set_going(hall, table)
        assert clock.waits[0] == pytest.approx(waited)
        assert table.state.phase is not Phase.TRADE


async def test_a_persons_offer_is_answered_soon_though_other_people_may_want_it(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    playing_like(monkeypatch, accepts)
    table, clock = await trading(hall, 2, 1, active=0)
    await acting.act(hall.tables, table.id, ANA.id, lambda view: (MakeOffer((Card("soy-1"),), ()),), None)
    await hall.computers.idle()
    assert clock.waits[0] <= 2.0
    assert not table.state.offers


@pytest.mark.parametrize("computers", [1, 2])
async def test_all_computers_together_have_answered_within_a_moment(
    hall: Hall, monkeypatch: pytest.MonkeyPatch, computers: int
) -> None:
    playing_like(monkeypatch, accepts)
    table, clock = await trading(hall, 2, computers, active=0, timing=Timing(delay=5.0))
    await acting.act(hall.tables, table.id, ANA.id, lambda view: (MakeOffer((Card("soy-1"),), ()),), None)
    await hall.computers.idle()
    assert clock.waits[0] == pytest.approx(ANSWERED_WITHIN / computers)


async def test_what_a_person_does_takes_the_waiting_back(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    playing_like(monkeypatch, ends)
    table, _ = await trading(hall, 2, 1, active=2)
    gate, waits = asyncio.Event(), []

    async def until_something_happens(until: asyncio.Event, seconds: float) -> None:
        waits.append(seconds)
        gate.set()
        await until.wait()

    hall.computers.sleep = until_something_happens
    hall.tables.announce(Changed(table, None, table.state, None))
    await gate.wait()
    hall.time += 15
    gate.clear()
    await hall.act(table, ANA, MakeOffer((table.state.players[0].hand[0],), (), 2))
    await gate.wait()
    assert waits == [pytest.approx(20.0)] * 2
    assert table.state.phase is Phase.TRADE


async def test_three_computers_answer_an_offer_within_two_seconds(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    playing_like(monkeypatch, declines)
    table, _ = await trading(hall, 1, 3, active=0)
    began = hall.time
    await hall.act(table, ANA, MakeOffer((table.state.players[0].hand[0],), ("red",)))  # type: ignore[arg-type]
    await hall.computers.idle()
    assert len(table.state.offers[0].declined) == 3
    assert hall.time - began <= 2.0
