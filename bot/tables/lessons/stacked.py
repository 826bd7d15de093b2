"""The luck of a lesson: a deck that lies as its script says, the same after any restart."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from bot.games.chance import seeded

T = TypeVar("T")


class Stacked:
    """Luck that has been arranged: `first` lies first, `last` last, in the order of whatever is shuffled."""

    def __init__(self, key: str, first: Sequence[str], last: Sequence[str]) -> None:
        self._key = key
        self._first = first
        self._last = last

    def shuffle(self, things: Sequence[T]) -> tuple[T, ...]:
        """The same things: those that were arranged in their places, all others between them."""
        by_name = {str(thing): thing for thing in things}
        first, last = ([by_name[name] for name in names if name in by_name] for names in (self._first, self._last))
        arranged = {*self._first, *self._last}
        rest = seeded(self._key).shuffle([thing for thing in things if str(thing) not in arranged])
        return (*first, *rest, *last)

    def lot(self, below: int) -> int:
        """The first one: the person begins."""
        return 0
