"""A hand is drawn from its own part of what its player sees, and what others do does not change that part."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.ui.nicht_die_bohne.messages.hand import hand_screen
from bot.ui.nicht_die_bohne.messages.hand_sight import hand_sight
from tests.games.nicht_die_bohne.random_games import Recipe, play, recipes
from tests.ui.nicht_die_bohne.examples import look
from tests.ui.reading import raw


@settings(deadline=None, max_examples=30)
@given(recipes, st.integers(0, 9))
def test_a_hand_shows_nothing_besides(recipe: Recipe, offset: int) -> None:
    """In positions of random games, for every seat."""
    for state in play(recipe).states()[offset::10]:
        for seat in range(recipe.players):
            seen = look(state, seat)
            sight = hand_sight(seen)
            assert raw(hand_screen(sight, "said")) == raw(hand_screen(seen, "said"))
            assert hand_sight(sight) == sight


@pytest.mark.parametrize("players", range(3, 7))
def test_what_a_hand_shows_changes_only_where_it_looks_different(players: int) -> None:
    """From one position of a random game to the next: any other change would cost a call to Discord."""
    changed = 0
    for step in play(Recipe(players, (), 1)).steps:
        for seat in range(players):
            before, after = (look(state, seat) for state in (step.before, step.decision.after))
            if hand_sight(before) != hand_sight(after):
                changed += 1
                assert raw(hand_screen(before)) != raw(hand_screen(after)), (step.move, seat)
    assert changed
