"""The log of one decision: events and the state that they lead to, kept together."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Generic, TypeVar

from bot.games.contract import Decision

S = TypeVar("S")
E = TypeVar("E")


class Log(ABC, Generic[S, E]):
    """Collects events; `state` is always what follows from them."""

    __slots__ = ("_before", "events", "state")

    def __init__(self, state: S) -> None:
        self.state = state
        self.events: list[E] = []
        self._before: list[S] = []

    @staticmethod
    @abstractmethod
    def evolve(state: S, event: E) -> S:
        """The state after an event."""

    def add(self, event: E) -> None:
        """Let this happen."""
        self.events.append(event)
        self._before.append(self.state)
        self.state = self.evolve(self.state, event)

    def decision(self) -> Decision[S, E]:
        """All that happened."""
        return Decision(tuple(self.events), self.state, tuple(self._before))
