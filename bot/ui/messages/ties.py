"""Who has the same score in a ranking, and what that means for whom."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum

from bot.games.contract import Outcome, Standing


class Tie(StrEnum):
    """What an equal score means for one of those who have it."""

    NONE = "none"
    """Nothing that is to be said: nobody else has it, or all others who have it stand behind."""
    BEHIND = "behind"
    """Somebody else who has it stands before this player."""
    SHARED = "shared"
    """Others who have it stand on the same place, which is not the first."""


def tie_of(outcome: Outcome, standing: Standing) -> Tie:
    """What the score means for this player: the winners are said to share the win."""
    equals = [other for other in outcome.standings if other.score == standing.score and other != standing]
    if any(other.rank < standing.rank for other in equals):
        return Tie.BEHIND
    shared = standing.rank > 1 and any(other.rank == standing.rank for other in equals)
    return Tie.SHARED if shared else Tie.NONE


def ties(outcome: Outcome) -> Sequence[Sequence[Standing]]:
    """All who have the same score as others, together with these, the best first."""
    scores = dict.fromkeys(standing.score for standing in outcome.standings)
    groups = [[standing for standing in outcome.standings if standing.score == score] for score in scores]
    return [group for group in groups if len(group) > 1]
