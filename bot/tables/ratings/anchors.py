"""How well computers play: fixed points of the scale, which no game moves."""

from __future__ import annotations

from bot.players import FAMILIES
from bot.store import Rating

BEGINNING = 25.0
"""Where everybody begins, and where the usual strength of today stands."""
FIRST = "1"
"""The version of computers for which none was noted: those of 0.1.0."""


def anchor(family: str, strength: str, version: str, players: int) -> Rating | None:
    """How well a computer of this family plays in a game for so many; None where nobody measured it."""
    known = FAMILIES.get(family)
    standings = {} if known is None else known.standings.get((strength, version or FIRST), {})
    if players not in standings:
        return None
    above, spread = standings[players]
    return Rating(BEGINNING + above, spread)
