"""N4: who leads a round, what is public, ties."""

from __future__ import annotations

import pytest

from bot.games.chance import seeded
from bot.games.contract import Standing
from bot.games.nicht_die_bohne.ending import rank
from bot.games.nicht_die_bohne.events import Dealt, TokenTaken
from bot.games.nicht_die_bohne.game import NichtDieBohne
from bot.games.nicht_die_bohne.scoring import sheet
from bot.games.nicht_die_bohne.state import State
from bot.games.nicht_die_bohne.view import view
from tests.breadth import few
from tests.games.nicht_die_bohne.random_games import Recipe, play
from tests.games.nicht_die_bohne.tables import cards, lay, table

GAME = NichtDieBohne()


@pytest.mark.parametrize("players", GAME.players)
def test_n4_the_first_leader_is_drawn_by_lot(players: int) -> None:
    leaders = {GAME.start(players, seeded(seed)).after.leader for seed in range(60)}
    assert leaders == set(range(players))


@pytest.mark.parametrize("players", few(GAME.players, 4))
def test_n4_in_rounds_two_and_three_the_token_holder_leads(players: int) -> None:
    for seed in range(5):
        events = play(Recipe(players, (), seed)).events()
        for before, after in zip(events, events[2:], strict=False):
            if isinstance(after, Dealt):
                assert isinstance(before, TokenTaken)
                assert after.leader == before.seat


def totals(*scores: str) -> State:
    """After the last round: one scoring area for each seat's only sheet that counts."""
    state = table(*["" for _ in scores], round=3)
    return state._replace(sheets=(tuple(sheet(seat, cards(area)) for seat, area in enumerate(scores)),))


def test_n4_ties_share_the_win() -> None:
    outcome = rank(totals("red-1", "blue-4 blue-5", "green-9", "yellow-2"))
    assert outcome.standings == (
        Standing(1, 9, 1, 0), Standing(2, 9, 1, 0), Standing(3, 2, 3, 0), Standing(0, 1, 4, 0),
    )  # fmt: skip
    assert (outcome.winners, outcome.tie) == ((1, 2), "shared")


def test_n4_equals_behind_the_winner_share_their_rank_only() -> None:
    outcome = rank(totals("red-1", "blue-9", "green-1"))
    assert [standing.rank for standing in outcome.standings] == [1, 2, 2]
    assert (outcome.winners, outcome.tie) == ((1,), None)


def test_n4_scoring_areas_are_public_hands_and_face_down_cards_are_not() -> None:
    state = table("red-5 red-6", "blue-5 blue-6", "green-5 green-6", areas=["red-1", "blue-x2 blue-2"])
    state = lay(lay(state, 0, "red-5"), 1, "blue-5")
    for viewer in (0, 2, None):
        seen = view(state, viewer)
        assert [seat.value for seat in seen.seats] == [1, 4, 0]
        assert [seat.hand for seat in seen.seats] == [1, 1, 2]
        assert all(card not in repr(seen) for card in ("blue-5", "blue-6"))
    assert view(state, None).own is None


def test_n4_that_somebody_has_laid_is_public() -> None:
    state = lay(table("red-5", "blue-5", "green-5", "yellow-5"), 0, "red-5")
    seen = view(lay(state, 2, "green-5"), None)
    assert [seat.has_laid for seat in seen.seats] == [True, False, True, False]
    assert seen.waiting_for == (1, 3)


def test_n4_a_hand_is_shown_by_colour_and_number() -> None:
    hand = "yellow-1 red-10 red-2 blue-nicht_die_bohne blue-x2 blue-minus-3 blue-minus-1 blue-4 green-3"
    dealt = Dealt(1, 0, (cards(hand), (), ()))
    own = view(GAME.replay(3, [dealt]), 0).own
    assert own is not None
    assert own.hand == own.options.lay
    assert own.hand == cards(
        "red-2 red-10 blue-4 blue-minus-1 blue-minus-3 blue-x2 blue-nicht_die_bohne green-3 yellow-1"
    )
