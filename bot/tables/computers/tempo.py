"""The tempos of a table: how long a beat of its computers is; what they do on each beat is in `rhythm.py`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from bot.games.contract import IllegalMove

TEMPOS = ("calm", "brisk", "instant")
"""The slowest first."""
USUAL_TEMPO = "brisk"
"""The tempo unless the host chooses another."""

BEATS: Mapping[str, float] = {"calm": 1.0, "brisk": 0.5, "instant": 0.0}
"""The share of the delay in the settings that a beat takes."""


class Timing(NamedTuple):
    """How long computers take, in seconds."""

    delay: float = 1.2
    """A beat at the calm tempo; at the brisk one it is half as long, at the instant one nothing."""
    patience: float = 20.0
    """How long after the turning up a computer keeps trading open at most for people who are not done; twice as
    long for somebody who is making an offer."""

    def beat(self, tempo: str) -> float:
        """How long a beat is at this tempo."""
        return self.delay * BEATS[tempo]


def require_tempo(tempo: str) -> None:
    """Refuse a tempo that there is not."""
    if tempo not in TEMPOS:
        raise IllegalMove("no-such-tempo")
