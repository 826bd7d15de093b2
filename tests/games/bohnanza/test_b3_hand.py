"""B3: the hand is a queue, and what is public."""

from __future__ import annotations

import pytest

from bot.games.bohnanza import moves as m
from bot.games.bohnanza.state import Phase
from bot.games.bohnanza.view import view
from tests.games.bohnanza.playing import accept, act, end_trading, offer, trade
from tests.games.bohnanza.tables import hand, table


def test_b3_1_drawn_cards_go_to_the_back_one_at_a_time() -> None:
    state = table(phase=Phase.TRADE, hands=["blue chili"], draw="soy red wax green")
    assert hand(end_trading(state), 0) == "blue chili soy red wax"


def test_b3_1_cards_leave_from_anywhere_and_the_rest_close_up_in_order() -> None:
    state = table(phase=Phase.TRADE, hands=["blue chili soy red wax"])
    assert hand(trade(state, 0, 1, "chili red"), 0) == "blue soy wax"


def test_b3_1_the_very_copy_chosen_leaves_the_hand() -> None:
    state = table(phase=Phase.TRADE, hands=["blue soy blue"])
    first, middle, last = state.players[0].hand
    state = accept(act(state, 0, m.MakeOffer((last,))), 1, 1)
    assert state.players[0].hand == (first, middle)


def test_b3_1_planting_takes_the_front() -> None:
    state = table(hands=["blue chili soy"])
    assert hand(act(state, 0, m.Plant(state.players[0].hand[0], 0)), 0) == "chili soy"


VIEWERS = [0, 1, 2, None]


@pytest.mark.parametrize("viewer", VIEWERS)
def test_b3_2_only_its_owner_sees_a_hand_and_all_its_size(viewer: int | None) -> None:
    state = table(hands=["blue chili", "soy", "red×3"])
    seen = view(state, viewer)
    assert [seat.hand for seat in seen.seats] == [2, 1, 3]
    assert (seen.own is None) == (viewer is None)
    if seen.own is not None and viewer is not None:
        assert (seen.own.seat, seen.own.hand) == (viewer, state.players[viewer].hand)


@pytest.mark.parametrize("viewer", VIEWERS)
def test_b3_2_fields_thalers_and_set_aside_cards_are_public(viewer: int | None) -> None:
    state = table(
        phase=Phase.TRADE,
        fields=["soy×3 - red", "- blue×4 -"],
        thalers=["red soy", "", "wax"],
        set_aside=["", "green chili"],
        face_up="wax stink",
    )
    seen = view(state, viewer)
    fields = [(field.bean, field.cards, field.pays, field.next_step) for field in seen.seats[0].fields]
    assert fields == [("soy", 3, 1, 4), (None, 0, 0, None), ("red", 1, 0, 2)]
    assert [field.next_pays for field in seen.seats[0].fields] == [2, 0, 1]
    assert [field.protected for field in seen.seats[0].fields] == [False, False, True]
    assert [seat.thalers for seat in seen.seats] == [("red", "soy"), (), ("wax",)]
    assert seen.seats[1].set_aside == ("chili", "green")
    assert seen.face_up == state.face_up


@pytest.mark.parametrize("viewer", VIEWERS)
def test_b3_2_the_piles_show_their_sizes_and_the_top_of_the_discard(viewer: int | None) -> None:
    seen = view(table(draw="soy×4", discard="red blue wax", exhaustions=1), viewer)
    assert (seen.draw_pile, seen.discard, seen.discard_top, seen.exhaustions) == (4, 3, "wax", 1)
    assert view(table(), viewer).discard_top is None


@pytest.mark.parametrize("viewer", VIEWERS)
def test_b3_2_which_copies_are_offered_is_the_givers_secret(viewer: int | None) -> None:
    state = offer(table(phase=Phase.TRADE, hands=["", "soy red soy"]), 1, "soy red", "wax", to=0)
    (seen,) = view(state, viewer).offers
    assert (seen.seat, seen.to, seen.give, seen.want) == (1, 0, ("soy", "red"), ("wax",))
    assert seen.cards == (state.offers[0].give if viewer == 1 else ())


def test_b3_2_a_view_tells_who_is_waited_for_and_who_declined_or_passed() -> None:
    state = offer(table(phase=Phase.TRADE, hands=["soy"]), 0, "soy")
    state = act(act(act(state, 2, m.Decline(1)), 1, m.Decline(1)), 1, m.Pass())
    seen = view(state, None)
    assert seen.offers[0].declined == (1, 2)
    assert [seat.passed for seat in seen.seats] == [False, True, False]
    assert (seen.waiting_for, seen.active, seen.phase) == ((0,), 0, "trade")
