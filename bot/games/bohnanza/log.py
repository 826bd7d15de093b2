"""The log of one decision: events and the state that they lead to, kept together."""

from __future__ import annotations

from bot.games.bohnanza.events import Event
from bot.games.bohnanza.evolve import evolve
from bot.games.bohnanza.state import State
from bot.games.contract import Decision


class Log:
    """Collects events; `state` is always what follows from them."""

    __slots__ = ("events", "state")

    def __init__(self, state: State) -> None:
        self.state = state
        self.events: list[Event] = []

    def add(self, event: Event) -> None:
        """Let this happen."""
        self.events.append(event)
        self.state = evolve(self.state, event)

    def decision(self) -> Decision[State, Event]:
        """All that happened."""
        return Decision(tuple(self.events), self.state)
