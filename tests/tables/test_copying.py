"""What is stored of a person, as they get it: one damaged game keeps nobody from the rest."""

from __future__ import annotations

import pytest

from bot.store import Database, DatabaseClosed, pack_game
from bot.tables import closing
from bot.tables.host.copying import copy_of
from tests.tables.hall import ANA, BEN, CLEO, Hall


async def test_a_damaged_game_is_told_without_its_moves_and_the_others_with_theirs(
    hall: Hall, caplog: pytest.LogCaptureFixture
) -> None:
    tables = [await hall.open(ANA, BEN, CLEO) for _ in range(2)]
    for table in tables:
        await hall.turn(table)
        await closing.close(hall.tables, table.id, ANA.id, None)
        await pack_game(hall.database, table.id)
    damaged, whole = tables
    sql = "UPDATE packed_games SET blob = zeroblob(9) WHERE table_id = ?"
    await hall.database.write(lambda connection: connection.execute(sql, (damaged.id,)))
    active = hall.active(whole)
    told = {seat["table"]: seat["moves"] for seat in (await copy_of(hall.tables, active.id, ""))["seats"]}
    assert told[damaged.id] is None
    assert len(told[whole.id]) > 1
    assert f"the moves at table {damaged.id} cannot be told" in caplog.text


async def test_a_database_that_cannot_be_read_makes_no_file_without_moves(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    await hall.open(ANA, BEN, CLEO)

    async def fail(database: Database, _: int) -> tuple[str, ...]:
        raise DatabaseClosed(database.path)

    monkeypatch.setattr("bot.store.events_of", fail)
    with pytest.raises(DatabaseClosed):
        await copy_of(hall.tables, ANA.id, "")
