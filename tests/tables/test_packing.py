"""Games are packed a while after they are over, one after the other, while there is room for it."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from pathlib import Path
from types import SimpleNamespace

import pytest

from bot.store import Database, DatabaseFailed, Status, append, events_of, pack_game
from bot.store.file import room as of_room
from bot.store.packed import pack
from bot.tables import packing as of_packing
from bot.tables.packing import QUIET, Packing
from tests.store.slow import Held
from tests.tables.hall import ANA, BEN, CLEO, Hall


async def over(hall: Hall) -> int:
    """A game that has just ended; its number."""
    table = await hall.open(ANA, BEN, CLEO)
    await append(hall.database, table.id, table.sequence, [], Status.ENDED, hall.tables.now(), None)
    hall.tables.reread_tables([table.id])
    return table.id


async def packed(hall: Hall) -> list[int]:
    return [table for (table,) in await hall.database.read("SELECT table_id FROM packed_games ORDER BY 1")]


async def test_a_game_is_packed_a_while_after_it_is_over(hall: Hall) -> None:
    first = await over(hall)
    hall.time += QUIET - 10
    second = await over(hall)
    packing = Packing(hall.tables)
    assert await packing.catch_up() == 0
    hall.time += 20
    assert await packing.catch_up() == 1
    assert await packed(hall) == [first]
    hall.time += QUIET
    assert await packing.catch_up() == 1
    assert await packed(hall) == [first, second]
    assert await packing.catch_up() == 0


async def test_many_of_old_are_all_packed_and_the_file_shrinks(
    hall: Hall, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(of_packing, "AT_ONCE", 3)
    tables = [await over(hall) for _ in range(3)]
    running = [(await hall.open(ANA, BEN, CLEO)).id for _ in range(4)]
    tables += [await over(hall) for _ in range(4)]
    hall.time += QUIET + 1
    with caplog.at_level("INFO"):
        assert await Packing(hall.tables).catch_up() == 7
    assert await packed(hall) == tables
    assert await hall.database.read("SELECT DISTINCT table_id FROM events") == [(number,) for number in running]
    assert "7 games that are over were packed" in caplog.text
    ((free,),) = await hall.database.read("PRAGMA freelist_count")
    assert free < 10


async def test_with_little_room_nothing_is_packed_until_there_is_more(
    hall: Hall, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    table = await over(hall)
    hall.time += QUIET + 1
    packing = Packing(hall.tables)
    with monkeypatch.context() as nearly_full:
        nearly_full.setattr(shutil, "disk_usage", lambda _: SimpleNamespace(free=of_room.SPARE - 1))
        for _ in range(2):
            assert await packing.catch_up() == 0
    assert caplog.text.count("are packed once there is more room") == 1
    assert await packed(hall) == []
    assert await packing.catch_up() == 1
    assert await packed(hall) == [table]


async def test_while_somebody_reads_and_the_log_grows_nothing_is_added_to_it(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(of_packing, "LONG_LOG", 0)
    monkeypatch.setattr("bot.store.file.database.ERASED_WITHIN", 0.05)
    await over(hall)
    hall.time += QUIET + 1
    packing = Packing(hall.tables)
    reader = sqlite3.connect(hall.database.path, isolation_level=None)
    reader.execute("BEGIN")
    reader.execute("SELECT count(*) FROM events").fetchone()
    await over(hall)
    assert await packing.catch_up() == 0
    reader.close()
    assert await packing.catch_up() == 1


async def test_one_that_cannot_be_packed_is_said_once_and_the_others_are(
    hall: Hall, caplog: pytest.LogCaptureFixture
) -> None:
    broken, whole = await over(hall), await over(hall)
    gap = "UPDATE events SET sequence = 9 WHERE table_id = ? AND sequence = 1"
    await hall.database.write(lambda connection: connection.execute(gap, (broken,)))
    hall.time += QUIET + 1
    packing = Packing(hall.tables)
    for _ in range(2):
        await packing.catch_up()
    assert await packed(hall) == [whole]
    assert caplog.text.count(f"table {broken} is not packed") == 1
    assert await hall.database.read("SELECT sequence FROM events") == [(9,)]


async def test_a_defect_that_one_game_shows_keeps_none_of_the_others(
    hall: Hall, caplog: pytest.LogCaptureFixture
) -> None:
    both, whole = await over(hall), await over(hall)
    put = "INSERT INTO packed_games SELECT ?, 1, 1, zeroblob(32), zeroblob(9)"
    await hall.database.write(lambda connection: connection.execute(put, (both,)))
    odd = "UPDATE packed_games SET format = ?, count = ?, digest = ?, blob = ?"
    await hall.database.write(lambda connection: connection.execute(odd, pack(['"beans"'])))
    hall.time += QUIET + 1
    packing = Packing(hall.tables)
    for _ in range(2):
        await packing.catch_up()
    assert await packed(hall) == [both, whole]
    assert caplog.text.count(f"table {both} is not packed: IntegrityError") == 1


@pytest.mark.parametrize("error", [OSError(5, "Input/output error"), RuntimeError("a defect")])
async def test_it_goes_on_whatever_goes_wrong(
    hall: Hall, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, error: Exception
) -> None:
    monkeypatch.setattr(of_packing, "LOOKED", 0.001)
    table = await over(hall)
    hall.time += QUIET + 1
    before = await events_of(hall.database, table)
    failures, done = iter((error, None)), asyncio.Event()

    def room(path: Path) -> of_room.Room:
        failure = next(failures, None)
        if failure is not None:
            raise failure
        return of_room.room(path)

    async def packing(database: Database, table_id: int) -> bool:
        done.set()
        return await pack_game(database, table_id)

    monkeypatch.setattr(of_packing, "room", room)
    monkeypatch.setattr("bot.store.pack_game", packing)
    running = asyncio.create_task(Packing(hall.tables).run())
    async with asyncio.timeout(30):
        await done.wait()
    # Cancelled while it is at work, or just before, or after it: the game is whole.
    running.cancel()
    await asyncio.wait({running})
    assert f"games could not be packed: {type(error).__name__}" in caplog.text
    assert await events_of(hall.database, table) == before


async def test_a_disk_that_refuses_leaves_the_game_as_it_was(hall: Hall) -> None:
    table = await over(hall)
    before = await events_of(hall.database, table)
    hall.time += QUIET + 1

    # A function that there is not: SQLite fails in the middle, as it does where the disk does.
    failing = "CREATE TRIGGER failing BEFORE INSERT ON packed_games BEGIN SELECT fails(); END"
    await hall.database.write(lambda connection: connection.execute(failing))
    with pytest.raises(DatabaseFailed):
        await Packing(hall.tables).catch_up()
    assert await packed(hall) == []
    assert await events_of(hall.database, table) == before


async def test_a_game_that_is_being_packed_is_whole_if_the_bot_stops(hall: Hall) -> None:
    table = await over(hall)
    before = await events_of(hall.database, table)
    hall.time += QUIET + 1
    with Held(hall.database) as held:
        await held.begun()
        packing = asyncio.create_task(Packing(hall.tables).run())
        await asyncio.sleep(0.05)
        packing.cancel()
        await asyncio.wait({packing})
    await held.done
    assert await packed(hall) == []
    assert await events_of(hall.database, table) == before
