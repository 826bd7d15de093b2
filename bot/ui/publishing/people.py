"""What is remembered of people: name, language, and whether direct messages reach them."""

from __future__ import annotations

import contextlib
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable

from bot import store
from bot.store import Database, PersonRow
from bot.words import DEFAULT, first_of

KEPT = 4096
"""How many people stay in memory."""
NEW, ON, OFF = "new", "on", "off"
"""Whether people want pictures; `new`: they have not said."""
YES, NO = "yes", "no"
"""Whether leaderboards may list somebody; `NEW`: they have not said."""
DAY = 24 * 3600
"""Seconds for which it is not noted anew that somebody was seen."""


async def _nothing(_: int) -> None:
    """Nobody wants to know."""


def language_of(person: PersonRow) -> str:
    """The language in which somebody reads: the one they chose, otherwise their Discord's."""
    return first_of(person.language, person.locale)


class People:
    """The people of one database; those asked for most recently are kept in memory."""

    def __init__(self, database: Database, now: Callable[[], float] = time.time) -> None:
        self._database = database
        self._now = now
        self._known: OrderedDict[int, PersonRow] = OrderedDict()
        self.on_closed: Callable[[int], Awaitable[None]] = _nothing
        """Is told of whoever direct messages do not reach."""

    def known(self, person_id: int) -> PersonRow | None:
        """What is known of a person, if that is in memory."""
        return self._known.get(person_id)

    async def get(self, person_id: int) -> PersonRow:
        """What is known of a person; of a stranger only the id."""
        known = self._known.get(person_id)
        if known is None:
            stored = await store.person(self._database, person_id)
            known = stored or PersonRow(person_id, "", DEFAULT, None, dm_closed=False)
            known = self._known.setdefault(person_id, known)
        self._known.move_to_end(person_id)
        if len(self._known) > KEPT:
            self._known.popitem(last=False)
        return known

    async def note(self, person_id: int, name: str, locale: str) -> PersonRow:
        """Remember name and language as just seen."""
        known = await self.get(person_id)
        now = int(self._now())
        seen_at = known.seen_at if abs(now - known.seen_at) < DAY else now
        return self._put(known._replace(name=name, locale=locale, seen_at=seen_at))

    async def reads(self, person_id: int, locale: str) -> str:
        """The language in which somebody reads whose Discord speaks this one by now."""
        return language_of((await self.get(person_id))._replace(locale=locale))

    async def speaks(self, person_id: int, locale: str) -> PersonRow:
        """Remember that the Discord of somebody who is stored speaks this language by now."""
        return self._put((await self.get(person_id))._replace(locale=locale))

    async def reached(self, person_id: int, dm_channel_id: int) -> None:
        """Remember that a direct message arrived, and in which channel. A new channel is written at once: nothing
        else leads back to it."""
        known = await self.get(person_id)
        self._put(known._replace(dm_channel_id=dm_channel_id, dm_closed=False))
        if known.dm_channel_id != dm_channel_id:
            # On a full disk it stays noted.
            with contextlib.suppress(store.StoreError):
                await self._database.write_noted()

    async def closed(self, person_id: int) -> None:
        """Remember that direct messages do not reach this person."""
        known = await self.get(person_id)
        self._put(known._replace(dm_closed=True))
        await self.on_closed(person_id)

    async def without_channel(self, person_id: int) -> None:
        """Remember that the channel of their direct messages is no more."""
        known = await self.get(person_id)
        self._put(known._replace(dm_channel_id=None))

    async def reopen(self, person_id: int) -> None:
        """From the next message on, try direct messages again."""
        known = await self.get(person_id)
        self._put(known._replace(dm_closed=False))

    async def choose_language(self, person_id: int, language: str) -> None:
        """From now on this person reads this language; an empty one: that of their Discord."""
        known = await self.get(person_id)
        self._put(known._replace(language=language))

    async def choose_pictures(self, person_id: int, *, on: bool) -> None:
        """From now on this person is shown pictures, or none."""
        known = await self.get(person_id)
        self._put(known._replace(pictures=ON if on else OFF))

    async def choose_mentions(self, person_id: int, *, on: bool) -> None:
        """From now on this person is mentioned when it is their turn where the bot is not, or no longer; that is
        on the disk before it is answered."""
        known = await self.get(person_id)
        self._put(known._replace(mentions=on))
        await self._database.write_noted()

    async def ask_once(self, person_id: int, table_id: int) -> PersonRow:
        """Note that this table asks somebody if leaderboards may list them, unless they were asked before; returns
        what is known of them."""
        known = await self.get(person_id)
        if known.listed == NEW and known.asked_table is None:
            return self._put(known._replace(asked_table=table_id))
        return known

    async def choose_listed(self, person_id: int, *, listed: bool) -> None:
        """From now on leaderboards may list this person, or not; that is on the disk before it is answered."""
        known = await self.get(person_id)
        self._put(known._replace(listed=YES if listed else NO))
        await self._database.write_noted()

    def __len__(self) -> int:
        return len(self._known)

    def forget(self, person_id: int) -> None:
        """Drop what is kept in memory about a person."""
        self._known.pop(person_id, None)

    def _put(self, row: PersonRow) -> PersonRow:
        if self._known.get(row.id) != row:
            self._known[row.id] = row
            store.put_person(self._database, row)
        return row
