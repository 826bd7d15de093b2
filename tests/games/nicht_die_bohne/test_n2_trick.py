"""N2: a trick, from the lead to the token's card."""

from __future__ import annotations

import pytest

from bot.games.nicht_die_bohne.cards import Card, Laid
from bot.games.nicht_die_bohne.events import Exchanged, LaidDown, Led, Taken, TokenTaken, TurnedUp
from bot.games.nicht_die_bohne.moves import Lay, Take
from bot.games.nicht_die_bohne.rules import to_act
from bot.games.nicht_die_bohne.state import Phase
from bot.games.nicht_die_bohne.view import TrickCard, view
from tests.games.nicht_die_bohne.tables import act, cards, happens, lay, refused, table, take, trick

RED, BLUE, GREEN, YELLOW = (Card(f"{colour}-5") for colour in ("red", "blue", "green", "yellow"))
HANDS = ("red-5 red-6", "blue-5 blue-6", "green-5 green-6", "yellow-5 yellow-6")
TURNED_UP = trick(table(*HANDS), "red-5", "blue-5", "green-5", "yellow-5")


def test_n2_the_token_holder_lays_first_and_alone() -> None:
    state = table(*HANDS, leader=2)
    assert to_act(state) == (2,)
    assert refused(state, 0, Lay(RED)) == "wait-for-the-lead"
    assert happens(state, 2, Lay(GREEN)) == (Led(2, GREEN),)


def test_n2_the_lead_lies_face_up_with_the_token_on_it() -> None:
    seen = view(lay(table(*HANDS), 0, "red-5"), None)
    assert (seen.lead, seen.leader) == (RED, 0)
    assert [(card.seat, card.card, card.token) for card in seen.up] == [(0, RED, True)]


def test_n2_all_others_lay_at_the_same_time_in_any_order() -> None:
    state = lay(table(*HANDS), 0, "red-5")
    assert to_act(state) == (1, 2, 3)
    assert happens(state, 3, Lay(YELLOW)) == (LaidDown(3, YELLOW),)
    state = lay(state, 3, "yellow-5")
    assert to_act(state) == (1, 2)
    assert to_act(lay(state, 1, "blue-5")) == (2,)


def test_n2_a_card_laid_leaves_the_hand_and_the_others_do_not_see_it() -> None:
    state = lay(lay(table(*HANDS), 0, "red-5"), 1, "blue-5")
    seen = view(state, 2)
    assert (seen.seats[1].hand, seen.seats[1].has_laid) == (1, True)
    assert [card.seat for card in seen.up] == [0]
    own = view(state, 1).own
    assert own is not None
    assert (own.hand, own.laid) == (cards("blue-6"), BLUE)


def test_n2_a_face_down_card_may_be_exchanged_until_the_last_is_down() -> None:
    state = lay(lay(table(*HANDS), 0, "red-5"), 1, "blue-5")
    assert happens(state, 1, Lay(Card("blue-6"))) == (Exchanged(1, Card("blue-6")),)
    state = lay(state, 1, "blue-6")
    assert (state.players[1].laid, state.players[1].hand) == ("blue-6", cards("blue-5"))
    state = lay(state, 1, "blue-5")
    assert (state.players[1].laid, state.players[1].hand) == ("blue-5", cards("blue-6"))
    assert to_act(state) == (2, 3)


def test_n2_once_the_last_is_down_no_card_may_be_exchanged() -> None:
    assert refused(TURNED_UP, 1, Lay(Card("blue-6"))) == "cards-are-up"


def test_n2_the_lead_stays() -> None:
    state = lay(table(*HANDS), 0, "red-5")
    assert refused(state, 0, Lay(Card("red-6"))) == "led-already"


@pytest.mark.parametrize("last", [1, 2, 3])
def test_n2_the_cards_are_turned_up_together_when_the_last_is_down(last: int) -> None:
    state = lay(table(*HANDS), 0, "red-5")
    laid = {1: BLUE, 2: GREEN, 3: YELLOW}
    for seat, card in laid.items():
        if seat != last:
            state = lay(state, seat, card)
            assert state.phase is Phase.LAY
    together = TurnedUp(tuple(Laid(seat, card) for seat, card in laid.items()))
    assert happens(state, last, Lay(laid[last])) == (LaidDown(last, laid[last]), together)


def test_n2_the_cards_turned_up_are_named_clockwise_from_the_leader() -> None:
    state = lay(lay(lay(table(*HANDS, leader=2), 2, "green-5"), 0, "red-5"), 1, "blue-5")
    assert happens(state, 3, Lay(YELLOW))[1] == TurnedUp((Laid(3, YELLOW), Laid(0, RED), Laid(1, BLUE)))
    assert [card.seat for card in view(lay(state, 3, "yellow-5"), None).up] == [2, 3, 0, 1]


def test_n2_the_token_holder_takes_one_of_the_other_cards() -> None:
    assert to_act(TURNED_UP) == (0,)
    assert happens(TURNED_UP, 0, Take(GREEN)) == (Taken(0, GREEN, 2),)
    assert take(TURNED_UP, 0, "green-5").players[0].area == (GREEN,)
    assert refused(TURNED_UP, 0, Take(RED)) == "own-card-not-to-take"


def test_n2_the_owner_of_the_card_taken_takes_next_any_card_left_but_the_tokens() -> None:
    state = take(TURNED_UP, 0, "green-5")
    assert to_act(state) == (2,)
    own = view(state, 2).own
    assert own is not None
    assert own.options.take == (BLUE, YELLOW)
    assert refused(state, 2, Take(RED)) == "token-card-not-to-take"
    assert refused(state, 2, Take(GREEN)) == "own-card-not-to-take"
    assert refused(state, 3, Take(BLUE)) == "not-your-turn-to-take"


def test_n2_the_last_one_takes_the_tokens_card_and_the_token() -> None:
    state = take(TURNED_UP, 0, "green-5")
    assert happens(state, 2, Take(BLUE)) == (Taken(2, BLUE, 1), Taken(1, YELLOW, 3), TokenTaken(3, RED, 0))
    after = take(state, 2, "blue-5")
    assert [player.area for player in after.players] == [(GREEN,), (YELLOW,), (BLUE,), (RED,)]
    assert after.leader == 3


def test_n2_a_card_that_is_the_only_one_left_is_taken_without_asking() -> None:
    three = trick(table(*HANDS[:3]), "red-5", "blue-5", "green-5")
    assert happens(three, 0, Take(GREEN)) == (Taken(0, GREEN, 2), Taken(2, BLUE, 1), TokenTaken(1, RED, 0))


def test_n2_whoever_took_the_token_leads_the_next_trick() -> None:
    after = take(take(TURNED_UP, 0, "green-5"), 2, "blue-5")
    assert (after.phase, after.trick, to_act(after)) == (Phase.LEAD, 2, (3,))
    assert happens(after, 3, Lay(Card("yellow-6"))) == (Led(3, Card("yellow-6")),)
    assert refused(after, 0, Lay(Card("red-6"))) == "wait-for-the-lead"


def test_n2_the_trick_before_can_still_be_seen() -> None:
    after = take(take(TURNED_UP, 0, "green-5"), 2, "blue-5")
    seen = view(after, None)
    assert seen.up == ()
    assert seen.past == (
        TrickCard(0, RED, True, 3),
        TrickCard(1, BLUE, False, 2),
        TrickCard(2, GREEN, False, 0),
        TrickCard(3, YELLOW, False, 1),
    )


def test_n2_with_the_leader_somewhere_else_the_chain_is_the_same() -> None:
    state = trick(table(*HANDS, leader=3), "red-5", "blue-5", "green-5", "yellow-5")
    state = act(state, 3, Take(RED))
    assert refused(state, 0, Take(YELLOW)) == "token-card-not-to-take"
    after = act(state, 0, Take(GREEN))
    assert [player.area for player in after.players] == [(GREEN,), (YELLOW,), (BLUE,), (RED,)]
    assert after.leader == 1
