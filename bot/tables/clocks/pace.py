"""The paces of a game: how long a decision may take; the clocks themselves run elsewhere."""

from __future__ import annotations

from typing import NamedTuple

from bot.games.contract import IllegalMove

PACES = ("none", "live", "day")
"""No clock, some minutes a decision, a day a decision."""
LAPSED = "lapsed-"
"""Before the pace of a game whose deadlines do not hold, since not everybody there can be reached."""
DAY = 24 * 3600
AWAY = 3
"""After so many decisions in a row that a computer made for somebody, it plays on until they are back."""


class Pace(NamedTuple):
    """How long a decision may take, in seconds; the reminder comes when a third of it is left."""

    live: int = 180
    day: int = DAY

    def limit(self, pace: str) -> int | None:
        """The time for one decision, or None without a clock."""
        return {"live": self.live, "day": self.day}.get(pace)


def wished(pace: str) -> str:
    """The pace that was chosen, whether its deadlines hold or not."""
    return pace.removeprefix(LAPSED)


def require_pace(pace: str) -> None:
    """Refuse a pace that there is not."""
    if pace not in PACES:
        raise IllegalMove("no-such-pace")
