"""What is remembered of people, and that memory holds only so many of them."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from bot.store import Database, DatabaseFailed
from bot.store.file.notes import Notes
from bot.ui.publishing import people as module
from bot.ui.publishing.people import People


async def test_people_last_asked_for_stay_in_memory_and_all_are_known(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "KEPT", 3)
    database = await Database.open(tmp_path / "beans.sqlite3")
    people = People(database)
    for number in range(1, 8):
        await people.note(number, f"Person {number}", "de")
        await people.closed(1)
    assert len(people) == 3
    for number in range(1, 8):
        known = await people.get(number)
        assert (known.name, known.locale, known.dm_closed) == (f"Person {number}", "de", number == 1)
    assert len(people) == 3
    await database.close()


async def test_where_a_first_message_arrived_is_on_the_disk_before_anything_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Notes, "due", lambda _: False)
    database = await Database.open(tmp_path / "beans.sqlite3")
    people = People(database)
    await people.note(1, "Ana", "en")
    assert await database.read("SELECT id FROM people") == []
    await people.reached(1, 77)
    assert await database.read("SELECT id, dm_channel_id FROM people") == [(1, 77)]
    await database.close()


async def test_where_a_message_arrived_stays_noted_on_a_full_disk(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "beans.sqlite3"
    database = await Database.open(path)

    async def fails() -> None:
        raise DatabaseFailed(path, sqlite3.OperationalError("database or disk is full"))

    monkeypatch.setattr(database, "write_noted", fails)
    await People(database).reached(1, 77)
    assert (await People(database).get(1)).dm_channel_id == 77
    await database.close()
