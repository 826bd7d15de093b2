"""Remembers the last results of a function, so that whoever asks for the same again need not wait."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from operator import is_
from typing import TypeVar, TypeVarTuple

S = TypeVarTuple("S")
V = TypeVar("V")

KEPT = 8
"""How many results are remembered: about as many tables are looked at in turn."""


def lately(make: Callable[[*S], V]) -> Callable[[*S], V]:
    """Make a function remember its last results by the very objects that it was given.

    `lru_cache` would ask each state for its hash, which takes longer than most of what is made of a state.
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
