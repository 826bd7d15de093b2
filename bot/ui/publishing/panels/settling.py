"""One panel, whatever goes wrong: what is in doubt is looked at and settled.

It is looked at by the token, which costs no call that Discord counts, or among the direct messages. The message
of the newest click is the panel, and the others go; a table's message before the newest leads there. That is tried
again until it is done, or nothing reaches the message any more.

Only what was under way is ever in doubt: after a kill that is a handful, however many tables there are. It is
looked at one by one, behind the clicks.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter

import discord

from bot import store
from bot.store import Doubt, MessageRow
from bot.tables import Table, Tables
from bot.ui.faults import TRANSIENT, Fault, fault, trace
from bot.ui.publishing.outbox import tokens
from bot.ui.publishing.outbox.doubts import Doubts
from bot.ui.publishing.outbox.editing import Editing
from bot.ui.publishing.outbox.existing import delete
from bot.ui.publishing.outbox.orphans import Orphans, shows
from bot.ui.publishing.outbox.outbox import Outbox
from bot.ui.publishing.outbox.places import PUBLIC, Kind, Place
from bot.ui.publishing.outbox.slots import Slot, Slots
from bot.ui.publishing.panels.answers import Answers
from bot.ui.sending import ANYTHING, shown_by

log = logging.getLogger(__name__)

FIRST, LONGEST = 1.0, 30.0
"""Seconds until what could not be settled is tried again; they double each time."""
BETWEEN = 0.05
"""Seconds between two calls for this: people's moves need most of those that Discord takes."""
TRIES = 20
"""So often a direct message is tried to be deleted that needs no token; then the next start tries it again."""


class Settling:
    """Settles what is in doubt; `pace`: seconds between two calls at most."""

    def __init__(
        self,
        client: discord.Client,
        tables: Tables,
        slots: Slots,
        outbox: Outbox,
        doubts: Doubts,
        answers: Answers,
        orphans: Orphans,
        editing: Editing,
        *,
        pace: float,
    ) -> None:
        self._client = client
        self._tables = tables
        self._slots = slots
        self._outbox = outbox
        self._doubts = doubts
        self._answers = answers
        self._orphans = orphans
        self._editing = editing
        self._between = min(BETWEEN, pace)
        self._failed: Counter[Doubt] = Counter()
        """How often looking at each has failed in a row."""
        self._worker: asyncio.Task[None] | None = None
        self._finished = False
        doubts.wake = self._begin

    async def start(self) -> None:
        """After a start, look at what the last run left in doubt."""
        for doubt in await store.all_doubts(self._tables.database):
            self._doubts.look(doubt)

    def finish(self) -> None:
        """Leave what is in doubt to the next run."""
        self._finished = True
        if self._worker is not None:
            self._worker.cancel()

    def _begin(self) -> None:
        if self._worker is None and not self._finished:
            self._worker = asyncio.create_task(self._work(), name="doubts")

    async def _work(self) -> None:
        due, queues = self._doubts.due, self._outbox.queues
        while due:
            doubt = min(due, key=due.__getitem__)
            rest = due[doubt] - self._tables.moment()
            self._doubts.changed.clear()
            if rest > 0:
                await queues.rest(self._doubts.changed, rest)
                continue
            await queues.clicks_first.turn()
            await self._try(doubt)
            await queues.sleep(self._between)
        self._failed.clear()
        self._worker = None

    async def _try(self, doubt: Doubt) -> None:
        due = self._doubts.due
        at = due.get(doubt)
        try:
            settled = await self._settle(doubt)
        except TRANSIENT as error:
            settled = False
            log.info("table %d: a %s is still in doubt (%s)", doubt.table_id, doubt.kind, type(error).__name__)
        except Exception as error:
            settled = False
            log.error("table %d: a %s cannot be settled: %s", doubt.table_id, doubt.kind, trace(error))
        if due.get(doubt) != at:
            # Forgotten, or to be looked at anew.
            return
        self._failed[doubt] += 1
        times = self._failed[doubt]
        if settled:
            self._doubts.certain(doubt)
        elif not doubt.token and times > TRIES:
            del due[doubt]
        else:
            due[doubt] = self._tables.moment() + min(FIRST * 2.0 ** (times - 1), LONGEST)
            return
        del self._failed[doubt]

    async def _settle(self, doubt: Doubt) -> bool:
        """Look at this, and do what is to be done; whether nothing is left to do. Raises what Discord's calls
        raise."""
        slot, row, now = _slot(doubt), _row(doubt), int(self._tables.moment())
        table = await self._tables.get(doubt.table_id)
        await self._slots.read(table.id)
        if slot.place == PUBLIC:
            return await self._settle_old_table(table, row)
        if not tokens.good(row, now):
            # A private answer is reached by nothing now; a direct message without it.
            return slot.place.kind is not Kind.HAND or await self._settle_direct(table, slot, doubt)
        message = await tokens.fetch(self._client, row)
        if message is None:
            return True
        if not shows(message, table.id):
            # The line that stands there until a panel comes goes with the click that failed.
            return row.original or await delete(self._client, row, now)
        if slot.place.kind is Kind.PANEL and not message.flags.ephemeral:
            # The table's own message, whose button was answered by nothing or by an edit: no hand may stand there.
            return True
        row = row._replace(message_id=message.id, picture=shown_by(message).picture)
        known = self._slots.get(slot)
        if known is None or (known.token_at, known.message_id) < (row.token_at, row.message_id):
            await self._answers.adopt(table, row)
        elif known.message_id != message.id:
            # They have pressed on another message since then.
            return await delete(self._client, row, now)
        else:
            self._outbox.compare(table, slot.place)
        return True

    async def _settle_old_table(self, table: Table, row: MessageRow) -> bool:
        """A table's message that has a successor leads there, where it could not be made to before."""
        known = self._slots.get(Slot(table.id, PUBLIC))
        reached = not table.elsewhere or tokens.good(row, int(self._tables.moment()))
        if known is None or known.message_id == row.message_id or not reached:
            return True
        try:
            await self._editing.lead_on(table, row._replace(picture=ANYTHING.picture), known)
        except TRANSIENT as error:
            if fault(error) is Fault.PASSING:
                raise
        return True

    async def _settle_direct(self, table: Table, slot: Slot, doubt: Doubt) -> bool:
        if not doubt.message_id:
            await self._orphans.take_over(table, slot.place)
            return True
        known = self._slots.get(slot)
        if known is None or known.message_id != doubt.message_id:
            return await delete(self._client, _row(doubt), int(self._tables.moment()))
        self._outbox.compare(table, slot.place)
        return True


def _slot(doubt: Doubt) -> Slot:
    return Slot(doubt.table_id, Place(Kind(doubt.kind), doubt.person_id))


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
