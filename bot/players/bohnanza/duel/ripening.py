"""What a field of a duel brings until the end, if cards come to it, and it is harvested and begun anew in time."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import exp

FINEST = 32
"""Into how many parts of a card the mean of a turn is rounded, so that results can be remembered."""

MOST = 5
"""How many cards a turn brings to a field at most."""

LONGEST = 30
"""How many turns a duel has at most, those of both players together."""

RENT = 0.2
"""What an empty field earns a turn, whoever's turn it is, on average."""

IDLE = 3.0
"""For how many turns at the end an empty field earns nothing, since what is planted there does not ripen."""

Ripening = tuple[tuple[float, ...], ...]
"""What a field brings in thalers, by the turns still to come and then by its cards now."""


def rent(turns: int) -> float:
    """What an empty field brings until the end, with so many turns still to come, one's own and the opponent's."""
    return RENT * max(0.0, turns - IDLE)


@lru_cache(maxsize=1024)
def ripening(meter: tuple[int, ...], parts: int) -> Ripening:
    """What a field of this meter brings if so many parts of a card come to it a turn.

    It is harvested as soon as an empty field promises more than waiting for another thaler.
    """
    chances = _chances(parts / FINEST)
    longest = len(meter) + 2
    pays = [float(meter[min(cards, len(meter) - 1)]) for cards in range(longest)]
    table = [tuple(pays)]
    for turns in range(1, LONGEST):
        waiting, anew = _waiting(chances, table[-1]), rent(turns)
        table.append(tuple([max(stays, paid + anew) for stays, paid in zip(waiting, pays, strict=True)]))
    return tuple(table)


def _waiting(chances: Sequence[float], after: Sequence[float]) -> list[float]:
    """What a field of each length brings if it waits for a turn, given what one brings after that turn."""
    last = len(after) - 1
    return [
        sum([chance * after[min(cards + more, last)] for more, chance in enumerate(chances)])
        for cards in range(last + 1)
    ]


def _chances(mean: float) -> list[float]:
    """How likely none, one, two, … cards come; the last stands for all greater numbers as well."""
    chances = [exp(-mean)]
    for number in range(1, MOST):
        chances.append(chances[-1] * mean / number)
    return [*chances, max(0.0, 1 - sum(chances))]
