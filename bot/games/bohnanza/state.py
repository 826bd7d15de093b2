"""A game in progress: its state, secrets too, the rules that it is played by, and what an expansion may answer.

State, Rules and Module stand together, for each is made of the next. Only view.py and telling.py let anything out.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import Any, Generic, NamedTuple, TypeAlias, TypeVar

from bot.games.bohnanza.cards import BEAN, KINDS, Bean, Card
from bot.games.bohnanza.edition import (
    BeanProtection,
    Harvesting,
    LastExhaustion,
    StartPlayer,
    ThirdFieldThalers,
    Tie,
    Turn,
)
from bot.games.bohnanza.events import Event, Traded
from bot.games.bohnanza.expansion_types import ExpansionOptions, ExpansionView
from bot.games.bohnanza.heard import Heard
from bot.games.bohnanza.moves import Move
from bot.games.bohnanza.news import News
from bot.games.contract import Outcome, Seat, Viewer
from bot.games.log import EventLog
from bot.games.quick_replace import quickly_replaced


class Phase(StrEnum):
    """Where in a turn the game stands (B4); drawing follows by itself."""

    PLANT = "plant"
    TRADE = "trade"
    PLANT_RECEIVED = "plant_received"
    PLANT_OFFERED = "plant_offered"
    """Step 1 of a duel: the opponent's offer is planted or discarded (D3)."""
    PLANT_TURNED_UP = "plant_turned_up"
    """Step 3 of a duel: cards turned up are planted, or left as an offer (D3)."""
    CARDS_DRAWN = "cards_drawn"
    """Phase 4, where an expansion asks something between drawing and the next turn."""
    FINAL_HARVEST = "final_harvest"
    """The end, where an expansion asks something before the final harvest."""
    ALL_HARVESTED = "all_harvested"
    """The end, where an expansion asks something between the final harvest and the score."""
    ENDED = "ended"


PLANT = Phase.PLANT
TRADE = Phase.TRADE
PLANT_RECEIVED = Phase.PLANT_RECEIVED
PLANT_OFFERED = Phase.PLANT_OFFERED
PLANT_TURNED_UP = Phase.PLANT_TURNED_UP
CARDS_DRAWN = Phase.CARDS_DRAWN
FINAL_HARVEST = Phase.FINAL_HARVEST
ALL_HARVESTED = Phase.ALL_HARVESTED
ENDED = Phase.ENDED
"""The phases stand alone because the rules ask for them all the time, and looking them up in the class is slow."""


class Estate:
    """What an expansion keeps for one seat; the base only carries it."""

    __slots__ = ()


class Common:
    """What an expansion keeps for the whole table; the base only carries it."""

    __slots__ = ()


class Plot(NamedTuple):
    """What a field accepts: beans of one kind at a time, of any kind or of one only, unless it is mixed."""

    only: Bean | None = None
    """It takes this bean alone, whatever stands in other fields."""
    mixed: bool = False
    """It is a field of no bean; the expansion that lays it out says what it takes."""


ANY_BEAN = Plot()
"""The usual plot, for any bean."""


@quickly_replaced
class Field(NamedTuple):
    """A bean field: its crop in the order of planting, and what it accepts."""

    crop: tuple[Card, ...] = ()
    plot: Plot = ANY_BEAN

    @property
    def bean(self) -> Bean | None:
        """The bean of this field, that of its first card; None where it is empty or mixed."""
        return BEAN[self.crop[0]] if self.crop and not self.plot.mixed else None


@quickly_replaced
class Player(NamedTuple):
    """What belongs to one seat; the hand's front is first, the topmost thaler last."""

    hand: tuple[Card, ...]
    fields: tuple[Field, ...]
    set_aside: tuple[Card, ...] = ()
    thalers: tuple[Card, ...] = ()
    bought_field: bool = False
    estate: tuple[Estate, ...] = ()

    def __repr__(self) -> str:
        """Tell sizes only, since a state in a log line must show no card."""
        return f"<Player: {len(self.hand)} in hand, {len(self.thalers)} thalers>"


@quickly_replaced
class Offer(NamedTuple):
    """An open offer (B5.7): the very cards given, the beans wanted, `to` one seat or None for anyone."""

    number: int
    seat: Seat
    to: Seat | None
    give: tuple[Card, ...]
    want: tuple[Bean, ...]
    declined: frozenset[Seat] = frozenset()

    def __repr__(self) -> str:
        """Tell sizes only, since which copies are given is the giver's secret."""
        return f"<Offer {self.number}: {len(self.give)} for {len(self.want)}>"


@quickly_replaced
class State(NamedTuple):
    """A game in progress; the top of the draw pile and of the discard pile is last."""

    rules: Rules
    players: tuple[Player, ...]
    draw_pile: tuple[Card, ...]
    start: Seat
    active: Seat
    phase: Phase = Phase.PLANT
    turn: int = 1
    planted: int = 0
    face_up: tuple[Card, ...] = ()
    """Turned up in this turn; in a duel also what the opponent left as an offer (D3)."""
    discard: tuple[Card, ...] = ()
    exhaustions: int = 0
    ending: bool = False
    """The last exhaustion has fallen; the game ends when it may (B2)."""
    outcome: Outcome | None = None
    box: tuple[Card, ...] = ()
    """Cards that have left the game (D1)."""
    common: tuple[Common, ...] = ()
    asked: tuple[Seat, ...] = ()
    """Who has to answer an expansion's question before the game goes on."""
    course: tuple[tuple[int, ...], ...] = ()
    """Everybody's score, by seat, after each turn that is over."""
    # What is said in trading stands last.
    offers: tuple[Offer, ...] = ()
    offered: int = 0
    """How many offers were made in this game; the next one's number is one more."""
    passed: frozenset[Seat] = frozenset()
    """Who has said that they are done with this turn's trading; `trading.done` says who is done at the moment."""
    heard: tuple[Heard, ...] = ()
    """The offers that are over, of this turn and of the others' turns before it."""

    def __repr__(self) -> str:
        """Tell sizes only, since a state in a log line must show no card."""
        return f"<State: turn {self.turn}, {self.phase}, {len(self.draw_pile)} in the draw pile>"

    def in_silence(self) -> tuple[Any, ...]:  # Any: the first things of a State, to make another one of
        """All but what is said; while people only talk, these are the very same things."""
        return self[:-SAID]


SAID = 4
"""How many things of a State, its last ones, are said in trading."""


class Rules(NamedTuple):
    """An edition at one number of players: all that the rules ask while a game goes on."""

    edition: str
    players: int
    beans: tuple[Bean, ...]
    pays: Mapping[Bean, tuple[int, ...]]
    first_hands: tuple[int, ...]
    """The size of each seat's first hand, from the start player clockwise."""
    fields: int
    third_field_price: int | None
    turn: Turn
    turn_up: int
    draw: int
    last_exhaustion: int
    same_bean_twice: bool
    harvesting: Harvesting
    bean_protection: BeanProtection
    third_field_thalers: ThirdFieldThalers
    start_player: StartPlayer
    last_exhaustion_in_phase_2: LastExhaustion
    tie: Tie
    modules: tuple[AnyModule, ...]
    """Who answers for the edition's expansion."""

    def __hash__(self) -> int:
        """A quick hash, so that what follows from the rules is remembered; equal rules have as many players."""
        return self.players

    def deck(self) -> tuple[Card, ...]:
        """All cards in play, before they are shuffled."""
        return tuple(card for bean in self.beans for card in KINDS[bean].cards())

    def module_of(self, event: object) -> AnyModule:
        """The module whose event this is; raises ValueError where it is none's."""
        for module in self.modules:
            if type(event) in module.events:
                return module
        raise ValueError("no such thing can happen here")


M = TypeVar("M")
E = TypeVar("E")


class Module(Generic[M, E]):
    """The questions that an expansion may answer, each told what the answer is without it.

    This one changes nothing; an expansion, with moves M and events E of its own, overrides what it changes.
    """

    moves: tuple[type[M], ...] = ()
    """The kinds of its own moves."""
    events: tuple[type[E], ...] = ()
    """The kinds of its own events."""

    # What it keeps.

    def common(self, rules: Rules) -> tuple[Common, ...]:
        """What it keeps for the whole table when a game begins."""
        return ()

    def estate(self, rules: Rules) -> tuple[Estate, ...]:
        """What it keeps for each seat when a game begins."""
        return ()

    # What somebody has and may do.

    def plant_limit(self, player: Player, limit: int) -> int:
        """How many cards may be planted in phase 1 (B4.1)."""
        return limit

    def places(self, player: Player, bean: Bean, places: tuple[int, ...]) -> tuple[int, ...]:
        """The fields that may take this bean now (B4)."""
        return places

    def meter(self, player: Player, field: Field, meter: tuple[int, ...]) -> tuple[int, ...]:
        """What so many cards of this planted field pay, in thalers (B1); the last number holds for more, too."""
        return meter

    def harvestable(self, player: Player, places: tuple[int, ...]) -> tuple[int, ...]:
        """The planted fields that bean protection lets this player harvest (B6.3)."""
        return places

    def third_field_price(self, player: Player, price: int | None) -> int | None:
        """What a third field costs this player, or None where there is none for sale (B7)."""
        return price

    def tradable(self, player: Player, cards: tuple[Card, ...]) -> tuple[Card, ...]:
        """The cards that this player may give in phase 2, besides those face up (B5.2)."""
        return cards

    def score(self, player: Player, score: int) -> int:
        """The final score of a player whose fields are all harvested (B8.4)."""
        return score

    # What happens besides.

    def before_planted(self, log: Log, seat: Seat, bean: Bean, place: int) -> None:
        """Let happen what comes before this bean is planted in this field."""

    def harvest(self, state: State, harvested: Event) -> Event:
        """What happens when a field is harvested (B6.2)."""
        return harvested

    def after_harvest(self, log: Log, before: State, harvested: Event) -> None:
        """Let happen what follows from a harvest."""

    def handed_over(self, state: State, players: tuple[Player, ...], traded: Traded) -> tuple[Player, ...]:
        """The players after a trade, whose cards may also come from elsewhere than hands."""
        return players

    def turn_began(self, log: Log) -> None:
        """Let happen what belongs before a turn."""

    def cards_drawn(self, log: Log, cards: int) -> None:
        """Let happen what belongs between drawing so many cards in phase 4 and the next turn."""

    def before_final_harvest(self, log: Log) -> None:
        """Let happen what belongs before the final harvest; to ask something begins the phase FINAL_HARVEST."""

    def all_harvested(self, log: Log) -> None:
        """Let happen what belongs between the final harvest and the score."""

    # What is asked of somebody.

    def before_planting(self, state: State) -> bool:
        """Whether the active player may still do something that belongs before phase 1."""
        return False

    def check(self, state: State, seat: Seat, move: Move) -> None:
        """Refuse a move that must wait until an open question is answered; raises IllegalMove."""

    # Its own moves and events, and what is seen of it.

    def make(self, log: Log, seat: Seat, move: M) -> None:
        """Make a move of its own; raises Refusal."""
        raise NotImplementedError("a module with moves of its own says what they do")

    def evolve(self, state: State, event: E) -> State:
        """The state after an event of its own."""
        raise NotImplementedError("a module with events of its own says what they change")

    def paid(self, event: E) -> tuple[tuple[Seat, tuple[Card, ...]], ...]:
        """Whom an event of its own paid for a harvest, and the cards that became their thalers."""
        return ()

    def made(self, event: E) -> tuple[Seat, M | Move] | None:
        """The move from which an event of its own came, and whose it was; None where that is not to be weighed."""
        return None

    def tell(self, before: State, event: E, viewer: Viewer) -> News | None:
        """What this viewer hears of an event of its own."""
        raise NotImplementedError("a module with events of its own says who hears what of them")

    def options(self, state: State, seat: Seat) -> tuple[ExpansionOptions, ...]:
        """What this seat alone sees of it, and what it may do of its own moves."""
        return ()

    def view(self, state: State) -> tuple[ExpansionView, ...]:
        """What everybody sees of it."""
        return ()


AnyModule: TypeAlias = Module[Any, Any]
"""Any module, asked by the base, which need not know its types (Python has no existential types)."""


Log: TypeAlias = EventLog[State, Event]
"""The log of one decision. It is made as an `EventLog`, since Python takes eight times as long by this name."""
