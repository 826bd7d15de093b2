"""The language of a table in its lobby."""

from __future__ import annotations

import discord

from bot.ui.controls import control
from bot.ui.layout import OPTION_LIMIT, Row, Select, row
from bot.ui.screens import TableFacts
from bot.words import language, say
from bot.words.own_names import by_own_name, own_name


def chooser(table: TableFacts) -> Row:
    """The list of languages by the names that they give themselves, with the current one selected."""
    current = language(table.locale)
    options = [
        discord.SelectOption(label=_label(table.locale, one, current), value=one, default=one == current)
        for one in by_own_name()[:OPTION_LIMIT]
    ]
    select: Select = discord.ui.Select(
        custom_id=control(table.id, "language"), placeholder=say(table.locale, "language-choose"), options=options
    )
    return row(select)


def _label(locale: str, one: str, current: str) -> str:
    """What stands in the list; the current one, which is seen of it while it is closed, says what it is."""
    return say(locale, "language-current", language=own_name(one)) if one == current else own_name(one)
