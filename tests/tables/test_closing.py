"""Closing a table, and moving one to another channel."""

from __future__ import annotations

from bot.store import Status
from bot.tables import closing, moving
from tests.tables.hall import ANA, BEN, CHANNEL, CLEO, DAN, Hall, refused


async def test_only_the_host_a_moderator_or_the_clock_close(hall: Hall) -> None:
    table = await hall.open(ANA, BEN, CLEO)
    assert await refused(closing.close(hall.tables, table.id, BEN.id, None)) == ("only-the-host", {"host": "Ana"})
    await closing.close(hall.tables, table.id, DAN.id, None, moderator=True)
    assert table.row.status is Status.CLOSED
    assert (await refused(closing.close(hall.tables, table.id, ANA.id, None)))[0] == "table-is-closed"


async def test_a_table_that_moves_is_told_of(hall: Hall) -> None:
    table = await hall.open(ANA, BEN, CLEO)
    await moving.move(hall.tables, table.id, CHANNEL + 1)
    assert table.row.channel_id == CHANNEL + 1
    assert [change.table for change in hall.announced] == [table]
    await closing.close(hall.tables, table.id, None, None)
    assert (await refused(moving.move(hall.tables, table.id, CHANNEL)))[0] == "table-is-closed"
    assert table.row.channel_id == CHANNEL + 1
