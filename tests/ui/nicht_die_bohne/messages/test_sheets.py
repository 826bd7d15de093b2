"""Score sheets: each colour can be followed by hand, and every finished round has one."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.games.nicht_die_bohne.cards import DECK
from bot.games.nicht_die_bohne.scoring import by_colour, sheet
from bot.games.nicht_die_bohne.state import Phase
from bot.ui.nicht_die_bohne.messages import sheets
from bot.ui.nicht_die_bohne.messages.sheets import colour_line, sheets_screen
from bot.ui.nicht_die_bohne.wording.areas import area
from bot.ui.nicht_die_bohne.wording.phrases import added
from tests.games.nicht_die_bohne.tables import cards, table
from tests.ui.nicht_die_bohne.examples import NASTY, game, huge, look
from tests.ui.reading import controls, keeps_the_limits, words

EXAMPLE = (
    "red-3 red-6 blue-8 blue-2 blue-4 blue-x2 blue-minus-1 blue-minus-2 "
    "green-7 green-nicht_die_bohne yellow-4 yellow-9 yellow-minus-1"
)


def test_g8_the_worked_example_can_be_followed_by_hand() -> None:
    state = table("red-1", "blue-1", "green-1", round=2)
    state = state._replace(sheets=((sheet(0, cards(EXAMPLE)), *state.sheets[0][1:]),))
    assert sheets.sheet(look(state), 1, steps=True).splitlines()[:7] == [
        "### 🧮 Score sheet of round 1",
        "**Ana**: **24 points**",
        "> 🍅 Red: 3 + 6 = 9 → **9**",
        "> 💧 Blue: 2 + 4 + 8 = 14, ⏫ ×2 = 28, 🔻🔻 cancel out = 28 → **28**",
        "> 🥦 Green: 7, 🚫 nicht die Bohne = 0 → **0**",
        "> 🌽 Yellow: 4 + 9 = 13, 🔻 minus = −13 → **−13**",
        "> 9 + 28 + 0 − 13 = **24**",
    ]


@pytest.mark.parametrize(
    ("area", "line"),
    [
        ("", "no cards → **0**"),
        ("red-7", "7 → **7**"),
        ("red-minus-1", "no numbers = 0, 🔻 minus = 0 → **0**"),
        ("red-x2", "no numbers = 0, ⏫ ×2 = 0 → **0**"),
        ("red-1 red-minus-1 red-minus-2 red-minus-3", "1, 🔻🔻🔻 minus = −1 → **−1**"),
        (
            "red-1 red-2 red-x2 red-minus-1 red-nicht_die_bohne",
            "1 + 2 = 3, ⏫ ×2 = 6, 🔻 minus = −6, 🚫 nicht die Bohne = 0 → **0**",
        ),
    ],
)
def test_every_step_is_written_down(area: str, line: str) -> None:
    assert colour_line("en", by_colour(cards(area))[0]) == f"> 🍅 Red: {line}"


@given(st.lists(st.sampled_from(DECK), unique=True))
def test_the_last_step_is_what_the_colour_is_worth(area: list[str]) -> None:
    for colour in by_colour(cards(" ".join(area))):
        figures = re.findall(r"−?\d+", colour_line("en", colour).replace("×2", ""))
        results = [int(figure.replace("−", "-")) for figure in figures]
        assert results[-1] == colour.result
        if len(results) > 1:
            assert results[-2] == colour.result


def test_a_sum_is_written_as_people_write_it() -> None:
    assert added((-9, 16, -34, 0)) == "−9 + 16 − 34 + 0"


def test_all_finished_rounds_are_shown_with_a_way_back() -> None:
    position = next(at for at in game(4) if at.state.round == 3)
    layout = sheets_screen(look(position, 2))
    text = words(layout)
    assert controls(layout) == ["back"]
    assert text.count("Score sheet of round") == 2
    for scores in (score for each in position.state.sheets for score in each):
        assert added(colour.result for colour in scores.colours) in text


def test_for_who_does_not_play_there_is_no_way_back_to_a_hand() -> None:
    position = next(at for at in game(4) if at.state.round == 3)
    assert controls(sheets_screen(look(position))) == []
    assert words(sheets_screen(look(position))) == words(sheets_screen(look(position, 2)))


@pytest.mark.parametrize("players", range(3, 7))
def test_at_the_end_the_last_sheet_at_least_stands_there_step_by_step(players: int) -> None:
    position = game(players)[-1]
    layout = sheets_screen(look(position))
    assert keeps_the_limits(layout)
    for scores in position.state.sheets[-1]:
        for colour in scores.colours:
            assert colour_line("en", colour) in words(layout)


def test_before_the_first_round_is_over_there_is_none() -> None:
    assert "No round is finished yet" in words(sheets_screen(look(game(3)[0], 1)))


@pytest.mark.parametrize(("count", "short"), [(2, 1), (3, 3)])
def test_the_longest_sheets_keep_the_limits_and_lose_no_colour(count: int, short: int) -> None:
    """The first ones are shortened, down to the sum of each colour."""
    seen = look(huge(Phase.LEAD, round=count + 1), 0, names=NASTY)
    layout = sheets_screen(seen)
    assert keeps_the_limits(layout)
    for number, text in enumerate(words(layout).split("Score sheet of round")[1:], start=1):
        for colour in (colour for scores in seen.view.sheets[number - 1] for colour in scores.colours):
            line = area("en", [colour], named=False) if number <= short else colour_line("en", colour)
            assert line in text
    assert words(layout).count("→") == (count - short) * 6 * 4
