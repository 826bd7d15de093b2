"""Computers at work: they move by themselves, in their own time, and nothing that fails stops a table."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest

from bot.games.bohnanza.cards import Card
from bot.games.bohnanza.moves import (
    Accept,
    Decline,
    EndTrading,
    MakeOffer,
    Move,
    Pass,
    Plant,
    TurnUp,
    Withdraw,
)
from bot.games.bohnanza.state import Offer, Phase
from bot.games.bohnanza.view import View
from bot.games.chance import Chance
from bot.store import DatabaseFailed, Status
from bot.tables import Changed, Computers, Table, Timing, acting, lobby, seating
from bot.tables.computers import strengths, thinking
from bot.tables.computers.seats import add_computer
from bot.tables.computers.worker import ANSWERED_WITHIN, ENOUGH, FORM_TIME, RETRY
from tests.games.bohnanza.tables import table as position_of
from tests.tables.hall import ANA, BEN, Hall

NAMES = ("Alma", "Bruno", "Clara", "Dario")

Chooser = Callable[[View, Chance], Move | None]


class Clock:
    """Instead of waiting time is moved on; how long was waited for what."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.waits: list[float] = []

    async def __call__(self, until: asyncio.Event, seconds: float) -> None:
        await asyncio.sleep(0)
        if not until.is_set():
            self.waits.append(seconds)
            self.hall.time += seconds


async def among(hall: Hall, people: int, computers: int, timing: Timing | None = None) -> tuple[Table, Clock]:
    """A table of Ana (and Ben) and computers, in the lobby yet; time moves on as the computers wait."""
    await hall.computers.finish()
    hall.computers = Computers(hall.tables, timing or Timing(delay=1.0, patience=20.0))
    clock = Clock(hall)
    hall.computers.sleep = clock
    table = await hall.open(*(ANA, BEN)[:people], start=False)
    for _ in range(computers):
        await add_computer(hall.tables, table.id, ANA.id, "normal", NAMES, None)
    return table, clock


async def trading(
    hall: Hall, people: int, computers: int, active: int, timing: Timing | None = None
) -> tuple[Table, Clock]:
    """The same table in the middle of trading."""
    table, clock = await among(hall, people, computers, timing)
    await lobby.start(hall.tables, table.id, ANA.id, None)
    await hall.computers.idle()
    hands = ["soy soy", "red red", "blue", "chili"][: people + computers]
    table.state = position_of(
        phase=Phase.TRADE, players=people + computers, hands=hands, face_up="wax", active=active
    )
    clock.waits.clear()
    return table, clock


def playing_like(monkeypatch: pytest.MonkeyPatch, chooser: Chooser) -> None:
    """All computers play like this."""
    monkeypatch.setattr(thinking, "player", lambda family, strength: chooser)


def ends(view: View, chance: Chance) -> Move | None:
    """Wants to end trading where it can, else nothing."""
    assert view.own is not None
    return EndTrading() if view.own.options.end_trading else None


def declines(view: View, chance: Chance) -> Move | None:
    """Says no to whatever it is offered."""
    assert view.own is not None
    return Decline(view.own.options.decline[0]) if view.own.options.decline else ends(view, chance)


def accepts(view: View, chance: Chance) -> Move | None:
    """Takes whatever it is given."""
    assert view.own is not None
    ways = view.own.options.accept
    return Accept(ways[0].offer, ()) if ways else ends(view, chance)


async def set_going(hall: Hall, table: Table) -> None:
    """Let the computers look at a position that was set up, and do what they want."""
    hall.tables.announce(Changed(table, None, table.state, None))
    await hall.computers.idle()


async def test_computers_play_until_a_person_is_waited_for_and_to_the_end(hall: Hall) -> None:
    table, _ = await among(hall, 1, 2)
    await lobby.start(hall.tables, table.id, ANA.id, None)
    await hall.computers.idle()
    simplest = strengths.simplest("bohnanza")
    while table.running:
        assert 0 in table.game.to_act(table.state)
        await acting.act(hall.tables, table.id, ANA.id, lambda view: (simplest(view, hall.tables.chance),), None)
        await hall.computers.idle()
    assert table.row.status is Status.ENDED
    assert len(await hall.stored(table)) == table.sequence


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


async def test_who_never_has_enough_is_quiet_after_a_while(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    def talks(view: View, chance: Chance) -> Move | None:
        assert view.own is not None
        mine = view.own.options.withdraw
        return Withdraw(mine[0]) if mine else MakeOffer(view.own.hand[:1], (), view.active)

    playing_like(monkeypatch, talks)
    table, _ = await trading(hall, 1, 2, active=0)
    before = table.sequence
    await set_going(hall, table)
    assert table.sequence - before == 2 * ENOUGH


async def test_a_computer_that_fails_plays_in_the_simplest_way_and_says_no_secrets(
    hall: Hall, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fails(view: View, chance: Chance) -> Move | None:
        assert view.own is not None
        raise ValueError(view.own.hand)

    playing_like(monkeypatch, fails)
    table, _ = await trading(hall, 1, 2, active=1)
    await set_going(hall, table)
    assert table.state.phase is not Phase.TRADE
    assert table.game.to_act(table.state)
    assert "table 1, seat 1: the computer failed: ValueError" in caplog.text
    assert "red" not in caplog.text


async def test_a_computer_that_is_refused_plays_in_the_simplest_way(
    hall: Hall, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    playing_like(monkeypatch, lambda view, chance: TurnUp())
    table, _ = await trading(hall, 1, 2, active=1)
    await set_going(hall, table)
    assert table.state.phase is not Phase.TRADE
    assert "table 1, seat 1: a computer was refused" in caplog.text


async def test_a_computer_that_wants_nothing_though_waited_for_does_not_stall_the_table(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    playing_like(monkeypatch, lambda view, chance: None)
    table, _ = await among(hall, 1, 2)
    await lobby.start(hall.tables, table.id, ANA.id, None)
    table.state = position_of(hands=["soy", "red blue", "chili"], active=1)
    await set_going(hall, table)
    assert 0 in table.game.to_act(table.state)


async def test_what_was_thought_of_an_earlier_position_is_not_done(hall: Hall) -> None:
    table, _ = await trading(hall, 2, 1, active=2)
    await hall.computers.finish()
    before = table.state
    await hall.act(table, ANA, Pass())
    assert not await acting.play_for(hall.tables, table.id, 2, before, EndTrading())
    assert table.state.phase is Phase.TRADE
    assert await acting.play_for(hall.tables, table.id, 2, table.state, EndTrading())


async def test_nobody_is_played_for_who_has_not_left(hall: Hall) -> None:
    table, _ = await trading(hall, 2, 1, active=0)
    await hall.computers.finish()
    assert not await acting.play_for(hall.tables, table.id, 0, table.state, EndTrading())
    await seating.leave(hall.tables, table.id, ANA.id, None)
    assert await acting.play_for(hall.tables, table.id, 0, table.state, EndTrading())


async def test_who_takes_the_seat_back_plays_from_the_next_move_on(hall: Hall) -> None:
    table, _ = await among(hall, 2, 1)
    await lobby.start(hall.tables, table.id, ANA.id, None)
    await hall.computers.idle()
    await seating.leave(hall.tables, table.id, BEN.id, None)
    await seating.join(hall.tables, table.id, BEN, None)
    table.state = position_of(hands=["soy", "red blue", "chili"], active=1)
    before = table.state
    await set_going(hall, table)
    assert table.state is before
    await hall.act(table, BEN, Plant(table.state.players[1].hand[0], 0))
    assert table.state.planted == 1


async def test_after_a_restart_computers_go_on_by_themselves(hall: Hall) -> None:
    table, _ = await among(hall, 1, 2)
    await hall.computers.finish()
    await lobby.start(hall.tables, table.id, ANA.id, None)
    simplest = strengths.simplest("bohnanza")
    while 0 in table.game.to_act(table.state):
        await acting.act(hall.tables, table.id, ANA.id, lambda view: (simplest(view, hall.tables.chance),), None)
    before = table.sequence
    hall.reopen()
    await hall.computers.start()
    await hall.computers.idle()
    again = await hall.tables.get(table.id)
    assert again.sequence > before
    assert 0 in again.game.to_act(again.state)


async def test_one_table_that_cannot_be_read_does_not_keep_the_others_from_going_on(
    hall: Hall, caplog: pytest.LogCaptureFixture
) -> None:
    tables = [(await among(hall, 1, 2))[0] for _ in range(2)]
    for table in tables:
        await lobby.start(hall.tables, table.id, ANA.id, None)
        await hall.computers.finish()
    async with hall.database.transaction() as connection:
        await connection.execute("UPDATE seats SET left = 1")
        await connection.execute("UPDATE events SET event = '{}' WHERE table_id = ?", (tables[0].id,))
    hall.reopen()
    await hall.computers.start()
    await hall.computers.idle()
    assert f"table {tables[0].id} cannot be read" in caplog.text
    assert (await hall.tables.get(tables[1].id)).row.status is Status.ENDED


async def test_a_move_that_could_not_be_stored_is_tried_again(
    hall: Hall, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    playing_like(monkeypatch, ends)
    table, clock = await trading(hall, 1, 2, active=1)
    play_for = acting.play_for
    failed: list[object] = []

    async def full(*wish: Any) -> bool:
        if not failed:
            failed.append(wish)
            raise DatabaseFailed(hall.database.path, sqlite3.OperationalError("disk full"))
        return await play_for(*wish)

    monkeypatch.setattr(acting, "play_for", full)
    await set_going(hall, table)
    assert RETRY in clock.waits
    assert table.state.phase is not Phase.TRADE
    assert "its computers could not move: DatabaseFailed" in caplog.text


async def test_a_table_that_its_last_person_leaves_is_closed_and_its_computers_rest(hall: Hall) -> None:
    table, _ = await among(hall, 1, 2)
    await lobby.start(hall.tables, table.id, ANA.id, None)
    await seating.leave(hall.tables, table.id, ANA.id, None)
    await hall.computers.idle()
    assert table.row.status is Status.CLOSED
    assert len(await hall.stored(table)) == table.sequence
