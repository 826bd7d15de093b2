"""A clock that is set, or a machine that slept, takes nobody's time."""

from __future__ import annotations

import pytest

from bot.store import Clock, clocks_of, ringing_clocks
from bot.tables.clocks import pausing, reminders
from bot.tables.clocks.steady import Steady
from tests.tables.clocks.pacing import paced
from tests.tables.hall import ANA, BEN, CLEO, Hall


class Machine:
    """Its clock, and one that only counts."""

    def __init__(self) -> None:
        self.wall = 1_000_000.0
        self.elapsed = 50.0

    def steady(self) -> Steady:
        return Steady(lambda: self.wall, lambda: self.elapsed)

    def pass_(self, seconds: float) -> None:
        self.wall += seconds
        self.elapsed += seconds


@pytest.mark.parametrize("jump", [-5 * 3600.0, 7 * 3600.0])
def test_a_jump_is_seen_when_it_is_asked_for_and_no_duration_sees_it(jump: float) -> None:
    machine = Machine()
    clock = machine.steady()
    machine.pass_(10)
    machine.wall += jump
    assert (clock.now(), clock.moment()) == (1_000_010, 1_000_010)
    assert clock.follow() == jump
    assert (clock.now(), clock.moment()) == (1_000_010 + jump, 1_000_010)
    assert clock.follow() == 0


@pytest.mark.parametrize("jump", [-5 * 3600, 7 * 3600])
async def test_everybody_keeps_the_time_they_had(hall: Hall, jump: int, caplog: pytest.LogCaptureFixture) -> None:
    machine = Machine()
    hall.tables._clock = machine.steady()
    playing, still = await paced(hall, ANA, BEN, CLEO), await paced(hall, ANA, BEN, CLEO)
    await pausing.pause(hall.tables, still.id, ANA.id, None)
    machine.pass_(20)
    before = {table.id: await clocks_of(hall.database, table.id) for table in (playing, still)}
    touched, told = playing.row.touched_at, dict[int, tuple[Clock, ...]]()
    hall.tables.subscribe(lambda changed: told.update({changed.table.id: tuple(changed.table.clocks.values())}))
    machine.wall += jump
    await reminders.follow_the_clock(hall.tables)
    assert await clocks_of(hall.database, playing.id) == tuple(
        [one._replace(remind_at=one.remind_at + jump, due_at=one.due_at + jump) for one in before[playing.id]]
    )
    # What stands still counts from when it was paused.
    assert await clocks_of(hall.database, still.id) == before[still.id]
    again = await hall.tables.get(playing.id)
    assert tuple(again.clocks.values()) == await clocks_of(hall.database, playing.id)
    assert again.row.touched_at == touched + jump
    # Messages say until when.
    assert told[playing.id] == tuple(again.clocks.values())
    assert not await ringing_clocks(hall.database, hall.tables.now())
    assert f"jumped by {jump} seconds" in caplog.text


async def test_a_small_step_moves_nobodys_time(hall: Hall, caplog: pytest.LogCaptureFixture) -> None:
    machine = Machine()
    hall.tables._clock = machine.steady()
    table = await paced(hall, ANA, BEN, CLEO)
    before = await clocks_of(hall.database, table.id)
    machine.wall += 3
    await reminders.follow_the_clock(hall.tables)
    assert await clocks_of(hall.database, table.id) == before
    assert hall.tables.now() == int(machine.wall)
    assert not caplog.text
