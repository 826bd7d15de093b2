"""Nobody sits out, tables are as few and as even as they can be, and no smaller than the game allows."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from bot.games import CATALOGUE
from bot.games.chance import seeded
from bot.store.rating import Rating
from bot.tables.nights.dividing import divide, divide_by_rating, sizes

USUAL = Rating(25.0, 8.0)
GAMES = sorted({tuple(game.players) for game in CATALOGUE.values()})


@st.composite
def _evenings(draw: st.DrawFn) -> tuple[int, int, tuple[int, ...]]:
    players = draw(st.sampled_from(GAMES))
    return draw(st.integers(1, 70)), draw(st.sampled_from(players)), players


@given(_evenings(), st.integers(0, 9))
def test_everybody_has_one_seat(evening: tuple[int, int, tuple[int, ...]], seed: int) -> None:
    count, seats, players = evening
    tables = divide(range(1, count + 1), seats, players, seeded(seed))
    assert sorted(person for table in tables for person in table) == [*range(1, count + 1)]


@given(_evenings())
def test_tables_are_as_even_as_they_can_be(evening: tuple[int, int, tuple[int, ...]]) -> None:
    count, seats, players = evening
    found = sizes(count, seats, players)
    assert max(found) - min(found) <= 1
    assert max(found) <= players[-1]


@given(_evenings())
def test_a_table_lacks_somebody_only_where_no_division_helps(evening: tuple[int, int, tuple[int, ...]]) -> None:
    count, seats, players = evening
    found = sizes(count, seats, players)
    divisible = any(players[0] * tables <= count <= players[-1] * tables for tables in range(1, count + 1))
    assert (min(found) >= players[0]) == divisible


@given(_evenings())
def test_there_are_no_more_tables_than_the_seats_ask_for(evening: tuple[int, int, tuple[int, ...]]) -> None:
    count, seats, players = evening
    found = sizes(count, seats, players)
    assert len(found) <= -(-count // seats)
    if max(found) > seats:
        # One more table would have been too small.
        assert count < players[0] * (len(found) + 1)


def test_examples() -> None:
    trading = (3, 4, 5, 6, 7)
    assert sizes(9, 5, trading) == (5, 4)
    assert sizes(20, 5, trading) == (5, 5, 5, 5)
    assert sizes(11, 4, trading) == (4, 4, 3)
    assert sizes(4, 3, trading) == (4,)
    assert sizes(1, 5, trading) == (1,)
    assert sizes(5, 2, (2,)) == (2, 2, 1)
    assert sizes(0, 5, trading) == ()


def test_the_strong_sit_with_the_strong() -> None:
    ratings = {person: Rating(20.0 + person, 1.0) for person in range(1, 9)}
    tables = divide_by_rating(range(1, 9), 4, (3, 4, 5), ratings, USUAL, seeded(1))
    assert tables == ((8, 7, 6, 5), (4, 3, 2, 1))


def test_by_lot_other_luck_gives_other_tables() -> None:
    assert len({divide(range(9), 5, (3, 4, 5), seeded(seed)) for seed in range(5)}) > 1


def test_among_equals_the_lot_decides() -> None:
    assert len({divide_by_rating(range(9), 5, (3, 4, 5), {}, USUAL, seeded(seed)) for seed in range(5)}) > 1
