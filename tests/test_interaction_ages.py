"""The age of clicks, by Discord's clock and not by this machine's."""

from __future__ import annotations

import pytest

from bot.interaction_ages import LATEST, REMEMBERED, InteractionAges

BEGAN = 1_767_225_600.0
"""When Discord's clock stands at the beginning of a test, in unix seconds."""


class Clocks:
    """Discord's clock, this machine's, which is wrong by so many seconds, and one that only counts."""

    def __init__(self, wrong: float = 0.0) -> None:
        self.discord = BEGAN
        self.wrong = wrong
        self.ages = InteractionAges(
            elapsed=lambda: self.discord - BEGAN + 77, wall=lambda: self.discord + self.wrong
        )

    def click(self, age: float = 0.1) -> int:
        """The id of a click that was made so many seconds ago."""
        return int((self.discord - age) * 1000 - 1_420_070_400_000) << 22

    def arrive(self, age: float = 0.1) -> float:
        """How old the bot takes such a click for."""
        return self.ages.age(self.click(age))


@pytest.mark.parametrize("wrong", [-86400.0, 0.0, 86400.0])
def test_whatever_this_machines_clock_says_old_clicks_are_told_from_new_ones(wrong: float) -> None:
    clocks = Clocks(wrong)
    if clocks.arrive() > LATEST:
        # The first of all, with a clock that is ahead; Discord took the answer.
        clocks.ages.confirm(clocks.click())
    for _ in range(1000):
        clocks.discord += 7
        assert clocks.arrive(0.2) < 1
    clocks.discord += 75
    for age in (61, 55, 50, 4):
        assert clocks.arrive(age) > LATEST
    clocks.wrong += 7200
    assert clocks.arrive(0.3) < 1


def test_after_a_long_silence_this_machines_clock_tells_the_age() -> None:
    clocks = Clocks()
    clocks.arrive()
    clocks.discord += 3 * REMEMBERED
    # Delivered again after the silence: the first of them must not pass for a new one.
    assert clocks.arrive(60) == pytest.approx(60, abs=0.5)
    assert clocks.arrive(50) == pytest.approx(50, abs=0.5)
    assert clocks.arrive(0.2) < 1


def test_what_was_confirmed_counts_from_then_on() -> None:
    clocks = Clocks()
    clocks.arrive()
    # As if this machine had slept, and its counting clock gone on.
    clocks.ages.confirm(clocks.click(30))
    assert clocks.arrive(30) < 1


def test_how_fast_clicks_arrive_is_not_known_for_ever() -> None:
    clocks = Clocks(wrong=-500)
    # Faster than anything: a clock that has drifted since.
    clocks.arrive(-10)
    assert clocks.arrive(0) == pytest.approx(10, abs=0.5)
    clocks.discord += 1.1 * REMEMBERED
    assert clocks.arrive(0) == pytest.approx(10, abs=0.5)
    clocks.discord += 2.1 * REMEMBERED
    assert clocks.arrive(0) < 1
