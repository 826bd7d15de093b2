"""Games that stand still though nobody has to decide are found, told of, and set going again."""

from __future__ import annotations

import asyncio
import logging
import threading
from typing import Any

import pytest

from bot import store
from bot.games.bohnanza.game import Bohnanza
from bot.games.chance import Chance
from bot.store import Status
from bot.tables import Changed, Table, Timing, lobby, seating
from bot.tables.clocks import pausing, reminders
from bot.tables.computers import computers, strengths, thinking
from bot.tables.computers.computers import ENDLESS, Computers
from bot.tables.computers.seats import add_computer
from bot.tables.computers.tempo import LOOKS
from bot.tables.watch import LONGEST, STILL, Watch, standing_still
from tests.games.bohnanza.tables import table as position_of
from tests.tables.computers.scenes import NAMES, among, ends, playing_like, trading
from tests.tables.hall import ANA, BEN, CLEO, Hall


def watching(hall: Hall) -> tuple[Watch, list[int]]:
    """A watch, and a number for each game that it finds."""
    found: list[int] = []
    return Watch(hall.tables, hall.computers, lambda: found.append(1)), found


async def asleep(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> Table:
    """A game that waits for a computer, which nobody has told so."""
    table = await hall.open(ANA, start=False)
    for _ in range(2):
        await add_computer(hall.tables, table.id, ANA.id, "normal", NAMES, None)
    with monkeypatch.context() as patched:
        patched.setattr(hall.computers, "_wake", lambda *_, **__: None)
        await lobby.start(hall.tables, table.id, ANA.id, None)
        while 0 in table.game.to_act(table.state):
            await hall.act(table, ANA, simplest(hall, table))
    assert standing_still(hall.tables, table) == "it waits for a computer"
    return table


def simplest(hall: Hall, table: Table) -> Any:
    """What the simplest player does in Ana's place."""
    return strengths.simplest("bohnanza")(table.view(0), hall.tables.chance)


async def test_a_computer_that_nobody_woke_goes_on_after_half_a_minute(
    hall: Hall, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    table = await asleep(hall, monkeypatch)
    watch, found = watching(hall)
    before = table.sequence
    hall.time += STILL - 1
    await watch.look()
    await hall.computers.idle()
    assert (table.sequence, found) == (before, [])
    hall.time += 1
    await watch.look()
    await hall.computers.idle()
    assert table.sequence > before
    assert found == [1]
    assert f"table {table.id} stands still (it waits for a computer)" in caplog.text
    hall.time += STILL
    await watch.look()
    assert found == [1]


async def test_what_was_stored_and_never_announced_is_found(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    """Memory is behind the store: the game is made anew from its events."""
    table = await asleep(hall, monkeypatch)
    watch, found = watching(hall)
    state = table.state
    table.state = position_of(hands=["soy", "red", "blue"], active=1)
    hall.time += STILL
    monkeypatch.setattr(Computers, "_wake", lambda *_, **__: None)
    await watch.look()
    assert found == [1]
    assert table.state == state


async def test_a_game_that_waits_for_people_does_not_stand_still(hall: Hall) -> None:
    table, _ = await among(hall, 1, 2)
    await lobby.start(hall.tables, table.id, ANA.id, None)
    table.state = position_of(hands=["soy", "red", "blue"])
    watch, found = watching(hall)
    for _ in range(5):
        hall.time += LONGEST
        await watch.look()
    assert found == []


@pytest.mark.parametrize("how", ["paused", "closed"])
async def test_a_game_that_is_paused_or_over_does_not_stand_still(
    hall: Hall, monkeypatch: pytest.MonkeyPatch, how: str
) -> None:
    table = await asleep(hall, monkeypatch)
    await hall.computers.finish()
    if how == "paused":
        await pausing.pause(hall.tables, table.id, ANA.id, None)
    else:
        await seating.leave(hall.tables, table.id, ANA.id, None)
    watch, found = watching(hall)
    hall.time += LONGEST
    await watch.look()
    assert found == []


async def test_a_computer_that_waits_for_people_has_its_time(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    """What a countdown says, and a calm tempo, count."""
    playing_like(monkeypatch, ends)
    table, clock = await trading(hall, 1, 2, active=1, timing=Timing(delay=1.0, patience=200.0 / LOOKS))
    watch, found = watching(hall)
    clock.after = {float(second): watch.look for second in range(10, 190, 20)}
    hall.tables.announce(Changed(table, None, table.state, None))
    assert table.goes_on_at is not None
    await hall.computers.idle()
    assert clock.waits[0] == pytest.approx(200.0)
    assert found == []


async def test_a_computer_that_takes_its_time_over_each_move_has_it(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, clock = await among(hall, 1, 2, Timing(delay=200.0, patience=20.0))
    await lobby.start(hall.tables, table.id, ANA.id, None)
    await hall.computers.idle()
    table.state = position_of(hands=["soy soy", "red red", "blue blue"], active=1)
    clock.begin()
    watch, found = watching(hall)
    clock.after = {float(second): watch.look for second in range(10, 100, 10)}
    hall.tables.announce(Changed(table, None, table.state, None))
    await hall.computers.idle()
    assert clock.waits[0] == pytest.approx(100.0)
    assert clock.after == {}
    assert found == []


@pytest.mark.long
async def test_where_a_game_was_left_in_the_last_run_and_could_not_be_read_it_goes_on(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, _ = await among(hall, 1, 2)
    await hall.computers.finish()
    await lobby.start(hall.tables, table.id, ANA.id, None)
    await store.leave_seat(hall.database, table.id, ANA.id, None, hall.tables.now(), None)
    hall.time += LONGEST
    hall.reopen()
    with monkeypatch.context() as patched:
        patched.setattr(hall.tables, "get", fails)
        await hall.computers.start()
    watch, found = watching(hall)
    await watch.look()
    await hall.computers.idle()
    assert found == [1]
    assert (await hall.tables.get(table.id)).row.status is Status.ENDED


async def fails(*_: object) -> None:
    raise RuntimeError


async def test_one_that_cannot_be_set_going_is_tried_more_and_more_seldom(
    hall: Hall, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    table, _ = await among(hall, 1, 2)
    await lobby.start(hall.tables, table.id, ANA.id, None)
    await hall.computers.idle()
    monkeypatch.setattr(Bohnanza, "to_act", lambda *_: ())
    watch, found = watching(hall)
    for _ in range(LONGEST // STILL):
        hall.time += STILL
        await watch.look()
    assert 5 <= len(found) <= 8
    assert "stands still (nobody may act)" in caplog.text


async def test_a_game_that_cannot_be_read_keeps_no_other_from_going_on(
    hall: Hall, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    spoilt = await asleep(hall, monkeypatch)
    spoil = f"UPDATE events SET event = '{{}}' WHERE table_id = {spoilt.id}"
    await hall.database.write(lambda connection: connection.execute(spoil))
    table = await asleep(hall, monkeypatch)
    before = table.sequence
    watch, found = watching(hall)
    hall.time += STILL
    await watch.look()
    await hall.computers.idle()
    assert f"table {spoilt.id} cannot be set going" in caplog.text
    assert table.sequence > before
    assert len(found) == 2


async def test_a_clock_that_was_lost_is_wound_up(hall: Hall) -> None:
    table = await hall.open(ANA, BEN, CLEO, start=False)
    await lobby.choose_pace(hall.tables, table.id, ANA.id, "live", None)
    await lobby.start(hall.tables, table.id, ANA.id, None)
    clocks = table.clocks
    table.set_clocks(())
    await hall.database.write(lambda connection: connection.execute("DELETE FROM clocks"))
    watch, found = watching(hall)
    hall.time += STILL
    await watch.look()
    assert found == [1]
    assert table.clocks.keys() == clocks.keys()
    hall.time += 180
    for ringing in await store.ringing_clocks(hall.database, hall.tables.now()):
        await reminders.time_is_over(hall.tables, ringing)
    await hall.computers.idle()
    hall.time += STILL
    await watch.look()
    assert found == [1]


async def test_a_decision_that_nobody_makes_for_who_is_overdue_is_found(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await hall.open(ANA, BEN, CLEO, start=False)
    await lobby.choose_pace(hall.tables, table.id, ANA.id, "live", None)
    await lobby.start(hall.tables, table.id, ANA.id, None)
    watch, found = watching(hall)
    hall.time += 180
    with monkeypatch.context() as patched:
        patched.setattr(hall.computers, "_wake", lambda *_, **__: None)
        for ringing in await store.ringing_clocks(hall.database, hall.tables.now()):
            await reminders.time_is_over(hall.tables, ringing)
    await watch.look()
    assert (table.overdue != set(), found) == (True, [])
    hall.time += STILL
    before = table.sequence
    await watch.look()
    await hall.computers.idle()
    assert found == [1]
    assert table.sequence > before


async def test_a_thought_that_does_not_end_holds_up_nobody(
    hall: Hall, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    other = await asleep(hall, monkeypatch)
    table = await asleep(hall, monkeypatch)
    began, may_end, choose = threading.Event(), threading.Event(), thinking.choose

    def endless(position: thinking.Position, seats: Any, chance: Chance) -> Any:
        if position.table == table.id and not began.is_set():
            began.set()
            may_end.wait()
        return choose(position, seats, chance)

    monkeypatch.setattr(computers, "choose", endless)
    for each in (table, other):
        hall.tables.announce(Changed(each, each.state, each.state, None))
    await asyncio.to_thread(began.wait)
    watch, found = watching(hall)
    hall.time += ENDLESS
    before = table.sequence, other.sequence
    await watch.look()
    assert found == [1]
    await hall.computers.idle()
    may_end.set()
    assert table.sequence > before[0]
    assert other.sequence > before[1]
    assert f"table {table.id}: a computer's thought does not end" in caplog.text


async def test_who_made_a_move_and_was_cancelled_leaves_nobody_waiting(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is on the disk: the computers must go on with it."""
    table, _ = await among(hall, 1, 2)
    await lobby.start(hall.tables, table.id, ANA.id, None)
    await hall.computers.idle()
    append = store.append

    async def cancelled(*wish: Any) -> Any:
        await append(*wish)
        raise asyncio.CancelledError

    while True:
        move = simplest(hall, table)
        if not table.game.to_act(table.game.decide(table.state, 0, move, hall.tables.chance).after).count(0):
            break
        await hall.act(table, ANA, move)
    before = table.sequence
    with monkeypatch.context() as patched:
        patched.setattr(store, "append", cancelled)
        with pytest.raises(asyncio.CancelledError):
            await hall.act(table, ANA, move)
    await asyncio.gather(*hall.tables._rereading)
    await hall.computers.idle()
    assert table.sequence > before + 1
    assert 0 in table.game.to_act(table.state)


async def test_who_hears_of_a_change_in_vain_keeps_no_computer_from_it(
    hall: Hall, caplog: pytest.LogCaptureFixture
) -> None:
    def deaf(changed: Changed) -> None:
        raise RuntimeError

    hall.tables._listeners.insert(0, deaf)
    table, _ = await among(hall, 1, 2)
    await lobby.start(hall.tables, table.id, ANA.id, None)
    await hall.computers.idle()
    assert 0 in table.game.to_act(table.state)
    assert f"table {table.id}: a change was announced in vain: RuntimeError" in caplog.text


async def test_it_looks_again_and_again_whatever_fails(
    hall: Hall, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    table = await asleep(hall, monkeypatch)
    watch, _ = watching(hall)
    at_rest, looks = store.games_at_rest, iter([fails])

    async def unsteady(*wish: Any) -> Any:
        return await next(looks, at_rest)(*wish)

    async def passes(until: asyncio.Event, seconds: float) -> None:
        await asyncio.sleep(0)
        hall.time += seconds

    monkeypatch.setattr(store, "games_at_rest", unsteady)
    caplog.set_level(logging.ERROR)
    watch.sleep = passes
    seen = asyncio.Event()
    hall.tables.subscribe(lambda changed: seen.set())
    looking = asyncio.create_task(watch.run())
    await seen.wait()
    await hall.computers.idle()
    looking.cancel()
    await hall.computers.idle()
    assert standing_still(hall.tables, table) == ""
    assert "it could not be seen whether games stand still: RuntimeError" in caplog.text
