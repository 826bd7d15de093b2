"""A hand is drawn from its own part of what its player sees, and what others do does not change that part."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.ui.bohnanza.messages.hand import hand_screen
from bot.ui.bohnanza.messages.hand_sight import hand_sight
from bot.ui.bohnanza.wording.phrases import Sight
from tests.games.bohnanza.random_games import SIZES, Recipe, play, recipes
from tests.ui.bohnanza.examples import NAMES, Position, look
from tests.ui.reading import raw


@settings(deadline=None, max_examples=30)
@given(recipes, st.integers(0, 9))
def test_a_hand_shows_nothing_besides(recipe: Recipe, offset: int) -> None:
    """In positions of random games of every edition, for every seat."""
    for state in play(recipe).states()[offset::10]:
        for seat in range(recipe.players):
            seen = look(Position(state), seat, names=NAMES)
            sight = hand_sight(seen)
            assert raw(hand_screen(sight, "said")) == raw(hand_screen(seen, "said"))
            assert hand_sight(sight) == sight


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]} {size[1]}")
def test_what_a_hand_shows_changes_only_where_it_looks_different(size: tuple[str, int]) -> None:
    """From one position of a random game to the next: any other change would cost a call to Discord."""
    edition, players = size
    game, changed = play(Recipe(players, (), 1, edition)), 0
    for seat in range(players):
        for step, different in changes([look(Position(state), seat) for state in game.states()]):
            changed += 1
            assert different, (game.steps[step].move, seat)
    assert changed


def changes(seen: Sequence[Sight]) -> Iterator[tuple[int, bool]]:
    """The steps that change what a hand shows, and whether it looks different then."""
    drawn = cache(lambda number: raw(hand_screen(seen[number])))
    for number, (before, after) in enumerate(pairwise(map(hand_sight, seen))):
        if before != after:
            yield number, drawn(number) != drawn(number + 1)
