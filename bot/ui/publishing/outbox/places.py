"""Places: where a table is shown, and to whom."""

from __future__ import annotations

from enum import StrEnum
from functools import partial
from typing import NamedTuple


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


hand_of = partial(Place, Kind.HAND)
"""The place of a person's hand."""
panel_of = partial(Place, Kind.PANEL)
"""The place of a person's private answer in the channel."""
nudge_for = partial(Place, Kind.NUDGE)
"""The place of the line that mentions a person."""
