"""The last draft of each message: a change asks for it more than once."""

from __future__ import annotations

from typing import Any, NamedTuple
from weakref import WeakKeyDictionary

from bot.tables import Table
from bot.ui.publishing.contents import Draft
from bot.ui.publishing.places import Place
from bot.ui.publishing.rendering import Reader, draft


class _Kept(NamedTuple):
    """A draft, and everything that it was made of."""

    draft: Draft
    state: Any
    rest: tuple[Any, ...]


class Drafts:
    """The drafts of all tables in memory.

    Whether a message is out of date, what is sent, and whether that still is so then: twelve drafts for a click
    became five, and a checksum is made only of what has changed.
    """

    def __init__(self) -> None:
        self._kept: WeakKeyDictionary[Table, dict[Place, _Kept]] = WeakKeyDictionary()

    def of(self, table: Table, place: Place, reader: Reader) -> Draft:
        """The message in this place for this reader, as the table is now."""
        drafts = self._kept.setdefault(table, {})
        rest = (reader, table.row, table.seats, (*table.clocks.values(),), table.goes_on_at, table.recent.news)
        kept = drafts.get(place)
        if kept is None or kept.state is not table.state or kept.rest != rest:
            made = draft(table, place, reader, None if kept is None else kept.draft)
            kept = drafts[place] = _Kept(made, table.state, rest)
        return kept.draft
