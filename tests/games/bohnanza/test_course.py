"""The way to the score, which is told at the end: everybody's, from the start over every turn to the last."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tests.breadth import few
from tests.ui.bohnanza.examples import GAMES, Position, game, look


@pytest.mark.parametrize("edition", few(GAMES, "rio_grande_2000", "high_bohn_cognac"))
def test_the_end_tells_everybodys_score_after_each_turn(edition: str) -> None:
    positions = game(GAMES[edition].players[0], 3, edition)
    last = look(positions[-1]).view
    assert last.outcome is not None
    scores = {standing.seat: standing.score for standing in last.outcome.standings}
    players = range(len(scores))
    assert last.course[0] == (0,) * len(players)
    assert last.course[-1] == tuple(scores[seat] for seat in players)
    assert len(last.course) == last.turn + 1
    assert last.course[1:-1] == tuple(_scores(at) for at in _turns_over(positions))


def test_until_the_end_nobody_is_told_of_it() -> None:
    assert {look(at).view.course for at in game(4, 3)[:-1]} == {()}


def _turns_over(positions: tuple[Position, ...]) -> list[Position]:
    """The first position of each turn but the first one."""
    return [at for before, at in pairwise(positions) if _began(before, at)]


def _began(before: Position, at: Position) -> bool:
    return before.state.turn < at.state.turn


def _scores(at: Position) -> tuple[int, ...]:
    """What everybody would have if the game ended now without a harvest."""
    view = look(at).view
    towns = [town.score.added for added in view.expansions for town in getattr(added, "seats", ())]
    return tuple(len(seat.thalers) + (towns[seat.seat] if towns else 0) for seat in view.seats)
