"""The question before all that is stored about a person is erased."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.ui.controls import ANYWHERE, control
from bot.ui.layout import Screen, button, rows, screen, text
from bot.ui.messages.games import name
from bot.ui.phrases import cut, together
from bot.words import say

LISTED = 2000
"""Characters of the tables that are named."""


def forget_question(locale: str, tables: Sequence[tuple[int, str]], *, invitable: bool = True) -> Screen:
    """What is lost, with the open `tables` of this person by number and game, and a button for either answer; of
    somebody who is not `invitable`, what stays."""
    left = together(
        locale, [say(locale, "forget-table", table=number, game=name(locale, game)) for number, game in tables]
    )
    words = say(locale, "forget-ask", count=len(tables), tables=cut(left, LISTED))
    if not invitable:
        words = f"{words}\n{say(locale, 'forget-uninvitable')}"
    erase = button(say(locale, "forget-button"), control(ANYWHERE, "forget"), discord.ButtonStyle.danger)
    return screen(
        text(words), *rows([erase, button(say(locale, "forget-button-keep"), control(ANYWHERE, "keep"))])
    )
