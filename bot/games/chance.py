"""Chance: the only source of luck in the games."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Protocol, TypeVar

T = TypeVar("T")


class Chance(Protocol):
    """What luck can do: put things in some order, and draw a number by lot."""

    def shuffle(self, things: Sequence[T]) -> tuple[T, ...]:
        """The same things in an order left to luck."""

    def lot(self, below: int) -> int:
        """A number from 0 up to, but not including, `below`."""


class Luck:
    """Luck from a random number generator: the operating system's, or a seeded one."""

    def __init__(self, generator: random.Random) -> None:
        self._generator = generator

    def shuffle(self, things: Sequence[T]) -> tuple[T, ...]:
        """The same things in an order left to luck."""
        order = list(things)
        self._generator.shuffle(order)
        return tuple(order)

    def lot(self, below: int) -> int:
        """A number from 0 up to, but not including, `below`."""
        # A third of the time of `randrange`, and as fair for any number of things that lie on a table.
        return int(self._generator.random() * below)


def real() -> Luck:
    """Luck that nobody can foresee, for games between people."""
    return Luck(random.SystemRandom())


def seeded(seed: int | str) -> Luck:
    """Luck that comes out the same for the same seed, for simulations and tests."""
    return Luck(random.Random(seed))
