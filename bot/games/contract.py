"""What a game is: pure functions from a state and a move to events, and from a state to a View."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Generic, NamedTuple, Protocol, TypeAlias, TypeVar

from bot.games.chance import Chance

Seat: TypeAlias = int
"""A place at the table, counted clockwise from 0."""

Viewer: TypeAlias = Seat | None
"""Who looks: a seat, or None for the table, which the channel and all spectators see."""

S = TypeVar("S")
E = TypeVar("E")
M = TypeVar("M", contravariant=True)
V = TypeVar("V", covariant=True)
N = TypeVar("N", covariant=True)


class Refusal(Exception):
    """A move that was refused; `reason` is the id of the words that explain it, `facts` their variables."""

    def __init__(self, reason: str, **facts: str | int) -> None:
        super().__init__(reason)
        self.reason = reason
        self.facts = facts


class IllegalMove(Refusal):
    """The rules forbid this move now."""


class MalformedMove(Refusal):
    """The move names something that does not exist: a field, a card or a seat."""


class OutOfDate(Refusal):
    """What the move was about has changed since the person saw it."""


class NotYourSeat(Refusal):
    """The person does not sit where the move is made from."""


class Decision(NamedTuple, Generic[S, E]):
    """What a move brings about: the events in their order, and the state that follows from them.

    `before` has the state before each event; `Game.tell` needs it to say what a viewer hears of that event.
    """

    events: tuple[E, ...]
    after: S
    before: tuple[S | None, ...]
    """One for each event; None before the deal, since there is no state yet."""


class Standing(NamedTuple):
    """One seat's result at the end; `rank` 1 is the best, `tie_break` is what decided among equals."""

    seat: Seat
    score: int
    rank: int
    tie_break: int


class Outcome(NamedTuple):
    """How a game ended: everybody's standing, best first, and who won (several share a win)."""

    standings: tuple[Standing, ...]
    winners: tuple[Seat, ...]
    tie: str | None
    """The id of the rule that was used to separate the best, or None where their scores did that."""


class Deeds(NamedTuple):
    """What one seat did in a whole game."""

    turns: int
    """How many turns were its own; in a game where all play in every turn, all turns."""
    trades: int = 0
    """In how many trades it gave something and got something."""
    gifts: int = 0
    """How often it gave something for nothing."""
    harvested: tuple[tuple[str, int], ...] = ()
    """How many thalers each bean paid it, most first; beans that paid nothing are not among them."""

    @property
    def thalers(self) -> int:
        """How many thalers all its harvests paid."""
        return sum(paid for _, paid in self.harvested)


class Summary(NamedTuple):
    """What is worth remembering of a game that is over once its events are gone."""

    outcome: Outcome
    turns: int
    deeds: tuple[Deeds, ...]
    """By seat."""


class Made(NamedTuple):
    """A move that somebody made in a game, as its events tell of it."""

    place: int
    """The place of its event among those of the game, counted from 0."""
    seat: Seat
    move: Any
    taker: Seat | None = None
    """Who accepted the offer that it made."""


class Game(Protocol[S, M, E, V, N]):
    """A game that a table can play; every method is pure."""

    @property
    def key(self) -> str:
        """The game's name in the catalogue, in records and in the store."""

    @property
    def family(self) -> str:
        """Which screens and which words belong to it."""

    @property
    def players(self) -> range:
        """The numbers of players that it can be played with."""

    def start(self, players: int, chance: Chance) -> Decision[S, E]:
        """Deal a new game."""

    def replay(self, players: int, events: Sequence[E]) -> S:
        """The state that these events led to; the first is the deal."""

    def decide(self, state: S, seat: Seat, move: M, chance: Chance) -> Decision[S, E]:
        """What happens when this seat makes this move; raises Refusal."""

    def evolve(self, state: S, event: E) -> S:
        """The state after an event."""

    def view(self, state: S, viewer: Viewer) -> V:
        """All that this viewer may see."""

    def tell(self, before: S, event: E, viewer: Viewer) -> N | None:
        """What this viewer hears of an event, if anything."""

    def lasts(self, event: E) -> bool:
        """Whether everybody should be told of this event until the turn is over, however much follows."""

    def begins_turn(self, event: E) -> bool:
        """Whether a turn begins with this event."""

    def in_passing(self, event: E) -> bool:
        """Whether this event matters so little that it is no step of its own when the game is looked at again."""

    def to_act(self, state: S) -> tuple[Seat, ...]:
        """Whom the game is waiting for; empty when it has ended."""

    def outcome(self, state: S) -> Outcome | None:
        """How the game ended, or None while it goes on."""

    def summary(self, players: int, events: Sequence[E]) -> Summary | None:
        """What these events, from the deal on, come to; None while the game goes on."""

    def made(self, events: Sequence[E]) -> Sequence[Made]:
        """The moves from which these events of a whole game came, as far as they can be told and their worth be
        weighed; some that follow by themselves are among them."""

    def dump(self, event: E) -> Mapping[str, object]:
        """Write the event as JSON values."""

    def load(self, fields: Mapping[str, object]) -> E:
        """Read the event that `dump` wrote; raises ValueError for anything else."""


AnyGame: TypeAlias = Game[Any, Any, Any, Any, Any]
"""Any game, held by somebody who need not know its types (Python has no existential types)."""
