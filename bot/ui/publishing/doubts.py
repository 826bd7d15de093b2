"""One panel, whatever goes wrong: what may have become of a private message is noted, looked at and settled.

A process that is killed, an answer that is lost on its way, a deletion that is refused: each may leave a
message with buttons beside the one that is known. Nobody can ask Discord which private answers there are; each
is reached by the token of its click alone. So a click is noted, on the disk, before an answer makes a message
the panel that was not (`doubting`), and so is a direct message before it is posted; that note goes together
with the one which says what stands there now. What is still in doubt after a start, or once a call has failed,
is looked at: by the token, which costs no call that Discord counts, or among the direct messages. The message
of the newest click is the panel, and the others go. That is tried again until it is done, or nothing reaches
the message any more.

Only what was under way is ever in doubt: after a kill that is a handful, however many tables there are. It is
looked at one by one, behind the clicks.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import TYPE_CHECKING

import discord

from bot import store
from bot.store import Doubt, MessageRow, StoreError
from bot.tables import Table
from bot.ui.faults import TRANSIENT, trace
from bot.ui.publishing import tokens
from bot.ui.publishing.orphans import shows
from bot.ui.publishing.panels import OLD
from bot.ui.publishing.places import Kind, Place
from bot.ui.publishing.slots import Slot
from bot.ui.screens import Face
from bot.ui.sending import shown_by

if TYPE_CHECKING:
    from bot.ui.publishing.publisher import Publisher

log = logging.getLogger(__name__)

FIRST, LONGEST = 1.0, 30.0
"""Seconds until what could not be settled is tried again; they double each time."""
BETWEEN = 0.05
"""Seconds between two calls for this: people's moves need most of those that Discord takes."""
TRIES = 20
"""So often a direct message is tried to be deleted that needs no token; then the next start tries it again."""


class Doubts:
    """Keeps what is in doubt, and settles it."""

    def __init__(self, publisher: Publisher, client: discord.Client) -> None:
        self._publisher = publisher
        self._client = client
        self._failed: dict[Doubt, int] = {}
        """What is to be looked at, and how often that has failed."""
        self._due: dict[Doubt, float] = {}
        """When it is, in unix seconds."""
        self._changed = asyncio.Event()
        self._worker: asyncio.Task[None] | None = None
        self._finished = False

    # What may go wrong

    @asynccontextmanager
    async def doubting(self, doubt: Doubt, *, noted: bool = True) -> AsyncIterator[None]:
        """Hold this doubt while something is done that may make a message somebody's panel: if that fails, what
        has become of the message is looked at. A doubt that is `noted` is looked at after a kill, too."""
        # On a full disk people are answered all the same.
        with suppress(StoreError):
            if noted:
                await store.put_doubt(self._publisher.tables.database, doubt)
        try:
            yield
        except BaseException:
            self.look(doubt)
            raise
        if noted:
            self._certain(doubt)

    @asynccontextmanager
    async def answering(
        self, table: Table, place: Place, interaction: discord.Interaction, message_id: int
    ) -> AsyncIterator[None]:
        """Answer this click or command with a panel in this place: in the message that was clicked, or (0) in one
        of its own."""
        now, channel_id = int(self._publisher.tables.moment()), interaction.channel_id or 0
        doubt = Doubt(
            table.id, place.kind, place.person_id, message_id, interaction.token, channel_id, token_at=now
        )
        async with self.doubting(doubt, noted=not self._stays(table, place, message_id, now)):
            yield

    def _stays(self, table: Table, place: Place, message_id: int, now: int) -> bool:
        """Whether a panel stays what it was, or is compared after a kill since a move has touched its table."""
        publisher, slot = self._publisher, Slot(table.id, place)
        known = publisher.slots.get(slot)
        if known is None or known.message_id != message_id:
            return False
        young = now - known.token_at <= OLD
        lately = publisher.tables.now() - table.row.touched_at <= store.PATIENCE
        return lately or (young and publisher.panels.face(slot) is Face.LIVE)

    @asynccontextmanager
    async def posting(self, slot: Slot) -> AsyncIterator[None]:
        """Post a direct message."""
        async with self.doubting(Doubt(slot.table, slot.place.kind, slot.place.person_id, 0, "", 0, 0)):
            yield

    async def remove(self, row: MessageRow) -> None:
        """Delete a private message beside which there is another, at once or as soon as Discord lets it."""
        doubt = _doubt(row)
        store.note_doubt(self._publisher.tables.database, doubt)
        if await self._publisher.editing.delete(row):
            self._certain(doubt)
        else:
            self.look(doubt)

    def lose_sight(self, row: MessageRow) -> None:
        """A message could not be edited, and it is not known whether it is still there."""
        doubt = _doubt(row)
        store.note_doubt(self._publisher.tables.database, doubt)
        self.look(doubt)

    def forget(self, person_id: int) -> None:
        """Look at no message of this person."""
        for doubt in [doubt for doubt in self._due if doubt.person_id == person_id]:
            self._drop(doubt)

    # Looking

    async def start(self) -> None:
        """After a start, look at what the last run left in doubt."""
        for doubt in await store.all_doubts(self._publisher.tables.database):
            self.look(doubt)

    def look(self, doubt: Doubt) -> None:
        """Look as soon as there is time what has become of this; what comes up while the bot stops is left to the
        next run."""
        if self._finished:
            return
        self._due[doubt] = self._now()
        self._changed.set()
        if self._worker is None:
            self._worker = asyncio.create_task(self._work(), name="doubts")

    def finish(self) -> None:
        """Leave what is in doubt to the next run."""
        self._finished = True
        if self._worker is not None:
            self._worker.cancel()

    async def _work(self) -> None:
        while self._due:
            doubt = min(self._due, key=self._due.__getitem__)
            rest = self._due[doubt] - self._now()
            self._changed.clear()
            if rest > 0:
                await self._publisher.queues.rest(self._changed, rest)
                continue
            await self._publisher.queues.clicks_first.turn()
            await self._try(doubt)
            await self._publisher.queues.sleep(min(BETWEEN, self._publisher.pace))
        self._worker = None

    async def _try(self, doubt: Doubt) -> None:
        at = self._due.get(doubt)
        try:
            settled = await self._settle(doubt)
        except TRANSIENT as error:
            settled = False
            log.info("table %d: a %s is still in doubt (%s)", doubt.table_id, doubt.kind, type(error).__name__)
        except Exception as error:
            settled = False
            log.error("table %d: a %s cannot be settled: %s", doubt.table_id, doubt.kind, trace(error))
        if self._due.get(doubt) != at:
            # Forgotten, or to be looked at anew.
            return
        times = self._failed[doubt] = self._failed.get(doubt, 0) + 1
        if settled:
            self._certain(doubt)
        elif not doubt.token and times > TRIES:
            self._drop(doubt)
        else:
            self._due[doubt] = self._now() + min(FIRST * 2.0 ** (times - 1), LONGEST)

    async def _settle(self, doubt: Doubt) -> bool:
        """Look at this, and do what is to be done; whether nothing is left to do. Raises what Discord's calls
        raise."""
        publisher, slot = self._publisher, _slot(doubt)
        table = await publisher.tables.get(doubt.table_id)
        await publisher.slots.read(table.id)
        row = _row(doubt)
        if not tokens.good(row, int(publisher.tables.moment())):
            # A private answer is reached by nothing now; a direct message without it.
            return slot.place.kind is not Kind.HAND or await self._settle_direct(table, slot, doubt)
        message = await tokens.fetch(self._client, row)
        if message is None or not shows(message, table.id):
            return True
        if slot.place.kind is Kind.PANEL and not message.flags.ephemeral:
            # The table's own message, whose button was answered by nothing or by an edit: no hand may stand there.
            return True
        row = row._replace(message_id=message.id, picture=shown_by(message).picture)
        known = publisher.slots.get(slot)
        if known is None or (known.token_at, known.message_id) < (row.token_at, row.message_id):
            await publisher.answers.adopt(table, row)
        elif known.message_id != message.id:
            # They have pressed on another message since then.
            return await publisher.editing.delete(row)
        else:
            publisher.compare(table, slot.place)
        return True

    async def _settle_direct(self, table: Table, slot: Slot, doubt: Doubt) -> bool:
        if not doubt.message_id:
            await self._publisher.find_lost(table, slot.place)
            return True
        known = self._publisher.slots.get(slot)
        if known is None or known.message_id != doubt.message_id:
            return await self._publisher.editing.delete(_row(doubt))
        self._publisher.compare(table, slot.place)
        return True

    def _certain(self, doubt: Doubt) -> None:
        self._drop(doubt)
        # If that cannot be written, the next start looks once more.
        with suppress(StoreError):
            store.drop_doubt(self._publisher.tables.database, doubt)

    def _drop(self, doubt: Doubt) -> None:
        self._due.pop(doubt, None)
        self._failed.pop(doubt, None)

    def _now(self) -> float:
        return self._publisher.tables.moment()

    def __len__(self) -> int:
        return len(self._due)


def _slot(doubt: Doubt) -> Slot:
    return Slot(doubt.table_id, Place(Kind(doubt.kind), doubt.person_id))


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


def _row(doubt: Doubt) -> MessageRow:
    """The row of a message that is in doubt; what it shows is not known."""
    return MessageRow(
        doubt.table_id,
        doubt.kind,
        doubt.person_id,
        doubt.channel_id,
        doubt.message_id,
        revision=0,
        digest="",
        posted_at=doubt.token_at,
        token=doubt.token or None,
        token_at=doubt.token_at,
        original=doubt.original,
    )
