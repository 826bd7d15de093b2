"""A table where the bot is not, posted anew by the answer to a click: where its message rests, or is out of reach.

Who has acted there lately is kept in memory, with how many messages may still follow their answers; after a
restart it is left to the next click.
"""

from __future__ import annotations

import logging
from collections import OrderedDict, deque
from typing import NamedTuple, Protocol, TypeVar

import discord

from bot import store
from bot.store import MessageRow
from bot.tables import Table, Tables
from bot.ui.faults import TRANSIENT
from bot.ui.layout import Screen
from bot.ui.messages.elsewhere import coming_screen, denied_screen
from bot.ui.publishing.later import Later
from bot.ui.publishing.outbox import tokens
from bot.ui.publishing.outbox.places import PUBLIC
from bot.ui.publishing.outbox.slots import Slot, Slots
from bot.ui.publishing.panels.answers import Answers
from bot.ui.seeing import facts

log = logging.getLogger(__name__)

T = TypeVar("T")

QUARTER = 15 * 60
"""Seconds between two new messages of a table: one may ring everybody's phone, so that there are four an hour at
most."""
SOON = 60
"""The same where the one that is there shows what is no longer true, and cannot be edited."""
HOUR, HOURLY = 3600, 4
"""Yet no more than so many in so many seconds: somebody may delete each."""
KEPT, OF_EACH = 1024, 4
"""Of how many tables it is kept who has acted there lately, and of how many people."""


class _Posted(Protocol):
    """A message that was posted."""

    @property
    def message_id(self) -> int:
        """Its number."""

    @property
    def ephemeral(self) -> bool:
        """Whether Discord shows it to one person alone."""


class Voice(Protocol):
    """The answer to a click, below which something may be posted for everybody."""

    locale: str

    @property
    def interaction(self) -> discord.Interaction:
        """The click."""

    @property
    def room(self) -> int:
        """How many messages may still follow."""

    async def below(self, layout: Screen, called: int = 0) -> _Posted:
        """Post this for everybody."""

    async def change(self, message_id: int, layout: Screen) -> object:
        """Show this in place of a message that has followed."""


class _Heard(NamedTuple):
    """An answer, and when it was given, in unix seconds."""

    voice: Voice
    at: int


class Anew:
    """Posts such tables."""

    def __init__(self, tables: Tables, slots: Slots, answers: Answers, later: Later) -> None:
        self._tables = tables
        self._slots = slots
        self._answers = answers
        self._later = later
        self._heard: OrderedDict[int, deque[_Heard]] = OrderedDict()
        self._posted: OrderedDict[int, deque[int]] = OrderedDict()
        """By table, when its last new messages came."""
        self._places: set[int] | None = None
        """The channels in which such tables stand; None until that is asked for."""

    def heard(self, table: Table, voice: Voice) -> None:
        """Somebody who sits at a table has been answered where it stands."""
        heard = _Heard(voice, int(self._tables.moment()))
        _kept(self._heard, table.id).append(heard)
        if self._places is not None:
            self._places.add(table.row.channel_id)

    async def stands_in(self, channel_id: int) -> bool:
        """Whether such a table stands in this channel, where the bot may be by now."""
        if self._places is None:
            self._places = set(await store.channels_elsewhere(self._tables.database))
        return channel_id in self._places

    def forget(self, person_id: int) -> None:
        """Post nothing below an answer to this person any more."""
        for heard in self._heard.values():
            for one in [one for one in heard if one.voice.interaction.user.id == person_id]:
                heard.remove(one)

    async def may(self, table: Table, *, asked: bool = False) -> bool:
        """Whether a new message may come: not soon after another, nor after many, unless somebody has `asked` for
        it. After a restart they are counted anew."""
        await self._slots.read(table.id)
        row, now = self._slots.get(Slot(table.id, PUBLIC)), self._tables.now()
        lately = [at for at in self._posted.get(table.id, ()) if now - at < HOUR]
        last, many = max([*lately, 0 if row is None else row.posted_at]), len(lately) >= HOURLY
        soon = (row is None or self.lost(row)) and not many
        return (asked or not many) and now - last >= (SOON if soon else QUARTER)

    async def is_due(self, table: Table) -> bool:
        """Whether something has happened at a table that no message shows, or will show by itself."""
        await self._slots.read(table.id)
        row = self._slots.get(Slot(table.id, PUBLIC))
        if row is None:
            # Somebody has deleted it where the bot hears of that by now.
            return True
        if tokens.awake(row, int(self._tables.moment())):
            return False
        return self.lost(row) or row.revision < table.row.revision

    def lost(self, row: MessageRow) -> bool:
        """Whether Discord has taken no edit of a message though it should have: it does not say that it rests."""
        return row.token is None and int(self._tables.moment()) - row.token_at <= tokens.AWAKE

    async def is_lost(self, table: Table, but: int = 0) -> bool:
        """Whether a table's message shows what may no longer be true and cannot be edited; `but` for this one, in
        which somebody has just pressed something."""
        await self._slots.read(table.id)
        row = self._slots.get(Slot(table.id, PUBLIC))
        return row is not None and row.message_id != but and self.lost(row)

    async def instead(self, table: Table) -> None:
        """Where a table's message is lost, post it by the youngest answer that lives, if there is one."""
        row = self._slots.get(Slot(table.id, PUBLIC))
        if row is None or not self.lost(row) or not await self.may(table):
            return
        now = int(self._tables.moment())
        young = [voice for voice, at in self._heard.get(table.id, ()) if now - at <= tokens.AWAKE]
        if young:
            await self.post(table, next((voice for voice in reversed(young) if voice.room), young[-1]))

    async def post(self, table: Table, voice: Voice) -> None:
        """Post a table below this answer: at first with nothing that could become untrue, since a message of which
        nobody heard how it is called can never be edited."""
        if not voice.room:
            # The next click brings it.
            await self._later.say_so(table, voice.interaction.user.id)
            return
        self.note(table)
        try:
            posted = await voice.below(coming_screen(facts(table)))
            if posted.ephemeral:
                await voice.change(posted.message_id, denied_screen(voice.locale))
                return
        except (*TRANSIENT, discord.InteractionResponded) as error:
            log.warning("table %d was not posted anew (%s)", table.id, type(error).__name__)
            return
        await self._answers.brought(table, voice.interaction, posted.message_id)
        self._later.has_come(table)

    def note(self, table: Table) -> None:
        """Note that a message is posted now: whatever becomes of the call, the next one is a while away."""
        row, now = self._slots.get(Slot(table.id, PUBLIC)), self._tables.now()
        _kept(self._posted, table.id, HOURLY).append(now)
        if row is not None:
            self._slots.put(row._replace(posted_at=now))


def _kept(by_table: OrderedDict[int, deque[T]], table_id: int, of_each: int = OF_EACH) -> deque[T]:
    """The last things that are kept of a table; those of the tables of which nothing came for longest go."""
    there = by_table.setdefault(table_id, deque(maxlen=of_each))
    by_table.move_to_end(table_id)
    while len(by_table) > KEPT:
        by_table.popitem(last=False)
    return there
