"""People's habits as opponents: each does what it is named for, and none wins more by it than chance gives."""

from __future__ import annotations

from typing import Any

import pytest

from bot.games.bohnanza.cards import BEAN, Bean
from bot.games.bohnanza.moves import Accept, Decline, EndTrading, MakeOffer, Withdraw
from bot.games.bohnanza.state import Phase, State
from bot.games.bohnanza.view import view
from bot.games.chance import seeded
from bot.players.bohnanza.hard import hard_player
from bot.simulate.batch import Batch, play_all
from bot.simulate.tally import Share, Tally
from tests.benchmarks.company import COMPANION, can_fulfil, company, in_the_way
from tests.benchmarks.players import habits
from tests.benchmarks.strength import HABITS
from tests.games.bohnanza.playing import act, offer
from tests.games.bohnanza.tables import table

COMPANIONS = tuple(COMPANION.replace("hard", strength) for strength in ("normal", "hard", "expert"))
"""Those who have other manners among people."""
TABLE = table(
    phase=Phase.TRADE,
    hands=["wax stink", "soy wax red", "wax wax"],
    fields=["soy×3 blue×5 chili×4", "- - -"],
    face_up="green soy",
)
"""Wax and green are in the way of the first; soy, blue and chili are of use."""


def said(habit: Any, state: State = TABLE, seat: int = 0) -> Any:
    return habit(view(state, seat), seeded(1))


def all_declined(state: State, number: int = 1) -> State:
    return act(act(state, 1, Decline(number)), 2, Decline(number))


def test_hard_offers_a_swap_there() -> None:
    """What the habits are compared with."""
    move = hard_player(view(TABLE, 0), seeded(1))
    assert isinstance(move, MakeOffer)
    assert len(move.give) == len(move.want) == 1


def test_a_beggar_asks_for_one_gift_after_the_other_and_then_for_the_same_again() -> None:
    first = said(habits.beggar)
    assert isinstance(first, MakeOffer)
    assert not first.give
    second = said(habits.beggar, all_declined(act(TABLE, 0, first)))
    assert isinstance(second, MakeOffer)
    assert not second.give
    assert second.want != first.want
    state, asked = TABLE, list[MakeOffer]()
    while isinstance(move := said(habits.beggar, state), (MakeOffer, Withdraw)):
        state = act(state, 0, move)
        if isinstance(move, MakeOffer):
            asked.append(move)
            state = all_declined(state, state.offered)
    assert asked.count(first) > 1
    assert len(asked) == 10


def test_who_is_greedy_wants_two_for_one_or_says_nothing() -> None:
    move = said(habits.greedy)
    assert isinstance(move, MakeOffer)
    assert (len(move.give), len(move.want)) == (1, 2)


def test_who_is_silent_offers_nothing_but_accepts() -> None:
    assert said(habits.silent) == EndTrading()
    assert isinstance(said(habits.silent, offer(TABLE, 1, "soy", "green", to=0)), Accept)


def test_a_lowballer_gives_what_costs_least() -> None:
    move = said(habits.lowballer)
    assert isinstance(move, MakeOffer)
    assert len(move.give) == len(move.want) == 1


def test_a_junk_dealer_gives_two_that_nobody_grows() -> None:
    move = said(habits.junk_dealer)
    assert isinstance(move, MakeOffer)
    assert len(move.give) == 2
    assert {BEAN[card] for card in move.give}.isdisjoint({"soy", "blue", "chili"})


def test_a_hoarder_gives_nothing_that_others_grow() -> None:
    wanted = table(
        phase=Phase.TRADE, hands=["wax"], fields=["soy×3 blue×5 chili×4", "wax green -"], face_up="green"
    )
    assert said(habits.hoarder, wanted) == EndTrading()
    assert isinstance(said(habits.hoarder), MakeOffer)


def test_a_refuser_takes_nothing() -> None:
    assert said(habits.refuser, offer(TABLE, 1, "soy", "green", to=0)) == Decline(1)


def test_a_repeater_takes_back_what_was_declined_and_asks_again() -> None:
    first = said(habits.repeater)
    declined = all_declined(act(TABLE, 0, first))
    assert said(habits.repeater, declined) == Withdraw(1)
    assert said(habits.repeater, act(declined, 0, Withdraw(1))) == first


def test_a_latecomer_offers_nothing_while_others_wait_for_an_answer() -> None:
    asked = offer(TABLE, 1, "wax", "soy", to=0)
    assert said(habits.latecomer, asked) == Decline(1)
    assert isinstance(said(habits.latecomer, act(asked, 0, Decline(1))), MakeOffer)


def test_a_dawdler_keeps_their_turn_open_and_hears_what_others_offer() -> None:
    state, asked = table(phase=Phase.TRADE, hands=["wax", "soy"], fields=["- - -", "wax×3 - -"]), list[MakeOffer]()
    while isinstance(move := said(habits.dawdler, state), MakeOffer):
        state = act(state, 0, move)
        asked.append(move)
        for other in (1, 2):
            state = act(state, other, Decline(state.offered))
    assert move == EndTrading()
    assert len(asked) == 10
    vain = [one for one in asked if not one.give]
    assert len(set(vain)) == len(vain) > 5


def share(habit: str, games: int) -> Share:
    """What a player with this habit wins among three of `hard`."""
    tally = Tally()
    for result in play_all(Batch("rio_grande_2000", (habit, *("hard",) * 3), games, 23, recorded=False), 1):
        tally.add(result)
    return tally.win_shares()[habit]


@pytest.mark.long
@pytest.mark.parametrize("habit", HABITS)
def test_no_habit_wins_more_than_its_quarter(habit: str) -> None:
    assert share(habit, 60).low <= 0.27


@pytest.mark.long
@pytest.mark.parametrize("player", COMPANIONS)
def test_computers_are_pleasant_company(player: str) -> None:
    """Also by the first of their games: few offers, none in vain, nothing begged, thrown away or taken back."""
    found = company(player, range(3 if "normal" in player else 1))
    assert found.most <= 3
    counts = found.counts
    assert counts["offers"] > counts["turns"]
    assert not counts["vain"] + counts["no reason"] + counts["grown and given"] + counts["got back"]
    if player == COMPANION:
        assert not counts["gifts asked for"]


@pytest.mark.long
@pytest.mark.parametrize("player", COMPANIONS)
def test_people_take_a_third_of_what_computers_offer(player: str) -> None:
    counts = company(player, range(30)).counts
    assert counts["taken"] >= 0.35 * counts["offers"]


def test_a_gift_is_asked_for_with_a_reason_where_a_card_is_in_the_way() -> None:
    open_ = table(phase=Phase.TRADE, hands=["wax", "wax"], fields=["soy red", "- -"], face_up="stink soy")
    for seat, bean, reason in ((0, "stink", True), (0, "soy", False), (0, "wax", False), (1, "stink", False)):
        assert all(in_the_way(view(open_, None), seat, (Bean(bean),))) is reason
    room = table(phase=Phase.TRADE, hands=["wax", "wax"], fields=["soy -", "- -"], face_up="stink soy")
    assert not all(in_the_way(view(room, None), 0, (Bean("stink"),)))


def test_what_is_offered_in_vain_is_known() -> None:
    """A bean of which all lie open, two cards of a hand of one; what lies face up counts for who is on turn."""
    open_ = table(
        phase=Phase.TRADE, hands=["wax", "wax", "soy"], fields=["red×4 - -", "red×4 - -", "-"], face_up="stink"
    )
    seen = view(open_, None)
    assert not can_fulfil(seen, 1, (Bean("red"),))
    assert can_fulfil(seen, 1, (Bean("soy"),))
    assert not can_fulfil(seen, 1, (Bean("soy"), Bean("soy")))
    assert can_fulfil(seen, 0, (Bean("soy"), Bean("stink")))
    assert not can_fulfil(seen, 1, (Bean("soy"), Bean("stink")))
