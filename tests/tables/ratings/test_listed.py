"""A leaderboard is made of those alone who said yes: without all others it is the same."""

from __future__ import annotations

import random
import sqlite3

import pytest

from bot.store import ENOUGH, SURE, Database, PersonRow, leaderboard_of, put_person
from bot.tables import Tables
from bot.tables.ratings.ladders import LADDERS
from bot.tables.ratings.rater import Rater
from bot.ui.layout import Screen
from bot.ui.messages.ratings import Reader, leaderboard_screen
from tests.breadth import few
from tests.store.evenings import PEOPLE, SERVERS, evening, forget_somebody
from tests.ui.reading import words

STRANGER = Reader(99, "no", 0)


async def boards(database: Database) -> list[str]:
    """All leaderboards as a stranger sees them."""
    found = []
    for server in SERVERS:
        for ladder in LADDERS.values():
            places = await leaderboard_of(database, server, ladder.name, 0)
            made = leaderboard_screen("en", ladder, places, 0, STRANGER, counting=False)
            found.append(_told(made))
    return found


def _told(made: Screen) -> str:
    return words(made)


@pytest.mark.parametrize("seed", few(range(4)))
async def test_whoever_did_not_say_yes_leaves_no_trace_there(database: Database, seed: int) -> None:
    luck = random.Random(seed)
    for number in PEOPLE:
        said = luck.choice(("new", "yes", "yes", "no"))
        row = PersonRow(number, f"Person {number}", "en", None, dm_closed=False, listed=said)
        put_person(database, row)
    await evening(database, luck, range(1, 120))
    await database.write_noted()
    await Rater(Tables(database)).catch_up()
    gone = await forget_somebody(database, luck)
    before = await boards(database)
    listed = {row[0] for row in await database.read("SELECT id FROM people WHERE listed = 'yes'")}
    assert gone not in listed
    assert any("Person" in board for board in before)
    for server in SERVERS:
        places = await leaderboard_of(database, server, "bohnanza", 0)
        assert {one.person_id for one in places} <= listed
        assert all(one.rating.games >= ENOUGH for one in places)
        assert [one.place for one in places] == list(range(1, len(places) + 1))
        least = [one.rating.mu - SURE * one.rating.sigma for one in places]
        assert least == sorted(least, reverse=True)
    everybody = ", ".join(map(str, listed))

    def leave_only_them(connection: sqlite3.Connection) -> None:
        connection.execute(f"DELETE FROM ratings WHERE person_id NOT IN ({everybody})")
        connection.execute(f"DELETE FROM people WHERE id NOT IN ({everybody})")

    await database.write(leave_only_them)
    assert await boards(database) == before
