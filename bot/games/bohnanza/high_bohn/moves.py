"""The moves that only High Bohn has."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from bot.games.bohnanza.cards import Bean, Card
from bot.games.bohnanza.high_bohn.names import Building, Type


class BuyBuildings(NamedTuple):
    """Buy these buildings, all or none (H1)."""

    buildings: tuple[Building, ...]


class BuyNoMore(NamedTuple):
    """Answer that one buys nothing, or nothing more (H5 Distillery 2, H8)."""


class TakeLastPlanted(NamedTuple):
    """Answer that the cards planted last become thalers in all own mixed fields, which is the default (H7)."""


class NameType(NamedTuple):
    """Name the type whose unsold cards are to leave the game (H5 Distillery 2)."""

    type: Type


class BeginStew(NamedTuple):
    """Plant a card and begin a stew with it, even where it need not begin one (H6, H7)."""

    card: Card
    field: int


class HarvestFor(NamedTuple):
    """Harvest an own field and choose which of its beans become thalers (H5, H7).

    `thalers` names these beans, and `tribute` the one of them that goes to another player, where one does; where
    nothing is named, the cards planted last are taken.
    """

    field: int
    thalers: tuple[Bean, ...] | None = None
    tribute: Bean | None = None


class Store(NamedTuple):
    """Put a card on the General Store instead of planting it (H7)."""

    card: Card


class Peek(NamedTuple):
    """Look at the top card of the draw pile (H5 Bank 2)."""


class PutToBottom(NamedTuple):
    """Put the card looked at under the draw pile (H5 Bank 2)."""


class MoveCard(NamedTuple):
    """Move a card of the hand to another place in it, counted from 0 at the front (H5 Bank 4)."""

    card: Card
    to: int


class Reorder(NamedTuple):
    """Take the cards just drawn in this order (H5 Bank 3)."""

    cards: tuple[Card, ...]


TownMove: TypeAlias = (
    BuyBuildings
    | BuyNoMore
    | TakeLastPlanted
    | NameType
    | BeginStew
    | HarvestFor
    | Store
    | Peek
    | PutToBottom
    | MoveCard
    | Reorder
)
