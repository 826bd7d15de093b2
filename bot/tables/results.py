"""What is kept of games that were played to their end: made from their events as they end, or afterwards."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from bot import store
from bot.errors import trace
from bot.games.contract import AnyGame, Seat, Summary
from bot.players import FAMILIES
from bot.store import Ending, Result, Uncounted
from bot.tables.gently import gently
from bot.tables.table import AT_ONCE, Table
from bot.tables.tables import Tables
from bot.version import VERSION

log = logging.getLogger(__name__)


async def ending_of(tables: Tables, table: Table, last: Sequence[Any]) -> Ending | None:
    """How the game at this table ends with these last events, which are not stored yet; None where it goes on."""
    stored = await _loaded(table.game, await store.events_of(tables.database, table.id))
    found = table.game.summary(len(table.seats), [*stored, *last])
    return None if found is None else ending(found, VERSION, _versions(table))


def _versions(table: Table) -> dict[Seat, str]:
    """Which version of their play the computers at a table are, by seat."""
    known = FAMILIES[table.game.family].versions
    return {seat.seat: known.get(seat.computer, "") for seat in table.seats if seat.computer is not None}


def ending(summary: Summary, version: str = "", computers: Mapping[Seat, str] | None = None) -> Ending:
    """What is kept of a summary, by seat; `computers`: the versions of their play, where they are known."""
    results, versions = [], computers or {}
    for one in sorted(summary.outcome.standings):
        did = summary.deeds[one.seat]
        results.append(
            Result(
                one.seat,
                one.score,
                one.rank,
                one.seat in summary.outcome.winners,
                did.turns,
                did.trades,
                did.gifts,
                did.thalers,
                did.harvested,
                versions.get(one.seat, ""),
            )
        )
    return Ending(summary.turns, tuple(results), version)


async def _loaded(game: AnyGame, written: Iterable[str]) -> list[Any]:
    """The events that were stored like this; others have their turn in between."""
    events = []
    for number, event in enumerate(written, 1):
        events.append(game.load(json.loads(event)))
        if not number % AT_ONCE:
            await asyncio.sleep(0)
    return events


class FillingIn:
    """Fills in the results of games that ended before any were kept; a restart goes on with what is left."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self.done = False
        """Whether all that can be counted is."""

    async def start(self) -> None:
        """Go through all of them, gently."""
        left = await store.games_to_fill_in(self._tables.database)
        async for over in gently(left):
            try:
                await fill_in(self._tables, over)
            except Exception as error:
                # One that this version cannot read, perhaps: the others are counted all the same.
                log.error("table %d could not be counted: %s", over.table_id, trace(error))
        if left:
            log.info("%d games of earlier versions were counted", len(left))
        self.done = True


async def fill_in(tables: Tables, over: Uncounted) -> None:
    """Keep the results of one game that is over, from its events."""
    events = await _loaded(tables.catalogue[over.game], await store.events_of(tables.database, over.table_id))
    found = tables.catalogue[over.game].summary(over.players, events)
    if found is not None:
        await store.put_ending(tables.database, over.table_id, over.touched_at, ending(found))
