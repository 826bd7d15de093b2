"""Who has the same score as others, and what that means for whom."""

from __future__ import annotations

from bot.games.contract import Outcome, Standing
from bot.ui.messages.ties import Tie, tie_of, ties

OUTCOME = Outcome(
    (
        *(Standing(3, 14, 1, 2), Standing(0, 14, 2, 1)),
        *(Standing(1, 12, 3, 1), Standing(2, 12, 3, 1), Standing(6, 12, 5, 0)),
        *(Standing(4, 9, 6, 0), Standing(5, 8, 7, 0)),
    ),
    (3,),
    "most_cards_in_hand",
)


def test_a_tie_concerns_whom_it_sets_back_and_who_share_a_place() -> None:
    found = [tie_of(OUTCOME, standing) for standing in OUTCOME.standings]
    assert found == [Tie.NONE, Tie.BEHIND, Tie.SHARED, Tie.SHARED, Tie.BEHIND, Tie.NONE, Tie.NONE]


def test_who_share_the_first_place_are_told_so_by_the_title() -> None:
    shared = Outcome((Standing(0, 5, 1, 0), Standing(1, 5, 1, 0), Standing(2, 5, 3, 0)), (0, 1), "shared")
    assert [tie_of(shared, standing) for standing in shared.standings] == [Tie.NONE, Tie.NONE, Tie.BEHIND]


def test_each_score_that_several_have_is_a_group_of_its_own() -> None:
    assert [[one.seat for one in group] for group in ties(OUTCOME)] == [[3, 0], [1, 2, 6]]
