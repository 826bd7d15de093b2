"""How a deal of the day went: for one person, for all who have finished it, and for a computer in their seat."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from datetime import date
from typing import NamedTuple

from bot import store
from bot.games.contract import IllegalMove, MalformedMove
from bot.players import ADVISER
from bot.store import NOWHERE, Computer, daily, departures
from bot.store.daily import Try
from bot.tables.daily.answering import Deal, played_out
from bot.tables.daily.dealing import DAY, begun_on, key_on, next_deal, seed_on, today
from bot.tables.daily.luck import names_of, seat_of
from bot.tables.daily.week import KINDS, Daily
from bot.tables.table import Table
from bot.tables.tables import Tables

ENOUGH = 5
"""Of fewer people nothing is shown: of two, one would know the other's score."""
KEPT = 7 * DAY
"""For how long the computer's games are kept; a deal is looked back at on the next day."""
BEANS = 5
"""So many beans say how a deal went."""
SHARES = (1.0, 0.85, 0.7, 0.5)
"""From which share of the computer's score on there are all of them, one fewer, and so on; the last one is left to
everybody."""


class Standing(NamedTuple):
    """How a deal went that is over for whoever asks."""

    deal: Daily
    own: Try | None
    """None where they have not finished it; its day is over then."""
    hard: Try
    """The computer in the same seat."""
    scores: tuple[int, ...]
    """Of all who have finished, the highest first; nothing where they are too few to be shown."""
    finished: int
    """How many they are."""
    over: bool
    """Whether its day is over, so that all hands may be seen."""

    @property
    def beans(self) -> int:
        """How it went, from 1 to `BEANS`, beside the computer."""
        if self.own is None or self.own.score is None:
            return 0
        own, hard = self.own.score, self.hard.score or 0
        return BEANS - next((fewer for fewer, share in enumerate(SHARES) if own >= share * hard), len(SHARES))

    @property
    def beaten(self) -> int:
        """How many of all others have done worse."""
        own = None if self.own is None else self.own.score
        return 0 if own is None else sum(score < own for score in self.scores)


async def standing(tables: Tables, person_id: int, day: date, names: Sequence[str]) -> Standing:
    """How the deal of this day went. Raises IllegalMove where this person has not finished it and still can, and
    MalformedMove for a day that has not come, or is long over."""
    if not today(tables) - KEPT < day <= today(tables):
        raise MalformedMove("daily-no-such-day")
    own = await daily.try_of(tables.database, day.isoformat(), person_id)
    if own is None and day == today(tables):
        raise IllegalMove("daily-not-begun")
    if own is not None and own.score is None:
        if (await tables.get(own.table_id)).open:
            raise IllegalMove("daily-not-finished")
        own = None
    key, scores = await key_on(tables, day), await daily.scores_of(tables.database, day.isoformat())
    hard = await _hard(tables, day, key, names)
    shown = scores if len(scores) >= ENOUGH else ()
    return Standing(Daily(day, KINDS[key]), own, hard, shown, len(scores), day < today(tables))


def hands_are_open(tables: Tables, table: Table) -> bool:
    """Whether a deal was played here whose day is over: then whoever sees it may see all hands."""
    return table.daily is not None and not table.open and tables.now() >= next_deal(table.daily.day)


async def may_be_seen(tables: Tables, table: Table, person_id: int) -> bool:
    """Whether this person may look at this table, because a computer played the deal of a day here that is over,
    for them too."""
    if table.daily is None or table.people() or not hands_are_open(tables, table):
        return False
    own = await begun_on(tables, person_id, table.daily.day)
    return own is None or not own.open


async def _hard(tables: Tables, day: date, key: str, names: Sequence[str]) -> Try:
    """The computer's game of a day, which is played when somebody first asks how they did beside it."""
    async with tables.reckoning:
        known = await daily.hard_on(tables.database, day.isoformat())
        if known is None:
            known = await _play(tables, day, key, names)
            await _drop_old(tables)
        return known


async def _play(tables: Tables, day: date, key: str, names: Sequence[str]) -> Try:
    """Let the computer play the deal of a day in everybody's seat, beside the event loop, and keep its game."""
    seed, players, game = await seed_on(tables, day, key), KINDS[key].players, tables.catalogue[key]
    seat = seat_of(seed, players)
    made = await asyncio.to_thread(played_out, Deal(game, seed, seat, players))
    outcome = game.outcome(made.after)
    if outcome is None:
        raise AssertionError("a game that was played out is over")
    found = next(one for one in outcome.standings if one.seat == seat)
    row = await store.put_recorded(
        tables.database,
        key,
        (NOWHERE, NOWHERE),
        [Computer(name, ADVISER) for name in names_of(seed, names)[:players]],
        Table(0, game).written(made.events),
        tables.now(),
        lambda change: daily.note_hard(change, day.isoformat(), found.score, found.rank),
    )
    return Try(row.id, found.score, found.rank)


async def _drop_old(tables: Tables) -> None:
    """Drop the computer's games that nobody looks back at any more."""
    before = (today(tables) - KEPT).isoformat()
    for table_id in await daily.hard_tables_before(tables.database, before):
        await departures.drop_table(tables.database, table_id)
        tables.reread_tables([table_id])
