"""A lobby for the same game again, once a game is over."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Set

from bot import store
from bot.games.contract import NotYourSeat, Refusal
from bot.store import Computer, GuestStatus, Status
from bot.tables.clocks.pace import wished
from bot.tables.lobby import open_table
from bot.tables.seating import join
from bot.tables.table import Table
from bot.tables.tables import Person, Tables
from bot.tables.watching import watching


async def rematch(
    tables: Tables,
    table_id: int,
    person: Person,
    interaction: int | None,
    barred: Refusal | None = None,
    guild_id: int | None = None,
) -> tuple[Table, bool]:
    """Give a lobby for the same game again, and say whether it is new: whoever presses second joins the lobby of
    the first. `barred` is the reason why this person may open none; it is raised where nobody else has opened
    one. `guild_id` is the server on which its channel is by now, if that is known."""
    # Under the old table's lock: two people may press at the same moment.
    async with tables.changing(table_id) as old:
        old.require(Status.ENDED, Status.CLOSED)
        before = {seat.person_id for seat in old.seats if seat.computer is None}
        if person.id not in before:
            raise NotYourSeat("not-seated", table=table_id)
        if old.guests.get(person.id) is GuestStatus.REMOVED:
            raise NotYourSeat("host-removed-you", table=table_id, host=old.host)
        lobby = await _begun(tables, old, before)
        if lobby is not None:
            if lobby.seat_of(person.id) is None:
                await join(tables, lobby.id, person, interaction)
                await _keep_switch(tables, old, lobby, person)
            return lobby, False
        if barred is not None:
            raise barred
        fresh = await open_table(
            tables,
            old.row.game,
            old.row.guild_id if guild_id is None else guild_id,
            old.row.channel_id,
            person,
            old.row.locale,
            interaction,
            [Computer(seat.name, seat.computer) for seat in old.seats if seat.computer is not None],
            wished(old.row.pace),
            old.row.tempo,
            await _guests(tables, old, before - {person.id}),
            [one for one in watching(old) if one != person.id and one not in tables.shut_out.people],
            invited_only=old.row.invited_only,
        )
        fresh.played_before = old.seats
        await _keep_switch(tables, old, fresh, person)
        return fresh, True


async def _begun(tables: Tables, old: Table, before: Set[int]) -> Table | None:
    """The lobby that somebody else of these people has opened there for the same game again."""
    for row in await store.tables_in(tables.database, old.row.channel_id, (Status.LOBBY,)):
        lobby = await tables.get(row.id)
        # Its host may have chosen another game for it since.
        meant = row.game == old.row.game or row.created_at >= old.row.touched_at
        if meant and not before.isdisjoint(lobby.people()):
            return lobby
    return None


async def _guests(tables: Tables, old: Table, others: Collection[int]) -> Mapping[int, GuestStatus]:
    """Who may sit down again: whoever might at the old table, but for those who do not want to be invited any
    more or are shut out, and at one for invited people all who did sit there."""
    there = others if old.row.invited_only else ()
    unwilling = await store.uninvitable(tables.database, [*old.guests])
    said = {
        one: status
        for one, status in old.guests.items()
        if status is GuestStatus.REMOVED or one in others or one not in unwilling
    }
    invited = dict.fromkeys([one for one in there if one > 0], GuestStatus.INVITED) | said
    shut_out = tables.shut_out.people
    return {one: said for one, said in invited.items() if said is GuestStatus.REMOVED or one not in shut_out}


async def _keep_switch(tables: Tables, old: Table, fresh: Table, person: Person) -> None:
    """Let a person who was done by default at the old table be so at the fresh one."""
    if not any(seat.person_id == person.id and seat.done_by_default for seat in old.seats):
        return
    async with tables.changing(fresh.id) as table:
        row = await store.set_done_by_default(tables.database, fresh.id, person.id, tables.now(), None, on=True)
        await tables.reload(table, row)
