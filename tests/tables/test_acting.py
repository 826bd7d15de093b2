"""Moves at a table: one at a time, all or none, stored before they count, and the same after a restart."""

from __future__ import annotations

import asyncio
import gc
import sqlite3
import weakref
from collections.abc import Sequence

import pytest

from bot import store
from bot.games.bohnanza.moves import EndTrading, Move, Pass, TurnUp
from bot.games.bohnanza.view import View
from bot.players.bohnanza import simplest as simplest_move
from bot.store import AlreadyHandled, DatabaseFailed, Status
from bot.tables import Table, closing, seating
from bot.tables.acting import act
from tests.tables.hall import ANA, BEN, CLEO, DAN, Hall, refused


async def test_only_who_sits_there_may_move(hall: Hall) -> None:
    table = await hall.open(ANA, BEN, CLEO)
    assert await refused(hall.act(table, DAN, TurnUp())) == ("not-seated", {"table": table.id})


async def test_no_moves_before_the_start_nor_after_the_end(hall: Hall) -> None:
    table = await hall.open(ANA, BEN, CLEO, start=False)
    assert (await refused(hall.act(table, ANA, TurnUp())))[0] == "table-is-lobby"
    await closing.close(hall.tables, table.id, ANA.id, None)
    assert (await refused(hall.act(table, ANA, TurnUp())))[0] == "table-is-closed"


async def test_there_is_no_such_table(hall: Hall) -> None:
    assert await refused(hall.tables.get(99)) == ("no-such-table", {"table": 99})


async def test_all_moves_of_a_click_are_made_or_none(hall: Hall) -> None:
    table = await hall.open(ANA, BEN, CLEO)
    person, before, state = hall.active(table), await hall.stored(table), table.state
    assert (await refused(hall.act(table, person, await hall.first(table), EndTrading())))[0]
    assert await hall.stored(table) == before
    assert table.state is state
    assert hall.announced == []


async def test_a_replayed_interaction_changes_nothing(hall: Hall) -> None:
    table = await hall.open(ANA, BEN, CLEO)
    person = hall.active(table)
    await hall.act(table, person, await hall.first(table), TurnUp(), interaction=7)
    before, state = await hall.stored(table), table.state
    with pytest.raises(AlreadyHandled):
        await hall.act(table, person, EndTrading(), interaction=7)
    assert await hall.stored(table) == before
    assert table.state is state


async def test_moves_at_the_same_moment_follow_one_another(hall: Hall) -> None:
    table = await hall.open(ANA, BEN, CLEO, DAN)
    active = hall.active(table)
    await hall.act(table, active, await hall.first(table), TurnUp())
    others = [person for person in (ANA, BEN, CLEO, DAN) if person != active]
    await asyncio.gather(*(hall.act(table, person, Pass()) for person in others))
    assert len(table.state.passed) == 3
    assert len(await hall.stored(table)) == table.sequence


async def test_what_a_person_hears_is_what_they_brought_about(hall: Hall) -> None:
    table = await hall.open(ANA, BEN, CLEO)
    acted = await hall.act(table, hall.active(table), await hall.first(table))
    assert acted.seat == table.state.active
    assert len(acted.news) == 1


async def test_a_move_that_could_not_be_stored_was_not_made(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await hall.open(ANA, BEN, CLEO)
    person, first, before = hall.active(table), await hall.first(table), await hall.stored(table)

    async def full(*_: object) -> None:
        raise DatabaseFailed(hall.database.path, sqlite3.OperationalError("disk full"))

    with monkeypatch.context() as patched:
        patched.setattr(store, "append", full)
        with pytest.raises(DatabaseFailed):
            await hall.act(table, person, first)
    assert await hall.stored(table) == before
    await hall.act(table, person, first)
    assert len(await hall.stored(table)) == len(before) + 1


async def test_a_click_that_is_cut_off_after_its_commit_counts(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await hall.open(ANA, BEN, CLEO)
    person, first, append = hall.active(table), await hall.first(table), store.append

    async def cut_off(*args: object) -> object:
        await append(*args)  # type: ignore[arg-type]
        raise asyncio.CancelledError

    with monkeypatch.context() as patched:
        patched.setattr(store, "append", cut_off)
        with pytest.raises(asyncio.CancelledError):
            await hall.act(table, person, first, interaction=8)
    # Replayed, the wish makes no sense any more: it is known by its interaction, another click is refused.
    with pytest.raises(store.AlreadyHandled):
        await hall.act(table, person, first, interaction=8)
    assert (await refused(hall.act(table, person, first, interaction=9)))[0] == "card-not-in-hand"
    assert table.state.planted == 1
    assert table.sequence == len(await hall.stored(table))
    await hall.act(table, person, TurnUp())


async def test_a_game_is_the_same_after_a_restart(hall: Hall) -> None:
    table = await hall.open(ANA, BEN, CLEO)
    await hall.turn(table)
    hall.reopen()
    again = await hall.tables.get(table.id)
    assert again is not table
    assert (again.state, again.sequence, again.row, again.seats) == (
        table.state,
        table.sequence,
        table.row,
        table.seats,
    )
    assert again.recent.news == table.recent.news
    assert hall.announced == []


async def test_moves_for_who_left_that_a_crash_prevented_are_made_after_the_start(hall: Hall) -> None:
    table = await hall.open(ANA, BEN, CLEO)
    person = hall.active(table)
    await hall.computers.finish()
    await seating.leave(hall.tables, table.id, person.id, None)
    assert hall.active(table) == person
    before = await hall.stored(table)
    hall.reopen()
    await hall.computers.start()
    await hall.computers.idle()
    again = await hall.tables.get(table.id)
    assert hall.active(again) != person
    assert len(await hall.stored(table)) > len(before)
    assert hall.announced[-1].after is again.state


@pytest.mark.long
async def test_tables_that_nobody_uses_leave_the_memory_and_come_back(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.tables.tables.KEPT", 3)
    table = await hall.open(ANA, BEN, CLEO)
    number, state, in_memory = table.id, table.state, weakref.ref(table)
    del table
    for _ in range(4):
        await hall.open(DAN, start=False)
    hall.announced.clear()
    gc.collect()
    assert in_memory() is None
    again = await hall.tables.get(number)
    assert again.state == state
    assert (await hall.tables.get(number)) is again


async def test_the_end_is_stored_with_the_last_move(hall: Hall) -> None:
    table = await hall.open(ANA, BEN, CLEO)

    def simplest(view: View) -> Sequence[Move]:
        move = simplest_move(view)
        assert move is not None
        return (move,)

    while table.running:
        seat = table.game.to_act(table.state)[0]
        await act(hall.tables, table.id, table.seats[seat].person_id, simplest, None)
    assert table.row.status is Status.ENDED
    assert table.game.outcome(table.state) is not None
    hall.reopen()
    assert (await hall.tables.get(table.id)).state == table.state


async def test_a_move_that_counts_is_announced_though_those_after_it_fail(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await hall.open(ANA, BEN, CLEO)
    before, first = table.state, await hall.first(table)

    def fails(*_: object) -> None:
        raise RuntimeError

    with monkeypatch.context() as patched:
        patched.setattr(Table, "news", fails)
        with pytest.raises(RuntimeError):
            await hall.act(table, hall.active(table), first)
    (change,) = hall.announced
    assert (change.before, change.after.planted) == (before, 1)
    assert not table.lock.locked()


async def test_a_change_that_fails_before_it_is_stored_is_not_announced(hall: Hall) -> None:
    table = await hall.open(ANA, BEN, CLEO)
    with pytest.raises(RuntimeError):
        async with hall.tables.changing(table.id):
            raise RuntimeError
    assert hall.announced == []
