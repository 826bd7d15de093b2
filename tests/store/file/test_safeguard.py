"""Before a database is brought up to date it is copied: the copy is whole, said, and goes after a week."""

# ruff: noqa: ASYNC240 - nothing else runs in a test that a small file could hold up.

from __future__ import annotations

import asyncio
import shutil
import sqlite3
import time
from pathlib import Path
from types import SimpleNamespace

import pytest

from bot.hosting.restoring import restore
from bot.store import DamagedDatabase, Database, StoreError, note_erasure
from bot.store.errors import NoRoom
from bot.store.file import migrations
from bot.store.file.safeguard import WEEK, copies_of, remove_old_copies
from tests.store.scenes import contents

OLD = 16
ANA = 1456074443980800052


@pytest.fixture
def before(path: Path) -> list[str]:
    """A database of an earlier version, at whose lobby Ana sits; what is in it."""
    connection = sqlite3.connect(path, isolation_level=None)
    migrations.migrate(connection, OLD)
    connection.execute(
        "INSERT INTO tables (id, game, guild_id, channel_id, host_id, locale, status, revision, created_at, "
        f"touched_at) VALUES (1, 'duel', 5, 6, {ANA}, 'en', 'lobby', 1, 1, 1)"
    )
    connection.execute(f"INSERT INTO seats (table_id, seat, person_id, name) VALUES (1, 0, {ANA}, 'Ana')")
    connection.execute(f"INSERT INTO people (id, name, locale, seen_at) VALUES ({ANA}, 'Ana', 'en', 1)")
    connection.close()
    return contents(path)


async def opened(path: Path) -> None:
    await (await Database.open(path)).close()


async def test_the_copy_is_what_was_there_and_the_log_says_where_it_is(
    path: Path, before: list[str], caplog: pytest.LogCaptureFixture
) -> None:
    await opened(path)
    (copy,) = copies_of(path)
    assert copy.version == OLD
    assert abs(copy.made - time.time()) < 60
    assert contents(copy.file) == before
    assert copy.file.stat().st_mode & 0o077 == 0
    assert contents(path) != before
    assert f"from format {OLD} to {migrations.newest()}" in caplog.text
    assert f"it stays in {copy.file} until a week has gone by" in caplog.text
    assert f"restore {copy.file}" in caplog.text
    caplog.clear()
    await opened(path)
    assert copies_of(path) == [copy]
    assert not caplog.text


async def test_what_is_in_the_log_alone_is_in_the_copy(path: Path, tmp_path: Path, before: list[str]) -> None:
    """As after a crash of the version before."""
    writer = sqlite3.connect(path, isolation_level=None)
    writer.execute("PRAGMA journal_mode = WAL")
    writer.execute("UPDATE people SET name = 'Annika'")
    crashed = tmp_path / "crashed" / path.name
    crashed.parent.mkdir()
    for ending in ("", "-wal"):
        shutil.copy(f"{path}{ending}", f"{crashed}{ending}")
    writer.close()
    await opened(crashed)
    (copy,) = copies_of(crashed)
    assert any("Annika" in line for line in contents(copy.file))


async def test_a_new_one_and_one_that_is_up_to_date_have_none(path: Path) -> None:
    for _ in range(2):
        await opened(path)
    assert copies_of(path) == []


async def test_without_room_nothing_is_touched(
    path: Path, before: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    path.chmod(0o644)
    whole = path.read_bytes(), path.stat().st_mode
    with monkeypatch.context() as full:
        full.setattr(shutil, "disk_usage", lambda _: SimpleNamespace(free=50 * 2**20))
        with pytest.raises(NoRoom, match=r"is of an older version.* there are 50 MiB. Make room"):
            await Database.open(path)
    assert (path.read_bytes(), path.stat().st_mode) == whole
    assert {file.name for file in path.parent.iterdir()} == {path.name, f"{path.name}.lock"}
    await opened(path)
    assert len(copies_of(path)) == 1


async def test_a_copy_that_cannot_be_written_or_is_not_sound_stops_the_upgrade(
    path: Path, before: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(_: int) -> None:
        raise OSError("No space left on device")

    def torn(source: Path, part: Path, *, alone: bool) -> None:
        part.write_bytes(source.read_bytes()[:5000])

    for name, wrong, error in (
        ("os.fsync", fail, StoreError),
        ("bot.store.file.backup._copy", torn, DamagedDatabase),
    ):
        with monkeypatch.context() as broken:
            broken.setattr(name, wrong)
            with pytest.raises(error):
                await Database.open(path)
        assert contents(path) == before
        assert {file.name for file in path.parent.iterdir()} == {path.name, f"{path.name}.lock"}


async def test_starts_that_fail_again_and_again_leave_one_copy(
    path: Path, before: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise sqlite3.OperationalError("disk I/O error")

    moment = 1_800_000_000.0
    with monkeypatch.context() as broken:
        broken.setattr("bot.store.file.database.migrate", fail)
        for number in range(3):
            broken.setattr(time, "time", lambda number=number: moment + number)
            with pytest.raises(StoreError):
                await Database.open(path)
    (copy,) = copies_of(path)
    assert copy.made == moment + 2
    assert contents(copy.file) == before


async def test_it_goes_after_a_week_and_nothing_else_does(path: Path, before: list[str]) -> None:
    await opened(path)
    (copy,) = copies_of(path)
    others = [
        path.with_name(name)
        for name in (
            "games-format-16.sqlite3",
            "games-format-9-20200101-000000Z.sqlite3.bak",
            "games-format-9-20269999-999999Z.sqlite3",
            "x-" + copy.file.name,
        )
    ]
    for file in others:
        file.write_text("precious")
    remove_old_copies(path, copy.made + WEEK - 1)
    assert copies_of(path) == [copy]
    remove_old_copies(path, copy.made + WEEK + 1)
    assert copies_of(path) == []
    assert all(file.exists() for file in others)


async def test_whoever_was_forgotten_since_is_erased_from_it_when_it_is_restored(
    path: Path, before: list[str]
) -> None:
    await opened(path)
    (copy,) = copies_of(path)
    await asyncio.to_thread(note_erasure, path, ANA, int(time.time()))
    assert (await asyncio.to_thread(restore, copy.file, path)).erased == 1
    assert not any("'Ana'" in line for line in contents(path))
    # The copy was brought up to date without a copy of its own.
    assert copies_of(path) == [copy]
    assert contents(copy.file) == before
