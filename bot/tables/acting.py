"""Moves at a table, of people and of computers: decided, stored in one transaction, taken over, announced."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from bot import store
from bot.games.contract import Decision, IllegalMove, Refusal, Seat
from bot.players import FAMILIES
from bot.store import Status
from bot.tables.clocks.pausing import resume_locked
from bot.tables.daily.dealing import deal_at
from bot.tables.limits import Limits
from bot.tables.results import ending_of
from bot.tables.table import Changed, Table, with_missed
from bot.tables.tables import Tables


class Acted(NamedTuple):
    """What a person's moves brought about: where they sit, and what they hear of it."""

    table: Table
    seat: Seat
    news: tuple[Any, ...]


async def act(
    tables: Tables, table_id: int, person_id: int, choose: Callable[[Any], Sequence[Any]], interaction: int | None
) -> Acted:
    """Make a person's moves, all or none, in one transaction; raises Refusal or AlreadyHandled."""
    async with tables.changing(table_id) as table:
        seat = table.seated(person_id)
        table.require(Status.RUNNING)
        await _require_not_paused(tables, table, seat)
        before = table.state
        try:
            own, decision = await _decided(tables, table, seat, choose)
            _require_another_offer(tables.limits, table, seat, decision)
        except Refusal:
            # The move may be impossible only because it has been made already.
            if interaction is not None and await store.handled(tables.database, interaction):
                raise store.AlreadyHandled(interaction) from None
            raise
        await _commit(tables, table, decision, interaction, by=seat, missed=0)
        news = table.news(own, seat)
        changed = Changed(table, before, table.state, person_id, decision)
    tables.announce(changed)
    return Acted(table, seat, news)


async def play_for(tables: Tables, table_id: int, seat: Seat, state: Any, move: Any) -> bool:
    """Make a computer's move if the game is still as it was when the move was chosen, and the seat is still a
    computer's; returns whether it was made. Raises Refusal."""
    async with tables.changing(table_id) as table:
        if table.state is not state or not table.under_way or seat not in table.played_by_computers():
            return False
        decision = _with_those_done(tables, table, table.play(seat, lambda _: (move,), tables.chance))
        missed = table.seats[seat].missed + (seat in table.overdue)
        stands_in = seat if table.seats[seat].computer is None else None
        await _commit(tables, table, decision, None, by=seat, missed=missed, stands_in=stands_in)
        changed = Changed(table, state, table.state, None, decision)
    tables.announce(changed)
    return True


async def play_besides(tables: Tables, table: Table, seat: Seat, choose: Callable[[Any], Sequence[Any]]) -> None:
    """Make the moves, if any, that come with something else that this person has just done; the caller holds the
    lock."""
    _, decision = await _decided(tables, table, seat, choose)
    if decision.events:
        await _commit(tables, table, decision, None, by=seat, missed=0)


async def _decided(
    tables: Tables, table: Table, seat: Seat, choose: Callable[[Any], Sequence[Any]]
) -> tuple[Decision[Any, Any], Decision[Any, Any]]:
    """What a person's moves bring about by themselves, and together with what others do at once."""
    lesson = table.lesson
    if lesson is not None:
        own = lesson.decide(table.sequence, table.state, choose(table.view(seat)))
        return own, lesson.answer(table.sequence, own)
    if table.daily is not None:
        return await _decided_in_a_daily(tables, table, seat, choose)
    decision = _with_those_done(tables, table, table.play(seat, choose, tables.chance))
    return decision, decision


async def _decided_in_a_daily(
    tables: Tables, table: Table, seat: Seat, choose: Callable[[Any], Sequence[Any]]
) -> tuple[Decision[Any, Any], Decision[Any, Any]]:
    """The same in a deal of the day; the computers think beside the event loop."""
    deal = await deal_at(tables, table)
    own = deal.made(Decision((), table.state, ()), choose(table.view(seat)))
    return own, await asyncio.to_thread(deal.answered, own)


def _with_those_done(tables: Tables, table: Table, decision: Decision[Any, Any]) -> Decision[Any, Any]:
    """The decision and, where somebody else's trading begins with it, what people say who are done by default.

    The switch alone decides it and no card does, so that it tells nothing of a hand.
    """
    done = FAMILIES[table.game.family].done
    for seat in table.present():
        if table.seats[seat].done_by_default:
            moves = done(table.view(seat), table.view_of(decision.after, seat))
            decision = table.follow(decision, seat, moves, tables.chance)
    return decision


async def _commit(
    tables: Tables,
    table: Table,
    decision: Decision[Any, Any],
    interaction: int | None,
    *,
    by: Seat,
    missed: int,
    stands_in: Seat | None = None,
) -> None:
    """Store what a decision by this seat brought about and take it over; the caller holds the lock.

    `missed`: how many decisions in a row have now been made for its person; `stands_in`: the seat, where a
    computer has decided in place of a person.
    """
    lesson, over = table.lesson, table.game.outcome(decision.after) is not None
    ended = over or (lesson is not None and lesson.over(table.sequence + len(decision.events)))
    status = Status.ENDED if ended else Status.RUNNING
    written = table.written(decision.events)
    seats = with_missed(table.seats, by, missed)
    later = () if ended else tables.clocks(table, seats, decision.after, by)
    # Only what has changed is written: most tables have no clocks, and most people decide themselves.
    clocks = None if later == tuple(table.clocks.values()) else later
    counted = {} if seats == table.seats else {by: missed}
    ending = await ending_of(tables, table, decision.events) if ended and lesson is None else None
    row = await store.append(
        tables.database,
        table.id,
        table.sequence,
        written,
        status,
        tables.now(),
        interaction,
        clocks,
        counted,
        ending,
        stands_in,
    )
    table.advance(row, decision)
    table.seats = seats
    table.set_clocks(later)


async def _require_not_paused(tables: Tables, table: Table, seat: Seat) -> None:
    """Refuse to play at a table that was paused; one that nobody was left to play at goes on."""
    if table.row.paused_at is None:
        return
    if table.row.paused_why != "nobody":
        raise IllegalMove("table-is-paused", table=table.id, host=table.host)
    await resume_locked(tables, table, seat, None)


def _require_another_offer(limits: Limits, table: Table, seat: Seat, decision: Decision[Any, Any]) -> None:
    """Refuse a person one more open offer than they may have."""
    if not limits.open_offers:
        return
    open_offers = FAMILIES[table.game.family].open_offers
    before = open_offers(table.view(seat))
    if before >= limits.open_offers and open_offers(table.view_of(decision.after, seat)) > before:
        raise IllegalMove("too-many-open-offers", most=limits.open_offers)
