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


class Area(NamedTuple):
    """One colour of a scoring area: its cards by their faces (`7`, `x2`, `minus`, …), and what it is worth now."""

    colour: str
    faces: tuple[str, ...]
    worth: int


class Scorer(NamedTuple):
    """A seat with its scoring area."""

    place: int
    name: str
    hand: int
    score: str
    """What it has from all rounds: "total: 55"; empty in the first one."""
    areas: tuple[Area, ...]
    worth: int
    computer: bool = False
    """Whether a computer plays it, for good or for now."""


class Trick(NamedTuple):
    """A table of Nicht die Bohne."""

    title: str
    line: str
    laid: tuple[Laid, ...]
    """The cards clockwise, beginning with that of the seat that leads."""
    seats: tuple[Scorer, ...]
    waiting: tuple[int, ...]
    """The places of those who are waited for; empty while that is everybody."""


class Holding(NamedTuple):
    """A hand of Nicht die Bohne, by colour and number."""

    title: str
    how_many: str
    """How many cards there are, in words: "7 cards", for example."""
    cards: tuple[str, ...]
    laid: str | None = None
    """One's own card in the trick, which the others do not see yet."""
    laid_says: str = ""
    areas: tuple[Area, ...] = ()
    """One's own scoring area; empty where the hand is shown by itself."""
    worth: int = 0
    score: str = ""
    """One's score from all rounds: "total: 55"; empty in the first one."""
    trick: tuple[Laid, ...] = ()
    """The cards of which one is taken now; empty while cards are laid."""
