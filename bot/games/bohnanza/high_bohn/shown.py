"""What is shown of a town: what everybody sees, and what a seat alone sees and may do."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

from bot.games.bohnanza.cards import Bean, Card
from bot.games.bohnanza.high_bohn.names import Building, Type
from bot.games.contract import Seat


class BuildingView(NamedTuple):
    """A building: where it is, and who could pay for it now."""

    building: Building
    type: Type
    price: int
    bean: Bean
    owner: Seat | None
    for_sale: bool
    """Whether it is neither sold nor gone from the game."""
    buyers: tuple[Seat, ...]
    """Who owns none of its type and has the thalers now (H1)."""


class ScoreView(NamedTuple):
    """A score part by part (H8); before the end what it would be by what lies there now."""

    cash: int
    under_buildings: int
    """Thalers under Saloon and Distillery."""
    tipi: int
    buildings: int
    bonus: int

    @property
    def total(self) -> int:
        """The whole score."""
        return self.cash + self.added

    @property
    def added(self) -> int:
        """All parts but the cash."""
        return sum(self[1:])


class TownSeatView(NamedTuple):
    """What everybody sees of a seat's town; stored beans in the deck's order, thalers by their bean side."""

    seat: Seat
    buildings: tuple[Building, ...]
    stored: tuple[Bean, ...]
    room: int
    """How many more cards its store takes."""
    under_saloon: tuple[Bean, ...]
    under_distillery: tuple[Bean, ...]
    third_field_price: int | None
    score: ScoreView


class QuestionKind(StrEnum):
    """What somebody has to answer before the game goes on."""

    ORDER_DRAWN = "order_drawn"
    NAME_TYPE = "name_type"
    BUY_BEFORE_IT_GOES = "buy_before_it_goes"
    LAST_PURCHASES = "last_purchases"
    FINAL_HARVEST = "final_harvest"


class QuestionView(NamedTuple):
    """The question that interrupts the game."""

    kind: QuestionKind
    seat: Seat
    type: Type | None
    """The type that was named."""
    fields: tuple[int, ...] = ()
    """The mixed fields in question before the final harvest (H7)."""


class TownView(NamedTuple):
    """All that everybody sees of the town."""

    buildings: tuple[BuildingView, ...]
    """Every building of this game, also those sold and gone, by type and price."""
    seats: tuple[TownSeatView, ...]
    question: QuestionView | None


class ThalerChoice(NamedTuple):
    """A harvest that leaves a choice: `pays` cards of these `beans`, in the order of planting, become thalers."""

    field: int
    beans: tuple[Bean, ...]
    pays: int
    thalers: tuple[Bean, ...]
    """Those that become thalers if nothing is said."""
    under_distillery: Bean | None
    """The one of them that goes to the owner of the Distillery if nothing is said; None where none goes."""


class StewOption(NamedTuple):
    """A card to plant that begins a stew: in some fields always, in others if its owner chooses so."""

    card: Card
    must: tuple[int, ...]
    """The fields in which it begins a stew in any case (H7)."""
    may: tuple[int, ...]
    """The fields in which it begins a stew if its owner chooses so, and is sown if not (H6)."""


class TownOptions(NamedTuple):
    """What a seat alone sees of the town, and what it may do."""

    buy: tuple[Building, ...] = ()
    """What it may buy now: one of a type, and any number at once unless it is asked for one."""
    name_type: tuple[Type, ...] = ()
    buy_no_more: bool = False
    stored: tuple[Card, ...] = ()
    """Its stored beans; in phase 2 they may be given."""
    store: tuple[Card, ...] = ()
    """The cards that it may store now."""
    peek: bool = False
    peeked: Card | None = None
    """The card that it looked at, which may be put under the draw pile now."""
    move_card: tuple[Card, ...] = ()
    """The hand, where any card of it may go to any other place in it now."""
    reorder: tuple[Card, ...] = ()
    """The cards just drawn, to be taken in any order."""
    final_harvest: tuple[int, ...] = ()
    """The mixed fields on whose thalers it is asked to decide before the final harvest."""
    harvests: tuple[ThalerChoice, ...] = ()
    """Those of the harvests allowed now that leave a choice."""
    stews: tuple[StewOption, ...] = ()
    """Those of the cards to plant that begin stews."""


class TownNews(NamedTuple):
    """What news say of the town, besides what all news say."""

    buildings: tuple[Building, ...] = ()
    type: Type | None = None
    """A type of buildings."""
