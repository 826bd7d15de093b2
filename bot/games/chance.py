"""Chance: the only source of luck in the games."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Protocol, TypeVar

T = TypeVar("T")


class Chance(Protocol):
    """The two things that luck does: it puts things in some order, and draws a number by lot."""

    def shuffle(self, things: Sequence[T]) -> tuple[T, ...]:
        """Return the same things in an order left to luck."""

    def lot(self, below: int) -> int:
        """Draw a number from 0 up to, but not including, `below`."""


class Luck:
    """Luck from a random number generator: the operating system's, or a seeded one."""

    def __init__(self, generator: random.Random) -> None:
        self._generator = generator

    def shuffle(self, things: Sequence[T]) -> tuple[T, ...]:
        """Return the same things in an order left to luck."""
        order = list(things)
        self._generator.shuffle(order)
        return tuple(order)

    def lot(self, below: int) -> int:
        """Draw a number from 0 up to, but not including, `below`."""
        # A third of the time of `randrange`, and as fair for any number of things that lie on a table.
        return int(self._generator.random() * below)


def real() -> Luck:
    """Make luck that nobody can foresee, for games between people."""
    return Luck(random.SystemRandom())


def seeded(seed: int | str) -> Luck:
    """Make luck that comes out the same for the same seed, for simulations and tests."""
    return Luck(random.Random(seed))
