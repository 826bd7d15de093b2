"""Being done with the trading of a turn, and coming back into it (B5)."""

from __future__ import annotations

import pytest

from bot.games.bohnanza import moves as m
from bot.games.bohnanza.state import Phase
from bot.games.contract import OutOfDate
from tests.ui.bohnanza.acting import click, moves
from tests.ui.bohnanza.examples import position

TRADE = position(["soy", "blue", "red", "wax"], phase=Phase.TRADE, thalers={0: "wax wax wax"})


def test_saying_no_more_is_for_this_turn() -> None:
    assert moves(TRADE, 1, click("pass", 1)) == (m.Pass(),)
    with pytest.raises(OutOfDate, match="earlier-turn"):
        moves(TRADE, 1, click("pass", 2))


def test_coming_back_is_for_this_turn() -> None:
    assert moves(TRADE, 1, click("back-in", 1)) == (m.ComeBack(),)
    with pytest.raises(OutOfDate, match="earlier-turn"):
        moves(TRADE, 1, click("back-in", 2))
