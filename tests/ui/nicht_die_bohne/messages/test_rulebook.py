"""The rules in brief: every number stands as the game has it."""

from __future__ import annotations

import pytest

from bot.ui.nicht_die_bohne.messages.rulebook import rules_screen
from bot.words import locales
from tests.games.nicht_die_bohne.random_games import GAME
from tests.ui.reading import keeps_the_limits, words

RULES = words(rules_screen(GAME.key, "en"))


@pytest.mark.parametrize("locale", locales())
def test_it_keeps_the_limits(locale: str) -> None:
    assert keeps_the_limits(rules_screen(GAME.key, locale))


def test_the_cards_and_the_deal_are_those_of_the_game() -> None:
    assert "**The cards:** 60. In each of 4 colours (🍅 Red, 💧 Blue, 🥦 Green, 🌽 Yellow)" in RULES
    assert "the numbers 1 to 10, 3 *minus* 🔻, one *×2* ⏫ and one *nicht die Bohne* 🚫" in RULES
    deals = "20 each for 3 players, 15 each for 4 players, 12 each for 5 players, 10 each for 6 players"
    assert f"all cards are dealt: {deals}." in RULES
    assert "3 to 6 players" in RULES
    assert "highest total of 3 rounds wins" in RULES


def test_every_step_and_every_kind_of_card_is_told() -> None:
    parts = ("**Goal:**", "**1. Lead.**", "**2. Lay.**", "**3. Take.**", "**4. The token.**", "**A round ends**")
    worth = ("**Numbers**", "**×2**", "**One or three minus**", "**nicht die Bohne**", "**Open and hidden:**")
    assert [part for part in (*parts, *worth) if part not in RULES] == []
