"""What a player may wish to do."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from bot.games.bohnanza.cards import Bean, Card
from bot.games.contract import Seat


class Plant(NamedTuple):
    """Plant a card: the first of the hand in phase 1, one set aside in phase 3 (B4)."""

    card: Card
    field: int


class TurnUp(NamedTuple):
    """End phase 1 and turn up two cards (B4.1, B4.2)."""


class MakeOffer(NamedTuple):
    """Offer these very cards for these beans, to one seat or to anyone (B5.7)."""

    give: tuple[Card, ...]
    want: tuple[Bean, ...] = ()
    to: Seat | None = None


class Accept(NamedTuple):
    """Accept an offer, giving exactly these cards for what it wants (B5.4, B5.5)."""

    offer: int
    give: tuple[Card, ...] = ()


class Decline(NamedTuple):
    """Say no to an offer; it stays open."""

    offer: int


class Withdraw(NamedTuple):
    """Take back an own offer."""

    offer: int


class Pass(NamedTuple):
    """Say that one does not mean to trade any more this turn."""


class EndTrading(NamedTuple):
    """End phase 2 (B4.2)."""


class Harvest(NamedTuple):
    """Harvest an own field (B6)."""

    field: int


class BuyField(NamedTuple):
    """Buy a third field (B7)."""


Move: TypeAlias = Plant | TurnUp | MakeOffer | Accept | Decline | Withdraw | Pass | EndTrading | Harvest | BuyField
