"""Planting on the screens (B4): the buttons of each card, and what an old one does."""

from __future__ import annotations

import pytest

from bot.games.bohnanza import moves as m
from bot.games.bohnanza.cards import Card
from bot.games.bohnanza.state import Phase
from bot.games.contract import OutOfDate, Seat
from bot.ui.bohnanza.hand.screen import hand_screen
from tests.ui.bohnanza.acting import click, moves, play
from tests.ui.bohnanza.examples import Position, crop, look, position
from tests.ui.reading import buttons, controls, keeps_the_limits, words


def test_plant_names_the_field_where_there_is_a_choice() -> None:
    choice = {0: [crop("soy", 2), crop("coffee", 0), crop("chili", 0)]}
    layout = hand_screen(look(position(["red", "red", "red"], fields=choice), 0))
    assert [b.label for b in buttons(layout)][:2] == ["Plant Red in field 2", "Plant Red in field 3"]
    layout = hand_screen(look(position(["soy", "red", "red"], fields=choice), 0))
    assert buttons(layout)[0].label == "Plant Soy in field 1 (2 already there)"
    assert str(buttons(layout)[0].emoji) == "🌱"


def test_german_buttons_name_whole_beans() -> None:
    """A short name by itself sounds odd beside a verb: "Sau ernten"."""
    fields = {0: [crop("soy", 4), crop("green", 3), crop("chili", 1)]}
    seen = look(position(["stink", "red", "red"], fields=fields), 0)._replace(locale="de")
    assert [b.label for b in buttons(hand_screen(seen))][:2] == [
        "Sojabohne ×4 ernten (bringt 2), Saubohne anbauen",
        "Brechbohne ×3 ernten (bringt 1), Saubohne anbauen",
    ]


def test_one_button_harvests_and_plants_and_says_what_it_pays() -> None:
    fields = {0: [crop("soy", 4), crop("coffee", 3), crop("chili", 1)]}
    layout = hand_screen(look(position(["red", "red", "red"], fields=fields), 0))
    assert "No field takes 🍒 Red now: harvest one first." in words(layout)
    assert [b.label for b in buttons(layout)][:2] == [
        "Harvest Soy ×4 (pays 2), plant Red",
        "Harvest Coffee ×3 (pays 0), plant Red",
    ]
    assert controls(layout)[:2] == ["harvest-plant:red-1:0:soy:4", "harvest-plant:red-1:1:coffee:3"]


def test_b4_1_that_the_second_card_needs_no_room_is_said_where_there_is_none() -> None:
    fields = {0: [crop("soy", 4), crop("coffee", 3), crop("chili", 1)]}
    second = look(position(["red", "red", "red"], fields=fields, planted=1), 0)
    assert "No field takes 🍒 Red now unless you harvest one first." in words(hand_screen(second))


def test_only_a_harvest_by_choice_asks_before_it_throws_cards_away() -> None:
    """The first card must be planted; the second need not, unless there is but one field to harvest for it."""
    three = {0: [crop("soy", 4), crop("coffee", 3), crop("chili", 1)]}
    choice = look(position(["red", "red", "red"], fields=three, planted=1), 0)
    asked = ["harvest-plant:red-1:0:soy:4", "ask-harvest-plant:red-1:1:coffee:3"]
    assert controls(hand_screen(choice))[:2] == asked
    two = {0: [crop("coffee", 3), crop("chili", 1)]}
    alone = look(position(["red", "red", "red"], fields=two, planted=1), 0)
    assert controls(hand_screen(alone))[0] == "harvest-plant:red-1:0:coffee:3"
    received = position(["", "red", "red"], phase=Phase.PLANT_RECEIVED, set_aside={0: "red"}, fields=three)
    assert controls(hand_screen(look(received, 0)))[1] == "harvest-plant:red-1:1:coffee:3"


def test_plant_all_stands_where_every_card_has_one_sensible_place() -> None:
    fields = {0: [crop("soy", 2), crop("red", 1), crop("chili", 0)]}

    def at(set_aside: str) -> list[str]:
        aside = {0: set_aside}
        seen = look(position(["", "red", "red"], phase=Phase.PLANT_RECEIVED, fields=fields, set_aside=aside), 0)
        return [action for action in controls(hand_screen(seen)) if action.startswith("plant-all")]

    assert at("soy red soy") == ["plant-all:3:soy-1"]
    assert at("soy wax wax") == ["plant-all:3:soy-1"]
    assert at("soy wax blue") == []
    assert at("soy") == []


def test_kinds_without_room_for_buttons_are_named() -> None:
    empty = [crop("soy", 0)] * 3
    kinds = "coffee wax blue chili stink green soy black_eyed red garden"
    at = position(["", "", ""], phase=Phase.PLANT_RECEIVED, fields={0: empty}, set_aside={0: kinds})
    layout = hand_screen(look(at, 0))
    planting = [action for action in controls(layout) if action.startswith("plant:")]
    assert len(planting) == 18
    assert "`/plant` lists them all: 🌱 Soy, 👁️ Black-eyed, 🍒 Red, 🌻 Garden" in words(layout)
    assert keeps_the_limits(layout)


# Clicks, in time and late


def test_a_card_is_planted_once() -> None:
    there = position(["soy red", "red", "wax"])
    clicked = click("plant", "soy-1", 0)
    once = play(there, 0, clicked)
    with pytest.raises(OutOfDate, match="card-not-to-plant-now"):
        moves(there, 0, clicked, once)


def test_two_blues_in_a_row_are_two_cards() -> None:
    there = position(["blue blue", "red", "wax"])
    once = play(there, 0, click("plant", "blue-1", 0))
    with pytest.raises(OutOfDate):
        moves(there, 0, click("plant", "blue-1", 0), once)
    assert moves(there, 0, click("plant", "blue-2", 0), once) == (m.Plant(Card("blue-2"), 0),)


def test_a_field_that_filled_up_takes_no_more() -> None:
    there = position(["", "", ""], phase=Phase.PLANT_RECEIVED, set_aside={1: "soy red"})
    once = play(there, 1, click("plant", "soy-1", 0))
    with pytest.raises(OutOfDate, match="field-takes-no-more"):
        moves(there, 1, click("plant", "red-1", 0), once)


def test_planting_all_takes_each_card_to_its_one_place() -> None:
    there = position(
        ["", "", "", ""],
        phase=Phase.PLANT_RECEIVED,
        set_aside={0: "green", 1: "soy red wax"},
        fields={1: (crop("red", 2), crop("wax", 1)), 0: (crop("blue", 1), crop("blue", 0))},
    )
    assert _all(there, 0, 1, "green-1") == (m.Plant(Card("green-1"), 1),)
    with pytest.raises(OutOfDate, match="no-single-place"):
        _all(there, 1, 3, "soy-1")
    for count, first in ((2, "soy-1"), (3, "red-1"), (0, "soy-1")):
        with pytest.raises(OutOfDate, match="set-aside-changed"):
            _all(there, 1, count, first)


def test_planting_all_counts_a_field_begun_on_the_way() -> None:
    aside = {0: "soy red red soy"}
    there = position(["", "", "wax"], phase=Phase.PLANT_RECEIVED, set_aside=aside)
    made = _all(there, 0, 4, "soy-1")
    assert [move.field for move in made if isinstance(move, m.Plant)] == [0, 1, 1, 0]
    after = play(there, 0, click("plant-all", 4, "soy-1"))
    with pytest.raises(OutOfDate, match="set-aside-changed"):
        moves(there, 0, click("plant-all", 4, "soy-1"), after)


def _all(there: Position, seat: Seat, count: int, first: str) -> tuple[m.Move, ...]:
    return moves(there, seat, click("plant-all", count, first))
