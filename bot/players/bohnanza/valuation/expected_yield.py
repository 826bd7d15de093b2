"""What a field will pay on average once more cards have come to it."""

from __future__ import annotations

from functools import lru_cache
from math import exp

STEPS = 4
"""The mean is rounded to such parts of a card (quarters), so that results can be remembered."""

LONGEST = 30
"""No field grows longer than this."""


@lru_cache(maxsize=4096)
def expected_yield(meter: tuple[float, ...], quarters: int) -> tuple[float, ...]:
    """What a field pays on average once so many quarters of a card more have come, by its number of cards now.

    The number of cards to come has a Poisson distribution with that mean.
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
    """What harvesting a field now loses of what it would pay then, by its number of cards."""
    top = len(meter) - 1
    expected = expected_yield(meter, quarters)
    return tuple(promised - meter[min(cards, top)] for cards, promised in enumerate(expected))
