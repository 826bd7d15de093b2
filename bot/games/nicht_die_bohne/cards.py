"""The 60 cards (N1): every physical card by its name, and what is printed on it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from enum import StrEnum
from typing import NamedTuple, NewType

from bot.games.contract import Seat

Card = NewType("Card", str)
"""One physical card: `red-7`, `red-minus-2`, `red-x2` or `red-nicht_die_bohne`."""


class Colour(StrEnum):
    """The colours, in the order in which they are shown; each is scored by itself (N3)."""

    RED = "red"
    BLUE = "blue"
    GREEN = "green"
    YELLOW = "yellow"


class Kind(StrEnum):
    """The four kinds of cards, in the order in which they are shown."""

    NUMBER = "number"
    MINUS = "minus"
    X2 = "x2"
    NICHT_DIE_BOHNE = "nicht_die_bohne"


class Face(NamedTuple):
    """What is printed on a card; `number` is 0 where there is none."""

    colour: Colour
    kind: Kind
    number: int = 0


NUMBERS = range(1, 11)
"""The numbers of each colour."""

ROUNDS = 3
"""How many rounds make a game."""

MINUS_CARDS = 3
"""How many minus cards each colour has."""


def _colour(colour: Colour) -> Mapping[Card, Face]:
    """The 15 cards of a colour."""
    numbers = {Card(f"{colour}-{number}"): Face(colour, Kind.NUMBER, number) for number in NUMBERS}
    minus = {Card(f"{colour}-minus-{copy}"): Face(colour, Kind.MINUS) for copy in range(1, MINUS_CARDS + 1)}
    others = {Card(f"{colour}-{kind}"): Face(colour, kind) for kind in (Kind.X2, Kind.NICHT_DIE_BOHNE)}
    return {**numbers, **minus, **others}


FACE: Mapping[Card, Face] = {card: face for colour in Colour for card, face in _colour(colour).items()}
"""What is printed on every card; the cards are in the order of the deck."""

DECK: tuple[Card, ...] = tuple(FACE)
"""All cards by colour, in each the numbers, then minus, x2 and nicht die Bohne."""

_PLACE: Mapping[Card, int] = {card: place for place, card in enumerate(DECK)}


class Laid(NamedTuple):
    """A card of a trick and who laid it."""

    seat: Seat
    card: Card


def in_order(cards: Iterable[Card]) -> tuple[Card, ...]:
    """The cards by colour and number, as a hand is held."""
    return tuple(sorted(cards, key=_PLACE.__getitem__))
