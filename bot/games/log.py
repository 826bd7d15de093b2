"""The log of one decision: events and the state that they lead to, kept together."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

from bot.games.contract import Decision

S = TypeVar("S")
E = TypeVar("E")


class EventLog(Generic[S, E]):
    """Collects events; `state` is always what follows from them."""

    __slots__ = ("_before", "_evolve", "events", "state")

    def __init__(self, state: S, evolve: Callable[[S, E], S]) -> None:
        self.state = state
        self._evolve = evolve
        self.events: list[E] = []
        self._before: list[S] = []

    def add(self, event: E) -> None:
        """Let this happen: it is collected, and the state follows."""
        self.events.append(event)
        self._before.append(self.state)
        self.state = self._evolve(self.state, event)

    def decision(self) -> Decision[S, E]:
        """The decision: all that happened, and what it led to."""
        return Decision(tuple(self.events), self.state, tuple(self._before))
