"""SQLite's errors in the program's own words."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from bot.errors import trace
from bot.store import DamagedDatabase, DatabaseFailed
from bot.store.errors import translating


@pytest.mark.parametrize(
    ("code", "expected"),
    [
        (sqlite3.SQLITE_CORRUPT, DamagedDatabase),
        (sqlite3.SQLITE_CORRUPT_INDEX, DamagedDatabase),
        (sqlite3.SQLITE_NOTADB, DamagedDatabase),
        (sqlite3.SQLITE_FULL, DatabaseFailed),
        (sqlite3.SQLITE_IOERR_READ, DatabaseFailed),
    ],
)
def test_each_family_of_errors_is_told_apart(tmp_path: Path, code: int, expected: type[Exception]) -> None:
    error = sqlite3.DatabaseError("something")
    error.sqlite_errorcode = code
    with pytest.raises(expected) as caught, translating(tmp_path / "games.sqlite3"):
        raise error
    assert type(caught.value) is expected


@pytest.mark.parametrize(
    ("error", "kept"),
    [(DatabaseFailed(Path("games"), sqlite3.OperationalError("disk full")), True), (KeyError("soy"), False)],
)
def test_what_is_logged_keeps_our_sentence_and_nobody_elses(error: Exception, *, kept: bool) -> None:
    with pytest.raises(type(error)) as caught:
        raise error
    assert (str(error) in trace(caught.value)) == kept
    assert "test_what_is_logged_keeps" in trace(caught.value)
