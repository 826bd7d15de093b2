"""Games that are over are packed: what was there is there again to the last byte, or nothing is changed."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.hosting.restoring import restore
from bot.store import (
    DamagedGame,
    Database,
    Status,
    append,
    close_table,
    events_of,
    forget_person,
    games_to_pack,
    get_table,
    note_erasure,
    pack_game,
    prune_table,
    seats_of,
    tables_to_prune,
)
from bot.store import packing as of_packing
from bot.store.file.backup import backup
from bot.store.packed import Packed, Unreadable, pack, unpack
from tests.breadth import examples
from tests.store.scenes import ANA, game, traces

EVENT = '{"kind":"%s"}'
EVENTS = tuple([EVENT % f"planted{number % 7}" for number in range(300)])

values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=9),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=6,
)


@examples(50)
@given(st.lists(values, min_size=1, max_size=9), st.sampled_from([None, 2]), st.booleans())
def test_whatever_json_was_packed_is_unpacked(events: list[object], indent: int | None, ascii_only: bool) -> None:
    texts = tuple([json.dumps(event, indent=indent, ensure_ascii=ascii_only) for event in events])
    assert unpack(pack(texts)) == texts


@given(st.data())
def test_what_is_damaged_is_never_taken_for_what_was_packed(data: st.DataObject) -> None:
    packed = pack(EVENTS)
    place = data.draw(st.integers(0, len(packed.blob) - 1))
    other = data.draw(st.binary(min_size=1, max_size=5))
    blob = packed.blob[:place] + other + packed.blob[place + len(other) :]
    try:
        assert unpack(packed._replace(blob=blob)) == EVENTS
    except Unreadable:
        assert blob != packed.blob


@pytest.mark.parametrize("wrong", [{"form": 2}, {"number": 299}, {"digest": b"beans"}, {"blob": b""}])
def test_each_part_is_looked_at(wrong: dict[str, object]) -> None:
    with pytest.raises(Unreadable):
        unpack(Packed(**{**pack(EVENTS)._asdict(), **wrong}))


async def over(database: Database, *events: str, now: int = 100) -> int:
    """A game that is over; its number."""
    table = await game(database, *events, now=now)
    await append(database, table.id, len(events) or 1, [], Status.ENDED, now, None)
    return table.id


async def rows(database: Database, table: str) -> list[int]:
    return [number for (number,) in await database.read(f"SELECT DISTINCT table_id FROM {table} ORDER BY 1")]


async def test_the_events_are_the_same_and_their_rows_are_gone(database: Database) -> None:
    first, second = await over(database, *EVENTS), await over(database, *EVENTS[:3])
    before = await get_table(database, first)
    assert await pack_game(database, first)
    assert await events_of(database, first) == EVENTS
    assert await events_of(database, second) == EVENTS[:3]
    assert (await rows(database, "events"), await rows(database, "packed_games")) == ([second], [first])
    assert await get_table(database, first) == before
    ((size,),) = await database.read("SELECT length(blob) FROM packed_games")
    assert size < sum(map(len, EVENTS)) / 10
    assert not await pack_game(database, first)


async def test_what_is_not_over_is_not_packed(database: Database) -> None:
    running, closed, ended = await game(database, *EVENTS), await game(database), await over(database, now=90)
    await close_table(database, closed.id, Status.CLOSED, 100, None)
    late = await over(database, now=200)
    assert await games_to_pack(database, 0, 101, 10) == ((closed.id, ended), None)
    assert await games_to_pack(database, 0, 101, 2) == ((closed.id,), closed.id)
    assert await games_to_pack(database, closed.id, 201, 2) == ((ended, late), late)
    assert await games_to_pack(database, late, 201, 2) == ((), None)
    assert not await pack_game(database, running.id)
    assert await append(database, running.id, len(EVENTS), ["{}"], Status.RUNNING, 300, None)
    for number in (closed.id, ended, late):
        assert await pack_game(database, number)
    assert await games_to_pack(database, 0, 1000, 10) == ((), None)


async def test_what_does_not_come_back_the_same_stays_as_it_is(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    number = await over(database, *EVENTS)
    for wrong in (
        lambda events: pack((*events[:-1], EVENT % "other")),
        lambda events: pack(events[:-1]),
        lambda events: pack(events)._replace(digest=b""),
    ):
        monkeypatch.setattr(of_packing, "pack", wrong)
        with pytest.raises(DamagedGame, match=f"table {number} .* stays as it is"):
            await pack_game(database, number)
        assert await rows(database, "packed_games") == []
        assert await events_of(database, number) == EVENTS


async def test_a_game_with_a_gap_is_not_packed(database: Database) -> None:
    number = await over(database, *EVENTS)
    await database.write(lambda connection: connection.execute("DELETE FROM events WHERE sequence = 7"))
    with pytest.raises(DamagedGame, match="event 7"):
        await pack_game(database, number)
    assert await rows(database, "packed_games") == []


async def test_a_damaged_one_is_the_only_one(database: Database, path: Path) -> None:
    one, other = await over(database, *EVENTS), await over(database, *EVENTS)
    for number in (one, other):
        await pack_game(database, number)
    await database.write(lambda connection: spoil(connection, one))
    with pytest.raises(DamagedGame, match=f"table {one} cannot be read: .* a backup may have it"):
        await events_of(database, one)
    assert await events_of(database, other) == EVENTS
    await database.close()
    again = await Database.open(path)
    assert await events_of(again, other) == EVENTS
    await prune_table(again, one)
    assert await events_of(again, one) == ()
    await again.close()


def spoil(connection: sqlite3.Connection, table_id: int) -> None:
    """Let some bytes of a packed game be others."""
    (blob,) = connection.execute("SELECT blob FROM packed_games WHERE table_id = ?", (table_id,)).fetchone()
    broken = blob[: len(blob) // 2] + b"beans" + blob[len(blob) // 2 + 5 :]
    connection.execute("UPDATE packed_games SET blob = ? WHERE table_id = ?", (broken, table_id))


async def test_whoever_reads_while_it_is_packed_finds_all_events(database: Database) -> None:
    numbers = [await over(database, *EVENTS) for _ in range(20)]
    packing = asyncio.create_task(_pack_all(database, numbers))
    while not packing.done():
        for number in numbers:
            assert await events_of(database, number) == EVENTS
    assert await rows(database, "packed_games") == numbers


async def _pack_all(database: Database, numbers: list[int]) -> None:
    for number in numbers:
        await pack_game(database, number)


async def test_a_packed_game_is_dropped_in_its_time(database: Database) -> None:
    number = await over(database, *EVENTS)
    await pack_game(database, number)
    assert await tables_to_prune(database, 101) == (number,)
    await prune_table(database, number)
    assert await rows(database, "packed_games") == []
    assert await tables_to_prune(database, 101) == ()


async def test_whoever_is_forgotten_is_gone_from_a_packed_game_too(
    database: Database, path: Path, tmp_path: Path
) -> None:
    number = await over(database, *EVENTS)
    await pack_game(database, number)
    await backup(path, copy := tmp_path / "copy.sqlite3.gz")
    await forget_person(database, ANA, "somebody")
    await database.erase_for_good()
    await asyncio.to_thread(note_erasure, path, ANA, 200)
    await database.close()
    # What is stored of a game knows seats and no people.
    assert traces(path, "Ana", ANA)[0] == 0
    assert (await asyncio.to_thread(restore, copy, path)).erased == 1
    again = await Database.open(path)
    assert [seat.name for seat in await seats_of(again, number)] == ["Somebody", "Ben", "Cem"]
    assert await events_of(again, number) == EVENTS
    await again.close()
