"""The slots: what they remember, in memory and in the database."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot import store
from bot.store import PATIENCE, Database, MessageRow, create_table, messages_of
from bot.ui.publishing.outbox import slots as module
from bot.ui.publishing.outbox.places import PUBLIC, Place, hand_of, nudge_for
from bot.ui.publishing.outbox.slots import FIRST_WITHIN, Slot, Slots

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
    return MessageRow(table, *place, 5, message, 1, "digest", 0)


async def test_slots_are_found_by_table_and_survive_a_restart(database: Database) -> None:
    slots = Slots(database)
    rows = (row(1, PUBLIC, 101), row(1, ANA, 102), row(2, ANA, 103))
    for each in rows:
        slots.put(each)

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
    await slots.drop_message(101)
    slots.forget_person(PERSON)
    assert slots.all() == (Slot(1, BEN),)
    assert {each.message_id for each in await messages_of(database, 1)} == {102, 103}


async def test_a_message_that_was_replaced_is_no_longer_found(database: Database) -> None:
    slots = Slots(database)
    slots.put(row(1, PUBLIC, 101))
    await database.write_noted()
    slots.put(row(1, PUBLIC, 201))
    await slots.drop_message(101)
    assert slots.get(Slot(1, PUBLIC)) == row(1, PUBLIC, 201)
    await slots.drop_message(201)
    assert slots.get(Slot(1, PUBLIC)) is None
    assert await messages_of(database, 1) == ()


async def test_a_first_message_waits_less_for_a_move_than_what_can_be_found_out_again(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    waits: list[float] = []

    def note(*_: object, within: float) -> None:
        waits.append(within)

    monkeypatch.setattr(database, "note", note)
    slots = Slots(database)
    slots.put(row(1, PUBLIC, 101))
    slots.put(row(1, PUBLIC, 101)._replace(revision=2))
    slots.put(row(1, PUBLIC, 102))
    slots.drop(Slot(1, PUBLIC))
    slots.put(row(1, PUBLIC, 103))
    assert waits == [FIRST_WITHIN, PATIENCE, PATIENCE, PATIENCE, FIRST_WITHIN]


async def test_tables_used_longest_ago_leave_the_memory_and_come_back(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "KEPT", 1)
    slots = Slots(database)
    slots.put(row(1, PUBLIC, 101))
    slots.put(row(2, PUBLIC, 201))
    assert slots.all() == (Slot(2, PUBLIC),)
    await slots.read(2)
    assert slots.all() == (Slot(2, PUBLIC),)
    assert (slots.known(1), slots.known(2), slots.get(Slot(2, ANA))) == (False, True, None)
    await slots.read(1)
    assert slots.all() == (Slot(1, PUBLIC),)
    assert slots.get(Slot(1, PUBLIC)) == row(1, PUBLIC, 101)
    # So does one that had been read before it left.
    assert not slots.known(2)
    await slots.read(2)
    assert slots.get(Slot(2, PUBLIC)) == row(2, PUBLIC, 201)


async def test_a_message_posted_in_place_of_one_that_was_deleted_is_kept(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    slots, find = Slots(database), store.message_by_id
    slots.put(row(1, PUBLIC, 101))

    async def slowly(database: Database, message_id: int) -> MessageRow | None:
        """While it is looked up, the table is posted again."""
        found = await find(database, message_id)
        slots.put(row(1, PUBLIC, 102))
        return found

    monkeypatch.setattr(store, "message_by_id", slowly)
    await slots.drop_message(101)
    assert slots.get(Slot(1, PUBLIC)) == row(1, PUBLIC, 102)
