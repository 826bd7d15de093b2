"""How well computers play: fixed points of the scale, which no game moves."""

from __future__ import annotations

from bot.players import FAMILIES
from bot.store import Rating

BEGINNING = 25.0
"""Where everybody begins, and where the usual strength of today stands."""
SIGMA = 1.0
"""How sure the computers' figures are: over all numbers of players and editions of a family."""
FIRST = "1"
"""The version of computers for which none was noted: those of 0.1.0."""


def anchor(family: str, strength: str, version: str) -> Rating | None:
    """How well a computer of this family plays; None where nobody measured it."""
    known = FAMILIES.get(family)
    above = None if known is None else known.above.get((strength, version or FIRST))
    return None if above is None else Rating(BEGINNING + above, SIGMA)
