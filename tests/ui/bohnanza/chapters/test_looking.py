"""The rules in brief: every number stands as the edition has it."""

from __future__ import annotations

from bot.games.bohnanza.cards import KINDS
from bot.games.bohnanza.library import all_editions
from bot.ui.bohnanza.chapters.looking.rulebook import rules_screen
from tests.ui.bohnanza.examples import GAME
from tests.ui.reading import keeps_the_limits, words

RULES = words(rules_screen(GAME, "en"))


def test_it_keeps_the_limits() -> None:
    assert keeps_the_limits(rules_screen(GAME, "en"))


def test_every_bean_shows_its_copies_and_its_meter() -> None:
    for bean in all_editions()[GAME].beans:
        assert f"Bean ×{KINDS[bean].copies} · " in RULES
    assert "☕ Coffee Bean ×24 · 4 → 1, 7 → 2, 10 → 3, 12 → 4" in RULES
    assert "🌻 Garden Bean ×6 · 2 → 2, 3 → 3\n" in RULES
    assert "🍫 Cocoa Bean ×4 · 2 → 2, 3 → 3, 4 → 4" in RULES


def test_a_list_of_beans_begins_with_their_names_in_every_language() -> None:
    # Within a Spanish sentence it is "la alubia Café".
    assert "\n☕ Café ×24 · " in words(rules_screen(GAME, "es"))
    assert "\n☕ Kaffeebohne ×24 · " in words(rules_screen(GAME, "de"))


def test_every_number_of_players_has_its_numbers() -> None:
    three = "150 cards · first hand 5 each · 3 fields · third field not for sale · draw 3"
    assert f"**3:** {three} · ends when the pile has run out 2 times · without 🍫 Cocoa\n" in RULES
    four = "130 cards · first hand 5 each · 2 fields · third field 3 🪙 · draw 3"
    assert f"**4–5:** {four} · ends when the pile has run out 3 times · without ☕ Coffee\n" in RULES
    hands = "first hand 3, 4, 5, 6 in turn order, the last number for all others"
    six = f"144 cards · {hands} · 2 fields · third field 2 🪙 · draw 4"
    assert f"**6–7:** {six} · ends when the pile has run out 3 times · without 🍫 Cocoa, 🌻 Garden" in RULES


def test_every_phase_is_told() -> None:
    assert [f"**{phase}. " in RULES for phase in range(1, 5)] == [True] * 4
    assert "**4. Draw** 3 (3–5 players), 4 (6–7 players) to the back" in RULES


def test_every_chapter_is_told() -> None:
    chapters = (
        "**Goal:**",
        "**Your hand",
        "**Fields.**",
        "**Trading**",
        "**Harvesting:**",
        "**Third field:**",
        "**The end.**",
    )
    assert [chapter for chapter in chapters if chapter not in RULES] == []
