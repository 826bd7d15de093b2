"""H5: Farms, Jails and Tipis."""

from __future__ import annotations

import pytest

from bot.games.bohnanza import moves as m
from bot.games.bohnanza.cards import Bean
from bot.games.bohnanza.chapters.ending import score
from bot.games.bohnanza.high_bohn import moves as h
from bot.games.bohnanza.state import Phase
from bot.games.bohnanza.view import view
from tests.games.bohnanza.high_bohn.towns import (
    bought,
    can,
    changes_only_the_score,
    meter,
    pays,
    places,
    stew_meter,
    town,
    under_saloon,
)
from tests.games.bohnanza.playing import act, plant, refused
from tests.games.bohnanza.tables import farm, thalers, words


def beans(*names: str) -> tuple[Bean, ...]:
    return tuple(map(Bean, names))


def test_h5_farm_1_changes_only_the_score() -> None:
    changes_only_the_score("farm-1")


@pytest.mark.parametrize("host", ["green", "stink", "chili", "blue", "cognac"])
def test_h5_farm_2_soy_may_go_into_a_field_of_fourteen_copies_or_more(host: str) -> None:
    state = town(buildings=["farm-2"], hands=["soy"], fields=[f"{host}×2 red"])
    assert places(state) == (0,)
    after = plant(state, 0, "soy", 0)
    assert farm(after, 0) == f"{host}×2+soy red"
    shown = view(after, None).seats[0].fields[0]
    assert (shown.bean, shown.cards, shown.mixed) == (host, 3, (host, host, "soy"))
    assert (
        refused(
            state._replace(
                players=(state.players[0]._replace(estate=state.players[1].estate), *state.players[1:])
            ),
            0,
            m.Plant(state.players[0].hand[0], 0),
        )
        == "no-room"
    )


@pytest.mark.parametrize("host", ["soy", "black_eyed", "red", "garden"])
def test_h5_farm_2_not_among_rarer_beans(host: str) -> None:
    state = town(buildings=["farm-2"], hands=["soy"], fields=[f"{host}×2 blue"])
    assert places(state) == ((0, 1) if host == "soy" else (1,))


def test_h5_farm_2_not_the_other_way_round() -> None:
    assert places(town(buildings=["farm-2"], hands=["blue"], fields=["soy×2 red"])) == ()


def test_h6_farm_2_is_a_choice_beside_the_usual_places() -> None:
    assert places(town(buildings=["farm-2"], hands=["soy"], fields=["soy blue -"])) == (0, 1)
    assert places(town(buildings=["farm-2"], hands=["soy"], fields=["blue -"])) == (1, 0)


def test_h6_farm_2_both_kinds_may_follow_and_the_field_stays_one_of_its_first_bean() -> None:
    state = town(buildings=["farm-2"], hands=["soy blue"], fields=["blue×2+soy red"])
    state = plant(plant(state, 0, "soy", 0), 0, "blue", 0)
    assert farm(state, 0) == "blue×3+soy×2 red"
    assert pays(state) == 1


def test_h6_farm_2_its_soy_forbids_no_field_of_soy_elsewhere() -> None:
    state = town(buildings=["farm-2"], hands=["soy"], fields=["blue×2+soy -"])
    assert places(state) == (1, 0)


def test_h6_farm_2_not_on_saloon_2_or_blacksmith_2() -> None:
    state = town(buildings=["farm-2 saloon-2 blacksmith-2"], hands=["soy"], fields=["red garden green chili"])
    assert places(state) == ()


def test_h5_farm_3_up_to_three_cards_the_first_is_still_a_must() -> None:
    state = town(buildings=["farm-3"], hands=["red red red red"], fields=["red -"])
    assert refused(state, 0, m.TurnUp()) == "first-card-must-be-planted"
    state = plant(plant(state, 0, "red", 0), 0, "red", 0)
    assert (state.phase, view(state, 0).may_plant_more) == (Phase.PLANT, True)
    assert act(state, 0, m.TurnUp()).phase is Phase.TRADE
    assert plant(state, 0, "red", 0).phase is Phase.TRADE


def test_h5_farm_4_a_harvest_worth_exactly_four_pays_five() -> None:
    assert meter("farm-4", "red", 6) == [0, 1, 2, 3, 5, 5]
    assert meter("farm-4", "garden", 3) == [0, 2, 3]
    state = act(town(buildings=["farm-4"], hands=["soy"], fields=["blue×11 -"]), 0, m.Harvest(0))
    assert (thalers(state, 0), len(state.discard)) == ("blue blue blue blue blue", 6)


def test_h5_jail_1_changes_only_the_score() -> None:
    changes_only_the_score("jail-1")


def test_h5_jail_2_blue_pays_by_its_own_meter() -> None:
    assert meter("jail-2", "blue", 10) == [0, 0, 1, 1, 2, 2, 3, 3, 4, 4]


def test_h5_jail_3_blue_pays_by_its_own_meter() -> None:
    assert meter("jail-3", "blue", 11) == [0, 0, 0, 2, 2, 3, 3, 4, 4, 5, 5]
    assert meter("jail-3", "stink", 5) == [0, 0, 1, 1, 2]


@pytest.mark.parametrize("seat", [0, 1])
def test_h5_jail_4_takes_a_thaler_of_anybodys_blue_harvest_that_pays(seat: int) -> None:
    fields = ["blue×5 -", "blue×5 -"]
    state = act(town(buildings=["jail-4"], hands=["soy"], fields=fields), seat, m.Harvest(0))
    assert len(state.discard) == 3
    assert [thalers(state, other) for other in (0, 1)] == (["blue blue", ""] if seat == 0 else ["blue", "blue"])


def test_h5_jail_4_takes_nothing_of_a_blue_harvest_that_pays_nothing_nor_of_other_beans() -> None:
    state = town(buildings=["jail-4"], hands=["soy"], fields=["", "blue×3 red×2"])
    after = act(act(state, 1, m.Harvest(0)), 1, m.Harvest(1))
    assert (thalers(after, 0), thalers(after, 1)) == ("", "red")


def test_h6_jail_4_takes_soy_of_a_blue_field_where_no_blue_is_left_over() -> None:
    state = town(buildings=["jail-4", "farm-2"], hands=["soy"], fields=["", "blue×2+soy×4 -"])
    after = act(state, 1, h.HarvestFor(0, beans("blue", "blue")))
    assert (thalers(after, 0), thalers(after, 1), words(after.discard)) == ("soy", "blue blue", "soy soy soy")
    by_itself = act(state, 1, m.Harvest(0))
    assert (thalers(by_itself, 0), thalers(by_itself, 1)) == ("blue", "soy soy")


def test_h6_jail_4_takes_nothing_of_a_stew() -> None:
    state = town(buildings=["jail-4", "saloon-3"], hands=["soy"], fields=["", "~blue+soy+red -"])
    after = act(state, 1, m.Harvest(0))
    assert (thalers(after, 0), under_saloon(after, 1)) == ("", "red")


def test_h5_tipi_1_changes_only_the_score() -> None:
    changes_only_the_score("tipi-1")


def tipi(name: str, cash: int) -> int:
    """What a Tipi adds to so many thalers, its own price aside."""
    piles = f"blue×{cash}" if cash <= 20 else f"blue×20 chili×{cash - 20}"
    state = town(buildings=[name], thalers=[piles])
    return score(state.rules, state.players[0]) - cash - int(name[-1])


@pytest.mark.parametrize(("name", "per"), [("tipi-2", 8), ("tipi-3", 6), ("tipi-4", 5)])
def test_h5_a_tipi_adds_a_thaler_for_each_so_many(name: str, per: int) -> None:
    counted = [tipi(name, cash) for cash in (1, per - 1, per, 2 * per - 1, 2 * per, 4 * per)]
    assert counted == [0, 0, 1, 1, 2, 4]


def test_h5_tipi_2_adds_one_per_full_eight_thalers() -> None:
    assert [tipi("tipi-2", cash) for cash in (7, 8, 15, 16)] == [0, 1, 1, 2]


def test_h5_tipi_3_adds_one_per_full_six_thalers() -> None:
    assert [tipi("tipi-3", cash) for cash in (5, 6, 11, 12)] == [0, 1, 1, 2]


def test_h5_tipi_4_adds_one_per_full_five_thalers() -> None:
    assert [tipi("tipi-4", cash) for cash in (4, 5, 9, 10)] == [0, 1, 1, 2]


def test_g6_h5_farm_4_with_jail_3_eight_blue_pay_five_and_ten_pay_five_not_six() -> None:
    assert meter("farm-4 jail-3", "blue", 12)[3:] == [2, 2, 3, 3, 5, 5, 5, 5, 5]
    state = act(town(buildings=["farm-4 jail-3"], hands=["soy"], fields=["blue×8 -"]), 0, m.Harvest(0))
    assert thalers(state, 0) == "blue blue blue blue blue"


def test_g6_h5_farm_4_with_saloon_4_seven_kinds_pay_five_eight_pay_five() -> None:
    assert stew_meter("farm-4 saloon-4") == [0, 0, 1, 1, 2, 3, 5, 5]
    assert stew_meter("farm-4 saloon-3") == [0, 0, 1, 1, 1, 2, 3, 5]


def test_h5_farm_4_the_next_step_passes_over_what_pays_no_more() -> None:
    state = town(buildings=["farm-4 jail-3"], fields=["blue×8 -", "blue×8 -"])
    assert [view(state, None).seats[seat].fields[0].next_step for seat in (0, 1)] == [None, 10]


def test_h7_the_harvester_of_a_mixed_field_chooses_the_thalers() -> None:
    state = town(buildings=["farm-2"], hands=["red"], fields=["blue×4+soy×2 -"])
    (choice,) = can(state, 0).harvests
    assert (choice.field, choice.pays, choice.thalers, choice.under_distillery) == (
        0,
        2,
        beans("soy", "soy"),
        None,
    )
    assert thalers(act(state, 0, m.Harvest(0)), 0) == "soy soy"
    assert thalers(act(state, 0, h.HarvestFor(0, beans("soy", "blue"))), 0) == "blue soy"
    assert thalers(act(state, 0, h.HarvestFor(0, beans("blue", "blue"))), 0) == "blue blue"


def test_h5_a_farm_bought_just_now_works_at_once() -> None:
    state = town(hands=["soy"], fields=["blue red"], thalers=["soy×2"])
    assert places(state) == ()
    assert places(bought(state, 0, "farm-2")) == (0,)
