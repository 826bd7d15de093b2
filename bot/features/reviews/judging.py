"""The part of a review that workers do: some decisions judged, each by what its seat saw alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, TypeAlias

from bot.errors import Trace, trace
from bot.games.contract import Seat
from bot.players import FAMILIES, Judged

Asked: TypeAlias = tuple[Any, Any, Seat | None]
"""What a seat saw, what it did, and who took the offer that it made."""


class Verdict(NamedTuple):
    """What there is to say of a decision."""

    judged: Judged | None = None
    """None where there was nothing to decide."""
    fault: Trace | None = None
    """What went wrong where it cannot be judged: mostly it was recorded by an older version, whose rules were
    others."""


def judge(family: str, asked: Sequence[Asked]) -> list[Verdict]:
    """Judge these decisions of a game of this family; one that cannot be judged spoils no other."""
    return [_verdict(family, *one) for one in asked]


def _verdict(family: str, view: Any, move: Any, taker: Seat | None) -> Verdict:
    try:
        return Verdict(FAMILIES[family].judge(view, move, taker))
    except Exception as error:
        # A move that is against today's rules may break anything, and must not spoil the rest of the review.
        return Verdict(fault=trace(error))
