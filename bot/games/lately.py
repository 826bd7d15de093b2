"""What was made of things lately, so that whoever asks for the same next need not have it made again."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import TypeVar

S = TypeVar("S")
V = TypeVar("V")

KEPT = 8
"""Of how many things it is kept what was made of them: as many tables are looked at in turn."""


def lately(make: Callable[[S], V]) -> Callable[[S], V]:
    """The same function, which remembers its last results by the very things that it was given.

    `lru_cache` would ask each state for its hash, which takes longer than most of what is made of one.
    """
    kept: tuple[tuple[S, V], ...] = ()

    @wraps(make)
    def made(thing: S) -> V:
        nonlocal kept
        for known, result in kept:
            if known is thing:
                return result
        result = make(thing)
        # One assignment: computers think in another thread.
        kept = ((thing, result), *kept[: KEPT - 1])
        return result

    return made
