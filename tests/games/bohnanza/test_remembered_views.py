"""Views are remembered in parts, and are equal to Views that are made without remembering anything."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from types import ModuleType

import pytest
from hypothesis import given

from bot.games.bohnanza import view as views
from bot.games.bohnanza.chapters import harvesting
from bot.games.bohnanza.high_bohn import view as town_views
from bot.games.bohnanza.state import SAID, State
from tests.breadth import examples, some
from tests.games.bohnanza.random_games import GAME, Recipe, play, recipes


@examples(10)
@given(recipes)
def test_every_view_is_as_if_nothing_were_remembered(recipe: Recipe) -> None:
    # Two at a time: what was remembered of the one is asked for by the other.
    states = [state for pair in some(pairwise(play(recipe).states())) for state in pair]
    viewers = (None, *range(recipe.players))
    found = [GAME.view(state, viewer) for state in states for viewer in viewers]
    with pytest.MonkeyPatch.context() as patch:
        for module, name in _remembering():
            patch.setattr(module, name, getattr(module, name).__wrapped__)
        fresh = [GAME.view(state, viewer) for state in states for viewer in viewers]
    assert found == fresh
    assert list(map(repr, found)) == list(map(repr, fresh))


def test_what_remembers_is_found() -> None:
    names = {name for _, name in _remembering()}
    assert names >= {
        "_in_silence",
        "_seat",
        "_offer",
        "_own_offer",
        "_discarded",
        "_field",
        "unprotected",
        "_laid_out",
    }


def _remembering() -> Iterator[tuple[ModuleType, str]]:
    """Each function that remembers its results, where Views are made."""
    for module in (views, harvesting, town_views):
        yield from [(module, name) for name, value in vars(module).items() if hasattr(value, "__wrapped__")]


def test_what_is_said_stands_last_in_a_state() -> None:
    """Else a View would be remembered that has changed, or none."""
    assert State._fields[-SAID:] == ("offers", "offered", "passed", "heard")
