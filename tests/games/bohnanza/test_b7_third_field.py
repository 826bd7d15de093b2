"""B7: the third field."""

from __future__ import annotations

import pytest

from bot.games.bohnanza import moves as m
from bot.games.bohnanza.chapters.harvesting import may_buy_field
from bot.games.bohnanza.events import FieldBought
from bot.games.bohnanza.state import Phase
from tests.games.bohnanza.playing import act, happens, plant, refusal, refused
from tests.games.bohnanza.tables import farm, table, thalers, words

FOR_SALE = [(4, 3), (5, 3), (6, 2), (7, 2)]


@pytest.mark.parametrize(("players", "price"), FOR_SALE)
def test_b7_it_costs_the_price_of_the_edition(players: int, price: int) -> None:
    state = table(players=players, hands=["wax"], thalers=[f"red×{price}"])
    after = act(state, 0, m.BuyField())
    assert (farm(after, 0), thalers(after, 0)) == ("- - -", "")


@pytest.mark.parametrize(("players", "price"), FOR_SALE)
def test_b7_too_few_thalers(players: int, price: int) -> None:
    state = table(players=players, hands=["wax"], thalers=[f"red×{price - 1}"])
    refusal_ = refusal(state, 0, m.BuyField())
    assert (refusal_.reason, refusal_.facts) == ("too-few-thalers", {"price": price, "thalers": price - 1})
    assert not may_buy_field(state, 0)


def test_b7_three_players_own_three_fields_and_none_is_for_sale() -> None:
    state = table(players=3, hands=["wax"], thalers=["red×5"])
    assert farm(state, 0) == "- - -"
    assert refused(state, 0, m.BuyField()) == "third-field-not-for-sale"
    assert not may_buy_field(state, 0)


@pytest.mark.parametrize("phase", [Phase.PLANT, Phase.TRADE, Phase.PLANT_RECEIVED])
@pytest.mark.parametrize("seat", range(4))
def test_b7_any_player_at_any_time(phase: Phase, seat: int) -> None:
    state = table(players=4, phase=phase, hands=["wax"] * 4, set_aside=["wax"], thalers=["soy×3"] * 4)
    after = act(state, seat, m.BuyField())
    assert [len(player.fields) for player in after.players] == [3 if other == seat else 2 for other in range(4)]
    assert after.players[seat].bought_field


def test_b7_at_most_one() -> None:
    state = act(table(players=4, hands=["wax"], thalers=["red×7"]), 0, m.BuyField())
    assert refused(state, 0, m.BuyField()) == "third-field-bought-already"
    assert not may_buy_field(state, 0)


def test_b7_the_topmost_thalers_pay_and_go_bean_side_up_to_the_discard_pile() -> None:
    state = table(players=4, hands=["wax"], thalers=["wax red soy blue"], discard="green")
    bottom, *_, top = state.players[0].thalers
    (event,) = happens(state, 0, m.BuyField())
    assert isinstance(event, FieldBought)
    assert event.paid[0] == top
    after = act(state, 0, m.BuyField())
    assert after.players[0].thalers == (bottom,)
    assert words(after.discard) == "green blue soy red"


def test_b7_the_thalers_paid_return_to_play() -> None:
    state = table(players=4, phase=Phase.TRADE, hands=["", "chili"], thalers=["red×3"], draw="soy wax")
    paid = state.players[0].thalers
    after = act(act(state, 0, m.BuyField()), 0, m.EndTrading())
    drawn = after.players[0].hand[-1]
    assert after.exhaustions == 1
    assert {drawn, *after.draw_pile} == {*paid}


def test_b7_it_is_usable_at_once() -> None:
    state = table(players=4, hands=["wax"], fields=["blue red"], thalers=["soy×3"])
    assert refused(state, 0, m.Plant(state.players[0].hand[0], 1)) == "no-room"
    assert farm(plant(act(state, 0, m.BuyField()), 0, "wax", 2), 0) == "blue red wax"


def test_b7_thalers_just_earned_may_pay() -> None:
    state = table(players=6, hands=["wax"], fields=["red×3 -"])
    assert refused(state, 0, m.BuyField()) == "too-few-thalers"
    assert farm(act(act(state, 0, m.Harvest(0)), 0, m.BuyField()), 0) == "- - -"
