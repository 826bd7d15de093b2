"""H8: the final harvest, the last purchases and the score."""

from __future__ import annotations

import pytest

from bot.games.bohnanza import moves as m
from bot.games.bohnanza.chapters.ending import score
from bot.games.bohnanza.chapters.turn import to_act
from bot.games.bohnanza.high_bohn import moves as h
from bot.games.bohnanza.high_bohn.buildings import BUILDINGS
from bot.games.bohnanza.high_bohn.events import LastPurchasesAsked
from bot.games.bohnanza.high_bohn.names import Type
from bot.games.bohnanza.high_bohn.town import Holdings, with_holdings
from bot.games.bohnanza.state import Phase, State
from tests.games.bohnanza.high_bohn.towns import bought, buy, can, next_turn, owned, seen, town, under_distillery
from tests.games.bohnanza.playing import act, happens, refused
from tests.games.bohnanza.tables import farm, table, thalers


def last(**more: object) -> State:
    """The end of the turn in which the last pile runs out: all that follows from the last card planted."""
    return next_turn(
        town(
            phase=Phase.PLANT_RECEIVED,
            active=1,
            exhaustions=2,
            draw="soy soy soy",
            set_aside=["", "garden"],
            **more,  # type: ignore[arg-type]
        )
    )


def test_g7_h5_h8_the_worked_example_29_points() -> None:
    six = "saloon-2 blacksmith-2 jail-4 gold_mine-3 tipi-4 farm-4"
    state = table(edition="high_bohn", buildings=[six], thalers=["blue×6"])
    assert seen(state).seats[0].score == (6, 0, 1, 19, 3)
    assert score(state.rules, state.players[0]) == seen(state).seats[0].score.total == 29


@pytest.mark.parametrize(
    ("count", "bonus"), [(0, 0), (1, 0), (3, 0), (4, 1), (5, 2), (6, 3), (7, 5), (8, 8), (9, 8)]
)
def test_h8_the_bonus_for_four_buildings_and_more(count: int, bonus: int) -> None:
    types = ["jail", "farm", "bank", "tipi", "saloon", "blacksmith", "gold_mine", "general_store", "distillery"]
    state = town(buildings=[" ".join(f"{kind}-1" for kind in types[:count])])
    assert seen(state).seats[0].score == (0, 0, 0, count, bonus)


def test_h8_more_buildings_than_have_been_printed_add_what_nine_do() -> None:
    state = town()
    many = tuple(building for building, facts in BUILDINGS.items() if facts.price in (1, 2))[:10]
    player = with_holdings(state.players[0], Holdings(many))
    paid = sum(BUILDINGS[building].price for building in many)
    assert score(state.rules, player) - score(state.rules, state.players[0]) == paid + 8


def test_h8_all_fields_are_harvested_first_then_each_is_asked_from_the_active_player_clockwise() -> None:
    state = last(thalers=["blue", "red", "soy"], fields=["red×3 blue"])
    assert (state.phase, to_act(state), farm(state, 0)) == (Phase.ALL_HARVESTED, (1,), "- -")
    assert thalers(state, 0) == "blue red red"
    order: list[int] = []
    while waiting := to_act(state):
        order += waiting
        state = act(state, waiting[0], h.BuyNoMore())
    assert (order, state.phase) == ([1, 2, 0], Phase.ENDED)


def test_h8_any_number_of_buildings_may_be_bought_one_after_another_or_at_once() -> None:
    state = last(thalers=["", "blue×2 red×2 soy", "red"])
    state = bought(state, 1, "jail-2", "farm-1")
    assert to_act(state) == (1,)
    state = bought(state, 1, "tipi-2")
    # Nothing is left that seat 1 could buy: it is not asked for an answer.
    assert (owned(state, 1), to_act(state)) == ("jail-2 farm-1 tipi-2", (2,))


def test_h8_who_can_buy_nothing_is_not_asked_and_with_nobody_the_game_ends_at_once() -> None:
    state = last(thalers=["", "", "red"])
    assert to_act(state) == (2,)
    assert last().phase is Phase.ENDED


def test_h8_what_others_bought_before_is_gone_for_those_asked_later() -> None:
    state = last(thalers=["", "red", "red"])
    state = bought(state, 1, "tipi-1")
    assert state.phase is Phase.ENDED


def test_h8_each_is_asked_once() -> None:
    state = act(last(thalers=["", "blue", "red"]), 1, h.BuyNoMore())
    assert refused(state, 1, buy("jail-1")) == "somebody-else-is-asked"
    assert refused(state, 2, m.BuyField()) == "answer-first"


def test_h8_thalers_under_saloon_or_distillery_cannot_be_spent() -> None:
    state = last(buildings=["", "saloon-3"], under_saloon=["", "red×4"])
    assert state.phase is Phase.ENDED
    assert score(state.rules, state.players[1]) == 7


def test_h8_the_score_counts_what_was_bought_last() -> None:
    state = last(thalers=["", "red×4 blue×6"], buildings=["", "jail-1 farm-1 bank-1"])
    state = bought(state, 1, "tipi-4")
    standing = next(one for one in state.outcome.standings if one.seat == 1)  # type: ignore[union-attr]
    assert standing.score == 6 + 1 + 7 + 1
    assert seen(state).seats[1].score == (6, 0, 1, 7, 1)


def test_h8_thalers_under_a_saloon_count_before_the_tipi() -> None:
    state = last(buildings=["", "saloon-3 tipi-4"], thalers=["", "blue×3"], under_saloon=["", "red×2"])
    assert seen(state).seats[1].score == (3, 2, 1, 7, 0)


def test_h6_distillery_2_may_be_bought_last_and_names_a_type() -> None:
    state = last(thalers=["red", "cognac×2 blue", "blue"])
    state = bought(state, 1, "distillery-2")
    state = act(state, 1, h.NameType(Type("tipi")))
    assert (to_act(state), can(state, 0).buy) == ((0,), ("tipi-1",))
    state = bought(state, 0, "tipi-1")
    assert (to_act(state), can(state, 1).buy) == ((1,), ("jail-1",))
    state = act(state, 1, h.BuyNoMore())
    assert (to_act(state), can(state, 2).buy) == ((2,), ("jail-1",))


def test_h5_jail_4_takes_its_thaler_at_the_final_harvest_too() -> None:
    state = last(buildings=["jail-4"], fields=["blue×4 -", "- -", "blue×5 blue"])
    assert [thalers(state, seat) for seat in range(3)] == ["blue blue blue", "", "blue"]


def test_h5_distillery_3_takes_its_thaler_of_a_stew_at_the_final_harvest_too() -> None:
    state = last(buildings=["distillery-3", "", "saloon-4"], fields=["- -", "- -", "~blue+chili+red -"])
    assert (under_distillery(state, 0), score(state.rules, state.players[0])) == ("red", 4)


def test_h8_ties_go_by_cards_in_hand_as_in_the_base_game() -> None:
    state = last(thalers=["chili", "chili"], hands=["soy", "", "soy soy"], buildings=["jail-1", "farm-1"])
    while waiting := to_act(state):
        state = act(state, waiting[0], h.BuyNoMore())
    assert state.outcome is not None
    assert (state.outcome.winners, state.outcome.tie) == ((1,), "most_cards_in_hand")


@pytest.mark.parametrize(("players", "last_time"), [(3, 3), (4, 3), (5, 4)])
def test_h0_the_game_ends_when_the_pile_runs_out_for_this_time(players: int, last_time: int) -> None:
    assert table(edition="high_bohn", players=players).rules.last_exhaustion == last_time


@pytest.mark.parametrize("edition", ["high_bohn", "high_bohn_cognac"])
def test_h0_three_players_have_two_fields_and_a_third_is_for_sale(edition: str) -> None:
    """Unlike the base game's three, who start with a third and buy none, or Gold Mine 2 were pointless."""
    assert table(players=3).rules.fields == 3
    state = table(edition=edition, hands=["soy"], thalers=["blue×3"])
    assert (farm(state, 0), farm(act(state, 0, m.BuyField()), 0)) == ("- -", "- - -")
    cheaper = table(edition=edition, hands=["soy"], thalers=["blue"], buildings=["gold_mine-2"])
    assert farm(act(cheaper, 0, m.BuyField()), 0) == "- - -"
    fourth = table(edition=edition, hands=["soy"], thalers=["blue×3"], buildings=["gold_mine-4"])
    assert farm(act(fourth, 0, m.BuyField()), 0) == "- - - -"


@pytest.mark.parametrize(("edition", "cards"), [("high_bohn", 104), ("high_bohn_cognac", 126)])
@pytest.mark.parametrize("players", [3, 4, 5])
def test_h0_base_numbers(edition: str, cards: int, players: int) -> None:
    rules = table(edition=edition, players=players).rules
    assert len(rules.deck()) == cards
    assert rules.first_hands == (5,) * players
    assert (rules.fields, rules.third_field_price, rules.draw, rules.turn_up) == (2, 3, 3, 2)
    assert not rules.same_bean_twice


def test_h8_those_who_can_buy_are_asked_in_order() -> None:
    state = town(
        phase=Phase.PLANT_RECEIVED,
        active=1,
        exhaustions=2,
        draw="soy×3",
        set_aside=["", "garden"],
        thalers=["red", "", "blue"],
    )
    (card,) = state.players[1].set_aside
    assert LastPurchasesAsked((2, 0)) in happens(state, 1, m.Plant(card, 0))
