"""Pictures of random games: they fit, say the same in words, and come from what their reader sees alone."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from typing import Any, NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.art.drawings import Drawing
from bot.art.scenes.end import End
from bot.art.scenes.hand import Hand
from bot.art.scenes.table import Mark, Table
from bot.games.bohnanza.state import Field, Phase, State
from bot.games.bohnanza.view import View
from bot.games.chance import seeded
from bot.ui.bohnanza.chapters.situation import OVER, situation
from bot.ui.bohnanza.hand.excerpt import hand_excerpt
from bot.ui.bohnanza.hand.screen import hand_screen
from bot.ui.bohnanza.table.screen import table_screen
from bot.ui.bohnanza.wording.phrases import Sight
from bot.ui.bohnanza.wording.symbols import bean_name
from bot.ui.components import ALT_LIMIT, Picture, units
from bot.ui.layout import Screen
from bot.ui.screens import Face, Part
from tests.breadth import examples, few, some
from tests.games.bohnanza.random_games import EACH_SIZE, SIZES, Recipe, play, recipes
from tests.games.bohnanza.resampling import redeal
from tests.ui.bohnanza.examples import GAMES, Position, crop, game, huge, look
from tests.ui.bohnanza.examples import position as set_up
from tests.ui.reading import keeps_the_limits, raw


def pictured(position: Position, viewer: int | None = None, **how: Any) -> Sight:
    """What this viewer sees, with pictures."""
    return look(position, viewer, **how)._replace(pictures=True)


def shown(layout: Screen) -> tuple[str, Picture | None]:
    """All that is sent: the message, and what its picture shows."""
    return raw(layout), layout.picture


def picture(layout: Screen) -> Picture:
    """The picture of a message that has one."""
    assert layout.picture is not None
    return layout.picture


def messages(position: Position, **how: Any) -> Iterator[Screen]:
    """Every message of this position that may have a picture."""
    yield table_screen(pictured(position, **how))
    for seat in range(len(position.state.players)):
        seen = pictured(position, seat, **how)
        for face in Face:
            yield hand_screen(seen, "a word", face)


class Drawn(NamedTuple):
    """What everybody sees of a position, and what the pictures of the table's message and of each panel show."""

    seen: Sight
    table: Table
    alt: str
    hands: tuple[Hand, ...]


@cache
def drawn(size: tuple[str, int]) -> tuple[Drawn, ...]:
    """Every fifth position of a whole game. Hands are drawn where their sight changes: nothing else is shown."""
    edition, players = size
    hand = cache(lambda sight: _hand_in(hand_screen(sight, face=Face.LIVE)))
    found = []
    for position in game(players, 5, edition)[:-1:5]:
        seen = pictured(position)
        table = picture(table_screen(seen))
        assert isinstance(table.scene, Table)
        sights = (hand_excerpt(pictured(position, seat, last=0)) for seat in range(players))
        found.append(Drawn(seen, table.scene, table.alt, tuple(map(hand, sights))))
    return tuple(found)


def _hand_in(screen: Screen) -> Hand:
    scene = picture(screen).scene
    assert isinstance(scene, Hand)
    return scene


@EACH_SIZE
def test_every_message_with_a_picture_keeps_the_limits(size: tuple[str, int]) -> None:
    edition, players = size
    played = game(players, 5, edition)
    for position in (*played[::27], played[-1]):
        for layout in messages(position):
            assert keeps_the_limits(layout)
            if layout.picture is not None:
                assert 0 < units([layout.picture.alt]) <= ALT_LIMIT


def test_the_fullest_tables_and_hands_keep_the_limits_and_end_with_a_whole_sentence() -> None:
    for position in (huge(), huge(hand=60)):
        for layout in messages(position, names=["W" * 32] * 7):
            assert keeps_the_limits(layout)
            if layout.picture is not None:
                assert units([layout.picture.alt]) <= ALT_LIMIT
                assert layout.picture.alt.endswith((".", "…"))


@EACH_SIZE
def test_what_each_message_shows_is_its_own_kind_of_scene(size: tuple[str, int]) -> None:
    edition, players = size
    played = game(players, 5, edition)
    middle, last = played[len(played) // 2], played[-1]
    assert type(picture(table_screen(pictured(middle))).scene) is Table
    assert type(picture(table_screen(pictured(last))).scene) is End
    assert type(picture(hand_screen(pictured(middle, 0))).scene) is Hand
    assert type(picture(hand_screen(pictured(last, 0))).scene) is End


@EACH_SIZE
def test_whoever_is_on_turn_stands_out_until_the_last_turn_is_over(size: tuple[str, int]) -> None:
    for seen, table, *_ in drawn(size):
        assert table.turn == (None if seen.view.phase in OVER else seen.view.active)


@EACH_SIZE
def test_an_hourglass_stands_at_all_whom_the_words_call_waited_for_and_at_nobody_else(
    size: tuple[str, int],
) -> None:
    for seen, table, *_ in drawn(size):
        marked = tuple([seat.place for seat in table.seats if seat.mark is Mark.WAITING])
        assert marked == situation(seen).awaited


@EACH_SIZE
def test_a_field_is_the_same_in_the_hand_and_on_the_table(size: tuple[str, int]) -> None:
    protected = 0
    for _, table, _, hands in drawn(size):
        for seat, hand in enumerate(hands):
            assert hand.fields == table.seats[seat].fields
            protected += sum(field.protected for field in hand.fields)
    assert protected


@EACH_SIZE
def test_the_table_in_words_says_all_that_the_picture_shows(size: tuple[str, int]) -> None:
    """In a game that is not fuller than real ones nothing is cut."""
    for seen, _, alt, _ in drawn(size):
        for seat, facts in zip(seen.view.seats, seen.table.seats, strict=True):
            (said,) = [
                one
                for one in alt.split(". ")
                if one.startswith((f"{facts.name}:", f"{facts.name}, ", f"{facts.name} (whose"))
            ]
            beans = [field.bean for field in seat.fields if field.bean] + [*seat.set_aside]
            assert all(bean_name("en", bean) in said for bean in beans)
            assert f"{seat.hand} card" in said
            assert f"{len(seat.thalers)} thaler" in said
        assert f"Draw pile {seen.view.draw_pile}" in alt


@examples(12)
@given(recipes, st.integers(0, 6))
def test_a_hand_with_a_picture_shows_nothing_besides(recipe: Recipe, offset: int) -> None:
    """Each seat in turn, with every face."""
    for number, state in enumerate(play(recipe).states()[offset::7]):
        seen = pictured(Position(state), number % recipe.players)
        for face in Face:
            sight = hand_excerpt(seen, face)
            assert shown(hand_screen(sight, None, face)) == shown(hand_screen(seen, None, face))


@examples(10)
@given(recipes, st.integers(0, 9))
def test_no_picture_tells_what_its_reader_cannot_know(recipe: Recipe, offset: int) -> None:
    luck = seeded(recipe.seed)
    for number, state in enumerate(play(recipe).states()[offset::10]):
        for viewer in (None, number % recipe.players):
            other = redeal(state, viewer, luck)
            assert _pictures(other, viewer) == _pictures(state, viewer)


def _pictures(state: State, viewer: int | None) -> list[Picture | None]:
    seen = pictured(Position(state), viewer)
    if viewer is None:
        return [table_screen(seen).picture]
    return [hand_screen(seen, None, face).picture for face in Face]


def test_the_hand_in_words_numbers_its_fields() -> None:
    fields = {0: [crop("blue", 4), crop("red", 1), Field()]}
    alt = picture(hand_screen(pictured(set_up(["soy", "red", "wax"], fields=fields), 0))).alt
    for field in ("Field 1: 4 Blue, pays 1", "Field 2: 1 Red, pays 0", "Field 3: empty."):
        assert field in alt


@pytest.mark.parametrize("seat", few(range(4)))
def test_a_sleeping_panel_shows_no_more_than_its_words(seat: int) -> None:
    """What others do does not change it."""
    for before, after in pairwise([pictured(position, seat) for position in game(4, 5)[:-1]]):
        if before.view.own == after.view.own:
            drawn = [hand_screen(seen, None, Face.ASLEEP).picture for seen in (before, after)]
            assert drawn[0] == drawn[1]


@pytest.mark.parametrize("edition", few(GAMES, "rio_grande_2000", "high_bohn_cognac"))
def test_without_pictures_nothing_changes_and_with_them_the_words_stay_that_ask(edition: str) -> None:
    played = game(GAMES[edition].players[-1], 5, edition)[:-1]
    for position in played[::11]:
        plain, drawn = table_screen(look(position)), table_screen(pictured(position))
        assert plain.picture is None
        assert plain.texts()[0].splitlines()[0] == drawn.texts()[0].splitlines()[0]
        hand, pictured_hand = hand_screen(look(position, 0)), hand_screen(pictured(position, 0))
        assert hand.texts()[0] == pictured_hand.texts()[0]


@pytest.mark.parametrize("edition", GAMES)
def test_all_as_text_gives_hand_fields_and_table(edition: str) -> None:
    position = game(GAMES[edition].players[-1], 5, edition)[40]
    seen = pictured(position, 0)
    page = hand_screen(seen._replace(part=Part("as-text")), None, Face.LIVE)
    plain = hand_screen(look(position, 0))
    assert page.picture is None
    assert plain.texts()[1].splitlines()[0] in "\n".join(page.texts())
    assert _fields(seen.view) <= "\n".join(page.texts()).count(" | ") + len(seen.view.seats)


def _fields(view: View) -> int:
    return sum(len(seat.fields) for seat in view.seats)


TITLES = {
    "Plant this first": " (plant this first)",
    "You may plant this": " (you may plant this)",
    "Your front card": "",
}
"""What stands beside the front card, and what the alternative text says behind it."""


@EACH_SIZE
def test_what_is_said_of_the_front_card_is_true(size: tuple[str, int]) -> None:
    titles = set()
    for seen, _, _, hands in drawn(size):
        view = seen.view
        for seat, hand in enumerate(hands):
            plants = view.phase is Phase.PLANT and seat == view.active and view.may_plant_more
            planting = "You may plant this" if view.planted else "Plant this first"
            expected = planting if plants else "Your front card"
            assert hand.title == (expected if hand.cards else "No card in hand")
            titles.add(hand.title)
    assert titles >= {"Plant this first", "Your front card"}


@pytest.mark.long
def test_the_alternative_text_says_the_same_of_the_front_card() -> None:
    found = set()
    for position in game(4, 5)[:-1]:
        for seat in range(4):
            shown = picture(hand_screen(pictured(position, seat), None, Face.LIVE))
            assert isinstance(shown.scene, Hand)
            if shown.scene.cards:
                front = shown.scene.cards[0].name + TITLES[shown.scene.title]
                assert re.search(rf": 1\. {re.escape(front)}[.,]", shown.alt)
                assert shown.alt.count("lant this") == bool(TITLES[shown.scene.title])
                found.add(shown.scene.title)
    assert found == set(TITLES)


@pytest.mark.long
def test_cards_to_plant_and_stored_ones_stand_behind_their_signs() -> None:
    signs = {
        group.sign: group.beans
        for size in some(SIZES)
        for one in drawn(size)
        for hand in one.hands
        for group in hand.groups
    }
    assert set(signs) <= {Drawing("things", "field"), Drawing("buildings", "general_store")}
    assert Drawing("things", "field") in signs
    assert all(signs.values())
