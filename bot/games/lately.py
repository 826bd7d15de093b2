"""What was made of things lately, so that whoever asks for the same next need not have it made again."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from operator import is_
from typing import TypeVar, TypeVarTuple

S = TypeVarTuple("S")
V = TypeVar("V")

KEPT = 8
"""Of how many things it is kept what was made of them: as many tables are looked at in turn."""


def lately(make: Callable[[*S], V]) -> Callable[[*S], V]:
    """The same function, which remembers its last results by the very things that it was given.

    `lru_cache` would ask each state for its hash, which takes longer than most of what is made of one.
    """
    kept: tuple[tuple[tuple[*S], V], ...] = ()

    @wraps(make)
    def made(*things: *S) -> V:
        nonlocal kept
        for known, result in kept:
            if all(map(is_, known, things)):
                return result
        result = make(*things)
        # One assignment: computers think in another thread.
        kept = ((things, result), *kept[: KEPT - 1])
        return result

    return made
