"""B4: the four phases of a turn."""

from __future__ import annotations

import pytest

from bot.games.bohnanza import moves as m
from bot.games.bohnanza.chapters.turn import to_act
from bot.games.bohnanza.events import Drawn, TurnBegan, TurnedUp
from bot.games.bohnanza.state import Phase
from tests.games.bohnanza.playing import act, end_trading, happens, plant, refused, trade
from tests.games.bohnanza.tables import farm, hand, set_aside, table, words


def test_b4_1_the_first_card_must_be_planted() -> None:
    state = table(hands=["blue chili"])
    assert refused(state, 0, m.TurnUp()) == "first-card-must-be-planted"
    assert to_act(state) == (0,)


def test_b4_1_only_the_first_card_may_be_planted() -> None:
    state = table(hands=["blue chili"])
    assert refused(state, 0, m.Plant(state.players[0].hand[1], 0)) == "not-the-first-card"


def test_b4_1_the_second_card_is_optional() -> None:
    state = plant(table(hands=["blue chili soy"]), 0, "blue", 0)
    assert state.phase is Phase.PLANT
    turned = act(state, 0, m.TurnUp())
    assert (turned.phase, hand(turned, 0)) == (Phase.TRADE, "chili soy")


def test_b4_1_the_second_card_may_be_planted_and_never_a_third() -> None:
    state = plant(plant(table(hands=["blue chili soy"]), 0, "blue", 0), 0, "chili", 1)
    assert (farm(state, 0), hand(state, 0)) == ("blue chili -", "soy")
    assert refused(state, 0, m.Plant(state.players[0].hand[0], 2)) == "not-planting-now"


def test_b4_1_turning_up_follows_by_itself_when_two_are_planted() -> None:
    state = plant(table(hands=["blue chili soy"], planted=1), 0, "blue", 0)
    assert (state.phase, len(state.face_up)) == (Phase.TRADE, 2)


def test_b4_1_turning_up_follows_by_itself_when_the_hand_is_empty() -> None:
    state = plant(table(hands=["blue"]), 0, "blue", 0)
    assert (state.phase, len(state.face_up)) == (Phase.TRADE, 2)


def test_b4_1_with_an_empty_hand_the_phase_is_skipped() -> None:
    state = end_trading(table(phase=Phase.TRADE, hands=["blue", ""]))
    assert (state.active, state.phase, len(state.face_up)) == (1, Phase.TRADE, 2)


def test_b4_1_only_the_active_player_plants_from_hand() -> None:
    state = table(hands=["blue", "chili"])
    assert refused(state, 1, m.Plant(state.players[1].hand[0], 0)) == "not-your-turn"
    assert refused(state, 1, m.TurnUp()) == "not-your-turn"


def test_b4_1_the_next_turn_has_its_own_two_cards() -> None:
    state = end_trading(table(phase=Phase.TRADE, planted=2, hands=["", "soy red wax"]))
    assert (state.active, state.turn, state.planted) == (1, 2, 0)
    state = plant(plant(state, 1, "soy", 0), 1, "red", 1)
    assert (state.phase, hand(state, 1)) == (Phase.TRADE, "wax")


def test_b4_2_the_two_top_cards_are_turned_up() -> None:
    state = plant(table(hands=["blue"], draw="soy red wax"), 0, "blue", 0)
    assert (words(state.face_up), words(state.draw_pile)) == ("soy red", "wax")


def test_b4_2_turning_up_happens_once_a_turn() -> None:
    state = table(phase=Phase.TRADE, hands=["blue"])
    assert refused(state, 0, m.TurnUp()) == "turned-up-already"


def test_b4_2_only_the_active_player_ends_trading() -> None:
    state = table(phase=Phase.TRADE, hands=["blue"], face_up="soy")
    assert refused(state, 1, m.EndTrading()) == "not-your-turn"
    assert end_trading(state).phase is Phase.PLANT_RECEIVED


def test_b4_3_the_active_player_plants_the_face_up_cards_too() -> None:
    state = trade(table(phase=Phase.TRADE, hands=["", "red"], face_up="soy garden"), 0, 1, "", "red")
    state = end_trading(state)
    assert sorted(set_aside(state, 0).split()) == ["garden", "red", "soy"]
    assert state.face_up == ()


def test_b4_3_all_plant_at_the_same_time_each_in_the_own_order() -> None:
    state = table(phase=Phase.PLANT_RECEIVED, set_aside=["soy red", "wax blue", ""], hands=["green"] * 3)
    assert to_act(state) == (0, 1)
    state = plant(plant(plant(state, 1, "blue", 0), 0, "red", 2), 1, "wax", 1)
    assert to_act(state) == (0,)
    assert [farm(state, seat) for seat in range(3)] == ["- - red", "blue wax -", "- - -"]
    assert state.phase is Phase.PLANT_RECEIVED


def test_b4_3_the_phase_ends_only_when_all_is_planted() -> None:
    state = table(phase=Phase.PLANT_RECEIVED, set_aside=["soy", "wax"], hands=["", "green"])
    state = plant(state, 0, "soy", 0)
    assert (state.phase, state.active) == (Phase.PLANT_RECEIVED, 0)
    assert (plant(state, 1, "wax", 0).phase, plant(state, 1, "wax", 0).active) == (Phase.PLANT, 1)


def test_b4_3_nobody_plants_from_hand_or_what_another_received() -> None:
    state = table(phase=Phase.PLANT_RECEIVED, set_aside=["soy", "wax"], hands=["green", "green"])
    assert refused(state, 0, m.Plant(state.players[0].hand[0], 0)) == "card-not-set-aside"
    assert refused(state, 0, m.Plant(state.players[1].set_aside[0], 0)) == "card-not-set-aside"


@pytest.mark.parametrize(("players", "drawn"), [(3, 3), (4, 3), (5, 3), (6, 4), (7, 4)])
def test_b4_4_the_active_player_draws_and_the_next_player_clockwise_follows(players: int, drawn: int) -> None:
    active = players - 1
    state = table(players=players, active=active, phase=Phase.TRADE, hands=["soy"] + ["red"] * (players - 1))
    top = state.draw_pile[::-1][:drawn]
    _ended, drew, began = happens(state, active, m.EndTrading())
    assert drew == Drawn(active, top)
    assert began == TurnBegan(2, 0)
    after = act(state, active, m.EndTrading())
    assert after.players[active].hand == (*state.players[active].hand, *top)
    assert (after.active, after.phase) == (0, Phase.PLANT)


def test_b4_4_drawing_follows_the_last_card_planted_whoever_plants_it() -> None:
    state = table(phase=Phase.PLANT_RECEIVED, set_aside=["", "wax"], hands=["blue", "green"])
    events = happens(state, 1, m.Plant(state.players[1].set_aside[0], 0))
    assert [type(event) for event in events[1:]] == [Drawn, TurnBegan]


def test_b4_1_turning_up_is_part_of_the_move_that_ends_the_phase() -> None:
    state = table(hands=["blue"])
    events = happens(state, 0, m.Plant(state.players[0].hand[0], 0))
    assert [type(event) for event in events[1:]] == [TurnedUp]
