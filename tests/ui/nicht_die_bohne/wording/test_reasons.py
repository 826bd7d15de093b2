"""The reasons of hints in words."""

from __future__ import annotations

from bot.games.nicht_die_bohne.cards import Colour
from bot.players import Reason
from bot.ui.nicht_die_bohne.wording.reasons import why
from tests.ui.nicht_die_bohne.examples import game, look


def test_what_a_colour_counts_then_and_now_has_its_sign() -> None:
    reason = Reason("bohne-hint-colour", {"colour": Colour.RED, "before": -2, "after": 11})
    assert why(look(game(3)[0], 0), reason) == "🍅 Red then counts 11, now −2."
