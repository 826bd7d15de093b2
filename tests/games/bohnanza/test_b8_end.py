"""B8.4 and B2: the final harvest, the score and ties."""

from __future__ import annotations

import pytest

from bot.games.bohnanza import moves as m
from bot.games.bohnanza.chapters.ending import rank
from bot.games.bohnanza.chapters.turn import to_act
from bot.games.bohnanza.moves import Move
from bot.games.bohnanza.options import NOTHING, options
from bot.games.bohnanza.state import Phase, State
from bot.games.bohnanza.view import view
from bot.games.contract import Outcome, Standing
from tests.games.bohnanza.playing import end_trading, refused
from tests.games.bohnanza.tables import farm, table, thalers


def ended(
    *, thalers: list[str], fields: list[str] | None = None, hands: list[str] | None = None, active: int = 0
) -> State:
    """A game of three that ends in phase 2 of the active player's turn, with nothing left to plant."""
    state = table(
        active=active,
        phase=Phase.TRADE,
        hands=hands or [],
        fields=fields or [],
        thalers=thalers,
        draw="",
        exhaustions=2,
        ending=True,
    )
    return end_trading(state)


def outcome(state: State) -> Outcome:
    assert state.outcome is not None
    return state.outcome


def test_b8_4_everyone_harvests_all_fields_without_bean_protection() -> None:
    state = ended(thalers=["red"], fields=["blue red×2 -", "soy×2 wax green×3", "- - stink×5"])
    assert [farm(state, seat) for seat in range(3)] == ["- - -"] * 3
    assert [thalers(state, seat) for seat in range(3)] == ["red red", "soy green", "stink stink"]
    assert len(state.discard) == 2 + 4 + 3


def test_b8_4_most_thalers_wins() -> None:
    result = outcome(ended(thalers=["red", "soy×3", "wax×2"]))
    assert result == Outcome((Standing(1, 3, 1, 0), Standing(2, 2, 2, 0), Standing(0, 1, 3, 0)), (1,), None)


def test_b8_4_the_final_harvest_counts() -> None:
    assert outcome(ended(thalers=["red×2", "soy"], fields=["", "red×3 - -"])).winners == (1,)


def test_b8_4_cards_in_hand_pay_nothing() -> None:
    result = outcome(ended(thalers=["red", "soy×2"], hands=["wax×5"]))
    assert result.winners == (1,)
    assert [standing.score for standing in result.standings] == [2, 1, 0]


def test_b8_4_cards_set_aside_or_face_up_pay_nothing() -> None:
    state = table(phase=Phase.TRADE, set_aside=["soy×4", "red×4"], face_up="wax×4", thalers=["", "blue"])
    assert [(standing.seat, standing.score) for standing in rank(state).standings] == [(1, 1), (0, 0), (2, 0)]


def test_b2_a_tie_goes_to_the_most_cards_in_hand_among_the_tied() -> None:
    result = outcome(ended(thalers=["red×2", "soy×2", "wax"], hands=["blue", "blue×2", "blue×6"]))
    assert (result.winners, result.tie) == ((1,), "most_cards_in_hand")
    assert [(standing.seat, standing.rank) for standing in result.standings] == [(1, 1), (0, 2), (2, 3)]


def test_b2_still_tied_the_win_is_shared() -> None:
    result = outcome(ended(thalers=["red×2", "soy×2", "wax"], hands=["blue×2", "blue×2", "blue×6"]))
    assert (result.winners, result.tie) == ((0, 1), "most_cards_in_hand")
    assert [standing.rank for standing in result.standings] == [1, 1, 3]


def test_b2_a_tie_behind_the_winner_is_no_tie_of_the_best() -> None:
    result = outcome(ended(thalers=["red×2", "soy", "wax"], hands=["", "blue", "blue"]))
    assert (result.winners, result.tie) == ((0,), None)
    assert [standing.rank for standing in result.standings] == [1, 2, 2]


def test_b2_all_may_share_the_win() -> None:
    assert outcome(ended(thalers=[])).winners == (0, 1, 2)


def test_b2_cards_drawn_in_the_last_phase_4_count_for_the_tie() -> None:
    state = table(phase=Phase.TRADE, hands=["", "blue"], draw="wax soy", exhaustions=1)
    assert outcome(end_trading(state)).winners == (0,)


@pytest.mark.parametrize("active", range(3))
def test_b8_4_the_outcome_does_not_depend_on_whose_turn_it_is(active: int) -> None:
    state = ended(thalers=["red", "soy×3", "wax×2"], active=active)
    assert outcome(state).winners == (1,)
    assert view(state, None).outcome == outcome(state)


MOVES: list[Move] = [
    m.TurnUp(),
    m.EndTrading(),
    m.Harvest(0),
    m.BuyField(),
    m.Pass(),
    m.Decline(1),
    m.MakeOffer(()),
]


@pytest.mark.parametrize("move", MOVES, ids=lambda move: type(move).__name__)
def test_b8_4_after_the_end_nothing_can_be_done(move: Move) -> None:
    state = ended(thalers=["red×5"])
    assert {refused(state, seat, move) for seat in range(3)} == {"game-over"}


def test_b8_4_after_the_end_nobody_is_waited_for() -> None:
    state = ended(thalers=["red×5"])
    assert to_act(state) == ()
    assert [options(state, seat) for seat in range(3)] == [NOTHING] * 3
