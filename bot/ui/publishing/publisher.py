"""The publisher: the rooms that bring every message of every table up to date, put together; newest state only.

Whoever changes anything marks it in the outbox, which knows nobody; the delivery takes it from there, and what it
needs knows nothing of it. A click's own message is edited by the interaction's answer instead; `holding` keeps the
delivery from editing it meanwhile.
"""

from __future__ import annotations

import contextlib
from collections import OrderedDict
from collections.abc import Collection

import discord

from bot.tables import Table, Tables, moving
from bot.ui.emojis import Emojis
from bot.ui.faults import TRANSIENT
from bot.ui.pictures import Draw, Pictures
from bot.ui.publishing.anew import Anew
from bot.ui.publishing.announcing import EACH, Announcement, Announcing
from bot.ui.publishing.calling import Calling
from bot.ui.publishing.changes import Changes
from bot.ui.publishing.delivery import Delivery
from bot.ui.publishing.direct_messages.dm_channels import DmChannels
from bot.ui.publishing.direct_messages.hands import Hands
from bot.ui.publishing.direct_messages.membership import Membership
from bot.ui.publishing.direct_messages.nudges import Nudges
from bot.ui.publishing.direct_messages.reaching import DirectMessages
from bot.ui.publishing.later import Later
from bot.ui.publishing.outbox import tokens
from bot.ui.publishing.outbox.contents import Prepared
from bot.ui.publishing.outbox.doubts import Doubts
from bot.ui.publishing.outbox.editing import Editing, Ready, illustrated, shown_in
from bot.ui.publishing.outbox.existing import delete
from bot.ui.publishing.outbox.orphans import Orphans
from bot.ui.publishing.outbox.outbox import Outbox
from bot.ui.publishing.outbox.patience import BEHIND
from bot.ui.publishing.outbox.places import PUBLIC, Kind, Place, hand_of, nudge_for, panel_of
from bot.ui.publishing.outbox.posting import Posting
from bot.ui.publishing.outbox.slots import Slot, Slots
from bot.ui.publishing.outbox.table_messages import TableMessages
from bot.ui.publishing.panels.answers import Answers
from bot.ui.publishing.panels.asides import Asides
from bot.ui.publishing.panels.faces import Panels
from bot.ui.publishing.panels.falling_asleep import FallingAsleep
from bot.ui.publishing.panels.playback import Playback
from bot.ui.publishing.panels.settling import Settling
from bot.ui.publishing.people import People
from bot.ui.publishing.previews import Previews
from bot.ui.publishing.readers import Readers
from bot.ui.publishing.servers import Servers
from bot.ui.publishing.threads import open_thread, take_back
from bot.ui.screens import Face, Part
from bot.ui.sending import ANYTHING, Sending, Shown, agrees, shown_by

KEPT = 1024
"""Of how many tables whose message was deleted this is remembered."""
LOOKED_AT_AFTER = 0.02
"""Seconds after a change until it is looked at: the answer to the click that made it goes out first."""


class Publisher:
    """All rooms of publishing; `pace`: seconds between two calls in one channel, `dm_pace`: those between two
    people who are written to for the first time."""

    def __init__(
        self,
        client: discord.Client,
        tables: Tables,
        people: People,
        *,
        pace: float,
        dm_pace: float = 0.0,
        draw: Draw | None = None,
    ) -> None:
        self._client = client
        self._tables = tables
        self.people = people
        self.servers = Servers(tables.database)
        self.emojis = Emojis()
        self.pictures = Pictures(draw)
        self.sending = Sending(self.emojis, self.pictures, tables.moment, apart=BEHIND.paces * pace)
        self._put_together_outbox(pace)
        self._put_together_direct_messages(dm_pace)
        self._put_together_panels(pace)
        self._put_together_delivery(pace)
        self._restored: OrderedDict[int, int] = OrderedDict()
        """By table, at which revision its message was last posted again because somebody had deleted it."""

    def _put_together_outbox(self, pace: float) -> None:
        client, tables = self._client, self._tables
        self.slots = Slots(tables.database)
        self.outbox = Outbox(self.slots, pace=pace)
        self.doubts = Doubts(client, tables.database, tables.moment)
        self.editing = Editing(client, self.slots, self.outbox, self.doubts, self.sending, tables.moment)
        self._posting = Posting(client, self.slots, self.editing, self.sending, tables.now)
        self.table_messages = TableMessages(self.slots, self.outbox, self.editing, self._posting)
        self.orphans = Orphans(client, self.slots, self.outbox, self.people, self.editing)

    def _put_together_direct_messages(self, pace: float) -> None:
        client, tables = self._client, self._tables
        self.dm_channels = DmChannels(self._create_dm, self.people.closed, self._opened, pace=pace)
        self.membership = Membership(client, tables)
        self._hands = Hands(
            self.slots, self.outbox, self.doubts, self.editing, self._posting, self.people, self.dm_channels
        )
        self._nudges = Nudges(client, self.slots, self._posting, self.membership, tables.now)
        self.direct_messages = DirectMessages(
            client,
            tables,
            self.slots,
            self.outbox,
            self.people,
            self.dm_channels,
            self.sending,
            self._hands,
            self._nudges,
        )

    def _put_together_panels(self, pace: float) -> None:
        client, tables = self._client, self._tables
        rooms = self.slots, self.outbox, self.doubts
        self.panels = Panels(self.slots, tables.moment)
        self.falling_asleep = FallingAsleep(tables, *rooms, self.panels)
        self.answers = Answers(tables, *rooms, self.panels, self.falling_asleep, self.editing)
        self.settling = Settling(client, tables, *rooms, self.answers, self.orphans, self.editing, pace=pace)
        self.asides = Asides(client, tables, self.editing, behind=min(pace, LOOKED_AT_AFTER))
        self.playback = Playback(tables, self.editing)
        self.later = Later(self.panels, self.outbox, self.people)
        self.anew = Anew(tables, self.slots, self.answers, self.later)
        self.calling = Calling(tables, self.slots, self.panels, self.people)

    def _put_together_delivery(self, pace: float) -> None:
        tables, slots, outbox = self._tables, self.slots, self.outbox
        announcement = Announcement()
        self.announcing = Announcing(tables, outbox, announcement, each=min(pace, EACH))
        readers = Readers(
            tables,
            slots,
            self.panels,
            self.people,
            self.servers,
            self.dm_channels,
            self.emojis,
            self.sending,
            announcement,
        )
        self.previews = Previews(slots, self.people, readers)
        self.delivery = Delivery(
            tables,
            slots,
            outbox,
            self.previews,
            self.editing,
            self._posting,
            self.table_messages,
            self._hands,
            self._nudges,
            self.anew,
        )
        outbox.carrier = self.delivery.deliver
        self.changes = Changes(
            tables, slots, outbox, self.panels, self.people, self.previews, behind=min(pace, LOOKED_AT_AFTER)
        )

    def _opened(self, slot: Slot, fresh: bool) -> None:  # noqa: FBT001  # A callback, not called by hand.
        """A DM channel is open, or cannot be: what was to be sent there is due."""
        self.outbox.queues.mark(slot.place.person_id, slot, fresh=fresh)

    async def _create_dm(self, person_id: int) -> int:
        return (await self._client.create_dm(discord.Object(person_id))).id

    async def finish(self) -> None:
        """End the queues."""
        await self.dm_channels.finish()
        self.changes.finish()
        self.asides.finish()
        self.playback.finish()
        self.announcing.finish()
        self.falling_asleep.finish()
        self.settling.finish()
        await self.outbox.queues.finish()
        await self.pictures.finish()

    # Answers to clicks

    async def prepare(self, table: Table, place: Place, face: Face | None = None) -> Prepared:
        """The message in this place as it is now; a private one with this face, if it is to have another. What a
        click shows of a table that only tokens reach is awake."""
        face = Face.LIVE if place == PUBLIC and table.elsewhere else face
        prepared, _ = await self.previews.of(table, place, face)
        return prepared

    def pressed(self, table: Table, person_id: int, part: Part | None, notice: str) -> None:
        """A person did something here: their panel shows this now, and no direct message calls them any more."""
        if self.panels.pressed(table.id, person_id, part, notice):
            self.outbox.mark(table, hand_of(person_id))

    def mark_unless_shown(self, table: Table, place: Place) -> None:
        """Mark a private message that has just been brought up to date only if it is out of date again."""
        face = self.panels.face(Slot(table.id, place))
        if not self.outbox.due_afresh(table, place) and self.previews.shown(table, place, face):
            self.outbox.unmark(table, place)
        else:
            self.outbox.mark(table, place)

    def shown_in(self, table: Table, message: discord.Message | None) -> Shown:
        """The picture of a message that was clicked, as far as it is known; its table's messages are in memory.

        What is noted holds only if the click came with the same file, and nothing is on its way there.
        """
        for place, row in self.slots.messages(table.id).items():
            if message is not None and row.message_id == message.id:
                noted, unsure = shown_in(row), self.outbox.unsure(Slot(table.id, place))
                return ANYTHING if unsure or not agrees(noted, message) else noted
        return shown_by(message)

    async def ready(self, prepared: Prepared, shown: Shown) -> Ready:
        """What an answer shows in place of this picture, which does not wait long for its own."""
        return await illustrated(prepared, self.sending, shown, urgent=True)

    # What happens to channels and people

    async def find_thread(self, table: Table) -> None:
        """Let a new table go on in the thread that was to be opened for it, if its line is there; raises what
        Discord's calls raise."""
        line = await self.orphans.starter(table)
        if line is None:
            return
        if await open_thread(self._client, table, line):
            await moving.into_thread(self._tables, table.id, line.id)
        else:
            await take_back(line)

    async def deleted(self, message_id: int) -> None:
        """Somebody has deleted this message. A table's comes back at once: whoever has dismissed their panel would
        have nothing left to press, and where computers alone play besides, nothing would ever change. Whoever
        deletes it a second time means it, until something changes there."""
        slot = await self.slots.drop_message(message_id)
        if slot is None or slot.place != PUBLIC:
            return
        table = await self._tables.get(slot.table)
        if table.open and self._restored.get(table.id) != table.row.revision:
            self._restored[table.id] = table.row.revision
            self._restored.move_to_end(table.id)
            while len(self._restored) > KEPT:
                self._restored.popitem(last=False)
            self.outbox.mark(table, PUBLIC)

    async def _let_go(self, person_id: int, seated_at: Collection[int]) -> None:
        """Keep no token of this person with the message of a table, or with a line there about somebody else; of
        the tables where they sat also none of which it is not known whose it is. What no other token reaches
        rests from now on."""
        for slot in [slot for slot in self.slots.all() if slot.place.kind in (Kind.TABLE, Kind.NUDGE)]:
            row, now = self.slots.get(slot), int(self._tables.moment())
            if row is None or row.token is None:
                continue
            whose = self.answers.whose(row.token)
            if whose != person_id and (whose is not None or slot.table not in seated_at):
                continue
            if tokens.awake(row, now) and (await self._tables.get(slot.table)).elsewhere:
                if slot.place == PUBLIC:
                    self.slots.put(row._replace(token_at=now - tokens.AWAKE - 1))
                with contextlib.suppress(*TRANSIENT):
                    await self.delivery.deliver(slot, fresh=False)
            if (left := self.slots.get(slot)) is not None and left.token == row.token:
                self.slots.put(left._replace(token=None))

    async def forget(self, person_id: int, seated_at: Collection[int] = ()) -> None:
        """Stop showing anything to this person, who sat at these open tables, delete the lines about them, and
        forget which messages were theirs, and whatever was said by a click of theirs."""
        await self._let_go(person_id, seated_at)
        self.dm_channels.forget(person_id)
        await self.outbox.queues.clear(person_id)
        await self.outbox.queues.clear(-person_id)
        for slot in [slot for slot in self.slots.all() if slot.place == panel_of(person_id)]:
            row = self.slots.get(slot)
            if row is not None:
                await delete(self._client, row, int(self._tables.moment()))
        self.panels.forget(person_id)
        self.doubts.forget(person_id)
        self.anew.forget(person_id)
        self.later.take(person_id)
        for slot in [slot for slot in self.slots.all() if slot.place == nudge_for(person_id)]:
            with contextlib.suppress(*TRANSIENT):
                await self.delivery.deliver(slot, fresh=False)
        self.slots.forget_person(person_id)
