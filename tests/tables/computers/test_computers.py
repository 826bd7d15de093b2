"""Computers at work: they move by themselves, in their own time, and nothing that fails stops a table."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Sequence
from typing import Any

import pytest

from bot.games.bohnanza.moves import (
    EndTrading,
    MakeOffer,
    Move,
    Pass,
    Plant,
    TurnUp,
    Withdraw,
)
from bot.games.bohnanza.state import Phase
from bot.games.bohnanza.view import View
from bot.games.chance import Chance
from bot.games.contract import Seat
from bot.store import DatabaseFailed, Status, played_for
from bot.tables import acting, lobby, seating
from bot.tables.computers import computers, strengths
from bot.tables.computers.computers import WAKING
from bot.tables.computers.thinking import Choice, Position, choose
from bot.tables.computers.worker import ENOUGH, RETRY
from tests.games.bohnanza.tables import table as position_of
from tests.tables.computers.scenes import (
    Clock,
    among,
    ends,
    playing_like,
    set_going,
    trading,
)
from tests.tables.hall import ANA, BEN, Hall


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


async def test_what_is_decided_for_somebody_who_left_is_noted_and_what_a_computer_decides_for_itself_is_not(
    hall: Hall,
) -> None:
    table, _ = await trading(hall, 2, 1, active=0)
    await hall.computers.finish()
    await seating.leave(hall.tables, table.id, ANA.id, None)
    before = table.sequence
    assert await acting.play_for(hall.tables, table.id, 2, table.state, Pass())
    assert await acting.play_for(hall.tables, table.id, 0, table.state, EndTrading())
    noted = await played_for(hall.tables.database, table.id, 0)
    assert noted.spells == (range(before + 2, table.sequence + 1),)
    assert (await played_for(hall.tables.database, table.id, 2)).spells == ()


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


@pytest.mark.long
async def test_one_table_that_cannot_be_read_does_not_keep_the_others_from_going_on(
    hall: Hall, caplog: pytest.LogCaptureFixture
) -> None:
    tables = [(await among(hall, 1, 2))[0] for _ in range(2)]
    for table in tables:
        await lobby.start(hall.tables, table.id, ANA.id, None)
        await hall.computers.finish()
    spoilt = f"UPDATE events SET event = '{{}}' WHERE table_id = {tables[0].id}"
    await hall.database.write(lambda connection: connection.execute("UPDATE seats SET left = 1"))
    await hall.database.write(lambda connection: connection.execute(spoilt))
    hall.reopen()
    await hall.computers.start()
    await hall.computers.idle()
    assert f"table {tables[0].id} cannot be read" in caplog.text
    assert (await hall.tables.get(tables[1].id)).row.status is Status.ENDED


@pytest.mark.long
async def test_after_a_restart_computers_begin_to_think_at_few_tables_at_a_time(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each table that waits for it has been read and replayed: thousands at once would fill the memory."""
    for _ in range(3 * WAKING):
        table, _ = await among(hall, 1, 2)
        await hall.computers.finish()
        await lobby.start(hall.tables, table.id, ANA.id, None)
    hall.reopen()
    hall.computers.sleep = Clock(hall)
    may_think, asked = threading.Event(), set[int]()
    think = hall.computers._think

    def slowly(*wish: Any) -> Choice | None:
        may_think.wait()
        return choose(*wish)

    async def noted(position: Position, seats: Sequence[Seat]) -> Choice | None:
        asked.add(position.table)
        return await think(position, seats)

    monkeypatch.setattr(computers, "choose", slowly)
    monkeypatch.setattr(hall.computers, "_think", noted)
    starting = asyncio.create_task(hall.computers.start())
    await asyncio.sleep(0.5)
    assert len(asked) == WAKING
    may_think.set()
    await starting
    await hall.computers.idle()
    assert len(asked) == 3 * WAKING


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
