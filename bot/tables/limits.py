"""How much one person, or one server, may ask for; the rules of the games know nothing of it, and computers are
exempt."""

from __future__ import annotations

from collections import OrderedDict, deque
from typing import NamedTuple

HOUR = 3600
"""Seconds."""


class Limits(NamedTuple):
    """At most so many; 0: as many as they like."""

    open_tables: int = 0
    """Lobbies, games under way and lessons of which one person is the host."""
    lobbies_an_hour: int = 0
    """Lobbies that one person opens, and lessons that they begin, within an hour, those closed since included."""
    open_offers: int = 0
    """Offers of one person that are open at one time."""
    clicks_a_second: int = 0
    """Clicks and commands of one person."""
    server_tables: int = 0
    """Lobbies and games under way on one server."""
    lessons: int = 0
    """Lessons under way, those of all people together; and as many games among direct messages."""


class Recently:
    """When people did something within the last so many seconds; whatever is longer ago is forgotten."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._moments: OrderedDict[int, deque[float]] = OrderedDict()

    def note(self, person_id: int, moment: float) -> None:
        """This person did it at this moment."""
        moments = self._moments.setdefault(person_id, deque())
        moments.append(moment)
        self._moments.move_to_end(person_id)
        while moments[0] <= moment - self._seconds:
            moments.popleft()
        while next(iter(self._moments.values()))[-1] <= moment - self._seconds:
            self._moments.popitem(last=False)

    def times(self, person_id: int, now: float) -> int:
        """How often this person did it lately."""
        return sum(moment > now - self._seconds for moment in self._moments.get(person_id, ()))

    def __len__(self) -> int:
        return len(self._moments)
