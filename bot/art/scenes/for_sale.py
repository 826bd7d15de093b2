"""What the picture of High Bohn's town shows to one player: every building, and which they can pay for."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple


class Reach(StrEnum):
    """What a building is to its reader."""

    NOW = "now"
    """It can be bought now."""
    PAID = "paid"
    """The thalers are there, but it is not the moment."""
    SHORT = "short"
    """Thalers are lacking."""
    CLOSED = "closed"
    """The reader owns another one of its type."""
    YOURS = "yours"
    TAKEN = "taken"
    """Somebody else owns it."""
    GONE = "gone"
    """It has left the game."""


class OnSale(NamedTuple):
    """A building of its type, by its price."""

    price: int
    reach: Reach
    short: int = 0
    """How many thalers of its bean are lacking."""
    owner: int = 0
    """The place of who owns it, if that is somebody else."""
    name: str = ""
    """The name of that player."""


class Type(NamedTuple):
    """A type of buildings, and how many thalers of its bean the reader has."""

    type: str
    name: str
    bean: str
    thalers: int
    buildings: tuple[OnSale, ...]


class ForSale(NamedTuple):
    """The whole town."""

    title: str
    line: str
    """What stands below the title: how to read the picture."""
    thalers: int
    types: tuple[Type, ...]
    """What can be bought now comes first, then what thalers are lacking for."""
