"""The button that a hint names stands in the panel, and is named where the move itself has none there."""

from __future__ import annotations

import pytest

from bot.games.bohnanza.high_bohn.moves import BuyBuildings, MoveCard
from bot.games.bohnanza.moves import Harvest, MakeOffer
from bot.games.bohnanza.state import Phase
from bot.games.bohnanza.view import view
from bot.players import Hint
from bot.players.bohnanza import explain
from bot.ui.bohnanza import family
from bot.ui.bohnanza.family import pressed
from bot.ui.bohnanza.hand.screen import hand_screen
from bot.ui.messages.hints import hint_words
from bot.ui.screens import Face
from tests.games.bohnanza.tables import table
from tests.players.bohnanza.test_reasons import seen_by
from tests.players.bohnanza.told import GAMES, Told, told
from tests.players.bohnanza.told_rarely import RARE
from tests.ui.reading import buttons


def named(one: Told) -> bool:
    """Whether the button that this move needs, if any, can be pressed."""
    seen = seen_by(one.view, one.key)
    label = pressed(seen, one.move)
    labels = [button.label for button in buttons(hand_screen(seen, face=Face.LIVE)) if not button.disabled]
    return not label or label in labels


@pytest.mark.parametrize("key", GAMES)
def test_the_button_named_stands_in_the_panel(key: str) -> None:
    kinds = (MakeOffer, Harvest, BuyBuildings, MoveCard)
    moves = [one for one in (*told(key), *RARE) if isinstance(one.move, kinds)][::9]
    assert moves
    assert all(named(one) for one in moves)


def test_a_hint_that_needs_another_button_says_which() -> None:
    state = table(phase=Phase.TRADE, hands=["soy"], fields=["red -"])
    seen = seen_by(view(state, 0))
    offer, end = MakeOffer(state.players[0].hand), Harvest(0)
    for move, label in ((offer, "Offer"), (end, "Harvest")):
        words = hint_words(family, seen, Hint(move, explain(seen.view, move)))
        assert words.endswith(f"\n-# The button for it: **{label}**")


def test_a_harvest_that_one_button_does_with_the_planting_needs_no_other() -> None:
    seen = seen_by(view(table(hands=["red"], fields=["soy×2 blue×2"]), 0))
    assert pressed(seen, Harvest(0)) == ""
