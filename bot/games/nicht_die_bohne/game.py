"""Nicht die Bohne as a game that a table can play."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.games.chance import Chance
from bot.games.codec import Codec
from bot.games.contract import Decision, Outcome, Seat, Viewer
from bot.games.nicht_die_bohne import events as e
from bot.games.nicht_die_bohne.ending import deal
from bot.games.nicht_die_bohne.events import Dealt, Event
from bot.games.nicht_die_bohne.evolve import begin, evolve
from bot.games.nicht_die_bohne.moves import Move
from bot.games.nicht_die_bohne.news import News, tell
from bot.games.nicht_die_bohne.rules import decide, to_act
from bot.games.nicht_die_bohne.state import State
from bot.games.nicht_die_bohne.view import View, view

EVENTS: Codec[Event] = Codec(
    (
        e.Dealt,
        e.Led,
        e.LaidDown,
        e.Exchanged,
        e.TurnedUp,
        e.Taken,
        e.TokenTaken,
        e.RoundEnded,
        e.Ended,
    )
)


class NichtDieBohne:
    """Nicht die Bohne, for every number of players (N)."""

    key = "nicht_die_bohne"
    family = "nicht_die_bohne"
    players = range(3, 7)

    def start(self, players: int, chance: Chance) -> Decision[State, Event]:
        """Draw the first leader by lot and deal (N1, N4)."""
        dealt = deal(1, players, chance.lot(players), chance)
        return Decision((dealt,), begin(dealt))

    def replay(self, players: int, events: Sequence[Event]) -> State:
        """The state that these events led to; raises ValueError unless the first is a deal to so many."""
        if not events or not isinstance(events[0], Dealt) or len(events[0].hands) != players:
            raise ValueError("a game begins with its deal")
        state = begin(events[0])
        for event in events[1:]:
            state = evolve(state, event)
        return state

    def decide(self, state: State, seat: Seat, move: Move, chance: Chance) -> Decision[State, Event]:
        """What happens when this seat makes this move; raises Refusal."""
        return decide(state, seat, move, chance)

    def evolve(self, state: State, event: Event) -> State:
        """The state after an event."""
        return evolve(state, event)

    def view(self, state: State, viewer: Viewer) -> View:
        """All that this viewer may see."""
        return view(state, viewer)

    def tell(self, before: State, event: Event, viewer: Viewer) -> News | None:
        """What this viewer hears of an event."""
        return tell(before, event, viewer)

    def to_act(self, state: State) -> tuple[Seat, ...]:
        """Whom the game is waiting for."""
        return to_act(state)

    def outcome(self, state: State) -> Outcome | None:
        """How the game ended, or None while it goes on."""
        return state.outcome

    def dump(self, event: Event) -> Mapping[str, object]:
        """The event as JSON values."""
        return EVENTS.dump(event)

    def load(self, fields: Mapping[str, object]) -> Event:
        """The event that `dump` wrote; raises ValueError for anything else."""
        return EVENTS.load(fields)
