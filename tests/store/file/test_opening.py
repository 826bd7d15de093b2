"""A file is opened, made, brought up to date, or refused as it is."""

# ruff: noqa: ASYNC240 - nothing else runs in a test that a small file could hold up.

import os
import shutil
import sqlite3
import subprocess
import sys
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from bot.store import (
    DamagedDatabase,
    Database,
    DatabaseClosed,
    DatabaseInUse,
    NewerDatabase,
    Openers,
    Result,
    ServerRow,
    StoreError,
    UnusableFile,
    get_table,
    person,
    results_of,
    server,
)
from bot.store.file import migrations
from bot.store.file.migrations import Migration
from tests.store.scenes import contents, game, lobby


async def made(path: Path) -> None:
    """A database with a half-played game, closed."""
    database = await Database.open(path)
    await game(database, *('{"kind":"dealt"}' for _ in range(400)))
    await database.close()


def edit(path: Path, sql: str) -> None:
    connection = sqlite3.connect(path, isolation_level=None)
    connection.executescript(sql)
    connection.close()


async def refused(path: Path, error: type[StoreError], match: str) -> None:
    """Opening raises this error, leaves the file byte for byte, beside it only the lock, and the lock free."""
    before = path.read_bytes()
    for _ in range(2):
        with pytest.raises(error, match=match) as caught:
            await Database.open(path)
        assert str(path) in str(caught.value)
        assert path.read_bytes() == before
        assert {file.name for file in path.parent.iterdir()} == {path.name, path.name + ".lock"}


async def test_an_absent_file_is_made(path: Path) -> None:
    database = await Database.open(path)
    table = await lobby(database)
    await database.close()
    again = await Database.open(path)
    assert await get_table(again, table.id) == table
    await again.close()


async def test_an_empty_file_is_filled(path: Path) -> None:
    path.touch()
    await made(path)
    assert any("dealt" in line for line in contents(path))


async def test_opening_again_changes_nothing(path: Path) -> None:
    await made(path)
    before = contents(path)
    await (await Database.open(path)).close()
    assert contents(path) == before


async def test_a_clean_end_leaves_nothing_beside_the_file(path: Path) -> None:
    """What lies there then says that the end was none."""
    database = await Database.open(path)
    await game(database)
    assert path.with_name(path.name + "-wal").stat().st_size
    await database.close()
    assert {file.name for file in path.parent.iterdir()} == {path.name, path.name + ".lock"}


async def test_what_sqlite_must_promise(database: Database) -> None:
    names = ("foreign_keys", "synchronous", "journal_mode", "secure_delete")
    promises = await database.write(
        lambda connection: {name: connection.execute(f"PRAGMA {name}").fetchone()[0] for name in names}
    )
    assert promises == {"foreign_keys": 1, "synchronous": 2, "journal_mode": "wal", "secure_delete": 1}
    every = await database.read("SELECT name, strict FROM pragma_table_list WHERE name NOT LIKE 'sqlite%'")
    assert len(every) == 49
    assert all(strict for _, strict in every)


async def test_a_newer_database_is_refused(path: Path) -> None:
    await made(path)
    edit(path, "INSERT INTO migrations VALUES (9999, 'from the future')")
    await refused(path, NewerDatabase, "newer version of the bot .*9999")


async def test_a_newer_database_left_by_a_crash_is_refused(path: Path, tmp_path: Path) -> None:
    """Its newest lines stand in the write-ahead log alone, which must not be merged into it either."""
    await made(path)
    writer = sqlite3.connect(path, isolation_level=None)
    writer.execute("INSERT INTO migrations VALUES (9999, 'from the future')")
    crashed = tmp_path / "crashed" / path.name
    crashed.parent.mkdir()
    for ending in ("", "-wal"):
        shutil.copy(f"{path}{ending}", f"{crashed}{ending}")
    writer.close()
    log = Path(f"{crashed}-wal")
    before = crashed.read_bytes(), log.read_bytes()
    with pytest.raises(NewerDatabase):
        await Database.open(crashed)
    assert (crashed.read_bytes(), log.read_bytes()) == before


async def test_one_of_ours_that_was_written_over_is_refused(path: Path) -> None:
    await made(path)
    path.write_text("This is a shopping list: beans, more beans.\n" * 200)
    await refused(path, DamagedDatabase, "not an SQLite database")


async def test_of_a_game_that_was_paused_before_it_was_noted_it_is_not_known_by_whom(path: Path) -> None:
    connection = sqlite3.connect(path, isolation_level=None)
    migrations.migrate(connection, 6)
    connection.execute(
        "INSERT INTO tables (id, game, guild_id, channel_id, host_id, locale, status, revision, created_at, "
        "touched_at, paused_at, paused_why) VALUES (1, 'duel', 5, 6, 11, 'en', 'running', 1, 1, 1, 9, 'asked')"
    )
    connection.close()
    database = await Database.open(path)
    table = await get_table(database, 1)
    await database.close()
    assert table is not None
    assert (table.paused_at, table.paused_why, table.paused_by) == (9, "asked", None)


async def test_tables_that_knew_only_english_have_no_language_of_their_own(path: Path) -> None:
    connection = sqlite3.connect(path, isolation_level=None)
    migrations.migrate(connection, 8)
    connection.execute(
        "INSERT INTO tables (id, game, guild_id, channel_id, host_id, locale, status, revision, created_at, "
        "touched_at) VALUES (1, 'duel', 5, 6, 11, 'en', 'running', 1, 1, 1)"
    )
    connection.execute("INSERT INTO people (id, name, locale, pictures) VALUES (11, 'Ana', 'de', 'off')")
    connection.execute("INSERT INTO servers VALUES (5, 0)")
    connection.close()
    database = await Database.open(path)
    table, ana = await get_table(database, 1), await person(database, 11)
    rest = await server(database, 5)
    await database.close()
    assert table is not None
    assert table.locale == ""
    assert ana is not None
    assert (ana.locale, ana.language, ana.pictures) == ("de", "", "off")
    assert rest == ServerRow(5, pictures=False, language="", openers=Openers.EVERYBODY)


async def test_of_games_whose_events_are_gone_what_is_known_is_kept(path: Path) -> None:
    connection = sqlite3.connect(path, isolation_level=None)
    migrations.migrate(connection, 9)
    columns = "game, guild_id, channel_id, host_id, locale, status, revision, created_at, touched_at"
    for _ in range(2):
        row = "'duel', 500, 600, 11, 'en', 'closed', 9, 100, 200"
        connection.execute(f"INSERT INTO tables ({columns}) VALUES ({row})")
    seat = "INSERT INTO seats (table_id, seat, person_id, name, computer) VALUES (?, ?, ?, ?, ?)"
    connection.executemany(seat, [(1, 0, 11, "Ana", None), (1, 1, -1_000_000_001, "Toki", "hard")])
    connection.execute("INSERT INTO results VALUES (1, 0, 12, 1, 1), (1, 1, 9, 2, 0)")
    connection.close()
    database = await Database.open(path)
    assert await results_of(database, 1) == (Result(0, 12, 1, True), Result(1, 9, 2, False))
    ended = await database.read("SELECT * FROM ended_games")
    await database.close()
    assert ended == [(1, "duel", 500, 200, 2, 1, None, "", 0)]


@pytest.mark.parametrize("part", ["events", "seats", "messages", "interactions", "people"])
async def test_a_database_without_one_of_its_tables_is_refused(path: Path, part: str) -> None:
    await made(path)
    edit(path, f"DROP TABLE {part}")
    await refused(path, DamagedDatabase, f"missing .*{part}")


async def test_a_database_without_its_end_is_refused(path: Path) -> None:
    await made(path)
    path.write_bytes(path.read_bytes()[: path.stat().st_size // 2])
    await refused(path, DamagedDatabase, "damaged")


async def test_a_file_whose_making_a_power_cut_interrupted_is_used(path: Path, tmp_path: Path) -> None:
    """SQLite's rollback journal lies beside it, which only a connection that may write can play back."""
    maker = sqlite3.connect(path, isolation_level=None)
    maker.execute("PRAGMA cache_size = 1")
    maker.execute("CREATE TABLE migrations (version INTEGER PRIMARY KEY, name TEXT NOT NULL) STRICT")
    maker.execute("BEGIN")
    maker.execute("CREATE TABLE half (x)")
    maker.executemany("INSERT INTO half VALUES (?)", [("beans" * 500,)] * 50)
    cut = tmp_path / "cut" / path.name
    cut.parent.mkdir()
    for ending in ("", "-journal"):
        shutil.copy(f"{path}{ending}", f"{cut}{ending}")
    maker.close()
    torn = bytearray(cut.read_bytes())
    # The journal holds this page as it was; the power failed while the new one was written.
    torn[100:164] = b"\xff" * 64
    cut.write_bytes(torn)
    await (await Database.open(cut)).close()
    assert not any("half" in line for line in contents(cut))


async def test_a_missing_folder_is_refused(tmp_path: Path) -> None:
    with pytest.raises(UnusableFile, match="does not exist"):
        await Database.open(tmp_path / "absent" / "games.sqlite3")
    assert not (tmp_path / "absent").exists()


async def test_a_folder_in_the_files_place_is_refused(tmp_path: Path) -> None:
    with pytest.raises(UnusableFile, match="is a folder"):
        await Database.open(tmp_path)


@pytest.mark.parametrize("folder", ["/proc", "/sys"])
async def test_an_unwritable_folder_is_refused(folder: str) -> None:
    """Linux's own folders, since tests may run as root, whom the permissions of others do not stop."""
    with pytest.raises(UnusableFile, match="cannot be written"):
        await Database.open(Path(folder) / "games.sqlite3")


async def test_an_unwritable_file_is_refused(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    await made(path)
    # Tests may run as root, whom no permission stops.
    monkeypatch.setattr("os.access", lambda *_: False)
    await refused(path, UnusableFile, "cannot be written")


async def test_a_folder_that_may_not_even_be_looked_at_is_refused(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def denied(*_: object, **__: object) -> None:
        raise PermissionError(13, "Permission denied", str(path))

    path.touch()
    words = r"cannot be written \(Permission denied\). Give the bot's user the right"
    with monkeypatch.context() as system:
        system.setattr(Path, "is_dir", denied)
        with pytest.raises(UnusableFile, match=words):
            await Database.open(path)
    monkeypatch.setattr("bot.private_files.open_to_others", denied)
    await refused(path, UnusableFile, words)


async def test_a_disk_that_is_read_only_is_called_so(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    await made(path)
    monkeypatch.setattr("os.access", lambda *_: False)
    monkeypatch.setattr("os.statvfs", lambda _: SimpleNamespace(f_flag=os.ST_RDONLY))
    await refused(path, UnusableFile, "written. Its disk is read-only, .* let it be written to again, or change")


async def test_a_service_is_told_how_it_may_write_elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("STATE_DIRECTORY", "/var/lib/bean-table")
    with pytest.raises(UnusableFile, match=r"the service ReadWritePaths=/proc \(systemctl edit"):
        await Database.open(Path("/proc/games.sqlite3"))
    monkeypatch.setenv("STATE_DIRECTORY", "/proc")
    with pytest.raises(UnusableFile, match="Give the bot's user the right to, or change"):
        await Database.open(Path("/proc/games.sqlite3"))


async def test_an_old_sqlite_is_refused(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sqlite3.sqlite_version_info", (3, 37, 2))
    with pytest.raises(StoreError, match="too old"):
        await Database.open(path)


async def test_a_second_opening_is_refused_until_the_first_closes(path: Path) -> None:
    first = await Database.open(path)
    link = path.with_name("link.sqlite3")
    link.symlink_to(path)
    for name in (path, link):
        with pytest.raises(DatabaseInUse, match="another running bot"):
            await Database.open(name)
    await first.close()
    await first.close()
    await (await Database.open(link)).close()


_OTHER = """
import asyncio, sys
from pathlib import Path
from bot.store import Database, DatabaseInUse
async def main():
    try:
        await (await Database.open(Path(sys.argv[1]))).close()
    except DatabaseInUse:
        sys.exit(75)
asyncio.run(main())
"""


async def test_a_second_process_is_refused(path: Path) -> None:
    def other() -> int:
        return subprocess.run([sys.executable, "-c", _OTHER, str(path)], check=False).returncode

    first = await Database.open(path)
    table = await lobby(first)
    assert other() == 75
    assert await get_table(first, table.id) == table
    await first.close()
    assert other() == 0


async def test_a_closed_database_says_so(path: Path) -> None:
    database = await Database.open(path)
    await database.close()
    with pytest.raises(DatabaseClosed):
        await get_table(database, 1)
    with pytest.raises(DatabaseClosed):
        await lobby(database)


@pytest.fixture
def later(monkeypatch: pytest.MonkeyPatch) -> list[Migration]:
    """Steps of a later version of the program, to be filled in by the test."""
    steps: list[Migration] = []
    known = migrations.all_migrations()
    monkeypatch.setattr(migrations, "all_migrations", lambda: (*known, *steps))
    monkeypatch.setattr(migrations, "names_at", migrations.names_at.__wrapped__)
    return steps


async def test_a_later_migration_keeps_what_is_there(path: Path, later: list[Migration]) -> None:
    await made(path)
    before = contents(path)
    later.append(
        Migration(
            migrations.newest() + 1,
            "x.sql",
            "CREATE TABLE marks (x INTEGER) STRICT; INSERT INTO marks VALUES (7);",
        )
    )
    for _ in range(2):
        database = await Database.open(path)
        assert [tuple(row) for row in await database.read("SELECT x FROM marks")] == [(7,)]
        await database.close()
    assert set(before) <= set(contents(path))


async def test_a_migration_that_fails_leaves_nothing_of_itself(path: Path, later: list[Migration]) -> None:
    await made(path)
    before = contents(path)
    later.append(
        Migration(
            migrations.newest() + 1,
            "x.sql",
            "CREATE TABLE marks (x INTEGER) STRICT; INSERT INTO nowhere VALUES (7);",
        )
    )
    with pytest.raises(StoreError, match="nowhere"):
        await Database.open(path)
    assert contents(path) == before


def test_migrations_are_numbered_without_gaps() -> None:
    assert [step.version for step in migrations.all_migrations()] == list(range(1, migrations.newest() + 1))


class WithoutLog(sqlite3.Connection):
    """Where files cannot be shared, as on a network's disk, SQLite keeps no write-ahead log."""

    def execute(self, sql: str, /, *values: Any) -> sqlite3.Cursor:
        return super().execute(sql.replace("journal_mode = WAL", "journal_mode = DELETE"), *values)


async def test_a_disk_on_which_sqlite_cannot_work_safely_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite3, "connect", partial(sqlite3.connect, factory=WithoutLog))
    with pytest.raises(UnusableFile, match="local disk"):
        await Database.open(tmp_path / "games.sqlite3")


async def test_nobody_waits_longer_for_another_program_than_a_click_may_take(database: Database) -> None:
    asked = "PRAGMA busy_timeout"
    (writer,) = await database.write(lambda connection: connection.execute(asked).fetchone())
    ((reader,),) = await database.read(asked)
    assert writer == reader == 1000
