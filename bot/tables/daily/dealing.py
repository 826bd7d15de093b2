"""The deal of the day is given to people: begun, or taken up where it was left; one try for a person and day."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from datetime import date, timedelta
from typing import NamedTuple

from bot import store
from bot.games.contract import IllegalMove
from bot.players import ADVISER
from bot.store import NOWHERE, Computer, Status, daily
from bot.store.file.erasures import read_erasures
from bot.tables.computers.seats import unused
from bot.tables.daily.answering import Deal
from bot.tables.daily.luck import names_of, seat_of, seed_of
from bot.tables.daily.week import KINDS, begins_at, day_of, kind_on
from bot.tables.table import Changed, Table
from bot.tables.tables import Person, Tables

DAY = timedelta(days=1)


class Given(NamedTuple):
    """A person's table of a deal, and whether it was dealt just now."""

    table: Table
    fresh: bool


def today(tables: Tables) -> date:
    """The day of UTC that it is."""
    return day_of(tables.now())


def next_deal(day: date) -> int:
    """When the deal after that of this day comes, in unix seconds."""
    return begins_at(day + DAY)


def waits_until(day: date) -> int:
    """Until when a deal that was begun on this day can be finished, in unix seconds: for another whole day."""
    return begins_at(day + 2 * DAY)


async def left_open(tables: Tables) -> tuple[int, ...]:
    """The tables of all deals that can be finished no longer."""
    return await daily.tries_left_open(tables.database, (today(tables) - DAY).isoformat())


async def key_on(tables: Tables, day: date) -> str:
    """The key of the game that is dealt on this day: as it was when it was first asked for, as long as there is
    that game."""
    usual = kind_on(day).key
    dealt = await daily.game_on(tables.database, day.isoformat(), usual)
    return dealt if dealt in KINDS else usual


async def seed_on(tables: Tables, day: date, key: str) -> bytes:
    """What all luck of a deal follows from."""
    return seed_of(await tables.secret(), day, key)


async def deal_at(tables: Tables, table: Table) -> Deal:
    """The deal that is played at this table."""
    if table.daily is None:
        raise ValueError("no deal of the day is played here")
    seed = await seed_on(tables, table.daily.day, table.row.game)
    seat, players = seat_of(seed, table.daily.kind.players), table.daily.kind.players
    by_default = any(one.seat == seat and one.done_by_default for one in table.seats)
    return Deal(table.game, seed, seat, players, table.id, by_default)


async def under_way(tables: Tables, person_id: int) -> Table | None:
    """The deal that a person was dealt and has not finished, the oldest first; None if they have none. One
    that was never dealt, since the bot ended just then, is dealt when it is asked for again."""
    rows = await store.tables_of(tables.database, person_id, (Status.RUNNING,))
    began = sorted([row for row in rows if row.game in KINDS], key=lambda row: row.created_at)
    return await tables.get(began[0].id) if began else None


async def begun_on(tables: Tables, person_id: int, day: date) -> Table | None:
    """Where this person has begun the deal of this day; None if they have not."""
    found = await daily.try_of(tables.database, day.isoformat(), person_id)
    return None if found is None else await tables.get(found.table_id)


async def give(
    tables: Tables, person: Person, names: Sequence[str], locale: str, interaction: int | None
) -> Given:
    """Deal today's game to this person, with computers of these names; whoever has begun it gets the game that
    they have, be it over or not. Raises IllegalMove for somebody who was forgotten today."""
    async with tables.opening:
        day = today(tables)
        found = await daily.try_of(tables.database, day.isoformat(), person.id)
        if found is None:
            await _require_not_forgotten(tables, day, person.id)
            table = await _open(tables, day, person, names, locale, interaction)
        else:
            table = await tables.get(found.table_id)
    fresh = table.row.status is Status.LOBBY
    if fresh:
        await _deal(tables, table.id)
    return Given(table, fresh)


async def _require_not_forgotten(tables: Tables, day: date, person_id: int) -> None:
    """Refuse whoever has asked to be forgotten today: nothing tells any more whether they have seen the cards."""
    erasures = await asyncio.to_thread(read_erasures, tables.database.path)
    moment = None if erasures is None else erasures.moment(person_id)
    if moment is not None and moment >= begins_at(day):
        raise IllegalMove("daily-after-forgetting", when=f"<t:{next_deal(day)}:R>")


async def _open(
    tables: Tables, day: date, person: Person, names: Sequence[str], locale: str, interaction: int | None
) -> Table:
    key = await key_on(tables, day)
    seed = await seed_on(tables, day, key)
    seated = unused(names_of(seed, names), [person.name], KINDS[key].players - 1)
    computers = [Computer(name, ADVISER) for name in seated]
    host, database = (person.id, person.name), tables.database
    # The day is that of the moment when it was asked for, also where midnight is just now.
    now = min(tables.now(), next_deal(day) - 1)
    row = await store.create_table(
        *(database, key, NOWHERE, NOWHERE, host, locale, now, interaction, computers),
        note=lambda change: daily.note_try(change, day.isoformat(), person.id),
    )
    return await tables.get(row.id)


async def _deal(tables: Tables, table_id: int) -> None:
    async with tables.changing(table_id) as table:
        if table.row.status is not Status.LOBBY:
            return
        deal = await deal_at(tables, table)
        decision = await asyncio.to_thread(deal.begun)
        host, *others = sorted(table.seats, key=lambda seat: seat.person_id != table.row.host_id)
        seating = [seat.person_id for seat in others]
        seating.insert(deal.person, host.person_id)
        written = table.written(decision.events)
        row = await store.start(tables.database, table_id, seating, written, tables.now(), None)
        await tables.reload(table, row)
        table.advance(row, decision)
        changed = Changed(table, None, table.state, row.host_id)
    tables.announce(changed)
