"""What a player's own picture shows in Bohnanza: the hand, the own fields, and what else is theirs."""

from __future__ import annotations

from typing import NamedTuple

from bot.art.drawings import Drawing
from bot.art.scenes.fields import Field, Step


class Card(NamedTuple):
    """A card in hand: its bean's drawing and name, and what a field of it pays to this player."""

    bean: str
    name: str
    meter: tuple[Step, ...]


class Group(NamedTuple):
    """Cards that lie together, beside a sign of what they are: those to plant, or those stored."""

    sign: Drawing
    beans: tuple[str, ...]


class Other(NamedTuple):
    """What lies open before another player, and how many cards they hold."""

    place: int
    """Their seat at the table, from 0."""
    name: str
    hand: int
    thalers: int
    fields: tuple[Field, ...]
    fits: tuple[int, ...] = ()
    """The places of the fields that a bean would suit which is given or asked for just now."""
    acts: bool = False
    """Whether it is their turn."""


class Hand(NamedTuple):
    """A hand from the front, with everything that its player looks for at a glance."""

    title: str
    """What to do with the front card; it stands beside the pin."""
    how_many: str
    """How many cards there are, in words: "7 cards", for example."""
    cards: tuple[Card, ...]
    fields: tuple[Field, ...] = ()
    """The player's fields; empty where the hand is shown by itself."""
    thalers: int = 0
    groups: tuple[Group, ...] = ()
    """The groups of cards to plant and of stored ones, as far as there are any."""
    others: tuple[Other, ...] = ()
    """Other players, who stand above the hand while cards may change hands; it takes less room then."""
    low: bool = False
    """Whether the hand leaves all the room it can to what stands below it."""
