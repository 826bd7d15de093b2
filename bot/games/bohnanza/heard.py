"""What everybody has heard in trading and may remember: offers that are over, without the copies (B5.7)."""

from __future__ import annotations

from typing import NamedTuple

from bot.games.bohnanza.cards import Bean
from bot.games.contract import Seat


class Heard(NamedTuple):
    """An offer of this round that is over: accepted, withdrawn, lapsed, or left when trading ended."""

    number: int
    turn: int
    """The turn in which it was made."""
    seat: Seat
    to: Seat | None
    give: tuple[Bean, ...]
    want: tuple[Bean, ...]
    declined: tuple[Seat, ...]
    taker: Seat | None
    """Who accepted it."""
