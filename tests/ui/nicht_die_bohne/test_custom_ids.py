"""Every form of custom_id that 0.1.0 wrote on the screens of Nicht die Bohne still acts: messages keep theirs."""

from __future__ import annotations

import pytest

from bot.games.contract import Seat
from bot.games.nicht_die_bohne.state import State
from bot.ui.controls import read
from bot.ui.nicht_die_bohne.clicks import CONTROLS
from bot.ui.nicht_die_bohne.messages.hand import hand_screen
from bot.ui.nicht_die_bohne.messages.table import table_screen
from bot.ui.screens import Face, Look, Open, Part
from tests.games.nicht_die_bohne.tables import lay
from tests.ui.nicht_die_bohne.acting import answer, enabled, play, pressed
from tests.ui.nicht_die_bohne.examples import game, look
from tests.ui.nicht_die_bohne.test_clicks import LED, START, UP

OLD: list[tuple[str, State, Seat]] = [
    ("lay:1:1:red-1", START, 0),
    ("lay:1:1:blue-2", LED, 1),
    ("change:1:1:blue-2:blue-3", lay(LED, 1, "blue-2"), 1),
    ("take:1:1:2", UP, 0),
]
LOOKS = ["sheets", "as-text"]
PARTS = ["more"]
SHARED = {
    "hand",
    "hint",
    "back",
    "ask-leave",
    "players",
    "rules",
    "rematch",
    "replay",
    "review",
    "hands",
    "resume",
}


@pytest.mark.parametrize(("control", "there", "seat"), OLD)
def test_an_old_control_still_acts(control: str, there: State, seat: Seat) -> None:
    assert play(there, seat, pressed(f"bean:12:{control}")) != there


@pytest.mark.parametrize("action", LOOKS)
def test_what_anybody_could_look_at_they_still_can(action: str) -> None:
    shown = CONTROLS[action]
    assert isinstance(shown, Look)
    for at in (game(3)[50], game(3)[-1]):
        for viewer in (None, 1):
            assert shown.screen(look(at, viewer)).items


@pytest.mark.parametrize("control", ["lay:1:1", "change:1:1:blue-2"])
def test_a_list_of_cards_is_the_button_of_the_card_that_is_chosen(control: str) -> None:
    there = lay(LED, 1, "blue-2") if "change" in control else LED
    clicked = pressed(f"bean:12:{control}")._replace(values={"": ("blue-3",)})
    assert play(there, 1, clicked).players[1].laid == "blue-3"


@pytest.mark.parametrize("action", PARTS)
def test_a_part_is_opened_by_whoever_plays(action: str) -> None:
    assert answer(LED, 1, pressed(f"bean:12:{action}")) == Open(Part(action))


def shape(control: str) -> tuple[str, int]:
    """The action of a control, and how much it says."""
    found = read(f"bean:12:{control}")
    assert found is not None
    return found.action, len(found.args)


SHAPES = {shape(control) for control in (*LOOKS, *PARTS, *(control for control, *_ in OLD))}


def test_every_control_is_listed_here() -> None:
    assert {action for action, _ in SHAPES} == {action for action in CONTROLS if not action.startswith("/")}


def test_nothing_on_a_screen_has_another_form() -> None:
    """A new form is listed here, and the old one stays."""
    for at in game(4)[::10]:
        layouts = [table_screen(look(at))]
        for seat in range(4):
            layouts += [hand_screen(look(at, seat), None, face) for face in Face]
            layouts.append(hand_screen(look(at, seat)._replace(part=Part("more")), None, Face.LIVE))
        shown = {shape(control) for layout in layouts for control in enabled(layout)}
        assert {form for form in shown if form[0] not in SHARED} <= SHAPES
