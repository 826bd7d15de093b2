"""Places: where a table is shown, and to whom. The database keeps each as one number, which nothing else reads."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple


class Kind(StrEnum):
    """What stands in a place."""

    TABLE = "table"
    """The message of the table, in its channel."""
    HAND = "hand"
    """A person's own message, among their direct messages."""
    NUDGE = "nudge"
    """A line in the channel that mentions a person whose direct messages are closed."""


class Place(NamedTuple):
    """A place by its kind, and by the person whose hand it is or whom its line mentions."""

    kind: Kind
    person_id: int = 0


PUBLIC = Place(Kind.TABLE)


def hand_of(person_id: int) -> Place:
    """The place of a person's hand."""
    return Place(Kind.HAND, person_id)


def nudge_for(person_id: int) -> Place:
    """The place of the line that mentions a person."""
    return Place(Kind.NUDGE, person_id)


def stored(place: Place) -> int:
    """The number of a place in the database: 0 for the table, a person for their hand, minus them for the line."""
    return -place.person_id if place.kind is Kind.NUDGE else place.person_id


def read(viewer_id: int) -> Place:
    """The place that has this number in the database."""
    if viewer_id == 0:
        return PUBLIC
    return hand_of(viewer_id) if viewer_id > 0 else nudge_for(-viewer_id)
