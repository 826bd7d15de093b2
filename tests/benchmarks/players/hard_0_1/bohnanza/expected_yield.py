"""What a field will pay on average once more cards have come to it."""

from __future__ import annotations

from functools import lru_cache
from math import exp

STEPS = 4
"""The mean is taken in so many steps a card (quarters), so that what was worked out can be remembered."""

LONGEST = 30
"""No field grows longer than this."""


@lru_cache(maxsize=4096)
def expected_yield(meter: tuple[float, ...], quarters: int) -> tuple[float, ...]:
    """By its number of cards now, what a field pays once so many quarters of a card more have come, on average.

    The cards to come are as many as chance makes them around that mean, as calls come to an exchange.
    """
    top = len(meter) - 1
    chances = _chances(quarters / STEPS, top + 2)
    return tuple(
        sum(chance * meter[min(cards + more, top)] for more, chance in enumerate(chances))
        for cards in range(LONGEST)
    )


def _chances(mean: float, most: int) -> list[float]:
    """How likely none, one, two, … cards are; `most` stands for all greater numbers as well."""
    chances = [exp(-mean)]
    for number in range(1, most):
        chances.append(chances[-1] * mean / number)
    return [*chances, max(0.0, 1 - sum(chances))]


@lru_cache(maxsize=4096)
def losses(meter: tuple[float, ...], quarters: int) -> tuple[float, ...]:
    """By its number of cards, what harvesting a field now throws away of what it would pay then."""
    top = len(meter) - 1
    expected = expected_yield(meter, quarters)
    return tuple(promised - meter[min(cards, top)] for cards, promised in enumerate(expected))
