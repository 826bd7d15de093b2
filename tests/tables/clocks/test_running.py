"""Clocks by themselves: who has one, when it begins anew, and what is left of it after a pause."""

from __future__ import annotations

import pytest

from bot.store import Clock
from bot.tables.clocks import running
from tests.tables.clocks.pacing import NOW


def test_without_a_clock_nobody_has_one() -> None:
    assert running.clocks_for(None, (0, 1), (0, 1), {}, (), NOW) == {}


def test_those_waited_for_and_present_have_a_clock() -> None:
    found = running.clocks_for(180, (0, 2), (1, 2), {}, (), NOW)
    assert found == {2: Clock(2, NOW + 120, NOW + 180)}


def test_a_clock_runs_on_but_begins_anew_after_an_own_decision() -> None:
    known = {0: Clock(0, 900, 960, True), 1: Clock(1, 910, 970)}
    found = running.clocks_for(180, (0, 1, 2), (0, 1, 2), known, (1,), NOW)
    assert found == {0: known[0], 1: Clock(1, NOW + 120, NOW + 180), 2: Clock(2, NOW + 120, NOW + 180)}


@pytest.mark.parametrize(("left", "due"), [(150, 150), (61, 61), (60, 60), (10, 60), (-5, 60)])
def test_after_a_pause_there_is_the_time_that_was_left_but_at_least_the_reminders(left: int, due: int) -> None:
    clock = Clock(0, 500 + left - 60, 500 + left, True)
    assert running.resumed(clock, 500, NOW) == Clock(0, NOW + due - 60, NOW + due, True)
