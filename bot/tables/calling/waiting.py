"""Wanting a seat at a full lobby: whoever does is called when one becomes free, each once and in their order."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games import CATALOGUE
from bot.games.contract import IllegalMove
from bot.store import GuestStatus, Status
from bot.store.calling.seats import CalledToSeat, call_to_seats, seats_to_post, unwish_seat, wish_for_seat
from bot.tables.calling.players import POSTED_WITHIN, require_server
from bot.tables.guests import require_welcome
from bot.tables.table import Table
from bot.tables.tables import Tables

HELD = 300
"""Seconds for which nobody else is called to a seat; anybody may take it all the same."""


async def want(tables: Tables, table: Table, person_id: int) -> None:
    """Let somebody be called to a seat at a lobby, after all who already want one."""
    table.require(Status.LOBBY)
    require_server(table)
    if table.seat_of(person_id) is not None:
        raise IllegalMove("seated-already", table=table.id)
    require_welcome(table, person_id)
    await wish_for_seat(tables.database, table.id, person_id)


def is_free(table: Table) -> bool:
    """Whether a seat of this lobby is free."""
    return len(table.seats) < CATALOGUE[table.row.game].players[-1]


async def want_no_more(tables: Tables, table: Table, person_id: int) -> None:
    """Do not call them."""
    await unwish_seat(tables.database, table.id, person_id)


async def call(tables: Tables, table: Table) -> tuple[int, ...]:
    """Note, and return, who is called now to free seats of this lobby."""
    if table.row.status is not Status.LOBBY:
        return ()
    removed = [person for person, said in table.guests.items() if said is GuestStatus.REMOVED]
    seats = CATALOGUE[table.row.game].players[-1]
    but = {*removed, *tables.shut_out.people}
    return await call_to_seats(tables.database, table.id, seats, HELD, tables.now(), but)


async def to_post(tables: Tables) -> Sequence[CalledToSeat]:
    """Those who were called, and whose messages are still to be posted, since that was interrupted."""
    return await seats_to_post(tables.database, tables.now() - POSTED_WITHIN)
