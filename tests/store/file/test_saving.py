"""Whether moves can be saved is known, also while nobody moves, and also where there is room for a little less."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from bot.store import Database, DatabaseFailed
from bot.store.file import saving
from bot.store.file.saving import SIZE, Saving

FULL = sqlite3.OperationalError("database or disk is full")


def fail(connection: sqlite3.Connection) -> None:
    raise FULL


@pytest.fixture
def trials(monkeypatch: pytest.MonkeyPatch) -> list[bool]:
    """A trial each; whether it found room is decided by `room`."""
    made: list[bool] = []
    trial = saving.trial

    def counted(connection: sqlite3.Connection) -> None:
        made.append(True)
        trial(connection)

    monkeypatch.setattr("bot.store.file.database.trial", counted)
    return made


async def test_where_something_was_just_saved_nothing_is_tried(path: Path, trials: list[bool]) -> None:
    database = await Database.open(path)
    await database.try_to_save()
    assert len(trials) == 1
    await database.try_to_save()
    assert len(trials) == 1
    await database.try_to_save(in_any_case=True)
    assert len(trials) == 2
    assert await database.read("SELECT count(*) FROM trials") == [(0,)]
    await database.close()


async def test_after_a_failure_it_is_tried_until_that_succeeds_whatever_else_is_saved(
    path: Path, trials: list[bool], monkeypatch: pytest.MonkeyPatch
) -> None:
    database = await Database.open(path)
    await database.write(lambda _: None)
    with pytest.raises(DatabaseFailed):
        await database.write(fail)
    assert database.failed_writes == 1
    # Something small finds room where a move does not.
    await database.write(lambda _: None)
    with monkeypatch.context() as full:
        full.setattr("bot.store.file.database.trial", fail)
        for failures in (2, 3):
            with pytest.raises(DatabaseFailed):
                await database.try_to_save()
            assert database.failed_writes == failures
    await database.try_to_save()
    await database.try_to_save()
    assert (len(trials), database.failed_writes) == (1, 3)
    await database.close()


async def test_a_trial_needs_a_file_that_can_grow_and_leaves_nothing(path: Path) -> None:
    database = await Database.open(path)
    log = path.with_name(f"{path.name}-wal")
    before = log.stat().st_size
    await database.try_to_save(in_any_case=True)
    assert log.stat().st_size - before > SIZE
    pages = await database.read("PRAGMA page_count")
    await database.try_to_save(in_any_case=True)
    assert await database.read("PRAGMA page_count") == pages
    await database.close()


def test_a_defect_of_the_program_is_no_failure_of_the_disk() -> None:
    heard = Saving()
    heard.heard([None, sqlite3.IntegrityError(), sqlite3.ProgrammingError(), KeyError()])
    assert (heard.failures, heard.proven()) == (0, True)
    heard.heard([FULL, None])
    assert (heard.failures, heard.proven()) == (1, False)
    heard.tried()
    assert heard.proven()


def test_what_was_saved_long_ago_proves_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    heard = Saving()
    assert not heard.proven()
    heard.heard([None])
    monkeypatch.setattr(saving, "PROVEN", 0)
    assert not heard.proven()
