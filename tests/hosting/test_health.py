"""When a host is told that something is wrong, and why: in words, and without what is nobody's business."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from bot.config import BackupSection
from bot.hosting import health
from bot.hosting.backups import HOUR, back_up, copies
from bot.hosting.health import Health
from bot.store import Database, DatabaseFailed

NOW = 1_800_000_000.0


class Bot:
    """As much of the bot as is looked at."""

    def __init__(self, database: Any) -> None:
        self.tables = SimpleNamespace(database=database)
        self.shard_count = 2
        self.away: list[int] = []

    def lost(self) -> list[int]:
        return self.away

    def is_closed(self) -> bool:
        return False


@pytest.fixture
async def bot(tmp_path: Path) -> Any:
    database = await Database.open(tmp_path / "games.sqlite3")
    yield Bot(database)
    await database.close()


async def test_while_moves_cannot_be_saved_that_is_said_until_they_can_though_nobody_moves(
    bot: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    looking = Health(bot, BackupSection())
    assert await looking.wrong() == []

    def full(connection: sqlite3.Connection) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    with monkeypatch.context() as disk:
        disk.setattr("bot.store.file.database.trial", full)
        with pytest.raises(DatabaseFailed):
            await bot.tables.database.write(full)
        for _ in range(2):
            assert await looking.wrong() == ["moves cannot be saved: database or disk is full"]
    assert await looking.wrong() == []


async def test_with_little_room_what_was_just_saved_proves_nothing(
    bot: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    tried: list[bool] = []

    async def try_to_save(*, in_any_case: bool) -> None:
        tried.append(in_any_case)

    bot.tables.database.try_to_save = try_to_save
    for room in (health.TIGHT - 1, health.TIGHT):
        monkeypatch.setattr(health, "room_at", lambda _, room=room: room)
        await Health(bot, BackupSection()).wrong()
    assert tried == [True, False]


async def test_a_disk_that_does_not_answer_is_asked_once(bot: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "PATIENCE", 0.01)
    asked: list[asyncio.Event] = []

    async def hang(**_: object) -> None:
        asked.append(asyncio.Event())
        await asked[0].wait()

    bot.tables.database.try_to_save = hang
    looking = Health(bot, BackupSection())
    for _ in range(2):
        assert await looking.not_saved() == "the disk has taken more than 0.01 seconds"
    assert len(asked) == 1
    asked[0].set()
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert await looking.not_saved() is None


async def test_without_any_shard_and_with_several_things_wrong(bot: Any) -> None:
    async def broken(_: str) -> None:
        raise OSError("/home/ana/games.sqlite3")

    looking = Health(bot, BackupSection())
    bot.away = [1]
    assert (await looking.wrong(), looking.besides()) == ([], ", but 1 of 2 shards are not connected: 1")
    bot.away = [0, 1]
    bot.tables.database.read = broken
    assert await looking.wrong() == ["not connected to Discord", "the database does not answer: OSError"]
    del bot.tables.database.read


async def test_the_newest_backup_is_older_than_twice_its_time(
    bot: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("time.time", lambda: NOW)
    folder = tmp_path / "copies"
    looking = Health(bot, BackupSection(folder=folder, every=24))
    # The first one is being made.
    assert await looking.wrong() == []
    monkeypatch.setattr(health, "GRACE", 0)
    assert await looking.wrong() == [
        "there is no backup, and one is due every 24 hours; the log says why none is made"
    ]
    for age, late in ((47, False), (49, True), (-5, True), (3, False)):
        for copy in copies(folder):
            copy.unlink()
        await back_up(bot.tables.database.path, folder, 7, lambda age=age: NOW - age * HOUR)  # type: ignore[misc]
        assert bool(await looking.wrong()) == late
    assert looking.backup_age() == 3 * HOUR
    # One that cannot be opened is none.
    copies(folder)[-1].write_text("beans")
    assert (await looking.wrong())[0].startswith("there is no backup")
    assert looking.backup_age() is None
    assert await Health(bot, BackupSection()).wrong() == []


async def test_backups_that_nobody_may_look_at(bot: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    def denied(*_: object) -> None:
        raise PermissionError(13, "Permission denied", "/home/ana")

    monkeypatch.setattr(health, "GRACE", 0)
    monkeypatch.setattr(health, "newest_age", denied)
    assert await Health(bot, BackupSection(folder=Path("x"))).wrong() == [
        "the backups cannot be looked at: Permission denied"
    ]
