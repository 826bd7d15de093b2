"""Scoring areas: every card of every colour is there, and what the colour is worth now."""

from __future__ import annotations

import pytest

from bot.games.nicht_die_bohne.cards import Colour
from bot.games.nicht_die_bohne.scoring import by_colour
from bot.ui.nicht_die_bohne.wording.areas import formula, seat_block, yours
from tests.games.nicht_die_bohne.tables import cards, lay, table
from tests.ui.nicht_die_bohne.examples import look


@pytest.mark.parametrize(
    ("area", "shown"),
    [
        ("red-3 red-6", "3 + 6"),
        ("red-10", "10"),
        ("red-8 red-2 red-4 red-x2 red-minus-1 red-minus-3", "(2 + 4 + 8) ×2 🔻🔻"),
        ("red-10 red-x2", "10 ×2"),
        ("red-4 red-9 red-minus-2", "(4 + 9) 🔻"),
        ("red-5 red-6 red-nicht_die_bohne red-minus-1", "(5 + 6) 🔻 🚫"),
        ("red-minus-1 red-minus-2 red-minus-3", "🔻🔻🔻"),
        ("red-x2", "×2"),
    ],
)
def test_a_colour_shows_all_its_cards(area: str, shown: str) -> None:
    assert formula(by_colour(cards(area))[list(Colour).index(Colour.RED)]) == shown


def block(area: str, *rounds: int) -> str:
    """What is shown of Ben, who has taken these cards and scored so much in the rounds before."""
    seen = look(table("red-1", "blue-1", "green-1", areas=["", area]))
    return seat_block(seen, seen.view.seats[1]._replace(rounds=rounds, total=sum(rounds)))


def test_g8_the_worked_example_stands_at_the_table() -> None:
    shown = block(
        "red-3 red-6 blue-8 blue-2 blue-4 blue-x2 blue-minus-1 blue-minus-2 "
        "green-7 green-nicht_die_bohne yellow-4 yellow-9 yellow-minus-1"
    )
    assert shown == (
        "**Ben** · 1 card · **24 points**\n"
        "> 🍅 Red: 3 + 6 = **9**  ·  💧 Blue: (2 + 4 + 8) ×2 🔻🔻 = **28**  ·  "
        "🥦 Green: 7 🚫 = **0**  ·  🌽 Yellow: (4 + 9) 🔻 = **−13**"
    )


def test_colours_without_cards_are_left_out() -> None:
    assert block("yellow-1") == "**Ben** · 1 card · **1 point**\n> 🌽 Yellow: 1 = **1**"
    assert block("") == "**Ben** · 1 card · **0 points**\n> nothing taken"


def test_totals_of_the_rounds_stand_beside_the_running_total() -> None:
    shown = block("yellow-4 yellow-minus-1", 24, -30)
    assert shown.startswith("**Ben** · 1 card · **−10 points** (24, −30, now −4)\n")


def test_the_token_who_is_waited_for_and_who_left_are_marked() -> None:
    state = lay(table("red-1 red-2", "blue-1 blue-2", "green-1 green-2"), 0, "red-1")
    seen = look(lay(state, 1, "blue-1"), left=[1])
    lines = [seat_block(seen, seat).splitlines()[0] for seat in seen.view.seats]
    assert lines == [
        "🫘 **Ana** · 1 card · **0 points**",
        "**Ben** · 1 card · **0 points** · *left · a computer plays*",
        "**Cleo** · 2 cards · **0 points** ⏳",
    ]
    removed = [one._replace(removed=one.left) for one in seen.table.seats]
    told = seat_block(seen._replace(table=seen.table._replace(seats=tuple(removed))), seen.view.seats[1])
    assert told.splitlines()[0] == lines[1].replace("left ·", "removed by the host ·")


@pytest.mark.parametrize(
    ("area", "shown"),
    [
        ("red-3 red-6 blue-8 blue-minus-1", "Your area: 🍅 3 6 → 9 · 💧 8 minus → −8"),
        ("green-2 green-8 green-x2", "Your area: 🥦 2 8 ×2 → 20"),
        ("red-5 red-nicht_die_bohne red-minus-1 red-minus-2", "Your area: 🍅 5 minus minus nicht die Bohne → 0"),
        ("yellow-x2", "Your area: 🌽 ×2 → 0"),
        ("", "Your area: nothing taken yet"),
    ],
)
def test_the_own_area_is_a_line_of_cards_and_what_they_are_worth(area: str, shown: str) -> None:
    assert yours("en", by_colour(cards(area))).replace("\N{NO-BREAK SPACE}", " ") == shown
