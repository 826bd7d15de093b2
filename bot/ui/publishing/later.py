"""What somebody was to be told where the bot is not, and Discord left no room for: it waits for whatever they do
next, and their panel says so."""

from __future__ import annotations

from collections import OrderedDict, deque
from collections.abc import Collection

from bot.tables import Table
from bot.ui.layout import Screen
from bot.ui.publishing.outbox.outbox import Outbox
from bot.ui.publishing.panels.faces import Panels
from bot.ui.publishing.people import People, language_of
from bot.words import say

KEPT, OF_EACH = 1024, 4
"""For how many people something is kept, and how many things for each."""


class Later:
    """Keeps it in memory; what a restart loses can be asked for again."""

    def __init__(self, panels: Panels, outbox: Outbox, people: People) -> None:
        self._panels = panels
        self._outbox = outbox
        self._people = people
        self._kept: OrderedDict[int, deque[Screen]] = OrderedDict()
        self._said: OrderedDict[tuple[int, int], str] = OrderedDict()
        """By table and person, in which words their panel says that there is more."""

    def keep(self, person_id: int, layout: Screen) -> None:
        """Have this person told it next time."""
        self._kept.setdefault(person_id, deque(maxlen=OF_EACH)).append(layout)
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)

    def take(self, person_id: int) -> Collection[Screen]:
        """What waits for this person, who is told it now."""
        return self._kept.pop(person_id, ())

    async def say_so(self, table: Table, person_id: int) -> bool:
        """Say in this person's panel, if it follows this table, that there is more; returns whether it does."""
        place = self._panels.live(table.id, person_id)
        if place is None:
            return False
        words = say(language_of(await self._people.get(person_id)), "more-waits")
        if words not in self._panels.besides(table.id, person_id).happened:
            self._panels.happened(table.id, person_id, words)
            self._outbox.mark(table, place)
        self._said[table.id, person_id] = words
        while len(self._said) > KEPT:
            self._said.popitem(last=False)
        return True

    def has_come(self, table: Table) -> None:
        """What waited of a table has come: no panel says any more that it does."""
        for key in [key for key in self._said if key[0] == table.id]:
            words, person_id = self._said.pop(key), key[1]
            besides, place = self._panels.besides(table.id, person_id), self._panels.live(table.id, person_id)
            besides.happened = "\n".join([line for line in besides.happened.splitlines() if line != words])
            if place is not None:
                self._outbox.mark(table, place)
