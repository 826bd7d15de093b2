"""A table in memory: its game is what the stored events led to."""

from __future__ import annotations

import asyncio

import pytest

from bot.store import clocks_of
from bot.tables import table as table_module
from tests.tables.hall import ANA, BEN, CLEO, Hall


async def test_while_a_long_game_is_replayed_others_have_their_turn(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_module, "AT_ONCE", 2)
    table = await hall.open(ANA, BEN, CLEO)
    await hall.turn(table)
    state, recent, events = table.state, table.recent.news, await hall.stored(table)
    clocks = await clocks_of(hall.database, table.id)
    loading, turns = asyncio.create_task(table.load(table.row, table.seats, {}, (), (), clocks, events)), 0
    while not loading.done():
        await asyncio.sleep(0)
        turns += 1
    assert turns > len(events) // 2 >= 2
    assert table.state == state
    assert table.recent.news == recent
    assert table.sequence == len(events)
