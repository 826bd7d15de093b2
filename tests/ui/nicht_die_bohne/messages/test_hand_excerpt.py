"""A hand is drawn from its own part of what its player sees, and what others do does not change that part."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.games.nicht_die_bohne.options import Options
from bot.games.nicht_die_bohne.view import Own
from bot.ui.nicht_die_bohne.messages.hand import hand_screen
from bot.ui.nicht_die_bohne.messages.hand_excerpt import hand_excerpt
from bot.ui.nicht_die_bohne.messages.parts import PARTS
from bot.ui.nicht_die_bohne.wording.phrases import Sight
from bot.ui.screens import Face, Part
from tests.breadth import examples, few
from tests.games.nicht_die_bohne.random_games import Recipe, play, recipes
from tests.ui.nicht_die_bohne.examples import game, look
from tests.ui.reading import raw

WITH = (None, *map(Part, PARTS))


@examples(15)
@given(recipes, st.integers(0, 3))
def test_a_hand_shows_nothing_besides(recipe: Recipe, offset: int) -> None:
    """In random games, for each seat in turn; panels with one part in turn, live ones also without any."""
    for number, state in enumerate(play(recipe).states()[offset::4]):
        panel, in_turn = look(state, number % recipe.players), WITH[number // recipe.players % len(WITH)]
        for face in Face:
            for part in {None, in_turn} if face is Face.LIVE else {in_turn}:
                seen = panel._replace(part=part)
                sight = hand_excerpt(seen, face)
                # What shows everything need not be drawn twice.
                assert sight == seen or same_screen(sight, seen, face)
                assert hand_excerpt(sight, face) == sight


def same_screen(one: Sight, other: Sight, face: Face) -> bool:
    return raw(hand_screen(one, "said", face)) == raw(hand_screen(other, "said", face))


@pytest.mark.parametrize("paused", ["asked", "nobody"])
def test_a_paused_hand_shows_nothing_besides(paused: str) -> None:
    for position in game(4)[::20]:
        seen = look(position, 1)
        seen = seen._replace(table=seen.table._replace(paused=paused))
        for face in Face:
            sight = hand_excerpt(seen, face)
            assert raw(hand_screen(sight, None, face)) == raw(hand_screen(seen, None, face))


def test_a_hand_where_the_bot_is_not_shows_nothing_besides() -> None:
    """There a live panel shows the others, too."""
    for position in game(4)[::20]:
        seen = look(position, 2)
        seen = seen._replace(table=seen.table._replace(guild_id=-1))
        for face in Face:
            sight = hand_excerpt(seen, face)
            assert same_screen(sight, seen, face)
            assert hand_excerpt(sight, face) == sight


@pytest.mark.parametrize("face", few(list(Face), Face.LIVE, Face.RESTING))
@pytest.mark.parametrize("players", few(range(3, 7), 4))
def test_what_a_hand_shows_changes_only_where_it_looks_different(players: int, face: Face) -> None:
    """From one position of a random game to the next, for each seat in turn: any other change would cost a call to
    Discord."""
    changed = 0
    for number, step in enumerate(play(Recipe(players, (), 1)).steps):
        seat = number % players
        before, after = [look(state, seat) for state in (step.before, step.decision.after)]
        if hand_excerpt(before, face) != hand_excerpt(after, face):
            changed += 1
            drawn = [raw(hand_screen(seen, None, face)) for seen in (before, after)]
            assert drawn[0] != drawn[1], (step.move, seat)
    assert changed


@examples(15)
@given(recipes)
def test_a_card_is_the_same_from_the_first_move_to_the_last(recipe: Recipe) -> None:
    """Each change of it costs a call to Discord."""
    *played, over = play(recipe).states()
    for seat in range(recipe.players):
        drawn = {hand_excerpt(look(state, seat), Face.CARD) for state in played}
        assert len(drawn) == 1
        assert hand_excerpt(look(over, seat), Face.CARD) not in drawn


def test_a_card_that_calls_its_reader_still_shows_nothing_of_their_hand() -> None:
    for state in play(Recipe(4, (), 1)).states()[:-1]:
        for seat in range(4):
            own = hand_excerpt(look(state, seat)._replace(called=True), Face.CARD).view.own
            assert own == Own(seat, (), None, Options())


def test_a_sleeping_panel_changes_with_the_hand_alone() -> None:
    """It cannot be changed."""
    for step in play(Recipe(4, (), 1)).steps:
        for seat in range(4):
            before, after = (look(state, seat) for state in (step.before, step.decision.after))
            if (
                step.decision.after.outcome is None
                and step.before.players[seat].hand == step.decision.after.players[seat].hand
            ):
                drawn = [raw(hand_screen(seen, None, Face.ASLEEP)) for seen in (before, after)]
                assert drawn[0] == drawn[1]
