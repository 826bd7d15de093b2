"""Calls that are noted: who may be called again, and when; and who wants no invitation."""

from __future__ import annotations

from bot.store import Database, Why, choose_invitable, forget_person, note_calls, prune_calls, uninvitable
from bot.store.calls import HOUR, MOST
from tests.store.scenes import ANA, BEN, lobby

CALLER, OTHER = 71, 72


async def tables(database: Database, count: int) -> list[int]:
    return [(await lobby(database)).id for _ in range(count)]


async def test_a_person_is_called_to_a_table_once_an_hour_whoever_calls(database: Database) -> None:
    (table,) = await tables(database, 1)
    assert await note_calls(database, table, [ANA, BEN], CALLER, Why.INVITED, 100) == (ANA, BEN)
    assert await note_calls(database, table, [ANA, BEN], OTHER, Why.INVITED, 99 + HOUR) == ()
    assert await note_calls(database, table, [ANA], OTHER, Why.REMOVED, 100) == (ANA,)
    assert await note_calls(database, table, [ANA, BEN], OTHER, Why.INVITED, 100 + HOUR) == (ANA, BEN)


async def test_one_person_calls_another_so_often_and_being_forgotten_changes_nothing(database: Database) -> None:
    found = await tables(database, MOST + 3)
    for table in found[:MOST]:
        assert await note_calls(database, table, [ANA], CALLER, Why.INVITED, 100) == (ANA,)
    assert await note_calls(database, found[MOST], [ANA, BEN], CALLER, Why.INVITED, 100) == (BEN,)
    await forget_person(database, CALLER, "Somebody")
    assert (CALLER,) not in await database.read("SELECT caller_id FROM calls")
    assert await note_calls(database, found[MOST + 1], [ANA], CALLER, Why.INVITED, 100) == ()
    assert await note_calls(database, found[MOST + 2], [ANA], CALLER, Why.INVITED, 100 + HOUR) == (ANA,)


async def test_calls_go_after_an_hour_and_with_whoever_was_called(database: Database) -> None:
    first, second = await tables(database, 2)
    await note_calls(database, first, [ANA, BEN], CALLER, Why.INVITED, 100)
    await note_calls(database, second, [ANA], CALLER, Why.INVITED, 200)
    assert await prune_calls(database, 100 + HOUR) == 2
    await forget_person(database, ANA, "Somebody")
    assert await database.read("SELECT * FROM calls") == []


async def test_whoever_wants_no_invitation_is_called_for_none_also_once_forgotten(database: Database) -> None:
    (table,) = await tables(database, 1)
    await choose_invitable(database, ANA, invitable=False)
    await choose_invitable(database, ANA, invitable=False)
    assert await note_calls(database, table, [ANA], CALLER, Why.INVITED, 100) == ()
    assert await note_calls(database, table, [ANA], CALLER, Why.BEGINS, 100) == (ANA,)
    await forget_person(database, ANA, "Somebody")
    assert await uninvitable(database, [ANA, BEN]) == {ANA}
    await choose_invitable(database, ANA, invitable=True)
    assert await uninvitable(database, [ANA, BEN]) == frozenset()
