"""What clocks bring about at a table: reminders, a computer's decision, a pause where nobody is left to decide."""

from __future__ import annotations

from bot import store
from bot.games.contract import IllegalMove
from bot.store import Ringing, Status
from bot.tables.lobby import only_host
from bot.tables.pace import AWAY, PACES
from bot.tables.table import Changed, Table
from bot.tables.tables import Tables


async def choose_pace(tables: Tables, table_id: int, person_id: int, pace: str, interaction: int | None) -> Table:
    """Let a lobby be for a game at this pace; the host's choice."""
    require_pace(pace)
    async with tables.changing(table_id) as table:
        table.require(Status.LOBBY)
        only_host(table, person_id)
        if pace == table.row.pace:
            return table
        row = await store.choose_pace(tables.database, table_id, pace, tables.now(), interaction)
        await tables.reload(table, row)
        changed = Changed(table, None, None, person_id)
    tables.tell(changed)
    return table


async def pause(
    tables: Tables, table_id: int, person_id: int, interaction: int | None, *, moderator: bool = False
) -> Table:
    """Let a game stand still; the host's or a moderator's choice."""
    async with tables.changing(table_id) as table:
        table.require(Status.RUNNING)
        if not moderator:
            only_host(table, person_id)
        if table.row.paused_at is not None:
            raise IllegalMove("paused-already", table=table_id)
        changed = await _pause(tables, table, "asked", interaction)
    tables.tell(changed)
    return table


async def resume(
    tables: Tables, table_id: int, person_id: int, interaction: int | None, *, moderator: bool = False
) -> Table:
    """Let a paused game go on; the host's or a moderator's choice, and where nobody was left to play everybody's
    who sits there."""
    async with tables.changing(table_id) as table:
        table.require(Status.RUNNING)
        if table.row.paused_at is None:
            raise IllegalMove("not-paused", table=table_id)
        if table.row.paused_why == "nobody" and person_id in table.people():
            changed = await tables.resume(table, table.seated(person_id), interaction)
        else:
            if not moderator:
                only_host(table, person_id)
            changed = await tables.resume(table, table.seat_of(person_id), interaction)
    tables.tell(changed)
    return table


async def reminded(tables: Tables, ringing: Ringing) -> tuple[Table, int] | None:
    """Note that somebody is reminded, and give who; None where they have decided meanwhile."""
    async with tables.changing(ringing.table_id) as table:
        clock = table.clocks.get(ringing.seat)
        if clock is None or clock.reminded or clock.remind_at > tables.now() or not table.going:
            return None
        await store.mark_reminded(tables.database, table.id, ringing.seat)
        table.clocks[ringing.seat] = clock._replace(reminded=True)
        return table, table.seats[ringing.seat].person_id


async def time_is_over(tables: Tables, ringing: Ringing) -> None:
    """Let a computer decide for somebody, this once; pause the game where nobody else would be left to play."""
    async with tables.changing(ringing.table_id) as table:
        clock = table.clocks.get(ringing.seat)
        if clock is None or clock.due_at > tables.now() or not table.going or ringing.seat in table.late:
            return
        others = [seat for seat in table.present() if seat != ringing.seat]
        if table.seats[ringing.seat].missed + 1 >= AWAY and not others:
            changed = await _pause(tables, table, "nobody", None)
        else:
            table.late.add(ringing.seat)
            changed = Changed(table, table.state, table.state, None)
    tables.tell(changed)


async def grant(tables: Tables) -> tuple[int, ...]:
    """The program was away: whoever would have been reminded meanwhile gets the time after it anew; at which
    tables."""
    granted = await store.grant_time(tables.database, tables.now())
    tables.reread_tables(granted)
    return granted


def require_pace(pace: str) -> None:
    """Refuse a pace that there is not."""
    if pace not in PACES:
        raise IllegalMove("no-such-pace")


async def _pause(tables: Tables, table: Table, why: str, interaction: int | None) -> Changed:
    row = await store.pause(tables.database, table.id, why, tables.now(), interaction)
    await tables.reload(table, row)
    return Changed(table, table.state, table.state, None)
