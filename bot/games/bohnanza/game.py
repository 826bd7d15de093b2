"""Bohnanza as a game that a table can play: one edition, every number of players."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.games.bohnanza import events as e
from bot.games.bohnanza.edition import Edition
from bot.games.bohnanza.events import Dealt, Event
from bot.games.bohnanza.evolve import evolve
from bot.games.bohnanza.expansions import rules_of
from bot.games.bohnanza.high_bohn.events import TOWN_EVENTS
from bot.games.bohnanza.moves import Move
from bot.games.bohnanza.news import News, tell
from bot.games.bohnanza.rules import begin, deal, decide
from bot.games.bohnanza.state import State
from bot.games.bohnanza.turn import to_act
from bot.games.bohnanza.view import View, view
from bot.games.chance import Chance
from bot.games.codec import Codec
from bot.games.contract import Decision, Outcome, Seat, Viewer

EVENTS: Codec[Event] = Codec(
    (
        e.Dealt,
        e.Planted,
        e.TurnedUp,
        e.Joined,
        e.Discarded,
        e.OfferAnswered,
        e.OfferLeft,
        e.Drawn,
        e.Exhausted,
        e.Shuffled,
        e.Offered,
        e.Declined,
        e.Withdrawn,
        e.Lapsed,
        e.Passed,
        e.Traded,
        e.FaceUpDiscarded,
        e.TradingEnded,
        e.Harvested,
        e.FieldBought,
        e.TurnBegan,
        e.Ended,
        *TOWN_EVENTS,
    )
)


class Bohnanza:
    """One edition of Bohnanza."""

    family = "bohnanza"

    def __init__(self, edition: Edition) -> None:
        self._rules = {players: rules_of(edition, players) for players in edition.players}
        self.key = edition.key
        self.players = range(min(edition.players), max(edition.players) + 1)

    def start(self, players: int, chance: Chance) -> Decision[State, Event]:
        """Deal a new game (B2)."""
        rules = self._rules[players]
        dealt = deal(rules, chance)
        return Decision((dealt,), begin(rules, dealt))

    def replay(self, players: int, events: Sequence[Event]) -> State:
        """The state that these events led to; raises ValueError unless the first is the deal."""
        if not events or not isinstance(events[0], Dealt):
            raise ValueError("a game begins with its deal")
        state = begin(self._rules[players], events[0])
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
