"""The luck of a deal follows from secret, day and game alone."""

from __future__ import annotations

from datetime import date, timedelta

from hypothesis import given
from hypothesis import strategies as st

from bot.tables.daily.luck import DailyLuck, names_of, seat_of, seed_of

THINGS = st.lists(st.text(max_size=6), unique=True, max_size=30)


@given(st.binary(min_size=1, max_size=32), THINGS, st.integers(0, 4), st.randoms())
def test_a_shuffle_depends_on_its_number_and_on_nothing_else(
    seed: bytes, things: list[str], number: int, order: object
) -> None:
    shuffled = DailyLuck(seed, number).shuffle(things)
    assert sorted(shuffled) == sorted(things)
    assert DailyLuck(seed, number).shuffle(things[::-1]) == shuffled
    later = DailyLuck(seed)
    for _ in range(number):
        later.shuffle(["another", "pile"])
    assert later.shuffle(things) == shuffled


@given(st.binary(min_size=1, max_size=32), THINGS, st.integers(0, 4), st.data())
def test_of_two_things_the_same_comes_first_whatever_else_is_shuffled(
    seed: bytes, things: list[str], number: int, data: st.DataObject
) -> None:
    some = [thing for thing in things if data.draw(st.booleans())]
    whole = DailyLuck(seed, number).shuffle(things)
    assert DailyLuck(seed, number).shuffle(some) == tuple([thing for thing in whole if thing in some])


def test_each_shuffle_each_day_each_game_and_each_bot_has_its_own_order() -> None:
    day, cards = date(2026, 11, 28), [f"card-{number}" for number in range(40)]
    seeds = [
        seed_of(secret, day + timedelta(days=later), game)
        for secret in (b"one", b"other")
        for later in range(3)
        for game in ("daily_a", "daily_b")
    ]
    orders = {DailyLuck(seed, number).shuffle(cards) for seed in seeds for number in range(3)}
    assert len(orders) == len(seeds) * 3


def test_seats_and_names_change_from_day_to_day() -> None:
    seeds = [seed_of(b"secret", date(2026, 11, 1) + timedelta(days=later), "daily") for later in range(28)]
    assert {seat_of(seed, 4) for seed in seeds} == {0, 1, 2, 3}
    assert {DailyLuck(seed).lot(4) for seed in seeds} == {0, 1, 2, 3}
    assert len({names_of(seed, ("Ana", "Ben", "Cleo", "Dan"))[0] for seed in seeds}) == 4
