"""What a scoring area is worth: each colour by itself, then their sum (N3)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from bot.games.contract import Seat
from bot.games.nicht_die_bohne.cards import FACE, Card, Colour, Kind


class ColourScore(NamedTuple):
    """One colour of a scoring area: its cards, numbers ascending, and what they are worth together."""

    colour: Colour
    numbers: tuple[int, ...]
    x2: bool
    minus: int
    """How many minus cards, 0 to 3."""
    nicht_die_bohne: bool
    result: int


class Sheet(NamedTuple):
    """One player's score sheet of one round: its four colours, the plus and the minus points, their sum."""

    seat: Seat
    colours: tuple[ColourScore, ...]
    positive: int
    negative: int
    """The sum of the colours that cost points: 0 or less."""
    total: int


@lru_cache(maxsize=4096)
def by_colour(area: tuple[Card, ...]) -> tuple[ColourScore, ...]:
    """The four colours of a scoring area, those without cards too."""
    faces = [FACE[card] for card in area]
    scores = []
    for colour in Colour:
        kinds = [face.kind for face in faces if face.colour is colour]
        numbers = tuple(sorted(face.number for face in faces if face.colour is colour and face.number))
        x2, minus, nothing = Kind.X2 in kinds, kinds.count(Kind.MINUS), Kind.NICHT_DIE_BOHNE in kinds
        result = worth(numbers, x2=x2, minus=minus, nicht_die_bohne=nothing)
        scores.append(ColourScore(colour, numbers, x2, minus, nothing, result))
    return tuple(scores)


def worth(numbers: Iterable[int], *, x2: bool, minus: int, nicht_die_bohne: bool) -> int:
    """What one colour is worth (N3)."""
    if nicht_die_bohne:
        return 0
    return sum(numbers) * (2 if x2 else 1) * (-1 if minus % 2 else 1)


def sheet(seat: Seat, area: tuple[Card, ...]) -> Sheet:
    """The score sheet of a scoring area."""
    colours = by_colour(area)
    results = [colour.result for colour in colours]
    positive = sum(result for result in results if result > 0)
    negative = sum(result for result in results if result < 0)
    return Sheet(seat, colours, positive, negative, positive + negative)
