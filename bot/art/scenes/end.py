"""What the picture of a game's end shows: the ranking, everybody's way there, and what lay there at last."""

from __future__ import annotations

from typing import NamedTuple

from bot.art.drawings import Drawing
from bot.art.scenes.fields import Building, Field


class Place(NamedTuple):
    """A player in the ranking."""

    place: int
    """The seat, from 0, which gives the colour."""
    rank: int
    name: str
    score: int
    portrait: Drawing | None
    """What stands beside the name: the bean that paid this player most."""
    says: str = ""
    """What the score is made of, where there is something to say."""
    fields: tuple[Field, ...] = ()
    """The fields of the final harvest."""
    town: tuple[Building, ...] = ()
    course: tuple[int, ...] = ()
    """The score at the start and after every turn, the last one as at the end."""


class End(NamedTuple):
    """A game that is over."""

    title: str
    line: str
    places: tuple[Place, ...]
    """The players by rank."""
    unit: Drawing
    """What is counted: a thaler, or the token."""
    chart_says: str
    """What the chart shows of it: "by turn"."""
    harvest_says: str = ""
    """What the fields of the places are: "final harvest"; empty where nobody has any."""
