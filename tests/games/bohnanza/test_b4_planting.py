"""B4, planting: where a card may go."""

from __future__ import annotations

import pytest

from bot.games.bohnanza import moves as m
from bot.games.bohnanza.state import Phase
from tests.games.bohnanza.playing import act, plant, refused
from tests.games.bohnanza.tables import farm, table, thalers


def test_b4_a_card_goes_into_any_empty_field_as_its_player_chooses() -> None:
    state = table(hands=["blue wax"])
    assert [farm(plant(state, 0, "blue", field), 0) for field in range(3)] == ["blue - -", "- blue -", "- - blue"]


def test_b4_a_card_goes_to_its_kind() -> None:
    assert farm(plant(table(hands=["blue wax"], fields=["red blue×2 soy"]), 0, "blue", 1), 0) == "red blue×3 soy"


@pytest.mark.parametrize("field", [0, 2])
def test_b4_a_field_holds_one_kind_of_bean(field: int) -> None:
    state = table(hands=["blue wax"], fields=["red blue soy"])
    assert refused(state, 0, m.Plant(state.players[0].hand[0], field)) == "no-room"


def test_b2_the_same_bean_may_not_stand_in_two_fields() -> None:
    state = table(hands=["blue wax"], fields=["- blue -"])
    assert refused(state, 0, m.Plant(state.players[0].hand[0], 0)) == "no-room"
    assert farm(plant(state, 0, "blue", 1), 0) == "- blue×2 -"


def test_b2_after_its_harvest_the_bean_may_go_anywhere() -> None:
    state = act(table(hands=["blue wax"], fields=["- blue×2 -"]), 0, m.Harvest(1))
    assert farm(plant(state, 0, "blue", 0), 0) == "blue - -"


def test_b4_without_room_a_harvest_makes_it() -> None:
    state = table(hands=["blue wax"], fields=["soy×2 red wax"])
    assert {refused(state, 0, m.Plant(state.players[0].hand[0], field)) for field in range(3)} == {"no-room"}
    state = plant(act(state, 0, m.Harvest(0)), 0, "blue", 0)
    assert (farm(state, 0), thalers(state, 0)) == ("blue red wax", "soy")


def test_b4_without_room_a_bought_field_makes_it() -> None:
    state = table(players=4, hands=["blue wax"], fields=["soy red"], thalers=["wax×3"])
    assert farm(plant(act(state, 0, m.BuyField()), 0, "blue", 2), 0) == "soy red blue"


def test_b4_3_a_field_bought_or_harvested_takes_a_received_card() -> None:
    state = table(players=4, phase=Phase.PLANT_RECEIVED, fields=["", "soy red"], set_aside=["", "wax blue"])
    state = plant(act(state, 1, m.Harvest(1)), 1, "blue", 1)
    assert farm(state, 1) == "soy blue"


@pytest.mark.parametrize("field", [-1, 3])
def test_b4_a_field_that_does_not_exist(field: int) -> None:
    state = table(hands=["blue wax"])
    assert refused(state, 0, m.Plant(state.players[0].hand[0], field)) == "no-such-field"
