"""Ratings follow from results alone, in the order in which games ended, whatever interrupted or delayed them."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from collections.abc import Sequence
from pathlib import Path

import pytest

from bot.games import CATALOGUE
from bot.games.contract import AnyGame
from bot.players import FAMILIES, STRENGTHS
from bot.store import COMPUTERS, Contestant, Database, Rating, rate_next, ratings_of, still_rating
from bot.store.rating import Judge
from bot.store.results import Ending, Result, write_ending
from bot.tables import Tables
from bot.tables.computers.strengths import USUAL
from bot.tables.ratings import judging
from bot.tables.ratings.anchors import BEGINNING, anchor
from bot.tables.ratings.judging import JUDGE, UNKNOWN, rate
from bot.tables.ratings.ladders import LADDERS
from bot.tables.ratings.rater import Rater
from tests.breadth import few
from tests.store.evenings import PEOPLE, SERVERS, Sitter, evening, forget_somebody, seat_them

LATE = 2**40


async def kept(database: Database) -> set[tuple[object, ...]]:
    """Every rating."""
    return {tuple(row) for row in await database.read("SELECT * FROM ratings")}


async def anew(database: Database) -> set[tuple[object, ...]]:
    """Every rating if all games are rated once more."""
    other = JUDGE._replace(method="another")
    while await rate_next(database, other, 7):
        pass
    return await kept(database)


@pytest.fixture
def rater(database: Database) -> Rater:
    return Rater(Tables(database))


@pytest.mark.parametrize("seed", few(range(4), 0))
async def test_rated_as_they_end_or_all_at_once_games_tell_the_same(
    database: Database, rater: Rater, seed: int
) -> None:
    luck = random.Random(seed)
    for begin in range(1, 61, 3):
        await evening(database, luck, range(begin, begin + 3))
        if luck.random() < 0.8:
            await rater.catch_up()
        if luck.random() < 0.3:
            gone = await forget_somebody(database, luck)
            assert await ratings_of(database, gone, SERVERS[0]) == ()
    await rater.catch_up()
    as_they_ended = await kept(database)
    assert as_they_ended
    assert all(row[0] in PEOPLE for row in as_they_ended)
    assert await anew(database) == as_they_ended


async def test_what_is_interrupted_goes_on_where_it_was(path: Path) -> None:
    database = await Database.open(path)
    await evening(database, random.Random(1), range(1, 31))
    assert await still_rating(database, LATE)
    for _ in range(12):
        assert await rate_next(database, JUDGE, 1)
    await database.close()
    database = await Database.open(path)
    await Rater(Tables(database)).catch_up()
    assert not await still_rating(database, LATE)
    rated = await kept(database)
    assert await anew(database) == rated


async def test_an_older_game_is_put_in_its_place(database: Database, rater: Rater) -> None:
    luck = random.Random(2)
    await evening(database, luck, range(1, 20), just_now=False)
    await evening(database, luck, range(30, 40))
    await rater.catch_up()
    first = await kept(database)
    await evening(database, luck, [25], just_now=False)
    assert await still_rating(database, LATE)
    assert not await kept(database)
    await rater.catch_up()
    later = await kept(database)
    assert later != first
    assert await anew(database) == later


async def test_the_order_is_that_of_the_ends_even_if_the_clock_is_set_back(
    database: Database, rater: Rater
) -> None:
    luck = random.Random(3)
    for table in (50, 40, 30):
        # Tables end at the second that is their number.
        await evening(database, luck, [table])
        await rater.catch_up()
    assert await database.read("SELECT table_id FROM ended_games ORDER BY number") == [(50,), (40,), (30,)]
    as_they_ended = await kept(database)
    assert await anew(database) == as_they_ended


async def test_a_rating_counts_only_what_was_played_there(database: Database, rater: Rater) -> None:
    await one(database, 1, SERVERS[0], Sitter(11), Sitter(12))
    await one(database, 2, SERVERS[1], Sitter(12), Sitter(11))
    await rater.catch_up()
    (everywhere,) = await ratings_of(database, 11, SERVERS[0])
    assert (everywhere.ladder, everywhere.everywhere.games) == ("duel", 2)
    assert everywhere.here is not None
    assert everywhere.here.games == 1
    assert everywhere.here.mu > BEGINNING
    ((_, _, elsewhere),) = await ratings_of(database, 11, SERVERS[1])
    assert elsewhere is not None
    assert elsewhere.mu < BEGINNING
    assert [rated.here for rated in await ratings_of(database, 11, None)] == [None]


async def test_a_duel_and_a_table_of_more_tell_nothing_of_each_other(database: Database, rater: Rater) -> None:
    await one(database, 1, SERVERS[0], Sitter(11), Sitter(12))
    await rater.catch_up()
    (duel,) = await ratings_of(database, 11, SERVERS[0])
    await one(database, 2, SERVERS[0], Sitter(12), Sitter(13), Sitter(11), game="amigo_1997")
    await rater.catch_up()
    after = {rated.ladder: rated for rated in await ratings_of(database, 11, SERVERS[0])}
    assert after["duel"] == duel
    assert duel.everywhere.mu > BEGINNING > after["bohnanza"].everywhere.mu
    assert after["bohnanza"].everywhere.games == 1


async def one(database: Database, table_id: int, guild_id: int, *sitters: Sitter, game: str = "duel") -> None:
    """A game that ended as the seats stand."""

    def write(connection: sqlite3.Connection) -> None:
        seat_them(connection, table_id, game, guild_id, sitters)
        results = [Result(seat, 9 - seat, seat + 1, seat == 0) for seat in range(len(sitters))]
        write_ending(connection, table_id, table_id, Ending(9, tuple(results)))

    await database.write(write)


async def test_a_game_that_cannot_be_rated_holds_up_no_other(database: Database) -> None:
    luck = random.Random(4)
    await evening(database, luck, range(1, 9))
    none = Judge("none", lambda game: None, JUDGE.rate)
    assert not await rate_next(database, none, 20)
    assert not await kept(database)
    assert not await still_rating(database, LATE)


# What one game tells

ANA, BEN, CEM = 11, 12, 13
HARD = Contestant(COMPUTERS - 1, 2, False, "hard", "2")


def people(*places: int) -> tuple[Contestant, ...]:
    return tuple(
        [Contestant(person, place, False, None, "") for person, place in zip(PEOPLE, places, strict=False)]
    )


def told(contestants: Sequence[Contestant], known: dict[int, Rating] | None = None) -> dict[int, Rating]:
    return dict(rate("bohnanza", tuple(contestants), known or {}))


def test_the_better_the_place_the_more_is_gained_and_equals_gain_alike() -> None:
    after = told(people(1, 2, 2, 4))
    first, second, third, last = [after[person] for person in PEOPLE[:4]]
    assert first.mu > second.mu == third.mu > last.mu
    assert first.mu > BEGINNING > last.mu
    assert all(rating.sigma < UNKNOWN.sigma and rating.games == 1 for rating in after.values())


def test_computers_are_fixed_points_of_the_scale() -> None:
    easy = HARD._replace(computer="easy")
    (against_hard,) = told([people(1)[0], HARD]).items()
    (against_easy,) = told([people(1)[0], easy]).items()
    assert against_hard[0] == against_easy[0] == ANA
    assert against_hard[1].mu > against_easy[1].mu > BEGINNING


def test_a_computer_of_whom_nobody_knows_how_it_plays_tells_nothing() -> None:
    assert told([people(1)[0], HARD._replace(version="from the future")]) == {}
    assert told([people(1)[0], HARD._replace(computer="divine")]) == {}
    assert told(people(1)) == {}
    assert rate("chess", (*people(1), HARD), {}) == {}


def test_ratings_are_made_anew_where_a_computer_stands_elsewhere_at_one_table(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    bohnanza = FAMILIES["bohnanza"]
    hard = ("hard", bohnanza.versions["hard"])
    elsewhere = {**bohnanza.standings, hard: {**bohnanza.standings[hard], 5: (99.0, 1.0)}}
    monkeypatch.setitem(FAMILIES, "bohnanza", bohnanza._replace(standings=elsewhere))
    assert judging._method() != JUDGE.method
    monkeypatch.setitem(FAMILIES, "bohnanza", bohnanza)
    assert judging._method() == JUDGE.method


def test_ratings_are_made_anew_where_games_are_rated_together_that_were_not(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    duel, together = LADDERS["duel"], LADDERS["bohnanza"]
    one_less = {name: ladder for name, ladder in LADDERS.items() if ladder is not duel}
    one_less[together.name] = together._replace(games=(*together.games, *duel.games))
    monkeypatch.setattr(judging, "LADDERS", one_less)
    assert judging._method() != JUDGE.method


@pytest.mark.parametrize("figure", ["BEGINNING", "UNSURE", "LUCK", "DRIFT"])
def test_ratings_are_made_anew_where_the_scale_is_another(figure: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(judging, figure, 1.0)
    assert judging._method() != JUDGE.method


def test_whoever_left_can_lose_by_it_and_not_win() -> None:
    winner, loser = people(1, 2)
    won = told([winner._replace(left=True), loser])
    assert set(won) == {BEN}
    lost = told([winner, loser._replace(left=True)])
    assert lost[BEN].mu < BEGINNING
    assert lost[BEN].games == 0
    assert lost[ANA] == told([winner, loser])[ANA]


def test_who_was_removed_neither_wins_nor_loses_by_it_and_whoever_did_it_can_only_lose() -> None:
    winner, loser = people(1, 2)
    gone = winner._replace(left=True, removed=True), loser._replace(left=True, removed=True)
    host = winner._replace(has_removed=True), loser._replace(has_removed=True)
    assert told([gone[0], host[1]]) == {BEN: told([winner, loser])[BEN]}
    assert told([host[0], gone[1]]) == {}
    three = people(1, 2, 3)
    cleo = three[2].person_id
    others = told([three[0]._replace(has_removed=True), three[1]._replace(left=True, removed=True), three[2]])
    assert others == {cleo: told(list(three))[cleo]}


@pytest.mark.parametrize("game", CATALOGUE.values(), ids=lambda game: game.key)
def test_every_strength_has_its_place_on_the_scale_at_every_table(game: AnyGame) -> None:
    family, today = game.family, FAMILIES[game.family].versions
    for players in game.players:
        for versions in (dict.fromkeys(STRENGTHS, "1"), today):
            easy, normal, hard = (anchor(family, one, versions[one], players) for one in STRENGTHS)
            assert easy is not None
            assert normal is not None
            assert hard is not None
            assert easy.mu < normal.mu < hard.mu
        usual = anchor(family, USUAL, today[USUAL], players)
        assert usual is not None
        assert usual.mu == BEGINNING
        assert anchor(family, "hard", "", players) == anchor(family, "hard", "1", players)
        assert anchor(family, "hard", "from the future", players) is None
    assert anchor(family, "hard", "1", 9) is None


def test_what_was_not_measured_by_the_number_of_players_is_not_the_surest() -> None:
    """But in a duel, where a wide spread would make more of every one."""
    for family in FAMILIES.values():
        for found in family.standings.values():
            sizes = [players for players in found if players > 2]
            if len({found[players] for players in sizes}) == 1:
                assert all(found[players][1] >= 2 for players in sizes)


def test_a_game_is_rated_with_the_anchors_of_so_many_players(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whether it was a duel follows from that: it alone is for two."""
    assert [game.key for game in CATALOGUE.values() if 2 in game.players] == ["duel"]
    monkeypatch.setitem(
        FAMILIES,
        "bohnanza",
        FAMILIES["bohnanza"]._replace(standings={("hard", "2"): {2: (30.0, 0.2), 4: (0.0, 0.2), 5: (8.0, 0.2)}}),
    )
    lost = {}
    for players in (2, 4, 5):
        others = [HARD._replace(person_id=COMPUTERS - one, rank=1) for one in range(players - 1)]
        lost[players] = BEGINNING - told([people(players)[0], *others])[ANA].mu
    assert lost[4] > lost[5] > lost[2] > 0
    assert told([people(1)[0], HARD, HARD]) == {}


async def test_after_an_error_of_any_kind_the_next_game_is_rated(
    database: Database, rater: Rater, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked, called = asyncio.Event(), list[int]()

    async def rate_some(*_: object) -> bool:
        called.append(1)
        asked.set()
        if len(called) == 1:
            raise ValueError("nobody has thought of it")
        return False

    monkeypatch.setattr("bot.store.rate_next", rate_some)
    rater.start()
    await asyncio.wait_for(asked.wait(), 5)
    await asyncio.sleep(0)
    rater.start()
    await asyncio.sleep(0)
    assert len(called) == 2
