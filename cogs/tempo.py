"""The tempo of a table, chosen in its lobby, and the switch with which somebody is done by default."""

from __future__ import annotations

from bot.games.contract import MalformedMove, Refusal
from bot.tables import Table, lobby
from bot.tables.done_by_default import done_by_default
from bot.ui.incoming import control_of
from bot.ui.messages.tempo import tempo_name
from bot.ui.reply import Reply
from bot.words import say
from cogs.acting import Interaction, explain, show_panel
from cogs.pace import choose_in_list

SWITCHED = {"on": True, "off": False}


async def choose_tempo(interaction: Interaction, reply: Reply, table: Table) -> None:
    """Set the tempo of the table to the one that was chosen in the lobby's list."""
    if not await choose_in_list(interaction, reply, table, lobby.choose_tempo):
        await reply.say("tempo-chosen", table=table.id, tempo=tempo_name(reply.locale, table.row.tempo))


async def switch_done_by_default(interaction: Interaction, reply: Reply, table: Table) -> None:
    """Let a person be done by default, or no longer."""
    control = control_of(interaction)
    if control is None or control.args[:1] not in {("on",), ("off",)}:
        raise MalformedMove("unknown-control")
    (to,) = control.args[:1]
    tables, person = interaction.client.tables, interaction.user.id
    try:
        await done_by_default(tables, table.id, person, interaction.id, on=SWITCHED[to])
    except Refusal as refusal:
        await explain(interaction, reply, table, refusal)
        return
    await show_panel(interaction, reply, table, notice=say(reply.locale, "done-by-default", switched=to))
