"""Everything about a game in progress, secrets too; it leaves only through view.py and news.py."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

from bot.games.bohnanza.cards import BEAN, Bean, Card
from bot.games.bohnanza.edition import Rules
from bot.games.bohnanza.heard import Heard
from bot.games.contract import Outcome, Seat
from bot.games.replacing import quickly_replaced


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
    """Phase 4 where something is asked between drawing and the next turn."""
    FINAL_HARVEST = "final_harvest"
    """The end where something is asked before the final harvest."""
    ALL_HARVESTED = "all_harvested"
    """The end where something is asked between the final harvest and the score."""
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
"""The phases by themselves: the rules ask for them all the time, and the way through the class is slow."""


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
"""The usual plot."""


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
        """Sizes only: a state in a log line must show no card."""
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
        """Sizes only: which copies are given is the giver's secret."""
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
    offers: tuple[Offer, ...] = ()
    offered: int = 0
    """How many offers were made in this game; the next one's number is one more."""
    passed: frozenset[Seat] = frozenset()
    """Who has said that they are done with this turn's trading; who is done at the moment, `trading.done` says."""
    outcome: Outcome | None = None
    box: tuple[Card, ...] = ()
    """Cards that have left the game (D1)."""
    common: tuple[Common, ...] = ()
    asked: tuple[Seat, ...] = ()
    """Who has to answer an expansion's question before the game goes on."""
    course: tuple[tuple[int, ...], ...] = ()
    """Everybody's score, by seat, after each turn that is over."""
    heard: tuple[Heard, ...] = ()
    """The offers that are over, of this turn and of the others' turns before it."""

    def __repr__(self) -> str:
        """Sizes only: a state in a log line must show no card."""
        return f"<State: turn {self.turn}, {self.phase}, {len(self.draw_pile)} in the draw pile>"
