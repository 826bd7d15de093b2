"""B5.7: offers are table talk; what ends them and what does not."""

from __future__ import annotations

import pytest

from bot.games.bohnanza import events as e
from bot.games.bohnanza import moves as m
from bot.games.bohnanza.cards import Bean
from bot.games.bohnanza.events import Lapsed, Traded
from bot.games.bohnanza.options import options
from bot.games.bohnanza.rules import decide
from bot.games.bohnanza.state import Phase, State
from bot.games.bohnanza.view import view
from tests.games.bohnanza.playing import STACKED, accept, act, an_offer, end_trading, happens, offer, refused
from tests.games.bohnanza.tables import hand, set_aside, table


def trading(*hands: str, face_up: str = "") -> State:
    return table(phase=Phase.TRADE, hands=hands, face_up=face_up)


def numbers(state: State) -> list[int]:
    return [open_offer.number for open_offer in state.offers]


def test_b5_7_an_offer_names_the_very_cards_given_and_the_kinds_wanted() -> None:
    state = trading("soy blue soy")
    state = act(state, 0, m.MakeOffer((state.players[0].hand[2],), (Bean("red"),)))
    assert state.offers[0].give == (state.players[0].hand[2],)
    assert state.offers[0].want == ("red",)


def test_b5_7_the_cards_offered_go_not_other_copies() -> None:
    state = trading("soy blue soy", "red")
    first, middle, last = state.players[0].hand
    state = act(state, 0, m.MakeOffer((last,), (Bean("red"),)))
    assert accept(state, 1, 1, "red").players[0].hand == (first, middle)


@pytest.mark.parametrize("seat", [0, 1])
def test_b5_7_an_offer_may_give_nothing(seat: int) -> None:
    state = offer(trading("red", "red"), seat, "", "red", to=1 - seat)
    state = accept(state, 1 - seat, 1, "red")
    assert (set_aside(state, seat), hand(state, seat)) == ("red", "red")


def test_b5_7_nothing_for_nothing_is_no_trade() -> None:
    assert refused(trading("soy"), 0, m.MakeOffer(())) == "empty-offer"


def test_b5_7_as_many_may_be_wanted_as_there_are_cards() -> None:
    state = offer(table(players=4, phase=Phase.TRADE, hands=["", "cocoa×4"]), 0, "", "cocoa×4")
    assert set_aside(accept(state, 1, 1, "cocoa×4"), 0) == "cocoa cocoa cocoa cocoa"


def test_b5_7_an_answer_may_be_an_offer_of_ones_own() -> None:
    state = offer(offer(trading("soy", "red blue"), 0, "soy", "red"), 1, "blue", "soy", to=0)
    assert numbers(state) == [1, 2]
    state = accept(state, 0, 2, "soy")
    assert [set_aside(state, seat) for seat in (0, 1)] == ["blue", "soy"]


def test_b5_7_players_off_turn_offer_unasked_to_the_active_player() -> None:
    assert numbers(offer(trading("", "", "red"), 2, "red", "soy", to=0)) == [1]


def test_b5_7_one_acceptance_uses_it_up() -> None:
    state = offer(trading("soy", "red", "red"), 0, "soy", "red")
    card = state.players[2].hand
    state = accept(state, 1, 1, "red")
    assert numbers(state) == []
    assert refused(state, 2, m.Accept(1, card)) == "offer-gone"


def test_b5_7_a_request_too_is_used_up_by_one_acceptance() -> None:
    state = offer(trading("", "red", "red"), 0, "", "red")
    card = state.players[2].hand
    state = accept(state, 1, 1, "red")
    assert refused(state, 2, m.Accept(1, card)) == "offer-gone"


def test_b5_7_it_lapses_when_a_card_given_is_gone() -> None:
    state = trading("soy blue", "red", face_up="wax")
    state = offer(offer(offer(state, 0, "soy blue", "red"), 0, "wax soy"), 0, "blue", to=2)
    events = happens(state, 1, m.Accept(2))
    assert events[1:] == (Lapsed(1),)
    assert isinstance(events[0], Traded)
    assert numbers(act(state, 1, m.Accept(2))) == [3]


def test_b5_7_an_accepters_own_offers_lapse_too() -> None:
    state = offer(offer(trading("soy", "red"), 1, "red", "wax", to=0), 0, "soy", "red")
    assert numbers(accept(state, 1, 2, "red")) == []


def test_b5_7_it_lives_on_while_the_very_copy_is_there() -> None:
    state = trading("soy soy")
    first, second = state.players[0].hand
    state = act(act(state, 0, m.MakeOffer((first,))), 0, m.MakeOffer((second,)))
    assert numbers(accept(state, 1, 1)) == [2]


def test_b5_7_it_lapses_when_withdrawn() -> None:
    state = act(offer(trading("soy", "red"), 0, "soy", "red"), 0, m.Withdraw(1))
    assert (numbers(state), hand(state, 0)) == ([], "soy")
    assert refused(state, 1, m.Accept(1, state.players[1].hand)) == "offer-gone"


def test_b5_7_only_its_giver_withdraws_it() -> None:
    state = offer(trading("soy", "red"), 0, "soy", "red")
    assert refused(state, 1, m.Withdraw(1)) == "not-your-offer"


def test_b5_7_it_lapses_when_the_phase_ends() -> None:
    state = offer(trading("soy", "red", face_up="wax"), 0, "soy", "red")
    ended = end_trading(state)
    assert numbers(ended) == []
    assert refused(ended, 1, m.Accept(1, ended.players[1].hand)) == "offer-gone"


def test_b5_7_it_never_lapses_because_somebody_lacks_what_is_wanted() -> None:
    state = offer(trading("soy blue", "red", "wax"), 0, "soy", "red")
    assert numbers(state) == [1]
    state = accept(offer(state, 0, "blue", "red"), 1, 2, "red")
    assert numbers(state) == [1]


def test_b5_7_a_decline_is_public_and_does_not_close_the_offer() -> None:
    state = act(offer(trading("soy", "red"), 0, "soy", "red", to=1), 1, m.Decline(1))
    assert (numbers(state), state.offers[0].declined) == ([1], frozenset({1}))
    assert refused(state, 1, m.Decline(1)) == "declined-already"
    assert set_aside(accept(state, 1, 1, "red"), 1) == "soy"


def test_b5_7_others_may_accept_what_one_declined() -> None:
    state = act(offer(trading("soy", "", "red"), 0, "soy", "red"), 1, m.Decline(1))
    assert set_aside(accept(state, 2, 1, "red"), 2) == "soy"


def test_b5_7_the_same_offer_is_not_made_twice() -> None:
    state = offer(trading("soy soy blue"), 0, "soy blue", "red")
    first, second, blue = state.players[0].hand
    assert refused(state, 0, m.MakeOffer((blue, first), (Bean("red"),))) == "offered-already"
    assert numbers(act(state, 0, m.MakeOffer((blue, second), (Bean("red"),)))) == [1, 2]
    assert numbers(act(state, 0, m.MakeOffer((first, blue), (Bean("red"),), 1))) == [1, 2]
    assert numbers(act(act(state, 0, m.Withdraw(1)), 0, m.MakeOffer((first, blue), (Bean("red"),)))) == [2]


def test_b5_7_the_kinds_wanted_have_no_order() -> None:
    state = offer(trading("soy", "red wax"), 0, "soy", "red wax")
    assert refused(state, 0, an_offer(state, 0, "soy", "wax red")) == "offered-already"
    assert set_aside(accept(state, 1, 1, "red wax"), 0) == "red wax"


def test_b5_7_numbers_are_never_given_twice_in_a_game() -> None:
    state = end_trading(offer(trading("soy", ""), 0, "soy"))
    assert (state.active, state.phase) == (1, Phase.TRADE)
    assert numbers(offer(state, 1, "", "red")) == [2]


def test_no_more_is_public_and_lasts_until_the_phase_ends() -> None:
    state = act(trading("soy", "red", face_up="wax"), 1, m.Pass())
    assert state.passed == {1}
    assert refused(state, 1, m.Pass()) == "passed-already"
    assert end_trading(state).passed == frozenset()


def test_no_more_is_undone_by_an_own_offer() -> None:
    state = act(act(trading("soy", "red", "blue"), 1, m.Pass()), 2, m.Pass())
    assert offer(state, 1, "red", "soy", to=0).passed == {2}


def test_no_more_is_undone_by_an_own_acceptance() -> None:
    state = offer(act(act(trading("soy", "red"), 1, m.Pass()), 2, m.Pass()), 0, "soy", "red")
    assert state.passed == {1, 2}
    assert accept(state, 1, 1, "red").passed == {2}


def test_no_more_is_not_for_the_active_player() -> None:
    assert refused(trading("soy"), 0, m.Pass()) == "active-player-ends-trading"


def test_no_more_binds_nobody_else() -> None:
    state = act(trading("soy", "red"), 1, m.Pass())
    assert numbers(offer(state, 0, "soy", "red", to=1)) == [1]


def test_b5_8_coming_back_takes_it_back_as_often_as_one_likes() -> None:
    state = act(act(trading("soy", "red", "blue"), 1, m.Pass()), 2, m.Pass())
    state = act(state, 1, m.ComeBack())
    assert done(state) == [2]
    assert refused(state, 1, m.ComeBack()) == "not-done"
    assert done(act(state, 1, m.Pass())) == [1, 2]


def test_b5_8_who_is_asked_by_name_is_not_done_until_they_have_said_no() -> None:
    state = offer(act(act(trading("soy", "red", "blue"), 1, m.Pass()), 2, m.Pass()), 0, "soy", "red", to=1)
    assert done(state) == [2]
    assert done(act(state, 1, m.Decline(1))) == [1, 2]


def test_b5_8_who_is_asked_by_name_is_not_done_while_the_offer_is_there() -> None:
    state = act(trading("soy red", "red", "blue"), 1, m.Pass())
    state = offer(offer(state, 0, "soy", "red", to=1), 0, "soy", "blue")
    assert done(state) == []
    assert done(act(state, 0, m.Withdraw(1))) == [1]
    assert done(accept(state, 2, 2, "blue")) == [1]


def test_b5_8_an_offer_to_anyone_or_of_somebody_else_asks_nobody_by_name() -> None:
    state = offer(act(trading("soy", "red", "blue"), 1, m.Pass()), 0, "soy", "red")
    assert done(offer(state, 2, "blue", "soy", to=0)) == [1]


def test_b5_8_who_takes_what_they_were_asked_for_is_back_in() -> None:
    state = offer(act(trading("soy", "red"), 1, m.Pass()), 0, "soy", "red", to=1)
    assert done(accept(state, 1, 1, "red")) == []


def test_b5_8_i_m_done_is_a_no_to_whatever_one_is_asked_for_by_name() -> None:
    state = offer(offer(trading("soy red", "red", "blue"), 0, "soy", "red", to=1), 0, "red", "blue")
    events = decide(state, 1, m.Pass(), STACKED).events
    assert events == (e.Declined(1, 1), e.Passed(1))
    named = offer(act(trading("soy", "red"), 1, m.Pass()), 0, "soy", "red", to=1)
    assert decide(named, 1, m.Pass(), STACKED).events == (e.Declined(1, 1),)


def test_b5_8_who_may_say_which_is_public_and_has_nothing_to_do_with_cards() -> None:
    state = act(trading("soy", "", "blue"), 1, m.Pass())
    may = [(can.may_pass, can.may_come_back) for can in (options(state, seat) for seat in range(3))]
    assert may == [(False, False), (False, True), (True, False)]


def done(state: State) -> list[int]:
    """Who is done, as everybody sees it."""
    return [seat.seat for seat in view(state, None).seats if seat.passed]
