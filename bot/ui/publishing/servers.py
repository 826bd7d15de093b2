"""What whoever manages a server has chosen for its tables."""

from __future__ import annotations

from collections import OrderedDict

from bot import store
from bot.store import Database, Openers, ServerRow

KEPT = 1024
"""How many servers stay in memory."""


class Servers:
    """The servers of one database; those asked for most recently are kept in memory."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._known: OrderedDict[int, ServerRow] = OrderedDict()

    async def get(self, server_id: int) -> ServerRow:
        """What was chosen for this server, or the defaults."""
        known = self._known.get(server_id)
        if known is None:
            known = self._known.setdefault(server_id, await store.server(self._database, server_id))
        self._known.move_to_end(server_id)
        if len(self._known) > KEPT:
            self._known.popitem(last=False)
        return known

    async def choose_pictures(self, server_id: int, *, on: bool) -> None:
        """From now on its tables' messages have pictures, or none."""
        self._put((await self.get(server_id))._replace(pictures=on))

    async def choose_language(self, server_id: int, language: str) -> None:
        """From now on its new tables speak this language; an empty one: that of whoever opens them."""
        self._put((await self.get(server_id))._replace(language=language))

    async def choose_openers(self, server_id: int, openers: Openers, role_id: int = 0) -> None:
        """From now on these may open tables there; `role_id`: by Discord's number, where a role counts."""
        self._put((await self.get(server_id))._replace(openers=openers, role_id=role_id))

    async def choose_threads(self, server_id: int, *, on: bool) -> None:
        """From now on each new table there opens a thread, or stands in its channel."""
        self._put((await self.get(server_id))._replace(threads=on))

    async def choose_call_role(self, server_id: int, role_id: int) -> None:
        """From now on this role is called to tables there, by Discord's number; 0: none."""
        self._put((await self.get(server_id))._replace(call_role_id=role_id))

    def forget(self, server_id: int) -> None:
        """Drop what is kept in memory about a server."""
        self._known.pop(server_id, None)

    def _put(self, row: ServerRow) -> None:
        self._known[row.id] = row
        store.put_server(self._database, row)
