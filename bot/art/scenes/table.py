"""What the picture of a table of Bohnanza shows to everybody."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

from bot.art.scenes.fields import Building, Field

MOST_LANES = 3
"""So many offers are drawn; of more, only the number is told."""


class Mark(StrEnum):
    """What a seat has said in this turn's trading, or that it is waited for; each value names a drawing."""

    OFFERS = "offers"
    DONE = "done"
    WAITING = "waiting"


class Seat(NamedTuple):
    """A seat, its place at the table from 0."""

    place: int
    name: str
    hand: int
    thalers: int
    fields: tuple[Field, ...]
    mark: Mark | None = None
    to_plant: tuple[str, ...] = ()
    """Cards set aside, which are planted next."""
    town: tuple[Building, ...] = ()
    stored: tuple[str, ...] = ()
    computer: bool = False
    """Whether a computer plays it, for good or for now."""


class Market(NamedTuple):
    """The middle of the table: the beans that lie face up, and the piles."""

    face_up: tuple[str, ...]
    draw_pile: int
    discard: int
    discard_top: str | None


class Steps(NamedTuple):
    """The steps of a turn as names of drawings, and the place of the present one."""

    things: tuple[str, ...]
    now: int


class Lane(NamedTuple):
    """An open offer between the player whose turn it is and somebody else; one of the two sides may be empty."""

    place: int | None
    """The other's; None where it is open to everybody."""
    name: str
    """The other's, or the word for anyone."""
    gives: tuple[str, ...]
    gets: tuple[str, ...]
    """What the player gives whose turn it is."""


class Table(NamedTuple):
    """A whole table."""

    seats: tuple[Seat, ...]
    turn: int | None
    """The place of the player whose turn it is; None when the last turn is over."""
    market: Market
    steps: Steps
    lanes: tuple[Lane, ...] = ()
    """At most MOST_LANES."""
    more: int = 0
    """How many offers are open besides."""
    towns: bool = False
    """Whether the game has buildings; then panels have room for them from the first turn on."""
