"""H5: Gold Mines, Blacksmiths and the Saloon that is a field."""

from __future__ import annotations

import pytest

from bot.games.bohnanza import moves as m
from bot.games.bohnanza.state import Phase
from bot.games.bohnanza.view import view
from tests.games.bohnanza.high_bohn.towns import bought, changes_only_the_score, meter, pays, places, town
from tests.games.bohnanza.playing import act, plant, refused
from tests.games.bohnanza.tables import farm, thalers, words


def test_h5_gold_mine_1_changes_only_the_score() -> None:
    changes_only_the_score("gold_mine-1")


def test_h5_gold_mine_2_a_third_field_costs_its_owner_one_thaler() -> None:
    state = town(buildings=["gold_mine-2"], hands=["soy", "red"], thalers=["red blue", "red blue"])
    assert [view(state, viewer).third_field_price for viewer in (0, 1, None)] == [1, 3, 3]
    after = act(state, 0, m.BuyField())
    assert (farm(after, 0), thalers(after, 0), words(after.discard)) == ("- - -", "red", "blue")
    assert refused(state, 1, m.BuyField()) == "too-few-thalers"


def test_h5_gold_mine_3_garden_pays_by_its_own_meter() -> None:
    assert meter("gold_mine-3", "garden", 6) == [1, 2, 3, 3, 3, 3]
    assert meter("", "garden", 4) == [0, 2, 3, 3]
    assert meter("gold_mine-3", "red", 5) == [0, 1, 2, 3, 4]


def test_h5_gold_mine_3_a_single_garden_bean_may_be_harvested_whatever_the_others_hold() -> None:
    state = town(buildings=["gold_mine-3"], hands=["soy"], fields=["garden red×2 blue", "garden red×2"])
    after = act(state, 0, m.Harvest(0))
    assert (farm(after, 0), thalers(after, 0)) == ("- red×2 blue", "garden")
    assert refused(state, 0, m.Harvest(2)) == "bean-protection"
    assert refused(state, 1, m.Harvest(0)) == "bean-protection"


def test_h5_gold_mine_4_is_one_more_field_for_any_bean_and_a_fourth_may_be_bought() -> None:
    state = bought(town(hands=["soy"], fields=["red blue"], thalers=["garden×4 red×3"]), 0, "gold_mine-4")
    assert farm(state, 0) == "red blue -"
    state = act(state, 0, m.BuyField())
    assert (farm(state, 0), thalers(state, 0)) == ("red blue - -", "")
    assert places(state) == (2, 3)
    assert farm(plant(state, 0, "soy", 2), 0) == "red blue soy -"
    assert refused(state, 0, m.BuyField()) == "third-field-bought-already"


def test_h5_a_gold_mine_works_for_its_owner_alone() -> None:
    state = town(buildings=["gold_mine-2", "gold_mine-4"], hands=["soy"], thalers=["red", "blue×2 red"])
    assert [view(state, seat).third_field_price for seat in (0, 1, 2)] == [1, 3, 3]
    after = act(act(state, 0, m.BuyField()), 1, m.BuyField())
    assert [farm(after, seat) for seat in (0, 1)] == ["- - -", "- - - -"]
    assert [thalers(after, seat) for seat in (0, 1)] == ["", ""]


def test_h5_blacksmith_1_changes_only_the_score() -> None:
    changes_only_the_score("blacksmith-1")


def test_h5_blacksmith_2_is_one_more_field_for_chili_only() -> None:
    state = bought(town(hands=["chili soy"], fields=["chili -"], thalers=["chili×2"]), 0, "blacksmith-2")
    assert places(state) == (0, 2)
    state = plant(state, 0, "chili", 2)
    assert (farm(state, 0), places(state)) == ("chili - chili", (1,))
    (soy,) = state.players[0].hand
    assert refused(state, 0, m.Plant(soy, 2)) == "no-room"


def test_h5_blacksmith_3_chili_pays_by_its_own_meter() -> None:
    assert meter("blacksmith-3", "chili", 9) == [0, 0, 1, 1, 2, 3, 4, 4, 4]
    assert meter("", "chili", 9) == [0, 0, 1, 1, 1, 2, 2, 3, 4]


def test_h5_blacksmith_4_any_single_bean_may_be_harvested() -> None:
    state = town(buildings=["blacksmith-4"], hands=["soy"], fields=["blue red×2 garden"])
    assert farm(act(act(state, 0, m.Harvest(0)), 0, m.Harvest(2)), 0) == "- red×2 -"


def test_h5_saloon_1_changes_only_the_score() -> None:
    changes_only_the_score("saloon-1")


def test_h5_saloon_2_is_one_more_field_for_green_only_beside_another_green_field() -> None:
    state = town(
        buildings=["saloon-2"],
        phase=Phase.PLANT_RECEIVED,
        hands=["", "soy"],
        set_aside=["green"],
        fields=["green red -"],
    )
    assert places(state) == (0, 2)
    assert farm(plant(state, 0, "green", 2), 0) == "green red green"


@pytest.mark.parametrize(
    ("building", "bean", "other"), [("saloon-2", "green", "chili"), ("blacksmith-2", "chili", "green")]
)
def test_h6_the_bean_on_such_a_building_does_not_bind_the_usual_fields(
    building: str, bean: str, other: str
) -> None:
    state = town(buildings=[building], hands=[f"{bean} {other}"], fields=[f"soy - {bean}"])
    assert places(state) == (1, 2)
    assert places(plant(state, 0, bean, 1)) == ()


@pytest.mark.parametrize(("building", "bean"), [("saloon-2", "green"), ("blacksmith-2", "chili")])
def test_h6_such_a_building_is_a_field_for_bean_protection(building: str, bean: str) -> None:
    longer = town(buildings=[building], hands=["soy"], fields=[f"red blue {bean}×2"])
    assert [refused(longer, 0, m.Harvest(place)) for place in (0, 1)] == ["bean-protection"] * 2
    shorter = town(buildings=[building], hands=["soy"], fields=[f"red×2 blue {bean}"])
    assert refused(shorter, 0, m.Harvest(2)) == "bean-protection"


def test_g5_two_greens_on_saloon_2_protect_every_single_card_elsewhere() -> None:
    """Bean protection (B6.3) counts Saloon 2 (H5, H6)."""
    state = town(buildings=["saloon-2"], hands=["soy"], fields=["red blue chili green×2"])
    assert [refused(state, 0, m.Harvest(place)) for place in range(3)] == ["bean-protection"] * 3
    after = act(state, 0, m.Harvest(3))
    assert [farm(act(after, 0, m.Harvest(place)), 0).split()[place] for place in range(3)] == ["-"] * 3


def test_b6_3_empty_fields_do_not_matter_or_nothing_could_be_planted_here() -> None:
    """To the letter of 1997 and 2000 the empty Saloon 2 would forbid both harvests, and soy has no other room."""
    state = town(buildings=["saloon-2"], hands=["soy"], fields=["red blue -"])
    soy = state.players[0].hand[0]
    assert [refused(state, 0, m.Plant(soy, place)) for place in range(3)] == ["no-room"] * 3
    assert refused(state, 0, m.TurnUp()) == "first-card-must-be-planted"
    for place in (0, 1):
        after = act(act(state, 0, m.Harvest(place)), 0, m.Plant(soy, place))
        assert farm(after, 0).split()[place] == "soy"


def test_h6_gold_mine_4_is_a_field_for_bean_protection() -> None:
    state = town(buildings=["gold_mine-4"], hands=["soy"], fields=["red blue soy×2"])
    assert refused(state, 0, m.Harvest(0)) == "bean-protection"


def test_b4_with_saloon_2_making_room_may_take_two_harvests() -> None:
    state = town(buildings=["saloon-2"], hands=["soy"], fields=["red blue green×2"])
    (option,) = view(state, 0).own.options.plant  # type: ignore[union-attr]
    assert (option.places, option.harvest_first) == ((), (2,))
    state = act(state, 0, m.Harvest(2))
    (option,) = view(state, 0).own.options.plant  # type: ignore[union-attr]
    assert option.harvest_first == (0, 1)
    assert farm(plant(act(state, 0, m.Harvest(0)), 0, "soy", 0), 0) == "soy blue -"


def test_h5_a_field_that_is_a_building_shows_what_it_takes() -> None:
    state = town(buildings=["saloon-2 gold_mine-4"], fields=["red - green×3 blue"])
    shown = view(state, None).seats[0].fields
    assert [field.only for field in shown] == [None, None, "green", None]
    assert pays(state, 0, 2) == 1
