"""A hand is drawn from its own part of what its player sees, and what others do does not change that part."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from bot.ui.bohnanza.hand.excerpt import hand_excerpt
from bot.ui.bohnanza.hand.screen import hand_screen
from bot.ui.screens import Face
from tests.breadth import examples
from tests.games.bohnanza.random_games import EACH_SIZE, Recipe, play, recipes
from tests.ui.bohnanza.examples import NAMES, Position, look
from tests.ui.reading import raw


@examples(15)
@given(recipes, st.integers(0, 4))
def test_a_hand_shows_nothing_besides(recipe: Recipe, offset: int) -> None:
    """In positions of random games of every edition, for every seat; drawn for each of them in turn."""
    for number, state in enumerate(play(recipe).states()[offset::5]):
        for seat in range(recipe.players):
            seen = look(Position(state), seat, names=NAMES)
            sight = hand_excerpt(seen)
            assert hand_excerpt(sight) == sight
            if seat == number % recipe.players:
                assert raw(hand_screen(sight, "said")) == raw(hand_screen(seen, "said"))


@EACH_SIZE
def test_what_a_hand_shows_changes_only_where_it_looks_different(size: tuple[str, int]) -> None:
    """From every other position of a random game to the next, for each seat in turn: any other change would cost
    a call to Discord."""
    edition, players = size
    game, changed = play(Recipe(players, (), 1, edition)), 0
    for number, step in enumerate(game.steps[::2]):
        seat = number % players
        before, after = [hand_excerpt(look(Position(s), seat)) for s in (step.before, step.decision.after)]
        if before != after:
            changed += 1
            assert raw(hand_screen(before)) != raw(hand_screen(after)), (step.move, seat)
    assert changed


def test_how_many_cards_the_active_player_has_planted_changes_nobody_elses_hand() -> None:
    """In every position of a random game: a panel that follows the table would be edited, and look the same."""
    game, planted = play(Recipe(4, (), 1)), 0
    for step in game.steps:
        for seat in range(4):
            seen = look(Position(step.before), seat)
            other = seen._replace(view=seen.view._replace(planted=seen.view.planted + 1, may_plant_more=False))
            theirs = hand_excerpt(seen, Face.LIVE) != hand_excerpt(other, Face.LIVE)
            assert theirs == (seat == seen.view.active and seen.view.outcome is None)
            planted += theirs
    assert planted
