"""H5, H7: bean stews, the General Stores, and the Distilleries that concern them."""

from __future__ import annotations

import pytest

from bot.games.bohnanza import moves as m
from bot.games.bohnanza.cards import Bean
from bot.games.bohnanza.chapters.ending import score
from bot.games.bohnanza.high_bohn import moves as h
from bot.games.bohnanza.high_bohn.shown import StewOption
from bot.games.bohnanza.high_bohn.slots import town_of
from bot.games.bohnanza.high_bohn.town import holdings
from bot.games.bohnanza.options import options
from bot.games.bohnanza.state import Phase, State
from bot.games.bohnanza.view import view
from tests.games.bohnanza.high_bohn.towns import (
    bought,
    buy,
    can,
    changes_only_the_score,
    meter,
    places,
    seen,
    stew_meter,
    stored,
    town,
    under_distillery,
    under_saloon,
)
from tests.games.bohnanza.playing import act, end_trading, plant, refused, trade
from tests.games.bohnanza.tables import farm, hand, pick, set_aside, thalers, words


def test_h5_saloon_3_a_stew_pays_by_its_meter_under_the_saloon() -> None:
    assert stew_meter("saloon-3") == [0, 0, 1, 1, 1, 2, 3, 4]
    state = town(buildings=["saloon-3"], hands=["soy"], fields=["~soy+red+blue+chili -"], thalers=["red"])
    after = act(state, 0, m.Harvest(0))
    assert (farm(after, 0), thalers(after, 0), under_saloon(after, 0)) == ("- -", "red", "chili")
    assert words(after.discard) == "soy red blue"


def test_h5_saloon_4_a_stew_pays_by_its_meter() -> None:
    assert stew_meter("saloon-4") == [0, 0, 1, 1, 2, 3, 4, 5]


@pytest.mark.parametrize("building", ["saloon-3", "saloon-4"])
def test_h7_any_normal_field_with_a_single_card_may_become_a_stew(building: str) -> None:
    state = town(buildings=[f"{building} gold_mine-4"], hands=["soy"], fields=["red blue×2 garden chili"])
    assert places(state) == (0, 2, 3)
    after = plant(state, 0, "soy", 3)
    assert farm(after, 0) == "red blue×2 garden ~chili+soy"
    shown = view(after, None).seats[0].fields[3]
    assert (shown.bean, shown.cards, shown.mixed) == (None, 2, ("chili", "soy"))


def test_h7_no_kind_twice_in_a_stew() -> None:
    state = town(buildings=["saloon-3"], hands=["soy red"], fields=["~soy+blue chili×2"])
    (soy, _) = state.players[0].hand
    assert refused(state, 0, m.Plant(soy, 0)) == "no-room"


def test_h7_a_stew_neither_forbids_nor_attracts_a_kind() -> None:
    assert places(town(buildings=["saloon-3"], hands=["soy"], fields=["~soy+blue -"])) == (1,)
    assert places(town(buildings=["saloon-3"], hands=["soy"], fields=["soy×2 ~red+blue"])) == (0, 1)
    assert places(town(buildings=["saloon-3"], hands=["soy"], fields=["soy×2 red"])) == (0, 1)


def test_h7_a_one_card_field_is_still_a_field_of_its_bean() -> None:
    assert places(town(buildings=["saloon-3"], hands=["soy"], fields=["soy -"])) == (0,)


def test_h7_no_stew_on_saloon_2_or_blacksmith_2_nor_without_the_saloon() -> None:
    state = town(buildings=["saloon-3 blacksmith-2", ""], hands=["soy"], fields=["red×2 blue×2 chili"])
    assert places(state) == ()
    assert places(town(hands=["soy"], fields=["red blue"])) == ()


def test_h7_bean_protection_goes_by_the_number_of_cards_of_a_stew() -> None:
    state = town(buildings=["saloon-3"], hands=["soy"], fields=["~red+blue chili"])
    assert refused(state, 0, m.Harvest(1)) == "bean-protection"
    assert farm(act(state, 0, m.Harvest(0)), 0) == "- chili"


def test_h7_a_harvested_stew_is_a_field_like_any_other_again() -> None:
    state = act(town(buildings=["saloon-3"], hands=["soy soy"], fields=["~red+blue chili×2"]), 0, m.Harvest(0))
    state = plant(plant(state, 0, "soy", 0), 0, "soy", 0)
    assert (farm(state, 0), view(state, None).seats[0].fields[0].bean) == ("soy×2 chili×2", "soy")


def test_h7_thalers_under_the_saloon_cannot_be_spent() -> None:
    state = town(buildings=["saloon-3"], hands=["soy"], under_saloon=["red×4 blue×3"])
    assert refused(state, 0, buy("tipi-1")) == "too-few-thalers-of-a-bean"
    assert refused(state, 0, m.BuyField()) == "too-few-thalers"
    assert can(state, 0).buy == ()


def test_h7_thalers_under_the_saloon_count_as_cash_before_the_tipi() -> None:
    state = town(buildings=["saloon-3 tipi-4"], thalers=["blue×3"], under_saloon=["red soy"])
    assert seen(state).seats[0].score == (3, 2, 1, 7, 0)


def test_h6_who_lays_soy_on_a_single_bean_with_farm_2_and_a_saloon_says_which_it_becomes() -> None:
    state = town(buildings=["farm-2 saloon-3"], hands=["soy"], fields=["blue red×2"])
    (option,) = options(state, 0).plant
    assert option.places == (0,)
    assert can(state, 0).stews == (StewOption(option.card, (), (0,)),)
    assert farm(act(state, 0, m.Plant(option.card, 0)), 0) == "blue+soy red×2"
    assert farm(act(state, 0, h.BeginStew(option.card, 0)), 0) == "~blue+soy red×2"


def test_h6_farm_2_does_not_work_on_a_stew() -> None:
    assert places(town(buildings=["farm-2 saloon-3"], hands=["soy"], fields=["~blue+soy red×2"])) == ()
    assert places(town(buildings=["farm-2 saloon-3"], hands=["blue"], fields=["blue×2+soy red×2"])) == (0,)


def test_h6_a_farm_field_of_two_cards_becomes_no_stew() -> None:
    assert places(town(buildings=["farm-2 saloon-3"], hands=["chili"], fields=["blue+soy red×2"])) == ()


def test_h5_general_store_1_changes_only_the_score() -> None:
    changes_only_the_score("general_store-1")


def fill(building: str) -> State:
    """In phase 1 and phase 3 all that there is room for goes onto the store."""
    state = town(
        phase=Phase.PLANT_RECEIVED,
        buildings=[building],
        hands=["", "red"],
        set_aside=["soy soy blue blue"],
        fields=["soy blue"],
    )
    while cards := can(state, 0).store:
        state = act(state, 0, h.Store(cards[0]))
    return state


@pytest.mark.parametrize(
    ("building", "room"), [("general_store-2", 1), ("general_store-3", 2), ("general_store-4", 3)]
)
def test_h5_a_general_store_holds_so_many(building: str, room: int) -> None:
    state = fill(building)
    assert len(stored(state, 0).split()) == room
    assert seen(state).seats[0].room == 0
    assert refused(state, 0, h.Store(state.players[0].set_aside[0])) == "store-is-full"


def test_h5_general_store_2_stores_one_bean() -> None:
    assert stored(fill("general_store-2"), 0) == "soy"


def test_h5_general_store_3_stores_two_beans() -> None:
    assert stored(fill("general_store-3"), 0) == "soy soy"


def test_h5_general_store_4_stores_three_beans() -> None:
    assert stored(fill("general_store-4"), 0) == "soy soy blue"


def test_h7_in_phase_1_a_stored_card_counts_as_one_of_two_the_due_first_one_too() -> None:
    state = town(buildings=["general_store-4"], hands=["soy red blue"], fields=["red -"])
    state = act(state, 0, h.Store(state.players[0].hand[0]))
    assert (stored(state, 0), hand(state, 0), state.planted) == ("soy", "red blue", 1)
    assert options(state, 0).turn_up
    state = plant(state, 0, "red", 0)
    assert (state.phase, hand(state, 0)) == (Phase.TRADE, "blue")


def test_h7_with_farm_3_a_third_card_may_be_stored() -> None:
    state = town(buildings=["general_store-2 farm-3"], hands=["red red soy"], fields=["red -"])
    state = plant(plant(state, 0, "red", 0), 0, "red", 0)
    state = act(state, 0, h.Store(state.players[0].hand[0]))
    assert (state.phase, stored(state, 0)) == (Phase.TRADE, "soy")


def test_h7_in_phase_3_face_up_and_received_cards_may_be_stored_on_and_off_turn() -> None:
    state = town(
        phase=Phase.TRADE,
        buildings=["general_store-3", "general_store-2"],
        hands=["red", "blue"],
        face_up="soy green",
    )
    state = end_trading(trade(state, 0, 1, "soy", "blue"))
    (blue, green), (soy,) = (state.players[seat].set_aside for seat in (0, 1))
    for seat, card in ((0, blue), (0, green), (1, soy)):
        state = act(state, seat, h.Store(card))
    assert [stored(state, seat) for seat in (0, 1)] == ["blue green", "soy"]
    assert state.turn == 2


def test_h7_nothing_is_stored_while_trading() -> None:
    state = town(phase=Phase.TRADE, buildings=["general_store-3"], hands=["red"], face_up="soy")
    assert can(state, 0).store == ()
    assert refused(state, 0, h.Store(state.face_up[0])) == "planted-after-trading"


def test_h7_stored_beans_are_traded_on_and_off_turn() -> None:
    state = town(
        phase=Phase.TRADE,
        buildings=["general_store-2", "general_store-2"],
        hands=["red", "blue"],
        stored=["soy", "green"],
        face_up="chili",
    )
    state = trade(state, 0, 1, "soy", "green")
    assert [stored(state, seat) for seat in (0, 1)] == ["", ""]
    assert [set_aside(state, seat) for seat in (0, 1)] == ["green", "soy"]
    assert [hand(state, seat) for seat in (0, 1)] == ["red", "blue"]


def test_h7_a_card_received_from_anothers_store_must_be_planted() -> None:
    state = town(
        phase=Phase.TRADE,
        buildings=["general_store-2", "general_store-3"],
        hands=["soy", "blue"],
        stored=["soy"],
        face_up="chili",
    )
    (kept,) = holdings(state.players[0]).stored
    from_hand = state.players[0].hand[0]
    state = act(state, 0, m.MakeOffer((kept, from_hand), (), 1))
    state = end_trading(act(state, 1, m.Accept(1)))
    assert can(state, 1).store == (from_hand,)
    assert refused(state, 1, h.Store(kept)) == "from-anothers-store"
    assert stored(act(state, 1, h.Store(from_hand)), 1) == "soy"


def test_h7_nor_are_cards_of_anothers_store_that_come_in_two_trades() -> None:
    state = town(
        players=4,
        phase=Phase.TRADE,
        buildings=["general_store-3", "general_store-4"],
        hands=["", "blue"],
        stored=["soy red"],
        face_up="chili",
    )
    first, second = holdings(state.players[0]).stored
    for number, card in enumerate((first, second), 1):
        state = act(act(state, 0, m.MakeOffer((card,), (), 1)), 1, m.Accept(number))
    state = end_trading(state)
    assert can(state, 1).store == ()
    assert [refused(state, 1, h.Store(card)) for card in (first, second)] == ["from-anothers-store"] * 2


def test_h7_a_card_of_anothers_store_that_comes_again_in_a_later_turn_may_be_stored() -> None:
    """Planted, harvested, shuffled and turned up in the own turn, it comes from no store any more."""
    state = town(
        phase=Phase.TRADE,
        buildings=["general_store-2", "general_store-2"],
        hands=["", "blue"],
        stored=["soy"],
        set_aside=["", "", "garden"],
        draw="stink×3",
        discard="red green",
    )
    (kept,) = holdings(state.players[0]).stored
    state = end_trading(act(act(state, 0, m.MakeOffer((kept,), (), 1)), 1, m.Accept(1)))
    assert refused(state, 1, h.Store(kept)) == "from-anothers-store"
    state = act(plant(state, 1, "soy", 0), 1, m.Harvest(0))
    state = plant(plant(state, 2, "garden", 0), 1, "blue", 0)
    assert (state.turn, state.active, kept in state.face_up) == (2, 1, True)
    state = end_trading(state)
    assert kept in can(state, 1).store
    assert stored(act(state, 1, h.Store(kept)), 1) == "soy"


def test_h7_nor_does_another_one_of_that_turn_hold_it_back() -> None:
    state = town(
        phase=Phase.TRADE,
        buildings=["general_store-3", "general_store-2"],
        hands=["", "blue"],
        stored=["soy red"],
        set_aside=["", "", "garden"],
        draw="stink×3",
        discard="chili green",
    )
    soy, red = holdings(state.players[0]).stored
    state = end_trading(act(act(state, 0, m.MakeOffer((soy,), (), 1)), 1, m.Accept(1)))
    state = act(plant(state, 1, "soy", 0), 1, m.Harvest(0))
    state = plant(plant(state, 2, "garden", 0), 1, "blue", 0)
    assert (state.turn, soy in state.face_up) == (2, True)
    state = end_trading(act(act(state, 0, m.MakeOffer((red,), (), 1)), 1, m.Accept(state.offered + 1)))
    assert soy in can(state, 1).store
    assert refused(state, 1, h.Store(red)) == "from-anothers-store"


def test_h7_stored_beans_are_never_planted_and_worth_nothing() -> None:
    state = town(buildings=["general_store-2"], hands=["red"], stored=["soy"])
    (kept,) = holdings(state.players[0]).stored
    assert refused(state, 0, m.Plant(kept, 0)) == "card-not-in-hand"
    assert refused(state, 0, h.Store(kept)) == "card-not-in-hand"
    assert score(state.rules, state.players[0]) == 2


@pytest.mark.parametrize("viewer", [None, 1])
def test_b3_2_stored_beans_thalers_under_buildings_and_bean_sides_are_public(viewer: int | None) -> None:
    state = town(
        buildings=["general_store-3 saloon-3"], stored=["soy blue"], under_saloon=["red green"], thalers=["garden"]
    )
    found = view(state, viewer)
    here = town_of(found)
    assert here is not None
    mine = here.seats[0]
    assert (mine.buildings, mine.stored, mine.under_saloon, found.seats[0].thalers) == (
        ("general_store-3", "saloon-3"),
        ("blue", "soy"),
        ("red", "green"),
        ("garden",),
    )


def test_h7_only_with_a_store_and_only_the_card_that_is_due() -> None:
    state = town(buildings=["general_store-2"], hands=["red soy", "soy"])
    assert refused(state, 0, h.Store(state.players[0].hand[1])) == "not-the-first-card"
    assert refused(state, 1, h.Store(state.players[1].hand[0])) == "no-store"


def test_h7_a_stored_card_makes_no_room_by_being_given_in_an_offer_that_stands() -> None:
    state = town(
        phase=Phase.TRADE, buildings=["general_store-2"], stored=["soy"], hands=["red", "blue"], face_up="chili"
    )
    state = act(state, 0, m.MakeOffer(pick(holdings(state.players[0]).stored, "soy")))
    assert seen(state).seats[0].room == 0
    assert view(state, 1).offers[0].give == ("soy",)


def test_h5_distillery_1_changes_only_the_score() -> None:
    changes_only_the_score("distillery-1")


def test_h5_distillery_3_takes_one_thaler_of_every_stew_that_pays_the_harvesters_choice() -> None:
    state = town(buildings=["distillery-3", "saloon-4"], hands=["soy"], fields=["", "~soy+red+blue+chili+green -"])
    by_itself = act(state, 1, m.Harvest(0))
    assert (under_distillery(by_itself, 0), under_saloon(by_itself, 1)) == ("green", "chili")
    (choice,) = can(state, 1).harvests
    assert (choice.pays, choice.under_distillery) == (2, "green")
    chosen = act(state, 1, h.HarvestFor(0, (Bean("red"), Bean("blue")), Bean("red")))
    assert (under_distillery(chosen, 0), under_saloon(chosen, 1)) == ("red", "blue")
    assert words(chosen.discard) == "soy chili green"


def test_h5_distillery_3_of_a_stew_worth_one_takes_all_and_of_one_worth_nothing_nothing() -> None:
    state = town(buildings=["distillery-3", "saloon-4"], hands=["soy"], fields=["", "~soy+red+blue ~green+chili"])
    state = act(act(state, 1, m.Harvest(0)), 1, m.Harvest(1))
    assert (under_distillery(state, 0), under_saloon(state, 1)) == ("blue", "")


def test_h5_distillery_3_takes_nothing_of_other_harvests() -> None:
    state = town(buildings=["distillery-3"], hands=["soy"], fields=["", "red×3 -"])
    assert under_distillery(act(state, 1, m.Harvest(0)), 0) == ""
    assert refused(state, 1, h.HarvestFor(0, None, Bean("red"))) == "nobody-takes-a-thaler"


def test_h7_thalers_under_the_distillery_count_as_cash_before_the_tipi_and_are_not_spent() -> None:
    state = town(buildings=["distillery-3 tipi-4", "saloon-4"], fields=["", "~soy+red+blue -"], thalers=["blue×4"])
    state = act(state, 1, m.Harvest(0))
    assert seen(state).seats[0].score == (4, 1, 1, 7, 0)
    assert thalers(state, 0) == "blue blue blue blue"


def test_h5_distillery_4_cognac_pays_by_its_own_meter() -> None:
    assert meter("distillery-4", "cognac", 10) == [0, 0, 1, 1, 2, 2, 3, 4, 4, 4]
    assert meter("", "cognac", 10) == [0, 0, 0, 0, 1, 1, 2, 2, 3, 4]


def test_h7_a_saloon_bought_just_now_works_on_a_single_card_at_once() -> None:
    state = town(hands=["soy"], fields=["red blue"], thalers=["green×3"])
    assert places(bought(state, 0, "saloon-3")) == (0, 1)
