"""B5.1–B5.6: who trades with whom, what may be given, and what a trade does."""

from __future__ import annotations

import pytest

from bot.games.bohnanza import moves as m
from bot.games.bohnanza.cards import Bean
from bot.games.bohnanza.chapters.trading import tradable
from bot.games.bohnanza.state import Phase
from tests.games.bohnanza.playing import accept, act, an_offer, end_trading, offer, plant, refused, trade
from tests.games.bohnanza.tables import everything, farm, hand, set_aside, table, words


def test_b5_1_the_active_player_trades_with_any_one_other() -> None:
    state = table(players=4, active=2, phase=Phase.TRADE, hands=["red"] * 4)
    for other in (0, 1, 3):
        after = trade(state, 2, other, "red", "red")
        assert [set_aside(after, seat) for seat in range(4)] == [
            "red" if seat in (2, other) else "" for seat in range(4)
        ]


def test_b5_1_others_never_trade_with_each_other() -> None:
    state = table(phase=Phase.TRADE, hands=["", "red", "soy"])
    assert refused(state, 1, an_offer(state, 1, "red", "soy", to=2)) == "only-with-the-active-player"
    assert refused(state, 1, an_offer(state, 1, "red", "soy")) == "only-with-the-active-player"


def test_b5_1_nobody_but_the_one_addressed_accepts() -> None:
    state = offer(table(phase=Phase.TRADE, hands=["soy", "red", "red"]), 0, "soy", "red", to=1)
    assert refused(state, 2, m.Accept(1, state.players[2].hand)) == "not-addressed-to-you"
    assert refused(state, 0, m.Accept(1, state.players[0].hand)) == "not-addressed-to-you"
    assert refused(state, 2, m.Decline(1)) == "not-addressed-to-you"


def test_b5_1_an_offer_to_anyone_is_for_any_other_player() -> None:
    state = offer(table(phase=Phase.TRADE, hands=["soy", "red", "red"]), 0, "soy", "red")
    for taker in (1, 2):
        assert set_aside(accept(state, taker, 1, "red"), taker) == "soy"


def test_b5_1_both_directions_of_proposing_come_to_the_same_trade() -> None:
    state = table(phase=Phase.TRADE, hands=["soy wax", "red blue"])
    by_the_active = trade(state, 0, 1, "soy", "red")
    by_the_other = trade(state, 1, 0, "red", "soy")
    assert by_the_active.players == by_the_other.players
    assert [set_aside(by_the_other, seat) for seat in (0, 1)] == ["red", "soy"]


def test_b5_1_the_active_player_may_trade_with_several_one_after_the_other() -> None:
    state = table(phase=Phase.TRADE, hands=["soy×2", "red", "blue"])
    state = trade(trade(state, 0, 1, "soy", "red"), 0, 2, "soy", "blue")
    assert [set_aside(state, seat) for seat in range(3)] == ["red blue", "soy", "soy"]


def test_b5_2_the_active_player_gives_face_up_cards_and_any_of_the_hand() -> None:
    state = table(phase=Phase.TRADE, hands=["blue red", "soy"], face_up="wax stink")
    assert words(tradable(state, 0)) == "wax stink blue red"
    state = trade(state, 0, 1, "stink red")
    assert (words(state.face_up), hand(state, 0), set_aside(state, 1)) == ("wax", "blue", "stink red")


def test_b5_2_others_give_from_hand_only() -> None:
    state = table(phase=Phase.TRADE, hands=["blue", "soy red"], face_up="wax stink")
    assert words(tradable(state, 1)) == "soy red"
    assert refused(state, 1, m.MakeOffer(state.face_up[:1], (), 0)) == "face-up-card-to-give"


def test_b5_2_the_active_player_may_pay_a_proposal_with_a_face_up_card() -> None:
    state = offer(table(phase=Phase.TRADE, hands=["", "red"], face_up="wax stink"), 1, "red", "wax", to=0)
    state = accept(state, 0, 1, "wax")
    assert (words(state.face_up), set_aside(state, 0), set_aside(state, 1)) == ("stink", "red", "wax")


@pytest.mark.parametrize("seat", [0, 1])
def test_b5_2_received_planted_cards_and_thalers_are_not_given(seat: int) -> None:
    state = table(phase=Phase.TRADE, fields=["wax - -"] * 2, set_aside=["soy"] * 2, thalers=["blue"] * 2)
    player = state.players[seat]
    not_given = {
        "planted-card-to-give": player.fields[0].crop,
        "received-card-to-give": player.set_aside,
        "card-not-yours-to-give": (*player.thalers, *state.draw_pile[-1:]),
    }
    for reason, cards in not_given.items():
        for card in cards:
            assert refused(state, seat, m.MakeOffer((card,), (), 1 - seat)) == reason


def test_b5_2_received_cards_pay_no_offer() -> None:
    state = offer(table(phase=Phase.TRADE, hands=["soy"], set_aside=["", "red"]), 0, "soy", "red")
    assert refused(state, 1, m.Accept(1, state.players[1].set_aside)) == "received-card-to-give"


def test_b5_2_why_a_card_is_not_given_tells_nothing_of_hidden_cards() -> None:
    state = table(phase=Phase.TRADE, hands=["blue", "soy red", "wax"], set_aside=["", "", "soy"])
    hidden = (*state.players[1].hand, *state.draw_pile, *state.players[2].set_aside)
    reasons = {refused(state, 0, m.MakeOffer((card,), ())) for card in hidden}
    assert reasons == {"card-not-yours-to-give"}


@pytest.mark.parametrize("phase", [Phase.PLANT, Phase.PLANT_RECEIVED])
def test_b5_2_there_is_no_trading_outside_phase_2(phase: Phase) -> None:
    state = table(phase=phase, hands=["soy", "red"], set_aside=["blue"])
    assert tradable(state, 0) == tradable(state, 1) == ()
    assert refused(state, 0, m.MakeOffer(state.players[0].hand)) == "not-trading-now"
    assert refused(state, 1, m.MakeOffer((), (Bean("red"),), 0)) == "not-trading-now"


def test_b5_3_any_number_for_any_number() -> None:
    state = trade(table(phase=Phase.TRADE, hands=["soy×2 wax", "red"], face_up="blue"), 0, 1, "soy×2 wax", "red")
    assert [set_aside(state, seat) for seat in (0, 1)] == ["red", "soy soy wax"]
    state = trade(table(phase=Phase.TRADE, hands=["soy", "red×2 blue"]), 0, 1, "soy", "red×2 blue")
    assert [set_aside(state, seat) for seat in (0, 1)] == ["red red blue", "soy"]


def test_b5_3_a_gift_must_be_accepted() -> None:
    state = offer(table(phase=Phase.TRADE, hands=["soy", "red"]), 0, "soy", to=1)
    assert (hand(state, 0), set_aside(state, 1)) == ("soy", "")
    declined = end_trading(act(state, 1, m.Decline(1)))
    assert (hand(declined, 0).split()[0], set_aside(declined, 1)) == ("soy", "")
    accepted = accept(state, 1, 1)
    assert (hand(accepted, 0), set_aside(accepted, 1)) == ("", "soy")


def test_b5_3_the_active_player_too_must_accept_a_gift() -> None:
    state = offer(table(phase=Phase.TRADE, hands=["", "red"]), 1, "red", to=0)
    assert set_aside(state, 0) == ""
    assert set_aside(accept(state, 0, 1), 0) == "red"


def test_b5_3_nothing_may_be_given_for_a_gift() -> None:
    state = offer(table(phase=Phase.TRADE, hands=["soy", "red"]), 0, "soy")
    assert refused(state, 1, m.Accept(1, state.players[1].hand)) == "not-what-is-wanted"


def test_b5_4_nothing_leaves_a_hand_before_the_acceptance() -> None:
    state = table(phase=Phase.TRADE, hands=["soy blue", "red wax"], face_up="stink green")
    offered = offer(state, 0, "stink soy", "red")
    assert offered.players == state.players
    assert offered.face_up == state.face_up


def test_b5_4_all_cards_of_a_trade_move_at_once_and_never_into_a_hand() -> None:
    before = table(phase=Phase.TRADE, hands=["soy blue", "red wax"], face_up="stink green")
    state = trade(before, 0, 1, "stink soy", "red")
    assert (hand(state, 0), hand(state, 1)) == ("blue", "wax")
    assert [set_aside(state, seat) for seat in (0, 1)] == ["red", "stink soy"]
    assert sorted(everything(state)) == sorted(everything(before))


def test_b5_5_whoever_gives_chooses_which_copy() -> None:
    state = offer(table(phase=Phase.TRADE, hands=["soy", "red blue red"]), 0, "soy", "red")
    first, middle, last = state.players[1].hand
    assert act(state, 1, m.Accept(1, (first,))).players[1].hand == (middle, last)
    assert act(state, 1, m.Accept(1, (last,))).players[1].hand == (first, middle)


def test_b5_5_the_active_player_chooses_between_a_copy_face_up_and_one_in_hand() -> None:
    state = offer(table(phase=Phase.TRADE, hands=["soy", "red"], face_up="soy"), 1, "red", "soy", to=0)
    assert words(act(state, 0, m.Accept(1, state.players[0].hand)).face_up) == "soy"
    assert hand(act(state, 0, m.Accept(1, state.face_up)), 0) == "soy"


def test_b5_6_trading_goes_on_after_the_face_up_cards_are_gone() -> None:
    state = table(phase=Phase.TRADE, hands=["soy wax", "red blue"], face_up="stink green")
    state = trade(state, 0, 1, "stink green")
    assert state.phase is Phase.TRADE
    state = trade(trade(state, 0, 1, "soy", "red"), 1, 0, "blue", "wax")
    assert [set_aside(state, seat) for seat in (0, 1)] == ["red blue", "stink green soy wax"]


def test_b4_3_traded_cards_are_planted_by_those_who_received_them() -> None:
    state = end_trading(trade(table(phase=Phase.TRADE, hands=["soy", "red blue"]), 0, 1, "soy", "red"))
    state = plant(plant(state, 0, "red", 0), 1, "soy", 2)
    assert (farm(state, 0), farm(state, 1), hand(state, 1)) == ("red - -", "- - soy", "blue")
