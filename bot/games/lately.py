"""Remembers the last results of a function, so that whoever asks for the same again need not wait."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import TypeVar, TypeVarTuple

T = TypeVar("T")
S = TypeVarTuple("S")
V = TypeVar("V")

KEPT = 64
"""How many results of a function are remembered at most: enough for the tables that are looked at in turn."""


def lately(make: Callable[[T, *S], V]) -> Callable[[T, *S], V]:
    """Make a function remember its last results: by the very thing it is given first, and equal others; of
    these, too, named tuples of two kinds that hold the same are equal.

    `lru_cache` would ask each object for its hash, which takes longer than most of what is made of it.
    """
    kept: dict[int, tuple[T, tuple[*S], V]] = {}

    @wraps(make)
    def made(thing: T, *others: *S) -> V:
        nonlocal kept
        # What is kept holds the thing, so that no other one has this id.
        known = kept.get(id(thing))
        if known is not None and known[1] == others:
            return known[2]
        result = make(thing, *others)
        if len(kept) >= KEPT:
            # Not emptied but left behind: computers think in another thread.
            kept = {}
        kept[id(thing)] = thing, others, result
        return result

    return made
