"""What all games do in the same way: their state follows from their events, which are kept as JSON values."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, Generic, Protocol, TypeVar

from bot.games.chance import Chance
from bot.games.codec import Codec
from bot.games.contract import Decision, Made, Outcome


class Ending(Protocol):
    """A state that knows how its game ended."""

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None while it goes on."""


S = TypeVar("S", bound=Ending)
E = TypeVar("E", bound=tuple[Any, ...])


class EventSourced(ABC, Generic[S, E]):
    """A game whose first event is its deal."""

    def __init__(self, codec: Codec[E]) -> None:
        self._codec = codec

    @abstractmethod
    def deal(self, players: int, chance: Chance) -> E:
        """Deal a new game: the event that it begins with."""

    @abstractmethod
    def begin(self, players: int, dealt: E) -> S:
        """The state after the deal; raises ValueError where the event is not a deal to so many."""

    @abstractmethod
    def evolve(self, state: S, event: E) -> S:
        """The state after an event."""

    def lasts(self, event: E) -> bool:
        """No event is told longer than others, where a game does not say otherwise."""
        return False

    def begins_turn(self, event: E) -> bool:
        """No event begins a turn, where a game does not say otherwise."""
        return False

    def in_passing(self, event: E) -> bool:
        """Every event is a step of its own, where a game does not say otherwise."""
        return False

    def made(self, events: Sequence[E]) -> Sequence[Made]:
        """No move is weighed, where a game does not say otherwise."""
        return ()

    def start(self, players: int, chance: Chance) -> Decision[S, E]:
        """Deal a new game."""
        dealt = self.deal(players, chance)
        return Decision((dealt,), self.begin(players, dealt), (None,))

    def replay(self, players: int, events: Sequence[E]) -> S:
        """Replay a game: the state that these events led to; raises ValueError unless the first is the deal."""
        if not events:
            raise ValueError("a game begins with its deal")
        state = self.begin(players, events[0])
        for event in events[1:]:
            state = self.evolve(state, event)
        return state

    def outcome(self, state: S) -> Outcome | None:
        """How the game ended, or None while it goes on."""
        return state.outcome

    def dump(self, event: E) -> Mapping[str, object]:
        """Write the event as JSON values."""
        return self._codec.dump(event)

    def load(self, fields: Mapping[str, object]) -> E:
        """Read the event that `dump` wrote; raises ValueError for anything else."""
        return self._codec.load(fields)
