"""What everybody sees of a time in which all may speak at once, as computers must know it to keep time."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from bot.games.contract import Seat


class OpenOffer(NamedTuple):
    """An offer that somebody may accept."""

    seat: Seat
    """Who made it."""
    to: frozenset[Seat]
    """Whom it is made to."""
    declined: frozenset[Seat]


class Talk(NamedTuple):
    """A time in which all may speak, until the seat that `leads` ends it."""

    turn: int
    """Every talk of a game has another number."""
    leads: Seat
    undecided: frozenset[Seat]
    """Who has not said that they are done, for all to see; whoever leads is among them."""
    offers: Mapping[int, OpenOffer]
    """By number."""
