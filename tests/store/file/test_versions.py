"""Which versions have had a database is noted in it, and an older one names the newer that it needs."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace

import pytest

from bot.store import Database, NewerDatabase
from bot.store.file.migrations import migrate
from bot.store.file.versions import FIRST, Had, note_version, versions_of
from bot.version import VERSION


@pytest.fixture
def connection() -> Iterator[sqlite3.Connection]:
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
        yield connection


def edit(path: Path, *statements: str) -> None:
    with sqlite3.connect(path) as connection:
        for statement in statements:
            connection.execute(statement)
    connection.close()


def had(path: Path) -> list[str]:
    connection = sqlite3.connect(path)
    try:
        return [one.version for one in versions_of(connection)]
    finally:
        connection.close()


async def test_a_start_notes_its_version_once(tmp_path: Path) -> None:
    path = tmp_path / "beans.sqlite3"
    for _ in range(2):
        await (await Database.open(path)).close()
        assert had(path) == [VERSION]


def test_they_stand_in_the_order_in_which_they_took_over(
    connection: sqlite3.Connection, monkeypatch: pytest.MonkeyPatch
) -> None:
    migrate(connection)
    for moment, version in enumerate(("0.2.0", "0.3.0", "0.3.0", "0.2.0")):
        monkeypatch.setattr("bot.store.file.versions.time", SimpleNamespace(time=lambda now=moment: now))
        note_version(connection, version)
    assert versions_of(connection) == (Had("0.3.0", 1), Had("0.2.0", 3))


def test_one_from_before_that_was_noted_is_of_the_first_version(connection: sqlite3.Connection) -> None:
    assert versions_of(connection) == ()
    migrate(connection, 27)
    assert versions_of(connection) == (FIRST,)
    connection.execute("INSERT INTO people (id, name, locale, seen_at) VALUES (7, 'Ana', 'en', 1)")
    migrate(connection)
    note_version(connection)
    assert [one.version for one in versions_of(connection)] == [FIRST.version, VERSION]


LATER = "INSERT INTO versions VALUES ('0.3.0', 9999999999)"


@pytest.mark.parametrize(
    ("statement", "named"),
    [
        (LATER, r"a newer version of the bot, 0\.3\.0 \(format 9999; .*Install 0\.3\.0 again"),
        # Between two releases, which have one number, and where it is not noted, there is the format alone.
        ("SELECT 1", r"a newer version of the bot \(format 9999; .*Install the newer version again"),
        ("DROP TABLE versions", r"a newer version of the bot \(format 9999; .*Install the newer version again"),
    ],
)
async def test_a_downgrade_names_the_version_that_wrote_the_file(
    tmp_path: Path, statement: str, named: str
) -> None:
    path = tmp_path / "beans.sqlite3"
    await (await Database.open(path)).close()
    edit(path, "INSERT INTO migrations VALUES (9999, 'later')", statement)
    before = path.read_bytes()
    with pytest.raises(NewerDatabase, match=named) as refused:
        await Database.open(path)
    assert VERSION in str(refused.value)
    assert path.read_bytes() == before
