"""What the picture of a table of Bohnanza shows to everybody."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

from bot.art.scenes.fields import Building, Field


class Mark(StrEnum):
    """What a seat has said in this turn's trading; the value is the name of a drawing."""

    OFFERS = "offers"
    DONE = "done"


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


class Table(NamedTuple):
    """A whole table."""

    title: str
    line: str
    """What stands below the title."""
    seats: tuple[Seat, ...]
    acting: tuple[int, ...]
    """The places of those who act: the seat whose turn it is, or all who plant what they received."""
    face_up: tuple[str, ...]
    face_up_says: str
    """What the cards that lie face up are; drawn in a duel, where they may be an offer."""
    draw_pile: int
    discard: int
    discard_top: str | None
    towns: bool = False
    """Whether the game has buildings; then panels have room for them from the first turn on."""
