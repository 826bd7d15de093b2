"""Notes: written in batches that no move waits for; at worst the last batch is lost."""

from __future__ import annotations

# ruff: noqa: ASYNC240 - nothing else runs in a test that a small file could hold up.
import asyncio
import logging
import sqlite3
from pathlib import Path

import pytest

from bot.store import (
    Database,
    MessageRow,
    PersonRow,
    Status,
    append,
    forget_message,
    forget_person,
    message_by_id,
    messages_of,
    person,
    put_message,
    put_person,
)
from bot.store.file import notes
from tests.store.scenes import ANA, game
from tests.store.slow import Disk, empty_disk, fill_disk, slow_disk

EVENT = '{"kind":"planted"}'
ROW = MessageRow(1, "table", 0, 600, 7000, 3, "abc", 100)


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Disk:
    return slow_disk(monkeypatch)


@pytest.fixture
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Notes are never due by themselves, and may always ride along."""
    monkeypatch.setattr(notes, "REST", 0.0)
    monkeypatch.setattr(notes.Notes, "due", lambda _: False)


async def on_disk(database: Database) -> list[tuple[object, ...]]:
    return [
        tuple(row) for row in await database.read("SELECT * FROM messages ORDER BY table_id, kind DESC, person_id")
    ]


async def move(database: Database, after: int) -> None:
    await append(database, 1, after, [EVENT], Status.RUNNING, 200, None)


@pytest.mark.usefixtures("unhurried")
async def test_notes_ride_along_with_a_move_and_the_newest_of_each_counts(disk: Disk, path: Path) -> None:
    database = await Database.open(path)
    await game(database)
    before = disk.commits
    put_person(database, PersonRow(ANA, "Ana", "de", None, False))
    for revision in (3, 4, 5):
        put_message(database, ROW._replace(revision=revision))
    put_message(database, ROW._replace(kind="hand", person_id=ANA))
    forget_message(database, 1, "hand", ANA)
    assert await on_disk(database) == []
    await move(database, 1)
    assert disk.commits == before + 1
    assert await on_disk(database) == [ROW._replace(revision=5)]
    assert await database.read("SELECT name FROM people") == [("Ana",)]
    await database.close()


async def test_notes_for_which_no_move_comes_are_written_in_one_commit(disk: Disk, path: Path) -> None:
    database = await Database.open(path)
    await game(database)
    await database.write_noted()
    before = disk.commits
    disk.reached.clear()
    for viewer in range(100):
        put_message(database, ROW._replace(kind="hand", person_id=viewer), within=0.01)
    await disk.in_commit()
    assert disk.commits == before + 1
    # Whatever follows comes after it.
    await move(database, 1)
    assert len(await on_disk(database)) == 100
    await database.close()


@pytest.mark.parametrize("seconds", [0.0, 0.2])
async def test_a_move_waits_for_the_commit_under_way_and_its_own_and_never_for_notes(
    disk: Disk, path: Path, seconds: float
) -> None:
    database = await Database.open(path)
    await game(database)
    disk.seconds = seconds
    disk.reached.clear()
    disk.gate.clear()
    first = asyncio.ensure_future(move(database, 1))
    await disk.in_commit()
    for viewer in range(500):
        put_message(database, ROW._replace(kind="hand", person_id=viewer), within=0.0)
    second = asyncio.ensure_future(move(database, 2))
    await asyncio.sleep(0)
    under_way = disk.commits
    disk.gate.set()
    await asyncio.gather(first, second)
    assert disk.commits == under_way + 1
    await database.close()
    assert disk.tables_written()[-1][-1] == "messages"


async def test_what_is_to_be_written_at_once_is_whatever_is_being_written_meanwhile(
    disk: Disk, path: Path
) -> None:
    database = await Database.open(path)
    await game(database)
    await database.write_noted()
    disk.reached.clear()
    disk.gate.clear()
    put_message(database, ROW, within=0.0)
    await disk.in_commit()
    # The end of that batch must not make the next one wait.
    put_message(database, ROW._replace(revision=9))
    written = asyncio.ensure_future(database.write_noted())
    await asyncio.sleep(0)
    disk.gate.set()
    await written
    assert await on_disk(database) == [ROW._replace(revision=9)]
    await database.close()


async def test_a_move_that_comes_while_notes_are_written_waits_for_that_alone(disk: Disk, path: Path) -> None:
    database = await Database.open(path)
    await game(database)
    await database.write_noted()
    disk.reached.clear()
    disk.gate.clear()
    put_message(database, ROW, within=0.0)
    await disk.in_commit()
    put_message(database, ROW._replace(revision=9), within=0.0)
    moving = asyncio.ensure_future(move(database, 1))
    await asyncio.sleep(0)
    under_way = disk.commits
    disk.gate.set()
    await moving
    assert disk.commits == under_way + 1
    assert disk.tables_written()[-2:] == [["messages"], ["tables", "events"]]
    # The next batch is not due before the last one is a second old.
    assert await on_disk(database) == [ROW]
    await database.close()
    assert disk.tables_written()[-1] == ["messages"]


async def test_what_is_noted_can_be_read_before_it_is_written(database: Database) -> None:
    await game(database)
    put_message(database, ROW)
    put_message(database, ROW._replace(kind="hand", person_id=ANA, message_id=7001))
    put_person(database, PersonRow(ANA, "Ana", "de", 77, True))
    for written in (False, True):
        if written:
            await database.write_noted()
            assert await on_disk(database) == [ROW, ROW._replace(kind="hand", person_id=ANA, message_id=7001)]
        assert await messages_of(database, 1) == (ROW, ROW._replace(kind="hand", person_id=ANA, message_id=7001))
        assert await messages_of(database, 2) == ()
        assert await message_by_id(database, 7001) == ROW._replace(kind="hand", person_id=ANA, message_id=7001)
        assert await person(database, ANA) == PersonRow(ANA, "Ana", "de", 77, True)
    put_message(database, ROW._replace(message_id=8000))
    forget_message(database, 1, "hand", ANA)
    assert await messages_of(database, 1) == (ROW._replace(message_id=8000),)
    assert await message_by_id(database, 7000) is None
    assert await message_by_id(database, 7001) is None


@pytest.mark.usefixtures("unhurried")
async def test_what_is_noted_of_a_forgotten_person_never_reaches_the_disk(path: Path) -> None:
    database = await Database.open(path)
    table = await game(database)
    name = "Anastasia Unforgettable"
    put_person(database, PersonRow(ANA, name, "de", 77, False))
    put_message(database, ROW)
    for kind in ("hand", "panel", "nudge"):
        put_message(database, ROW._replace(kind=kind, person_id=ANA, token="secret"))
    assert await forget_person(database, ANA, "somebody") == (table.id,)
    assert await person(database, ANA) is None
    assert await messages_of(database, table.id) == (ROW,)
    await database.write_noted()
    assert await on_disk(database) == [ROW]
    await database.close()
    assert name.encode() not in path.read_bytes()


@pytest.mark.long
async def test_notes_that_could_not_be_written_are_written_next_time(
    disk: Disk, path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    database = await Database.open(path)
    await game(database)
    put_message(database, ROW)
    put_message(database, ROW._replace(kind="hand", person_id=ANA))
    await database.write_noted()
    disk.reached.clear()
    disk.gate.clear()
    put_message(database, ROW._replace(revision=4), within=0.0)
    put_message(database, ROW._replace(kind="hand", person_id=ANA, revision=4), within=0.0)
    disk.failing = 1
    await disk.in_commit()
    # Noted anew while the write fails.
    put_message(database, ROW._replace(revision=5))
    disk.gate.set()
    await database.write_noted()
    await database.write_noted()
    assert await on_disk(database) == [
        ROW._replace(revision=5),
        ROW._replace(kind="hand", person_id=ANA, revision=4),
    ]
    assert "cannot note what is shown to whom" in caplog.text
    await database.close()


async def test_a_move_is_kept_though_the_notes_that_rode_along_do_not_fit_on_the_disk(
    path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    database = await Database.open(path)
    await game(database)
    await fill_disk(database)
    for viewer in range(2000):
        put_message(database, ROW._replace(kind="hand", person_id=viewer, digest="x" * 100))
    await move(database, 1)
    assert await on_disk(database) == []
    assert "cannot note" in caplog.text
    await empty_disk(database)
    await database.write_noted()
    assert len(await on_disk(database)) == 2000
    await database.close()


async def test_a_note_that_breaks_a_rule_of_the_schema_is_given_up(
    database: Database, caplog: pytest.LogCaptureFixture
) -> None:
    await game(database)
    put_message(database, ROW._replace(table_id=77))
    await move(database, 1)
    assert "gives up" in caplog.text
    put_message(database, ROW)
    await database.write_noted()
    assert await on_disk(database) == [ROW]


async def test_a_database_closes_though_its_notes_cannot_be_written(
    disk: Disk, path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    database = await Database.open(path)
    await game(database)
    put_message(database, ROW)
    disk.failing = 10
    await database.close()
    assert "gives up" in caplog.text
    again = await Database.open(path)
    assert await on_disk(again) == []
    await again.close()


async def test_everything_noted_is_written_when_the_database_closes(
    path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    database = await Database.open(path)
    await game(database)
    await database.write_noted()
    put_message(database, ROW)
    await database.close()
    again = await Database.open(path)
    assert await on_disk(again) == [ROW]
    assert not [record for record in caplog.records if record.levelno >= logging.WARNING]
    await again.close()


def test_texts_and_numbers_survive_the_way_through_json() -> None:
    connection = sqlite3.connect(":memory:")
    connection.execute("CREATE TABLE kept (id INTEGER PRIMARY KEY, name TEXT, big INTEGER) STRICT")
    register = notes.Register("kept", ("id", "name", "big"), 1)
    rows = [(1, 'Ána "☕" \\ \u2028 1', 2**63 - 1), (2, None, -(2**63)), (3, "12", None)]
    register.write(connection, {row[:1]: row for row in rows})
    assert connection.execute("SELECT * FROM kept ORDER BY id").fetchall() == rows
    register.write(connection, {(1,): None, (2,): (2, "", 0)})
    assert connection.execute("SELECT * FROM kept ORDER BY id").fetchall() == [(2, "", 0), rows[2]]
    connection.close()


class Clock:
    """A clock that the test sets."""

    def __init__(self) -> None:
        self.now = 100.0

    def monotonic(self) -> float:
        return self.now


@pytest.mark.parametrize("between", [0.01, 0.3, 1.0, 5.0])
def test_while_moves_come_notes_need_no_commit_of_their_own_and_are_seldom_written(
    monkeypatch: pytest.MonkeyPatch, between: float
) -> None:
    clock = Clock()
    monkeypatch.setattr(notes, "time", clock)
    noted, register = notes.Notes(), notes.Register("kept", ("id", "shown"), 1)
    batches, began = 0, clock.now
    for number in range(1000):
        assert not noted.due()
        batches += bool(noted.take())
        noted.written()
        for slot in range(3):
            noted.add(register, (slot,), (slot, number), notes.PATIENCE)
        clock.now += between
    assert 0 < batches <= (clock.now - began) / notes.REST + 1
    clock.now += notes.PATIENCE
    assert noted.due()
    assert noted.take() == {register: {(slot,): (slot, 999) for slot in range(3)}}


def test_what_may_not_wait_gets_a_commit_of_its_own_once_the_last_batch_is_old_enough(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    clock = Clock()
    monkeypatch.setattr(notes, "time", clock)
    noted, register = notes.Notes(), notes.Register("kept", ("id",), 1)
    assert noted.due_in() is None
    noted.add(register, (1,), (1,), notes.PATIENCE)
    assert noted.due_in() == notes.PATIENCE
    noted.add(register, (2,), (2,), 0.25)
    assert noted.due_in() == 0.25
    noted.take()
    noted.add(register, (3,), (3,), 0.25)
    noted.written()
    assert noted.due_in() == notes.REST
    assert noted.take() == {}
    clock.now += notes.REST
    assert noted.due()
    assert noted.take() == {register: {(3,): (3,)}}


def test_while_the_disk_is_full_notes_are_tried_less_and_less_often(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock()
    monkeypatch.setattr(notes, "time", clock)
    noted, register = notes.Notes(), notes.Register("kept", ("id",), 1)
    noted.add(register, (1,), (1,), 0)
    pauses = []
    for _ in range(9):
        assert noted.take() == {register: {(1,): (1,)}}
        assert noted.failed(lost=False)
        pauses.append(noted.due_in())
        clock.now += pauses[-1] or 0
    assert pauses == [1, 2, 4, 8, 16, 32, 60, 60, 60]
    noted.take()
    noted.written()
    noted.add(register, (2,), (2,), 0)
    assert noted.due_in() == notes.REST
