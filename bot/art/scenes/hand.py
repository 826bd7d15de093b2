"""What a player's own picture shows in Bohnanza: the hand, the own fields, and what else is theirs."""

from __future__ import annotations

from typing import NamedTuple

from bot.art.scenes.fields import Field, Step


class Card(NamedTuple):
    """A card in hand: its bean's drawing and name, and what a field of it pays to this player."""

    bean: str
    name: str
    meter: tuple[Step, ...]


class Group(NamedTuple):
    """Cards that lie together, under a word or two: those to plant, or those stored."""

    says: str
    beans: tuple[str, ...]


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
