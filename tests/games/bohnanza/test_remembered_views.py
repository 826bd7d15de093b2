"""Views are remembered in parts, and are equal to Views that are made without remembering anything."""

from __future__ import annotations

import pytest
from hypothesis import given

from bot.games.bohnanza import view as views
from tests.breadth import examples, some
from tests.games.bohnanza.random_games import GAME, Recipe, play, recipes

REMEMBERING = (
    "_table",
    "_discarded",
    "_at_the_table",
    "_laid_open",
    "_empty",
    "_field",
)


@examples(10)
@given(recipes)
def test_every_view_is_as_if_nothing_were_remembered(recipe: Recipe) -> None:
    states = some(play(recipe).states())
    viewers = (None, *range(recipe.players))
    found = [GAME.view(state, viewer) for state in states for viewer in viewers]
    with pytest.MonkeyPatch.context() as patch:
        for name in REMEMBERING:
            patch.setattr(views, name, getattr(views, name).__wrapped__)
        fresh = [GAME.view(state, viewer) for state in states for viewer in viewers]
    assert found == fresh
    assert list(map(repr, found)) == list(map(repr, fresh))
