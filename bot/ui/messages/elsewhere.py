"""Tables where the bot is not, and can only answer: until when they are kept up to date, and that they rest."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import discord

from bot.tables.clocks.pace import PACES
from bot.ui.controls import control
from bot.ui.layout import TEXT_LIMIT, Button, Overfull, Screen, button, rows, screen, text
from bot.ui.messages import games
from bot.ui.phrases import called, together
from bot.ui.screens import TableFacts
from bot.words import say

GO_ON = "go-on"
"""The control that brings such a table up to date."""
CALLS = "mentions"
"""The control by which somebody is mentioned at a table, or no longer."""


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


def call_screen(table: TableFacts, person_id: int, now: int) -> Screen:
    """The line that mentions somebody for whom the game has begun to wait `now`, in unix seconds."""
    locale = table.locale
    words = say(locale, "table-calls", person=f"<@{person_id}>", table=table.id, when=f"<t:{now}:R>")
    go_on = button(say(locale, "button-go-on"), control(table.id, GO_ON), discord.ButtonStyle.primary)
    return screen(text(words), *rows([go_on, _calls_button(table.id, locale, on=False)]))


def calls_screen(table: int, locale: str, *, on: bool) -> Screen:
    """Whether somebody is mentioned when it is their turn at this table, and a button that takes it back."""
    words = say(locale, "calls-chosen", table=table, on="on" if on else "off")
    return screen(text(words), *rows([_calls_button(table, locale, on=not on)]))


def _calls_button(table: int, locale: str, *, on: bool) -> Button:
    label = say(locale, "button-call" if on else "button-uncall")
    return button(label, control(table, CALLS, "on" if on else "off"), emoji="🔔" if on else "🔕")


def pace_lines(table: TableFacts, dms: Mapping[int, str]) -> Iterator[str]:
    """Says in a lobby there whether a deadline will hold; `dms`: who is not reached by messages."""
    if not table.elsewhere or table.pace == PACES[0]:
        return
    unreached = [called(table.locale, seat) for seat in table.seats if seat.person_id in dms]
    if unreached:
        yield say(table.locale, "pace-elsewhere-not", names=together(table.locale, unreached))
    else:
        yield say(table.locale, "pace-elsewhere")


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
