"""What is stored of a person is given out as a whole, and whatever belongs to a table goes with it."""

from __future__ import annotations

from pathlib import Path

from bot.store import (
    Database,
    Doubt,
    GuestStatus,
    MessageRow,
    PersonRow,
    Status,
    Why,
    close_table,
    forget_person,
    get_table,
    messages_of,
    note_calls,
    prune_table,
    put_doubt,
    put_message,
    put_person,
    set_guests,
    set_watching,
)
from bot.store.departures import OF_A_TABLE, drop_table, tables_without_result
from bot.store.host.copying import PARTS, stored_of
from bot.store.host.uses import KEPT, Use, drop_old_uses, note_use, uses
from tests.store.scenes import ANA, BEN, CEM, game, lobby

NOBODY_IS_NAMED = {
    *("servers", "rated", "announcement", "words_owed", "migrations", "servers_left", "trials"),
    *("daily_secret", "daily_deals", "daily_hard", "night_tables", "versions"),
}
"""Tables without any person."""
BY_SEATS = {"events", "packed_games", "interactions", "threads", "played_for"}
"""Tables that name people by their seats, or none, and are told with the tables."""
KEPT_WITH_RESULTS = {"ended_games", "ratings", "played_with"}
"""Tables whose rows keep the table of a game that counts."""


async def names(database: Database) -> set[str]:
    rows = await database.read("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%'")
    return {name for (name,) in rows}


async def test_every_table_that_may_name_a_person_is_given_out(database: Database) -> None:
    sources = " ".join(f"{part.source} {' '.join(part.tells.values())}" for part in PARTS.values()).split()
    assert {name for name in await names(database) if name not in sources} == NOBODY_IS_NAMED | BY_SEATS


async def test_nobody_elses_number_and_no_token_is_given_out(database: Database) -> None:
    table = await game(database)
    for person, name in ((ANA, "Ana"), (BEN, "Ben")):
        put_person(database, PersonRow(person, name, "en", 7, dm_closed=False, seen_at=50))
        put_message(database, MessageRow(table.id, "hand", person, 7, 8, 1, "", 60, token="secret", token_at=60))
    await set_guests(database, table.id, {ANA: GuestStatus.INVITED, CEM: GuestStatus.INVITED}, 100, None)
    await set_watching(database, table.id, ANA, 100, None, on=True)
    stored = await stored_of(database, ANA)
    assert stored["person"][0]["name"] == "Ana"
    assert stored["seats"][0] | {"host": 1, "seat": 0, "name": "Ana"} == stored["seats"][0]
    assert stored["said_by_hosts"] == [{"table": table.id, "standing": "invited"}]
    assert stored["watches"] == [{"table": table.id}]
    assert stored["messages"][0]["message"] == 8
    told = [value for rows in stored.values() for row in rows for value in row.values()]
    assert not {BEN, CEM, "Ben", "Cem", "secret"} & set(told)


async def test_a_use_tells_of_nobody_who_was_forgotten_and_is_kept_for_a_year(database: Database) -> None:
    await note_use(database, Use(100, "people shut-out", ANA))
    await forget_person(database, ANA, "Somebody")
    assert await uses(database) == (Use(100, "people shut-out", None),)
    await note_use(database, Use(101, "people list", None))
    await drop_old_uses(database, 101 + KEPT)
    assert [use.command for use in await uses(database)] == ["people list"]


async def test_whatever_refers_to_a_table_goes_with_it_or_keeps_it(database: Database) -> None:
    refer = {
        name
        for name in await names(database)
        for key in await database.read(f"PRAGMA foreign_key_list({name})")
        if key[2] == "tables"
    }
    assert refer == set(OF_A_TABLE) | KEPT_WITH_RESULTS


async def test_a_dropped_table_is_gone_with_what_was_only_noted(database: Database, tmp_path: Path) -> None:
    table = await lobby(database, (BEN, "Ben"))
    await set_watching(database, table.id, CEM, 100, 5, on=True)
    await close_table(database, table.id, Status.CLOSED, 200, None)
    assert await tables_without_result(database, 200) == ()
    assert await tables_without_result(database, 201) == (table.id,)
    put_message(database, MessageRow(table.id, "table", 0, 7, 8, 1, "", 60))
    await drop_table(database, table.id)
    await database.write_noted()
    assert await get_table(database, table.id) is None
    assert await messages_of(database, table.id) == ()
    assert (await lobby(database)).id > table.id


async def test_a_pruned_table_keeps_no_calls_and_no_messages_in_doubt(database: Database) -> None:
    table = await lobby(database)
    assert await note_calls(database, table.id, [BEN], ANA, Why.INVITED, 100) == (BEN,)
    await put_doubt(database, Doubt(table.id, "hand", BEN, 0, "", 0, 0))
    await close_table(database, table.id, Status.CLOSED, 200, None)
    kept = "SELECT table_id FROM calls UNION ALL SELECT table_id FROM doubts"
    assert await database.read(kept) == [(table.id,)] * 2
    await prune_table(database, table.id)
    assert await database.read(kept) == []
