"""Secrets: who cannot know a thing cannot see it either, in any position of any game."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.games.chance import seeded
from bot.games.contract import Viewer
from bot.games.nicht_die_bohne import events, state
from bot.games.nicht_die_bohne.cards import DECK, Card
from bot.games.nicht_die_bohne.events import Event
from bot.games.nicht_die_bohne.news import News, tell
from bot.games.nicht_die_bohne.options import Options
from bot.games.nicht_die_bohne.scoring import Sheet
from bot.games.nicht_die_bohne.state import Phase, State
from bot.games.nicht_die_bohne.view import Own, SeatView, View, view
from tests.breadth import examples
from tests.games.nicht_die_bohne.random_games import Recipe, play, recipes
from tests.games.nicht_die_bohne.resampling import disguise, redeal
from tests.games.nicht_die_bohne.tables import everything, lay, table
from tests.games.reaching import reachable

EVERY = 10
"""Of so many positions one is re-dealt."""

See = Callable[[State, Viewer], object]


def leaks(see: See, real: State, viewer: Viewer, seed: int = 0, times: int = 2) -> bool:
    """Whether this way of seeing tells a re-dealt game from the real one."""
    luck = seeded(seed)
    seen = see(real, viewer)
    return any(see(redeal(real, viewer, luck), viewer) != seen for _ in range(times))


@examples(25)
@given(recipes, st.integers(0, EVERY - 1))
def test_no_view_tells_what_its_viewer_cannot_know(recipe: Recipe, offset: int) -> None:
    for position in play(recipe).states()[offset::EVERY]:
        for viewer in (None, *range(recipe.players)):
            assert not leaks(view, position, viewer, recipe.seed), viewer


@examples(25)
@given(recipes, st.integers(0, 3))
def test_no_news_tells_what_its_hearer_cannot_know(recipe: Recipe, offset: int) -> None:
    luck = seeded(recipe.seed)
    for before, event in list(play(recipe).transitions())[offset::4]:
        for viewer in (None, *range(recipe.players)):
            heard = tell(before, event, viewer)
            other = redeal(before, viewer, luck)
            assert tell(other, disguise(event, viewer, luck), viewer) == heard, (event, viewer)


@examples(10)
@given(recipes)
def test_a_game_dealt_anew_is_a_game(recipe: Recipe) -> None:
    luck = seeded(recipe.seed)
    for position in play(recipe).states()[::EVERY]:
        assert sorted(everything(redeal(position, None, luck))) == sorted(DECK)


POSITION = lay(
    lay(
        table("red-5 red-6 red-7", "blue-5 blue-6 blue-7", "green-5 green-6 green-7", areas=["red-1"]),
        0,
        "red-5",
    ),
    1,
    "blue-5",
)

LEAKY: dict[str, See] = {
    "a card in another's hand": lambda real, _: real.players[2].hand[0],
    "the colours in another's hand": lambda real, _: sorted(card.split("-")[0] for card in real.players[2].hand),
    "the card face down": lambda real, _: real.players[1].laid,
    "what another may lay": lambda real, _: view(real, 2).own,
    "which card another may take back": lambda real, _: view(real, 1).own,
}


@pytest.mark.parametrize("see", LEAKY.values(), ids=LEAKY)
def test_this_way_of_looking_would_find_a_leak(see: See) -> None:
    assert leaks(see, POSITION, None, times=40)


def test_what_a_seat_has_laid_is_not_changed_for_itself() -> None:
    luck = seeded(0)
    assert {redeal(POSITION, 1, luck).players[1] for _ in range(20)} == {POSITION.players[1]}


HIDDEN: list[Event] = [
    events.Dealt(2, 0, tuple(DECK[seat * 20 :][:20] for seat in range(3))),
    events.LaidDown(1, Card("blue-5")),
    events.Exchanged(1, Card("blue-5")),
]


@pytest.mark.parametrize("event", HIDDEN, ids=lambda event: type(event).__name__)
def test_this_way_of_listening_would_find_a_leak(event: Event) -> None:
    luck = seeded(0)
    assert len({disguise(event, None, luck) for _ in range(20)}) > 1
    assert isinstance(event, events.Dealt) or disguise(event, 1, luck) == event


@pytest.mark.parametrize("shown", [View, News], ids=["View", "News"])
def test_no_part_of_a_state_and_no_event_can_be_reached_from_what_is_shown(shown: type) -> None:
    """A phase is a bare word: an Enum that can hold nothing."""
    kept = {kind for module in (state, events) for kind in vars(module).values() if isinstance(kind, type)}
    secret = {kind for kind in kept if kind.__module__ in (state.__name__, events.__name__)}
    assert {State, events.Dealt} <= secret
    met = reachable(shown, set())
    assert not [kind for kind in secret if kind in met and not issubclass(kind, Enum)]


def test_the_walk_reaches_every_part_of_a_view() -> None:
    assert {SeatView, Own, Options, Card, Phase, Sheet} <= reachable(View, set())
