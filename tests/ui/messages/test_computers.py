"""The list of a table's computers: who can be added, and who removed."""

from __future__ import annotations

import pytest

from bot.ui.messages.computers import computers_screen
from bot.ui.screens import SeatFacts, TableFacts
from tests.ui.reading import buttons, words


@pytest.mark.parametrize(
    ("computer", "said"),
    [
        (None, "All 2 seats are taken. A computer can sit down when somebody has left."),
        ("normal", "All 2 seats are taken. Remove a computer to make room."),
    ],
)
def test_at_a_full_table_a_computer_is_to_be_removed_only_where_there_is_one(
    computer: str | None, said: str
) -> None:
    seats = (SeatFacts(0, "Ana", left=False), SeatFacts(1, "Zeno", left=False, computer=computer))
    assert said in words(computers_screen(TableFacts(1, "duel", 2, 3, 0, "en", seats), "en"))


@pytest.mark.parametrize(
    ("game", "there"), [("rio_grande_2000", True), ("duel", False), ("nicht_die_bohne", False)]
)
def test_an_expert_can_be_added_only_where_there_is_one(game: str, there: bool) -> None:
    seats = (SeatFacts(0, "Ana", left=False),)
    shown = computers_screen(TableFacts(1, game, 2, 3, 0, "en", seats), "en")
    labels = [button.label for button in buttons(shown)]
    assert ("Add: expert" in labels) == ("those who beat hard" in words(shown)) == there
    assert "Add: hard" in labels
