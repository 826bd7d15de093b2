"""What the picture of a game's end shows: the ranking, what paid everybody, and everybody's way there."""

from __future__ import annotations

from typing import NamedTuple

from bot.art.drawings import Drawing


class Place(NamedTuple):
    """A player in the ranking."""

    place: int
    """The seat, from 0, which gives the colour."""
    rank: int
    name: str
    score: int
    paid: tuple[Drawing, ...] = ()
    """What paid this player, the best first, which stands beside the name; empty if nothing did."""
    best: str = ""
    """The name of the first of them, where it has one."""
    reason: str = ""
    """What separates this player from others with the same score: "fewer cards"."""
    course: tuple[int, ...] = ()
    """The score at the start and after every turn, the last one as at the end."""


class End(NamedTuple):
    """A game that is over."""

    places: tuple[Place, ...]
    """The players by rank."""
    unit: Drawing | None
    """What is counted: a thaler, or the token; None for points that no drawing stands for."""
    chart_says: str
    """What the chart shows: "thalers turn by turn"."""
