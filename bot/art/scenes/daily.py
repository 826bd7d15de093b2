"""What the picture of a deal of the day shows: how everybody did who has played it."""

from __future__ import annotations

from typing import NamedTuple


class Column(NamedTuple):
    """How many people came to these scores."""

    scores: str
    """Such as `12`, or `12–13`."""
    people: int
    own: bool = False
    """Whether the reader is among them."""
    hard: bool = False
    """Whether the computer came to that in the same seat; it is not counted."""


class Scores(NamedTuple):
    """Everybody's scores in a deal, the lowest first."""

    title: str
    own_says: str
    """What the reader's mark stands for: "you"; empty where they have not played."""
    hard_says: str
    """What the computer's mark stands for: "the computer in your seat"."""
    columns: tuple[Column, ...]
