"""H5, H6: the Banks and their moments."""

from __future__ import annotations

from bot.games.bohnanza import moves as m
from bot.games.bohnanza.chapters.turn import to_act
from bot.games.bohnanza.high_bohn import moves as h
from bot.games.bohnanza.high_bohn.events import OrderAsked
from bot.games.bohnanza.options import options
from bot.games.bohnanza.state import Phase, State
from bot.games.bohnanza.view import view
from tests.games.bohnanza.high_bohn.towns import bought, can, changes_only_the_score, next_turn, town
from tests.games.bohnanza.playing import act, happens, plant, refused
from tests.games.bohnanza.tables import hand, pick, words


def before_turn_of_1(building: str, hand_of_1: str = "soy blue red", draw: str = "stink×3 chili green×4") -> State:
    """Seat 0 plants its last card, the cards are drawn, and seat 1's turn begins."""
    return next_turn(
        town(
            phase=Phase.PLANT_RECEIVED,
            buildings=["", building],
            hands=["red", hand_of_1],
            set_aside=["garden"],
            draw=draw,
        )
    )


def test_h5_bank_1_changes_only_the_score() -> None:
    changes_only_the_score("bank-1")


def test_h5_bank_2_before_the_own_turn_the_top_card_may_be_looked_at_and_put_to_the_bottom() -> None:
    state = before_turn_of_1("bank-2")
    assert can(state, 1).peek
    state = act(state, 1, h.Peek())
    assert can(state, 1).peeked == state.draw_pile[-1]
    assert words(state.draw_pile) == "green green green green chili"
    state = act(state, 1, h.PutToBottom())
    assert words(state.draw_pile) == "chili green green green green"
    assert refused(state, 1, h.Peek()) == "not-the-moment-of-your-bank"
    assert refused(state, 1, h.PutToBottom()) == "not-the-moment-of-your-bank"
    assert can(state, 1).peeked is None


def test_h5_bank_2_only_its_owner_sees_the_card_and_all_see_that_it_went_under() -> None:
    before = before_turn_of_1("bank-2")
    after = act(before, 1, h.Peek())
    for viewer in (0, 2, None):
        assert view(before, viewer) == view(after, viewer)
    assert can(after, 0).peeked is None


def test_h6_bank_2_may_leave_the_card_and_its_moment_ends_with_the_planting() -> None:
    state = before_turn_of_1("bank-2")
    planted = plant(state, 1, "soy", 0)
    assert refused(planted, 1, h.Peek()) == "not-the-moment-of-your-bank"
    peeked = plant(act(state, 1, h.Peek()), 1, "soy", 0)
    assert refused(peeked, 1, h.PutToBottom()) == "not-the-moment-of-your-bank"
    assert can(peeked, 1).peeked is None


def test_h6_bank_2_is_its_owners_and_on_the_own_turn_only() -> None:
    state = before_turn_of_1("bank-2")
    assert refused(state, 0, h.Peek()) == "no-bank-to-peek"
    elsewhere = town(buildings=["bank-2"], active=1, hands=["red", "soy"])
    assert refused(elsewhere, 0, h.Peek()) == "not-the-moment-of-your-bank"


def test_h6_a_bank_bought_later_waits_for_the_next_turn() -> None:
    state = town(active=1, hands=["red", "soy blue"], thalers=["", "black_eyed×4"])
    assert refused(bought(state, 1, "bank-2"), 1, h.Peek()) == "not-the-moment-of-your-bank"
    state = bought(state, 1, "bank-4")
    assert refused(state, 1, h.MoveCard(state.players[1].hand[0], 1)) == "not-the-moment-of-your-bank"


def test_h6_bank_2_with_an_empty_hand_the_turn_waits_for_its_owner_who_may_go_on() -> None:
    state = before_turn_of_1("bank-2", hand_of_1="")
    assert (state.phase, to_act(state)) == (Phase.PLANT, (1,))
    assert options(state, 1).turn_up
    assert act(state, 1, m.TurnUp()).phase is Phase.TRADE
    state = act(state, 1, h.Peek())
    assert (state.phase, options(state, 1).turn_up) == (Phase.PLANT, True)
    assert act(state, 1, h.PutToBottom()).phase is Phase.TRADE


def test_h5_bank_2_looking_takes_no_card() -> None:
    state = before_turn_of_1("bank-2", draw="stink×3 chili")
    after = act(state, 1, h.Peek())
    assert (len(after.draw_pile), after.exhaustions) == (1, 0)
    assert act(after, 1, h.PutToBottom()).draw_pile == after.draw_pile


def received(building: str = "bank-3", draw: str = "stink chili green blue", exhaustions: int = 0) -> State:
    return town(
        phase=Phase.PLANT_RECEIVED,
        buildings=[building],
        hands=["red", "soy"],
        set_aside=["garden"],
        draw=draw,
        exhaustions=exhaustions,
    )


def test_h5_bank_3_cards_drawn_may_join_the_hand_in_any_order() -> None:
    state = next_turn(received())
    assert (state.phase, to_act(state), hand(state, 0)) == (Phase.CARDS_DRAWN, (0,), "red stink chili green")
    drawn = can(state, 0).reorder
    assert words(drawn) == "stink chili green"
    after = act(state, 0, h.Reorder(pick(drawn, "green stink chili")))
    assert (hand(after, 0), after.turn, after.active) == ("red green stink chili", 2, 1)


def test_h5_bank_3_the_order_may_be_kept() -> None:
    state = next_turn(received())
    after = act(state, 0, h.Reorder(can(state, 0).reorder))
    assert (hand(after, 0), after.active) == ("red stink chili green", 1)


def test_h6_bank_3_nothing_else_happens_between_drawing_and_its_answer() -> None:
    state = next_turn(received())
    for move in (m.Harvest(0), m.TurnUp(), h.BuyNoMore(), m.BuyField()):
        assert refused(state, 0, move) == "answer-first"
        assert refused(state, 1, move) == "somebody-else-is-asked"
    assert options(state, 1) == options(state, 2)
    assert not options(state, 0).harvest


def test_h6_bank_3_is_not_asked_when_the_game_ends() -> None:
    state = next_turn(received(draw="stink chili green", exhaustions=2))
    assert state.phase is Phase.ENDED


def test_h5_bank_3_orders_what_was_drawn_from_two_piles() -> None:
    state = received(draw="stink")._replace(discard=town(draw="blue×4").draw_pile)
    state = next_turn(state)
    assert (state.exhaustions, words(can(state, 0).reorder)) == (1, "stink blue blue")


def test_h5_bank_3_nobody_else_is_asked() -> None:
    events = happens(received("bank-2"), 0, m.Plant(received("bank-2").players[0].set_aside[0], 0))
    assert not [event for event in events if isinstance(event, OrderAsked)]


def test_h5_bank_4_before_the_own_turn_a_card_of_the_hand_may_be_moved_once() -> None:
    state = before_turn_of_1("bank-4", hand_of_1="soy blue red")
    soy, _, red = state.players[1].hand
    assert can(state, 1).move_card == state.players[1].hand
    assert hand(act(state, 1, h.MoveCard(soy, 2)), 1) == "blue red soy"
    assert hand(act(state, 1, h.MoveCard(soy, 1)), 1) == "blue soy red"
    state = act(state, 1, h.MoveCard(red, 0))
    assert hand(state, 1) == "red soy blue"
    assert refused(state, 1, h.MoveCard(red, 1)) == "not-the-moment-of-your-bank"


def test_h6_bank_4_its_moment_ends_with_the_planting() -> None:
    state = plant(before_turn_of_1("bank-4"), 1, "soy", 0)
    assert refused(state, 1, h.MoveCard(state.players[1].hand[0], 1)) == "not-the-moment-of-your-bank"


def test_h6_bank_4_is_not_offered_for_a_hand_of_one_card() -> None:
    assert can(before_turn_of_1("bank-4", hand_of_1="soy"), 1).move_card == ()
    assert before_turn_of_1("bank-4", hand_of_1="").phase is Phase.TRADE


def test_h6_others_may_harvest_and_buy_while_a_bank_may_be_used() -> None:
    state = before_turn_of_1("bank-2")
    assert act(state, 0, m.Harvest(0)).players[0].fields[0].crop == ()
    assert can(state, 1).peek
