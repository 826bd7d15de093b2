"""What may have become of a private message is noted, until that is certain.

A process that is killed, an answer that is lost on its way, a deletion that is refused: each may leave a
message with buttons beside the one that is known. Nobody can ask Discord which private answers there are; each
is reached by the token of its click alone. So a click is noted, on the disk, before an answer makes a message
the panel that was not, and so is a direct message before it is posted (`doubting`); that note goes together
with the one which says what stands there now. What is still in doubt after a start, or once a call has failed,
is looked at by `panels/settling.py`.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress

import discord

from bot import store
from bot.store import Database, Doubt, MessageRow, StoreError
from bot.ui.publishing.outbox.existing import delete
from bot.ui.publishing.outbox.slots import Slot


class Doubts:
    """Keeps what is in doubt, and when it is to be looked at; `moment`: the time in unix seconds."""

    def __init__(self, client: discord.Client, database: Database, moment: Callable[[], float]) -> None:
        self._client = client
        self._database = database
        self._moment = moment
        self.due: dict[Doubt, float] = {}
        """When each is to be looked at, in unix seconds."""
        self.changed = asyncio.Event()
        """There is more to be looked at."""
        self.wake: Callable[[], None] = lambda: None
        """Has somebody look, as soon as there is time."""

    # What may go wrong

    @asynccontextmanager
    async def doubting(self, doubt: Doubt, *, noted: bool = True) -> AsyncIterator[None]:
        """Hold this doubt while something is done that may make a message somebody's panel: if that fails, what
        has become of the message is looked at. A doubt that is `noted` is looked at after a kill, too."""
        # On a full disk people are answered all the same.
        with suppress(StoreError):
            if noted:
                await store.put_doubt(self._database, doubt)
        try:
            yield
        except BaseException:
            self.look(doubt)
            raise
        if noted:
            self.certain(doubt)

    @asynccontextmanager
    async def posting(self, slot: Slot) -> AsyncIterator[None]:
        """Post a direct message."""
        async with self.doubting(Doubt(slot.table, slot.place.kind, slot.place.person_id, 0, "", 0, 0)):
            yield

    async def remove(self, row: MessageRow) -> None:
        """Delete a private message beside which there is another, at once or as soon as Discord lets it."""
        doubt = _doubt(row)
        store.note_doubt(self._database, doubt)
        if await delete(self._client, row, int(self._moment())):
            self.certain(doubt)
        else:
            self.look(doubt)

    def lose_sight(self, row: MessageRow) -> None:
        """A message could not be edited, and it is not known whether it is still there."""
        doubt = _doubt(row)
        store.note_doubt(self._database, doubt)
        self.look(doubt)

    # What is to be looked at

    def look(self, doubt: Doubt) -> None:
        """Have it looked at what has become of this."""
        self.due[doubt] = self._moment()
        self.changed.set()
        self.wake()

    def certain(self, doubt: Doubt) -> None:
        """Nothing is in doubt here any more."""
        self.due.pop(doubt, None)
        # If that cannot be written, the next start looks once more.
        with suppress(StoreError):
            store.drop_doubt(self._database, doubt)

    def forget(self, person_id: int) -> None:
        """Have no message of this person looked at."""
        for doubt in [doubt for doubt in self.due if doubt.person_id == person_id]:
            del self.due[doubt]


def _doubt(row: MessageRow) -> Doubt:
    return Doubt(
        row.table_id,
        row.kind,
        row.person_id,
        row.message_id,
        row.token or "",
        row.channel_id,
        row.token_at,
        row.original,
    )
