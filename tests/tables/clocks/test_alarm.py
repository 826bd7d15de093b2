"""The alarm rings when the next clock does, and lets time pass in between."""

from __future__ import annotations

import asyncio

from bot import store
from bot.tables import lobby
from bot.tables.clocks import reminders
from bot.tables.clocks.alarm import AGAIN, LONGEST, Alarm
from tests.tables.hall import ANA, BEN, CLEO, Hall


async def test_while_a_computer_takes_its_time_for_who_is_overdue_the_alarm_does_not_ring_without_a_pause(
    hall: Hall,
) -> None:
    """It would take up the whole program meanwhile."""
    table = await hall.open(ANA, BEN, CLEO, start=False)
    await lobby.choose_pace(hall.tables, table.id, ANA.id, "live", None)
    await lobby.start(hall.tables, table.id, ANA.id, None)
    await hall.computers.finish()
    alarm, slept = Alarm(hall.tables), list[float]()

    async def passes(until: asyncio.Event, seconds: float) -> None:
        slept.append(seconds)
        hall.time += seconds

    alarm.sleep = passes
    hall.time += 180
    for ringing in await store.ringing_clocks(hall.database, hall.tables.now()):
        await reminders.time_is_over(hall.tables, ringing)
    assert table.overdue
    slept.clear()
    for _ in range(3):
        await alarm.wait()
    assert slept == [AGAIN] * 3


async def test_it_rings_for_other_things_too_whichever_comes_first(hall: Hall) -> None:
    alarm, slept = Alarm(hall.tables), list[float]()
    rings: list[float | None] = [hall.time + 90, None]

    async def passes(until: asyncio.Event, seconds: float) -> None:
        slept.append(seconds)

    async def first() -> float | None:
        return rings[0]

    async def second() -> float | None:
        return rings[1]

    alarm.sleep = passes
    alarm.others += [first, second]
    await alarm.wait()
    rings[1] = hall.time + 60
    await alarm.wait()
    rings[:] = [None, None]
    await alarm.wait()
    assert slept == [90, 60, LONGEST]
