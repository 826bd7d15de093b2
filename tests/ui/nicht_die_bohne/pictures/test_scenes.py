"""Pictures of Nicht die Bohne: they fit, say the same in words, and come from what their reader sees alone."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.art.names import marked
from bot.art.scenes.bohne import Holding, Trick
from bot.art.scenes.end import End
from bot.games.chance import seeded
from bot.games.nicht_die_bohne.scoring import by_colour
from bot.games.nicht_die_bohne.state import Phase, State
from bot.ui.components import ALT_LIMIT, Picture, units
from bot.ui.layout import Screen
from bot.ui.nicht_die_bohne.messages.hand import hand_screen
from bot.ui.nicht_die_bohne.messages.hand_excerpt import hand_excerpt
from bot.ui.nicht_die_bohne.messages.table import table_screen
from bot.ui.nicht_die_bohne.pictures.areas import area, drawing, said_card
from bot.ui.nicht_die_bohne.wording.phrases import Sight
from bot.ui.phrases import signed
from bot.ui.screens import Face, Part
from tests.breadth import examples, few
from tests.games.nicht_die_bohne.random_games import Recipe, play, recipes
from tests.games.nicht_die_bohne.resampling import redeal
from tests.games.nicht_die_bohne.tables import cards
from tests.ui.nicht_die_bohne.examples import NAMES, PLAYING, Position, game, huge, look
from tests.ui.reading import keeps_the_limits, raw

PARTS = (None, Part("more"), Part("as-text"))


def pictured(position: Position | State, viewer: int | None = None) -> Sight:
    """What this viewer sees, with pictures."""
    return look(position, viewer)._replace(pictures=True)


def shown(layout: Screen) -> tuple[str, Picture | None]:
    """All that is sent: the message, and what its picture shows."""
    return raw(layout), layout.picture


@pytest.mark.parametrize("players", few(range(3, 7), 6))
def test_every_message_with_a_picture_keeps_the_limits(players: int) -> None:
    played = game(players, 2)
    for position in (*played[::15], played[-1]):
        layouts = [table_screen(pictured(position))]
        for seat in range(players):
            layouts += [hand_screen(pictured(position, seat), "a word", face) for face in Face]
        for layout in layouts:
            assert keeps_the_limits(layout)
            if layout.picture is not None:
                assert 0 < units([layout.picture.alt]) <= ALT_LIMIT


@pytest.mark.parametrize(
    ("lies", "effects"),
    [
        ("red-3 red-6", ""),
        ("red-3 red-minus-1", "negative"),
        ("red-3 red-minus-1 red-minus-2", ""),
        ("red-3 red-minus-1 red-minus-2 red-minus-3", "negative"),
        ("red-3 red-x2", "doubled"),
        ("red-3 red-x2 red-minus-1 red-nicht_die_bohne", "doubled negative void"),
    ],
)
def test_n3_a_picture_tells_what_the_cards_of_a_colour_do_to_it(lies: str, effects: str) -> None:
    (red,) = [one for one in area(by_colour(cards(lies))) if one.colour == "red"]
    assert [name for name in ("doubled", "negative", "void") if getattr(red, name)] == effects.split()


@pytest.mark.parametrize("phase", PLAYING)
def test_the_fullest_table_and_hand_keep_the_limits(phase: Phase) -> None:
    for layout in (table_screen(pictured(huge(phase))), hand_screen(pictured(huge(phase), 1), None, Face.LIVE)):
        assert layout.picture is not None
        assert units([layout.picture.alt]) <= ALT_LIMIT
        assert layout.picture.alt.endswith(".")
        assert keeps_the_limits(layout)


def test_what_each_message_shows_is_its_own_kind_of_scene() -> None:
    middle, last = game(4, 2)[60], game(4, 2)[-1]
    shown = [table_screen(pictured(middle)), hand_screen(pictured(middle, 0), None, Face.LIVE)]
    shown += [table_screen(pictured(last)), hand_screen(pictured(last, 0))]
    assert [type(layout.picture and layout.picture.scene) for layout in shown] == [Trick, Holding, End, End]


@examples(15)
@given(recipes, st.integers(0, 6))
def test_a_hand_with_a_picture_shows_nothing_besides(recipe: Recipe, offset: int) -> None:
    """Each seat in turn, with every face, and the live one with every part."""
    for number, state in enumerate(play(recipe).states()[offset::7]):
        panel = pictured(state, number % recipe.players)
        for face in Face:
            for part in PARTS if face is Face.LIVE else (None,):
                seen = panel._replace(part=part)
                sight = hand_excerpt(seen, face)
                # What shows everything need not be drawn twice.
                assert sight == seen or shown(hand_screen(sight, None, face)) == shown(
                    hand_screen(seen, None, face)
                )


@pytest.mark.parametrize("paused", ["asked", "nobody"])
def test_a_paused_hand_with_a_picture_shows_nothing_besides(paused: str) -> None:
    for position in game(4)[::20]:
        seen = pictured(position, 1)
        seen = seen._replace(table=seen.table._replace(paused=paused))
        for face in Face:
            assert shown(hand_screen(hand_excerpt(seen, face), None, face)) == shown(hand_screen(seen, None, face))


@examples(15)
@given(recipes, st.integers(0, 14))
def test_no_picture_tells_what_its_reader_cannot_know(recipe: Recipe, offset: int) -> None:
    luck = seeded(recipe.seed)
    for number, state in enumerate(play(recipe).states()[offset::15]):
        for viewer in (None, number % recipe.players):
            assert _pictures(redeal(state, viewer, luck), viewer) == _pictures(state, viewer)


def _pictures(state: State, viewer: int | None) -> list[Picture | None]:
    seen = pictured(state, viewer)
    if viewer is None:
        return [table_screen(seen).picture]
    return [hand_screen(seen, None, face).picture for face in Face]


def test_a_card_that_lies_face_down_is_shown_to_its_owner_alone() -> None:
    position, seat = next(
        (one, seat)
        for one in game(4, 2)
        if one.state.phase is Phase.LAY
        for seat, player in enumerate(one.state.players)
        if player.laid and seat != one.state.leader
    )
    own = hand_screen(pictured(position, seat), None, Face.LIVE).picture
    table = table_screen(pictured(position)).picture
    assert own is not None
    assert table is not None
    assert isinstance(own.scene, Holding)
    assert isinstance(table.scene, Trick)
    assert own.scene.laid is not None
    (laid,) = [one for one in table.scene.laid if one.place == seat]
    assert (laid.card, laid.down) == (None, True)


def test_a_panel_shows_the_cards_to_take_and_whom_one_waits_for() -> None:
    awaited = set()
    for position in game(4, 2)[:-1]:
        for seat in range(4):
            seen = pictured(position, seat)
            scene, view = _holding(seen), seen.view
            taking = view.phase is Phase.TAKE
            assert [one.place for one in scene.trick] == [up.seat for up in view.up if taking]
            assert [bool(one.taker) for one in scene.trick] == [
                up.taken_by is not None for up in view.up if taking
            ]
            waits = [one.place for one in scene.trick if one.awaited]
            assert waits == (list(view.waiting_for) if taking else [])
            awaited.update(waits)
    assert awaited == {0, 1, 2, 3}


def test_a_paused_panel_and_one_that_sleeps_ask_for_nothing() -> None:
    for position in [one for one in game(4, 2)[:-1:5] if one.state.players[0].hand]:
        seen = pictured(position, 0)
        paused = seen._replace(table=seen.table._replace(paused="asked"))
        for scene in (_holding(seen, Face.ASLEEP), _holding(paused)):
            assert (scene.trick, scene.laid) == ((), None)
        table = table_screen(pictured(position)._replace(table=paused.table)).picture
        assert table is not None
        assert isinstance(table.scene, Trick)
        assert not any(one.awaited for one in table.scene.laid)
        assert not any(one.awaited for one in table.scene.seats)


def test_scoring_areas_tell_what_all_rounds_make_once_there_was_another() -> None:
    first, later = game(4, 2)[10], [one for one in game(4, 2) if one.state.round == 2][20]
    for position, said in ((first, False), (later, True)):
        table = table_screen(pictured(position)).picture
        assert table is not None
        assert isinstance(table.scene, Trick)
        seats = pictured(position).view.seats
        totals = [seat.total + seat.value for seat in seats]
        assert [seat.total for seat in table.scene.seats] == (totals if said else [None] * 4)
        assert _holding(pictured(position, 0)).total == table.scene.seats[0].total
        for points in totals:
            assert (f"; in total {signed(points)}." in table.alt) == said


def _holding(seen: Sight, face: Face = Face.LIVE) -> Holding:
    found = hand_screen(seen, None, face).picture
    assert found is not None
    assert isinstance(found.scene, Holding)
    return found.scene


def test_whoever_is_waited_for_stands_out_and_who_leads_or_takes_has_the_turn() -> None:
    found = set()
    for position in game(4, 2)[:-1:3]:
        seen = pictured(position)
        table = table_screen(seen).picture
        assert table is not None
        assert isinstance(table.scene, Trick)
        waited = seen.view.waiting_for
        assert [one.place for one in table.scene.seats if one.awaited] == sorted(waited)
        assert {one.place for one in table.scene.laid if one.awaited} == set(waited)
        assert table.scene.turn == (None if seen.view.phase is Phase.LAY else waited[0])
        found.add((seen.view.phase, len(waited)))
    assert {(Phase.LAY, 2), (Phase.TAKE, 1)} <= found


def test_all_as_text_gives_hand_and_table() -> None:
    position = game(4, 2)[60]
    page = hand_screen(pictured(position, 0)._replace(part=Part("as-text")), None, Face.LIVE)
    plain = hand_screen(look(position, 0), None, Face.LIVE)
    assert page.picture is None
    said = "\n".join(page.texts())
    assert plain.texts()[-2].splitlines()[-1] in said
    assert all(name in said for name in ("Ana", "Ben", "Cleo", "Dev"))


@pytest.mark.parametrize("players", few(range(3, 7), 6))
def test_what_was_revealed_and_taken_stays_until_a_card_is_laid_face_down(players: int) -> None:
    seen_lead = seen_led = 0
    for position in game(players, 2):
        state = position.state
        if state.outcome is not None or state.phase is Phase.TAKE or not state.past:
            continue
        picture = table_screen(pictured(position)).picture
        assert picture is not None
        scene = picture.scene
        assert isinstance(scene, Trick)
        before = {
            card.seat: (drawing(card.card), marked(NAMES[card.taken_by], card.taken_by)) for card in state.past
        }
        shown = {one.place: (one.card, one.taker) for one in scene.laid if one.taker}
        down = [seat for seat, player in enumerate(state.players) if player.laid and seat != state.leader]
        if state.phase is Phase.LEAD:
            seen_lead += 1
            assert shown == before
            assert [one.place for one in scene.laid] == [card.seat for card in state.past]
            assert [one.place for one in scene.laid if one.token] == [state.past[0].seat]
        elif not down:
            seen_led += 1
            # The lead lies in the place of what its player had laid before.
            assert shown == {seat: card for seat, card in before.items() if seat != state.leader}
            assert [one.place for one in scene.laid if one.token] == [state.leader]
        else:
            assert not shown
        assert ("Previous trick: " in picture.alt) == bool(shown)
        for card in state.past:
            if card.seat in shown:
                assert (
                    f"{said_card('en', card.card)} from {NAMES[card.seat]}, taken by {NAMES[card.taken_by]}"
                    in (picture.alt)
                )
    assert seen_lead > 5
    assert seen_led > 5


def test_in_the_first_trick_nothing_has_been_taken_yet() -> None:
    picture = table_screen(pictured(game(4)[0])).picture
    assert picture is not None
    assert isinstance(picture.scene, Trick)
    assert [one.card for one in picture.scene.laid] == [None] * 4
    assert "The trick before" not in picture.alt
