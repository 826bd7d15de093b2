"""The publisher: brings every message of every table up to date, newest state only, one queue per channel.

A message is rendered at the moment of sending and never inside a table's lock. A click's own message is edited by
the interaction's answer instead; `holding` keeps the publisher from editing it meanwhile.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import OrderedDict
from collections.abc import Callable, Collection, Iterable, Iterator
from contextlib import contextmanager
from weakref import WeakValueDictionary

import discord

from bot.tables import Table, Tables, moving
from bot.ui.emojis import Emojis
from bot.ui.faults import TRANSIENT
from bot.ui.pictures import Draw, Pictures
from bot.ui.publishing.announcing import EACH, Announcing
from bot.ui.publishing.answers import Answers
from bot.ui.publishing.asides import Asides
from bot.ui.publishing.changes import Changes
from bot.ui.publishing.contents import Prepared
from bot.ui.publishing.departing import UNKNOWN_CHANNEL
from bot.ui.publishing.direct_messages import DirectMessages
from bot.ui.publishing.dm_channels import DmChannels
from bot.ui.publishing.doubts import Doubts
from bot.ui.publishing.editing import Editing, Ready, illustrated, shown_in
from bot.ui.publishing.falling_asleep import FallingAsleep
from bot.ui.publishing.orphans import Orphans
from bot.ui.publishing.panels import Panels
from bot.ui.publishing.people import People
from bot.ui.publishing.places import PUBLIC, Kind, Place, hand_of, nudge_for, panel_of
from bot.ui.publishing.playback import Playback
from bot.ui.publishing.posting import Post
from bot.ui.publishing.readers import Reader, Readers
from bot.ui.publishing.rendering import Drafts
from bot.ui.publishing.send_queues import SendQueues
from bot.ui.publishing.servers import Servers
from bot.ui.publishing.slots import Slot, Slots
from bot.ui.publishing.threads import open_thread, take_back
from bot.ui.screens import Face
from bot.ui.seeing import waited_for
from bot.ui.sending import ANYTHING, Sending, Shown, agrees, shown_by

log = logging.getLogger(__name__)

APART = 2
"""Paces between two pictures of one message that differ only in what is of no hurry."""
KEPT = 1024
"""Of how many tables whose message was deleted this is remembered."""
BEHIND = 0.02
"""Seconds after a change until it is looked at: the answer to the click that made it goes out first."""


class Publisher:
    """Marks what has changed and sends it; `pace` is the seconds between two calls in one channel, `dm_pace` those
    between two people who are written to for the first time."""

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
        self.pace = pace
        self.slots = Slots(tables.database)
        self.people = people
        self.servers = Servers(tables.database)
        self.channel_gone: Callable[[Table], None] = lambda table: None
        """Is told of a table whose channel Discord knows no more."""
        self.announcing = Announcing(self, each=min(pace, EACH))
        self.panels = Panels(self.slots, tables.moment)
        self._client = client
        self.emojis = Emojis()
        self.pictures = Pictures(draw)
        self.sending = Sending(self.emojis, self.pictures, tables.moment, apart=APART * pace)
        self._prepared = Drafts()
        self._readers = Readers(self)
        self.tables = tables
        self.queues = SendQueues(self.publish, pace=pace)
        self.dm_channels = DmChannels(self._create_dm, people.closed, self._opened, pace=dm_pace)
        self.direct_messages = DirectMessages(self, client, tables)
        self.doubts = Doubts(self, client)
        self.editing = Editing(
            client,
            self.slots,
            self.panels,
            self.sending,
            tables.moment,
            self.mark,
            self._mark_behind,
            self.doubts.remove,
            self.doubts.lose_sight,
        )
        self.post = Post(
            client,
            self.slots,
            self.panels,
            people,
            self.editing,
            self.sending,
            self.dm_channels,
            tables.now,
            self.nudge,
            self._arrived,
            self.direct_messages.unreachable,
            self.doubts,
        )
        self._orphans = Orphans(client, self.slots, people, self.editing)
        self._sending: set[Slot] = set()
        self._locks: WeakValueDictionary[Slot, asyncio.Lock] = WeakValueDictionary()
        self._overlapped: set[Slot] = set()
        self._restored: OrderedDict[int, int] = OrderedDict()
        """By table, at which revision its message was last posted again because somebody had deleted it."""
        self.falling_asleep = FallingAsleep(self)
        self.answers = Answers(self)
        self.changes = Changes(self, tables, behind=min(pace, BEHIND))
        self.asides = Asides(self, behind=min(pace, BEHIND))
        self.playback = Playback(self)

    # What has to be shown again

    def mark_unless_shown(self, table: Table, place: Place) -> None:
        """Mark a private message that has just been brought up to date only if it is out of date again."""
        queue, slot = _queue(table, place), Slot(table.id, place)
        if not self.queues.due_afresh(queue, slot) and self.shown(table, place):
            self.queues.unmark(queue, slot)
        else:
            self.mark(table, place)

    def mark(self, table: Table, place: Place, *, fresh: bool = False, later: bool = False) -> None:
        """Mark the message in this place as out of date; `fresh`: it should arrive as a new message, `later`: it
        may wait a little for what else will change."""
        self.queues.mark(_queue(table, place), Slot(table.id, place), fresh=fresh, later=later)

    def _mark_behind(self, table: Table, place: Place) -> None:
        """Mark a message whose picture is left as it was for a moment."""
        self.queues.mark(_queue(table, place), Slot(table.id, place), fresh=False, later=True, paces=APART)

    def turn_over(self, table: Table, person_id: int) -> None:
        """Mark a direct message that is the panel from now on, or no longer: it is noted as out of date, since
        after a restart no change of the table would tell."""
        self._edit_anyway(table, hand_of(person_id))

    def compare(self, table: Table, place: Place) -> None:
        """Mark a message of which it is not certain what it shows, nor which picture: it is edited, whatever is
        noted."""
        self.doubt_picture(Slot(table.id, place))
        self._edit_anyway(table, place)

    def _edit_anyway(self, table: Table, place: Place) -> None:
        slot = Slot(table.id, place)
        if (row := self.slots.get(slot)) is not None:
            self.slots.put(row._replace(revision=0, digest=""))
        self.mark(table, place)

    def doubt_picture(self, slot: Slot) -> None:
        """Note that it is not certain which picture a message has: the next edit sends one."""
        row = self.slots.get(slot)
        if row is not None and row.picture:
            self.slots.put(row._replace(picture=ANYTHING.picture, attachment_id=0))

    def at_rest(self, table: Table, hand: Place) -> bool:
        """Whether nothing is about to happen to a private message."""
        slot, queue = Slot(table.id, hand), _queue(table, hand)
        return not (slot in self._sending or self.queues.held(slot) or self.queues.due(queue, slot))

    def shown(self, table: Table, hand: Place) -> bool:
        """Whether a private message is known to show the table as it is now, which is noted; most do, whatever
        others do, and need no turn in a queue."""
        person = self.people.known(hand.person_id)
        messages = self.slots.messages(table.id)
        row = messages.get(hand) if self.slots.known(table.id) else None
        if row is None or person is None or person.dm_closed:
            return False
        now = self._prepared.of(table, hand, self._readers.private(table, hand, person, messages))
        if row.digest != now.digest:
            return False
        if row.revision != now.revision:
            self.slots.put(row._replace(revision=now.revision))
        return True

    def nudge(self, table: Table, person_id: int) -> None:
        """Ask for the line in the channel about a person whose direct messages are closed."""
        self.mark(table, nudge_for(person_id), fresh=True)

    def call(self, table: Table, people: Collection[int]) -> None:
        """Mention these people, who were invited, in a new message of the lobby: an edit would tell nobody."""
        if people:
            self.call_soon(table, people)
            self.mark(table, PUBLIC, fresh=True)

    def call_soon(self, table: Table, people: Collection[int]) -> None:
        """Mention these people in the table's next new message, which comes anyway."""
        if people:
            self.post.called.setdefault(table.id, set()).update(people)

    def _arrived(self, table: Table, person_id: int) -> None:
        """A hand has arrived: the line about this person is no longer needed, nor what the lobby says of them."""
        self.end_nudges(table, [person_id], person_id)
        if table.state is None:
            self.mark(table, PUBLIC)

    def _opened(self, slot: Slot, fresh: bool) -> None:  # noqa: FBT001  # A callback, not called by hand.
        """A DM channel is open, or cannot be: what was to be sent there is due."""
        self.queues.mark(slot.place.person_id, slot, fresh=fresh)

    async def _create_dm(self, person_id: int) -> int:
        return (await self._client.create_dm(discord.Object(person_id))).id

    def end_nudges(self, table: Table, people: Iterable[int], actor: int | None) -> None:
        """Take away the lines about these people, where there may be any: about the `actor`, and about whoever is
        no longer waited for."""
        known, messages = self.slots.known(table.id), self.slots.messages(table.id)
        # All these lines stand in the table's channel.
        queue = _queue(table, PUBLIC)
        for person_id in people:
            nudge = nudge_for(person_id)
            slot = Slot(table.id, nudge)
            if known and nudge not in messages and not self.queues.due(queue, slot):
                continue
            if person_id == actor or not waited_for(table, person_id):
                self.queues.unmark(queue, slot)
                self.mark(table, nudge)

    async def finish(self) -> None:
        """End the queues."""
        await self.dm_channels.finish()
        self.changes.finish()
        self.asides.finish()
        self.playback.finish()
        self.announcing.finish()
        self.falling_asleep.finish()
        self.doubts.finish()
        await self.queues.finish()
        await self.pictures.finish()

    # Answers to clicks

    async def prepare(self, table: Table, place: Place, face: Face | None = None) -> Prepared:
        """The message in this place as it is now; a private one with this face, if it is to have another."""
        reader = await self._readers.of(table, place)
        return self._prepared.of(table, place, reader if face is None else reader._replace(face=face))

    @contextmanager
    def holding(self, *clicked: Slot | None) -> Iterator[None]:
        """Keep the publisher from editing the messages in these slots, where there are any, while the answer to a
        click on them is under way."""
        slots = [slot for slot in clicked if slot is not None]
        for slot in slots:
            if slot in self._sending or self.queues.held(slot):
                self._overlapped.add(slot)
        try:
            with self.queues.holding(slots):
                yield
        finally:
            for slot in slots:
                if not self.queues.held(slot):
                    self._overlapped.discard(slot)

    def unsure(self, slot: Slot) -> bool:
        """Whether an older picture may land in this slot after what an answer shows there."""
        return slot in self._overlapped or slot in self._sending

    async def find_lost(self, table: Table, place: Place) -> None:
        """Take over a message that was posted here and never noted; raises what Discord's calls raise."""
        if await self._orphans.find(table, Slot(table.id, place), await self._readers.of(table, place)):
            self.mark(table, place)

    async def find_thread(self, table: Table) -> None:
        """Let a new table go on in the thread that was to be opened for it, if its line is there; raises the
        same."""
        line = await self._orphans.starter(table)
        if line is None:
            return
        if await open_thread(self._client, table, line):
            await moving.into_thread(self.tables, table.id, line.id)
        else:
            await take_back(line)

    def shown_in(self, table: Table, message: discord.Message | None) -> Shown:
        """The picture of a message that was clicked, as far as it is known; its table's messages are in memory.

        What is noted holds only if the click came with the same file, and nothing is on its way there.
        """
        for place, row in self.slots.messages(table.id).items():
            if message is not None and row.message_id == message.id:
                noted = shown_in(row)
                return ANYTHING if self.unsure(Slot(table.id, place)) or not agrees(noted, message) else noted
        return shown_by(message)

    async def ready(self, prepared: Prepared, shown: Shown) -> Ready:
        """What an answer shows in place of this picture, which does not wait long for its own."""
        return await illustrated(prepared, self.sending, shown, urgent=True)

    def posted(self, table: Table, message_id: int, shown: Prepared) -> None:
        """Note that an answer has posted the table message in its channel."""
        self.post.posted(table, Slot(table.id, PUBLIC), table.row.channel_id, message_id, shown)

    async def forget(self, person_id: int) -> None:
        """Stop showing anything to this person, delete the lines about them, and forget which messages were
        theirs."""
        self.dm_channels.forget(person_id)
        await self.queues.clear(person_id)
        await self.queues.clear(-person_id)
        for slot in [slot for slot in self.slots.all() if slot.place == panel_of(person_id)]:
            row = self.slots.get(slot)
            if row is not None:
                await self.editing.delete(row)
        self.panels.forget(person_id)
        self.doubts.forget(person_id)
        for slot in [slot for slot in self.slots.all() if slot.place == nudge_for(person_id)]:
            with contextlib.suppress(*TRANSIENT):
                await self.publish(slot, fresh=False)
        self.slots.forget_person(person_id)

    async def publish(self, slot: Slot, *, fresh: bool) -> bool:
        """Bring one slot up to date; returns whether Discord was called."""
        # A queue and a greeting may want the same slot: the second finds what the first has sent.
        async with self._locks.setdefault(slot, asyncio.Lock()):
            table = await self.tables.get(slot.table)
            reader = await self._readers.of(table, slot.place)
            self._sending.add(slot)
            try:
                shown = self._prepared.of(table, slot.place, reader)
                called = await self._shown(table, slot, shown, reader, fresh=fresh)
                self.queues.take_up(slot)
                if slot.place.kind is Kind.PANEL and self.slots.get(slot) is None:
                    self.turn_over(table, slot.place.person_id)
                return called
            finally:
                self._sending.discard(slot)

    async def _shown(self, table: Table, slot: Slot, shown: Prepared, reader: Reader, *, fresh: bool) -> bool:
        """Make the slot show this; tells whoever listens of a channel that is gone."""
        try:
            return await self.post.show(table, slot, shown, reader, fresh=fresh)
        except discord.HTTPException as error:
            if error.code == UNKNOWN_CHANNEL and slot.place.kind in (Kind.TABLE, Kind.NUDGE):
                self.channel_gone(table)
            raise

    # What happens in the channels

    def scrolled(self, channel_id: int) -> None:
        """Note that a message was written in a channel: the tables there have moved up by one."""
        self.post.scrolling.written(channel_id)

    async def deleted(self, message_id: int) -> None:
        """Somebody has deleted this message. A table's comes back at once: whoever has dismissed their panel would
        have nothing left to press, and where computers alone play besides, nothing would ever change. Whoever
        deletes it a second time means it, until something changes there."""
        slot = await self.slots.drop_message(message_id)
        if slot is None or slot.place != PUBLIC:
            return
        table = await self.tables.get(slot.table)
        if table.open and self._restored.get(table.id) != table.row.revision:
            self._restored[table.id] = table.row.revision
            self._restored.move_to_end(table.id)
            while len(self._restored) > KEPT:
                self._restored.popitem(last=False)
            self.mark(table, PUBLIC)


def _queue(table: Table, place: Place) -> int:
    """The queue in which this message is sent: one for each person's hands, one for each channel, and one for each
    person's private answers, which Discord does not count."""
    if place.kind is Kind.PANEL:
        return -place.person_id
    return place.person_id if place.kind is Kind.HAND else table.row.channel_id
