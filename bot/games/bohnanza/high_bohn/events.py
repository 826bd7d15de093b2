"""The events that only a game of High Bohn has."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from bot.games.bohnanza.cards import Card
from bot.games.bohnanza.high_bohn.names import Building, Type
from bot.games.contract import Seat


class BuildingBought(NamedTuple):
    """A building was bought with these thalers, which went to the discard pile in this order (H1)."""

    seat: Seat
    building: Building
    paid: tuple[Card, ...]


class BuildingsLeft(NamedTuple):
    """These unsold buildings left the game (H3, H5 Distillery 2)."""

    buildings: tuple[Building, ...]


class TypeAsked(NamedTuple):
    """This seat has to name a type (H5 Distillery 2)."""

    seat: Seat


class TypeNamed(NamedTuple):
    """A type was named; these seats are asked, in this order, whether they buy one before it goes."""

    seat: Seat
    type: Type
    asked: tuple[Seat, ...]


class ChancePassed(NamedTuple):
    """This seat bought none of the type that was named."""

    seat: Seat


class FinalHarvestAsked(NamedTuple):
    """Before all is harvested these seats are asked, in this order, for the thalers of mixed fields (H7)."""

    seats: tuple[Seat, ...]


class FinalHarvestEnded(NamedTuple):
    """This seat is asked no more about its mixed fields: nothing depends on them, or it takes the default (H7)."""

    seat: Seat


class LastPurchasesAsked(NamedTuple):
    """All is harvested; these seats are asked, in this order, what they buy (H8)."""

    seats: tuple[Seat, ...]


class LastPurchasesEnded(NamedTuple):
    """This seat buys nothing more."""

    seat: Seat


class NoLongerAsked(NamedTuple):
    """A question that this seat was still to be asked falls away: there is nothing left to choose from (H9)."""

    seat: Seat


class Stored(NamedTuple):
    """A card went onto the General Store: from the hand, or from the cards set aside (H7)."""

    seat: Seat
    card: Card
    from_hand: bool


class StewBegan(NamedTuple):
    """The card planted next turns this field into a stew (H7)."""

    seat: Seat
    field: int


class StewHarvested(NamedTuple):
    """A stew was harvested: its thalers went under the Saloon, one more under the Distillery of `owner`."""

    seat: Seat
    field: int
    thalers: tuple[Card, ...]
    discarded: tuple[Card, ...]
    owner: Seat | None = None
    under_distillery: Card | None = None


class TollTaken(NamedTuple):
    """The owner of the Jail took a card of a harvest from the discard pile as a thaler (H5 Jail 4)."""

    seat: Seat
    card: Card


class BankOpened(NamedTuple):
    """Before this seat's turn its Bank may be used (H5 Bank 2 and 4)."""

    seat: Seat


class Peeked(NamedTuple):
    """This seat looked at the top card of the draw pile."""

    seat: Seat


class PutUnder(NamedTuple):
    """The top card of the draw pile went under it."""

    seat: Seat


class CardMoved(NamedTuple):
    """Hidden: a card of a hand went to this place in it."""

    seat: Seat
    card: Card
    to: int


class OrderAsked(NamedTuple):
    """This seat may put the cards just drawn in order, so many at the back of its hand (H5 Bank 3)."""

    seat: Seat
    cards: int


class Reordered(NamedTuple):
    """Hidden: the cards just drawn joined the hand in this order."""

    seat: Seat
    cards: tuple[Card, ...]


TownEvent: TypeAlias = (
    BuildingBought
    | BuildingsLeft
    | TypeAsked
    | TypeNamed
    | ChancePassed
    | FinalHarvestAsked
    | FinalHarvestEnded
    | LastPurchasesAsked
    | LastPurchasesEnded
    | NoLongerAsked
    | Stored
    | StewBegan
    | StewHarvested
    | TollTaken
    | BankOpened
    | Peeked
    | PutUnder
    | CardMoved
    | OrderAsked
    | Reordered
)
