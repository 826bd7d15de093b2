"""Bohnanza as a game that a table can play: one edition, every number of players."""

from __future__ import annotations

from collections.abc import Sequence
from typing import get_args

from bot.games.bohnanza import rules
from bot.games.bohnanza.chapters.turn import to_act
from bot.games.bohnanza.edition import Edition
from bot.games.bohnanza.events import (
    CameBack,
    Dealt,
    Declined,
    Event,
    Lapsed,
    Passed,
    Traded,
    TurnBegan,
    Withdrawn,
)
from bot.games.bohnanza.evolve import evolve
from bot.games.bohnanza.expansions import rules_of
from bot.games.bohnanza.made import made
from bot.games.bohnanza.moves import Move
from bot.games.bohnanza.news import News
from bot.games.bohnanza.state import State
from bot.games.bohnanza.summary import summary
from bot.games.bohnanza.telling import tell
from bot.games.bohnanza.view import View, view
from bot.games.chance import Chance
from bot.games.codec import Codec
from bot.games.contract import Decision, Made, Seat, Summary, Viewer
from bot.games.sourced import EventSourced

EVENTS: Codec[Event] = Codec(get_args(Event))


class Bohnanza(EventSourced[State, Event]):
    """One edition of Bohnanza."""

    family = "bohnanza"

    def __init__(self, edition: Edition) -> None:
        super().__init__(EVENTS)
        self._rules = {players: rules_of(edition, players) for players in edition.players}
        self.key = edition.key
        self.players = range(min(edition.players), max(edition.players) + 1)

    def deal(self, players: int, chance: Chance) -> Dealt:
        """Deal the first hands and the draw pile (B2)."""
        return rules.deal(self._rules[players], chance)

    def begin(self, players: int, dealt: Event) -> State:
        """The state after the deal; raises ValueError for another event."""
        if not isinstance(dealt, Dealt):
            raise ValueError("a game begins with its deal")
        return rules.begin(self._rules[players], dealt)

    def decide(self, state: State, seat: Seat, move: Move, chance: Chance) -> Decision[State, Event]:
        """What happens when this seat makes this move; raises Refusal."""
        return rules.decide(state, seat, move, chance)

    def evolve(self, state: State, event: Event) -> State:
        """The state after an event."""
        return evolve(state, event)

    def view(self, state: State, viewer: Viewer) -> View:
        """All that this viewer may see."""
        return view(state, viewer)

    def tell(self, before: State, event: Event, viewer: Viewer) -> News | None:
        """What this viewer hears of an event."""
        return tell(before, event, viewer)

    def lasts(self, event: Event) -> bool:
        """Whether this is a trade, which everybody should know of as long as the turn goes on."""
        return isinstance(event, Traded)

    def begins_turn(self, event: Event) -> bool:
        """Whether the next player's turn begins with this event."""
        return isinstance(event, TurnBegan)

    def in_passing(self, event: Event) -> bool:
        """Whether somebody declines or is done, or an offer is off: a game has hundreds of these."""
        return isinstance(event, Declined | Withdrawn | Lapsed | Passed | CameBack)

    def to_act(self, state: State) -> tuple[Seat, ...]:
        """Whom the game is waiting for."""
        return to_act(state)

    def summary(self, players: int, events: Sequence[Event]) -> Summary | None:
        """What these events, from the deal on, come to."""
        return summary(self._rules[players].modules, players, events)

    def made(self, events: Sequence[Event]) -> Sequence[Made]:
        """The moves from which these events of a whole game came."""
        return made(self._rules[self.players[0]].modules, events)
