"""What the picture of all hands shows, once everybody of a game that is over has opened theirs."""

from __future__ import annotations

from typing import NamedTuple

from bot.art.drawings import Drawing


class Held(NamedTuple):
    """The hand of one seat, its place at the table from 0."""

    place: int
    name: str
    cards: tuple[Drawing, ...]
    computer: bool = False


class AllHands(NamedTuple):
    """Everybody's hand, seat by seat."""

    title: str
    hands: tuple[Held, ...]
