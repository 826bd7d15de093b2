"""The course of a turn on the screens: going on, ending trading (B4.2), and the third field (B7)."""

from __future__ import annotations

import re

import pytest

from bot.games.bohnanza.state import Phase
from bot.games.contract import IllegalMove, OutOfDate
from bot.ui.bohnanza.hand.screen import hand_screen
from bot.ui.bohnanza.table.screen import table_screen
from bot.ui.screens import Face
from tests.ui.bohnanza.acting import click, moves, play, said
from tests.ui.bohnanza.chapters.test_drawing import last_cards
from tests.ui.bohnanza.examples import Position, cards, look, position
from tests.ui.reading import buttons, controls, words

TRADE = position(["soy", "blue", "red", "wax"], phase=Phase.TRADE, thalers={0: "wax wax wax"})


@pytest.mark.parametrize("action", ["end", "turn-up"])
def test_only_the_active_player_goes_on(action: str) -> None:
    with pytest.raises(IllegalMove, match="turn-of-another") as refused:
        moves(TRADE, 1, click(action, 1))
    assert "Ana" in said(refused.value)
    with pytest.raises(OutOfDate, match="earlier-turn"):
        moves(TRADE, 0, click(action, 7))


def test_a_second_click_on_going_on_is_out_of_date() -> None:
    with pytest.raises(OutOfDate, match="phase-over"):
        moves(TRADE, 0, click("turn-up", 1))
    over = Position(TRADE.state._replace(phase=Phase.PLANT_RECEIVED))
    with pytest.raises(OutOfDate, match="phase-over"):
        moves(TRADE, 0, click("end", 1), over)


def test_a_field_is_bought_once_and_for_the_thalers_seen() -> None:
    once = play(TRADE, 0, click("buy", 3))
    assert once.state.players[0].bought_field
    with pytest.raises(IllegalMove, match="third-field-bought-already"):
        play(TRADE, 0, click("buy", 3), once)
    with pytest.raises(OutOfDate, match="thalers-changed"):
        moves(TRADE, 0, click("buy", 2))


def test_a_field_can_be_bought_where_it_can_be_paid() -> None:
    rich = position(["red", "red", "red", "red"], thalers={1: "soy soy soy", 2: "soy soy"})
    assert "buy:3" in controls(hand_screen(look(rich, 1)))
    assert not re.search("buy", " ".join(controls(hand_screen(look(rich, 2)))))


def test_the_button_that_ends_trading_counts_what_is_kept() -> None:
    at = position(["soy", "chili", "wax"], phase=Phase.TRADE, face_up="garden garden wax")
    assert "End trading, keep Garden ×2, Wax" in [button.label for button in buttons(hand_screen(look(at, 0)))]


def test_a_turn_at_whose_end_the_last_cards_are_drawn_is_the_last_turn() -> None:
    for left, warned in ((3, True), (4, False)):
        at = last_cards(Phase.TRADE, left)
        table, mine, other = (
            table_screen(look(at)),
            hand_screen(look(at, 0)),
            hand_screen(look(at, 1), face=Face.LIVE),
        )
        assert words(table).startswith("### 🏁 Last turn · ") is warned
        assert ("The last cards are drawn at the end of this turn. Then the game ends." in words(table)) is warned
        for layout in (mine, other):
            assert words(layout).startswith("🏁 Last turn: the game ends when the last cards are drawn") is warned
        for layout in (table, mine):
            assert ("End trading: the game ends" in [button.label for button in buttons(layout)]) is warned
    to_plant = look(Position(last_cards(Phase.TRADE, 3).state._replace(face_up=cards("soy"))))
    assert "End trading" in [button.label for button in buttons(table_screen(to_plant))]
