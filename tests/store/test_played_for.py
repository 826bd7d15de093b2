"""Decisions at a seat that were not made by the person who sits there now."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from bot.store import Database, PlayedFor, Status, append, leave_seat, played_for, prune_table, take_left_seat
from bot.store.file.migrations import all_migrations
from tests.store.scenes import ANA, BEN, game

EVENT = '{"kind":"passed","seat":0}'


async def test_what_a_computer_decided_for_somebody_is_noted_with_its_events(database: Database) -> None:
    table = await game(database)
    await append(database, table.id, 1, [EVENT, EVENT], Status.RUNNING, 100, None)
    assert await played_for(database, table.id, 0) == PlayedFor((), known=True)
    await append(database, table.id, 3, [EVENT, EVENT], Status.RUNNING, 100, None, stands_in=0)
    await append(database, table.id, 5, [EVENT], Status.RUNNING, 100, None)
    assert await played_for(database, table.id, 0) == PlayedFor((range(4, 6),), known=True)
    assert await played_for(database, table.id, 1) == PlayedFor((), known=True)


async def test_whoever_takes_a_seat_has_decided_nothing_of_what_was_before(database: Database) -> None:
    table = await game(database)
    await append(database, table.id, 1, [EVENT, EVENT], Status.RUNNING, 100, None)
    await leave_seat(database, table.id, ANA, BEN, 200, None)
    await append(database, table.id, 3, [EVENT], Status.RUNNING, 100, None, stands_in=0)
    await take_left_seat(database, table.id, 0, 99, "Zoe", 300, None, ())
    assert await played_for(database, table.id, 0) == PlayedFor((range(1, 5),), known=True)


async def test_it_goes_with_the_events(database: Database) -> None:
    table = await game(database)
    await append(database, table.id, 1, [EVENT], Status.ENDED, 100, None, stands_in=0)
    await prune_table(database, table.id)
    assert await played_for(database, table.id, 0) == PlayedFor((), known=True)


def test_of_games_that_were_played_before_it_is_not_known(tmp_path: Path) -> None:
    connection = sqlite3.connect(tmp_path / "old.sqlite")
    for step in all_migrations():
        if step.name.endswith("_played_for.sql"):
            for number, status in enumerate(("lobby", "running", "ended", "closed"), 1):
                connection.execute(
                    "INSERT INTO tables (id, game, guild_id, channel_id, host_id, locale, status, revision, "
                    "created_at, touched_at) VALUES (?, 'duel', 1, 1, 1, 'en', ?, 0, 0, 0)",
                    (number, status),
                )
        connection.executescript(step.sql)
    assert connection.execute("SELECT table_id, seat FROM played_for").fetchall() == [(2, -1), (3, -1)]
    connection.close()
