"""All tables of one database, in memory as long as they are used; what happens at one of them stands elsewhere."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Collection, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import Any, NamedTuple
from weakref import WeakValueDictionary

from bot import store
from bot.errors import trace
from bot.games import CATALOGUE
from bot.games.chance import Chance, real
from bot.games.contract import AnyGame, MalformedMove, Refusal, Seat
from bot.store import Clock, Database, SeatRow, Status, TableRow, daily
from bot.store.calling.seats import Coming, coming_to
from bot.store.host.shut_out import Kind, all_shut_out
from bot.tables.clocks.pace import Pace
from bot.tables.clocks.running import clocks_for
from bot.tables.clocks.steady import Steady
from bot.tables.daily.week import GAMES as DAILY_GAMES
from bot.tables.lessons.library import GAMES, LESSONS
from bot.tables.limits import HOUR, Limits, Recently
from bot.tables.table import Changed, Table, present

log = logging.getLogger(__name__)

KEPT = 512
"""How many tables stay in memory though nobody uses them at the moment: more than a processor serves at once."""

HIGHEST = 2**63 - 1
"""The highest number that the store can look for."""


class Person(NamedTuple):
    """Somebody on Discord, under the name that the server shows."""

    id: int
    name: str


class ShutOut:
    """The people and servers that whoever runs the bot has shut out. They are kept in memory, since every click
    asks for them."""

    def __init__(self) -> None:
        self.people: set[int] = set()
        self.servers: set[int] = set()

    async def read(self, database: Database) -> None:
        """Take over what is stored."""
        for kind, number, _ in await all_shut_out(database):
            self.of(kind).add(number)

    def of(self, kind: Kind) -> set[int]:
        """Those of this kind."""
        return self.people if kind is Kind.PERSON else self.servers

    def why(self, person_id: int, server_id: int | None) -> Kind | None:
        """What keeps this person, on this server or among their direct messages, from being answered."""
        if person_id in self.people:
            return Kind.PERSON
        return Kind.SERVER if server_id in self.servers else None


class Tables:
    """The tables of one database; every change is announced to those who subscribe."""

    def __init__(
        self,
        database: Database,
        *,
        catalogue: Mapping[str, AnyGame] = CATALOGUE,
        chance: Callable[[], Chance] = real,
        now: Callable[[], float] | None = None,
        pace: Pace | None = None,
        limits: Limits | None = None,
    ) -> None:
        self.database = database
        self.catalogue = {**catalogue, **GAMES, **DAILY_GAMES}
        """Every game that a table may play: those that a lobby can open, those of the lessons and of the days."""
        self._chance = chance()
        self._clock = Steady() if now is None else Steady(now, now)
        self.moment = self._clock.moment
        """Tells the seconds on a monotonic clock, by which durations are measured."""
        self.pace = pace or Pace()
        self.limits = limits or Limits()
        self.opening = asyncio.Lock()
        """Held while a table is counted and opened, so that nobody gets past the limits by being quick."""
        self.opened = Recently(HOUR)
        self.clicked = Recently(1)
        self.shut_out = ShutOut()
        self.opened_at = self.now()
        self._tables: WeakValueDictionary[int, Table] = WeakValueDictionary()
        self._recent: OrderedDict[int, Table] = OrderedDict()
        self.reckoning = asyncio.Lock()
        """Held while a computer plays the deal of a day, so that it does once."""
        self._secret = b""
        self._listeners: list[Callable[[Changed], None]] = []
        self._rereading: set[asyncio.Task[None]] = set()

    def subscribe(self, listener: Callable[[Changed], None]) -> None:
        """Call this listener after every change of any table, once the lock is free again."""
        self._listeners.append(listener)

    def now(self) -> int:
        """Unix seconds."""
        return int(self._clock.now())

    def time(self) -> float:
        """The same with fractions."""
        return self._clock.now()

    def follow_the_clock(self) -> float:
        """Take over what this machine's clock shows; returns by how many seconds it had jumped."""
        jump = self._clock.follow()
        self.opened_at += int(jump)
        return jump

    async def get(self, table_id: int) -> Table:
        """The table as it stands; raises MalformedMove for a number that no table has."""
        table = self._tables.get(table_id)
        if table is None:
            row = await store.get_table(self.database, table_id) if 0 < table_id <= HIGHEST else None
            if row is None or row.game not in self.catalogue:
                raise MalformedMove("no-such-table", table=table_id)
            # Another task may have been faster while this one read.
            table = self._tables.setdefault(table_id, Table(table_id, self.catalogue[row.game], self.pace.live))
        self._keep(table_id, table)
        if not table.loaded:
            async with table.lock:
                await self._load(table, table_id)
        return table

    @asynccontextmanager
    async def changing(self, table_id: int) -> AsyncIterator[Table]:
        """Hold the table's lock.

        If a change fails half-way, or whoever makes it is cancelled, the table is read again, and what was stored
        of it is announced: otherwise nobody would go on with a game that has gone on.
        """
        table = await self.get(table_id)
        unannounced: Changed | None = None
        try:
            async with table.lock:
                await self._load(table, table_id)
                before, revision = table.state, table.row.revision
                try:
                    yield table
                except BaseException as error:
                    if not isinstance(error, (Refusal, store.AlreadyHandled)):
                        table.loaded = False
                        self._reread_soon(table_id, before, revision)
                    if table.row.revision != revision:
                        unannounced = Changed(table, before, table.state, None)
                    raise
        finally:
            if unannounced is not None:
                self.announce(unannounced)

    def _reread_soon(self, table_id: int, before: Any, revision: int) -> None:
        """Read a table again once its lock is free: it is not known what was stored of it."""
        task = asyncio.create_task(self._reread(table_id, before, revision), name=f"reread-{table_id}")
        self._rereading.add(task)
        task.add_done_callback(self._rereading.discard)

    async def _reread(self, table_id: int, before: Any, revision: int) -> None:
        try:
            table = await self.get(table_id)
        except store.DatabaseClosed:
            return
        except Exception as error:
            log.error("table %d cannot be read: %s", table_id, trace(error))
            return
        if table.row.revision != revision:
            self.announce(Changed(table, before, table.state, None))

    def announce(self, changed: Changed) -> None:
        """Let everybody who subscribed know; one who fails keeps nobody else from it."""
        for listener in self._listeners:
            try:
                listener(changed)
            except Exception as error:
                log.error("table %d: a change was announced in vain: %s", changed.table.id, trace(error))

    def clocks(
        self, table: Table, seats: Sequence[SeatRow], state: Any, decided: Seat | None = None
    ) -> tuple[Clock, ...]:
        """The clocks of a table in this state; whoever has just `decided` has all the time again."""
        limit = self.pace.limit(table.row.pace)
        waiting = table.game.to_act(state)
        return tuple(clocks_for(limit, waiting, present(seats), table.clocks, (decided,), self.now()).values())

    async def reload(self, table: Table, row: TableRow) -> None:
        """Take over a change of seats, status or game that was just stored; the caller holds the lock."""
        table.row, table.game = row, self.catalogue[row.game]
        table.seats = await store.seats_of(self.database, row.id)
        table.guests = await store.guests_of(self.database, row.id)
        table.watchers = await store.watchers_of(self.database, row.id)
        table.coming = await self._coming(row)
        table.set_clocks(await store.clocks_of(self.database, row.id))

    def reread_tables_of(self, person_id: int) -> None:
        """Read the tables that know this person anew when they are next needed: what the store has of them has
        changed."""
        for table in self._tables.values():
            seated = any(seat.person_id == person_id for seat in table.seats)
            if table.loaded and (seated or person_id in table.guests or person_id in table.watchers):
                table.loaded = False

    def reread_tables(self, table_ids: Collection[int]) -> None:
        """Read these tables anew when they are next needed."""
        for table_id in table_ids:
            table = self._tables.get(table_id)
            if table is not None:
                table.loaded = False

    @property
    def chance(self) -> Chance:
        """The luck of all games here."""
        return self._chance

    async def secret(self) -> bytes:
        """What the luck of all deals of the day follows from; nobody is told it."""
        if not self._secret:
            self._secret = await daily.secret_of(self.database)
        return self._secret

    async def _load(self, table: Table, table_id: int) -> None:
        """Read the table unless it is up to date."""
        if table.loaded:
            return
        row = await store.get_table(self.database, table_id)
        if row is None:
            raise MalformedMove("no-such-table", table=table_id)
        seats = await store.seats_of(self.database, table_id)
        guests = await store.guests_of(self.database, table_id)
        watchers = await store.watchers_of(self.database, table_id)
        table.game = self.catalogue[row.game]
        running = await store.clocks_of(self.database, table_id)
        events = await store.events_of(self.database, table_id)
        lesson = LESSONS.get(row.game)
        if lesson is not None and not lesson.leads_on(len(seats), events):
            row, events = await self._closed(row), ()
        await table.load(row, seats, guests, watchers, await self._coming(row), running, events)

    async def _coming(self, row: TableRow) -> tuple[Coming, ...]:
        """Who is coming to this table, if it is a lobby: nobody comes to a game."""
        return await coming_to(self.database, row.id) if row.status is Status.LOBBY else ()

    async def _closed(self, row: TableRow) -> TableRow:
        """Close a lesson whose script has changed since it was begun; it can be begun anew."""
        if row.status not in (Status.LOBBY, Status.RUNNING):
            return row._replace(status=Status.CLOSED)
        table_id = row.id
        log.info("lesson %d was begun by a script that has changed since; it is closed", table_id)
        return await store.close_table(self.database, table_id, Status.CLOSED, self.now(), None)

    def _keep(self, table_id: int, table: Table) -> None:
        self._recent[table_id] = table
        self._recent.move_to_end(table_id)
        if len(self._recent) > KEPT:
            self._recent.popitem(last=False)
