"""Tables where the bot is not, and can only answer: until when they are kept up to date, and that they rest."""

from __future__ import annotations

import discord

from bot.ui.controls import control
from bot.ui.layout import TEXT_LIMIT, Overfull, Screen, button, rows, screen, text
from bot.ui.messages import games
from bot.ui.screens import TableFacts
from bot.words import say

GO_ON = "go-on"
"""The control that brings such a table up to date."""


def resting_screen(table: TableFacts) -> Screen:
    """What stands in place of a table that is kept up to date no longer: nothing that could become untrue."""
    locale = table.locale
    words = say(locale, "table-rests", game=games.name(locale, table.game), table=table.id)
    go_on = button(say(locale, "button-go-on"), control(table.id, GO_ON), discord.ButtonStyle.primary)
    return screen(text(words), *rows([go_on]))


def coming_screen(table: TableFacts) -> Screen:
    """What a table's new message shows at first: true, whatever comes of it."""
    locale = table.locale
    words = say(locale, "table-comes", game=games.name(locale, table.game), table=table.id)
    go_on = button(say(locale, "button-go-on"), control(table.id, GO_ON), discord.ButtonStyle.primary)
    return screen(text(words), *rows([go_on]))


def denied_screen(locale: str) -> Screen:
    """What somebody is told whose table nobody else would see."""
    return screen(text(say(locale, "external-apps-denied")))


def lasting_line(locale: str, until: int) -> str:
    """The line below a table that says until when, in unix seconds, it is kept up to date."""
    return say(locale, "table-lasts", when=f"<t:{until}:t>")


def with_line(layout: Screen, line: str) -> Screen:
    """The same message above this line; as it is where there is no room for it."""
    try:
        above = screen(*layout.items, text(line))
    except Overfull:
        return layout
    return above if above.length <= TEXT_LIMIT else layout
