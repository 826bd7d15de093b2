"""Everything about a game in progress, secrets too; it leaves only through view.py and news.py."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple, TypeAlias

from bot.games.contract import Outcome, Seat
from bot.games.log import EventLog
from bot.games.nicht_die_bohne.cards import DECK, ROUNDS, Card
from bot.games.nicht_die_bohne.events import Event
from bot.games.nicht_die_bohne.scoring import Sheet


class Phase(StrEnum):
    """Where in a trick the game stands (N2)."""

    LEAD = "lead"
    LAY = "lay"
    TAKE = "take"
    ENDED = "ended"


class Player(NamedTuple):
    """What belongs to one seat; the card laid is no longer in the hand and lies until the trick is over."""

    hand: tuple[Card, ...]
    area: tuple[Card, ...] = ()
    """The scoring area, in the order of taking."""
    laid: Card | None = None
    taken_by: Seat | None = None
    """Who has taken the card laid."""

    def __repr__(self) -> str:
        """Tell sizes only, since a state in a log line must show no card."""
        return f"<Player: {len(self.hand)} in hand, {len(self.area)} taken>"


class Past(NamedTuple):
    """A card of the trick before: who laid it and who took it."""

    seat: Seat
    card: Card
    taken_by: Seat

    def __repr__(self) -> str:
        """Tell seats only, since a state in a log line must show no card."""
        return f"<Past: from {self.seat} to {self.taken_by}>"


class State(NamedTuple):
    """A game in progress; the leader holds the token."""

    players: tuple[Player, ...]
    leader: Seat
    round: int = 1
    trick: int = 1
    phase: Phase = Phase.LEAD
    taker: Seat | None = None
    sheets: tuple[tuple[Sheet, ...], ...] = ()
    """The score sheets of every finished round, by seat."""
    past: tuple[Past, ...] = ()
    """The trick before, the token's card first; in the first trick of a round the last one of the round before."""
    outcome: Outcome | None = None
    rounds: int = ROUNDS
    """How many rounds make this game: fewer in a lesson."""
    cards: int = len(DECK)
    """How many cards are dealt in a round: fewer in a lesson than in a real game."""

    def __repr__(self) -> str:
        """Tell sizes only, since a state in a log line must show no card."""
        return f"<State: round {self.round}, trick {self.trick}, {self.phase}>"


Log: TypeAlias = EventLog[State, Event]
"""The log of one decision. It is made as an `EventLog`, since Python takes eight times as long by this name."""
