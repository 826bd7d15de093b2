"""Turning up cards (B4.2): what ends the game says so before it is pressed, at the table and in the panel."""

from __future__ import annotations

import re

import pytest

from bot.games.bohnanza.moves import TurnUp
from bot.games.bohnanza.state import Phase
from bot.ui.bohnanza.book import book
from bot.ui.bohnanza.hand.screen import hand_screen
from bot.ui.bohnanza.table.screen import table_screen
from bot.ui.screens import Face
from bot.words import locales, say
from tests.ui.bohnanza.examples import Position, look, position
from tests.ui.reading import buttons, words


def last_cards(phase: Phase, left: int, edition: str = "rio_grande_2000") -> Position:
    """A position of three, with so many cards left before the draw pile runs out for the last time."""
    state = position(["red red", "red", "red"], phase=phase, planted=1, edition=edition).state
    return Position(state._replace(draw_pile=state.draw_pile[:left], exhaustions=state.rules.last_exhaustion - 1))


@pytest.mark.parametrize(
    ("edition", "label", "line"),
    [
        (
            "rio_grande_2000",
            "Turn up the last cards: this turn is the last",
            "🏁 The last cards are turned up next: this turn is the last.",
        ),
        (
            "amigo_1997",
            "Turn up the last cards: the game ends",
            "🏁 The last cards are turned up next: then the game ends.",
        ),
    ],
)
def test_turning_up_the_last_cards_says_what_follows(edition: str, label: str, line: str) -> None:
    for left, said in ((2, True), (3, False)):
        at = last_cards(Phase.PLANT, left, edition)
        mine = hand_screen(look(at, 0))
        for layout in (table_screen(look(at)), mine, hand_screen(look(at, 0), face=Face.LIVE)):
            assert (label in [button.label for button in buttons(layout)]) is said
        assert words(mine).startswith(line) is said
        others = words(hand_screen(look(at, 1), face=Face.LIVE))
        assert "🏁" not in others
        assert ("you're next" in others) is not said


@pytest.mark.parametrize("locale", locales())
@pytest.mark.parametrize("step", ["more", "turn-up", "duel-more", "duel-discard", "bank"])
def test_no_step_asks_for_one_cards(locale: str, step: str) -> None:
    kinds = ("hand-do", "call", *(("table-guide",) if step in ("duel-more", "duel-discard", "bank") else ()))
    for kind in kinds:
        one, two = (say(locale, f"{kind}-{step}", cards=cards, names="Ana") for cards in (1, 2))
        assert not re.search(r"\b1 (cards|Karten|cartas|carte)\b", one)
        assert "2" in two


def test_a_hint_turns_up_no_more_cards_than_are_left() -> None:
    seen = look(last_cards(Phase.PLANT, 1), 0)
    assert book().advice[TurnUp](seen, TurnUp()) == "Turn up a card."


def test_one_last_card_is_no_two() -> None:
    shown = words(hand_screen(look(last_cards(Phase.PLANT, 1), 0), face=Face.LIVE))
    assert "🏁 The last card is turned up next: this turn is the last." in shown
    assert "Plant one more or turn up the last card\n" in shown
