"""A host calls players to their lobby: when that may be, who is drawn, and what is noted of it."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from bot.games import CATALOGUE
from bot.games.chance import Chance
from bot.games.contract import IllegalMove
from bot.store import NOWHERE, GuestStatus, Status
from bot.store.calling.call_me import DAY, callable_on
from bot.store.calling.player_calls import (
    HOUR,
    PlayerCall,
    Whom,
    call_to,
    calls_to_post,
    last_call_by,
    last_call_of_role,
    note_call,
)
from bot.tables.calling.call_me import suits
from bot.tables.table import Table
from bot.tables.tables import Tables

MOST = 10
"""So many people at most are called to one table."""
POSTED_WITHIN = 600
"""Seconds within which the message of a call is posted after all, if that was interrupted."""


async def require_call(tables: Tables, table: Table, person_id: int) -> None:
    """Refuse a call of players that may not be: it is the host's, at a lobby with a free seat for everybody, once
    a table and once an hour."""
    table.require(Status.LOBBY)
    table.require_host(person_id)
    require_server(table)
    if table.row.invited_only:
        raise IllegalMove("call-only-for-all", table=table.id)
    if len(table.seats) >= CATALOGUE[table.row.game].players[-1]:
        raise IllegalMove("call-table-full", table=table.id)
    there = await call_to(tables.database, table.id)
    if there is not None and there.whom is not Whom.NOBODY:
        raise IllegalMove("call-once-a-table", table=table.id)
    last = await last_call_by(tables.database, person_id)
    if last is not None and last.called_at > tables.now() - HOUR:
        raise IllegalMove("call-once-an-hour", when=f"<t:{last.called_at + HOUR}:R>")


def require_server(table: Table) -> None:
    """Refuse what calls people to a table that stands on no server: there the bot writes to nobody of its own
    accord."""
    if not on_a_server(table):
        raise IllegalMove("call-only-in-channels")


def on_a_server(table: Table) -> bool:
    """Whether a table stands in a channel of a server where the bot is."""
    return table.row.guild_id > NOWHERE and table.in_a_channel


async def role_is_free(tables: Tables, guild_id: int) -> bool:
    """Whether a role may be called on this server: none was within a day."""
    last = await last_call_of_role(tables.database, guild_id)
    return last is None or last.called_at <= tables.now() - DAY


async def drawn(tables: Tables, table: Table, chance: Chance) -> tuple[int, ...]:
    """All who may be called to this table now, in an order drawn by lot."""
    now = tables.now()
    found = await callable_on(tables.database, table.row.guild_id, now)
    people = [one.wish.person_id for one in found if suits(one, table.row.game, now)]
    return chance.shuffle([person for person in people if _may_come(tables, table, person)])


async def note_players(tables: Tables, table: Table, people: Collection[int]) -> tuple[int, ...]:
    """Note that these people are called, or that there was nobody; returns those who are, and not those who were
    called elsewhere, or sat down, a moment ago.

    Either is the host's call of the hour: otherwise they could ask again and again, and learn when somebody wants
    to be called for what.
    """
    if people:
        called = await note_call(tables.database, _call(tables, table, Whom.PLAYERS), people)
        if called:
            return called
    if await note_call(tables.database, _call(tables, table, Whom.NOBODY)) is None:
        # Somebody was quicker: at this table, or the same host at another one.
        await require_call(tables, table, table.row.host_id)
    return ()


async def note_role(tables: Tables, table: Table, role_id: int) -> bool:
    """Note that this role is called; returns whether it is, and was not called elsewhere a moment ago."""
    if await note_call(tables.database, _call(tables, table, Whom.ROLE, role_id)) is not None:
        return True
    await require_call(tables, table, table.row.host_id)
    return False


async def to_post(tables: Tables) -> Sequence[PlayerCall]:
    """The calls whose messages are still to be posted, since that was interrupted."""
    return await calls_to_post(tables.database, tables.now() - POSTED_WITHIN)


def _call(tables: Tables, table: Table, whom: Whom, role_id: int = 0) -> PlayerCall:
    return PlayerCall(table.id, table.row.guild_id, table.row.host_id, tables.now(), whom, role_id)


def _may_come(tables: Tables, table: Table, person_id: int) -> bool:
    """Whether nobody has anything against it."""
    removed = table.guests.get(person_id) is GuestStatus.REMOVED
    return not removed and person_id not in tables.shut_out.people and person_id != table.row.host_id
