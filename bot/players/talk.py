"""What everybody sees of a time in which all may speak at once; computers time their moves by it."""

from __future__ import annotations

from collections.abc import Mapping, Set
from typing import NamedTuple

from bot.games.contract import Seat


class OpenOffer(NamedTuple):
    """An offer that somebody may accept."""

    seat: Seat
    """Who made it."""
    to: frozenset[Seat]
    """Whom it is made to."""
    declined: frozenset[Seat]
    by_name: bool = False
    """Whether it names whom it is made to; otherwise it is made to all who may trade with who made it."""


class Talk(NamedTuple):
    """A time in which all may speak, until the seat that `leads` ends it."""

    turn: int
    """The number of the turn, which no other talk of the game has."""
    leads: Seat
    undecided: frozenset[Seat]
    """Who has not said that they are done, for all to see; whoever leads is among them."""
    offers: Mapping[int, OpenOffer]
    """The open offers by their numbers."""

    def open_to(self, number: int, seats: Set[Seat]) -> frozenset[Seat]:
        """Which of these seats may still take this offer for all that everybody sees, whatever they hold: who has
        declined it may not, nor who is done."""
        offer = self.offers[number]
        return (offer.to - offer.declined) & self.undecided & seats
