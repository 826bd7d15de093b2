"""The slots: what they remember, and that nothing noted is lost when the database fails for a moment."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator, Iterable
from pathlib import Path

import pytest

from bot import store
from bot.store import Database, DatabaseFailed, MessageRow, create_table, messages_of
from bot.ui.publishing import slots as module
from bot.ui.publishing.places import PUBLIC, Place, hand_of, nudge_for, stored
from bot.ui.publishing.slots import Slot, Slots

PERSON = 11
ANA, BEN = hand_of(PERSON), hand_of(12)


@pytest.fixture
async def database(tmp_path: Path) -> AsyncIterator[Database]:
    opened = await Database.open(tmp_path / "beans.sqlite3")
    for _ in range(2):
        await create_table(opened, "rio_grande_2000", 1, 2, (PERSON, "Ana"), "en", 0, None)
    yield opened
    await opened.close()


def row(table: int, place: Place, message: int) -> MessageRow:
    return MessageRow(table, stored(place), 5, message, 1, "digest", 0)


async def test_slots_are_found_by_table_and_survive_a_restart(database: Database) -> None:
    slots = Slots(database)
    rows = (row(1, PUBLIC, 101), row(1, ANA, 102), row(2, ANA, 103))
    for each in rows:
        slots.put(each)
    await slots.save()

    fresh = Slots(database)
    assert fresh.of(1) == ()
    await fresh.read(1)
    await fresh.read(2)
    for known in (slots, fresh):
        assert set(known.of(1)) == {Slot(1, PUBLIC), Slot(1, ANA)}
        assert set(known.all()) == {Slot(1, PUBLIC), Slot(1, ANA), Slot(2, ANA)}
        assert [known.get(Slot(1, PUBLIC)), known.get(Slot(1, ANA)), known.get(Slot(2, ANA))] == list(rows)


async def test_a_dropped_slot_and_a_forgotten_person_have_no_message(database: Database) -> None:
    slots = Slots(database)
    for each in (row(1, PUBLIC, 101), row(1, ANA, 102), row(1, BEN, 103), row(2, nudge_for(PERSON), 104)):
        slots.put(each)
    await slots.save()
    await slots.drop_message(101)
    slots.forget_person(PERSON)
    assert slots.all() == (Slot(1, BEN),)
    assert {each.message_id for each in await messages_of(database, 1)} == {102, 103}


async def test_what_could_not_be_written_is_written_next_time(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    slots = Slots(database)
    slots.put(row(1, PUBLIC, 101))
    slots.put(row(1, ANA, 102))

    async def fail(_: Database, __: Iterable[MessageRow]) -> None:
        slots.put(row(1, ANA, 202))
        raise DatabaseFailed(database.path, sqlite3.OperationalError("disk full"))

    with monkeypatch.context() as failing:
        failing.setattr(store, "put_messages", fail)
        with pytest.raises(DatabaseFailed):
            await slots.save()
    await slots.save()
    assert {each.message_id for each in await messages_of(database, 1)} == {101, 202}


async def test_tables_used_longest_ago_leave_the_memory_and_come_back(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "KEPT", 1)
    slots = Slots(database)
    slots.put(row(1, PUBLIC, 101))
    slots.put(row(2, PUBLIC, 201))
    assert len(slots.all()) == 2, "what is not written yet is kept"
    await slots.save()
    await slots.read(2)
    assert slots.all() == (Slot(2, PUBLIC),)
    assert (slots.may_have(Slot(1, PUBLIC)), slots.may_have(Slot(2, ANA))) == (True, False)
    await slots.read(1)
    assert slots.all() == (Slot(1, PUBLIC),)
    assert slots.get(Slot(1, PUBLIC)) == row(1, PUBLIC, 101)
