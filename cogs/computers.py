"""Computers in a lobby: the host's buttons for them."""

from __future__ import annotations

from bot.games.contract import MalformedMove
from bot.store import Status
from bot.tables import Table, Tables
from bot.tables.computers.seats import add_computer, remove_computer
from bot.ui.controls import Control, number, word
from bot.ui.incoming import control_of
from bot.ui.layout import Screen
from bot.ui.messages.computers import computers_screen, names, number_of
from bot.ui.reply import Reply
from bot.ui.seeing import facts
from cogs.acting import Interaction, show_aside, show_panel


async def ask_strength(interaction: Interaction, reply: Reply, table: Table) -> None:
    """Ask the host how well the next computer is to play."""
    table.require(Status.LOBBY)
    table.require_host(interaction.user.id)
    await _show(interaction, reply, table)


async def add(interaction: Interaction, reply: Reply, table: Table) -> None:
    """Let a computer of the chosen strength sit down."""
    tables, strength = interaction.client.tables, word(_control(interaction).args, 0)
    candidates = shuffled_names(tables, table.row.locale)
    await add_computer(tables, table.id, interaction.user.id, strength, candidates, interaction.id)
    await _show(interaction, reply, table)


async def remove(interaction: Interaction, reply: Reply, table: Table) -> None:
    """Let a computer stand up."""
    which = number_of(number(_control(interaction).args, 0))
    await remove_computer(interaction.client.tables, table.id, interaction.user.id, which, interaction.id)
    await _show(interaction, reply, table)


def shuffled_names(tables: Tables, locale: str) -> tuple[str, ...]:
    """The names that computers may be given, in random order."""
    return tables.chance.shuffle(names(locale))


async def _show(interaction: Interaction, reply: Reply, table: Table) -> None:
    host, locale = interaction.user.id, reply.locale

    def draw(table: Table) -> Screen | None:
        asked = table.row.status is Status.LOBBY and table.row.host_id == host
        return computers_screen(facts(table), locale) if asked else None

    if draw(table) is None:
        # The game has begun meanwhile.
        await show_panel(interaction, reply, table)
    else:
        await show_aside(interaction, reply, table, "computers", draw)


def _control(interaction: Interaction) -> Control:
    control = control_of(interaction)
    if control is None:
        raise MalformedMove("unknown-control")
    return control
