"""Nicht die Bohne as a game that a table can play."""

from __future__ import annotations

from collections.abc import Sequence
from typing import get_args

from bot.games.chance import Chance
from bot.games.codec import Codec
from bot.games.contract import Decision, Deeds, Made, Seat, Summary, Viewer
from bot.games.nicht_die_bohne.cards import DECK, ROUNDS
from bot.games.nicht_die_bohne.ending import deal
from bot.games.nicht_die_bohne.events import Dealt, Ended, Event, Led
from bot.games.nicht_die_bohne.evolve import begin, evolve
from bot.games.nicht_die_bohne.made import made
from bot.games.nicht_die_bohne.moves import Move
from bot.games.nicht_die_bohne.news import News, tell
from bot.games.nicht_die_bohne.rules import decide, to_act
from bot.games.nicht_die_bohne.state import State
from bot.games.nicht_die_bohne.view import View, view
from bot.games.sourced import EventSourced

EVENTS: Codec[Event] = Codec(get_args(Event))


class NichtDieBohne(EventSourced[State, Event]):
    """Nicht die Bohne, for every number of players (N); in a lesson with fewer cards and rounds."""

    key = "nicht_die_bohne"
    family = "nicht_die_bohne"
    players = range(3, 7)

    def __init__(self, cards: int = len(DECK), rounds: int = ROUNDS) -> None:
        super().__init__(EVENTS)
        self._cards, self._rounds = cards, rounds

    def deal(self, players: int, chance: Chance) -> Dealt:
        """Draw the first leader by lot and deal all cards (N1, N4)."""
        return deal(1, players, chance.lot(players), chance, self._cards)

    def begin(self, players: int, dealt: Event) -> State:
        """The state after the deal; raises ValueError for another event, or a deal to others than so many."""
        if not isinstance(dealt, Dealt) or len(dealt.hands) != players:
            raise ValueError("a game begins with its deal")
        return begin(dealt)._replace(rounds=self._rounds, cards=self._cards)

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

    def summary(self, players: int, events: Sequence[Event]) -> Summary | None:
        """What these events, from the deal on, come to; a trick counts as a turn, in which all play."""
        last = events[-1] if events else None
        if not isinstance(last, Ended):
            return None
        tricks = sum(isinstance(event, Led) for event in events)
        return Summary(last.outcome, tricks, (Deeds(tricks),) * players)

    def made(self, events: Sequence[Event]) -> Sequence[Made]:
        """The moves from which these events of a whole game came."""
        return made(events)
