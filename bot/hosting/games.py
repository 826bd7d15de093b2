"""Games that begin and end while the bot runs, told apart by what every change of a table announces."""

from __future__ import annotations

from collections.abc import Callable
from weakref import WeakSet

from bot.store import Status
from bot.tables import Changed
from bot.tables.table import Table

FINISHED, CLOSED = "finished", "closed"
ENDS = {Status.ENDED: FINISHED, Status.CLOSED: CLOSED}
"""How a game may end: it was played to its end, or its table was closed before."""


class Games:
    """Calls `begun` with the game of each that begins, `ended` with the game and how where one ends."""

    def __init__(self, begun: Callable[[str], None], ended: Callable[[str, str], None]) -> None:
        self._begun = begun
        self._ended = ended
        self._over: WeakSet[Table] = WeakSet()

    def changed(self, changed: Changed) -> None:
        """A table has changed; a listener for `Tables.subscribe`."""
        table, row = changed.table, changed.table.row
        if changed.before is None and changed.after is not None:
            self._begun(row.game)
        # Of tables that are over further changes are told, such as who has left.
        if changed.after is not None and row.status in ENDS and table not in self._over:
            self._over.add(table)
            if changed.before is not changed.after or row.status is Status.CLOSED:
                self._ended(row.game, ENDS[row.status])
