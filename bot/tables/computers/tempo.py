"""The tempos of a table: how long its computers' beat is and they wait for people; what for is in `rhythm.py`."""

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
LOOKS = 0.15
"""The share of the patience in the settings for which people look at a trade where nothing is open to them."""
STANDS: Mapping[str, float] = {"calm": 0.4, "brisk": 0.25, "instant": 0.1}
"""The share of it for which an offer to everybody stands before a computer takes it from people."""
READS = 0.25
"""The share of it for which people may answer offers to everybody beyond the time that the first ones stand."""
BY_NAME = 0.5
"""The share of it that somebody has to answer an offer that names them."""
DAY_PATIENCE = 3600.0
"""Seconds for which a computer keeps trading open where people have a day for each decision."""


class Waits(NamedTuple):
    """For how many seconds computers wait for people who are not done with a trade."""

    look: float
    """Where nothing is open to them."""
    time: float
    """Once in a trade where something is."""
    stands: float
    """With taking an offer to everybody that they may want."""
    by_name: float
    """For an answer to an offer that names them."""
    builds: float
    """For somebody who is making an offer."""
    longest: float
    """Until they say no more, however often somebody comes back in; twice as long for one who makes an offer."""


class Timing(NamedTuple):
    """How long computers take, in seconds."""

    delay: float = 1.2
    """A beat at the calm tempo; at the brisk one it is half as long, at the instant one nothing."""
    patience: float = 20.0
    """How long a computer waits for somebody who is making an offer; for all else it waits a share of this."""

    def beat(self, tempo: str) -> float:
        """How long a beat is at this tempo."""
        return self.delay * BEATS[tempo]

    def waits(self, tempo: str, *, day: bool) -> Waits:
        """How long is waited for people at this tempo; where they have a `day` for each decision, far longer."""
        patience = self.patience
        if day and patience:
            hour = DAY_PATIENCE
            return Waits(hour, hour, hour / 2, hour, patience, 2 * hour)
        look, stands = LOOKS * patience, STANDS[tempo] * patience
        return Waits(look, stands + READS * patience, stands, BY_NAME * patience, patience, patience)


def require_tempo(tempo: str) -> None:
    """Refuse a tempo that there is not."""
    if tempo not in TEMPOS:
        raise IllegalMove("no-such-tempo")
