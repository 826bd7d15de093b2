"""Who may sit down at a table: the host invites people, lets only those in, and removes somebody, also from a
game."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import NamedTuple

from bot import store
from bot.games.contract import IllegalMove, NotYourSeat, OutOfDate, Refusal
from bot.players import FAMILIES
from bot.store import GuestStatus, SeatRow, Status
from bot.tables.acting import play_besides
from bot.tables.table import Changed, Table
from bot.tables.tables import Tables

MOST = 25
"""So many people at most are invited to one table: Discord's lists mark no more."""


class Invited(NamedTuple):
    """A table, the people who have just been invited to it, and those who do not want to be invited."""

    table: Table
    new: tuple[int, ...]
    unwilling: tuple[int, ...] = ()


def is_welcome(table: Table, person_id: int) -> bool:
    """Whether the host lets this person sit down."""
    try:
        require_welcome(table, person_id)
    except Refusal:
        return False
    return True


def require_welcome(table: Table, person_id: int) -> None:
    """Refuse somebody whom the host has removed, and at a lobby for invited people whoever is not invited."""
    status = table.guests.get(person_id)
    if status is GuestStatus.REMOVED:
        raise NotYourSeat("host-removed-you", table=table.id, host=table.host)
    closed = table.row.invited_only and not table.running
    if closed and status is not GuestStatus.INVITED and person_id != table.row.host_id:
        raise IllegalMove("only-the-invited", table=table.id, host=table.host)


async def invite(
    tables: Tables, table_id: int, host_id: int, people: Collection[int], interaction: int | None
) -> Invited:
    """Let these people sit down in a lobby; somebody who was removed from a running game may take their seat back,
    and anybody else a seat there that somebody left. The host's choice. Of somebody who does not want to be
    invited, all that the host has said before is erased, so that they are not kept out of a lobby, either."""
    async with tables.changing(table_id) as table:
        table.require(Status.LOBBY, Status.RUNNING)
        table.require_host(host_id)
        new = _new(table, people, len(invited(table)))
        back = _let_back(table, new)
        if table.running and len(back) < len(new) and not free_seats(table):
            raise IllegalMove("table-is-running", table=table_id)
        unwilling = await _unwilling(tables, [one for one in new if one not in back])
        found = Invited(table, tuple([one for one in new if one not in unwilling]), unwilling)
        await _note(tables, table, _statuses(found), interaction)
        changed = Changed(table, table.state, table.state, host_id)
    tables.announce(changed)
    return found


async def choose_invited(
    tables: Tables, table_id: int, host_id: int, people: Collection[int], interaction: int | None
) -> Invited:
    """Let these people, and none of the others who don't sit there yet, be invited to a lobby; the host's
    choice."""
    async with tables.changing(table_id) as table:
        table.require(Status.LOBBY)
        table.require_host(host_id)
        # Those who left their seats may be more than the list could mark: nothing was said of them.
        marked = invited(table)[:MOST]
        gone = [person for person in marked if person not in people]
        new = _new(table, people, len(marked) - len(gone))
        unwilling = await _unwilling(tables, new)
        found = Invited(table, tuple([one for one in new if one not in unwilling]), unwilling)
        await _note(tables, table, {**dict.fromkeys(gone), **_statuses(found)}, interaction)
        changed = Changed(table, None, None, host_id)
    tables.announce(changed)
    return found


async def choose_invited_only(
    tables: Tables, table_id: int, host_id: int, interaction: int | None, *, only: bool
) -> Table:
    """Let only invited people sit down in a lobby, among whom those who sit there count, or everybody again; the
    host's choice."""
    async with tables.changing(table_id) as table:
        table.require(Status.LOBBY)
        table.require_host(host_id)
        if table.row.invited_only == only:
            return table
        there = [person for person in table.people() if only and person != host_id]
        await _note(tables, table, dict.fromkeys(there, GuestStatus.INVITED), interaction, invited_only=only)
        changed = Changed(table, None, None, host_id)
    tables.announce(changed)
    return table


async def unsay(tables: Tables, table_id: int, person_id: int) -> None:
    """Erase what the host has said of this person, who is to be forgotten."""
    async with tables.changing(table_id) as table:
        table.require(Status.LOBBY, Status.RUNNING)
        await _note(tables, table, {person_id: None}, None)
        changed = Changed(table, table.state, table.state, None)
    tables.announce(changed)


async def uninvite(tables: Tables, table_id: int, person_id: int) -> None:
    """Take back the invitation of somebody who has not sat down and does not want it."""
    async with tables.changing(table_id) as table:
        if not table.open or person_id not in invited(table):
            return
        await _note(tables, table, {person_id: None}, None)
        changed = Changed(table, table.state, table.state, None)
    tables.announce(changed)


async def remove(tables: Tables, table_id: int, host_id: int, person_id: int, interaction: int | None) -> Table:
    """Remove a person from a lobby, or from a running game, where a computer plays their seat on; the host's
    choice. They may not come back unless they are invited."""
    async with tables.changing(table_id) as table:
        table.require(Status.LOBBY, Status.RUNNING)
        table.require_host(host_id)
        require_removable(table, person_id)
        before, now = table.state, tables.now()
        if table.running:
            await _from_game(tables, table, person_id, interaction)
        else:
            row = await store.remove_from_lobby(tables.database, table_id, person_id, now, interaction)
            await tables.reload(table, row)
        changed = Changed(table, before, table.state, host_id)
    tables.announce(changed)
    return table


def free_seats(table: Table) -> tuple[SeatRow, ...]:
    """The seats of a running game that their people left: whoever is called may take one."""
    return tuple([seat for seat in table.seats if seat.left and seat.computer is None]) if table.running else ()


def _let_back(table: Table, people: Collection[int]) -> frozenset[int]:
    """Those of these people who were removed from a running game and whose seat is still there: to get it back is
    no invitation."""
    own = {seat.person_id for seat in free_seats(table)}
    return frozenset([one for one in people if one in own and table.guests.get(one) is GuestStatus.REMOVED])


def require_removable(table: Table, person_id: int) -> None:
    """Refuse to remove the host, and whoever has no seat there or was removed before."""
    if person_id == table.row.host_id:
        raise IllegalMove("remove-the-host", table=table.id)
    if person_id not in removable(table):
        raise OutOfDate("nobody-to-remove", table=table.id)


def removable(table: Table) -> frozenset[int]:
    """Whom the host may remove: all people there, also those who left a game and might come back."""
    return frozenset(
        seat.person_id
        for seat in table.seats
        if seat.person_id > 0
        and seat.person_id != table.row.host_id
        and table.guests.get(seat.person_id) is not GuestStatus.REMOVED
    )


def invited(table: Table) -> tuple[int, ...]:
    """Who is invited and does not sit there."""
    return _with(table, GuestStatus.INVITED)


def removed(table: Table) -> tuple[int, ...]:
    """Whom the host has removed from the table, or from the one before."""
    return _with(table, GuestStatus.REMOVED)


def _with(table: Table, status: GuestStatus) -> tuple[int, ...]:
    there = table.people()
    return tuple([person for person, said in table.guests.items() if said is status and person not in there])


def _new(table: Table, people: Collection[int], known: int) -> tuple[int, ...]:
    """Those of these people who are not invited yet and have no seat; raises IllegalMove if, with so many who are
    known already, they are too many."""
    there = table.people()
    new = [one for one in people if table.guests.get(one) is not GuestStatus.INVITED and one not in there]
    if known + len(new) > MOST and new:
        raise IllegalMove("too-many-invited", most=MOST)
    return tuple(new)


async def _unwilling(tables: Tables, people: Collection[int]) -> tuple[int, ...]:
    """Those of these people who do not want to be invited, or could not come: whoever is shut out."""
    unwilling = await store.uninvitable(tables.database, people) | tables.shut_out.people
    return tuple([person for person in people if person in unwilling])


def _statuses(found: Invited) -> Mapping[int, GuestStatus | None]:
    return {**dict.fromkeys(found.new, GuestStatus.INVITED), **dict.fromkeys(found.unwilling)}


async def _note(
    tables: Tables,
    table: Table,
    guests: Mapping[int, GuestStatus | None],
    interaction: int | None,
    *,
    invited_only: bool | None = None,
) -> None:
    row = await store.set_guests(
        tables.database, table.id, guests, tables.now(), interaction, invited_only=invited_only
    )
    await tables.reload(table, row)


async def _from_game(tables: Tables, table: Table, person_id: int, interaction: int | None) -> None:
    """Remove a person from a running game; the caller holds the lock."""
    seat = next(seat for seat in table.seats if seat.person_id == person_id)
    clocks = [clock for clock in table.clocks.values() if clock.seat != seat.seat]
    row = await store.remove_from_game(tables.database, table.id, person_id, tables.now(), interaction, clocks)
    await tables.reload(table, row)
    if not seat.left:
        await play_besides(tables, table, seat.seat, FAMILIES[table.game.family].leaving_moves)
