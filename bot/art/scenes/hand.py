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
    """A hand from the front, with everything that is asked of it in one look."""

    title: str
    """What to do with the front card; stands beside the pin."""
    how_many: str
    """"7 cards"."""
    cards: tuple[Card, ...]
    fields: tuple[Field, ...] = ()
    """None where the hand is shown by itself, without what lies before the player."""
    thalers: int = 0
    groups: tuple[Group, ...] = ()
    """Cards to plant, stored ones: only those that there are."""
