"""What a person is told who asks for a hint: a move, and why a computer player would make it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple, TypeAlias

from bot.games.chance import Chance, seeded

Fact: TypeAlias = str | int | tuple[str, ...]
"""A variable of a sentence: a number, a name such as a type of buildings, or beans one by one; `who` is a seat."""


class Reason(NamedTuple):
    """Why a move is good: the id of the sentence that says so, its variables, and what there is to say besides."""

    id: str
    facts: Mapping[str, Fact] = {}
    besides: tuple[Reason, ...] = ()


class Hint(NamedTuple):
    """A move that a computer player would make, and why."""

    move: Any
    reason: Reason


def luck_of(view: Any) -> Chance:
    """Luck that follows from a View alone: it is the same for the same View, also after a restart."""
    # A View is plain values all through, and `Random` digests a text without `hash`, which differs between runs.
    return seeded(repr(view))
