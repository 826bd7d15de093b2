"""The publisher: brings every message of every table up to date, newest state only, one queue per channel.

A message is rendered at the moment of sending and never inside a table's lock. A click's own message is edited by
the interaction's answer instead; `holding` keeps the publisher from editing it meanwhile.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Iterator
from contextlib import contextmanager
from enum import Enum
from weakref import WeakValueDictionary

import discord

from bot import store
from bot.games.contract import Seat
from bot.store import MessageRow, Status
from bot.tables import Changed, Table, Tables, seating
from bot.ui.faults import TRANSIENT, trace
from bot.ui.publishing import tokens
from bot.ui.publishing.contents import Draft, digest
from bot.ui.publishing.openings import Openings
from bot.ui.publishing.panels import Panels
from bot.ui.publishing.people import People
from bot.ui.publishing.places import PUBLIC, Kind, Place, hand_of, nudge_for, panel_of, place_of
from bot.ui.publishing.posting import Post
from bot.ui.publishing.rendering import Reader, draft, url_of
from bot.ui.publishing.send_queues import SendQueues
from bot.ui.publishing.slots import Slot, Slots
from bot.ui.screens import Face
from bot.ui.seeing import screens, seen, turn_of, waited_for
from bot.words import language

log = logging.getLogger(__name__)

UNKNOWN_MEMBER = 10007
BEHIND = 0.02
"""Seconds after a change until the publisher looks at it: the answer to the click that made it goes out first."""


class Reach(Enum):
    """Whether direct messages reach a person who has sat down."""

    OPEN = "they do"
    LATER = "others have to be written to first"
    CLOSED = "they do not"


class Publisher:
    """Marks what has changed and sends it; `pace` is the seconds between two calls in one channel, `dm_pace` those
    between two people who are written to for the first time."""

    def __init__(
        self, client: discord.Client, tables: Tables, people: People, *, pace: float, dm_pace: float = 0.0
    ) -> None:
        self.slots = Slots(tables.database)
        self.people = people
        self.panels = Panels(self.slots, lambda: int(tables.moment()))
        self._client = client
        self._tables = tables
        self.queues = SendQueues(self._publish, pace=pace)
        self.openings = Openings(self._create_dm, people.closed, self._opened, pace=dm_pace)
        self._post = Post(
            client,
            self.slots,
            self.panels,
            people,
            self.openings,
            tables.now,
            tables.moment,
            self._nudge,
            self._arrived,
            self._unreachable,
        )
        self._behind = min(pace, BEHIND)
        self._changes: list[Changed] = []
        self._looking: asyncio.Task[None] | None = None
        self._sending: set[Slot] = set()
        self._locks: WeakValueDictionary[Slot, asyncio.Lock] = WeakValueDictionary()
        self._overlapped: set[Slot] = set()
        self._dozing: asyncio.Task[None] | None = None
        tables.subscribe(self.changed)

    # What has to be shown again

    def changed(self, changed: Changed) -> None:
        """Look, a moment later, which messages of a table that has changed are out of date."""
        self._changes.append(changed)
        if self._looking is None:
            self._looking = asyncio.create_task(self._look(), name="publisher-looking")

    async def _look(self) -> None:
        while self._changes:
            await asyncio.sleep(self._behind)
            changes, self._changes = self._changes, []
            for changed in changes:
                try:
                    self._mark_changed(changed)
                except Exception as error:
                    # One table that cannot be shown must not keep the others from it.
                    log.error("cannot show table %d: %s", changed.table.id, trace(error))
        self._looking = None

    def _mark_changed(self, changed: Changed) -> None:
        """Mark the messages of a table that has changed; everybody it has begun to wait for gets a new one."""
        table, actor = changed.table, changed.actor
        self.mark(table, PUBLIC)
        people = [seat for seat in table.seats if seat.person_id > 0]
        for seat in people:
            self._mark_private(changed, seat.seat, seat.person_id)
            self._end_nudge(table, seat.person_id, acted=seat.person_id == actor)
        shown = {slot.place.person_id for slot in self.slots.of(table.id) if slot.place != PUBLIC}
        for stood_up in shown - {seat.person_id for seat in people}:
            self._mark_panel(table, stood_up)
            self.mark(table, hand_of(stood_up))
            self._end_nudge(table, stood_up, acted=False)

    def _mark_private(self, changed: Changed, seat: Seat, person_id: int) -> None:
        """Mark what one person sees of a table that has changed. Whoever the game begins to wait for, and is not
        looking, gets a new direct message: nothing else notifies."""
        table, before, after, actor = changed[:4]
        hand, alert = hand_of(person_id), False
        if after is not None and person_id != actor and seat in table.present() and table.under_way:
            then = None if before is None else table.view_of(before, seat)
            alert = screens(table).alert(then, table.view_of(after, seat), seat)
            self._tell(changed, seat, person_id)
        self._mark_panel(table, person_id)
        if alert and self.panels.live(table.id, person_id) and self.panels.looking(table.id, person_id):
            alert = False
        if alert:
            self.panels.besides(table.id, person_id).called = True
            self.mark(table, hand, fresh=True)
        elif self.panels.face(Slot(table.id, hand)) is Face.CARD and table.running:
            if self.panels.card_is_old(changed, seat, person_id):
                self.mark(table, hand)
        elif not (self._at_rest(table, hand) and self._shown(table, hand)):
            self.mark(table, hand)

    def _tell(self, changed: Changed, seat: Seat, person_id: int) -> None:
        """Note for the panel what others have just done to this person."""
        table, before, after, _, decision = changed
        if before is None or decision is None:
            return
        known = self.people.known(person_id)
        looked = seen(table, seat, language(known.locale) if known else table.row.locale)
        looked = looked._replace(view=table.view_of(after, seat))
        words = screens(table).happened(looked, table.view_of(before, seat), table.news(decision, seat))
        if words:
            self.panels.happened(table.id, person_id, words)

    def _mark_panel(self, table: Table, person_id: int) -> None:
        """Mark the private answer in the channel, if there is one that is out of date."""
        panel = panel_of(person_id)
        there = self.slots.get(Slot(table.id, panel)) is not None
        if there and not (self._at_rest(table, panel) and self._shown(table, panel)):
            self.mark(table, panel)

    def _mark_unless_shown(self, table: Table, place: Place) -> None:
        """Mark a private message that has just been brought up to date only if it is out of date again."""
        queue, slot = _queue(table, place), Slot(table.id, place)
        if not self.queues.due_afresh(queue, slot) and self._shown(table, place):
            self.queues.unmark(queue, slot)
        else:
            self.mark(table, place)

    def mark(self, table: Table, place: Place, *, fresh: bool = False) -> None:
        """Mark the message in this place as out of date; `fresh`: it should arrive as a new message."""
        self.queues.mark(_queue(table, place), Slot(table.id, place), fresh=fresh)

    def _at_rest(self, table: Table, hand: Place) -> bool:
        """Whether nothing is about to happen to a private message."""
        slot = Slot(table.id, hand)
        return not (slot in self._sending or self.queues.held(slot) or self.queues.due(_queue(table, hand), slot))

    def _shown(self, table: Table, hand: Place) -> bool:
        """Whether a private message is known to show the table as it is now, which is noted; most do, whatever
        others do, and need no turn in a queue."""
        slot = Slot(table.id, hand)
        row, person = self.slots.get(slot), self.people.known(hand.person_id)
        if row is None or person is None or person.dm_closed or not self.slots.known(table.id):
            return False
        now = draft(table, hand, self._private_reader(table, hand, person.locale))
        if row.digest != digest(now.contents):
            return False
        self.slots.put(row._replace(revision=now.revision))
        return True

    def _nudge(self, table: Table, person_id: int) -> None:
        """Ask for the line in the channel about a person whose direct messages are closed."""
        self.mark(table, nudge_for(person_id), fresh=True)

    def _arrived(self, table: Table, person_id: int) -> None:
        """A hand has arrived: the line about this person is no longer needed, nor what the lobby says of them."""
        self._end_nudge(table, person_id, acted=True)
        if table.state is None:
            self.mark(table, PUBLIC)

    def _opened(self, slot: Slot, fresh: bool) -> None:  # noqa: FBT001  # A callback, not called by hand.
        """A DM channel is open, or cannot be: what was to be sent there is due."""
        self.queues.mark(slot.place.person_id, slot, fresh=fresh)

    async def _create_dm(self, person_id: int) -> int:
        return (await self._client.create_dm(discord.Object(person_id))).id

    def _end_nudge(self, table: Table, person_id: int, *, acted: bool) -> None:
        """Take away the line about a person, if there may be one, once they act or are no longer waited for."""
        nudge = nudge_for(person_id)
        slot, queue = Slot(table.id, nudge), _queue(table, nudge)
        if not self.slots.may_have(slot) and not self.queues.due(queue, slot):
            return
        if acted or not waited_for(table, person_id):
            self.queues.unmark(queue, slot)
            self.mark(table, nudge)

    async def finish(self) -> None:
        """End the queues."""
        await self.openings.finish()
        for task in (self._looking, self._dozing):
            if task is not None:
                task.cancel()
        await self.queues.finish()

    # Answers to clicks

    async def draft(self, table: Table, place: Place, face: Face | None = None) -> Draft:
        """The message in this place as it is now; a private one with this face, if it is to have another."""
        reader = await self._reader(table, place)
        return draft(table, place, reader if face is None else reader._replace(face=face))

    @contextmanager
    def holding(self, slot: Slot | None) -> Iterator[None]:
        """Keep the publisher from editing a message while the answer to a click on it is under way."""
        if slot is None:
            yield
            return
        if self.queues.held(slot) or slot in self._sending:
            self._overlapped.add(slot)
        try:
            with self.queues.holding(slot):
                yield
        finally:
            if not self.queues.held(slot):
                self._overlapped.discard(slot)

    async def answered(
        self,
        table: Table,
        place: Place,
        shown: Draft,
        interaction: discord.Interaction,
        *,
        overtaken: bool = False,
    ) -> None:
        """Note that the answer to a click has shown this, or a question about it; if an older picture may have
        landed last, or the question was `overtaken`, send it again."""
        slot = Slot(table.id, place)
        await self.slots.read(table.id)
        row = self.slots.get(slot)
        if row is None:
            return
        unsure = overtaken or slot in self._overlapped or slot in self._sending
        seen_now = "" if unsure else digest(shown.contents)
        row = row._replace(revision=shown.revision, digest=seen_now)
        if interaction.message is not None and interaction.message.id == row.message_id:
            row = row._replace(token=interaction.token, token_at=int(self._tables.moment()), original=True)
        self.slots.put(row)
        self.mark(table, place)

    async def took_over(
        self,
        table: Table,
        place: Place,
        shown: Draft,
        interaction: discord.Interaction,
        message_id: int,
        *,
        original: bool,
    ) -> None:
        """Note that an answer to this click or command has become a person's panel here: the one before goes, and
        the one elsewhere is no longer it. `original`: the answer is the message that was clicked, or the
        command's first."""
        slot, now = Slot(table.id, place), int(self._tables.moment())
        old, unsure = self.slots.get(slot), slot in self._overlapped or slot in self._sending
        posted_at = self._tables.now()
        if old is not None and old.message_id == message_id:
            posted_at = old.posted_at
        row = MessageRow(
            table.id,
            *place,
            interaction.channel_id or 0,
            message_id,
            shown.revision,
            "" if unsure else digest(shown.contents),
            posted_at,
            interaction.token,
            now,
            original,
        )
        self.slots.put(row)
        self.follow(slot)
        self._mark_unless_shown(table, place)
        if old is not None and old.message_id != message_id:
            await self._post.delete(old)
        if place.kind is Kind.PANEL:
            self.mark(table, hand_of(place.person_id))
            return
        other = Slot(table.id, panel_of(place.person_id))
        former = self.slots.get(other)
        if former is not None:
            self.slots.drop(other)
            self.panels.gone(other)
            await self._post.delete(former)

    def follow(self, slot: Slot) -> None:
        """Let the private message in this slot follow its table, as long as its token lasts."""
        self.panels.woke(slot)
        self._watch()

    def take_up(self, slot: Slot) -> bool:
        """After a start: let a message go on following its table, or use its token no more; whether it does."""
        row = self.slots.get(slot)
        if row is None or row.token is None:
            return False
        if not tokens.awake(row, int(self._tables.moment())):
            self.slots.put(row._replace(token=None))
            return False
        if slot.place.kind in (Kind.HAND, Kind.PANEL):
            self.follow(slot)
        return True

    def _watch(self) -> None:
        if self._dozing is None:
            self._dozing = asyncio.create_task(self._doze(), name="panels-falling-asleep")

    async def _doze(self) -> None:
        """Let the panels fall asleep, each at its time; whatever is clicked meanwhile does so later."""
        while (rest := self.panels.rest()) is not None:
            await self.queues.rest(asyncio.Event(), rest)
            await self.fall_asleep()
        self._dozing = None

    async def fall_asleep(self) -> None:
        """Give the panels that no longer follow their tables their last free edit."""
        for row in self.panels.tired():
            table, place = await self._tables.get(row.table_id), place_of(row)
            try:
                await self._publish(Slot(row.table_id, place), fresh=False)
            except TRANSIENT as error:
                self.queues.failed(Slot(row.table_id, place), error)
            now = self.slots.get(Slot(row.table_id, place))
            if now is not None and now.token == row.token:
                self.slots.put(now._replace(token=None))
            if place.kind is Kind.PANEL:
                self.mark(table, hand_of(place.person_id))

    async def find_lost(self, table: Table, place: Place) -> None:
        """Take over a message that was posted here and never noted; raises what Discord's calls raise."""
        if await self._post.find_lost(table, Slot(table.id, place), await self._reader(table, place)):
            self.mark(table, place)

    def posted(self, table: Table, message_id: int, shown: Draft) -> None:
        """Note that an answer has posted the table message in its channel."""
        self._post.posted(table, Slot(table.id, PUBLIC), table.row.channel_id, message_id, shown)

    async def greet(self, table: Table, person_id: int) -> Reach:
        """Write to a person who has just sat down, if their turn has come; returns whether direct messages reach
        them."""
        before = await self.people.get(person_id)
        await self.people.reopen(person_id)
        slot = Slot(table.id, hand_of(person_id))
        if before.dm_channel_id is None and self.openings.channel(person_id) is None:
            self.openings.ask(slot, fresh=False)
            if not await self.openings.at_once(person_id) and self.openings.waiting(person_id):
                self.mark(table, PUBLIC)
                return Reach.LATER
        with self.holding(slot):
            self.queues.unmark(person_id, slot)
            try:
                await self._publish(slot, fresh=False)
            except TRANSIENT as error:
                self.queues.failed(slot, error)
                self.mark(table, slot.place)
        closed = (await self.people.get(person_id)).dm_closed
        if closed or before.dm_closed:
            self.mark(table, PUBLIC)
        if self.openings.waiting(person_id):
            return Reach.LATER
        return Reach.CLOSED if closed else Reach.OPEN

    async def heard(self, person_id: int, channel_id: int) -> None:
        """A person has used a button or a command among their direct messages: there they can be written to."""
        self.openings.heard(person_id, channel_id)
        if not (await self.people.get(person_id)).dm_closed:
            return
        for row in await store.tables_of(self._tables.database, person_id, (Status.LOBBY, Status.RUNNING)):
            table, hand = await self._tables.get(row.id), hand_of(person_id)
            if self._post.attempts.heard(Slot(table.id, hand), turn_of(table)):
                await self.people.reached(person_id, channel_id)
                self.mark(table, hand, fresh=waited_for(table, person_id))
                self.mark(table, PUBLIC)

    async def forget(self, person_id: int) -> None:
        """Stop showing anything to this person, delete the lines about them, and forget which messages were
        theirs."""
        self.openings.forget(person_id)
        await self.queues.clear(person_id)
        await self.queues.clear(-person_id)
        for slot in [slot for slot in self.slots.all() if slot.place == panel_of(person_id)]:
            row = self.slots.get(slot)
            if row is not None:
                await self._post.delete(row)
        self.panels.forget(person_id)
        for slot in [slot for slot in self.slots.all() if slot.place == nudge_for(person_id)]:
            with contextlib.suppress(*TRANSIENT):
                await self._publish(slot, fresh=False)
        self.slots.forget_person(person_id)

    async def remind(self, table: Table, person_id: int) -> None:
        """Send the person's hand as a new message or, if their direct messages are closed, the line that mentions
        them."""
        if (await self.people.get(person_id)).dm_closed:
            slot = Slot(table.id, nudge_for(person_id))
            with contextlib.suppress(*TRANSIENT):
                await self._post.take_away(table, slot)
            self._nudge(table, person_id)
        else:
            self.mark(table, hand_of(person_id), fresh=True)
        self.mark(table, PUBLIC)

    async def send_direct_message(self, person_id: int, layout: discord.ui.LayoutView) -> None:
        """Write to one person if direct messages reach them."""
        if person_id > 0 and not (await self.people.get(person_id)).dm_closed:
            with contextlib.suppress(*TRANSIENT):
                await self._post.send_direct_message(person_id, layout)

    async def _unreachable(self, table: Table, person_id: int) -> bool:
        """Whether a person whose direct messages are closed has left the server; if so, their seat is given up."""
        guild = self._client.get_guild(table.row.guild_id)
        if guild is None or table.seat_of(person_id) is None:
            return False
        try:
            await guild.fetch_member(person_id)
        except TRANSIENT as error:
            if isinstance(error, discord.HTTPException) and error.code == UNKNOWN_MEMBER:
                await seating.leave(self._tables, table.id, person_id, None)
                return True
        return False

    async def _publish(self, slot: Slot, *, fresh: bool) -> bool:
        """Bring one slot up to date; returns whether Discord was called."""
        # A queue and a greeting may want the same slot: the second finds what the first has sent.
        async with self._locks.setdefault(slot, asyncio.Lock()):
            table = await self._tables.get(slot.table)
            reader = await self._reader(table, slot.place)
            self._sending.add(slot)
            try:
                shown = new = draft(table, slot.place, reader)
                if fresh and reader.face is Face.LIVE:
                    # A new message does not follow the table before it is clicked.
                    new = draft(table, slot.place, reader._replace(face=Face.RESTING))
                called = await self._post.show(table, slot, shown, reader, fresh=fresh, new=new)
                self.queues.take_up(slot)
                if slot.place.kind is Kind.PANEL and self.slots.get(slot) is None:
                    self.mark(table, hand_of(slot.place.person_id))
                return called
            finally:
                self._sending.discard(slot)

    async def _reader(self, table: Table, place: Place) -> Reader:
        await self.slots.read(table.id)
        url = self._url(table)
        if place.kind in (Kind.HAND, Kind.PANEL):
            return self._private_reader(table, place, (await self.people.get(place.person_id)).locale)
        people = [await self.people.get(person) for person in table.people()] if table.state is None else []
        closed = frozenset(person.id for person in people if person.dm_closed)
        waiting = frozenset(person.id for person in people if self.openings.waiting(person.id))
        return Reader(language(table.row.locale), url, closed, waiting)

    def _private_reader(self, table: Table, place: Place, locale: str) -> Reader:
        besides, face = self.panels.besides(table.id, place.person_id), self.panels.face(Slot(table.id, place))
        return Reader(language(locale), self._url(table), face=face, part=besides.part, happened=besides.happened)

    def _url(self, table: Table) -> str | None:
        return url_of(table, self.slots.get(Slot(table.id, PUBLIC)))

    # What happens in the channels

    def scrolled(self, channel_id: int) -> None:
        """Note that a message was written in a channel: the tables there have moved up by one."""
        self._post.scrolling.written(channel_id)


def _queue(table: Table, place: Place) -> int:
    """The queue in which this message is sent: one for each person's hands, one for each channel, and one for each
    person's private answers, which Discord does not count."""
    if place.kind is Kind.PANEL:
        return -place.person_id
    return place.person_id if place.kind is Kind.HAND else table.row.channel_id
