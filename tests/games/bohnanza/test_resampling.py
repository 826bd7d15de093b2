"""Secrets: who cannot know a thing cannot see it either, in any position of any game."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.games.bohnanza import events, state
from bot.games.bohnanza.cards import Card
from bot.games.bohnanza.chapters.trading import tradable
from bot.games.bohnanza.events import Event
from bot.games.bohnanza.high_bohn import events as town_events
from bot.games.bohnanza.high_bohn import town as town_state
from bot.games.bohnanza.high_bohn.moves import Peek
from bot.games.bohnanza.high_bohn.shown import TownOptions, TownView
from bot.games.bohnanza.news import News
from bot.games.bohnanza.options import Options
from bot.games.bohnanza.state import Phase, State
from bot.games.bohnanza.telling import tell
from bot.games.bohnanza.view import Own, SeatView, View, view
from bot.games.chance import seeded
from bot.games.contract import Viewer
from tests.breadth import examples
from tests.games.bohnanza.high_bohn.towns import next_turn, town
from tests.games.bohnanza.playing import act, offer
from tests.games.bohnanza.random_games import Recipe, play, recipes
from tests.games.bohnanza.resampling import disguise, redeal
from tests.games.bohnanza.tables import everything, table
from tests.games.reaching import reachable

EVERY = 25
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
@given(recipes, st.integers(0, 7))
def test_no_news_tells_what_its_hearer_cannot_know(recipe: Recipe, offset: int) -> None:
    luck = seeded(recipe.seed)
    for before, event in list(play(recipe).transitions())[offset::8]:
        for viewer in (None, *range(recipe.players)):
            heard = tell(before, event, viewer)
            other = redeal(before, viewer, luck)
            assert tell(other, disguise(before, event, viewer, luck), viewer) == heard, (event, viewer)


@examples(10)
@given(recipes)
def test_a_game_dealt_anew_is_a_game(recipe: Recipe) -> None:
    luck = seeded(recipe.seed)
    for position in play(recipe).states()[::EVERY]:
        other = redeal(position, None, luck)
        assert sorted(everything(other)) == sorted(everything(position))
        for made in other.offers:
            mine = {*tradable(other, made.seat), *other.face_up}
            assert len({*made.give} & mine) == len(made.give)


POSITION = offer(
    offer(
        table(
            phase=Phase.TRADE,
            hands=["soy wax soy blue", "red blue red", "green chili wax"],
            fields=["stink×3 - -", "wax×2 - -"],
            thalers=["red×2 soy", "blue"],
            set_aside=["green", "stink wax"],
            face_up="soy chili",
            discard="wax blue red chili stink",
        ),
        1,
        "red",
        "soy",
        to=0,
    ),
    0,
    "soy",
)


LEAKY: dict[str, See] = {
    "the next card": lambda real, _: real.draw_pile[-1],
    "the draw pile's beans": lambda real, _: sorted(real.draw_pile),
    "the first card of another's hand": lambda real, _: real.players[2].hand[0],
    "the place of an offered card in the hand": lambda real, _: real.players[1].hand.index(real.offers[0].give[0]),
    "whether an offered card lies face up": lambda real, _: real.offers[1].give[0] in real.face_up,
    "the very copy offered": lambda real, _: real.offers[0].give,
    "the very copy that became a thaler": lambda real, _: real.players[0].thalers,
    "the very copies in a field": lambda real, _: real.players[0].fields[0].crop,
    "the very copy that another received": lambda real, _: real.players[1].set_aside,
    "the discard pile below its top": lambda real, _: real.discard[0],
    "whether another could accept": lambda real, _: view(real, 2).own,
}


@pytest.mark.parametrize("see", LEAKY.values(), ids=LEAKY)
def test_this_way_of_looking_would_find_a_leak(see: See) -> None:
    assert leaks(see, POSITION, None, times=40)


HIDDEN: list[Event] = [
    events.Drawn(0, POSITION.draw_pile[-3:]),
    events.Shuffled(POSITION.discard),
    events.Offered(3, 0, None, POSITION.players[0].hand[:1], ()),
    events.Traded(1, 1, 0, POSITION.offers[0].give, POSITION.face_up[:1]),
]


@pytest.mark.parametrize("event", HIDDEN, ids=lambda event: type(event).__name__)
def test_this_way_of_listening_would_find_a_leak(event: Event) -> None:
    luck = seeded(0)
    assert len({disguise(POSITION, event, None, luck) for _ in range(20)}) > 1
    assert disguise(POSITION, HIDDEN[0], 0, luck) == HIDDEN[0]


@pytest.mark.parametrize("shown", [View, News], ids=["View", "News"])
def test_no_part_of_a_state_and_no_event_can_be_reached_from_what_is_shown(shown: type) -> None:
    """A phase is a bare word: an Enum that can hold nothing."""
    modules = (state, events, town_state, town_events)
    kept = {kind for module in modules for kind in vars(module).values() if isinstance(kind, type)}
    secret = {kind for kind in kept if kind.__module__ in {module.__name__ for module in modules}}
    assert {State, events.Dealt, town_state.Town, town_state.Holdings, town_events.CardMoved} <= secret
    met = reachable(shown, set())
    assert not [kind for kind in secret if kind in met and not issubclass(kind, Enum)]


def test_the_walk_reaches_every_part_of_a_view() -> None:
    assert {SeatView, Own, Options, Card, Phase, TownView, TownOptions} <= reachable(View, set())


def peeked_at() -> State:
    """Seat 1 has looked at the top card of the draw pile."""
    state = next_turn(
        town(phase=Phase.PLANT_RECEIVED, buildings=["", "bank-2"], hands=["red", "soy"], set_aside=["garden"])
    )
    return act(state, 1, Peek())


def test_h5_the_card_that_a_bank_looked_at_is_seen_by_its_owner_alone() -> None:
    real = peeked_at()
    luck = seeded(0)
    assert {redeal(real, 1, luck).draw_pile[-1] for _ in range(20)} == {real.draw_pile[-1]}
    for viewer in (None, 0, 2):
        assert len({redeal(real, viewer, luck).draw_pile[-1] for _ in range(20)}) > 1
    assert not any(leaks(view, real, viewer, times=20) for viewer in (None, 0, 1, 2))
    assert leaks(lambda state, _: view(state, 1).own, real, 0, times=40)


def test_h5_where_a_bank_put_a_card_of_a_hand_is_heard_by_its_owner_alone() -> None:
    hand = POSITION.players[0].hand
    luck = seeded(0)
    for event in (town_events.CardMoved(0, hand[1], 0), town_events.Reordered(0, hand[-3:])):
        assert len({disguise(POSITION, event, 1, luck) for _ in range(20)}) > 1
        assert disguise(POSITION, event, 0, luck) == event
