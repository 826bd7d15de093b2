"""What pictures of Nicht die Bohne show; a card is the name of its drawing, as `red_7` or `blue_x2`."""

from __future__ import annotations

from typing import NamedTuple


class Laid(NamedTuple):
    """A seat's part of the trick."""

    place: int
    name: str
    card: str | None
    """The card that it laid; None while that lies face down, or is not laid yet."""
    down: bool = False
    """Whether it lies face down."""
    token: bool = False
    taker: str = ""
    """Who has taken it; empty while it may still be taken."""
    awaited: bool = False
    """Whether the game waits for this seat."""


class Area(NamedTuple):
    """One colour of a scoring area: its cards by their faces (`7`, `x2`, `minus`, …), and what it is worth now."""

    colour: str
    faces: tuple[str, ...]
    worth: int
    doubled: bool = False
    negative: bool = False
    """Whether its numbers count below nothing."""
    void: bool = False
    """Whether nothing in it counts, whatever else lies there."""


class Scorer(NamedTuple):
    """A seat with its scoring area."""

    place: int
    name: str
    hand: int
    areas: tuple[Area, ...]
    worth: int
    total: int | None = None
    """Its points from all rounds, this one too; None in the first one."""
    computer: bool = False
    """Whether a computer plays it, for good or for now."""
    awaited: bool = False
    """Whether the game waits for this seat."""


class Trick(NamedTuple):
    """A table of Nicht die Bohne."""

    laid: tuple[Laid, ...]
    """The cards clockwise, beginning with that of the seat that leads."""
    seats: tuple[Scorer, ...]
    turn: int | None
    """The place of who leads or takes; None while the others lay their cards at the same time."""


class Holding(NamedTuple):
    """A hand of Nicht die Bohne, by colour and number."""

    cards: tuple[str, ...]
    laid: str | None = None
    """One's own card in the trick, which the others do not see yet."""
    areas: tuple[Area, ...] = ()
    """One's own scoring area; empty where the hand is shown by itself."""
    worth: int = 0
    total: int | None = None
    """One's points from all rounds, this one too; None in the first one."""
    trick: tuple[Laid, ...] = ()
    """The cards of which one is taken now; empty while cards are laid."""
