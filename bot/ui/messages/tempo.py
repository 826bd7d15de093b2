"""The tempo of a table in words: how fast its computers play."""

from __future__ import annotations

import discord

from bot.tables.computers.tempo import TEMPOS
from bot.ui.controls import control
from bot.ui.layout import Row, Select, row
from bot.ui.screens import TableFacts
from bot.words import say


def tempo_name(locale: str, tempo: str) -> str:
    """What a tempo is called."""
    return say(locale, "tempo", tempo=tempo)


def chooser(table: TableFacts) -> Row:
    """The list of tempos, with the current one selected."""
    options = [
        discord.SelectOption(
            label=tempo_name(table.locale, tempo),
            value=tempo,
            description=say(table.locale, "tempo-about", tempo=tempo),
            default=tempo == table.tempo,
        )
        for tempo in TEMPOS
    ]
    select: Select = discord.ui.Select(
        custom_id=control(table.id, "tempo"), placeholder=say(table.locale, "tempo-choose"), options=options
    )
    return row(select)
