"""How the best player plans for the town of High Bohn: what a building brings, when it is bought, odd fields."""

from __future__ import annotations

from functools import partial

import pytest

from bot.games.bohnanza.cards import Bean
from bot.games.bohnanza.high_bohn.buildings import BUILDINGS, in_play
from bot.games.bohnanza.high_bohn.effects import EFFECTS
from bot.games.bohnanza.high_bohn.moves import BuyBuildings, BuyNoMore
from bot.games.bohnanza.high_bohn.names import Building
from bot.games.bohnanza.moves import Harvest, Plant, TurnUp
from bot.games.bohnanza.state import Phase, State
from bot.games.bohnanza.view import view
from bot.games.chance import seeded
from bot.players import FAMILIES
from bot.players.bohnanza.valuation.buildings import A_ROUND, BY_NUMBERS, brings, remaining
from bot.players.bohnanza.valuation.counting import count
from bot.players.bohnanza.valuation.meters import meters, promising
from tests.games.bohnanza.high_bohn.towns import buy, next_turn, town
from tests.games.bohnanza.playing import act
from tests.games.bohnanza.tables import table

BLUE, RED, SOY = Bean("blue"), Bean("red"), Bean("soy")


def choose(state: State, seat: int = 0) -> object:
    return FAMILIES["bohnanza"].players["hard"](view(state, seat), seeded(1))


def worth(state: State, name: str) -> float:
    """What a building will bring the first seat."""
    seen = view(state, 0)
    return brings(Building(name), remaining(seen, 0, count(seen)))


EARLY = town(buildings=["", "saloon-3"])
LATE = town(draw="blue×6", exhaustions=2, buildings=["", "saloon-3"])


def test_every_effect_is_worth_something() -> None:
    assert set(EFFECTS.values()) == {*A_ROUND, *BY_NUMBERS}
    for building in in_play(EARLY.rules.beans):
        assert (worth(EARLY, building) > 0) == bool(BUILDINGS[building].effects)


@pytest.mark.parametrize("name", ["jail-3", "saloon-4", "gold_mine-4", "general_store-2", "farm-3", "jail-4"])
def test_a_building_brings_the_less_the_less_time_is_left(name: str) -> None:
    assert worth(EARLY, name) > 3 * worth(LATE, name) > 0


def test_dearer_stores_banks_and_stews_bring_more() -> None:
    for cheap, dear in (("general_store-2", "general_store-4"), ("saloon-3", "saloon-4"), ("tipi-2", "tipi-4")):
        assert worth(EARLY, cheap) < worth(EARLY, dear)


hand = partial(town, hands=["soy soy"])
"""Somebody with cards to plant, early in the game."""


def test_of_a_type_what_brings_most_is_bought() -> None:
    assert choose(hand(thalers=["green×4"], fields=["blue×2 red×2 -"])) == buy("saloon-4")


def test_a_dearer_one_whose_thalers_stand_in_a_field_is_waited_for() -> None:
    assert choose(hand(thalers=["green×3"], fields=["red×2 blue -"])) == buy("saloon-3")
    assert choose(hand(thalers=["green×3"], fields=["green×3 blue -"])) != buy("saloon-3")


def test_nothing_is_bought_of_what_a_field_is_to_be_paid_with() -> None:
    """A third field brings more than any store."""
    assert not isinstance(choose(hand(thalers=["stink×2 red"], fields=["red×2 -"])), BuyBuildings)
    assert choose(hand(thalers=["stink×2 red×4"], fields=["red×2 -"])) != TurnUp()


def test_what_does_nothing_more_is_bought_only_when_its_type_runs_out() -> None:
    owned = ["", "jail-2", "jail-3"]
    assert choose(hand(players=4, thalers=["blue"], buildings=owned)) == buy("jail-1")
    assert not isinstance(choose(hand(players=4, thalers=["blue"], buildings=owned[:2])), BuyBuildings)


def last_purchases(thalers: str, buildings: str) -> State:
    """The end, when the first seat is asked what it buys last."""
    return next_turn(
        town(
            phase=Phase.PLANT_RECEIVED,
            active=2,
            ending=True,
            draw="soy",
            set_aside=["", "", "garden"],
            thalers=[thalers],
            buildings=[buildings],
        )
    )


def test_h8_nothing_is_bought_with_what_pays_more_as_cash() -> None:
    state = last_purchases("blue×5", "tipi-4")
    assert state.asked == (0,)
    assert choose(state) == BuyNoMore()


def test_h8_the_bonus_for_more_types_is_worth_what_cash_would_have_paid() -> None:
    state = last_purchases("blue×5", "tipi-4 farm-1 bank-1")
    assert choose(state) == buy("jail-1")


def test_h8_what_pays_for_cash_comes_first_then_the_cheapest() -> None:
    state = last_purchases("red×2 blue×9 soy×2", "")
    assert choose(state) == buy("tipi-2")
    assert choose(act(state, 0, buy("tipi-2"))) != buy("jail-3")


def test_thalers_that_buy_something_are_worth_more() -> None:
    state = town(thalers=["red"])
    seen = view(state, 0)
    plain, more = meters(seen, 0), promising(seen, 0, count(seen))
    assert more[SOY][2] - plain[SOY][2] >= more[RED][2] - plain[RED][2]
    assert more[SOY][2] > plain[SOY][2] == 1
    owner = view(town(buildings=["jail-1"]), 0)
    assert promising(owner, 0, count(owner))[BLUE] == meters(owner, 0)[BLUE]
    no_town = view(table(), 0)
    assert promising(no_town, 0, count(no_town)) == meters(no_town, 0)


def test_the_more_types_there_are_the_more_one_more_is_worth() -> None:
    owned = ("", "tipi-1 bank-1 farm-1 saloon-1 jail-1 gold_mine-1")
    few, many = (view(town(buildings=[own], exhaustions=2), 0) for own in owned)
    stink = Bean("stink")
    assert promising(many, 0, count(many))[stink][3] > promising(few, 0, count(few))[stink][3]


def planting(buildings: str, hand: str, fields: str) -> State:
    """Somebody without thalers who has to plant."""
    return town(buildings=[buildings], hands=[hand], fields=[fields])


def test_h7_what_fits_nowhere_goes_into_a_stew() -> None:
    state = planting("saloon-4", "soy", "~blue+red+green chili×4 blue×3")
    assert choose(state) == Plant(state.players[0].hand[0], 0)


def test_h7_a_single_card_becomes_a_stew_rather_than_a_good_field_is_harvested() -> None:
    state = planting("saloon-4", "soy", "garden chili×4")
    assert choose(state) == Plant(state.players[0].hand[0], 0)


def test_h5_a_field_for_one_bean_keeps_the_others_free() -> None:
    state = planting("blacksmith-2", "chili soy", "- blue×3 -")
    assert choose(state) == Plant(state.players[0].hand[0], 2)


def test_h5_three_cards_are_planted_where_that_is_allowed() -> None:
    state = planting("farm-3", "blue blue blue soy", "blue×3 red×2")
    for _ in range(3):
        card = state.players[0].hand[0]
        assert choose(state) == Plant(card, 0)
        state = act(state, 0, Plant(card, 0))


def test_h5_soy_is_sown_rather_than_a_field_is_harvested() -> None:
    state = planting("farm-2", "soy", "blue×3 red×2")
    assert choose(state) == Plant(state.players[0].hand[0], 0)


def test_where_all_that_would_do_is_protected_another_field_comes_first() -> None:
    state = planting("blacksmith-2", "soy", "blue red chili×3")
    assert choose(state) == Harvest(2)


def test_what_a_thaler_buys_is_not_reckoned_with_twice() -> None:
    """A second card pays the first thaler; to harvest it and begin the same bean again would be a waste."""
    state = table(
        edition="high_bohn",
        phase=Phase.PLANT_RECEIVED,
        players=4,
        hands=["black_eyed red black_eyed chili soy"],
        fields=["soy black_eyed"],
        set_aside=["black_eyed×2 blue"],
    )
    while state.phase is Phase.PLANT_RECEIVED:
        move = choose(state)
        assert isinstance(move, Harvest | Plant)
        state = act(state, 0, move)
        assert not state.players[0].thalers
