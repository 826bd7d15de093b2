"""Which table a command means: the one named, the one here, or the one that waits for this person."""

from __future__ import annotations

from collections.abc import Sequence

from discord import app_commands

from bot import store
from bot.games.contract import IllegalMove
from bot.store import Status
from bot.tables import Table
from bot.words import DEFAULT, say
from cogs.acting import Interaction

RUNNING = (Status.RUNNING,)
OPEN = (Status.LOBBY, Status.RUNNING)
ANY = (Status.LOBBY, Status.RUNNING, Status.ENDED)


async def which_table(interaction: Interaction, named: int | None, statuses: Sequence[Status] = RUNNING) -> Table:
    """The table that is meant; raises IllegalMove where none is, or where it must be asked."""
    tables = interaction.client.tables
    if named is not None:
        return await tables.get(named)
    own = [await tables.get(row.id) for row in await _candidates(interaction, statuses)]
    here = [table for table in own if table.row.channel_id == interaction.channel_id]
    for group in (here, own):
        waiting = [table for table in group if _waits(table, interaction.user.id)]
        if len(group) == 1:
            return group[0]
        if len(waiting) == 1:
            return waiting[0]
    if not own and Status.RUNNING in statuses:
        lobbies = await _own(interaction, (Status.LOBBY,))
        raise IllegalMove("table-is-lobby", table=lobbies[0].id) if lobbies else IllegalMove("no-table-here")
    if not own:
        raise IllegalMove("no-table-here")
    raise IllegalMove("which-table", tables=", ".join(f"#{table.id}" for table in own))


async def table_choices(
    interaction: Interaction, typed: int | str, statuses: Sequence[Status] = OPEN
) -> list[app_commands.Choice[int]]:
    """The tables of this person, for autocomplete."""
    return choices(await _own(interaction, statuses), typed)


def choices(rows: Sequence[store.TableRow], typed: int | str) -> list[app_commands.Choice[int]]:
    """These tables by number and game, narrowed by what is typed."""
    found = [row for row in rows if str(typed).lstrip("#") in str(row.id)]
    return [
        app_commands.Choice(name=f"#{row.id} {say(DEFAULT, f'game-{row.game}')}", value=row.id)
        for row in found[:25]
    ]


async def _candidates(interaction: Interaction, statuses: Sequence[Status]) -> tuple[store.TableRow, ...]:
    """The open tables of this person; only where there is none the newest one that is over."""
    still_open = await _own(interaction, [status for status in statuses if status in OPEN])
    return still_open or (await _own(interaction, statuses))[:1]


async def _own(interaction: Interaction, statuses: Sequence[Status]) -> tuple[store.TableRow, ...]:
    return await store.tables_of(interaction.client.tables.database, interaction.user.id, statuses)


def _waits(table: Table, person_id: int) -> bool:
    seat = table.seat_of(person_id)
    return table.running and seat is not None and seat in table.game.to_act(table.state)
