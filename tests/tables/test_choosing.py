"""The game of a lobby: who chooses it, which ones fit the people, and that nothing of it is lost."""

from __future__ import annotations

import asyncio

import pytest

from bot.games import CATALOGUE
from bot.store import AlreadyHandled, get_table
from bot.tables import Person, Table, closing, lobby, seating
from bot.tables.capacity import games_for, games_with_room
from tests.tables.hall import ANA, BEN, CLEO, DAN, GAME, OTHER, Hall, refused

CROWD = tuple(Person(number, f"P{number}") for number in range(21, 28))


async def choose(hall: Hall, table: Table, person: Person, game: str, interaction: int | None = None) -> Table:
    return await lobby.choose_game(hall.tables, table.id, person.id, game, interaction)


async def test_the_host_chooses_another_game_and_everybody_stays(hall: Hall) -> None:
    table = await hall.open(ANA, BEN, CLEO, start=False)
    revision = table.row.revision
    assert await choose(hall, table, ANA, OTHER, 5) is table
    assert (table.game.key, table.row.game, table.row.revision) == (OTHER, OTHER, revision + 1)
    assert table.people() == (ANA.id, BEN.id, CLEO.id)
    assert [change.table for change in hall.announced] == [table]
    with pytest.raises(AlreadyHandled):
        await choose(hall, table, ANA, GAME, 5)
    assert table.row.game == OTHER


async def test_the_chosen_game_is_the_one_that_is_dealt_also_after_a_restart(hall: Hall) -> None:
    table = await hall.open(ANA, BEN, CLEO, start=False)
    await choose(hall, table, ANA, OTHER)
    hall.reopen()
    found = await hall.tables.get(table.id)
    assert found.game is CATALOGUE[OTHER]
    await lobby.start(hall.tables, table.id, ANA.id, None)
    hall.reopen()
    again = await hall.tables.get(table.id)
    assert again.game is CATALOGUE[OTHER]
    assert again.state == found.state


async def test_only_the_host_chooses(hall: Hall) -> None:
    table = await hall.open(ANA, BEN, start=False)
    for person in (BEN, DAN):
        assert await refused(choose(hall, table, person, OTHER)) == ("only-the-host", {"host": "Ana"})
    assert table.row == await get_table(hall.database, table.id)
    assert table.row.game == GAME


@pytest.mark.parametrize("game", ["chess", ""])
async def test_a_game_that_there_is_not_cannot_be_chosen(hall: Hall, game: str) -> None:
    table = await hall.open(ANA, start=False)
    assert (await refused(choose(hall, table, ANA, game)))[0] == "no-such-game"
    assert (table.row.game, hall.announced) == (GAME, [])


async def test_the_game_that_it_is_already_changes_nothing(hall: Hall) -> None:
    table = await hall.open(ANA, BEN, start=False)
    before = table.row
    await choose(hall, table, ANA, GAME, 5)
    assert (table.row, hall.announced) == (before, [])


async def test_a_game_with_too_few_seats_is_refused_and_those_with_enough_are_named(hall: Hall) -> None:
    table = await hall.open(*CROWD[:6], start=False)
    reason, facts = await refused(choose(hall, table, CROWD[0], OTHER))
    assert (reason, facts["game"], facts["count"]) == ("too-many-for-game", OTHER, 6)
    named = str(facts["games"]).split()
    assert GAME in named
    assert all(CATALOGUE[key].players[-1] >= 6 for key in named)
    assert table.row.game == GAME


async def test_a_game_that_has_begun_is_not_exchanged(hall: Hall) -> None:
    table = await hall.open(ANA, BEN, CLEO)
    assert (await refused(choose(hall, table, ANA, OTHER)))[0] == "table-is-running"
    await closing.close(hall.tables, table.id, None, None)
    assert (await refused(choose(hall, table, ANA, OTHER)))[0] == "table-is-closed"
    assert table.row.game == GAME


@pytest.mark.parametrize(("joins_first", "people", "game"), [(False, 5, OTHER), (True, 6, GAME)])
async def test_the_sixth_person_and_a_game_for_five_at_the_same_moment(
    hall: Hall, joins_first: bool, people: int, game: str
) -> None:
    table = await hall.open(*CROWD[:5], start=False)
    wishes = [choose(hall, table, CROWD[0], OTHER), seating.join(hall.tables, table.id, CROWD[5], None)]
    results = await asyncio.gather(*(reversed(wishes) if joins_first else wishes), return_exceptions=True)
    assert [isinstance(result, Table) for result in results] == [True, False]
    assert (len(table.seats), table.game.key) == (people, game)


async def test_a_full_table_names_the_games_that_have_a_seat_more(hall: Hall) -> None:
    table = await hall.open(*CROWD[:5], start=False)
    await choose(hall, table, CROWD[0], OTHER)
    reason, facts = await refused(seating.join(hall.tables, table.id, CROWD[5], None))
    assert (reason, facts["game"]) == ("table-full", OTHER)
    assert str(facts["games"]).split() == list(games_with_room(6))
    assert GAME in games_with_room(6)


@pytest.mark.parametrize(("broken", "stands"), [("choose_game", GAME), ("seats_of", OTHER)])
async def test_a_choice_that_fails_on_its_way_happened_wholly_or_not_at_all(
    hall: Hall, monkeypatch: pytest.MonkeyPatch, broken: str, stands: str
) -> None:
    table = await hall.open(ANA, BEN, CLEO, start=False)

    async def fail(*_: object) -> None:
        raise LookupError

    with monkeypatch.context() as patched:
        patched.setattr(f"bot.store.{broken}", fail)
        with pytest.raises(LookupError):
            await choose(hall, table, ANA, OTHER)
    found = await hall.tables.get(table.id)
    assert (found.game.key, found.row) == (stands, await get_table(hall.database, table.id))
    assert found.people() == (ANA.id, BEN.id, CLEO.id)


def test_for_every_number_of_people_the_games_are_those_with_the_seats() -> None:
    assert set(games_with_room(1)) == set(CATALOGUE)
    assert games_for(1) == ()
    assert {"rio_grande_2000", "amigo_1997", "amigo_2016"} <= set(games_for(4))
    assert "duel" in games_for(2)
    assert "duel" not in games_with_room(3)
    assert games_for(7) == games_with_room(7) == ("rio_grande_2000",)
    assert games_with_room(8) == ()
