"""What somebody was to be told where the bot is not, and Discord left no room for: it waits for whatever they do
next, and their panel says so."""

from __future__ import annotations

from collections import OrderedDict

from bot.tables import Table
from bot.ui.layout import Screen
from bot.ui.publishing.outbox.outbox import Outbox
from bot.ui.publishing.panels.faces import Panels
from bot.ui.publishing.people import People, language_of
from bot.words import say

KEPT = 1024
"""For how many people something is kept."""


class Later:
    """Keeps it in memory; what a restart loses can be asked for again."""

    def __init__(self, panels: Panels, outbox: Outbox, people: People) -> None:
        self._panels = panels
        self._outbox = outbox
        self._people = people
        self._kept: OrderedDict[int, Screen] = OrderedDict()

    def keep(self, person_id: int, layout: Screen) -> None:
        """Have this person told it next time; of several things, the last."""
        self._kept.pop(person_id, None)
        self._kept[person_id] = layout
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)

    def take(self, person_id: int) -> Screen | None:
        """What waits for this person, who is told it now."""
        return self._kept.pop(person_id, None)

    async def say_so(self, table: Table, person_id: int) -> bool:
        """Say in this person's panel, if it follows this table, that there is more; returns whether it does."""
        place = self._panels.live(table.id, person_id)
        if place is None:
            return False
        words = say(language_of(await self._people.get(person_id)), "more-waits")
        if words not in self._panels.besides(table.id, person_id).happened:
            self._panels.happened(table.id, person_id, words)
            self._outbox.mark(table, place)
        return True
