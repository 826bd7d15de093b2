"""The moves: what a player may ask to do."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from bot.games.bohnanza.cards import Bean, Card
from bot.games.bohnanza.expansion_types import ExpansionMove
from bot.games.contract import Seat


class Plant(NamedTuple):
    """Plant a card: the first of the hand in phase 1, one set aside in phase 3 (B4)."""

    card: Card
    field: int


class TurnUp(NamedTuple):
    """End phase 1 (duel: step 2) and turn up cards (B4.1, B4.2, D3)."""


class Discard(NamedTuple):
    """Discard a card in a duel: one of the opponent's offer, or one of the hand (D3)."""

    card: Card


class LeaveOffer(NamedTuple):
    """Leave the cards still face up to the opponent as an offer (D3)."""


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
    """Say “I'm done”: one does not mean to trade any more this turn (B5.8)."""


class ComeBack(NamedTuple):
    """Say “back in”: one means to trade after all (B5.8)."""


class EndTrading(NamedTuple):
    """End phase 2 (B4.2)."""


class Harvest(NamedTuple):
    """Harvest an own field (B6); the cards planted last become thalers."""

    field: int


class BuyField(NamedTuple):
    """Buy a third field (B7)."""


Move: TypeAlias = (
    Plant
    | TurnUp
    | MakeOffer
    | Accept
    | Decline
    | Withdraw
    | Pass
    | ComeBack
    | EndTrading
    | Discard
    | LeaveOffer
    | Harvest
    | BuyField
    | ExpansionMove
)
