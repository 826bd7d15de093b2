"""Which table a command means: the one named, the one here, or the one that waits for this person."""

from __future__ import annotations

from collections.abc import Sequence

from discord import app_commands

from bot import store
from bot.games import CATALOGUE
from bot.games.contract import IllegalMove
from bot.slash import CHOICE_LIMIT
from bot.store import Status
from bot.tables import Table
from bot.tables.daily import dealing
from bot.tables.learning import under_way
from bot.ui.messages.asking import WhichTable
from bot.ui.phrases import cut
from bot.ui.seeing import facts, waited_for
from bot.words import say
from cogs.acting import Interaction
from cogs.allowed import table_here
from cogs.reading import note, read_by

RUNNING = (Status.RUNNING,)
OPEN = (Status.LOBBY, Status.RUNNING)
ANY = (Status.LOBBY, Status.RUNNING, Status.ENDED)

BUTTON = {
    "table": "table",
    "leave": "ask-leave",
    "start": "start",
    "close": "ask-close",
    "invite": "players",
    "remove": "players",
}
"""The button that does the same as a command; for all other commands it is the hand."""
GIVING_UP = frozenset({"leave", "close"})
"""Commands for which it does not matter where the person is waited for."""


async def which_table(
    interaction: Interaction, named: int | None, statuses: Sequence[Status] = RUNNING, *, family: str | None = None
) -> Table:
    """The table that is meant, if a `family` is given one of its games; raises Refusal if there is none,
    WhichTable if the person must be asked."""
    tables = interaction.client.tables
    if named is not None:
        return _of_family(interaction, await table_here(interaction, named), family)
    own = [await tables.get(row.id) for row in await _candidates(interaction, statuses, family)]
    if not own:
        own = await _given(interaction, statuses, family)
    if own:
        await note(interaction)
    here = [table for table in own if table.row.channel_id == interaction.channel_id]
    for group in (here, own):
        waiting = [table for table in group if waited_for(table, interaction.user.id)]
        if len(group) == 1:
            return group[0]
        if len(waiting) == 1 and _command(interaction) not in GIVING_UP:
            return waiting[0]
    if not own:
        raise await _none(interaction, statuses, family)
    raise WhichTable([facts(table) for table in own], BUTTON.get(_command(interaction), "hand"))


async def table_choices(
    interaction: Interaction, typed: int | str, statuses: Sequence[Status] = OPEN, *, family: str | None = None
) -> list[app_commands.Choice[int]]:
    """The tables of this person, for autocomplete."""
    return choices(await read_by(interaction), await _own(interaction, statuses, family), typed)


def choices(locale: str, rows: Sequence[store.TableRow], typed: int | str) -> list[app_commands.Choice[int]]:
    """These tables by number and game, narrowed by what is typed; a host's own name of a game may be too long."""
    found = [row for row in rows if str(typed).lstrip("#") in str(row.id)]
    return [
        app_commands.Choice(name=cut(f"#{row.id} {say(locale, f'game-{row.game}')}", CHOICE_LIMIT), value=row.id)
        for row in found[:25]
    ]


def _of_family(interaction: Interaction, table: Table, family: str | None) -> Table:
    """This table; raises IllegalMove if the command belongs to another family of games."""
    if family in (None, table.game.family):
        return table
    command = _command(interaction)
    raise IllegalMove("command-of-another-game", table=table.id, game=table.game.key, command=command)


async def _none(interaction: Interaction, statuses: Sequence[Status], family: str | None) -> IllegalMove:
    """Why there is no such table: the person's own is still a lobby, or plays another game."""
    if Status.RUNNING in statuses:
        lobbies = await _own(interaction, (Status.LOBBY,), family)
        if lobbies:
            return IllegalMove("table-is-lobby", table=lobbies[0].id)
    for row in await _own(interaction, statuses, None):
        _of_family(interaction, await interaction.client.tables.get(row.id), family)
    return IllegalMove("no-table-here")


async def _given(interaction: Interaction, statuses: Sequence[Status], family: str | None) -> list[Table]:
    """The lesson or the deal of the day at which somebody who plays at no table was last."""
    if Status.RUNNING not in statuses:
        return []
    tables, person = interaction.client.tables, interaction.user.id
    begun = [await under_way(tables, person), await dealing.under_way(tables, person)]
    fitting = [table for table in begun if table is not None and family in (None, table.game.family)]
    return sorted(fitting, key=lambda table: -table.row.touched_at)[:1]


async def _candidates(
    interaction: Interaction, statuses: Sequence[Status], family: str | None
) -> tuple[store.TableRow, ...]:
    """The open tables of this person or, if there are none, the newest one that is over."""
    still_open = await _own(interaction, [status for status in statuses if status in OPEN], family)
    return still_open or (await _own(interaction, statuses, family))[:1]


async def _own(
    interaction: Interaction, statuses: Sequence[Status], family: str | None
) -> tuple[store.TableRow, ...]:
    rows = await store.tables_of(interaction.client.tables.database, interaction.user.id, statuses)
    return tuple([row for row in rows if row.game in CATALOGUE and family in (None, CATALOGUE[row.game].family)])


def _command(interaction: Interaction) -> str:
    return interaction.command.name if interaction.command else ""
