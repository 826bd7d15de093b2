"""Deadlines: what is due, and what takes a deadline back."""

from __future__ import annotations

from bot.tables import seating
from bot.tables.clocks import expiry
from bot.tables.clocks.expiry import DAY, GRACE, HOUR, WARNING_TIME, Due
from tests.tables.hall import ANA, BEN, CLEO, Hall

NOTHING = Due((), ())


async def test_a_lobby_is_due_after_an_hour(hall: Hall) -> None:
    table = await hall.open(ANA, start=False)
    hall.time += HOUR - 1
    assert await expiry.due(hall.tables) == NOTHING
    hall.time += 1
    assert await expiry.due(hall.tables) == Due((table.id,), ())


async def test_joining_starts_the_hour_anew(hall: Hall) -> None:
    table = await hall.open(ANA, start=False)
    hall.time += HOUR - 1
    await seating.join(hall.tables, table.id, BEN, None)
    hall.time += HOUR - 1
    assert await expiry.due(hall.tables) == NOTHING


async def test_a_game_is_warned_three_days_before_it_is_closed(hall: Hall) -> None:
    table = await hall.open(ANA, BEN, CLEO)
    hall.time += 27 * DAY - 1
    assert await expiry.due(hall.tables) == NOTHING
    hall.time += 1
    assert await expiry.due(hall.tables) == Due((), (table.id,))
    await expiry.mark_warned(hall.tables, table.id)
    assert await expiry.due(hall.tables) == NOTHING
    hall.time += WARNING_TIME - 1
    assert await expiry.due(hall.tables) == NOTHING
    hall.time += 1
    assert await expiry.due(hall.tables) == Due((table.id,), ())


async def test_a_late_word_leaves_as_much_time_as_one_in_time(hall: Hall) -> None:
    table = await hall.open(ANA, BEN, CLEO)
    hall.time += 90 * DAY
    assert await expiry.due(hall.tables) == Due((), (table.id,))
    await expiry.mark_warned(hall.tables, table.id)
    hall.time += WARNING_TIME - 1
    assert await expiry.due(hall.tables) == NOTHING
    hall.time += 1
    assert await expiry.due(hall.tables) == Due((table.id,), ())


async def test_a_move_takes_the_word_back(hall: Hall) -> None:
    table = await hall.open(ANA, BEN, CLEO)
    hall.time += 28 * DAY
    await expiry.mark_warned(hall.tables, table.id)
    await hall.act(table, hall.active(table), await hall.first(table))
    hall.time += 27 * DAY - 1
    assert await expiry.due(hall.tables) == NOTHING
    hall.time += 1
    assert await expiry.due(hall.tables) == Due((), (table.id,))


async def test_nothing_is_closed_right_after_a_start(hall: Hall) -> None:
    table = await hall.open(ANA, start=False)
    hall.time += 5 * HOUR
    hall.reopen()
    hall.time += GRACE - 1
    assert await expiry.due(hall.tables) == NOTHING
    hall.time += 1
    assert await expiry.due(hall.tables) == Due((table.id,), ())


async def test_interactions_are_forgotten_after_a_day(hall: Hall) -> None:
    table = await hall.open(ANA, BEN, CLEO)
    await hall.act(table, hall.active(table), await hall.first(table), interaction=9)
    hall.time += DAY
    await expiry.prune_interactions(hall.tables)
    assert await hall.database.read("SELECT id FROM interactions") != []
    hall.time += 1
    await expiry.prune_interactions(hall.tables)
    assert await hall.database.read("SELECT id FROM interactions") == []
