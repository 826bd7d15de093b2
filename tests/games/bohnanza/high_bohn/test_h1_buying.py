"""H1–H4: buying buildings, and those that leave the game."""

from __future__ import annotations

import pytest

from bot.games.bohnanza import moves as m
from bot.games.bohnanza.events import FieldBought
from bot.games.bohnanza.high_bohn import moves as h
from bot.games.bohnanza.high_bohn.buildings import BUILDINGS
from bot.games.bohnanza.high_bohn.events import BuildingBought, BuildingsLeft
from bot.games.bohnanza.state import Phase
from tests.games.bohnanza.high_bohn.towns import bought, building, buy, can, owned, seen, town
from tests.games.bohnanza.playing import act, happens, refusal, refused
from tests.games.bohnanza.tables import table, thalers, words

PRINTED = {
    "gold_mine": "garden",
    "tipi": "red",
    "bank": "black_eyed",
    "farm": "soy",
    "saloon": "green",
    "general_store": "stink",
    "blacksmith": "chili",
    "jail": "blue",
    "distillery": "cognac",
}


def test_h1_each_bean_has_one_type_in_four_prices_each_once() -> None:
    assert {facts.type: facts.bean for facts in BUILDINGS.values()} == PRINTED
    assert [*BUILDINGS] == [f"{kind}-{price}" for kind in PRINTED for price in (1, 2, 3, 4)]
    assert all(facts.building == name and name.endswith(f"-{facts.price}") for name, facts in BUILDINGS.items())
    assert all(bool(facts.effects) == (facts.price > 1) for facts in BUILDINGS.values())


def test_h1_distilleries_are_for_sale_in_the_cognac_variant_only() -> None:
    without, variant = seen(table(edition="high_bohn")), seen(town())
    assert (len(without.buildings), len(variant.buildings)) == (32, 36)
    assert refused(table(edition="high_bohn"), 0, buy("distillery-1")) == "no-such-building"


def test_h1_a_building_costs_thalers_of_its_own_bean_which_go_to_the_discard_pile() -> None:
    state = town(hands=["soy"], thalers=["green red green blue green"], discard="soy")
    after = bought(state, 0, "saloon-2")
    assert (owned(after, 0), thalers(after, 0)) == ("saloon-2", "green red blue")
    assert words(after.discard) == "soy green green"


def test_h4_it_is_paid_with_the_topmost_thalers_of_its_bean_the_rest_keep_their_order() -> None:
    state = town(hands=["soy"], thalers=["green red green blue green"])
    low, _, middle, _, top = state.players[0].thalers
    assert happens(state, 0, buy("saloon-2")) == (BuildingBought(0, building("saloon-2"), (top, middle)),)
    assert low in bought(state, 0, "saloon-2").players[0].thalers


def test_h4_a_third_field_is_paid_with_the_topmost_thalers_of_any_bean() -> None:
    state = town(hands=["soy"], thalers=["green red green blue"])
    paid = state.players[0].thalers[:0:-1]
    assert happens(state, 0, m.BuyField()) == (FieldBought(0, paid),)


def test_g4_saloon_3_costs_three_green_thalers() -> None:
    state = town(hands=["soy"], thalers=["green×2 red×5", "green×3"])
    why = refusal(state, 0, buy("saloon-3"))
    assert (why.reason, why.facts) == ("too-few-thalers-of-a-bean", {"bean": "green", "price": 3, "thalers": 2})
    assert owned(bought(state, 1, "saloon-3"), 1) == "saloon-3"


@pytest.mark.parametrize("phase", [Phase.PLANT, Phase.TRADE, Phase.PLANT_RECEIVED])
@pytest.mark.parametrize("seat", range(4))
def test_h1_anybody_buys_at_any_time(phase: Phase, seat: int) -> None:
    state = town(players=4, phase=phase, hands=["soy"] * 4, set_aside=["red"], thalers=["blue"] * 4)
    after = bought(state, seat, "jail-1")
    assert (owned(after, seat), after.phase) == ("jail-1", phase)


def test_h1_any_price_may_be_bought_first() -> None:
    state = town(players=5, hands=["soy"], thalers=["soy×4", "soy", "soy×3", "soy×2"])
    for seat, price in ((0, 4), (1, 1), (2, 3), (3, 2)):
        state = bought(state, seat, f"farm-{price}")
    assert [owned(state, seat) for seat in range(5)] == ["farm-4", "farm-1", "farm-3", "farm-2", ""]


def test_h1_several_at_once_all_or_none() -> None:
    state = town(hands=["soy"], thalers=["blue red red soy"])
    assert owned(bought(state, 0, "jail-1", "tipi-2"), 0) == "jail-1 tipi-2"
    assert refused(state, 0, buy("jail-1", "tipi-3")) == "too-few-thalers-of-a-bean"
    assert refused(state, 0, buy("tipi-1", "tipi-2")) == "one-building-of-a-type"


def test_h1_nobody_owns_two_of_a_type() -> None:
    state = town(hands=["soy"], buildings=["jail-1"], thalers=["blue×3"])
    assert refused(state, 0, buy("jail-2")) == "one-building-of-a-type"
    assert can(state, 0).buy == ()


def test_h2_a_building_goes_to_whoever_comes_first() -> None:
    """Though the active player could have paid for it, too: nobody's purchase waits for another's wish."""
    before = town(hands=["soy"], thalers=["blue", "blue"])
    assert (before.active, "jail-1" in can(before, 0).buy) == (0, True)
    state = bought(before, 1, "jail-1")
    assert refused(state, 0, buy("jail-1")) == "building-gone"
    assert seen(state).buildings[28].owner == 1


def test_g3_three_players_farms_2_and_4_owned_farms_1_and_3_leave() -> None:
    state = town(buildings=["farm-2"], hands=["soy"], thalers=["", "soy×4", "soy"])
    events = happens(state, 1, buy("farm-4"))
    assert events[1:] == (BuildingsLeft((building("farm-1"), building("farm-3"))),)
    state = bought(state, 1, "farm-4")
    assert refused(state, 2, buy("farm-1")) == "building-gone"
    assert [one.for_sale for one in seen(state).buildings if one.type == "farm"] == [False] * 4
    assert can(state, 2).buy == ()


def test_g3_four_players_banks_1_3_and_4_owned_bank_2_leaves() -> None:
    state = town(players=4, buildings=["bank-1", "bank-3"], hands=["soy"], thalers=["", "", "black_eyed×4"])
    events = happens(state, 2, buy("bank-4"))
    assert events[1:] == (BuildingsLeft((building("bank-2"),)),)


def test_h3_four_players_two_owners_are_not_enough() -> None:
    state = town(players=4, buildings=["bank-1"], hands=["soy"], thalers=["", "black_eyed×4"])
    assert len(happens(state, 1, buy("bank-4"))) == 1


def test_h3_five_players_none_leaves() -> None:
    state = town(
        players=5, buildings=["bank-1", "bank-2", "bank-3"], hands=["soy"], thalers=[""] * 3 + ["black_eyed×4"]
    )
    assert len(happens(state, 3, buy("bank-4"))) == 1
    assert refused(bought(state, 3, "bank-4"), 4, buy("bank-1")) == "building-gone"


def test_h1_what_can_be_bought_by_whom_for_what_is_seen_by_all() -> None:
    state = town(buildings=["jail-2"], hands=["soy"], thalers=["blue", "blue×2 red", "blue"])
    jails = [one for one in seen(state).buildings if one.type == "jail"]
    assert [(one.price, one.bean, one.owner, one.for_sale, one.buyers) for one in jails] == [
        (1, "blue", None, True, (1, 2)),
        (2, "blue", 0, False, ()),
        (3, "blue", None, True, ()),
        (4, "blue", None, True, ()),
    ]
    assert can(state, 1).buy == ("tipi-1", "jail-1")


def test_h1_bad_purchases_are_refused() -> None:
    state = town(hands=["soy"], thalers=["blue×4"])
    assert refused(state, 0, h.BuyBuildings(())) == "no-such-building"
    assert refused(state, 0, buy("castle-1")) == "no-such-building"
    assert refused(act(state, 0, buy("jail-4")), 0, buy("jail-1")) == "one-building-of-a-type"
