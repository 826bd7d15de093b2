"""Places: where a table is shown, and to whom."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

from bot.store import MessageRow


class Kind(StrEnum):
    """What stands in a place."""

    TABLE = "table"
    """The message of the table, in its channel."""
    HAND = "hand"
    """A person's own message, among their direct messages."""
    PANEL = "panel"
    """A private answer to a person, in the channel."""
    NUDGE = "nudge"
    """A line in the channel that mentions a person whose direct messages are closed."""


class Place(NamedTuple):
    """A place by its kind, and by the person whose hand or panel it is or whom its line mentions."""

    kind: Kind
    person_id: int = 0


PUBLIC = Place(Kind.TABLE)


def hand_of(person_id: int) -> Place:
    """The place of a person's hand."""
    return Place(Kind.HAND, person_id)


def panel_of(person_id: int) -> Place:
    """The place of a person's private answer in the channel."""
    return Place(Kind.PANEL, person_id)


def nudge_for(person_id: int) -> Place:
    """The place of the line that mentions a person."""
    return Place(Kind.NUDGE, person_id)


def place_of(row: MessageRow) -> Place:
    """The place in which a message stands."""
    return Place(Kind(row.kind), row.person_id)
