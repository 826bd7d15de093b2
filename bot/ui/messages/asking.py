"""A question before the answer: which of several tables does a person mean?"""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.games.contract import Refusal
from bot.ui.controls import control
from bot.ui.layout import OPTION_LIMIT, Screen, button, rows, screen, text
from bot.ui.phrases import cut, together
from bot.ui.screens import TableFacts
from bot.words import say


class WhichTable(Refusal):
    """A person who sits at several tables has not said which one they mean."""

    def __init__(self, tables: Sequence[TableFacts], action: str) -> None:
        super().__init__("which-table")
        self.tables = tables
        self.action = action
        """What the button of each table does there."""


def which_table(asked: WhichTable, locale: str) -> Screen:
    """The question, with a button for each table; if there are very many, for the newest ones."""
    words = say(locale, asked.reason, tables=together(locale, [f"#{table.id}" for table in asked.tables]))
    buttons = [
        button(_label(table, locale), control(table.id, asked.action), discord.ButtonStyle.primary)
        for table in asked.tables[:OPTION_LIMIT]
    ]
    return screen(text(cut(words, 2000)), *rows(buttons))


def _label(table: TableFacts, locale: str) -> str:
    return cut(f"#{table.id} {say(locale, f'game-{table.game}')}", 80)
