"""What a computer player thinks of a decision that somebody made: what it expected of it, and of what was best."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple, TypeAlias

from bot.players.hint import Reason

Ways: TypeAlias = Iterable[tuple[Any, float]]
"""What somebody could decide, each move with what is expected of it; None stands for doing nothing."""


class Judged(NamedTuple):
    """A decision: what was done, and what would have been best, by what its seat saw alone."""

    part: str
    """The part of the game that it belongs to."""
    done: Any
    best: Any
    """What was done, if nothing better could be; None: to do nothing."""
    loss: float
    """How much less is expected of what was done than of the best, in the family's measure; never below 0."""
    lead: float
    """How much more is expected of what was done than of the best of all else; below 0 where that is better."""
    reason: Reason | None = None
    """Why the best is good, if facts can say so."""


def judged(part: str, done: Any, ways: Ways) -> Judged | None:
    """A decision for one of these ways; None where there was only one, or what was done is none of them."""
    mine: float | None = None
    others: list[tuple[Any, float]] = []
    for move, worth in ways:
        if same(move, done):
            mine = worth if mine is None else max(mine, worth)
        else:
            others.append((move, worth))
    if mine is None or not others:
        return None
    best, most = max(others, key=lambda one: one[1])
    if mine >= most:
        return Judged(part, done, done, 0.0, mine - most)
    return Judged(part, done, best, most - mine, mine - most)


def same(one: Any, other: Any) -> bool:
    """Whether these are the same move: moves of different kinds may be equal tuples."""
    return type(one) is type(other) and bool(one == other)
