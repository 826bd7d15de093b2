"""Long tests are more of what quick ones show: no file of tests is long but for whole games and programs."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import settings

from tests.breadth import LONG, QUICK, examples, few, some, steps

ROOT = Path(__file__).parents[2]
WHOLE = {
    "tests/benchmarks/faults/test_friends.py",
    "tests/benchmarks/wire/test_wire.py",
    "tests/cogs/test_story_five.py",
    "tests/cogs/test_story_first.py",
    "tests/cogs/test_story_high_bohn.py",
    "tests/cogs/test_story_high_bohn_calls.py",
    "tests/cogs/test_story_high_bohn_secrets.py",
    "tests/cogs/test_story_languages.py",
    "tests/cogs/test_story_nicht_die_bohne_secrets.py",
    "tests/playground/browser/test_in_view.py",
    "tests/playground/browser/test_play_at_once.py",
    "tests/playground/browser/test_whole_game.py",
    "tests/playground/browser/test_whole_games.py",
    "tests/playground/test_anywhere.py",
    "tests/playground/test_disk.py",
    "tests/playground/test_films.py",
    "tests/playground/test_nights.py",
    "tests/playground/test_pictures.py",
    "tests/playground/test_sharded.py",
    "tests/playground/test_stories.py",
}
"""Whole games and whole programs; their parts have quick tests in other files."""


def test_every_file_of_tests_has_something_in_the_quick_run(request: pytest.FixtureRequest) -> None:
    quick = request.config.stash[QUICK]
    assert {file for file in quick if not quick[file]} <= WHOLE


def test_of_many_cases_the_chosen_ones_are_quick_and_the_others_long() -> None:
    first, second, third = few("abc", "b")
    assert second == "b"
    assert [[mark.name for mark in one.marks] for one in (first, third)] == [[LONG], [LONG]]
    assert few("ab")[0] == "a"
    with pytest.raises(AssertionError, match="no cases"):
        few("abc", "d")


def test_of_what_is_tried_within_a_test_the_quick_run_tries_a_tenth_and_of_a_story_half() -> None:
    profile = settings.get_current_profile_name()
    try:
        settings.load_profile("quick")
        assert some(range(13)) == [0, 10]
        assert [examples(many).max_examples for many in (5, 40)] == [2, 4]
        assert steps(60) == 30
        settings.load_profile(LONG)
        assert some(range(13)) == list(range(13))
        assert [examples(many).max_examples for many in (5, 40)] == [5, 40]
        assert steps(60) == 60
    finally:
        settings.load_profile(profile)


def test_what_is_long_is_run_by_the_command_that_the_pages_name() -> None:
    assert f'-m "" --hypothesis-profile={LONG}' in (ROOT / ".ci/long").read_text("utf-8")
    for page in ("README.md", ".github/CONTRIBUTING.md", ".github/workflows/long.yml"):
        assert ".ci/long" in (ROOT / page).read_text("utf-8"), page
